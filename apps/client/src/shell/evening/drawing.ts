import type { EveningColours } from './colours';
import type { Evening, EveningDie } from './evening';

/** The size of the picture, in pixels. */
export const WIDTH = 1080;
export const HEIGHT = 1350;

/** Where the heroes stand: on a ring, the first above. */
const RING = { x: WIDTH / 2, y: 620, radius: 255, hero: 84 };
/** The same below a chosen line, which takes some of the room above. */
const LOWER = { ...RING, y: 680, radius: 215 };
/** The dice lie below, as many in a row, in so many rows; what does not fit is counted. */
const DICE = { top: 1_090, side: 52, gap: 10, inRow: 16, rows: 3 };
/** How many letters of a name there is room for. */
const NAME_MAX = 18;
const TITLE_MAX = 38;
/** The chosen line stands in so many rows of so many letters. */
const QUOTE = { rows: 2, letters: 54, top: 296 };

/**
 * An evening as a picture: who was there and how they fared, what binds them, and the dice that fell.
 *
 * @param best the line that whoever shares has chosen; empty for none.
 */
export function drawEvening(evening: Evening, colours: EveningColours, best = ''): string {
  const { title: series, chapter } = evening;
  const { name, title, outcome } = chapter;
  const { sky, ink, soft, gold, emblem } = colours;
  const place = best === '' ? RING : LOWER;
  const head = [title ? name : '', outcome].filter(Boolean).join(' · ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Georgia, serif" text-anchor="middle">`,
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    `<circle cx="${place.x}" cy="${place.y}" r="150" fill="${gold}" opacity=".08"/>`,
    `<path d="${emblem}" transform="translate(${place.x - 100} ${place.y - 100})" fill="${gold}" fill-rule="evenodd" opacity=".8"/>`,
    line(110, 34, soft, fit(series, TITLE_MAX)),
    line(184, 58, ink, fit(title || name, TITLE_MAX - 8)),
    line(240, 34, gold, head),
    ...rows(best).map((words, at) =>
      line(QUOTE.top + 42 * at, 34, ink, words, ' font-style="italic"'),
    ),
    ...ring(evening, colours, place),
    ...dice(evening.dice, colours),
    line(1_320, 26, soft, 'Moonlit Table'),
    '</svg>',
  ].join('\n');
}

const line = (y: number, size: number, colour: string, words: string, more = ''): string =>
  words === ''
    ? ''
    : `<text x="${WIDTH / 2}" y="${y}" font-size="${size}" fill="${colour}"${more}>${escaped(words)}</text>`;

/** A line in its rows, between quotation marks; what does not fit ends in dots. */
function rows(best: string): string[] {
  if (best === '') return [];
  const all: string[] = [];
  for (const word of `“${best.replaceAll(/\s+/gu, ' ')}”`.split(' ')) {
    const last = all.at(-1);
    if (last !== undefined && last.length + word.length < QUOTE.letters) {
      all[all.length - 1] = `${last} ${word}`;
    } else all.push(word);
  }
  const shown = all.slice(0, QUOTE.rows).map((row) => fit(row, QUOTE.letters));
  if (all.length <= QUOTE.rows) return shown;
  return shown.map((row, at) => (at === QUOTE.rows - 1 ? `${row} …”` : row));
}

/** The heroes with how they fared, and between them what binds them. */
function ring(
  { heroes, bonds }: Evening,
  { ink, soft, gold, line: edge, ring: ground, sky }: EveningColours,
  place: typeof RING,
) {
  const at = (id: string) => {
    const turn = heroes.findIndex((one) => one.id === id) / Math.max(1, heroes.length);
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return {
      x: Math.round(place.x + 1.25 * place.radius * Math.cos(angle)),
      y: Math.round(place.y + place.radius * Math.sin(angle)),
    };
  };
  const bound = bonds.map(({ from, to, count }) => {
    const [a, b] = [at(from), at(to)];
    return `<path d="M${a.x} ${a.y}Q${place.x} ${place.y} ${b.x} ${b.y}" fill="none" stroke="${gold}" stroke-width="${Math.min(14, 2 + 2 * count)}" opacity=".45"/>`;
  });
  const people = heroes.map(({ id, name, sign, colour, full: part, words }) => {
    const { x, y } = at(id);
    const under = `stroke="${sky[1]}" stroke-width="6" paint-order="stroke"`;
    return [
      `<circle cx="${x}" cy="${y}" r="${RING.hero}" fill="${ground}" stroke="${edge}" stroke-width="16"/>`,
      full(x, y, part, colour),
      `<text x="${x}" y="${y + 22}" font-size="64" fill="${colour}">${escaped(sign ?? fit(name, 1, ''))}</text>`,
      `<text x="${x}" y="${y + 132}" font-size="36" fill="${ink}" ${under}>${escaped(fit(name, NAME_MAX))}</text>`,
      words === ''
        ? ''
        : `<text x="${x}" y="${y + 168}" font-size="27" fill="${soft}" ${under}>${escaped(fit(words, NAME_MAX + 8))}</text>`,
    ].join('');
  });
  return [...bound, ...people];
}

/** As much of a ring as is full. */
function full(x: number, y: number, part: number, colour: string): string {
  const round = 2 * Math.PI * RING.hero;
  return `<circle cx="${x}" cy="${y}" r="${RING.hero}" fill="none" stroke="${colour}" stroke-width="16" stroke-dasharray="${Math.round(round * Math.min(1, part))} ${Math.round(round)}" transform="rotate(-90 ${x} ${y})"/>`;
}

/** The dice as they fell, the best of them in gold. */
function dice(all: readonly EveningDie[], { ink, soft, gold, onGold, die }: EveningColours) {
  if (all.length === 0) return [];
  const { top, side, gap, inRow, rows } = DICE;
  const shown = all.slice(0, inRow * rows);
  const more = all.length - shown.length;
  const drawn = shown.map(({ face, sides }, index) => {
    const row = Math.floor(index / inRow);
    const wide = Math.min(inRow, shown.length - row * inRow) * (side + gap) - gap;
    const x = (WIDTH - wide) / 2 + (index % inRow) * (side + gap);
    const y = top + row * (side + gap);
    const [ground, words] = face === sides ? [gold, onGold] : [die, ink];
    return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="9" fill="${ground}"/><text x="${x + side / 2}" y="${y + 37}" font-size="31" fill="${words}">${face}</text>`;
  });
  const words = more > 0 ? `and ${more} more dice` : '';
  return [...drawn, line(top + rows * (side + gap) + 26, 26, soft, words)];
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
