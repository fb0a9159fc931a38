import { describe, expect, it } from 'vitest';
import { seated } from '../testing';

const friendly = () => {
  const specialization = { kind: 'friendly', name: '', relation: 'Hours', text: '' } as const;
  return seated().with('anya', {
    aptitudes: [{ id: 'knots', text: 'Knots', specialization }],
  });
};
type Limits = readonly [number, number, number, number];
const make = (table: ReturnType<typeof friendly>, limits: Limits, apt4 = '') => {
  const [limit1, limit2, limit3, limit4] = limits;
  return table.send('anya', {
    type: 'companion.make',
    character: table.of('anya').id,
    name: 'Moth',
    past: 'The attic',
    ...{ apt1: 'Hide', apt2: 'Seek', apt3: 'Fetch', apt4, limit1, limit2, limit3, limit4 },
  });
};
const limitsOf = (table: ReturnType<typeof friendly>) => {
  const { aptitudes, companion } = table.named('Moth');
  return aptitudes.map(({ id }) => companion?.limits[id]);
};

describe('a companion', () => {
  it('HUM-1606: has a d6 in everything, Aptitudes of its own, and belongs to whoever made it', () => {
    const table = make(friendly(), [3, 3, 2, 0]);
    const moth = table.named('Moth');
    expect(Object.values(moth.stats).map(({ size }) => size)).toEqual([6, 6, 6, 6, 6, 6, 6]);
    expect(moth).toMatchObject({
      ...{ owner: 'anya', side: 'protagonists', standing: 'in', backstory: { text: 'The attic' } },
      companion: { of: table.of('anya').id },
    });
    expect(moth.aptitudes.map(({ text }) => text)).toEqual(['Hide', 'Seek', 'Fetch']);
    expect(make(friendly(), [2, 2, 2, 2], 'Sing').named('Moth').aptitudes).toHaveLength(4);
  });

  it.each([
    [[3, 3, 2, 0], '', [3, 3, 2]],
    [[3, 3, 3, 3], '', [3, 3, 2]],
    [[0, 0, 0, 0], '', [3, 3, 2]],
    [[1, 1, 1, 0], '', [3, 3, 2]],
    [[0, 3, 3, 0], '', [2, 3, 3]],
    [[3, 3, 3, 3], 'Sing', [3, 3, 2, 0]],
    [[0, 0, 0, 3], 'Sing', [3, 2, 0, 3]],
    [[2, 2, 2, 2], 'Sing', [2, 2, 2, 2]],
  ] as const)(
    'HUM-1606: of %j, with “%s”, its Action Limits come to 8: %j',
    (said, apt4, wanted) => {
      expect(limitsOf(make(friendly(), said, apt4))).toEqual(wanted);
    },
  );

  it('HUM-1606: what was said otherwise is told, and nothing where it was so', () => {
    const told = (limits: Limits) => make(friendly(), limits).lastLine()?.text;
    expect(told([3, 3, 3, 0])).toBe('They come to 8 together: 3, 3, 2.');
    expect(told([3, 3, 2, 0])).toBe('Moth enters the story.');
  });

  it('HUM-1606: one each, of whoever is Friendly', () => {
    const table = make(friendly(), [3, 3, 2, 0]);
    const again = { type: 'companion.make', character: table.of('anya').id, name: 'Wasp' } as const;
    const rest = { apt1: 'A', apt2: 'B', apt3: 'C', limit1: 3, limit2: 3, limit3: 2, limit4: 0 };
    expect(table.try('anya', { ...again, ...rest })).toMatchObject({
      ...{ code: 'already-done', rule: 'HUM-1606' },
    });
    const carl = { ...again, ...rest, character: table.of('carl').id };
    expect(table.try('carl', carl)).toMatchObject({ code: 'not-allowed', rule: 'HUM-1606' });
  });

  it('HUM-1606: its Action Limits are shared out anew between sessions alone', () => {
    const table = make(friendly(), [3, 3, 2, 0]);
    const share = {
      type: 'companion.limits',
      companion: table.named('Moth').id,
      ...{ limit1: 2, limit2: 3, limit3: 3, limit4: 0 },
    } as const;
    expect(table.try('anya', share)).toMatchObject({ code: 'wrong-moment', rule: 'HUM-1606' });
    table.send('bev', { type: 'session.end' });
    expect(table.try('carl', share)).not.toBeNull();
    table.send('anya', share);
    expect(limitsOf(table)).toEqual([2, 3, 3]);
    expect(table.lastLine()?.notes).toBeUndefined();
    table.send('anya', { ...share, limit1: 0 });
    expect(limitsOf(table)).toEqual([2, 3, 3]);
    expect(table.lastLine()?.notes).toEqual(['They come to 8 together: 2, 3, 3.']);
  });

  it('HUM-1606: acts so often by each, then no more this session', () => {
    const table = make(friendly(), [1, 3, 3, 0], 'Sing');
    const moth = table.named('Moth');
    const [hide] = moth.aptitudes;
    const act = {
      type: 'check.propose',
      character: moth.id,
      stat: 'head',
      aptitude: hide?.id ?? '',
    } as const;
    const nameless = { type: 'check.propose', character: moth.id, stat: 'head' } as const;
    expect(table.try('anya', nameless)).toMatchObject({ code: 'not-allowed', rule: 'HUM-1606' });
    const most = limitsOf(table)[0] ?? 0;
    for (let count = 0; count < most; count += 1) {
      table.send('anya', act).frame();
      const { version = 0 } = table.state.public.check ?? {};
      const roll = { type: 'check.roll', version, character: moth.id, stat: 'head' } as const;
      table.onCheck('anya', roll, 2);
    }
    expect(table.try('anya', act)).toMatchObject({ code: 'limit-reached', rule: 'HUM-1606' });
    table.send('bev', { type: 'session.end' }).send('bev', { type: 'session.start' });
    expect(table.try('anya', act)).toBeNull();
  });
});
