import type { TermGroup } from '../../../table';
import { common, term } from '../../../table';
import { statWords } from '../vocabulary';
import { actions, endeavors } from './glossary-endeavors';
import { blessings, growth } from './glossary-growth';

const people: TermGroup = {
  title: 'Who is who',
  terms: [
    term('gm', 'GM', 'Whoever plays the world, where the table has one.'),
    term('character', 'Character', 'Somebody whom a player plays.', 'characters'),
    term(
      'arbiter',
      'The last word',
      'Whoever decides what the rules leave open: a GM, each in turn, a vote, or chance.',
    ),
    common(term('motivation', 'Motivation', 'What drives somebody; it raised two of their Stats.')),
    common(term('backstory', 'Backstory', 'Where somebody comes from. History covers it.')),
    common(
      term(
        'aptitude',
        'Aptitude',
        'What somebody is good at: on Checks that fit, 3 and 4 count as 5.',
        'Aptitudes',
      ),
    ),
    term(
      'gain',
      'Gain',
      'Something somebody has gained: an item, information, an alliance.',
      'Gains',
    ),
  ],
};

const stats: TermGroup = {
  title: 'Stats',
  terms: [
    common(term('stat', 'Stat', 'A die, from d2 to d10, for one kind of deed.', 'Stats')),
    ...(['head', 'hand', 'heart', 'home', 'hurt', 'hurry', 'history'] as const).map((stat) =>
      common(term(stat, statWords[stat].name, statWords[stat].means)),
    ),
    common(
      term(
        'lock',
        'Lock',
        'A Stat with which something came off stays at the last face of its die, and is not rolled until it comes free.',
        'locked',
      ),
    ),
    common(term('free', 'Free Stats', 'Stats that are not locked, and can be rolled.')),
    term(
      'unconventional',
      'In place of',
      'A Stat may stand in for another one whose die is of the same size, if the table agrees.',
    ),
  ],
};

const checks: TermGroup = {
  title: 'Checks',
  terms: [
    term('check', 'Check', 'A roll of a Stat’s die, to see whether something comes off.', 'Checks'),
    common(
      term(
        'bump',
        'Bump',
        'A die that shows 1 is rolled again, and what it shows is added.',
        'bumps',
      ),
    ),
    common(term('failure', 'Failure', '4 or less: it does not come off.')),
    common(term('minor', 'Minor Success', '5 to 7: it comes off, with a bust.')),
    common(term('medium', 'Medium Success', '8 to 10: it comes off.')),
    common(term('major', 'Major Success', '11 to 19: it comes off, with a boon.')),
    common(
      term('maximum', 'Maximum Success', '20 or more: it comes off, with an exceptional boon.'),
    ),
    common(term('boon', 'Boon', 'More than was asked for; the table says what.', 'boons')),
    common(term('bust', 'Bust', 'A price for success; the table says what.', 'busts')),
    term(
      'complexity',
      'Complexity',
      'Easy as if apt, simple one Check, hard two in a row, complex three or more, each with another Stat.',
      'Easy',
      'Simple',
      'Hard',
      'Complex',
    ),
    common(
      term(
        'effect-size',
        'Effect size',
        'Small, medium with a d6 or larger, large with a d10: how much an effect does.',
      ),
    ),
    term('attack', 'Attack', 'Any Check against another’s will; violent with Hurt.', 'Attacks'),
    term(
      'continue',
      'Continue',
      'To go on with what came off, at what is locked and without dice.',
      'Continues',
    ),
    common(
      term('rest', 'Rest', 'Time passes, others act meanwhile, and all of one’s Stats come free.'),
    ),
    common(
      term(
        'long-goal',
        'Long goal',
        'It takes many Checks: each success moves it up by 1, 2 or 3, a failure down by 2.',
        'Long goals',
      ),
    ),
    common(
      term('luck', 'Luck', 'Two d10s: equal very lucky, both odd or both even lucky, else not.'),
    ),
  ],
};

/** What the words of the game mean. */
export const glossary: readonly TermGroup[] = [
  people,
  stats,
  checks,
  blessings,
  endeavors,
  actions,
  growth,
];
