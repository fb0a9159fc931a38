import type { PartKind } from '../../../../shell/faces/parts';

/** What somebody has with them. */
export const props: PartKind = {
  nothing: { shapes: [] },
  book: {
    shapes: [
      { d: 'M-10 -16L14 -20L19 10L-5 15Z', depth: 'held', tone: 'mid', held: true },
      {
        d: 'M-5 -17L0 14M4 -10L11 -11M5 -4L12 -5',
        depth: 'held',
        tone: 'deep',
        line: 1.6,
        held: true,
      },
    ],
  },
  flowers: {
    shapes: [
      { d: 'M-3 14L-1 -4L-8 -16M-1 -4L1 -20M-1 -4L10 -15', depth: 'held', line: 2, held: true },
      {
        d: 'M-8 -29C-4 -31 0 -28 -1 -23C2 -20 0 -15 -5 -15C-8 -11 -14 -13 -14 -17C-18 -20 -16 -26 -11 -25C-11 -27 -10 -29 -8 -29ZM4 -35C9 -36 12 -32 10 -28C14 -25 12 -19 7 -20C4 -16 -2 -18 -1 -23C-4 -26 -2 -31 2 -31C2 -33 3 -35 4 -35ZM12 -25C17 -26 20 -21 17 -17C20 -13 16 -8 11 -10C7 -8 4 -12 6 -16C4 -20 7 -24 11 -23Z',
        depth: 'held',
        tone: 'mid',
        held: true,
      },
      { d: 'M-8 -22H-7M4 -27H5M12 -17H13', depth: 'held', tone: 'deep', line: 3.4, held: true },
    ],
  },
  lantern: {
    shapes: [
      {
        d: 'M0 -2C-5 4 -5 8 0 10C5 8 5 4 0 -2Z',
        depth: 'held',
        tone: 'deep',
        line: 1.8,
        held: true,
      },
      { d: 'M-6 10H6L10 16L8 34H-8L-10 16Z', depth: 'held', held: true },
      { d: 'M0 17C4 21 5 25 3 29H-3C-5 25 -4 21 0 17Z', depth: 'held', tone: 'deep', held: true },
    ],
  },
  camera: {
    shapes: [
      { d: 'M-9 -12H-4L-2 -16H8L10 -12H16V10H-9Z', depth: 'held', tone: 'mid', held: true },
      { d: 'M4 -9A8 8 0 1 0 4 7A8 8 0 1 0 4 -9Z', depth: 'held', held: true },
      {
        d: 'M4 -4A3.500 3.500 0 1 0 4 3A3.500 3.500 0 1 0 4 -4Z',
        depth: 'held',
        tone: 'deep',
        held: true,
      },
    ],
  },
  parasol: {
    shapes: [
      { d: 'M2 24L-6 -52', depth: 'held', line: 2.4, held: true },
      {
        d: 'M-8 -66C10 -66 25 -55 30 -38C25 -42 19 -42 15 -38C11 -42 4 -42 -1 -38C-7 -41 -13 -40 -18 -35C-22 -39 -28 -39 -33 -34C-34 -52 -24 -64 -8 -66Z',
        depth: 'held',
        tone: 'mid',
        held: true,
      },
      {
        d: 'M-8 -65C-2 -58 0 -48 -1 -38M-8 -65C-14 -58 -18 -46 -18 -35M-8 -65C4 -60 12 -50 15 -38',
        depth: 'held',
        tone: 'deep',
        line: 1.2,
        held: true,
      },
    ],
  },
  guitar: {
    shapes: [
      { d: 'M44 50L69 13L76 11L75 19L51 55Z', depth: 'back', tone: 'mid' },
      {
        d: 'M-12 92C-22 98 -28 112 -22 124H22C24 116 22 110 24 104C30 100 30 92 24 88C16 84 12 90 6 90C0 88 -6 88 -12 92Z',
        depth: 'behind',
        tone: 'mid',
      },
      { d: 'M-4 62C10 76 34 94 54 108', depth: 'clothes', tone: 'deep', line: 3 },
    ],
  },
  cat: {
    shapes: [
      {
        d: 'M-14 62C-22 60 -30 66 -34 76C-37 82 -36 92 -32 94C-31 86 -30 80 -24 76C-16 78 -4 74 2 66C6 60 4 52 1 48L3 36L-5 41C-9 39 -14 40 -16 42L-23 38L-21 49C-22 54 -19 60 -14 62Z',
        depth: 'front',
        tone: 'mid',
      },
      { d: 'M-15 49V51M-5 48V50', depth: 'front', tone: 'deep', line: 2.6 },
    ],
  },
  satchel: {
    shapes: [
      { d: 'M40 56C30 74 10 92 -6 104', depth: 'clothes', tone: 'deep', line: 3.4 },
      { d: 'M-24 98C-16 94 2 94 8 98L11 124H-26Z', depth: 'front', tone: 'mid' },
      { d: 'M-24 100C-14 112 -2 112 8 100', depth: 'front', tone: 'deep', line: 1.6 },
    ],
  },
  staff: {
    shapes: [
      { d: 'M-2 44L2 -46', depth: 'held', line: 3, held: true },
      { d: 'M2 -62A10 10 0 1 0 11 -47A8 8 0 1 1 2 -62Z', depth: 'held', held: true },
    ],
  },
};
