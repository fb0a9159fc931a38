import { LearnSteps } from '../../shell/pages/learn-steps';

const steps = [
  'Bring a game that you know: its book, or what you have agreed on. This table knows no rules and refuses nothing.',
  'One of you may referee; or nobody does, and all look after the table together.',
  'Roll whatever you like in the usual way of writing it, such as 2d6+1 or 4d6kh3. Everybody sees the dice fall, and anybody can check them later.',
  'Roll in secret where nobody else shall see; what was secret can be shown.',
  'Write cards for people, places and things: open on the table, or before you alone. Hand them on, in private too.',
  'Count with counters and tracks, on a card or by themselves; draw clocks for what is coming.',
  'Put whoever acts in turn into an order, and step through it.',
  'Took it too far? Undo. Too much for somebody? Anybody can pause, and need not say why.',
];

/** How a table without a rulebook is used, to read before there is one. */
export const Learn = () => <LearnSteps steps={steps} />;
