import { LearnSteps } from '../../shell/pages/learn-steps';

const steps = [
  'One of you is the GM, who plays the world and everybody in it. The others play one hero each.',
  'Talk first: say what your hero does. Where it matters and could go either way, the GM asks for a roll of one of six traits.',
  'Roll two twelve-sided dice, Hope and Fear, and add them and your trait. The total is held against a Difficulty.',
  'The higher die says how it goes on: with Hope you gain a Hope; with Fear the GM gains a Fear. Two alike are a critical success: you gain a Hope and clear a Stress.',
  'Spend Hope to help a friend, to bring in an Experience, or for what your hero can do.',
  'Damage is held against two thresholds of yours: below both you mark one hit point, from the first on two, from the second on three. One armour slot lowers that by a step.',
  'Nobody waits in a line. The spotlight goes where the story goes; a roll that fails, or that comes with Fear, hands it to the GM, who may spend Fear for more.',
  'Rest to mend what was marked. Whatever was meant to happen meanwhile moves on.',
];

/** How *Daggerheart* is played, to read before there is a table. */
export const Learn = () => <LearnSteps steps={steps} />;
