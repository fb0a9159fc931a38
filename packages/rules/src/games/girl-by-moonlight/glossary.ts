import type { TermGroup } from '../../table';
import { common, term } from '../../table';
import { actionGuide, attributeGuide } from './guide';

/** How an evening goes, in as few steps as it has. */
export const howToPlay: readonly string[] = [
  'You play magical girls who lead two lives. One of you, the director, plays everybody and everything else.',
  'Say what your hero does, and with which of nine actions. The director says how dangerous it is and how much it can achieve.',
  'Take help, push yourself, or accept a poisoned promise for more dice. Roll six-sided dice and read the highest.',
  '6: it works. 4 or 5: it works, at a price. 1 to 3: it goes wrong. Two sixes: better than you hoped.',
  'What goes wrong costs you: harm, stress, a worse position. You may resist, and a friend may step in for you.',
  'Stress that has nowhere to go pulls you towards eclipse, where you lose yourself. Friends hold you with links, and bring you back.',
  'When it counts, transcend: for a while you are all that you could be.',
  'A mission won or lost, the world answers: fallout. Then everyday life again, time for each other, and the next mission.',
];

const people: TermGroup = {
  title: 'Who is who',
  terms: [
    term(
      'director',
      'Director',
      'Whoever plays the world, its people and the adversary, judges rolls and asks questions.',
    ),
    term(
      'protagonist',
      'Protagonist',
      'A hero whom one of you plays: a mundane self by day, a transcendent one when it counts.',
      'protagonists',
    ),
    term(
      'playbook',
      'Playbook',
      'The kind of hero: what it can do, promises, and how it loses itself. There are seven in the book.',
      'playbooks',
    ),
    term(
      'playset',
      'Playset',
      'The kind of series: its world, adversary, missions and rules of its own.',
      'playsets',
    ),
    term(
      'secondary-character',
      'Secondary character',
      'Somebody in a protagonist’s life: family, a rival, a mentor. The director plays them.',
      'secondary characters',
    ),
    term(
      'adversary',
      'Adversary',
      'What you are up against. Its track fills in fallout; the higher its tier, the harder it hits.',
    ),
    {
      ...term(
        'role',
        'Role',
        'What part a protagonist plays among the others, such as loyal knight or weary mechanic.',
      ),
      common: true,
      alone: ['role'],
    },
    term(
      'introduction',
      'Introduction',
      'Before play, everybody presents their protagonist to the table in a few words.',
    ),
  ],
};

const phasesOfPlay: TermGroup = {
  title: 'How an episode goes',
  terms: [
    term(
      'creation',
      'Making the series',
      'The table answers questions about its world, and everybody makes a protagonist; or all begin with what is ready.',
    ),
    term(
      'obligation',
      'Obligation',
      'What everyday life asks: school, work, family. One roll each says how well you keep up with it.',
      'obligations',
    ),
    term(
      'downtime',
      'Downtime',
      'Time between dangers. Two actions each: connect with a friend, recover, investigate, work on a project.',
      'downtime actions',
      'downtime action',
    ),
    term(
      'mission',
      'Mission',
      'What you set out to do in an episode, with a goal and a tier. Here you transcend, and here things go wrong.',
      'missions',
    ),
    term(
      'engagement',
      'Engagement roll',
      'The one roll that begins a mission. It says from which position you start, so plans stay short.',
      'engagement',
    ),
    term(
      'fallout',
      'Fallout',
      'How the world answers a mission. The adversary advances, stress and links are cleared: use links before.',
    ),
    term(
      'interlude',
      'Interlude',
      'Between two seasons: people change roles or make somebody new.',
    ),
    term(
      'epilogue',
      'Epilogue',
      'The series is told. Everybody writes what becomes of their protagonist.',
    ),
    term(
      'episode',
      'Episode',
      'One round of obligation, downtime, mission and fallout; an evening or so.',
      'episodes',
    ),
    term('season', 'Season', 'Several episodes, up to a mission that ends it.', 'seasons'),
    term(
      'flashback',
      'Flashback',
      'You say that you have seen to something before. The director names a price in stress; then it was so.',
      'flashbacks',
    ),
    term(
      'tier',
      'Tier',
      'How great something is, from I to III: {segmentsPerTier} segments of a track each. Missions above what you have found out begin worse.',
      'tiers',
    ),
    term(
      'investigation',
      'Investigation',
      'A track of what you have found out. The higher its tier, the better you are prepared.',
    ),
    term(
      'project',
      'Long-term project',
      'Something that takes more than an evening: a clock to be filled in downtime.',
      'project',
      'projects',
      'long-term projects',
    ),
    term(
      'series-ability',
      'Series ability',
      'What the whole group can do. You begin with one, and with a transcendent one.',
      'series abilities',
    ),
  ],
};

