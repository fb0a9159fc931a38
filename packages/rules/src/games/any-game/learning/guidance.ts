import type { Guidance } from '../../../table';

/** What a referee may weigh now, whatever is played. */
export const guidance = {
  beginning: {
    title: 'To begin with',
    lines: [
      'Ask what everybody hopes for, and what had better not come up.',
      'Put a card on the table for each of the people, and one for the place.',
      'Start a clock for what is coming if nobody does anything.',
    ],
  },
  playing: {
    title: 'While you play',
    lines: [
      'Say what may come of a roll before it is made.',
      'Roll where it is open how it ends; else say what happens.',
      'Who has said little? Ask them what they do.',
      'Need to know something alone? Roll for yourself, and show it when its time has come.',
    ],
  },
  turns: {
    title: 'In turns',
    lines: [
      'Say who is next while somebody still acts.',
      'Somebody has waited for long? The order is yours to change.',
    ],
  },
} as const satisfies Guidance;

/** Names topics, for a next step. */
export const mind = (...topics: (keyof typeof guidance)[]): readonly string[] => topics;
