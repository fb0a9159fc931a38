import type { TermGroup } from '../../../../table';
import { common, term } from '../../../../table';

export const growth: TermGroup = {
  title: 'How you grow',
  terms: [
    common(
      term(
        'milestone',
        'Milestone',
        'Minor after a session, Major after an arc: you rest and grow.',
        'Milestones',
      ),
    ),
    term('sp', 'SP', 'Skill Points: as many as the Effort that you regain. They pay for ranks.'),
    term(
      'xp',
      'XP',
      'Experience: one for each challenge that the group overcomes. Ten buy a Talent.',
    ),
    common(
      term(
        'challenge',
        'Challenge',
        'Something large that the group overcomes; the referee counts them.',
        'Challenges',
      ),
    ),
    common(
      term(
        'talent',
        'Talent',
        'Something special, in a slot of a Skill; its Ability rises by 1.',
        'Talents',
      ),
    ),
    term(
      'talent-slot',
      'Talent slot',
      'Each Skill has one at rank 2, 4, 6, 8 and 10.',
      'Talent slots',
    ),
    term(
      'class-feature',
      'Class Feature',
      'Something that their Class can do; one more at each Major Milestone.',
      'Class Features',
    ),
    common(
      term(
        'charm',
        'Charm',
        'A trinket with a little magic, worn in the mundane world, too.',
        'Charms',
      ),
    ),
  ],
};

export const magic: TermGroup = {
  title: 'Magic',
  terms: [
    common(
      term(
        'transform',
        'Transform',
        'Become magical, for 1d10 Corruption and no Action, until Energy, a Major Milestone or harm ends it.',
        'Transformed',
        'Transformation',
        'Transformations',
      ),
    ),
    common(
      term(
        'energy',
        'Energy',
        'Five slots that magic fills while Transformed. When the last is filled, it ends.',
      ),
    ),
    term(
      'temporary-energy',
      'Temporary Energy',
      'Slots beside the five, of a Catch that was compelled. They fill first and vanish.',
      'Temporary slots',
      'Temporary slot',
    ),
    term(
      'magical-affinity',
      'Magical Affinity',
      'What their magic is of. It can be invoked while Transformed alone.',
      'Magical Affinities',
    ),
    term(
      'signature-move',
      'Signature Move',
      'One Action type with one Skill, at Scale 4 for 1d10 Corruption; filled Energy clears.',
      'Signature Moves',
    ),
    common(term('gift', 'Gift', 'What nobody’s magic does but theirs.', 'Gifts')),
    common(
      term(
        'catch',
        'Catch',
        'What their magic costs. Compelled, it clears a slot of Energy or brings a Temporary one.',
      ),
    ),
    common(term('relic', 'Relic', 'What always comes back to their hand.', 'Relics')),
    common(
      term(
        'regalia',
        'Regalia',
        'What they wear while Transformed. Each player chose a benefit, and all have all of them.',
      ),
    ),
    common(
      term(
        'wish',
        'Wish',
        'Once ever, beyond any Scale. Whoever makes it is Defeated, and nothing undoes that.',
        'Wishes',
      ),
    ),
  ],
};

export const ends: TermGroup = {
  title: 'What can become of you',
  terms: [
    common(
      term(
        'defeated',
        'Defeated',
        'One Wound too many: retire, vanish, or bear a Lingering Wound.',
        'Defeat',
      ),
    ),
    term(
      'lingering-wound',
      'Lingering Wound',
      'Stays, until three Memories of recovering heal it, or an Agenda that is devoted to it.',
      'Lingering Wounds',
    ),
    common(
      term(
        'consumed',
        'Consumed',
        'Corruption gained on top of ten full slots. At the next Minor Milestone you choose a way out.',
      ),
    ),
    common(
      term(
        'temptation',
        'Temptation',
        'What the referee has against somebody with five slots of Corruption or more at a Minor Milestone.',
        'Temptations',
      ),
    ),
    term(
      'corruption-fallout',
      'Corruption Fallout',
      'What the referee may do once in an arc to somebody with Corruption at a Major Milestone.',
    ),
    term(
      'dramatic-confrontation',
      'Dramatic Confrontation',
      'The others fight for somebody who is Consumed.',
    ),
    term(
      'signbearer',
      'Signbearer',
      'Somebody who has fallen to darkness, and is the referee’s now.',
      'Signbearers',
    ),
  ],
};
