import type { AnyPerson, AnyStart } from './ready';
import { counter, track } from './ready';

/** Two dice and what one is good at; 8 or more is well done. */
const rolls = (good: string, at: number, fair: string): AnyPerson['rolls'] => [
  { name: good, expression: `2d6+${at}` },
  { name: fair, expression: '2d6+1' },
  { name: 'Anything else', expression: '2d6' },
];
const counters = [track('Shaken', 4), counter('Luck', 2, 5)];

/** Finding something out before a night is over. */
export const theLastFerry: AnyStart = {
  id: 'the-last-ferry',
  name: 'Twelve on the list',
  pitch:
    'A ferry in fog, twelve passengers, and one of them is not who the list says. Find out who, and why, before the boat lands.',
  scene:
    'The saloon of the night ferry, in fog. Somebody has cut the radio. Land is two hours off.',
  opening: [
    'The night ferry has stopped its engines. Fog stands at the windows, and the lamps sway a little.',
    'The purser counts heads, and counts again. Twelve names are on the list, and twelve people sit here. But one of them has just called the captain by a name that he has not used for twenty years.',
    'The radio is dead: its cable is cut, and cleanly. The captain asks those whom he trusts to look around, quietly. That is you.',
  ],
  firsts: [
    'Look at the cable, and at who has something to cut with.',
    'Sit down with the lady in grey and let her talk.',
    'Ask the captain about that name. He does not want to say.',
    'Go below, where a light was seen.',
  ],
  ways: [
    'Open how it ends? Roll two dice, and add what you are good at. 8 or more is well done; on less it goes wrong, or has a price.',
    'Give up a Luck to roll once more. Mark Shaken where something frightens you: with all four marked you cannot go on alone.',
    'Whatever you find out is a Clue; with six you know who it is. Time goes by on the clock, until the ferry lands.',
  ],
  cards: [
    {
      kind: 'place',
      name: 'The saloon',
      text: 'Plush seats, a shut bar, twelve people who look at each other.',
      tags: ['warm', 'everybody hears'],
      emoji: '🛋',
      colour: 'orange',
    },
    {
      kind: 'place',
      name: 'The car deck',
      text: 'Cold, dark, chains that knock. One van is not locked.',
      tags: ['dark', 'below'],
      emoji: '⛓',
      colour: 'grey',
    },
    {
      kind: 'person',
      name: 'The lady in grey',
      text: 'Knits, and has missed nothing. Wants to be asked politely.',
      tags: ['saw something'],
      emoji: '🧶',
      colour: 'purple',
    },
    {
      kind: 'person',
      name: 'Captain Horn',
      text: 'Honest these twenty years. Before that he had another name.',
      tags: ['afraid', 'in charge'],
      emoji: '⚓',
      colour: 'blue',
    },
  ],
  counters: [counter('Clues', 0, 6)],
  rolls: [{ name: 'What the fog brings', expression: 'd6' }],
  clocks: [
    { name: 'The ferry lands', segments: 8 },
    { name: 'The stranger knows that you know', segments: 4, secret: true },
  ],
  people: [
    {
      id: 'nurse',
      name: 'Ines Vale',
      line: 'A night nurse, who sees how people really are.',
      card: {
        text: 'On her way home after three shifts. Calm when others are not.',
        tags: ['reads people', 'patches up'],
        emoji: '🩺',
        colour: 'green',
        counters,
      },
      rolls: rolls('Read somebody', 3, 'Patch up'),
    },
    {
      id: 'mechanic',
      name: 'Bram Tolliver',
      line: 'A mechanic, who hears what is wrong.',
      card: {
        text: 'Knows every pipe of this boat, and who has been at it.',
        tags: ['machines', 'strong'],
        emoji: '🔧',
        colour: 'orange',
        counters,
      },
      rolls: rolls('Work on a machine', 3, 'Use force'),
    },
    {
      id: 'student',
      name: 'Mei Arden',
      line: 'A student of old papers, who notices what does not fit.',
      card: {
        text: 'Has read the passenger list for fun, and did not like it.',
        tags: ['looks closely', 'knows things'],
        emoji: '📚',
        colour: 'blue',
        counters,
      },
      rolls: rolls('Look closely', 3, 'Remember something'),
    },
    {
      id: 'magician',
      name: 'The Great Osric',
      line: 'A stage magician, whose hands are quicker than eyes.',
      card: {
        text: 'Out of work, never out of tricks. Nobody takes him seriously, which helps.',
        tags: ['quick hands', 'talks'],
        emoji: '🎩',
        colour: 'purple',
        counters,
      },
      rolls: rolls('Quick hands', 3, 'Talk somebody round'),
    },
    {
      id: 'ranger',
      name: 'Sunniva Roe',
      line: 'A coast warden, who is at home in the dark.',
      card: {
        text: 'Walks the cliffs alone for a living. Her dog is asleep under the seat.',
        tags: ['moves unseen', 'finds tracks'],
        emoji: '🔦',
        colour: 'yellow',
        counters,
      },
      rolls: rolls('Move unseen', 3, 'Find a trace'),
    },
  ],
};
