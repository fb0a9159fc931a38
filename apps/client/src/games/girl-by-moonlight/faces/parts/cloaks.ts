import type { PartKind } from '../../../../shell/faces/parts';

/** What somebody wears over everything. */
export const cloaks: PartKind = {
  none: { shapes: [] },
  cape: {
    shapes: [
      {
        d: 'M17 50C4 53 -8 60 -14 72C-21 88 -24 98 -38 108C-32 110 -30 116 -34 124H58C60 104 60 80 48 60Z',
        depth: 'back',
        tone: 'deep',
      },
      {
        d: 'M-10 76C-14 92 -16 108 -20 122M-4 82C-6 98 -6 110 -9 124',
        depth: 'back',
        tone: 'deep',
        line: 1.4,
      },
    ],
  },
  coat: {
    shapes: [
      {
        d: 'M17 52C8 56 -4 58 -8 66C-14 80 -13 104 -19 124H14L22 88Z',
        depth: 'clothes',
        tone: 'mid',
      },
      {
        d: 'M37 53C44 56 51 60 53 68C57 82 56 104 61 124H40L31 90Z',
        depth: 'clothes',
        tone: 'mid',
      },
      { d: 'M17 55L8 72L16 76L13 82L22 92', depth: 'clothes', tone: 'deep', line: 1.4 },
    ],
  },
  shawl: {
    shapes: [
      {
        d: 'M16 50C2 53 -11 62 -15 80L-19 98L-12 94L-9 103L-3 95L2 104L8 94L14 102L19 92L26 99L30 88L37 93L40 83L48 85L50 76L57 76C55 66 48 58 37 52C31 59 22 58 16 50Z',
        depth: 'clothes',
        tone: 'mid',
      },
      { d: 'M-11 80C4 88 24 84 48 68', depth: 'clothes', tone: 'deep', line: 1.4 },
    ],
  },
  mantle: {
    shapes: [
      {
        d: 'M17 48C2 50 -12 58 -18 72C-22 84 -20 92 -26 104L-14 98L-12 112L-2 98L4 84L26 92L40 80L56 92L58 72C55 62 46 55 37 50C32 57 22 56 17 48Z',
        depth: 'clothes',
        tone: 'deep',
      },
    ],
  },
  kimono: {
    shapes: [
      {
        d: 'M38 52C44 56 51 60 53 68C55 76 54 86 54 94L12 102L10 92C20 82 32 70 38 52Z',
        depth: 'clothes',
        tone: 'deep',
      },
      {
        d: 'M18 51C8 56 -4 58 -8 68C-11 78 -9 90 -10 100L44 102C38 84 24 72 18 51Z',
        depth: 'clothes',
        tone: 'mid',
      },
      { d: 'M-10 98H55L56 116H-12Z', depth: 'clothes', tone: 'deep' },
    ],
  },
  jacket: {
    shapes: [
      {
        d: 'M18 50C8 52 -8 56 -14 64C-20 78 -20 96 -24 112L-6 116L2 84L4 116H14L20 80Z',
        depth: 'clothes',
        tone: 'mid',
      },
      {
        d: 'M37 52C46 54 54 60 58 68C62 80 62 96 64 110L48 114L44 86Z',
        depth: 'clothes',
        tone: 'mid',
      },
    ],
  },
  armour: {
    shapes: [
      {
        d: 'M14 56C0 52 -14 58 -20 72C-14 78 -2 78 10 74C14 70 16 62 14 56Z',
        depth: 'front',
        tone: 'mid',
      },
      { d: 'M-17 70C-10 66 2 66 13 68', depth: 'front', tone: 'deep', line: 1.4 },
      {
        d: 'M18 72C26 76 38 76 46 70C49 82 48 94 44 104C36 110 24 110 16 104C12 94 13 82 18 72Z',
        depth: 'clothes',
        tone: 'mid',
      },
    ],
  },
};
