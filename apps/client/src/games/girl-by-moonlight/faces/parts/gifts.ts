import type { Chosen, Part } from '../../../../shell/faces/parts';

/** A crown with a moon on it, ribbons that stream, and rays behind. */
const crown: Part = {
  shapes: [
    {
      d: 'M8 100C-12 74 -38 72 -39 88C-38 102 -14 108 6 106C-8 112 -22 120 -26 124H8Z',
      depth: 'behind',
      tone: 'mid',
    },
    {
      d: 'M12 30C-4 20 -20 30 -38 18C-30 32 -36 36 -38 42C-22 46 -6 40 10 42ZM10 44C-4 46 -14 54 -32 52C-26 60 -30 64 -30 68C-18 66 -4 58 12 54Z',
      depth: 'behind',
      tone: 'mid',
    },
    {
      d: 'M12 15L6 0L16 6L19 -15L26 3L34 -10L36 5L45 0L42 14C32 7 21 8 12 15Z',
      depth: 'front',
      tone: 'glow',
    },
    { d: 'M23 -37A9 9 0 1 0 32 -23A7.500 7.500 0 1 1 23 -37Z', depth: 'front', tone: 'glow' },
    {
      d: 'M-14 54C-4 48 10 50 15 59C8 67 -7 71 -20 67C-15 64 -15 58 -14 54Z',
      depth: 'front',
      tone: 'mid',
    },
    { d: 'M-1 40L1 -36', depth: 'held', tone: 'glow', line: 2.6, held: true },
    {
      d: 'M2 -62L6 -47L19 -44L6 -40L1 -26L-3 -40L-15 -44L-3 -47Z',
      depth: 'held',
      tone: 'glow',
      held: true,
    },
  ],
};

const feathers = (way: 1 | -1, at: number): string => {
  const x = (far: number) => at - way * far;
  return `M${x(0)} 70C${x(12)} 44 ${x(26)} 8 ${x(54)} -38C${x(58)} -24 ${x(57)} -14 ${x(53)} -5C${x(58)} 0 ${x(58)} 8 ${x(53)} 16C${x(58)} 22 ${x(57)} 30 ${x(51)} 37C${x(55)} 44 ${x(53)} 51 ${x(47)} 57C${x(50)} 64 ${x(46)} 71 ${x(40)} 75C${x(42)} 82 ${x(36)} 88 ${x(30)} 90C${x(20)} 96 ${x(8)} 92 ${x(0)} 84Z`;
};
const quills = (way: 1 | -1, at: number): string => {
  const x = (far: number) => at - way * far;
  return `M${x(8)} 74C${x(22)} 50 ${x(38)} 24 ${x(53)} -5M${x(10)} 76C${x(24)} 58 ${x(40)} 40 ${x(53)} 16M${x(12)} 79C${x(26)} 66 ${x(40)} 54 ${x(51)} 37M${x(13)} 82C${x(26)} 76 ${x(38)} 70 ${x(47)} 57`;
};

/** Wings that have torn their way out, and thorns for a halo. */
const wings: Part = {
  shapes: [
    { d: feathers(1, 16), depth: 'behind', tone: 'mid' },
    { d: quills(1, 16), depth: 'behind', tone: 'deep', line: 1.4 },
    { d: feathers(-1, 44), depth: 'behind', tone: 'mid' },
    { d: quills(-1, 44), depth: 'behind', tone: 'deep', line: 1.4 },
    {
      d: 'M26 -13A36 36 0 1 1 25.900 -13',
      depth: 'behind',
      tone: 'glow',
      line: 2.2,
    },
    {
      d: 'M26 -13L29 -25L32 -12ZM47 -6L57 -15L53 -1ZM61 12L73 10L62 18ZM4 -6L-6 -15L-2 -1ZM-9 12L-21 10L-10 18ZM-8 36L-18 43L-5 41Z',
      depth: 'behind',
      tone: 'glow',
    },
    {
      d: 'M12 92L-4 122L10 112L16 124L28 110L40 124L44 112L58 120L48 92Z',
      depth: 'clothes',
      tone: 'deep',
    },
  ],
};

