// Where the train is being shown while it rolls: the view follows when all has been told.
class Shown {
  at = $state<number | null>(null);
}

export const playbackRailway = new Shown();
