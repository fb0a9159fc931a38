/** A drawing in one colour, 48 × 48: what is filled (a hole where paths overlap), and what is a line. */
export interface Drawing {
  fill?: string;
  line?: string;
}

const star = (x: number, y: number, r: number): string => {
  const k = r * 0.22;
  return `M${x} ${y - r}Q${x + k} ${y - k} ${x + r} ${y}Q${x + k} ${y + k} ${x} ${y + r}Q${x - k} ${y + k} ${x - r} ${y}Q${x - k} ${y - k} ${x} ${y - r}Z`;
};

/** What each playbook is known by. */
export const emblems: Readonly<Record<string, Drawing>> = {
  // A mask, and the gleam of an entrance.
  'the-enigma': {
    fill: `M3 20C9 15 18 16 24 20C30 16 39 15 45 20C47 30 41 39 33.500 39C28.500 39 26.500 35 24 32C21.500 35 19.500 39 14.500 39C7 39 1 30 3 20ZM9.500 25.500C10.500 31 17 32.500 20.500 28.500C18.500 23.500 12.500 22 9.500 25.500ZM38.500 25.500C37.500 31 31 32.500 27.500 28.500C29.500 23.500 35.500 22 38.500 25.500Z${star(37, 8, 7)}`,
  },
  // A shield, and the moon that it is borne for.
  'the-guardian': {
    fill: 'M24 2.500L42 8.500V22C42 33.500 34.500 41.500 24 45.500C13.500 41.500 6 33.500 6 22V8.500ZM29.500 12.500A11 11 0 1 0 34.500 26.500A9 9 0 1 1 29.500 12.500Z',
  },
  // Two rings, each through the other.
  'the-harmony': {
    line: 'M18.610 35.890A12 12 0 1 1 27.760 29.320M29.390 12.110A12 12 0 1 1 20.240 18.680',
  },
  // A crown of one’s own, cracked.
  'the-outsider': {
    fill: 'M3 12L13.500 23L23.500 4L24.500 14L20.500 21L25.500 27L21.500 34L23.500 42H7.500ZM28.500 9L34.500 23L45 12L40.500 42H28L26 34L30 27L25 20.500L28.800 14Z',
  },
  // A star far out, and what goes round it.
  'the-stranger': {
    fill: `${star(24, 24, 11)}M42.200 9A4.500 4.500 0 1 0 42.200 18A4.500 4.500 0 1 0 42.200 9Z`,
    line: 'M41.950 21.100A21 11 -30 1 1 35.480 9.900',
  },
  // Sand that has run, and sand that has not.
  'the-time-traveller': {
    fill: 'M8 3H40V8.500H8ZM8 39.500H40V45H8ZM17 16.500H31L24 23.500ZM24 28L33.500 38H14.500Z',
    line: 'M12.500 9C12.500 18 20 19 20 24S12.500 30 12.500 39M35.500 9C35.500 18 28 19 28 24S35.500 30 35.500 39',
  },
  // A heart with more in it than one sees.
  'the-unlikely-hero': {
    fill: `M24 44.500C10.500 34.500 3.500 26 3.500 16.500C3.500 9 9 4 15 4C19 4 22 6 24 9C26 6 29 4 33 4C39 4 44.500 9 44.500 16.500C44.500 26 37.500 34.500 24 44.500Z${star(24, 22, 11)}`,
  },
};

/** For a playbook that the table has written itself. */
export const anyEmblem: Drawing = {
  fill: `M30 4A20.500 20.500 0 1 0 44 32A17 17 0 1 1 30 4Z${star(36, 17, 8)}`,
};
