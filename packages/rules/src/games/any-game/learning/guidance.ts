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
  'first-scene': {
    title: 'The first scene',
    lines: [
      'Read it slowly, and ask each of them what they see or do first.',
      'Nobody has an idea? “What you might do first” stands below how it begins.',
      'The cards on the table are for all of you: read one out when they come to it.',
    ],
  },
  clock: {
    title: 'A clock is full',
    lines: [
      'Say what has come of it at once, also where they are in the middle of something.',
      'Does the story end with it? Tell how, each of you; then end the session.',
      'Else begin the next one: what is coming now?',
    ],
  },
  playing: {
    title: 'While you play',
    lines: [
      'Say what may come of a roll before it is made, and after it what has.',
      'Roll where it is open how it ends; else say what happens.',
      'Something went wrong, or time goes by? Mark a segment of a clock, or a box.',
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
