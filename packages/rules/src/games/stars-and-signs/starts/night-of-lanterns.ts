import { people } from './people';
import type { StarsStart } from './ready';

/** An evening at a river, of our own invention: names, people and what comes up. */
export const nightOfLanterns: StarsStart = {
  id: 'night-of-lanterns',
  name: 'The night of lanterns',
  pitch:
    'A thousand paper lanterns on the river, and one by one they go out from below. Find out what eats the wishes before it comes to those who made them.',
  scene:
    'The quay at nightfall, on the feast of lanterns. A thousand wishes float on the river, and from the far end they go out.',
  opening: [
    'Once a year the whole town writes what it wishes for on paper and sets it afloat. You have done it, too. You have not told each other what you wrote.',
    'Tonight the lanterns at the weir go out. Not in the wind: there is none. They go under, one after the other, against the stream, and where one has gone a child on the quay begins to cry and cannot say why.',
    'You have felt this cold before. Your trinkets are warm in your pockets. Nobody else is looking at the water.',
  ],
  firsts: [
    'Get the people off the quay without a panic: Influence, by Charisma or Authority.',
    'Look closely at what the dark does to a lantern: Discover, by Awareness or Logic.',
    'Out on the water, before it reaches the middle bridge: Transport. A point or two of Effort is well spent here.',
    'It calls one of you by name, in a voice that you love. The referee compels a Shadow: go to it for 1 Hope, or hold on for a d10 of Corruption.',
    'Nobody here can touch what has no body. Say your words, and Transform.',
  ],
  counters: [
    {
      name: 'Break its hold on the river',
      kind: 'progress',
      slots: 6,
      each: 0,
      brings: 'The lanterns rise again.',
      secret: false,
    },
    {
      name: 'The dark reaches the middle bridge',
      kind: 'timer',
      slots: 8,
      each: 1,
      brings: 'It is among the people.',
      secret: false,
    },
    {
      name: 'It has learned one of your wishes',
      kind: 'danger',
      slots: 4,
      each: 0,
      brings: 'It speaks with a voice that one of you loves.',
      secret: true,
    },
  ],
  traits: [
    { text: 'Crowded, and nobody is afraid yet', on: 'The quay', alignment: 'neutral' },
    { text: 'Colder than it can be', on: 'The river', alignment: 'negative' },
    { text: 'Strings of lights all along', on: 'The middle bridge', alignment: 'positive' },
  ],
  people,
};
