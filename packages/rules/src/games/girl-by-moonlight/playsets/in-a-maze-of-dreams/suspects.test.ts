import { describe, expect, it } from 'vitest';
import { dreamTable, seatedTable, TestTable } from '../../testing';

const begun = () => seatedTable(new TestTable('in-a-maze-of-dreams'));
const dreams = (table: TestTable) => {
  const now = table.state.public.dreams;
  if (!now) throw new Error('No dreams at this table.');
  return now;
};
const named = (name: string) =>
  ({ type: 'dreams.suspect', name, detail: 'Sings on the last train' }) as const;

describe('suspects', () => {
  it('GBM-MAZ-RUL-001: everybody names two with a detail, the director too', () => {
    const table = begun();
    for (const seat of ['bev', 'claire', 'anya', 'dylan']) {
      table.send(seat, named(`First of ${seat}`)).send(seat, named(`Second of ${seat}`));
      expect(table.offers(seat, 'dreams.suspect').filter(({ primary }) => primary)).toEqual([]);
    }
    expect(Object.values(dreams(table).suspects)).toHaveLength(8);
    const third = table.try('claire', named('Third'));
    expect(third).toMatchObject({ code: 'limit-reached', rule: 'GBM-MAZ-RUL-001' });
    const bare = table.try('bev', { ...named('Bare'), detail: '' });
    expect(bare).toMatchObject({ code: 'malformed', rule: 'GBM-MAZ-RUL-001' });
  });

  it('GBM-MAZ-RUL-001, AMB-53: suspects stand in the place of secondary characters', () => {
    const table = begun().send('claire', { type: 'character.create', playbook: 'the-harmony' });
    const [one] = Object.values(table.state.public.protagonists);
    if (!one) throw new Error('No protagonist.');
    expect(table.offers('claire', 'character.secondary')).toEqual([]);
    const refusal = table.try('claire', {
      type: 'character.secondary',
      protagonist: one.id,
      index: 0,
      name: 'Mother',
    });
    expect(refusal).toMatchObject({ code: 'not-allowed', rule: 'GBM-MAZ-RUL-001' });
    const people = () =>
      table.state.public.derived.making.beings[one.id]?.steps.find(({ id }) => id === 'people');
    expect(people()?.note).toContain('2 suspects');
    table.send('claire', named('Vale')).send('claire', named('Moss'));
    expect(people()?.state).toBe('done');
    const remarks = table.offers('bev', 'secondary.remark').map(({ label }) => label);
    expect(remarks).toEqual(['Remark on Vale', 'Remark on Moss']);
  });

  it('GBM-MAZ-RUL-001: whoever named one writes it anew, and nobody else', () => {
    const table = dreamTable('downtime').send('claire', {
      type: 'dreams.suspect',
      suspect: 'moss',
      name: 'Doctor Moss',
      detail: 'Never sleeps',
    });
    expect(dreams(table).suspects.moss).toMatchObject({ name: 'Doctor Moss' });
    expect(table.lastLine).toBe('Moss is Doctor Moss now. Never sleeps');
    const other = table.try('anya', { ...named('Mine'), suspect: 'moss' });
    expect(other).toMatchObject({ code: 'not-yours' });
    const bare = table.try('claire', { ...named('Moss'), suspect: 'moss', detail: '' });
    expect(bare).toMatchObject({ rule: 'GBM-MAZ-RUL-001' });
    expect(table.try('claire', { ...named('Moss'), suspect: 'nobody' })).toMatchObject({
      code: 'not-found',
    });
  });

  it('GBM-MAZ-RUL-001: the director brings in more, and takes some away, and may say why', () => {
    const table = dreamTable('downtime');
    table.send('bev', { ...named('Extra'), reason: 'Somebody new joins' });
    expect(Object.values(dreams(table).suspects)).toHaveLength(9);
    const remove = { type: 'dreams.remove-suspect', suspect: 'vale' } as const;
    expect(table.try('claire', remove)).toMatchObject({ rule: 'GBM-MAZ-RUL-002' });
    table.send('bev', remove);
    expect(dreams(table).suspects.vale).toBeUndefined();
  });

  it('GBM-MAZ-RUL-001: creation waits for everybody’s suspects', () => {
    const table = begun();
    const go = table.offers('bev', 'phase.next')[0];
    expect(go?.detail).toContain('Bev has not named two suspects.');
  });

  it('GBM-SER-008: other series know no suspects', () => {
    const table = seatedTable();
    expect(table.try('claire', named('Vale'))).toMatchObject({ code: 'not-allowed' });
    expect(table.offers('claire', 'dreams.suspect')).toEqual([]);
  });
});

describe('the change of the cell', () => {
  const seasonOver = () => {
    const table = dreamTable('fallout').given(({ public: shared, director }) => {
      if (!shared.dreams) throw new Error('No dreams.');
      shared.dreams.map = {
        host: { suspect: 'vale', confronted: true },
        'surveillance-overseer': { suspect: 'moss', confronted: true },
        'surveillance-follower': { suspect: 'reed', confronted: false },
      };
      director.dreams.roles = { lark: 'indoctrination-follower' };
    });
    return table.send('bev', { type: 'phase.next', evenIfUnfinished: true, reason: 'In a test' });
  };

  it('GBM-MAZ-RUL-016: once the Host is confronted, the season ends with the episode', () => {
    expect(seasonOver().state.public.phase).toBe('interlude');
  });

  it('GBM-MAZ-RUL-002: the map is cleared, and whoever was known is unknown in a new role', () => {
    const table = seasonOver();
    expect(dreams(table).map).toEqual({});
    expect(dreams(table).suspects.moss?.formerly).toBe('surveillance-overseer');
    const again = table.try('bev', {
      type: 'dreams.assign',
      suspect: 'moss',
      role: 'surveillance-overseer',
    });
    expect(again).toMatchObject({ rule: 'GBM-MAZ-RUL-002' });
    table.send('bev', { type: 'dreams.assign', suspect: 'moss', role: 'host' });
    expect(table.state.director.dreams.roles).toEqual({
      lark: 'indoctrination-follower',
      moss: 'host',
    });
  });

  it('GBM-MAZ-RUL-002, 003: each removes whoever no longer interests them, then names somebody new', () => {
    const table = seasonOver();
    const asked = Object.values(table.state.public.derived.prompts).map(({ to }) => to);
    expect(asked.flat().sort()).toEqual(['anya', 'bev', 'claire', 'dylan']);
    const early = table.try('claire', named('Early'));
    expect(early).toMatchObject({ code: 'wrong-moment', rule: 'GBM-MAZ-RUL-002' });
    const gone = { bev: 'vale', claire: 'lark', anya: 'ivy', dylan: 'sable' };
    for (const [seat, suspect] of Object.entries(gone)) {
      table.send(seat, { type: 'dreams.remove-suspect', suspect });
      table.send(seat, named(`New of ${seat}`));
    }
    const left = Object.values(dreams(table).suspects).map(({ name }) => name);
    expect(left).toHaveLength(8);
    expect(left).not.toContain('Lark');
    expect(table.state.director.dreams.roles).toEqual({});
    expect(table.state.public.derived.prompts).toEqual({});
    expect(table.try('claire', named('Another'))).toMatchObject({ rule: 'GBM-MAZ-RUL-001' });
    table.send('bev', { type: 'phase.next' });
    expect(dreams(table).change).toBeNull();
    expect(table.state.public.series.season).toBe(2);
  });
});
