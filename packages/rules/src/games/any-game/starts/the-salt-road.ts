import type { AnyPerson, AnyStart } from './ready';
import { kitOfOurs, withSheet } from './ready';

const kit = kitOfOurs({
  name: 'Two dice and a bond',
  questions:
    'Whom of the others do you owe something?\nWhat would you never leave behind?\nWhat shall the story not be about?',
  readings: [
    {
      name: 'Moves',
      lines: '6- It costs you\n7-9 Yes, at a price\n10+ Yes, and cleanly',
      best: 'high',
    },
  ],
  templates: [
    {
      name: 'Traveller',
      lines: `# Who you are
Look: text
Bold: 0 (-1 to 3)
Keen: 0 (-1 to 3)
Gentle: 0 (-1 to 3)
Strange: 0 (-1 to 3)
Steady: 0 (-1 to 3)
# What you carry
Harm: 5 boxes
Experience: 6 boxes
Bonds: list
Gear: list
# What you do
Act under fire: 2d6+bold (Moves)
Read what is going on: 2d6+keen (Moves)
Reach somebody: 2d6+gentle (Moves)
Reach beyond: 2d6+strange (Moves)
Hold out: 2d6+steady (Moves)`,
    },
  ],
  tables: [
    {
      name: 'What the road brings',
      lines:
        'A wheel breaks, and somebody watches\nA stranger asks for a place by the fire\nThe wells are guarded: [Who guards it]\nDust from the east, and no wind\nAn old friend of one of you, on the wrong side\nNothing, which is worse',
    },
    {
      name: 'Who guards it',
      lines:
        'Children with slings\nSomebody who owes you\nA company out of work\nNobody, but it is marked',
    },
  ],
});

const somebody = (
  who: readonly [string, string, string],
  text: string,
  emoji: string,
  colour: AnyPerson['card']['colour'],
  [Bold, Keen, Gentle, Strange, Steady]: readonly [number, number, number, number, number],
  words: Readonly<Record<string, string>>,
): AnyPerson =>
  withSheet(who, { text, emoji, colour, tags: [] }, 'Traveller', {
    ...{ Bold, Keen, Gentle, Strange, Steady },
    ...words,
  });

/** Two dice and a trait, read in three ranges. */
export const theSaltRoad: AnyStart = {
  id: 'the-salt-road',
  name: 'The salt road',
  pitch: 'Two dice, three ranges. A caravan, a dry sea, and one of you has sold the way.',
  kit,
  scene: 'The last well before the dry sea, at dusk. Somebody has cut the water skins.',
  opening: [
    'There was a sea here once. Its floor is white for eight days’ walk, and beyond it they pay for salt in silver.',
    'You are five, with a cart and an ox called Patience. You have crossed twice. This time four of the six water skins lie slit beside the well.',
    'Nobody else has been here. All of you know that, and nobody says it.',
  ],
  firsts: [
    'Look at the cuts, and at whose knife fits them.',
    'Ask somebody straight out, in front of the others.',
    'Find out how far the water takes you.',
    'Sit with the ox, who saw everything.',
  ],
  ways: [
    'Say what you do. Where it is open how it ends, roll the line of your sheet that fits: 10 or more is a clean yes, 7 to 9 a yes that costs, 6 or less turns against you.',
    'Harm marks boxes: with all five you need the others to go on. On a 6 or less mark Experience; six boxes make a trait one better.',
    'The clock “Out of water” fills with each day and each spill.',
  ],
  cards: [
    {
      kind: 'place',
      name: 'The dry sea',
      text: 'White, flat, and never quite silent. Ships lie in it.',
      tags: ['eight days', 'no shade'],
      emoji: '🏜',
      colour: 'yellow',
    },
    {
      kind: 'other',
      name: 'Patience',
      text: 'An ox of firm opinions. Pulls the cart if one of you sings.',
      tags: ['strong', 'stubborn'],
      emoji: '🐂',
      colour: 'orange',
    },
  ],
  counters: [{ name: 'Water', value: 4, min: 0, max: 12, boxes: false }],
  rolls: [],
  clocks: [
    { name: 'Out of water', segments: 6 },
    { name: 'The buyers close in on the cart', segments: 6, secret: true },
  ],
  people: [
    somebody(
      ['salt-guide', 'Teodora Quist', 'The guide, who knows the way and is tired of it.'],
      'Has crossed eleven times. Counts the living every morning.',
      '🧭',
      'orange',
      [0, 2, 0, 1, 1],
      { Look: 'Sun-bleached scarf, one white eyebrow', Bonds: 'Sefu once carried me' },
    ),
    somebody(
      ['salt-guard', 'Sefu Arran', 'The guard, who has left a war and kept the boots.'],
      'Sleeps sitting up. Likes Patience better than people.',
      '🛡',
      'red',
      [2, 0, 0, -1, 2],
      { Look: 'Broad, careful, boots too good for him', Gear: 'A spear\nA whistle' },
    ),
    somebody(
      ['salt-healer', 'Mother Ilse', 'The healer, whom everybody tells everything.'],
      'Never says where she learnt it, nor on whom.',
      '🌿',
      'green',
      [-1, 1, 2, 0, 1],
      { Look: 'Small, quick hands, ink on them', Gear: 'Needle and thread\nSix herbs' },
    ),
    somebody(
      ['salt-singer', 'Yann of the Bells', 'The singer, who hears the sea that is not there.'],
      'Sings the ox along. At night something answers.',
      '🎶',
      'purple',
      [0, 0, 1, 2, 0],
      { Look: 'Thin, bells in the hair', Bonds: 'Ilse knows what I hear' },
    ),
    somebody(
      ['salt-heir', 'Corin Vash', 'The owner’s heir, who has never walked so far.'],
      'Pays for all of it, and means to be liked for something else.',
      '💍',
      'blue',
      [1, 1, 1, 0, -1],
      { Look: 'New coat, old ring', Bonds: 'Teodora does not think that I will make it' },
    ),
  ],
};
