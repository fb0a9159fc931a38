import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  askToReturnSchema,
  changeInviteSchema,
  contentQuerySchema,
  deleteTableSchema,
  joinSchema,
  logQuerySchema,
  lookAtInviteSchema,
  openTableSchema,
  postToWebhookSchema,
  redactSeatSchema,
  returningSchema,
  returnStateSchema,
  rollsQuerySchema,
  setWebhookSchema,
  storyQuerySchema,
} from './http';
import {
  commandMessageSchema,
  diffSchema,
  drawerMessageSchema,
  handshakeSchema,
  patchSchema,
  reactionMessageSchema,
  resyncMessageSchema,
  ruleIdSchema,
  writingMessageSchema,
} from './index';
import { SOCKET_PATH, socketPath } from './version';

const id = '0b6f1a52-6d2c-4c52-9a5e-3f6f2f1f9d10';
const secret = 'abcdefghijklmnopqrst_-';
const reads = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

/** What is good, by the message, and the longest text that each of its fields may have. */
const messages: [name: string, z.ZodType, good: object, longest: Record<string, number>][] = [
  ['drawer', drawerMessageSchema, { name: 'by-hand' }, { name: 64, about: 80 }],
  ['writing', writingMessageSchema, { topic: 'lines' }, { topic: 80 }],
  ['handshake', handshakeSchema, { protocol: 4, token: 'x' }, { token: 100 }],
  ['invite to look at', lookAtInviteSchema, { invite: 'x' }, { invite: 100 }],
  [
    'join',
    joinSchema,
    { invite: 'x', name: 'Claire', role: 'protagonist', secret },
    { invite: 100 },
  ],
  [
    'question to return',
    askToReturnSchema,
    { invite: 'x', seat: 's', secret },
    { invite: 100, seat: 64 },
  ],
  [
    'look at a question',
    returningSchema,
    { table: 't', seat: 's', secret },
    { table: 64, seat: 64 },
  ],
  ['posting', postToWebhookSchema, { id, text: 'Tonight' }, { text: 4_000 }],
];

describe('what a client says', () => {
  it.each(messages)('is read as long as it is not too long or empty: %s', (...message) => {
    const [, schema, good, longest] = message;
    expect(reads(schema, good)).toBe(true);
    for (const [field, most] of Object.entries(longest)) {
      const long = (length: number) => reads(schema, { ...good, [field]: 'x'.repeat(length) });
      expect([field, long(0), long(1), long(most), long(most + 1)]).toEqual([
        field,
        false,
        true,
        true,
        false,
      ]);
    }
  });

  it('may be empty where an empty text does no harm, and is never too long', () => {
    const open = { name: 'Tonight', host: 'Bev', system: 'x', setup: {} };
    const fields: [z.ZodType, object, string, number][] = [
      [contentQuerySchema, {}, 'part', 64],
      [openTableSchema, open, 'system', 64],
      [joinSchema, { invite: 'x', name: 'Claire', role: 'spectator' }, 'seat', 64],
      [deleteTableSchema, {}, 'confirm', 100],
      [redactSeatSchema, {}, 'confirm', 100],
      [setWebhookSchema, {}, 'address', 400],
      [resyncMessageSchema, { have: {} }, 'build', 64],
      [drawerMessageSchema, { name: 'by-hand' }, 'have', 64],
    ];
    for (const [schema, good, field, most] of fields) {
      const long = (length: number) => reads(schema, { ...good, [field]: 'x'.repeat(length) });
      expect([field, long(0), long(most), long(most + 1)]).toEqual([field, true, true, false]);
    }
    expect(reads(openTableSchema, { ...open, setup: { ['x'.repeat(65)]: 1 } })).toBe(false);
    expect(reads(setWebhookSchema, { address: null })).toBe(true);
    expect(reads(writingMessageSchema, { topic: null })).toBe(true);
  });

  it('is refused where a request over HTTP has a field too many', () => {
    const requests: [z.ZodType, object][] = [
      [contentQuerySchema, {}],
      [lookAtInviteSchema, { invite: 'x' }],
      [changeInviteSchema, { open: true }],
      [deleteTableSchema, { confirm: 'x' }],
      [redactSeatSchema, { confirm: 'x' }],
      [setWebhookSchema, { address: null }],
      [logQuerySchema, {}],
      [storyQuerySchema, {}],
      [rollsQuerySchema, { session: 1 }],
      [joinSchema, { invite: 'x', name: 'Claire', role: 'protagonist' }],
    ];
    for (const [schema, good] of requests) {
      expect(reads(schema, good)).toBe(true);
      expect(reads(schema, { ...good, more: 1 })).toBe(false);
    }
  });

  it('carries a command with a type and whatever else the game reads', () => {
    const command = { type: 'x'.repeat(64), more: { n: 1 } };
    expect(commandMessageSchema.parse({ id, command })).toEqual({ id, command });
    for (const type of ['', 'x'.repeat(65), undefined]) {
      expect(reads(commandMessageSchema, { id, command: { type } })).toBe(false);
    }
    expect(reads(commandMessageSchema, { id: 'one', command })).toBe(false);
  });

  it('says what a client has by revisions from nothing on', () => {
    const have = (revision: number, audience = 'public') =>
      reads(resyncMessageSchema, { have: { [audience]: revision } });
    expect([have(0), have(7), have(-1), have(0.5)]).toEqual([true, true, false, false]);
    expect([have(0, 'x'.repeat(80)), have(0, 'x'.repeat(81))]).toEqual([true, false]);
  });

  it('is a good handshake also where its resync cannot be read', () => {
    const shaken = { protocol: 4, token: 'x' };
    const resync = { have: { public: 3 } };
    expect(handshakeSchema.parse({ ...shaken, resync })).toEqual({ ...shaken, resync });
    expect(handshakeSchema.parse({ ...shaken, resync: 'all' })).toEqual(shaken);
    const inflates = { ...shaken, inflates: true, remembers: true };
    expect(handshakeSchema.parse(inflates)).toEqual(inflates);
    expect(handshakeSchema.parse({ ...shaken, inflates: 'yes' })).toEqual(shaken);
  });

  it('is one of the reactions that there are', () => {
    expect(reads(reactionMessageSchema, { kind: 'heart' })).toBe(true);
    expect(reads(reactionMessageSchema, { kind: 'boo' })).toBe(false);
  });

  it('has a secret of 128 bits, neither more nor less nor among other signs', () => {
    const join = (given: string) =>
      reads(joinSchema, { invite: 'x', name: 'Claire', role: 'protagonist', secret: given });
    expect(join(secret)).toBe(true);
    for (const wrong of [secret.slice(1), `${secret}x`, `!${secret}`, `${secret}!`, '!'.repeat(22)])
      expect(join(wrong)).toBe(false);
  });

  it('asks for older lines from the beginning on, and for the rolls of a session that there can be', () => {
    expect(logQuerySchema.parse({})).toEqual({ audience: 'public' });
    expect(logQuerySchema.parse({ before: '0', have: '1000' })).toMatchObject({
      before: 0,
      have: 1000,
    });
    for (const wrong of [{ before: -1 }, { before: 0.5 }, { have: -1 }, { have: 1001 }]) {
      expect(reads(logQuerySchema, wrong)).toBe(false);
    }
    expect(reads(logQuerySchema, { audience: 'seat' })).toBe(false);
    expect(storyQuerySchema.parse({})).toEqual({ after: 0 });
    expect(reads(storyQuerySchema, { after: -1 })).toBe(false);
    const session = (number: number) => reads(rollsQuerySchema, { session: number });
    expect([session(0), session(1), session(9)]).toEqual([false, true, true]);
  });

  it('posts no empty message, and no picture of more than a megabyte', () => {
    const post = (more: object) => reads(postToWebhookSchema, { id, text: 'Tonight', ...more });
    expect(post({ text: '  ' })).toBe(false);
    expect(postToWebhookSchema.parse({ id, text: ' Tonight ' }).text).toBe('Tonight');
    expect(post({ picture: 'AAAA' })).toBe(true);
    expect(post({ picture: 'A'.repeat(1_333_336) })).toBe(true);
    expect(post({ picture: 'A'.repeat(1_333_340) })).toBe(false);
    expect(post({ picture: 'no!' })).toBe(false);
  });
});

