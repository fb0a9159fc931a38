/** How the game is played, in as few steps as it has. */
export const howToPlay: readonly string[] = [
  'Everybody plays a protagonist with an ordinary life and a magical one. One of you referees, and plays the world.',
  'Say what you want to reach and how. Where it could go either way, the referee names the Action type and you make a Check.',
  'A Check is two ten-sided dice, the die of your Ability and your Skill. Below 10 is a Miss, 10 a Graze, 15 a Hit, 20 a Critical Hit.',
  'Relevant Traits give a Boon or a Bane: one die more, and the lowest or the highest is dropped. Invoke one for Hope.',
  'When the dice lie there you may still add Effort, or an Advantage die from 10 on. Then you close it, and it counts.',
  'A Graze has a Cost: you choose which kind. A Miss brings Fallout. All but a Hit bring a Complication.',
  'Despair makes you Fragile, then Broken. A Mood takes some of it, and an Ability with it.',
  'Transform, and great things are possible. It costs Corruption, and that has a price at the next Milestone.',
];
