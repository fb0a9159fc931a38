/** The id of the playset; a choice of this kind is one that the playset put to somebody. */
export const STARS = 'on-a-sea-of-stars';

/** Strength that an Engine has at most, and begins with (GBM-SEA-RUL-007, AMB-42). */
export const STRENGTH_MAX = 3;

/** Segments of an Engine's recovery clock (GBM-SEA-RUL-015, AMB-44). */
export const ENGINE_RECOVERY = 4;

/** Berths of the hangar, and those that Extended berths adds (GBM-SEA-RUL-020, AMB-74). */
export const BERTHS = { usual: 6, extended: 2 } as const;

/** What an Engine is at its best: one of these (GBM-SEA-RUL-004). */
export const virtues = [
  'elegant',
  'fierce',
  'clever',
  'powerful',
  'bright',
  'wise',
  'brave',
  'serene',
] as const;

/** What drives an Engine: one of these, and one more once it has shown (GBM-SEA-RUL-005, 006). */
export const impulses = [
  'cursed',
  'imperious',
  'sentimental',
  'lost',
  'tormented',
  'weary',
  'lonely',
  'ancient',
  'principled',
  'haunted',
  'wounded',
  'unfinished',
  'morbid',
  'calculating',
  'feral',
  'hungry',
] as const;

/** Impulses that an Engine has at most: the one it began with, and the hidden one. */
export const IMPULSES_MAX = 2;

/** Stands for no second impulse. */
export const NONE = 'none';

/** The headings under which what is done about them is listed. */
export const HANGAR = { group: 'The hangar' } as const;
export const BASTION = { group: 'The Last Bastion' } as const;