describe('what a server says', () => {
  it('names rules as the pages do', () => {
    for (const rule of ['TABLE-005', 'GBM-ROLL-12', 'A-B2-C-1', 'T2-1']) {
      expect([rule, reads(ruleIdSchema, rule)]).toEqual([rule, true]);
    }
    for (const wrong of ['TABLE', 'TABLE-', 'table-005', '-TABLE-5', 'TABLE-5 ', ' TABLE-5']) {
      expect([wrong, reads(ruleIdSchema, wrong)]).toEqual([wrong, false]);
    }
    for (const wrong of [
      'TABLE-5x',
      '2T-1',
      'TABLE--5',
      'TABLE-X',
      'TABLE_5',
      5,
      null,
      ['TABLE-5'],
    ]) {
      expect([wrong, reads(ruleIdSchema, wrong)]).toEqual([wrong, false]);
    }
  });

  it('tells diffs of three audiences, by revisions from nothing on', () => {
    expect([0, 2, 3, -1, 0.5].map((audience) => reads(diffSchema, [audience, 0, []]))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(reads(diffSchema, [0, -1, []])).toBe(false);
  });

  it('writes a patch as something taken away, set, filled in, or a line', () => {
    const line = [9, 3, null, 'New'];
    for (const patch of [['x'], ['x', 1], ['x', {}, 1], line, [...line, { undone: true }]]) {
      expect(patchSchema.parse(patch)).toEqual(patch);
    }
    for (const wrong of [[], ['x', 1, 2], [9, 3, null], [9, 3, 4, 'New'], [0.5, 3, null, 'New']]) {
      expect(reads(patchSchema, wrong)).toBe(false);
    }
  });

  it('TABLE-114: tells whoever asks to return how that stands, and brings the key with the seat alone', () => {
    for (const state of ['waiting', 'away', 'over']) {
      expect([state, reads(returnStateSchema, { state })]).toEqual([state, true]);
    }
    const key = { table: 't', seat: 's', role: 'protagonist', token: secret };
    expect(returnStateSchema.parse({ state: 'in', key })).toEqual({ state: 'in', key });
    expect(reads(returnStateSchema, { state: 'in' })).toBe(false);
    expect(reads(returnStateSchema, { state: 'refused' })).toBe(false);
  });

  it('listens for each table at a path of its own', () => {
    expect(socketPath('t1')).toBe(`${SOCKET_PATH}/t1`);
  });
});
