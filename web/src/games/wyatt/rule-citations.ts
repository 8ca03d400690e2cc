// Citations: the rule behind a refusal, and the ruling behind a line of the log.

/** The rule of the index for each reason of a refusal. */
export const RULES: Record<string, string> = {
  last: 'turn-last-card', set: 'set-three', law: 'law-one', shot: 'law-hit-none', gun: 'gun-same', photo: 'photo-after-set', hideout: 'hideout-row',
  earp: 'earp-pile', row: 'stagecoach-row', 'row-lay': 'set-one-row', 'row-hide': 'hideout-row', 'row-steal': 'wanted-steal-others',
  'row-hidden': 'hideout-once', 'row-bare': 'wanted-steal', 'row-gun': 'gun-same', 'row-free': 'earp-free', 'row-free-mine': 'earp-free', 'row-mine': 'stagecoach-row',
};

/** The ruling for each verb, where the rulebook leaves a choice. */
export const VERBS: Record<string, string> = { duel: 'w5', shuffle: 'w3' };
