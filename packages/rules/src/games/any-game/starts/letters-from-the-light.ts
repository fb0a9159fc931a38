import type { AnyPerson, AnyStart } from './ready';
import { kitOfOurs, withSheet } from './ready';

const kit = kitOfOurs({
  name: 'A card a day',
  questions:
    'Whom do you write to?\nWhat have you left on the mainland?\nHow many cards shall there be tonight? Ten are an hour.',
  readings: [
    {
      name: 'The lamp',
      lines: '1-2 The lamp goes out\n3-5 It burns\n6 It burns, and something answers',
      best: 'high',
    },
  ],
  templates: [
    {
      name: 'Keeper',
      lines: `# The keeper
Writes to: text
Misses: text
Oil: 6/6
Storms: 4 boxes
Calm = oil*2-storms
# The journal
Found on the shore: list
Never to be told: text
# Each night
Tend the lamp: d6 (The lamp)
Walk the shore: 2d6`,
    },
  ],
  decks: [
    {
      name: 'Days on the rock',
      back: 'blue',
      lines: `A ship goes by without a light. What did you shout?
A letter comes, and it is not for you. Do you read it?
Fog for three days. What do you hear in it?
You find a glove on the shore, of a child.
A storm. Mark one, and write what it took.
A storm. Mark one, and write what it left.
A storm. Mark one, and write what you promised in it.
The oil is short. What do you burn instead?
Somebody knocks. There is nobody for nine miles.
You dream of the house that you grew up in. Which door is locked?
A bird stays. What do you call it?
The bird is gone. What do you tell nobody about that?
You mend something that was your mother’s.
A song that you had forgotten. Who sang it?
The inspector comes, and asks one question too many.
You see your own light from the sea.
A bottle, corked, with a name in it.
It is your birthday. What do you do of it?
The clock stops. How do you know how late it is?
You write a letter, and do not send it.
There is a second light, on the reef where nothing is.
You are ill. Who sits beside you, though nobody is there?
A seal looks at you for a whole day.
You find the log of whoever was here before. What is its last line?
The boat is late. What is the last of it that you eat?
You laugh aloud. At what?
A stone with a hole in it. What do you see through it?
Snow on the sea. Whom would you show it?
You forgive somebody. It surprises you.
You fall on the stair. What goes through your head?
A wreck. Do you go out to it?
Somebody is washed ashore, and sleeps in your bed.
Whoever slept in your bed is gone. What did they leave?
You hear your name.
You polish the lens until you can see yourself in it. Who is that?
The sea is flat as glass. You row out, and stop rowing.
You count the steps again. It is one more.
A feast on shore: you see the fires.
You teach yourself something useless, and love it.
The relief is coming. Will you go?`,
    },
  ],
  tables: [
    {
      name: 'What the sea brings',
      lines:
        'Rope, good as new\nA door\nA crate of oranges\nA shoe, laced\nA letter, washed blank\nNothing, twice in a row',
    },
  ],
});

const somebody = (
  who: readonly [string, string, string],
  text: string,
  emoji: string,
  colour: AnyPerson['card']['colour'],
  to: string,
  misses: string,
): AnyPerson =>
  withSheet(who, { text, emoji, colour, tags: [] }, 'Keeper', { 'Writes to': to, Misses: misses });

/** Cards that ask, and a journal that answers. */
export const lettersFromTheLight: AnyStart = {
  id: 'letters-from-the-light',
  name: 'Letters from the light',
  pitch: 'Draw a card, write a page. Keepers of a lighthouse, alone or in sight of each other.',
  kit,
  scene: 'The gallery of the lighthouse, first evening. The boat that brought you is a dot.',
  opening: [
    'A rock, a tower, two hundred and three steps. The boat comes every tenth day, if the sea lets it.',
    'You have oil for six nights, paper for more than that, and somebody to write to who may or may not write back.',
    'The sun touches the water. It is time to light the lamp.',
  ],
  firsts: [
    'Fill in whom you write to, and what you miss.',
    'Draw the first day, and write what you would write home of it.',
    'Tend the lamp, and see whether it burns.',
    'Read a line of it to the others, if you like.',
  ],
  ways: [
    'A turn is a day: draw a card of “Days on the rock”, write what happened into the log as a line or a page, then tend the lamp.',
    'Where the lamp goes out, Oil is one less. A storm marks a box. With no Oil or four Storms the story comes to its end: write the last letter.',
    'Who likes plays alone. With others, each has a rock of their own, and reads aloud one line a night.',
  ],
  cards: [
    {
      kind: 'place',
      name: 'The tower',
      text: 'Two hundred and three steps. You have counted.',
      tags: ['white', 'damp'],
      emoji: '🗼',
      colour: 'grey',
    },
    {
      kind: 'thing',
      name: 'The lens',
      text: 'Taller than you are. It throws your shadow for nineteen miles.',
      tags: ['to be polished'],
      emoji: '🔆',
      colour: 'yellow',
    },
  ],
  counters: [],
  rolls: [],
  clocks: [
    { name: 'The boat comes', segments: 10 },
    { name: 'The light on the reef comes nearer', segments: 6, secret: true },
  ],
  people: [
    somebody(
      ['light-widow', 'Agnes Marrow', 'A widow, who wanted no more company.'],
      'Took the post so that nobody would be kind to her.',
      '🕯',
      'grey',
      'A husband who is dead',
      'The noise of a street',
    ),
    somebody(
      ['light-boy', 'Jory Penn', 'Seventeen, and glad to be away.'],
      'Has never been alone for a whole day.',
      '🪁',
      'yellow',
      'His sister',
      'His dog',
    ),
    somebody(
      ['light-poet', 'Leocadia Finch', 'A poet, here for the quiet.'],
      'Has sold a book that is not written.',
      '🖋',
      'purple',
      'Her publisher',
      'Being contradicted',
    ),
    somebody(
      ['light-sailor', 'Brannoc', 'A sailor, who is done with ships.'],
      'Was saved by this light once, alone of thirty.',
      '⚓',
      'blue',
      'The mothers of the others',
      'The watch below',
    ),
    somebody(
      ['light-doctor', 'Dr Imre Sand', 'A physician, who made one mistake.'],
      'Nobody knows it here. That is what the rock is for.',
      '🩺',
      'green',
      'Whoever lived',
      'Being woken at night',
    ),
  ],
};
