import type { EveningColours } from './colours';
import type { Evening } from './evening';
import type { Lettering } from './lettering';
import { escaped, fit, lengthOf, row, rowsOf } from './lettering';
import type { PosterLook } from './look';
import { noLook } from './look';
import { drawCast } from './poster-cast';
import { drawRoll } from './poster-roll';

/** The size of a picture, in pixels. */
export interface PosterSize {
  width: number;
  height: number;
}

/** A post, and what fills a phone held upright. */
export const sizes = {
  post: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
} as const satisfies Record<string, PosterSize>;

/** How many letters of a series there is room for. */
const SERIES_MAX = 38;
/** A title stands in so many rows, the larger the shorter it is. */
const TITLE = { rows: 2, letters: 22, largest: 104, smallest: 64 };
/** The chosen line stands in so many rows of so many letters. */
const QUOTE = { rows: 2, letters: 48 };
/** How wide a letter is, as a part of its height: what is written has to fit whatever face it is in. */
const LETTER = 0.56;
/** From the lower edge: where those who were there stand, the chosen line, the roll, and whose picture it is. */
const FROM_BELOW = { cast: 430, quote: 290, roll: 150, by: 34 };

/**
 * An evening as a poster: before the picture of what was played those who were there, as they were in the end, the best
 * line and the roll that decided it. All that it needs stands in it.
 *
 * @param best the line that whoever shares has chosen; empty for none.
 */
export function drawEvening(
  evening: Evening,
  colours: EveningColours,
  best = '',
  look: PosterLook = noLook,
  { width, height }: PosterSize = sizes.post,
): string {
  const { decided, dice, heroes, bonds } = evening;
  const { ink, soft } = colours;
  const quote = best === '' ? [] : quoted(best);
  const middle = width / 2;
  // What is not there leaves its room to those who were.
  const spared = (quote.length > 0 ? 0 : 90) + (decided ? 0 : 110);
  const feet = height - FROM_BELOW.cast + spared;
  const at = (y: number, size: number, colour: string, more = ''): Lettering => ({
    ...{ x: middle, y, size, colour, more },
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Georgia, serif" text-anchor="middle">`,
    ...ground(colours, look, { width, height }),
    ...heading(evening, colours, look, { width, height }),
    ...drawCast(heroes, bonds, colours, { middle, feet, width }),
    ...quote.map((words, which) =>
      row(
        words,
        at(
          height - FROM_BELOW.quote + 44 * which + (decided ? 0 : 110),
          36,
          ink,
          ' font-style="italic"',
        ),
      ),
    ),
    ...(decided ? drawRoll(decided, colours, { x: middle, y: height - FROM_BELOW.roll }) : []),
    row(
      dice.length > 1 ? `Moonlit Table · ${dice.length} dice fell` : 'Moonlit Table',
      at(height - FROM_BELOW.by, 26, soft),
    ),
    '</svg>',
  ].join('\n');
}

/** A line between quotation marks, also where it did not fit. */
const quoted = (best: string): string[] =>
  rowsOf(`“${best}”`, QUOTE).map((words, at, all) =>
    at < all.length - 1 || words.endsWith('”') ? words : `${words}”`,
  );

/** The picture of what was played, darkened where something is written; without one a sky. */
function ground(
  { sky, gold, emblem }: EveningColours,
  { art, shade }: PosterLook,
  { width, height }: PosterSize,
): string[] {
  const dark = art && shade ? `rgb(${shade.replaceAll(' ', ',')})` : sky[1];
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${dark}" stop-opacity="${opacity}"/>`;
  const shades = [
    stop(0, 0.86),
    stop(0.24, 0.5),
    stop(0.42, 0.16),
    stop(0.62, 0.62),
    stop(0.76, 0.95),
    stop(1, 1),
  ];
  return [
    `<defs><linearGradient id="evening-sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>`,
    `<linearGradient id="evening-shade" x2="0" y2="1">${shades.join('')}</linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#evening-sky)"/>`,
    art
      ? filling(art, { width, height })
      : `<path d="${emblem}" transform="translate(${width / 2 - 250} ${height * 0.3}) scale(2.5)" fill="${gold}" fill-rule="evenodd" opacity=".5"/>`,
    `<rect width="${width}" height="${height}" fill="url(#evening-shade)"/>`,
  ];
}

/** A drawing that fills so much, whatever it says of its own size. */
const filling = (art: string, { width, height }: PosterSize): string =>
  art.replace(
    /^<svg[^>]*>/,
    (tag) =>
      `${tag.replace(/ (width|height|preserveAspectRatio)="[^"]*"/g, '').slice(0, -1)} width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">`,
  );

/** What was played, the title in the face of the look, and how it ended. */
function heading(
  { title: series, chapter: { name, title, outcome } }: Evening,
  { sky, soft, gold, ink }: EveningColours,
  look: PosterLook,
  { width }: PosterSize,
): string[] {
  const rows = rowsOf(title || name, TITLE);
  const longest = Math.max(1, ...rows.map(lengthOf));
  const size = Math.round(
    Math.max(TITLE.smallest, Math.min(TITLE.largest, (0.88 * width) / (LETTER * longest))),
  );
  const head = [title ? name : '', outcome].filter(Boolean).join(' · ');
  const face = look.face;
  const family = face ? ` font-family="Evening, Georgia, serif"` : '';
  const below = 130 + size * rows.length * 1.04;
  const dark = look.shade ? `rgb(${look.shade.replaceAll(' ', ',')})` : sky[1];
  const edge = ` stroke="${dark}" stroke-width="8" stroke-linejoin="round" paint-order="stroke"`;
  const at = { x: width / 2, more: edge };
  return [
    face
      ? `<style>@font-face{font-family:Evening;font-weight:100 900;src:url(${escaped(face.source)}) format("woff2")}</style>`
      : '',
    row(fit(series, SERIES_MAX), {
      ...{ ...at, y: 104, size: 34, colour: soft, more: `${edge} letter-spacing="3"` },
    }),
    ...rows.map((words, which) =>
      row(words, {
        ...{ ...at, y: 130 + size * (0.86 + 1.04 * which), size, more: edge + family },
        colour: look.ink ?? ink,
      }),
    ),
    row(head, { ...at, y: below + 48, size: 36, colour: gold }),
  ];
}
