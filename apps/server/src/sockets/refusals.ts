import type { Goodbye, HandshakeError, WireRefusal } from '@moonlit/protocol';

/** What whoever sends, or connects, more than there is room for is told. */

export const tooFast: WireRefusal = {
  code: 'rate-limited',
  message: 'That was too much at once.',
  instead: 'Wait a moment and try again.',
  rule: 'TABLE-022',
};

export const tooLarge: WireRefusal = {
  code: 'too-large',
  message: 'That is too long to be sent in one piece.',
  instead: 'Shorten it.',
  rule: 'TABLE-012',
};

export const serverBusy: WireRefusal = {
  code: 'server-busy',
  message: 'There is too much going on at this server right now.',
  instead: 'Try again in a moment.',
  rule: 'TABLE-022',
};

export const diskFull: WireRefusal = {
  code: 'server-error',
  message: 'The server has no room on its disk, so nothing was done.',
  instead: 'Tell whoever runs it, and try again then.',
  rule: 'TABLE-024',
};

export const noSuchDrawer: WireRefusal = {
  code: 'not-found',
  message: 'There is nothing of that kind to do in this seat now.',
  instead: 'Look at what the seat is offered.',
  rule: 'TABLE-005',
};

export const newerServer: WireRefusal = {
  code: 'server-busy',
  message: 'A newer server plays at this table now.',
  instead: 'Try again in a moment.',
  rule: 'TABLE-024',
};

export const goodbyes: Record<Goodbye['code'], Goodbye> = {
  reload: { code: 'reload', message: 'Please reload this page.' },
  'seat-freed': {
    code: 'seat-freed',
    message: 'This seat was freed. Ask the others at the table for a link to come back.',
  },
  'table-deleted': {
    code: 'table-deleted',
    message: 'This table was deleted, with everything that was played at it.',
  },
  'link-renewed': {
    code: 'link-renewed',
    message: 'There is a new link for this seat; this one is no longer good.',
  },
  restarting: { code: 'restarting', message: 'The server restarts and will be back in a moment.' },
  'too-fast': {
    code: 'too-fast',
    message: 'Too much was sent from this seat at once, so the connection was closed for a while.',
  },
};

export const serverCrowded: HandshakeError = {
  code: 'unavailable',
  message: 'Too many are arriving at once. Please try again in a moment.',
};

export const takenOver: HandshakeError = {
  code: 'unavailable',
  message: 'A newer server plays at this table now. Please try again in a moment.',
};

export const tooManyWindows: HandshakeError = {
  code: 'unavailable',
  message: 'This seat is open in too many windows at once. Please close some of them.',
};
