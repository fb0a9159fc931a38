/** The colours in which an evening is drawn, and what shines behind those who were there. */
export interface EveningColours {
  /** Above and below. */
  sky: readonly [top: string, bottom: string];
  ink: string;
  soft: string;
  /** What wins the eye: how it ended, bonds, the best dice; and what is written upon it. */
  gold: string;
  onGold: string;
  line: string;
  /** What dice lie in. */
  die: string;
  /** The ground of a hero’s ring. */
  ring: string;
  /** A path drawn in the middle, in a box of 200 by 200. */
  emblem: string;
}

/** The colours of heroes as they are on a dark ground (design/css/heroes.css). */
const HEROES: Readonly<Record<string, string>> = {
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

const SILVER = '#d6dbe8';

/** The colour of a hero, by the name that style sheets have for it. */
export const heroInk = (hero: string | undefined): string => HEROES[hero ?? ''] ?? SILVER;
