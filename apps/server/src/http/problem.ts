import type { HttpError, WireRefusal } from '@moonlit/protocol';
import type { RefusalCode, RuleId } from '@moonlit/rules';
import type { OpeningRefusal } from '../access/table-openings';
import type { ImportRefusalCode, ImportRefused } from '../transfer/import-refusal';

/** An error that its reader may see: a status, a code, a plain sentence, and what to do instead. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly instead: string,
    readonly rule?: RuleId,
  ) {
    super(message);
    this.name = 'Problem';
  }

  toJSON(): HttpError {
    const { code, message, instead, rule } = this;
    return { error: { code, message, instead, ...(rule === undefined ? {} : { rule }) } };
  }
}

/** The refusal of a command that was given over HTTP. */
export function refusalAsProblem({ code, message, instead, rule }: WireRefusal): Problem {
  return new Problem(statuses[code] ?? 409, code, message, instead, rule);
}

const statuses: Partial<Record<RefusalCode | WireRefusal['code'], number>> = {
  malformed: 400,
  'not-allowed': 403,
  'not-yours': 403,
  'not-found': 404,
  'rate-limited': 429,
  'too-large': 413,
  'server-error': 500,
  'server-busy': 503,
};

const importStatuses: Record<ImportRefusalCode, number> = {
  malformed: 400,
  'newer-version': 409,
  'too-large': 413,
  'unknown-game': 404,
};

const importAdvice: Record<ImportRefusalCode, string> = {
  malformed: 'Export the table again, and do not change the file.',
  'newer-version': 'Ask whoever runs this server to update it.',
  'too-large': 'Ask whoever runs this server to take it.',
  'unknown-game': 'Ask whoever runs this server for that game, or to update it.',
};

export const problems = {
  malformed: (message: string) =>
    new Problem(400, 'malformed', message, 'Change that, and send it again.'),
  badLink: () =>
    new Problem(
      401,
      'bad-link',
      'This link is not good for this table.',
      'Ask the others at the table for a new one.',
    ),
  notAPicture: (message: string) =>
    new Problem(
      415,
      'malformed',
      message,
      'Choose a picture as WebP, PNG or JPEG: the app makes it small enough.',
      'TABLE-258',
    ),
  tooManyPictures: (most: number) =>
    new Problem(
      409,
      'limit-reached',
      `You have ${most} pictures at this table already.`,
      'Put one away that nothing shows any more.',
      'TABLE-258',
    ),
  noSuchPicture: () =>
    new Problem(404, 'not-found', 'There is no such picture.', 'Choose another one.', 'TABLE-005'),
  noPictures: () =>
    new Problem(404, 'not-found', 'This game takes no pictures.', 'Play on without.', 'TABLE-005'),
  noPush: () =>
    new Problem(
      403,
      'not-allowed',
      'This server sends no notices to devices that are closed.',
      'Keep the table open, or ask whoever runs the server.',
    ),
  otherPage: () =>
    new Problem(
      403,
      'other-page',
      'Only a page of this server can ask for that.',
      'Open the table at its own address.',
    ),
  managersOnly: (who: string) =>
    new Problem(403, 'not-allowed', `Only ${who} can do that.`, `Ask ${who}.`, 'TABLE-002'),
  ownerOnly: () =>
    new Problem(
      403,
      'not-allowed',
      'Only whoever opened this table can do that.',
      'Ask them.',
      'TABLE-045',
    ),
  notConfirmed: (what: string) =>
    new Problem(
      400,
      'not-confirmed',
      `That is not ${what}, so nothing was done.`,
      'Type it exactly as it stands there.',
    ),
  notYourWords: () =>
    new Problem(
      403,
      'not-yours',
      'Only whoever sits in this seat can do that.',
      'Ask them, or free the seat first.',
      'TABLE-046',
    ),
  notRedacted: () =>
    new Problem(
      409,
      'not-possible',
      'The words could not be removed without changing what was played, so nothing was done.',
      'Tell whoever runs the server.',
    ),
  importRefused: ({ code, message }: ImportRefused) =>
    new Problem(importStatuses[code], code, message, importAdvice[code]),
  importsAlready: () =>
    new Problem(
      429,
      'rate-limited',
      'A table is being imported from where you are already.',
      'Wait until that is done, and try again.',
    ),
  packedOtherwise: () =>
    new Problem(
      415,
      'malformed',
      'This file is packed in a way that this server does not read.',
      'Send it as it is, or packed with gzip.',
    ),
  serverBusy: () =>
    new Problem(
      503,
      'server-busy',
      'There is too much going on at this server right now.',
      'Try again in a moment.',
    ),
  diskFull: () =>
    new Problem(
      500,
      'server-error',
      'The server has no room on its disk, so nothing was done.',
      'Tell whoever runs it, and try again then.',
    ),
  secretLog: () =>
    new Problem(
      403,
      'not-allowed',
      'These lines of the log are kept from you.',
      'Read those that the whole table sees.',
      'TABLE-002',
    ),
  noSuchTable: () =>
    new Problem(
      404,
      'not-found',
      'There is no such table.',
      'Open one, or ask for its link again.',
    ),
  watchesAlready: () =>
    new Problem(
      403,
      'not-allowed',
      'This seat watches already: its own link shows the table on a shared screen.',
      'Open that link there.',
    ),
  noSuchSeat: () =>
    new Problem(
      404,
      'not-found',
      'There is no such seat at this table.',
      'Choose one that there is.',
    ),
  unknownGame: () =>
    new Problem(
      404,
      'unknown-game',
      'This server does not know that game.',
      'Choose one that it knows.',
    ),
  tableOfUnknownGame: () =>
    new Problem(
      409,
      'unknown-game',
      'This server does not know what is played at this table.',
      'A newer server opened it. Try again later, or ask whoever runs the server to update it.',
    ),
  takenOver: () =>
    new Problem(
      503,
      'unavailable',
      'A newer server plays at this table now.',
      'Try again in a moment.',
    ),
  setupRefused: (message: string) =>
    new Problem(400, 'setup-refused', message, 'Choose from what the game offers.'),
  nothingReady: () =>
    new Problem(
      400,
      'setup-refused',
      'This game has nothing ready-made to begin with.',
      'Open a table without it.',
    ),
  noSuchContent: () =>
    new Problem(404, 'not-found', 'This game has no such texts.', 'Ask for all of them.'),
  nothingHere: () =>
    new Problem(404, 'not-found', 'There is nothing here.', 'Go back to the start page.'),
  closedInvite: () =>
    new Problem(
      410,
      'closed-invite',
      'This invitation is closed.',
      'Ask the others at the table for a new one.',
    ),
  tableFull: () =>
    new Problem(
      409,
      'limit-reached',
      'Every seat at this table is taken.',
      'Ask the others at the table to free one.',
    ),
  openingRefused: (bound: OpeningRefusal) =>
    new Problem(
      bound === 'network' ? 429 : 503,
      'too-many-tables',
      {
        network: 'Too many tables were opened from where you are.',
        hour: 'Too many tables were opened on this server within the last hour.',
        room: 'This server has no room for another table.',
      }[bound],
      bound === 'room'
        ? 'Play at a table that you have, or ask whoever runs the server for more room.'
        : 'Play at a table that you have, or try again in an hour.',
    ),
  tooLarge: () => new Problem(413, 'too-large', 'That is too long.', 'Shorten it.'),
  tooFast: () =>
    new Problem(429, 'rate-limited', 'That was too much at once.', 'Wait a minute and try again.'),
};
