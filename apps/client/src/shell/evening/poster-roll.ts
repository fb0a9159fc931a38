import type { DiceGroup, RollRecord } from '@moonlit/rules';
import { outlineOf, pips } from '../../design/die-shapes';
import type { EveningColours } from './colours';
import { escaped, fit, row } from './lettering';

/** How large a die is drawn, what lies between two, and how many there is room for. */
const DIE = { side: 62, gap: 14, most: 10 };
/** A die's shapes stand in a box of so much. */
const BOX = 24;
/** How many letters of what it was about there is room for. */
const TITLE_MAX = 52;

/** A die as it lies there in the end. */
interface Fallen {
  face: number;
  sides: number;
  kept: boolean;
  name?: string | undefined;
}

/** The roll that decided it: its dice, those that count in gold, and what came of it. */
export function drawRoll(
  { title, groups, reading }: RollRecord,
  colours: EveningColours,
  { x, y }: { x: number; y: number },
): string[] {
  const dice = groups.flatMap(fallen).slice(0, DIE.most);
  const left = x - (dice.length * (DIE.side + DIE.gap) - DIE.gap) / 2;
  const drawn = dice.map((one, at) => die(one, colours, left + at * (DIE.side + DIE.gap), y - 70));
  return [
    ...drawn,
    row(`${fit(title, TITLE_MAX)} · ${reading.word}`, {
      x,
      y: y + 42,
      size: 30,
      colour: colours.gold,
    }),
  ];
}

/** What each die of a group shows; of one that was rolled more than once, the last. */
function fallen({ faces, sides, kept, names, dies, each }: DiceGroup): Fallen[] {
  const lasts = faces.flatMap((_, at) =>
    dies && dies.lastIndexOf(dies[at] ?? 0) !== at ? [] : [at],
  );
  return lasts.map((at) => {
    const face = faces[at] ?? 0;
    return { face, sides: each?.[at] ?? sides, kept: kept.includes(at), name: names?.[face - 1] };
  });
}

function die(
  { face, sides, kept, name }: Fallen,
  { gold, onGold, die: body, ink, line: edge }: EveningColours,
  left: number,
  top: number,
): string {
  const [fill, on] = kept ? [gold, onGold] : [body, ink];
  const scale = DIE.side / BOX;
  const shape =
    sides === 6
      ? `<rect x="1.5" y="1.5" width="21" height="21" rx="5" fill="${fill}" stroke="${edge}"/>`
      : `<path d="${outlineOf(sides)}" fill="${fill}" stroke="${edge}"/>`;
  const shown =
    sides === 6 && name === undefined
      ? `<path d="${pips[face] ?? ''}" fill="${on}"/>`
      : `<text x="12" y="15.6" font-size="${face > 99 || name ? 7 : 10}" fill="${on}">${escaped(name === undefined ? String(face) : fit(name, 5, ''))}</text>`;
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(3)})">${shape}${shown}</g>`;
}
