import type { TermGroup } from '../../../../table';
import { common, term } from '../../../../table';

export const people: TermGroup = {
  title: 'Who is who',
  terms: [
    term(
      'referee',
      'Referee',
      'Whoever plays the world and all people in it whom nobody else plays.',
    ),
    term('protagonist', 'Protagonist', 'Somebody whom a player plays.', 'protagonists'),
    term('scale', 'Scale', 'How large something is, from 0, an ordinary person, to 5, the peak.'),
  ],
};

export const checks: TermGroup = {
  title: 'Checks',
  terms: [
    term(
      'check',
      'Check',
      'Two ten-sided dice, the die of an Ability and a Skill, as one total.',
      'Checks',
    ),
    term(
      'action-type',
      'Action type',
      'What an Action is meant to do; there are nine.',
      'Action types',
    ),
    common(
      term(
        'circumstance',
        'Circumstance',
        'The two ten-sided dice of every Check; most Boons and Banes are on them.',
      ),
    ),
    term(
      'ability',
      'Ability',
      'One of nine; its rank from 1 to 10 gives the die that it adds to a Check.',
      'Abilities',
    ),
    common(
      term(
        'skill',
        'Skill',
        'One of 27, three for each Ability; its rank gives what it adds.',
        'Skills',
      ),
    ),
    common(
      term(
        'boon',
        'Boon',
        'One die more, and the lowest is dropped. It cancels with a Bane; at most five count.',
        'Boons',
      ),
    ),
    common(
      term(
        'bane',
        'Bane',
        'One die more, and the highest is dropped. It cancels with a Boon; at most five count.',
        'Banes',
      ),
    ),
    common(
      term(
        'miss',
        'Miss',
        'Below 10: what you wanted is barred, or yours in part with a drawback.',
      ),
    ),
    common(term('graze', 'Graze', '10 to 14: it succeeds, and you pay one Cost.')),
    common(term('hit', 'Hit', '15 to 19: it succeeds.')),
    term('critical', 'Critical Hit', '20 or more: it succeeds, and at one Scale more.'),
    common(
      term(
        'cost',
        'Cost',
        'What a Graze takes: Personal, Impact or Opportunity. You choose which.',
      ),
    ),
    term('fallout', 'Fallout', 'What a Miss brings; the referee says what.'),
    term(
      'complication',
      'Complication',
      'Something that happens besides: after a Miss, a Graze and a Critical Hit, perhaps after a Hit.',
      'Complications',
    ),
    common(
      term(
        'extra',
        'Extra',
        'More than was asked for: one where the Scale is above what it takes.',
        'Extras',
      ),
    ),
    term(
      'advantage-die',
      'Advantage die',
      'A ten-sided die that an invoked Trait adds once the result is 10 or more.',
      'Advantage dice',
    ),
    common(
      term(
        'effort',
        'Effort',
        'Blood, Sweat and Tears: up to five points add one each to a result.',
      ),
    ),
    common(
      term('stakes', 'Stakes', 'What can be lost. Where they are high, Fallout may be a Wound.'),
    ),
    common(
      term(
        'test',
        'Test',
        'The referee rolls two ten-sided dice against a Reaction score; below it, it goes well for you.',
        'Tests',
      ),
    ),
    term(
      'reaction-score',
      'Reaction score',
      '10 and half of what Ability and Skill are together; 5 in a Mood of that Ability.',
    ),
    common(
      term('leader', 'Leader', 'Whoever makes the Check for all in a Cooperation.', 'Leaders'),
    ),
    common(
      term(
        'follower',
        'Follower',
        'Whoever supports a Leader by a Test: 2 more, or 2 less.',
        'Followers',
      ),
    ),
    common(
      term(
        'counter',
        'Counter',
        'Slots that fill up, five points each. When the last is filled, something happens.',
        'Counters',
      ),
    ),
  ],
};
