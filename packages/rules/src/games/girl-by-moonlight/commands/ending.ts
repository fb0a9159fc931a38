import { command, id, sentence, text } from './fields';

/** Between seasons, and the end of a series. */
export const endingCommands = [
  command('character.retire', { protagonist: id, how: sentence.default('') }),
  command('series.end', { reason: sentence.default('') }),
  command('epilogue.write', { about: id, text }),
] as const;
