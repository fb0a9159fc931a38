import { expect, it } from 'vitest';
import type { RecordedCommand } from '../store/commits';
import { repeatedAck, type Submission } from './submission';

const sent: Submission = {
  id: 'c1',
  actor: { kind: 'seat', seat: 'bev' },
  key: 'k',
  command: { type: 'count', by: { n: 1 }, added: 'by a newer build' } as Submission['command'],
  connection: null,
};
const recorded = (seat: string | null, command: object): RecordedCommand => ({
  seq: 7,
  seat,
  command: { type: 'count', ...command },
});

it('TABLE-023: a command that comes again has its first answer, also with defaults of a newer build', () => {
  expect(repeatedAck(sent, recorded('bev', { by: { n: 1 } }))).toEqual({ ok: true, seq: 7 });
  const own: Submission = { ...sent, actor: { kind: 'server' } };
  expect(repeatedAck(own, recorded(null, { by: { n: 1 } }))).toEqual({ ok: true, seq: 7 });
});

it('TABLE-023: the id of another command, or of somebody else’s, is refused', () => {
  for (const other of [
    recorded('claire', { by: { n: 1 } }),
    recorded(null, { by: { n: 1 } }),
    recorded('bev', { by: { n: 2 } }),
    recorded('bev', { by: { n: 1 }, more: true }),
  ]) {
    expect(repeatedAck(sent, other)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-023' } });
  }
});
