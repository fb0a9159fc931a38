import type { TermGroup } from '../../../table';
import { common, term } from '../../../table';

/** How an evening goes, in as few steps as it has. */
export const howToPlay: readonly string[] = [
  'One of you is the GM, who plays the world and everybody in it. The others play one hero each.',
  'Talk first: say what your hero does. Where it matters and could go either way, the GM asks for a roll of one of six traits.',
  'Roll two twelve-sided dice, Hope and Fear, and add them and your trait. The total is held against a Difficulty.',
  'The higher die says how it goes on: with Hope you gain a Hope, with Fear the GM gains a Fear. Two alike are a critical: a Hope, and a Stress cleared.',
  'Spend Hope to help a friend, to bring in an Experience, or for what your hero can do.',
  'Damage is held against two thresholds: below both you mark 1 HP, from the first on 2, from the second on 3. An armour slot lowers that by a step.',
  'Nobody waits in a line. A roll that fails or comes with Fear hands the spotlight to the GM, who may spend Fear for more.',
  'Rest to mend what was marked. Whatever was meant to happen meanwhile moves on.',
];

const people: TermGroup = {
  title: 'Who is who',
  terms: [
    term(
      'gm',
      'GM',
      'Whoever plays the world and everybody in it, asks for rolls and says their Difficulty.',
      'the GM’s',
    ),
    term('character', 'Character', 'A hero whom one of the players plays.', 'characters', 'hero'),
    term('party', 'Party', 'All characters together.'),
    common(
      term(
        'companion',
        'Companion',
        'An animal or another that goes with a character, with a sheet of its own. It acts at their command, by a roll of theirs, and marks Stress where others mark HP.',
        'companions',
      ),
    ),
    term(
      'adversary',
      'Adversary',
      'Whoever stands against you. The GM plays it; its numbers lie on the desk.',
      'adversaries',
    ),
    term(
      'environment',
      'Environment',
      'The place, where it can do something by itself. The GM plays it as well.',
      'environments',
    ),
    common(
      term(
        'level',
        'Level',
        'How far a character has come, from 1 to 10. Each level brings 1 more to both thresholds and two advancements.',
        'levels',
      ),
    ),
    term(
      'tier',
      'Tier',
      'Levels in four steps: 1, from level 2, from 5, from 8. A new one brings an Experience and Proficiency.',
      'tiers',
    ),
    term(
      'advancement',
      'Advancement',
      'What a new level brings: two choices, such as an HP slot or a better trait.',
      'advancements',
    ),
    common(
      term(
        'class',
        'Class',
        'What kind of hero this is. A table writes its own, or brings a library.',
        'subclass',
      ),
    ),
    term('heritage', 'Heritage', 'What somebody comes from: their people, and how they grew up.'),
    term(
      'library',
      'Library',
      'What this table has written or brought: classes, weapons, cards, adversaries and places.',
    ),
    term('connection', 'Connections', 'What ties a character to the others.'),
  ],
};

const dice: TermGroup = {
  title: 'The dice',
  terms: [
    term(
      'duality-dice',
      'Duality dice',
      'Two twelve-sided dice: one is Hope, one is Fear. Both are added; the higher one colours what comes of it.',
      'duality roll',
    ),
    term(
      'action-roll',
      'Action roll',
      'The two duality dice and a trait against a Difficulty: for what could go either way, and matters.',
      'action rolls',
    ),
    common(
      term(
        'reaction',
        'Reaction',
        'A roll to avoid or withstand something. It gives no Hope, no Fear, and no move to the GM.',
        'reaction roll',
        'reaction rolls',
        'reactions',
      ),
    ),
    term(
      'difficulty',
      'Difficulty',
      'What a roll has to reach. The GM says it, or keeps it; 15 is usual.',
    ),
    term(
      'critical',
      'Critical',
      'Both duality dice alike: a success whatever the Difficulty. You gain 1 Hope and clear 1 Stress.',
      'Critical Success',
      'critically',
      'criticals',
    ),
    term(
      'with-hope',
      'With Hope',
      'The Hope die is the higher one: you gain 1 Hope.',
      'Success with Hope',
      'Failure with Hope',
    ),
    term(
      'with-fear',
      'With Fear',
      'The Fear die is the higher one: the GM gains 1 Fear and has the spotlight.',
      'Success with Fear',
      'Failure with Fear',
    ),
    term(
      'advantage',
      'Advantage',
      'One d6 more, which is added. Advantage and disadvantage cancel one for one; of several the highest counts.',
    ),
    term(
      'disadvantage',
      'Disadvantage',
      'One d6 more, which is taken away. It cancels with advantage, one for one.',
    ),
    common(
      term(
        'experience',
        'Experience',
        'A few words of what you have been or can do, with a bonus. 1 Hope adds it to a roll; one a roll.',
        'Experiences',
      ),
    ),
    term(
      'help',
      'Help an ally',
      '1 Hope gives a friend’s roll an advantage die.',
      'Help with the roll',
    ),
    term(
      'group-action',
      'Group action',
      'One leads, the others help with reaction rolls: 1 more for each success, 1 less for each failure.',
      'group actions',
    ),
    term(
      'tag-team',
      'Tag Team',
      'For 3 Hope, once a session: two roll, or three where something allows it, and one roll counts for all. Their damage is added.',
    ),
    common(
      term(
        'fate',
        'Fate',
        'One duality die for what is nobody’s doing: it happens on the number that was said, or less.',
        'to fate',
      ),
    ),
    term(
      'stakes',
      'At stake',
      'What may be won or lost by a roll. It is said before the dice fall.',
      'what is at stake',
    ),
  ],
};

