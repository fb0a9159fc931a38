import type { HeroColour } from '@moonlit/rules/girl-by-moonlight';
import type { Evening } from './evening';
import { stressWords } from './evening';

/** The size of the picture, in pixels. */
export const WIDTH = 1080;
export const HEIGHT = 1350;

/** Heroes in their colours, as they are on a dark ground (design/css/heroes.css). */
const COLOURS: Record<HeroColour, string> = {
  rose: '#ff9cc4',
  coral: '#ffab85',
  amber: '#f6cf6b',
  moss: '#c6de73',
  jade: '#7fe6ac',
  lagoon: '#6be0e3',
  sky: '#90c9ff',
  indigo: '#b6b8ff',
  violet: '#e0aaff',
  silver: '#d6dbe8',
};
const [INK, SOFT, GOLD, LINE] = ['#f6f0ff', '#c3b8e6', '#f4d58d', '#4a3a86'];

/** Where the heroes stand: on a ring, the first above. */
const RING = { x: WIDTH / 2, y: 620, radius: 255, hero: 84 };
/** The dice lie below, as many in a row, in so many rows; what does not fit is counted. */
const DICE = { top: 1_090, side: 52, gap: 10, inRow: 16, rows: 3 };
/** How many letters of a name there is room for. */
const NAME_MAX = 18;
const TITLE_MAX = 38;

/** An evening as a picture: who was there and how they stand, what binds them, and the dice that fell. */
export function drawEvening(evening: Evening): string {
  const { series, episode, title, outcome } = evening;
  const head = [title ? episode : '', outcome].filter(Boolean).join(' · ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Georgia, serif" text-anchor="middle">`,
    '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#26165a"/><stop offset="1" stop-color="#0d0820"/></linearGradient></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    `<circle cx="${RING.x}" cy="${RING.y + 50}" r="105" fill="#fff3cf" opacity=".1"/>`,
    `<path d="M${RING.x + 30} ${RING.y - 30}a85 85 0 1 0 60 110 70 70 0 0 1-60-110z" fill="${GOLD}" opacity=".85"/>`,
    line(110, 34, SOFT, fit(series, TITLE_MAX)),
    line(184, 58, INK, fit(title || episode, TITLE_MAX - 8)),
    line(240, 34, GOLD, head),
    ...ring(evening),
    ...dice(evening.dice),
    line(1_320, 26, SOFT, 'Moonlit Table'),
    '</svg>',
  ].join('\n');
}

const line = (y: number, size: number, colour: string, words: string): string =>
  `<text x="${WIDTH / 2}" y="${y}" font-size="${size}" fill="${colour}">${escaped(words)}</text>`;

/** The heroes with their stress, and between them their links. */
function ring({ heroes, links }: Evening): string[] {
  const at = (id: string) => {
    const turn = heroes.findIndex((one) => one.id === id) / Math.max(1, heroes.length);
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return {
      x: Math.round(RING.x + 1.25 * RING.radius * Math.cos(angle)),
      y: Math.round(RING.y + RING.radius * Math.sin(angle)),
    };
  };
  const bonds = links.map(({ from, to, count }) => {
    const [a, b] = [at(from), at(to)];
    return `<path d="M${a.x} ${a.y}Q${RING.x} ${RING.y} ${b.x} ${b.y}" fill="none" stroke="${GOLD}" stroke-width="${Math.min(14, 2 + 2 * count)}" opacity=".45"/>`;
  });
  const people = heroes.map(({ id, name, colour, stress, of }) => {
    const { x, y } = at(id);
    const hero = COLOURS[colour];
    return [
      `<circle cx="${x}" cy="${y}" r="${RING.hero}" fill="#1b1240" stroke="${LINE}" stroke-width="16"/>`,
      full(x, y, stress / Math.max(1, of), hero),
      `<text x="${x}" y="${y + 22}" font-size="64" fill="${hero}">${escaped(fit(name, 1, ''))}</text>`,
      `<text x="${x}" y="${y + 132}" font-size="36" fill="${INK}" stroke="#150d33" stroke-width="6" paint-order="stroke">${escaped(fit(name, NAME_MAX))}</text>`,
      `<text x="${x}" y="${y + 168}" font-size="27" fill="${SOFT}" stroke="#150d33" stroke-width="6" paint-order="stroke">${stressWords({ stress, of })}</text>`,
    ].join('');
  });
  return [...bonds, ...people];
}

/** As much of a ring as is full of stress. */
function full(x: number, y: number, part: number, colour: string): string {
  const round = 2 * Math.PI * RING.hero;
  return `<circle cx="${x}" cy="${y}" r="${RING.hero}" fill="none" stroke="${colour}" stroke-width="16" stroke-dasharray="${Math.round(round * Math.min(1, part))} ${Math.round(round)}" transform="rotate(-90 ${x} ${y})"/>`;
}

/** The dice as they fell, the best of them in gold. */
function dice(faces: readonly number[]): string[] {
  if (faces.length === 0) return [];
  const { top, side, gap, inRow, rows } = DICE;
  const shown = faces.slice(0, inRow * rows);
  const more = faces.length - shown.length;
  const drawn = shown.map((face, index) => {
    const row = Math.floor(index / inRow);
    const wide = Math.min(inRow, shown.length - row * inRow) * (side + gap) - gap;
    const x = (WIDTH - wide) / 2 + (index % inRow) * (side + gap);
    const y = top + row * (side + gap);
    const [ground, ink] = face === 6 ? [GOLD, '#26180a'] : ['#2c1f5c', INK];
    return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="9" fill="${ground}"/><text x="${x + side / 2}" y="${y + 37}" font-size="31" fill="${ink}">${face}</text>`;
  });
  const words = more > 0 ? `and ${more} more dice` : '';
  return [...drawn, line(top + rows * (side + gap) + 26, 26, SOFT, words)];
}

/** As many letters as fit; a letter may be made of several signs. */
function fit(words: string, most: number, more = '…'): string {
  const letters = [...new Intl.Segmenter().segment(words)].map(({ segment }) => segment);
  return letters.length <= most ? words : letters.slice(0, most).join('') + more;
}

/** What people have written may hold signs that mean something to a drawing, or that none can hold. */
const escaped = (words: string): string =>
  words
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a drawing with one of them is none.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
