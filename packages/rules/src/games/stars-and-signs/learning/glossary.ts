import type { TermGroup } from '../../../table';
import { common, term } from '../../../table';

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

const people: TermGroup = {
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

const checks: TermGroup = {
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

const selves: TermGroup = {
  title: 'Who you are',
  terms: [
    common(
      term(
        'trait',
        'Trait',
        'A few words about somebody or something, that can help, hinder, be invoked and compelled.',
        'Traits',
      ),
    ),
    common(
      term('hope', 'Hope', 'Pays for invoking Traits, and clears Despair at a Minor Milestone.'),
    ),
    term(
      'invoke',
      'Invoke',
      'Use a Trait for 1 Hope, or for nothing with a free invoke.',
      'invoked',
      'free invoke',
      'free invokes',
    ),
    term(
      'compel',
      'Compel',
      'Let something of yours get you into trouble, and get something for it.',
      'compelled',
      'compels',
    ),
    common(
      term('despair', 'Despair', 'Ten slots. From five on you are Fragile, with all ten Broken.'),
    ),
    common(term('fragile', 'Fragile', 'Each result is one step worse than it fell.')),
    common(
      term('broken', 'Broken', 'Only a Critical Hit is still a Graze; Despair becomes Wounds.'),
    ),
    common(
      term(
        'mood',
        'Mood',
        'Takes the rank of its Ability off Despair, and that Ability from you.',
        'Moods',
      ),
    ),
    common(
      term('wound', 'Wound', 'A Bane on all Checks of its category. The sixth defeats.', 'Wounds'),
    ),
    common(
      term('corruption', 'Corruption', 'Ten slots that magic fills. Milestones ask for its price.'),
    ),
    common(
      term(
        'asset',
        'Asset',
        'A thing, a hold on somebody or an ally that helps with what it is for.',
        'Assets',
      ),
    ),
  ],
};

const traits: TermGroup = {
  title: 'What you are made of',
  terms: [
    term(
      'aspect',
      'Aspect',
      'Mask, Heart and Shadow: whom the world sees, who you are, what you would rather not be. As one advances, a Magical Affinity rises.',
      'Aspects',
    ),
    common(term('mask', 'Mask', 'The Aspect that the world sees.')),
    common(term('heart', 'Heart', 'The Aspect of who they are underneath.')),
    common(term('shadow', 'Shadow', 'The Aspect that they would rather not be.')),
    common(
      term(
        'connection',
        'Connection',
        'What ties one protagonist to another. Each Negative one raises the Hope that you can have by 1.',
        'Connections',
      ),
    ),
    common(term('agenda', 'Agenda', 'What somebody is after; five at most.', 'Agendas')),
    common(
      term(
        'anchor',
        'Anchor',
        'What ties somebody to the mundane world. Compelled, it gives Hope or clears Corruption.',
        'Anchors',
      ),
    ),
    common(
      term(
        'affinity',
        'Affinity',
        'Something that somebody knows well. Each second rank brings a free invoke, back at each Minor Milestone.',
        'Affinities',
      ),
    ),
    common(
      term(
        'memory',
        'Memory',
        'A moment in which a Trait was shown or challenged. The third makes it advance.',
        'Memories',
      ),
    ),
    common(
      term(
        'reflection',
        'Reflection',
        'At a Milestone: one Aspect, one Agenda and one Connection each gain a Memory.',
        'Reflections',
      ),
    ),
    term(
      'flashback',
      'Flashback',
      'A scene of the past with an Anchor, once an arc. It clears up to five slots of Corruption.',
      'Flashbacks',
    ),
    common(
      term(
        'refresh',
        'Refresh',
        'To have again what was spent, up to a value. What is over is lost.',
        'Refreshes',
      ),
    ),
  ],
};

const growth: TermGroup = {
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

const magic: TermGroup = {
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

const ends: TermGroup = {
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

/** Every word of the game, in the order in which one meets them. */
export const glossary: readonly TermGroup[] = [people, checks, selves, traits, magic, growth, ends];