/** The Engine behind its pilot: horns, eyes, shoulders like a gate. */
const engine: Part = {
  shapes: [
    {
      d: 'M-40 124V44L-34 24L-14 12L-2 10L-12 -10L-8 -26L8 -37L26 -40L44 -37L60 -26L64 -10L54 10L66 12L88 24L104 44V124Z',
      depth: 'behind',
      tone: 'deep',
    },
    {
      d: 'M-8 -28L-38 -40L-24 -24L-11 -12ZM60 -28L102 -40L76 -24L63 -12Z',
      depth: 'behind',
      tone: 'mid',
    },
    { d: 'M-2 -22L18 -14L16 -8L0 -12ZM54 -22L34 -14L36 -8L52 -12Z', depth: 'behind', tone: 'glow' },
    {
      d: 'M-40 44L-34 24L-14 12L-20 40L-40 62ZM104 44L88 24L66 12L74 40L104 62Z',
      depth: 'behind',
      tone: 'mid',
    },
    {
      d: 'M26 -40V-16M-14 12L2 30M66 12L52 30M-20 40L-16 74L-18 124M74 40L70 74L72 124M-40 84L-16 74M104 84L70 74',
      depth: 'behind',
      tone: 'mid',
      line: 1.6,
    },
    {
      d: 'M88 92A7 7 0 1 0 88.100 92ZM-28 92A7 7 0 1 0 -27.900 92Z',
      depth: 'behind',
      tone: 'glow',
    },
  ],
};

/** A mask with a plume, a blade, and cards that do not fall. */
const mask: Part = {
  shapes: [
    {
      d: 'M24 18C12 2 -8 -12 -36 -8C-26 -3 -32 2 -38 6C-20 6 -28 12 -30 17C-12 12 6 18 22 28Z',
      depth: 'front',
      tone: 'mid',
    },
    { d: 'M20 22C6 8 -10 0 -28 -2', depth: 'front', tone: 'deep', line: 1.4 },
    {
      d: 'M21 17C30 19 38 17 46 19C49 22 48 28 44 31C38 34 32 32 28 28C24 27 21 23 21 17ZM34 23C36 21 41 21 43 24C41 28 36 28 34 23Z',
      depth: 'front',
      tone: 'glow',
    },
    { d: 'M-2 14L6 -74', depth: 'held', tone: 'glow', line: 2.4, held: true },
    { d: 'M-11 0C-6 8 4 9 10 3C8 -3 -2 -7 -11 0Z', depth: 'held', tone: 'glow', held: true },
    {
      d: 'M-34 30L-22 26L-17 42L-29 46ZM-39 78L-27 80L-30 97L-40 95ZM70 -26L81 -21L74 -6L63 -11ZM84 62L95 58L101 74L90 78Z',
      depth: 'behind',
      tone: 'mid',
    },
    {
      d: 'M-26 32L-23 36L-25 40L-28 36ZM-34 84L-31 88L-34 92L-37 88ZM72 -20L75 -16L72 -12L69 -16ZM93 64L96 68L93 72L90 68Z',
      depth: 'behind',
      tone: 'deep',
    },
    {
      d: 'M17 50C0 54 -12 66 -18 84C-22 98 -32 104 -38 118L-20 112L-22 124H66L62 108C62 88 58 68 46 58Z',
      depth: 'back',
      tone: 'deep',
    },
  ],
};

/** What somebody is given while they are who they truly are. */
export interface Gift {
  part: Part;
  /** How they stand with it, and what of their everyday things they have laid aside for it. */
  instead: Chosen;
}

const crowned: Gift = {
  part: crown,
  instead: { posture: 'reaching', prop: 'nothing', cloak: 'cape' },
};

/** What a playset gives to whoever transcends, by its id. */
export const gifts: Readonly<Record<string, Gift>> = {
  'at-the-brink-of-the-abyss': crowned,
  'beneath-a-rotting-sky': {
    part: wings,
    instead: { posture: 'folded', prop: 'nothing', cloak: 'none' },
  },
  'on-a-sea-of-stars': {
    part: engine,
    instead: { posture: 'defiant', prop: 'nothing', cloak: 'armour' },
  },
  'in-a-maze-of-dreams': {
    part: mask,
    instead: { posture: 'upright', prop: 'nothing', cloak: 'mantle' },
  },
};

/** For a playset that has none of its own. */
export const anyGift = crowned;
