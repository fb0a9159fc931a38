import { heads } from '../../../shell/faces/heads';
import type { Chosen, Part, PartKind, PartSet } from '../../../shell/faces/parts';
import { postures } from '../../../shell/faces/postures';

/** What somebody wears about their neck. */
const collars: PartKind = {
  chain: {
    shapes: [
      { d: 'M18 52C14 70 20 84 30 90C40 84 46 70 38 52', depth: 'neck', tone: 'deep', line: 1.8 },
      { d: 'M30 84L33 91L40 94L33 97L30 104L27 97L20 94L27 91Z', depth: 'neck', tone: 'mid' },
    ],
  },
  veil: {
    shapes: [
      {
        d: 'M15 46C6 52 -2 56 -8 64C0 74 12 70 18 64C26 72 40 72 50 62C46 56 42 52 37 50C31 56 22 54 15 46Z',
        depth: 'neck',
        tone: 'mid',
      },
      {
        d: 'M-4 65C8 69 14 64 18 58M22 62C30 67 40 66 46 60',
        depth: 'neck',
        tone: 'deep',
        line: 1.4,
      },
    ],
  },
  points: {
    shapes: [
      {
        d: 'M18 46L6 54L-4 66L10 64L12 76L24 66L32 80L36 66L50 70L46 58L38 48C32 54 24 53 18 46Z',
        depth: 'neck',
        tone: 'mid',
      },
    ],
  },
  ring: {
    shapes: [
      { d: 'M17 46C24 52 33 51 39 47L41 56C33 63 21 62 14 55Z', depth: 'neck', tone: 'mid' },
      { d: 'M27 64A6 6 0 1 0 27.100 64Z', depth: 'neck', tone: 'deep', line: 1.8 },
    ],
  },
};

/** What somebody wears over everything. */
const robes: PartKind = {
  none: { shapes: [] },
  sash: {
    shapes: [
      { d: 'M6 57L18 51L54 96L50 108Z', depth: 'clothes', tone: 'mid' },
      { d: 'M50 98L66 124H50L46 106Z', depth: 'clothes', tone: 'mid' },
    ],
  },
  robe: {
    shapes: [
      {
        d: 'M18 51C8 56 -4 58 -8 68C-12 84 -14 104 -20 124H28L30 84Z',
        depth: 'clothes',
        tone: 'mid',
      },
      {
        d: 'M38 52C46 57 52 61 54 70C58 86 58 106 63 124H30L31 84Z',
        depth: 'clothes',
        tone: 'deep',
      },
      {
        d: 'M12 84L13.500 88L17.500 89L13.500 90L12 94L10.500 90L6.500 89L10.500 88ZM42 98L43.500 102L47.500 103L43.500 104L42 108L40.500 104L36.500 103L40.500 102Z',
        depth: 'clothes',
      },
    ],
  },
  night: {
    shapes: [
      {
        d: 'M17 49C2 52 -12 62 -18 78C-24 96 -30 104 -40 112L-36 124H60C62 104 60 78 48 60Z',
        depth: 'back',
        tone: 'deep',
      },
      {
        d: 'M-20 92L-18.500 96L-14.500 97.500L-18.500 99L-20 103L-21.500 99L-25.500 97.500L-21.500 96ZM-8 74L-7 77L-4 78L-7 79L-8 82L-9 79L-12 78L-9 77Z',
        depth: 'back',
      },
    ],
  },
};

