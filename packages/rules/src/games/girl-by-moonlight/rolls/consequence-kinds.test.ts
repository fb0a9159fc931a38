import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';
import { beatsIn } from '../testing/beats';
import type { GbmCommandInput } from '../types';
import type { Position } from '../vocabulary';

type Assignment = Extract<GbmCommandInput, { type: 'consequence.assign' }>;

/** Hawk has rolled from a position, with this face. */
const rolled = (position: Position, face: number): TestTable =>
  bookTable()
    .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Run', action: 'defy' })
    .send('bev', { type: 'roll.judge', position, effect: 'standard' })
    .send('dylan', { type: 'roll.roll' }, face);

/** The director says what comes of it. */
const assign = (
  table: TestTable,
  kind: Assignment['kind'],
  more: Partial<Omit<Assignment, 'type' | 'kind'>> = {},
): TestTable =>
  table.send('bev', {
    type: 'consequence.assign',
    target: 'hawk',
    text: 'It turns',
    kind,
    ...more,
  });

const first = (table: TestTable) => Object.keys(table.state.public.consequences)[0] ?? '';
const accept = (table: TestTable) =>
  table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
const asked = (table: TestTable, name: string) =>
  table
    .offers('bev', 'consequence.assign')
    .flatMap(({ fields }) => fields ?? [])
    .filter((field) => field.name === name);
const choices = (table: TestTable, name: string) =>
  asked(table, name).map((field) => ('options' in field ? field.options : []));

describe('Kinds of consequences', () => {
  it('GBM-CON-001: there are five', () => {
    const table = rolled('risky', 1);
    const other = choices(table, 'kind')
      .flat()
      .map(({ value }) => value);
    const harm = table.offers('bev', 'consequence.assign').map((offer) => offer.with.kind);
    expect(harm).toContain('harm');
    expect(other.sort()).toEqual([
      'complication',
      'lost-opportunity',
      'reduced-effect',
      'worse-position',
    ]);
  });

  it('GBM-CON-002: the director is asked, and may assign several', () => {
    const table = rolled('risky', 1);
    expect(table.state.public.derived.prompts['roll:consequences']?.to).toEqual(['bev']);
    expect(table.offers('dylan', 'consequence.assign')).toEqual([]);
    assign(assign(table, 'harm', { level: 1 }), 'complication');
    expect(Object.keys(table.state.public.consequences)).toHaveLength(2);
  });

  it.each([
    ['controlled', 1, false],
    ['risky', 2, false],
    ['desperate', 3, true],
  ] as const)('GBM-CON-003: from %s, harm of level %i is suggested', (position, level, serious) => {
    const table = rolled(position, 2);
    expect(table.offers('bev', 'consequence.assign')[0]?.detail).toContain(`level ${level}`);
    expect(asked(table, 'level')[0]).not.toHaveProperty('initial');
    expect(asked(table, 'serious')).toMatchObject([{ initial: serious }]);
  });

  it('GBM-CON-005: an effect that falls short can leave a clock to finish', () => {
    const table = accept(assign(rolled('risky', 4), 'reduced-effect'));
    expect(table.state.public.roll?.rolled?.effect).toBe('limited');
    table.send('bev', { type: 'clock.create', name: 'The diversion', segments: 4, marked: 2 });
    expect(Object.values(table.state.public.clocks)).toMatchObject([{ segments: 4, marked: 2 }]);
  });

  it('GBM-CON-007, TABLE-060: a complication can start a clock, and ticks it once it lands', () => {
    const bell = { newClock: 'The bell tolls', segments: 4, ticks: 2 };
    const table = assign(rolled('risky', 4), 'complication', bell);
    expect(Object.values(table.state.public.clocks)).toMatchObject([
      { name: 'The bell tolls', segments: 4, marked: 0 },
    ]);
    expect(Object.values(accept(table).state.public.clocks)).toMatchObject([{ marked: 2 }]);
  });

  it('GBM-CON-007: is told of a clock as long as there is one', () => {
    const bell = { newClock: 'The bell tolls', segments: 4, ticks: 2 };
    const told = (putAway: boolean) => {
      const table = assign(rolled('risky', 4), 'complication', bell);
      const [clock = ''] = Object.keys(table.state.public.clocks);
      if (putAway) table.send('bev', { type: 'clock.remove', clock });
      const beats = beatsIn(accept(table).rows.at(-1)?.events ?? []);
      return { clock, about: beats.find(({ kind }) => kind === 'consequence')?.about };
    };
    const kept = told(false);
    expect(kept.about).toContain(kept.clock);
    const gone = told(true);
    expect(gone.about).toHaveLength(1);
    expect(gone.about).not.toContain(gone.clock);
  });

  it('TABLE-060: nothing in the form hurts beforehand', () => {
    const table = rolled('risky', 2);
    expect(asked(table, 'resisting')[0]).toMatchObject({ initial: 'avoid' });
    const [fiction] = bookTable('mission').offers('bev', 'consequence.assign');
    const target = fiction?.fields?.find(({ name }) => name === 'target');
    expect(target).not.toHaveProperty('initial');
    const harm = { type: 'consequence.assign', kind: 'harm', target: 'hawk', level: '3' } as const;
    table.send('bev', harm);
    expect(Object.values(table.state.public.consequences)).toMatchObject([{ level: 3 }]);
    const [start] = table.offers('bev', 'clock.create');
    expect(start?.fields?.find(({ name }) => name === 'secret')).toMatchObject({ initial: true });
  });

  it('GBM-CON-006: a complication happens at once', () => {
    const table = accept(assign(rolled('risky', 4), 'complication', { text: 'The room burns' }));
    expect(table.lastLine).toContain('The room burns');
    expect(table.state.public.consequences).toEqual({});
  });
});

