import type { TermGroup } from '../../../table';
import { common, term } from '../../../table';

export const blessings: TermGroup = {
  title: 'Blessings',
  terms: [
    common(
      term(
        'blessing',
        'Blessing',
        'A d6 that one keeps as it fell, until it is spent. A 1 brings one more.',
        'Blessings',
      ),
    ),
    common(
      term(
        'temporary',
        'Temporary Blessing',
        'One that goes when what gave it is over.',
        'temporary Blessings',
      ),
    ),
    common(
      term(
        'atmosphere',
        'Atmosphere',
        'Light, Dark or Gritty: how Blessings are gained, spent and kept.',
      ),
    ),
    common(
      term(
        'spark',
        'Spark',
        'For two equal Blessings a second Stat of the same size is rolled with the first; if one bumps, both do.',
      ),
    ),
    common(term('help', 'Help', 'Light: half of a Blessing is added to another’s failed Check.')),
    common(term('jinx', 'Jinx', 'Dark: a Blessing adds 1, and a bust if it comes off.')),
    common(term('improvise', 'Improvise', 'Gritty: a Blessing turns the dice of a failure to 1.')),
    common(
      term(
        'collaborate',
        'Collaborate',
        'Dark and Gritty: Blessings handed to whoever has failed, to turn it.',
      ),
    ),
    common(
      term('reputation', 'Reputation', 'What one’s name is worth with others.', 'Reputations'),
    ),
    common(term('debt', 'Debt', 'What one owes for Blessings in the Dark.', 'Debts')),
  ],
};

export const growth: TermGroup = {
  title: 'Growing',
  terms: [
    common(
      term(
        'shop',
        'Session Shop',
        'At the end of a session: one Stat grows, more for Blessings, and what comes with it.',
      ),
    ),
    common(term('upgrade', 'Upgrade', 'One die, one size larger.', 'Upgrades')),
    common(
      term('specialization', 'Specialization', 'A special use of an Aptitude.', 'Specializations'),
    ),
    common(
      term(
        'dedication',
        'Dedication',
        'What a Motivation has grown into; it banks boons or busts for later.',
        'Dedications',
      ),
    ),
    common(
      term(
        'exceptional',
        'Exceptional',
        'A gain with which 6 and 7 count as 8 on Checks that fit.',
      ),
    ),
  ],
};