const traits: TermGroup = {
  title: 'Six traits',
  terms: [
    term(
      'trait',
      'Trait',
      'One of six numbers that say what a character is good at. One of them is added to a roll.',
      'traits',
    ),
    term('agility', 'Agility', 'To sprint, to leap, to manoeuvre.'),
    common(term('strength', 'Strength', 'To lift, to smash, to grapple.')),
    term('finesse', 'Finesse', 'To control, to hide, to tinker.'),
    common(term('instinct', 'Instinct', 'To perceive, to sense, to navigate.')),
    common(term('presence', 'Presence', 'To charm, to perform, to deceive.')),
    common(term('knowledge', 'Knowledge', 'To recall, to analyse, to comprehend.')),
  ],
};

const tracks: TermGroup = {
  title: 'What one has, and what it costs',
  terms: [
    common(
      term(
        'hope',
        'Hope',
        'What drives a hero: up to 6. Gained by rolls with Hope; spent to help, for an Experience, for features.',
      ),
    ),
    common(
      term(
        'fear',
        'Fear',
        'What the GM holds, up to 12. Gained by rolls with Fear and at rests; spent for the spotlight and for features.',
      ),
    ),
    common(
      term(
        'stress',
        'Stress',
        'What wears you down. With all slots marked you are Vulnerable; what does not fit marks an HP.',
      ),
    ),
    term(
      'hp',
      'HP',
      'Hit points: slots that damage marks, 1 to 3 at once. With the last one a death move is made.',
      'hit points',
    ),
    term('slot', 'Slot', 'One box of a track. A marked one is used until it is cleared.', 'slots'),
    term(
      'armour',
      'Armour',
      'Slots that can be marked, one a hit: each lowers what is marked by a step.',
      'armour slot',
      'armour slots',
      'Armour Score',
    ),
    term(
      'gold',
      'Gold',
      'Counted in handfuls: ten are a bag, ten bags a chest. Nobody carries more than a chest and what fits beside it.',
      'handful',
      'handfuls',
    ),
    term(
      'scar',
      'Scar',
      'What avoiding death may leave: a Hope slot is crossed out for good.',
      'scars',
    ),
    term(
      'project',
      'Project',
      'Something that takes more than a rest: a countdown that its owner moves.',
      'projects',
    ),
  ],
};

