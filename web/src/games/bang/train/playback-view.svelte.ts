// Where the train is while its movement is played.
class Shown {
  at = $state<number | null>(null);
}

export const playbackRailway = new Shown();