describe('What a result asks for', () => {
  const meaning = (table: TestTable) => table.state.public.derived.roll?.outcome?.text ?? '';

  it('GBM-ARP-039: a controlled 4/5 can be withdrawn from, or costs something minor', () => {
    const table = rolled('controlled', 4);
    for (const word of ['withdraw', 'minor', 'less effect', 'lesser harm', 'risky position']) {
      expect(meaning(table)).toContain(word);
    }
    expect(table.offers('dylan', 'roll.give-up')).toHaveLength(1);
    table.send('dylan', { type: 'roll.give-up' });
    expect(table.state.public.roll).toBeNull();
    const done = accept(assign(rolled('controlled', 5), 'harm', { level: 1 }));
    expect(done.protagonist('hawk').harm).toMatchObject([{ level: 1 }]);
  });

  it.each([
    ['GBM-ARP-041', 'risky', 4, ['do it', 'harm', 'complication', 'less effect', 'desperate']],
    ['GBM-ARP-042', 'risky', 2, ['badly', 'harm', 'complication', 'desperate', 'opportunity']],
    ['GBM-ARP-043', 'desperate', 5, ['do it', 'severe harm', 'serious complication', 'effect']],
    ['GBM-ARP-044', 'desperate', 3, ['worst', 'severe harm', 'serious', 'opportunity']],
  ] as const)('%s: from %s, a %i', (_rule, position, face, words) => {
    const table = rolled(position, face);
    for (const word of words) expect(meaning(table)).toContain(word);
    expect(table.offers('dylan', 'roll.give-up')).toEqual([]);
    expect(table.offers('dylan', 'roll.finish')).toEqual([]);
    expect(table.state.public.derived.prompts['roll:consequences']?.to).toEqual(['bev']);
  });
});

describe('Resisting', () => {
  it('GBM-ACT-021, 022, 023: the director picks the attribute by what it resists', () => {
    const [options] = choices(rolled('risky', 1), 'attribute');
    expect(options).toMatchObject([
      { value: 'sun', label: 'Sun: violence and fear' },
      { value: 'moon', label: 'Moon: despair and heartbreak' },
      { value: 'stars', label: 'Stars: panic and social pressure' },
    ]);
  });

  it.each([
    ['harm', { level: 2 }, [{ level: 1 }]],
    ['complication', { serious: true }, [{ serious: false }]],
    ['reduced-effect', {}, []],
    ['lost-opportunity', {}, []],
    ['worse-position', {}, []],
  ] as const)(
    'GBM-RES-001: %s can be resisted, and works on the lowest dice',
    (kind, more, left) => {
      const table = assign(rolled('risky', 2), kind, more);
      expect(table.offers('dylan', 'consequence.resist')).toHaveLength(1);
      table.send('dylan', { type: 'consequence.resist', consequence: first(table) }, 1, 1);
      expect(table.protagonist('hawk').stress).toBe(5);
      expect(Object.values(table.state.public.consequences)).toMatchObject(left);
      expect(Object.keys(table.state.public.consequences)).toHaveLength(left.length);
    },
  );

  it('GBM-RES-006: whether it avoids or only reduces is up to the tone, each time', () => {
    const [options] = choices(rolled('risky', 1), 'resisting');
    expect(options?.map(({ value }) => value)).toEqual(['reduce', 'avoid']);
    for (const [resisting, left] of [
      ['reduce', [{ level: 2 }]],
      ['avoid', []],
    ] as const) {
      const table = assign(rolled('risky', 1), 'harm', { level: 3, resisting });
      table.send('dylan', { type: 'consequence.resist', consequence: first(table) }, 6, 6);
      const now = Object.values(table.state.public.consequences);
      expect(now.map(({ level }) => ({ level }))).toEqual(left);
    }
  });

  it('GBM-LOS-002: beyond a full level 3, only the director makes it fatal', () => {
    const table = bookTable().givenProtagonist('hawk', {
      harm: [{ id: 'a', level: 3, text: 'impaled', shrugged: false }],
    });
    accept(assign(table, 'harm', { level: 3, source: 'fiction' }));
    expect(table.protagonist('hawk').status).toBe('active');
    const [ruling] = Object.values(table.state.public.choices);
    expect(ruling?.to).toBe('bev');
    const fatal = ruling?.options.find(({ value }) => value !== 'out-of-action');
    table.send('bev', {
      type: 'choice.answer',
      choice: ruling?.id ?? '',
      value: fatal?.value ?? '',
    });
    accept(table);
    const [form] = Object.values(table.state.public.choices);
    expect(form?.to).toBe('dylan');
    table.send('dylan', { type: 'choice.answer', choice: form?.id ?? '', value: 'death' });
    expect(table.protagonist('hawk').status).toBe('lost');
  });
});
