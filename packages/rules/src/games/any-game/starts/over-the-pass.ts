import type { AnyPerson, AnyStart } from './ready';
import { counter, track } from './ready';

/** A large die and what one is good at; the table says how high is enough. */
const rolls = (good: string, fair: string): AnyPerson['rolls'] => [
  { name: good, expression: 'd20+5' },
  { name: fair, expression: 'd20+2' },
  { name: 'Anything else', expression: 'd20' },
];
const counters = [track('Weary', 5)];

/** A journey with something to bring to its end. */
export const overThePass: AnyStart = {
  id: 'over-the-pass',
  name: 'Over the pass',
  pitch:
    'Winter comes early. A village waits for the medicine in your packs, on the far side of a mountain that has never liked visitors.',
  scene:
    'The last hut below the pass, at dawn. It smells of snow. The village waits for the medicine.',
  opening: [
    'Four days’ walk away a village lies ill. What makes it well is in your packs, wrapped in wool.',
    'The old road was swept away in the autumn. There is only the pass now, and the keeper of the last hut shakes her head: “Not this late. The Grandmother is awake.” So they call the mountain.',
    'It is dawn. The sky is the colour of slate, and the first flakes fall. You shoulder your packs.',
  ],
  firsts: [
    'Ask the keeper what wakes the Grandmother, and what puts her to sleep.',
    'Choose a way: the ledges, which are quick, or the forest, which is long.',
    'Look for the sledge tracks that somebody has made before you.',
    'Share out what there is to eat.',
  ],
  ways: [
    'Open how it ends? Roll the large die, and add what you are good at. 12 or more is well done; on less it goes wrong, or has a price.',
    'What wears you out marks Weary: with all five marked somebody has to carry you. A night by a fire takes two away.',
    'A stretch of the way fills the clock “Across the pass”, and a day eats Food. Be there before the village can wait no longer.',
  ],
  cards: [
    {
      kind: 'place',
      name: 'The ledges',
      text: 'Half a day instead of two. One walks where goats do, and the wind helps nobody.',
      tags: ['quick', 'steep'],
      emoji: '🪨',
      colour: 'grey',
    },
    {
      kind: 'place',
      name: 'The whispering forest',
      text: 'Sheltered and slow. Those who are alone in it hear somebody they know.',
      tags: ['long', 'voices'],
      emoji: '🌲',
      colour: 'green',
    },
    {
      kind: 'thing',
      name: 'The medicine',
      text: 'Twelve small flasks. They must not freeze.',
      tags: ['fragile'],
      emoji: '🧪',
      colour: 'red',
      counters: [counter('Flasks', 12, 12)],
    },
    {
      kind: 'person',
      name: 'The keeper of the hut',
      text: 'Has seen forty winters up here. Trades advice for news.',
      tags: ['knows the mountain'],
      emoji: '🫖',
      colour: 'orange',
    },
  ],
  counters: [counter('Food, in days', 5, 10)],
  rolls: [{ name: 'The weather', expression: '2d6' }],
  clocks: [
    { name: 'Across the pass', segments: 8 },
    { name: 'The village can wait no longer', segments: 6 },
    { name: 'The Grandmother notices you', segments: 4, secret: true },
  ],
  people: [
    {
      id: 'guide',
      name: 'Tarn',
      line: 'A guide who reads snow as others read letters.',
      card: {
        text: 'Has crossed nine times. Does not speak of the third.',
        tags: ['finds the way', 'climbs'],
        emoji: '🧭',
        colour: 'blue',
        counters,
      },
      rolls: rolls('Find the way', 'Climb'),
    },
    {
      id: 'healer',
      name: 'Odalys',
      line: 'The healer who mixed the flasks, and will see them arrive.',
      card: {
        text: 'Stubborn, kind, short of breath. Her sister lives in the village.',
        tags: ['heals', 'knows plants'],
        emoji: '🌿',
        colour: 'green',
        counters,
      },
      rolls: rolls('Tend to somebody', 'Know a plant or a sign'),
    },
    {
      id: 'porter',
      name: 'Big Hanno',
      line: 'A porter who has never yet put anything down.',
      card: {
        text: 'Carries twice what others do, and sings while he does. The mountain likes songs.',
        tags: ['strong', 'keeps spirits up'],
        emoji: '🎒',
        colour: 'red',
        counters,
      },
      rolls: rolls('Lift, hold, carry', 'Cheer somebody up'),
    },
    {
      id: 'hunter',
      name: 'Wren Ashdown',
      line: 'A hunter who is seen only when she likes.',
      card: {
        text: 'Knows what leaves such tracks, and hopes to be wrong.',
        tags: ['hunts', 'moves unseen'],
        emoji: '🏹',
        colour: 'yellow',
        counters,
      },
      rolls: rolls('Hunt or shoot', 'Move unseen'),
    },
    {
      id: 'runaway',
      name: 'Pell',
      line: 'A clever runaway, who talks faster than trouble.',
      card: {
        text: 'Joined at the last bridge, and has not said why. Has a good knife and better excuses.',
        tags: ['talks', 'quick'],
        emoji: '🃏',
        colour: 'purple',
        counters,
      },
      rolls: rolls('Talk somebody round', 'Be quick'),
    },
  ],
};
