import {
  commandAckSchema,
  drawerAckSchema,
  goodbyeSchema,
  resyncAckSchema,
  welcomeSchema,
} from '@moonlit/protocol';
import { describe, expect, it } from 'vitest';
import { NotUnderstood } from '../api/parse';
import {
  parseAnswer,
  parseDiff,
  parseDrawer,
  parseFarewell,
  parseResync,
  parseWelcome,
} from './wire';

const welcome = {
  protocol: 1,
  table: 't',
  system: 'a-game',
  build: 'b1',
  seat: { id: 's', name: 'Anya', role: 'protagonist' },
  audiences: ['public', 'seat:s'],
  openedAt: 0,
  blanks: {},
  now: 1,
};
const diff = [
  0,
  2,
  [
    [2100, -3, null, 'A line', { notes: ['Why'] }],
    [2100, -3, 's', 'Another'],
    ['log/next', 3],
    ['roll'],
  ],
];
const refusal = { code: 'not-yours', message: 'No.', instead: 'Wait.', rule: 'TABLE-004' };

describe('what a server says', () => {
  it('is read as the protocol writes it', () => {
    expect(parseWelcome(welcomeSchema.parse(welcome))).toEqual(welcome);
    const offer = { command: 'count', with: {}, label: 'Count', place: 'act' };
    const drawer = { ok: true, revisions: { public: 2 }, version: 'a', offers: { count: offer } };
    expect(parseDrawer(drawerAckSchema.parse(drawer))).toEqual(drawer);
    const same = { ok: true, revisions: {}, version: 'a' };
    expect(parseDrawer(drawerAckSchema.parse(same))).toEqual(same);
    const resync = { diffs: [diff], snapshots: [{ audience: 'public', revision: 2, state: {} }] };
    expect(parseResync(resyncAckSchema.parse(resync))).toEqual(resync);
    const packed = { audience: 'public', revision: 2, state: 'S0/', deflated: true };
    const deflated = { diffs: [], snapshots: [packed] };
    expect(parseResync(resyncAckSchema.parse(deflated))).toEqual(deflated);
    expect(() => parseResync({ diffs: [], snapshots: [{ ...packed, deflated: false }] })).toThrow(
      NotUnderstood,
    );
    const done = { ok: true, seq: 3, diffs: [diff] } as const;
    const refused = { ok: false, refusal };
    for (const answer of [done, refused]) {
      expect(parseAnswer(commandAckSchema.parse(answer))).toEqual(answer);
    }
    const goodbye = { code: 'reload', message: 'Reload.' };
    expect(parseFarewell(goodbyeSchema.parse(goodbye))).toEqual(goodbye);
  });

  it('may be more than this page knows', () => {
    expect(parseWelcome({ ...welcome, weather: 'fine' })).toEqual(welcome);
    expect(parseFarewell({ code: 'full-moon', message: 'Later.' }).code).toBe('full-moon');
  });

  it('is refused where it makes no sense', () => {
    const { system: _, ...nameless } = welcome;
    for (const strange of [nameless, null, 'welcome', [], { ...welcome, now: Number.NaN }]) {
      expect(() => parseWelcome(strange)).toThrow(NotUnderstood);
    }
    for (const patch of [{ op: 'move' }, [], [null, 1], [7, 'late', null, 'text'], [7, 1, 2, 3]]) {
      expect(() => parseDiff([0, 2, [patch]])).toThrow(NotUnderstood);
    }
    expect(() => parseAnswer({ ok: 'yes' })).toThrow(NotUnderstood);
    expect(() =>
      parseResync({ diffs: [], snapshots: [{ audience: 'public', revision: 1, state: null }] }),
    ).toThrow(NotUnderstood);
  });
});
