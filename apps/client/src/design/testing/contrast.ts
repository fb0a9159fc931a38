/** The colours of a look by token, as they are in each mode of the device. */
export type Look = Record<'light' | 'dark', Record<string, string>>;

/**
 * The looks in style sheets, by the `data-look` they are for: `--name: light-dark(#…, #…)`.
 *
 * @param usual the name of the look that stands for no `data-look`.
 */
export function looksIn(sheets: string, usual: string): Map<string, Look> {
  return coloursIn(sheets, 'data-look', usual);
}

/** The colours of each rule in style sheets that has any, by the attribute in its selector. */
export function coloursIn(sheets: string, attribute: string, without?: string): Map<string, Look> {
  const looks = new Map<string, Look>();
  const named = new RegExp(`\\[${attribute}="([^"]+)"\\]`);
  for (const [, selector = '', body = ''] of sheets.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const look: Look = { light: {}, dark: {} };
    for (const [, name = '', light = '', dark = ''] of body.matchAll(
      /--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
    )) {
      look.light[name] = light;
      look.dark[name] = dark;
    }
    const key = named.exec(selector)?.[1] ?? without;
    if (key !== undefined) looks.set(key, look);
  }
  return looks;
}

/** Every colour that words have, with the grounds they stand on. */
const words: Record<string, readonly string[]> = {
  ink: ['ground', 'ground-far', 'paper', 'paper-2', 'paper-3', 'rose-soft', 'gold-soft'],
  'ink-soft': ['ground', 'ground-far', 'paper', 'paper-2', 'paper-3', 'rose-soft', 'gold-soft'],
  heading: ['ground', 'ground-far', 'paper', 'paper-2', 'paper-3'],
  accent: ['ground', 'ground-far', 'paper', 'paper-2', 'paper-3'],
  rose: ['paper', 'paper-2', 'rose-soft'],
  gold: ['ground', 'ground-far', 'paper', 'paper-2', 'gold-soft'],
  green: ['paper', 'paper-2'],
  silver: ['paper', 'paper-2'],
  violet: ['paper', 'paper-2'],
  paper: ['accent'],
  'on-primary': ['primary', 'primary-edge'],
};

/** What is no word but has to be seen: lines that say something, and where the keyboard is. */
const marks: Record<string, readonly string[]> = {
  'line-strong': ['paper', 'paper-2'],
  'gold-fill': ['paper'],
  focus: ['ground', 'paper', 'paper-2'],
};

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** One colour in another, as `color-mix(in srgb, …)` mixes them. */
export function mixed(colour: string, ground: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [colour, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const part = Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
    return part.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function contrast(one: string, other: string): number {
  const [lighter = 1, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The pairs that keep less than `least` : 1, with what they keep. */
export function tooFaint(
  look: Look,
  pairs: Record<string, readonly string[]>,
  least: number,
): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(pairs).flatMap(([front, grounds]) =>
      grounds.flatMap((ground) => {
        const [a, b] = [look[scheme][front], look[scheme][ground]];
        if (!a || !b) return [`${scheme}: ${front} or ${ground} is no colour`];
        const kept = contrast(a, b);
        return kept < least ? [`${scheme}: ${front} on ${ground} keeps ${kept.toFixed(2)}`] : [];
      }),
    ),
  );
}

/** What of a look is too faint to be read, or to be seen. */
export function faintIn(look: Look): string[] {
  return [...tooFaint(look, words, 4.5), ...tooFaint(look, marks, 3)];
}
