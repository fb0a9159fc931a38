import type { Stop } from '@moonlit/rules/girl-by-moonlight/testing';
import type { Span } from './frames';

/** A command as it is sent. */
interface Sent {
  type: string;
  protagonist?: string;
  description?: string;
  evenIfUnfinished?: boolean;
  reason?: string;
}

/** Something that the stage shows everybody, and by whose command. */
export interface ShownMoment {
  name: string;
  /** The table that it happens at. */
  at: Stop;
  /** Who sets it off: a seat by its place, or whoever looks, by a button. */
  by: { seat: number; command: Sent } | { taps: string };
  span: Span;
}

const scene = (is: string): Span => ({
  begins: `document.documentElement.dataset.scene === '${is}'`,
  ends: 'document.documentElement.dataset.scene === undefined',
  more: 0,
});

/** From the first word of what came of the dice to when the last of them stands still. */
const TOLD_MS = 550;
/** From the first line of a title card to the last. */
const CARD_MS = 2_400;

const transcends = {
  type: 'transcend',
  protagonist: 'raven',
  description: 'Her blazer comes apart into crows, and every one of them is singing.',
};
const goesOn = { type: 'phase.next', evenIfUnfinished: true, reason: 'It is late.' };
const falls = { type: 'eclipse.fall', protagonist: 'fawn' };

/** What is watched at each playset, in this order at one table. */
export const moments: readonly ShownMoment[] = [
  {
    name: 'dice',
    at: 'roll',
    by: { taps: 'Roll the dice' },
    span: {
      begins: `document.querySelector('.stage-die-turning')`,
      ends: `document.querySelector('.stage-dice-told')`,
      more: TOLD_MS,
    },
  },
  {
    name: 'transformation',
    at: 'roll',
    by: { seat: 1, command: transcends },
    span: scene('transcend'),
  },
  {
    name: 'eclipse',
    at: 'brink',
    by: { seat: 0, command: falls },
    span: scene('eclipse'),
  },
  {
    name: 'title card',
    at: 'title',
    by: { seat: 0, command: goesOn },
    span: {
      begins: `document.querySelector('.chapter-live')`,
      ends: 'true',
      more: CARD_MS,
    },
  },
];
