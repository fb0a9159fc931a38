import type { PartKind, Shape } from './parts';

const torso: Shape = {
  d: 'M20 50C15 55 4 57 -1 63C-6 70 -5 82 0 92C4 99 4 104 0 110C-4 115 -8 119 -10 124H59C55 116 52 109 52 102C52 94 56 84 56 76C55 68 52 63 48 60C44 57 40 56 36 51C31 56 25 55 20 50Z',
  depth: 'body',
};
const belt: Shape = {
  d: 'M2 104C18 109 36 109 52 103',
  depth: 'body',
  tone: 'deep',
  line: 2,
};

/** How somebody stands, and where their hand is. */
export const postures: PartKind = {
  // Both feet on the ground, something held before them.
  upright: {
    hand: [70, 86, 6],
    shapes: [
      torso,
      belt,
      {
        d: 'M36 62C43 61 49 66 50 73C51 81 51 88 54 91C59 91 64 86 69 83C73 82 74 86 72 89C67 96 58 102 51 102C43 101 39 92 37 84Z',
        depth: 'arm',
      },
    ],
  },
  // A fist at the hip: let them come.
  defiant: {
    hand: [64, 94, 14],
    shapes: [
      torso,
      belt,
      {
        d: 'M2 61C-8 66 -20 80 -25 91C-24 98 -6 103 10 104C14 102 14 98 11 96C2 94 -6 93 -10 90C-6 84 5 78 13 71C14 64 8 58 2 61Z',
        depth: 'arm',
      },
      {
        d: 'M42 61C49 63 54 70 56 79C58 86 63 90 66 95C66 99 62 100 59 98C52 93 45 87 40 79Z',
        depth: 'arm',
      },
    ],
  },
  // An arm held high.
  reaching: {
    hand: [80, 38, 8],
    shapes: [
      torso,
      belt,
      {
        d: 'M34 60C43 60 52 66 58 66C65 62 70 50 76 39C78 35 83 37 83 41C80 56 74 72 65 80C54 84 44 80 35 78Z',
        depth: 'arm',
      },
    ],
  },
  // What they hold, they hold close.
  folded: {
    hand: [53, 85, 10],
    shapes: [
      torso,
      belt,
      {
        d: 'M4 62C-2 70 1 90 9 101C18 107 40 99 54 90C58 86 55 81 50 82C39 87 29 90 22 90C21 82 22 72 20 64C16 58 8 57 4 62Z',
        depth: 'arm',
      },
    ],
  },
};
