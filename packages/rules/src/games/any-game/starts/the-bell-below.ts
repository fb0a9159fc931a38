import type { AnyPerson, AnyStart } from './ready';
import { kitOfOurs, withSheet } from './ready';

const kit = kitOfOurs({
  name: 'The large die',
  questions:
    'Why do you go below?\nWhat did you promise whoever stayed at home?\nWhat shall not happen down there?',
  readings: [
    {
      name: 'Deeds',
      lines:
        '9- It fails\n10-14 Enough for what is easy\n15-19 Enough for what is hard\n20+ Enough for nearly anything',
      best: 'high',
    },
  ],
  templates: [
    {
      name: 'Delver',
      lines: `# Abilities
Might: 0 (-1 to 5)
Agility: 0 (-1 to 5)
Wits: 0 (-1 to 5)
Heart: 0 (-1 to 5)
Level: 1 (1 to 10)
# In a fight
Health: 10/30
Armour: 1 (0 to 6)
Defence = 10+agility+armour
First = wits+agility
Attack: d20+might+level (Deeds)
Shoot: d20+agility+level (Deeds)
Damage: d8+might
# Else
Use force: d20+might (Deeds)
Be quick: d20+agility (Deeds)
Know or notice: d20+wits (Deeds)
Stand firm: d20+heart (Deeds)
Wounded: [ ]
Talents: list
Pack: list`,
    },
    {
      name: 'Creature',
      lines: `Health: 8/40
Defence: 12
Attack: d20+3 (Deeds)
Damage: d6+1
Habits: text`,
    },
  ],
  tables: [
    {
      name: 'What is in this room',
      lines: `2d6
2 Somebody who came here before you, and waits
3-4 A trap that has been sprung: [What lies about]
5-6 Something that eats stone
7 Nothing but steps in the dust
8-9 A door that is locked from this side
10-11 Water, and the sound of the bell in it
12 [What lies about], and its owner`,
    },
    {
      name: 'What lies about',
      lines:
        'A good rope\nA lamp that needs no oil\n[2d6] silver coins with no face\nA map of here, with a room too many',
    },
  ],
});

const somebody = (
  who: readonly [string, string, string],
  text: string,
  emoji: string,
  colour: AnyPerson['card']['colour'],
  [Might, Agility, Wits, Heart]: readonly [number, number, number, number],
  [Health, Armour]: readonly [number, number],
  Talents: string,
): AnyPerson =>
  withSheet(who, { text, emoji, colour, tags: [] }, 'Delver', {
    ...{ Might, Agility, Wits, Heart, Health, Armour, Talents },
  });

/** A die of twenty sides, and what one adds. */
export const theBellBelow: AnyStart = {
  id: 'the-bell-below',
  name: 'The bell below',
  pitch: 'A large die and what you add. A bell rings under the town that was never hung.',
  kit,
  scene: 'The cellar of the town hall. Behind the barrels is a stair that was not there on Monday.',
  opening: [
    'On Tuesday the cups rang on their shelves. On Wednesday the windows. Tonight it is Friday, and nobody in Harrow has slept.',
    'The mayor holds up the lamp. Behind the last barrel steps go down, clean and worn, as if people had used them for a hundred years.',
    '“Twenty silver each,” she says, “and I shall not ask what else you carry up.” Below, the bell rings.',
  ],
  firsts: [
    'Go down in some order: who is first, who has the lamp?',
    'Ask the mayor what was under the town hall before.',
    'Listen for how long it is between two strokes.',
    'Mark the stair, so that you find it again.',
  ],
  ways: [
    'Open how it ends? Roll the line that fits. 10 is enough for what is easy, 15 for what is hard, 20 for nearly anything.',
    'In a fight an Attack that comes to the Defence of whom it is meant for hits: roll Damage. Who has no Health left is Wounded, and out until somebody helps.',
    'A night’s rest brings Health back to where it began. Each bell on the clock, something below wakes.',
  ],
  cards: [
    {
      kind: 'place',
      name: 'The stair',
      text: 'Clean, worn, warm. It has one step more going up.',
      tags: ['not there on Monday'],
      emoji: '🕳',
      colour: 'grey',
    },
    {
      kind: 'person',
      name: 'The mayor of Harrow',
      text: 'Has a key for everything, and tonight a pick as well.',
      tags: ['pays', 'keeps something back'],
      emoji: '🔑',
      colour: 'green',
    },
  ],
  counters: [],
  rolls: [{ name: 'How the dark feels about it', expression: 'd20', reading: 'Deeds' }],
  clocks: [
    { name: 'The bell wakes them', segments: 8 },
    { name: 'The stair begins to close', segments: 6, secret: true },
  ],
  people: [
    somebody(
      ['bell-smith', 'Gerda Holt', 'A smith, who breaks what she cannot open.'],
      'Made half the locks of Harrow, and is offended by this door.',
      '🔨',
      'orange',
      [3, 0, 1, 1],
      [14, 3],
      'Hears a flaw in metal\nCarries anybody',
    ),
    somebody(
      ['bell-poacher', 'Wick', 'A poacher, who is not here and was never seen.'],
      'Knows all ways under the fence, and now one under the town.',
      '🏹',
      'green',
      [0, 3, 2, 0],
      [10, 1],
      'Moves without a sound\nNever lost',
    ),
    somebody(
      ['bell-scribe', 'Ottoline Fray', 'A scribe, who has read about this and did not believe it.'],
      'Brought the book. It has a page that was empty yesterday.',
      '📖',
      'blue',
      [-1, 1, 3, 1],
      [9, 0],
      'Reads dead tongues\nRemembers plans of houses',
    ),
    somebody(
      ['bell-priest', 'Brother Amias', 'A bell ringer, who knows that tune.'],
      'Rang it once as a boy, and has never told where.',
      '🔔',
      'yellow',
      [1, 0, 1, 3],
      [12, 2],
      'Calms whoever is afraid\nKnows the hours by ear',
    ),
    somebody(
      ['bell-sword', 'Ruy Calder', 'A blade for hire, who should have left on Monday.'],
      'Has a horse upstairs and a reason not to ride home.',
      '🗡',
      'red',
      [2, 2, 0, 0],
      [13, 2],
      'Strikes first\nTalks while fighting',
    ),
  ],
};