const rolling: TermGroup = {
  title: 'Rolling dice',
  terms: [
    term(
      'action-roll',
      'Action roll',
      'One die for each dot of the action, and more by help. The highest die counts: 6 works, 4/5 at a price, 1–3 goes wrong.',
      'action rolls',
    ),
    term(
      'action',
      'Action',
      'What you do it with: nine of them. A dot is a die; without any you roll two and keep the lower.',
      'actions',
    ),
    term(
      'attribute',
      'Attribute',
      'Sun, Moon and Stars: each counts the actions under it in which you have a dot. You resist with them.',
      'attributes',
    ),
    term(
      'position',
      'Position',
      'How bad it gets if it goes wrong: controlled, risky or desperate. The director judges it before you roll.',
    ),
    term(
      'controlled',
      'Controlled position',
      'You have the upper hand: what goes wrong costs little, and you may try again.',
      'controlled',
    ),
    term(
      'risky',
      'Risky position',
      'The usual one: you act under fire, and what goes wrong hurts.',
      'risky',
    ),
    term(
      'desperate',
      'Desperate position',
      'You are in over your head: what goes wrong is severe. It marks 1 xp at once.',
      'desperate',
    ),
    term(
      'effect',
      'Effect',
      'How much it achieves if it works: none, limited, standard or great. The director judges it before you roll.',
    ),
    term('none', 'No effect', 'As it is, it cannot work. Change how you go about it, or get help.'),
    term('limited', 'Limited effect', 'It helps a little: part of what you wanted.', 'limited'),
    {
      ...term('standard', 'Standard effect', 'What one would expect; the usual one.'),
      alone: ['standard'],
    },
    { ...term('great', 'Great effect', 'More than one would expect.'), alone: ['great'] },
    term(
      'critical',
      'Critical',
      'Two sixes: it works better than you hoped, with something on top.',
      'criticals',
    ),
    term(
      'push',
      'Push',
      'You take 2 stress for one more die, or for more effect.',
      'push yourself',
      'pushing',
      'pushed',
      'pushes',
      'push themselves',
    ),
    term(
      'assist',
      'Assist',
      'A friend takes 1 stress and gives you a die; they share the risk.',
      'assists',
      'assisting',
    ),
    term(
      'poisoned-promise',
      'Poisoned promise',
      'A die now for something bad that happens whatever you roll. Anybody may offer one; only you accept it.',
      'poisoned promises',
    ),
    term(
      'set-up',
      'Set-up',
      'You act so that somebody after you has a better position or more effect.',

      'set-ups',
    ),
    term(
      'group-action',
      'Group action',
      'All roll, and the best result counts for everybody. The one who leads pays stress for each who fails.',
      'group actions',
    ),
    term(
      'gather-information',
      'Gathering information',
      'You look, ask or feel your way. The better the roll, the more questions of your playbook are answered.',
      'gather information',
    ),
    term(
      'fortune-roll',
      'Fortune roll',
      'The director leaves something to chance that is nobody’s doing.',
      'fortune rolls',
    ),
    term(
      'clock',
      'Clock',
      'A circle of segments. When it is full, what stands beside it happens: good or bad. The director says how many a roll marks: say 1, 2 or 3 for a limited, standard or great effect.',
      'clocks',
      'segment',
      'segments',
    ),
  ],
};

