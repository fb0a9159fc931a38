/** Kinds of beats that seasons of any playset come across, if there are enough of them. */
export const kindsOfAny: readonly string[] = [
  ...['introducing', 'introduction', 'joins-the-story', 'advance', 'clock-filled'],
  ...['pause', 'pause-ends'],
  ...['episode-begins', 'phase', 'episode-ends', 'obligation', 'downtime-activity'],
  ...['investigation', 'gather-information', 'answer', 'engagement', 'action-roll'],
  ...['acting-along', 'resistance', 'harm', 'consequence', 'bond', 'mission-won', 'mission-lost'],
  ...['transcend', 'transcendence-ends', 'eclipse-roll', 'eclipse', 'escape', 'track', 'respite'],
  'fallout',
];

/** Kinds of beats that a few seasons of each playset come across. Others are shown by an example. */
export const kindsPlayed: Readonly<Record<string, readonly string[]>> = {
  'at-the-brink-of-the-abyss': ['room-opened', 'season-ends', 'season-begins'],
  'beneath-a-rotting-sky': [
    ...['disagreement', 'disagreement-ends', 'hearts', 'fate-taken', 'fate-price', 'series-ends'],
    'rescue',
  ],
  'in-a-maze-of-dreams': ['intimate-moment', 'closer', 'unmasked', 'confronted'],
  'on-a-sea-of-stars': ['bastion', 'room-opened'],
};
