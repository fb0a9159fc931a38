/** How the game is played, in as few steps as it has. */
export const howToPlay: readonly string[] = [
  'Everybody plays a character with seven Stats. A Stat is a die: d4 to begin with, larger when they grow.',
  'Say what you want to reach, and with which Stat. Whoever has the last word says whether it takes a Check, and how complex it is.',
  'Roll the die of the Stat. A 1 bumps: it is rolled again and added. 4 or less fails; from 5 on it comes off, from 11 on with a boon.',
  'If it comes off, the Stat locks at the last face of its die: it cannot be rolled until the scene is over, or you take a Rest.',
  'What has come off once can be continued at what is locked, without dice, as long as nobody stops it.',
  'Blessings are dice that you keep. Spend them to help, to make things worse, or to turn a failure, as your Atmosphere has it; two that are equal spark a second Stat.',
  'Fights, races and break-ins are Endeavors: rounds in which each has one action, and tracks on which everybody has a position.',
  'At the end of a session one Stat grows, and what is left of your Blessings becomes what your Atmosphere says.',
];
