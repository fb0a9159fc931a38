import type { PlacedShape } from '../faces/compose';
import type { Tone } from '../faces/parts';
import { sheet } from '../faces/parts';
import type { EveningColours } from './colours';
import type { Evening, Hero } from './evening';
import { fit, row } from './lettering';

/** Where people stand on a poster, in its pixels. */
interface Stand {
  middle: number;
  /** Where the drawn figures end. */
  feet: number;
  width: number;
}

/** How tall somebody is at most, and how much of the width all of them take. */
const TALL = 520;
const ACROSS = 0.92;
/** Whoever is not drawn has a ring with their sign in it, of this radius at most. */
const RING = 92;
/** Without colour: whoever has fallen. */
const GREY = '#a9a6b2';
/** How much of the figure's own colour is in a shape; the rest is its ground. */
const light: Readonly<Record<Tone, number>> = { light: 1, glow: 1, mid: 0.74, deep: 0.46 };

/** Those who were there, side by side as on a poster, with what binds them, and under each their name and how they fared. */
export function drawCast(
  heroes: readonly Hero[],
  bonds: Evening['bonds'],
  colours: EveningColours,
  { middle, feet, width }: Stand,
): string[] {
  const room = (width * ACROSS) / Math.max(3, heroes.length);
  const xOf = (at: number) => Math.round(middle + (at - (heroes.length - 1) / 2) * room);
  const tall = Math.min(TALL, (room * 1.3 * sheet.height) / sheet.width);
  const { ink, soft } = colours;
  const whose = (id: string) => xOf(heroes.findIndex((one) => one.id === id));
  const heart = feet - tall * 0.22;
  return [
    // A light that ends nowhere, and what somebody’s lower edge goes into.
    `<defs>${heroes.map(({ colour, fallen }, at) => glow(at, fallen ? GREY : colour)).join('')}<linearGradient id="evening-below" x2="0" y2="1"><stop stop-color="${colours.sky[1]}" stop-opacity="0"/><stop offset="1" stop-color="${colours.sky[1]}" stop-opacity=".9"/></linearGradient></defs>`,
    ...heroes.map((hero, at) => standing(hero, colours, { at, x: xOf(at), feet, tall, room })),
    heroes.some(({ figure: drawn }) => drawn)
      ? `<rect y="${feet - 70}" width="${width}" height="72" fill="url(#evening-below)"/>`
      : '',
    ...bonds.map(({ from, to, count }) => {
      const [a, b] = [whose(from), whose(to)];
      const low = heart + 30 + Math.abs(a - b) * 0.12;
      return `<path d="M${a} ${heart}Q${(a + b) / 2} ${low} ${b} ${heart}" fill="none" stroke="${colours.gold}" stroke-width="${Math.min(9, 1 + 1.5 * count)}" stroke-linecap="round" opacity=".7"/>`;
    }),
    ...heroes.flatMap(({ name, words }, at) => {
      const letters = Math.max(6, Math.floor(room / 19));
      const edge = ` stroke="${colours.sky[1]}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"`;
      const place = { x: xOf(at), more: edge };
      const [first, ...rest] = wordsUnder(words, Math.floor(room / 13));
      return [
        row(fit(name, letters), { ...place, y: feet + 48, size: 34, colour: ink }),
        row(first ?? '', { ...place, y: feet + 84, size: 25, colour: soft }),
        row(rest.join(' '), { ...place, y: feet + 113, size: 25, colour: soft }),
      ];
    }),
  ];
}

/** How somebody fared, in one row or two: broken where a comma stands. */
function wordsUnder(words: string, letters: number): string[] {
  if (words.length <= letters) return [words];
  const comma = words.indexOf(', ');
  return comma < 0
    ? [fit(words, letters)]
    : [fit(words.slice(0, comma + 1), letters), fit(words.slice(comma + 2), letters)];
}

const glow = (at: number, colour: string): string =>
  `<radialGradient id="evening-glow-${at}"><stop stop-color="${colour}" stop-opacity=".34"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

interface Place {
  /** Which of those who stand there. */
  at: number;
  x: number;
  feet: number;
  tall: number;
  room: number;
}

function standing(hero: Hero, colours: EveningColours, place: Place): string {
  const colour = hero.fallen ? GREY : hero.colour;
  return hero.figure
    ? figure(hero.figure, colour, colours, place)
    : ring({ ...hero, colour }, colours, place);
}

/** Somebody cut out of paper, with a light of their own behind them. */
function figure(
  shapes: readonly PlacedShape[],
  colour: string,
  { ring: seam, ink }: EveningColours,
  { at, x, feet, tall }: Place,
): string {
  const scale = tall / sheet.height;
  const [left, top] = [x - scale * (sheet.x + sheet.width / 2), feet - tall - scale * sheet.y];
  const drawn = shapes.map(({ d, tone = 'light', line, transform }) => {
    const filled = tone === 'glow' ? mixed(colour, ink, 0.35) : mixed(colour, seam, light[tone]);
    const placed = transform ? ` transform="${transform}"` : '';
    const stroked = tone === 'deep' ? seam : filled;
    return line === undefined
      ? `<path d="${d}"${placed} fill="${filled}" stroke="${seam}" stroke-width="1.4" stroke-linejoin="round"/>`
      : `<path d="${d}"${placed} fill="none" stroke="${stroked}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
  return [
    `<ellipse cx="${x}" cy="${feet - tall * 0.5}" rx="${Math.round(tall * 0.46)}" ry="${Math.round(tall * 0.6)}" fill="url(#evening-glow-${at})"/>`,
    `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})">${drawn.join('')}</g>`,
  ].join('');
}

/** Somebody who is not drawn: their sign, and around it how full their ring is. */
function ring(
  { sign, name, colour, full }: Hero,
  { ring: ground, line: edge }: EveningColours,
  { x, feet, room }: Place,
): string {
  const radius = Math.min(RING, room * 0.36);
  const y = feet - radius - 24;
  const round = 2 * Math.PI * radius;
  const part = Math.round(round * Math.min(1, full));
  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ground}" stroke="${edge}" stroke-width="14"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="14" stroke-dasharray="${part} ${Math.round(round)}" transform="rotate(-90 ${x} ${y})"/>`,
    row(sign ?? fit(name, 1, ''), { x, y: y + radius * 0.26, size: radius * 0.76, colour }),
  ].join('');
}

/** A colour with some of another: how much of the first, as a part of one. Both as `#rrggbb`. */
function mixed(colour: string, other: string, part: number): string {
  const channel = (of: string, at: number) => Number.parseInt(of.slice(at, at + 2), 16);
  const mix = (at: number) =>
    Math.round(channel(colour, at) * part + channel(other, at) * (1 - part));
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
}
