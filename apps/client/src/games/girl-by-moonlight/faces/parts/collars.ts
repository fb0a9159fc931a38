import type { PartKind } from '../../../../shell/faces/parts';

/** What somebody wears about their neck. */
export const collars: PartKind = {
  sailor: {
    shapes: [
      {
        d: 'M19 50C13 54 4 57 -3 62L-5 80C4 78 12 74 18 69C23 76 29 81 34 85C38 78 42 71 47 63C44 58 39 55 36 52C31 58 24 56 19 50Z',
        depth: 'neck',
        tone: 'mid',
      },
      {
        d: 'M0 75C8 73 13 70 17 65C22 71 28 76 33 79C36 73 40 67 43 62',
        depth: 'neck',
        tone: 'deep',
        line: 1.6,
      },
      {
        d: 'M33 80C26 77 19 80 19 86C22 91 29 89 33 84C38 89 45 90 47 85C46 79 39 77 33 80ZM31 85L27 101L33 96L39 101L36 85Z',
        depth: 'neck',
      },
    ],
  },
  tie: {
    shapes: [
      {
        d: 'M20 48C15 52 11 56 9 61L25 70L32 60L42 68C45 65 46 61 45 58L36 50C31 56 25 54 20 48Z',
        depth: 'neck',
      },
      { d: 'M28 61H36L38 68L35 72L39 98L33 106L27 98L30 72L26 68Z', depth: 'neck', tone: 'mid' },
    ],
  },
  officer: {
    shapes: [
      { d: 'M18 44C23 50 33 51 39 46L42 58C35 65 21 65 13 58Z', depth: 'neck', tone: 'mid' },
      { d: 'M36 54L40 124', depth: 'neck', tone: 'deep', line: 1.4 },
      { d: 'M31 70H36M32 82H37M33 94H38M34 106H39', depth: 'neck', tone: 'deep', line: 3 },
    ],
  },
  hood: {
    shapes: [
      {
        d: 'M16 42C4 45 -8 54 -8 67C-1 72 9 71 17 66C21 72 27 75 33 75C38 70 44 66 51 64C51 57 44 51 38 48C33 55 23 53 16 42Z',
        depth: 'neck',
        tone: 'mid',
      },
      { d: 'M27 74L25 96M36 73L37 92', depth: 'neck', line: 2 },
    ],
  },
  ruff: {
    shapes: [
      {
        d: 'M15 46C8 44 2 48 4 54C-1 58 2 65 8 64C10 70 18 71 21 67C25 72 32 72 34 67C39 70 46 68 46 62C51 60 51 53 46 52C46 47 41 45 38 47C32 54 22 53 15 46Z',
        depth: 'neck',
      },
      {
        d: 'M15 51L9 60M22 55L20 66M30 56L32 67M37 53L44 62',
        depth: 'neck',
        tone: 'deep',
        line: 1.4,
      },
    ],
  },
  scarf: {
    shapes: [
      {
        d: 'M2 56C-8 62 -20 60 -34 52C-31 59 -36 62 -38 67C-24 74 -6 74 8 66Z',
        depth: 'neck',
        tone: 'mid',
      },
      {
        d: 'M15 43C22 50 33 51 40 45C47 49 49 58 43 63C33 69 16 68 7 61C3 55 7 47 15 43Z',
        depth: 'neck',
        tone: 'mid',
      },
      { d: 'M10 55C20 62 34 62 44 54', depth: 'neck', tone: 'deep', line: 1.4 },
    ],
  },
  bow: {
    shapes: [
      {
        d: 'M20 48C14 53 8 56 4 60C12 67 40 68 48 61C44 57 39 54 36 51C31 56 25 54 20 48Z',
        depth: 'neck',
        tone: 'mid',
      },
      {
        d: 'M32 66C22 54 6 56 6 66C7 77 23 77 32 69C40 77 55 76 55 65C53 55 41 55 32 66ZM28 70L20 96L29 90L32 78L37 91L45 94L36 70Z',
        depth: 'neck',
      },
      {
        d: 'M32 62C36 62 37 66 36 70C33 72 30 72 28 70C27 66 28 62 32 62Z',
        depth: 'neck',
        tone: 'mid',
      },
    ],
  },
  open: {
    shapes: [
      {
        d: 'M20 50C15 54 10 56 6 59L24 86L32 68L38 84L48 62C45 58 40 55 36 52C31 57 25 55 20 50Z',
        depth: 'neck',
        tone: 'mid',
      },
      { d: 'M22 58C26 66 32 66 35 58M29 64V70', depth: 'neck', line: 1.3 },
    ],
  },
};
