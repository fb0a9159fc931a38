import type { AnyPerson, AnyStart } from './ready';
import { kitOfOurs, withSheet } from './ready';

const kit = kitOfOurs({
  name: 'Dice for what you dare',
  look: 'night',
  questions:
    'Who of you planned it, and who only said yes?\nWhat do you need the money for?\nWhat is out of bounds for all of you?',
  readings: [
    {
      name: 'Risk',
      lines: '1-3 It goes wrong\n4-5 It works, and something comes of it\n6 It works',
      best: 'high',
    },
  ],
  templates: [
    {
      name: 'Crew member',
      lines: `# What you do, one die for each
Sneak: 1 (1 to 4)
Study: 1 (1 to 4)
Sway: 1 (1 to 4)
Tinker: 1 (1 to 4)
Wreck: 1 (1 to 4)
Sense: 1 (1 to 4)
# What it costs
Stress: 9 boxes
Bruised: [ ]
Badly hurt: [ ]
Out of the game: [ ]
Coin: 2 (0 to 8)
Load: list
Vice: text
# Roll
Go unseen: {sneak}d6kh1 (Risk)
Look into it: {study}d6kh1 (Risk)
Talk somebody round: {sway}d6kh1 (Risk)
Work a device: {tinker}d6kh1 (Risk)
Break through: {wreck}d6kh1 (Risk)
Feel what is wrong: {sense}d6kh1 (Risk)
Resist: 6-d6
All together = sneak+study+sway+tinker+wreck+sense`,
    },
  ],
  tables: [
    {
      name: 'What goes wrong',
      lines:
        'Somebody who knows you\nA bell, not yours\nThe lift moves by itself\nA second crew\nThe plan was of last year\nIt begins to rain, inside',
    },
  ],
});

const somebody = (
  who: readonly [string, string, string],
  text: string,
  emoji: string,
  colour: AnyPerson['card']['colour'],
  filled: Readonly<Record<string, number | string>>,
): AnyPerson => withSheet(who, { text, emoji, colour, tags: [] }, 'Crew member', filled);

/** Dice for what one dares, of which the highest counts. */
export const theGlassBank: AnyStart = {
  id: 'the-glass-bank',
  name: 'The glass bank',
  pitch: 'Dice for what you dare, the highest counts. One night, one bank of glass.',
  kit,
  scene: 'The roof of the opera, across from the glass bank. It is ten to midnight, and it rains.',
  opening: [
    'The bank has no secrets: that is its boast. Its walls are glass, its vault hangs in the middle like a lamp, and all of the square looks in.',
    'Tonight all of the square looks at the opera instead. There are forty minutes until the last curtain.',
    'What you want is in box 71. It belongs to somebody who ruined each of you, one after the other.',
  ],
  firsts: [
    'Say how you get in: over the roof, below the square, or through the door with a smile.',
    'Look at who is in the hall tonight, and where the light falls.',
    'Begin in the middle: what has just gone wrong?',
    'Remember something that you prepared for this, and mark Stress for it.',
  ],
  ways: [
    'Say what you do and roll as many dice as you have for it: a 6 works, 4 or 5 works and something comes of it, less goes wrong.',
    'Push yourself: mark two Stress and roll a die more. To resist what comes of it, roll Resist and mark as much Stress. With nine marked you are out for tonight.',
    'What watches you fills clocks. A flashback costs a Stress or two, and was always true.',
  ],
  cards: [
    {
      kind: 'place',
      name: 'The hanging vault',
      text: 'A lamp of steel on four chains. The floor below it is thin on purpose.',
      tags: ['seen by all', 'hums'],
      emoji: '🏦',
      colour: 'blue',
    },
    {
      kind: 'person',
      name: 'Warden Lisle',
      text: 'Walks her round in eleven minutes. Whistles when she is alone.',
      tags: ['exact', 'lonely'],
      emoji: '🔦',
      colour: 'grey',
    },
  ],
  counters: [],
  rolls: [{ name: 'Luck', expression: 'd6', reading: 'Risk' }],
  clocks: [
    { name: 'Somebody looks up', segments: 6 },
    { name: 'Last curtain', segments: 8 },
    { name: 'The owner of box 71 hears of it', segments: 4, secret: true },
  ],
  people: [
    somebody(
      ['bank-climber', 'Nadja Spire', 'The climber, who thinks of walls as ladders.'],
      'Fell once. Has gone back up the same wall every year since.',
      '🧗',
      'orange',
      { Sneak: 3, Sense: 2, Wreck: 2, Load: 'Rope\nChalk', Vice: 'Heights' },
    ),
    somebody(
      ['bank-face', 'Augustin Bell', 'The face, who has been invited everywhere once.'],
      'Can be anybody for an hour. Alone he is nobody much.',
      '🎭',
      'purple',
      { Sway: 3, Study: 2, Sneak: 2, Load: 'Three invitations', Vice: 'Applause' },
    ),
    somebody(
      ['bank-maker', 'Pia Lund', 'The maker, who built a part of this vault.'],
      'Was never paid for it. Left herself a way in, she believes.',
      '🛠',
      'yellow',
      { Tinker: 3, Study: 2, Wreck: 2, Load: 'Picks\nA small drill', Vice: 'Being right' },
    ),
    somebody(
      ['bank-bruiser', 'Oskar Tam', 'The door, in whatever wall there is none.'],
      'Gentle, enormous, on his last job for the fourth time.',
      '🥊',
      'red',
      { Wreck: 3, Sway: 2, Sense: 2, Load: 'A crowbar\nSandwiches', Vice: 'Promises' },
    ),
    somebody(
      ['bank-medium', 'Little Vesper', 'The one who hears what glass remembers.'],
      'Does not like the vault. It does not like her either.',
      '🔮',
      'green',
      { Sense: 3, Study: 2, Tinker: 2, Load: 'A tuning fork', Vice: 'Silence' },
    ),
  ],
};
