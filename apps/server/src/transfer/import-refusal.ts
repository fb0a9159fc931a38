/** Why a file was not taken for a table. The codes are those of HTTP errors. */
export type ImportRefusalCode = 'malformed' | 'newer-version' | 'too-large' | 'unknown-game';

/** A file that cannot become a table, with a plain sentence about what is wrong with it. */
export class ImportRefused extends Error {
  constructor(
    readonly code: ImportRefusalCode,
    message: string,
  ) {
    super(message);
    this.name = 'ImportRefused';
  }
}

export const importRefusals = {
  noTable: () => new ImportRefused('malformed', 'This file is no table that was exported here.'),
  cut: () => new ImportRefused('malformed', 'This file ends in the middle.'),
  unreadable: () => new ImportRefused('malformed', 'This file is broken: it is not JSON.'),
  damaged: (where: string) =>
    new ImportRefused('malformed', `This file is damaged: ${where} is not as it was exported.`),
  noPlay: () =>
    new ImportRefused('malformed', 'This file is damaged: its history does not lead to a table.'),
  newer: () =>
    new ImportRefused('newer-version', 'This file comes from a newer server than this one.'),
  unknownGame: () =>
    new ImportRefused('unknown-game', 'This server does not know the game of this table.'),
  /** @param most bytes */
  tooLarge: (most: number) =>
    new ImportRefused(
      'too-large',
      most === 0
        ? 'This server imports no tables.'
        : `This file is too large: this server takes ${Math.floor(most / 1_000_000)} MB at most.`,
    ),
  tooLargeAt: (where: string) =>
    new ImportRefused(
      'too-large',
      `This file is too large at ${where}: no table holds so much there.`,
    ),
  tooDense: () =>
    new ImportRefused('too-large', 'This file is packed more densely than any table can be.'),
  tooMuch: () =>
    new ImportRefused('too-large', 'What has come of this table is too much for this server.'),
};
