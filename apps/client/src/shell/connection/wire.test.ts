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
  now: 1,
};
const diff = {
  audience: 'public',
  from: 1,
  to: 2,
  patches: [
    { op: 'replace', path: ['log', 'entries', 0], value: { text: 'a' } },
    { op: 'remove', path: ['roll'] },
  ],
};
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
    const done = { ok: true, seq: 3 } as const;
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
    expect(() => parseDiff({ ...diff, patches: [{ op: 'move', path: [] }] })).toThrow(
      NotUnderstood,
    );
    expect(() => parseAnswer({ ok: 'yes' })).toThrow(NotUnderstood);
    expect(() =>
      parseResync({ diffs: [], snapshots: [{ audience: 'public', revision: 1, state: null }] }),
    ).toThrow(NotUnderstood);
  });
});