/** What somebody has with them. */
const tokens: PartKind = {
  nothing: { shapes: [] },
  astrolabe: {
    shapes: [
      { d: 'M0 -16A13 13 0 1 0 0.100 -16Z', depth: 'held', tone: 'mid', held: true },
      {
        d: 'M0 -12A9 9 0 1 0 0.100 -12ZM-13 -3H13M0 -16V10M-8 -11L8 5',
        depth: 'held',
        tone: 'deep',
        line: 1.5,
        held: true,
      },
    ],
  },
  bell: {
    shapes: [
      {
        d: 'M0 -4C7 -2 8 8 9 16L13 21H-13L-9 16C-8 8 -7 -2 0 -4Z',
        depth: 'held',
        tone: 'mid',
        held: true,
      },
      { d: 'M-2.500 22H2.500V26H-2.500Z', depth: 'held', held: true },
    ],
  },
  scroll: {
    shapes: [
      { d: 'M-12 -18L14 -22L17 14L-8 17Z', depth: 'held', tone: 'mid', held: true },
      { d: 'M-14 -21H15V-16H-14ZM-11 14H20V19H-11Z', depth: 'held', held: true },
      {
        d: 'M-5 -8L10 -10M-4 -1L11 -3M-3 6L6 5',
        depth: 'held',
        tone: 'deep',
        line: 1.4,
        held: true,
      },
    ],
  },
  lamp: {
    shapes: [
      { d: 'M0 -30C7 -22 8 -16 4 -10H-4C-8 -16 -7 -22 0 -30Z', depth: 'held', held: true },
      {
        d: 'M-12 -6H12C14 2 8 9 3 10V15H9V18H-9V15H-3V10C-8 9 -14 2 -12 -6Z',
        depth: 'held',
        tone: 'mid',
        held: true,
      },
    ],
  },
  bird: {
    shapes: [
      {
        d: 'M-6 60C-14 58 -18 50 -16 43C-15 38 -10 35 -5 37L4 40L-1 43C0 52 -2 58 -6 60C-14 68 -26 70 -36 68C-28 64 -22 58 -18 50Z',
        depth: 'front',
        tone: 'mid',
      },
      { d: 'M-8 42V43', depth: 'front', tone: 'deep', line: 2.2 },
    ],
  },
};

/** What the figures of this game are made of. */
export const parts: PartSet = {
  hair: heads,
  collar: collars,
  robe: robes,
  token: tokens,
  posture: postures,
};

/** What the sky gives to whoever Transforms: its light about their head, and its trail behind them. */
export const starlight: Part = {
  shapes: [
    {
      d: 'M26 -40L31 -14L47 -32L42 -7L66 -16L50 3L76 6L52 15L70 30L46 24L26 26L6 24L-18 30L0 15L-24 6L2 3L-14 -16L10 -7L5 -32L21 -14Z',
      depth: 'behind',
      tone: 'deep',
    },
    {
      d: 'M14 34C-8 36 -24 48 -40 44C-34 54 -38 60 -40 66C-26 68 -10 60 4 60C-12 68 -24 80 -40 82C-34 90 -36 98 -40 104C-18 104 -2 90 12 78Z',
      depth: 'behind',
      tone: 'mid',
    },
    { d: 'M27 -14L30 -2L42 1L30 4L27 16L24 4L12 1L24 -2Z', depth: 'front', tone: 'glow' },
    {
      d: 'M-28 20L-26 26L-20 28L-26 30L-28 36L-30 30L-36 28L-30 26ZM92 30L95 39L104 42L95 45L92 54L89 45L80 42L89 39ZM78 -28L80 -22L86 -20L80 -18L78 -12L76 -18L70 -20L76 -22Z',
      depth: 'behind',
      tone: 'glow',
    },
    { d: 'M0 10L1 -20', depth: 'held', tone: 'glow', line: 2.4, held: true },
    {
      d: 'M1 -42L5 -26L20 -22L5 -18L1 -2L-3 -18L-18 -22L-3 -26Z',
      depth: 'held',
      tone: 'glow',
      held: true,
    },
  ],
};

/** A star where somebody stood: its rays, its light, and two that were there before. */
export const newStar: Part = {
  shapes: [
    {
      d: 'M26 -18L31 8L47 -10L42 15L66 6L50 25L76 28L52 34L72 50L47 43L52 66L36 48L26 76L16 48L0 66L5 43L-20 50L0 34L-24 28L2 25L-14 6L10 15L5 -10L21 8Z',
      depth: 'behind',
      tone: 'deep',
    },
    {
      d: 'M26 -30L32 21L72 27L32 33L26 94L20 33L-20 27L20 21Z',
      depth: 'front',
      tone: 'glow',
    },
    {
      d: 'M-22 76L-20 82L-14 84L-20 86L-22 92L-24 86L-30 84L-24 82ZM76 82L78 89L85 91L78 93L76 100L74 93L67 91L74 89Z',
      depth: 'front',
      tone: 'mid',
    },
  ],
};

/** How they stand in it, and what they have laid aside. */
export const instead: Chosen = { posture: 'reaching', token: 'nothing', robe: 'night' };
