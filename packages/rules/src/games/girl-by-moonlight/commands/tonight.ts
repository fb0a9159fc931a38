import { command, id, word } from './fields';

/** Playing at once, with a ready-made series and ready-made heroes. */
export const tonightCommands = [
  command('tonight.begin', {}),
  /** Without a name the hero keeps theirs. */
  command('tonight.hero', { hero: id, name: word.default('') }),
] as const;