const dangers: TermGroup = {
  title: 'What it costs, and what holds you',
  terms: [
    term(
      'consequence',
      'Consequence',
      'What goes wrong: harm, a complication, a worse position, a chance lost. You can resist it, unless a poisoned promise brought it.',
      'consequences',
      'complication',
      'lost opportunity',
      'reduced effect',
      'worse position',
    ),
    term(
      'resist',
      'Resisting',
      'You make a consequence smaller. Roll the attribute: it costs 6 stress less the highest die.',
      'resist',
      'resistance',
      'resists',
    ),
    term(
      'protect',
      'Protecting',
      'You take what was meant for a friend. You may resist it yourself.',
      'protect',
    ),
    term(
      'stress',
      'Stress',
      'What all of this takes out of you, nine boxes. When they are full you roll for eclipse.',
    ),
    term(
      'harm',
      'Harm',
      'Wounds of body or heart, in levels. 1: less effect. 2: a die less. 3: you need help to act. More is fatal.',
      'harmed',
    ),
    term(
      'armour',
      'Armour',
      'While transcended, once a mission: mark it, and harm is one level smaller.',
    ),
    term(
      'special-armour',
      'Special armour',
      'Once a mission, what your ability names does not touch you, or you spend it for something else.',
    ),
    term(
      'recovery',
      'Recovery',
      'A clock that fills as friends look after you. When it is full, each harm heals by a level.',
    ),
    term(
      'eclipse',
      'Eclipse',
      'You lose yourself, in the way of your playbook, until a friend brings you back in the way that it names.',
      'eclipses',
    ),
    term(
      'transcend',
      'Transcending',
      'You show who you really are: transcendent dots and abilities, and more effect. Each roll marks one of {transcendenceSegments} segments; then it is over.',
      'transcend',
      'transcended',
      'transcendence',
      'transcends',
    ),
    term(
      'link',
      'Link',
      'What ties you to a friend, made by connecting. Spend one to help from afar, to clear 2 stress, to have a friend shrug off harm, or to hold them back from eclipse.',
      'links',
    ),
    term(
      'promise',
      'Promise',
      'What you mean to do because of how you feel about somebody. Playing towards it earns xp, kept or not.',
      'promises',
    ),
    term(
      'playbook-xp',
      'Playbook xp',
      'Marked for what your playbook is after. {playbookXp} marks buy an ability.',
    ),
    term(
      'xp',
      'Xp',
      'Marks for what you dared and showed. {attributeXp} in an attribute are an advance: another dot.',
      'experience',
    ),
    {
      ...term(
        'advance',
        'Advance',
        'Growth that a full xp track has earned, to be spent between scenes.',
        'advances',
      ),
      notBefore: ['the', 'it', 'to', 'by', 'its'],
    },
    term(
      'out-of-action',
      'Out of action',
      'You are alive, and cannot act for the rest of the mission.',
    ),
    {
      ...term(
        'lost',
        'Lost',
        'A protagonist leaves the story for good. Their player makes somebody new.',
      ),
      common: true,
      alone: ['lost'],
    },
  ],
};

const ofActions: TermGroup = {
  title: 'The nine actions',
  terms: Object.entries(actionGuide).map(([id, { name, text }]) => common(term(id, name, text))),
};

const ofAttributes: TermGroup = {
  title: 'Sun, Moon and Stars',
  terms: Object.entries(attributeGuide).map(([id, { name, text, resists }]) =>
    common(term(id, name, `${text} Rolled to resist ${resists}.`)),
  ),
};

/** Every word of the game that stands on a screen. */
export const glossary: readonly TermGroup[] = [
  people,
  phasesOfPlay,
  rolling,
  ofActions,
  ofAttributes,
  dangers,
];