const fight: TermGroup = {
  title: 'Fighting',
  terms: [
    term('evasion', 'Evasion', 'What an attack on you has to reach.'),
    term(
      'threshold',
      'Thresholds',
      'Two numbers that damage is held against: below Major 1 HP, from Major on 2, from Severe on 3.',
      'threshold',
      'Damage thresholds',
    ),
    common(term('major', 'Major', 'The lower threshold: from here on damage marks 2 HP.')),
    common(term('severe', 'Severe', 'The higher threshold: from here on damage marks 3 HP.')),
    term('proficiency', 'Proficiency', 'How many of a weapon’s dice are rolled for damage.'),
    common(
      term(
        'attack',
        'Attack',
        'An action roll against an adversary’s Difficulty; an adversary rolls a d20 against your Evasion.',
        'attacks',
      ),
    ),
    term('damage', 'Damage', 'What a hit does: dice and a bonus, held against the thresholds.'),
    common(term('physical', 'Physical', 'Damage of blades, blows and falls.')),
    common(term('magical', 'Magical', 'Damage of spells and the like.')),
    common(term('direct', 'Direct', 'Damage that armour does not help against.', 'direct damage')),
    term('resistance', 'Resistance', 'Halves damage of its kind, before the thresholds.'),
    term(
      'vulnerable',
      'Vulnerable',
      'Every roll against somebody who is has advantage. So is whoever has no Stress left.',
    ),
    term('restrained', 'Restrained', 'Cannot move, but can act from where they stand.'),
    common(
      term(
        'hidden',
        'Hidden',
        'Nobody knows where they are: rolls against them have disadvantage. It ends when they are seen.',
      ),
    ),
    term(
      'condition',
      'Condition',
      'What somebody is under, such as Vulnerable, until it ends; a roll shakes most of them off.',
      'conditions',
    ),
    term(
      'death-move',
      'Death move',
      'Made at the last HP: a blaze of glory, to avoid death, or to risk it all.',
      'death moves',
    ),
    term('blaze', 'Blaze of Glory', 'One last action, which succeeds critically. Then you die.'),
    term(
      'avoid-death',
      'Avoid Death',
      'You fall unconscious and it gets worse; the Hope die says whether you keep a scar.',
      'avoids death',
    ),
    term(
      'risk',
      'Risk It All',
      'Both dice: Hope higher heals you, Fear higher kills you, alike heals all.',
      'risks it all',
    ),
    term(
      'unconscious',
      'Unconscious',
      'Out of it, and nobody can be attacked who is. Ends with an HP cleared, or a long rest.',
    ),
    term(
      'under-water',
      'Under water',
      'Attacks have disadvantage; who cannot breathe has three actions before air runs out.',
    ),
    term(
      'battle',
      'Battle budget',
      'Points for a fight: 2, and 3 for each character. Advice for the GM, no more.',
      'budget',
    ),
  ],
};

const ranges: TermGroup = {
  title: 'Ranges',
  terms: [
    term(
      'range',
      'Range',
      'How far somebody is: Melee, Very Close, Close, Far, Very Far, Out of Range.',
      'ranges',
    ),
    term('melee', 'Melee', 'Within reach of an arm.'),
    term('very-close', 'Very Close', 'A few steps away: nearly within reach.'),
    common(term('close', 'Close', 'Across a room. So far one moves and still acts.')),
    common(term('far', 'Far', 'Across a yard: an Agility roll brings you there.')),
    term('very-far', 'Very Far', 'As far as one can shoot.'),
    term('out-of-range', 'Out of Range', 'Too far for anything.'),
    common(term('sprint', 'Sprint', 'To run up to Far, by an Agility roll.')),
  ],
};

const flow: TermGroup = {
  title: 'The flow of play',
  terms: [
    term(
      'spotlight',
      'Spotlight',
      'Who is looked at and acts. A roll that fails or comes with Fear gives it to the GM.',
      'the spotlight',
    ),
    term(
      'gm-move',
      'GM’s move',
      'What the world does: after a failure or a roll with Fear, as a sure consequence, or for 1 Fear.',
      'GM move',
      'a move of the GM',
      'softer move',
      'harder move',
    ),
    term(
      'intention',
      'Say what I do next',
      'What somebody wants to do waits with their name on it, until the table is free.',
    ),
    term(
      'countdown',
      'Countdown',
      'A number that goes down as things happen; at 0 what stands beside it happens.',
      'countdowns',
    ),
    common(term('feature', 'Feature', 'What somebody or something can do besides.', 'features')),
    term(
      'domain',
      'Domain card',
      'An ability on a card, of a level. Five are ready in the loadout.',
      'domain cards',
    ),
    term('loadout', 'Loadout', 'The five domain cards that are ready to be used.'),
    term('vault', 'Vault', 'Where the other domain cards lie until a rest.'),
    common(
      term(
        'rest',
        'Rest',
        'Short, about an hour, or long, a night. Each takes two moves; the GM gains Fear.',
        'short rest',
        'long rest',
        'a rest',
        'rests',
      ),
    ),
    term(
      'downtime-move',
      'Downtime move',
      'What one does at a rest; two each.',
      'downtime',
      'Two moves',
    ),
    term(
      'tend',
      'Tend to Wounds',
      'Clears HP, yours or a friend’s: a d4 and your tier, at a long rest all.',
      'tends to wounds',
    ),
    term(
      'clear-stress',
      'Clear Stress',
      'A d4 and your tier of it, at a long rest all.',
      'clears Stress',
    ),
    term(
      'repair',
      'Repair Armour',
      'Clears armour slots, yours or a friend’s: a d4 and your tier, at a long rest all.',
      'repairs the armour',
    ),
    common(
      term('prepare', 'Prepare', 'You gain 1 Hope, or 2 where another prepares, too.', 'prepares'),
    ),
  ],
};

/** Every word of the game that stands on a screen. */
export const glossary: readonly TermGroup[] = [people, dice, traits, tracks, fight, ranges, flow];
