import { people } from './people';
import type { DhStart } from './ready';

/** An evening on a causeway, of our own invention: names, people, creatures and what they do. */
export const theStolenBell: DhStart = {
  id: 'the-stolen-bell',
  name: 'The stolen bell',
  pitch:
    'A causeway in the evening, and the tide that a bell has always kept away. Somebody has stolen the bell. Get it back before the water comes, and what comes with it.',
  scene:
    'The causeway of Hallow Reach at dusk. The bell is gone, the tide turns, wreckers are on the stones.',
  opening: [
    'Every evening the bell of Hallow Reach is rung, and every evening the tide stops at the third marker stone. Nobody knows why. Nobody has ever wanted to find out.',
    'Tonight the belfry is empty. Half-way down the causeway you see a cart, and people around it with tarred hoods. They have ropes about the bell, and a wheel is broken.',
    'Behind them the sea has not stopped. It comes over the flats without a sound, and there are lights in it, which are not lamps.',
  ],
  firsts: [
    'Reach the cart before they have mended the wheel, over the stones or over the mud.',
    'Talk to them: they are more afraid of the water than of you.',
    'Get the villagers who have followed you back behind the gate.',
    'Ring the bell where it hangs, and see what it does.',
  ],
  difficulty: 12,
  countdowns: [
    { name: 'The water closes over the causeway', kind: 'standard', from: 8, secret: false },
    { name: 'What sleeps below the third stone wakes', kind: 'consequence', from: 6, secret: true },
  ],
  adversaries: [
    {
      copies: 3,
      block: {
        name: 'Tarred wrecker',
        tier: 1,
        kind: 'standard',
        description: 'A hooded looter with a hook on a pole, wet to the knees.',
        motives: 'Get the bell away, get paid, not drown',
        difficulty: 11,
        thresholds: { major: 6, severe: 11 },
        hp: { marked: 0, slots: 4 },
        stress: { marked: 0, slots: 2 },
        attack: {
          name: 'Pole hook',
          modifier: 1,
          range: 'veryClose',
          dice: 1,
          die: 6,
          bonus: 2,
          damage: 'physical',
          direct: false,
        },
        experiences: [{ name: 'Sure-footed on wet stone', bonus: 2 }],
        physical: 'no',
        magical: 'no',
        features: [
          {
            name: 'Into the water with you',
            text: 'Whoever it has hit slides off the stones, and is in the mud until somebody helps.',
            fear: 0,
            stress: 1,
          },
        ],
      },
    },
    {
      copies: 1,
      block: {
        name: 'Lantern drowned',
        tier: 1,
        kind: 'skulk',
        description: 'Something that was somebody, with a cold light where the heart would be.',
        motives: 'Call the living by their names, and have them near',
        difficulty: 13,
        thresholds: { major: 7, severe: 13 },
        hp: { marked: 0, slots: 5 },
        stress: { marked: 0, slots: 3 },
        attack: {
          name: 'Cold hand',
          modifier: 2,
          range: 'melee',
          dice: 1,
          die: 8,
          bonus: 2,
          damage: 'magical',
          direct: false,
        },
        experiences: [{ name: 'Knows your name', bonus: 2 }],
        physical: 'resistance',
        magical: 'no',
        features: [
          {
            name: 'Come and see',
            text: 'Somebody within far range reacts with Presence, or takes a step towards the light and marks a Stress.',
            fear: 1,
            stress: 0,
          },
        ],
      },
    },
  ],
  environment: {
    name: 'The causeway at the turn of the tide',
    tier: 1,
    style: 'Crossing',
    description: 'Wet stones a cart wide, mud on both sides, and water that comes without waves.',
    impulses: 'Part people from each other; take what is left lying',
    difficulty: '12',
    features: [
      {
        name: 'A stone gives way',
        text: 'Somebody reacts with Agility, or is Vulnerable until they stand firmly again.',
        fear: 1,
        stress: 0,
      },
      {
        name: 'The next wave',
        text: 'The water is one marker stone nearer: the countdown of the tide ticks down once.',
        fear: 1,
        stress: 0,
      },
    ],
  },
  people,
};
