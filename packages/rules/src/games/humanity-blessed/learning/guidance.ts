import type { Guidance } from '../../../table';

/** What whoever has the last word may weigh now, in our own words (HUM-701, 711, 1804). */
export const guidance = {
  playing: {
    title: 'Everybody acts',
    lines: [
      'There are no turns outside Endeavors: whoever speaks acts. Who has not yet? Ask them.',
      'Ask for a Check where it could go either way and both would be worth telling.',
      'When a scene is over, say so: all Stats come free.',
    ],
  },
  framing: {
    title: 'Before the dice',
    lines: [
      'Does the Stat fit? What a Backstory covers, History may stand in for.',
      'Simple is usual. Hard takes two Checks in a row, complex three or more, each with another Stat.',
      'Is it against somebody’s will? Then it is an Attack, and whoever is apt in defending makes it a rank harder.',
    ],
  },
  wording: {
    title: 'Boons and busts',
    lines: [
      'A boon is more than was asked for: time, a friend, something found. The higher the total, the greater.',
      'A bust is a price: noise, a debt, something broken. It does not undo what came off.',
      'None comes to mind? Pass it, and play on.',
    ],
  },
  endeavor: {
    title: 'In an Endeavor',
    lines: [
      'One action each a round. Say in a sentence what one sees when somebody moves.',
      'Whoever has most temporary Blessings may take a special action when all others have acted.',
      'When a goal is reached you are asked whether it ends there.',
    ],
  },
} as const satisfies Guidance;

/** What there is guidance about. */
export type GuidanceTopicId = keyof typeof guidance;

/** Names topics, for a next step. */
export const mind = (...topics: GuidanceTopicId[]): readonly GuidanceTopicId[] => topics;
