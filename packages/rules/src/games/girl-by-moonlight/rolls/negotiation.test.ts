import { describe, expect, it } from 'vitest';
import type { Field } from '../../../engine';
import { linesOf } from '../../../engine';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';
import { actions } from '../vocabulary';

const propose = {
  type: 'roll.propose',
  protagonist: 'hawk',
  goal: 'Break through',
  action: 'defy',
} as const;
const judge = { type: 'roll.judge', position: 'risky', effect: 'standard' } as const;

/** Hawk wants something, and nobody has judged it yet. */
const wanted = (table = bookTable()) => table.send('dylan', propose);

const field = (table: TestTable, seat: string, command: string, name: string): Field => {
  const fields = table.offers(seat, command).flatMap((offer) => offer.fields ?? []);
  const found = fields.find((one) => one.name === name);
  if (!found) throw new Error(`${command} asks ${seat} for no ${name}`);
  return found;
};
const valuesOf = (one: Field) =>
  one.kind === 'choice' || one.kind === 'choices' ? one.options.map(({ value }) => value) : [];
const pool = (table: TestTable) => table.state.public.derived.roll?.pool;

/** Fawn’s promise to Hawk, and what Hawk says to it. */
function promised(table: TestTable, accept: boolean, adversary = 0): TestTable {
  table.send('anya', { type: 'roll.promise', text: 'A greater foe wakes', adversary });
  const promise = table.state.public.roll?.promises[0]?.id ?? '';
  return table.send('dylan', { type: 'roll.answer-promise', promise, accept });
}

describe('goal and action', () => {
  it('GBM-DICE-012, GBM-ACT-004, GBM-ARP-003: a roll says what for, and rolls the action’s rating', () => {
    const table = bookTable();
    expect(field(table, 'dylan', 'roll.propose', 'goal')).toMatchObject({ required: false });
    table.givenProtagonist('hawk', {
      actions: { ...table.protagonist('hawk').actions, defy: { mundane: 2, transcendent: 0 } },
    });
    wanted(table).send('bev', judge);
    expect(table.state.public.roll?.goal).toBe('Break through');
    expect(pool(table)).toMatchObject({ dice: 2, lines: [{ source: 'Defy 2', dice: 2 }] });
  });

  it('GBM-ACT-005: any action may be tried, also one without a dot', () => {
    const table = bookTable();
    expect(valuesOf(field(table, 'dylan', 'roll.propose', 'action'))).toEqual([...actions]);
    table.send('dylan', { ...propose, action: 'analyze' }).send('bev', {
      ...judge,
      position: 'desperate',
      effect: 'limited',
    });
    expect(pool(table)).toMatchObject({ dice: 2, keep: 'lowest' });
    expect(table.state.public.derived.roll).toMatchObject({
      position: 'desperate',
      effect: 'limited',
    });
  });

  it('GBM-ARP-004: the director says that a goal is too much, and the roller words it anew', () => {
    const table = wanted().send('bev', { ...judge, note: 'The whole army? One gate at a time.' });
    expect(table.lastLine).toContain('The whole army? One gate at a time.');
    table.send('dylan', { type: 'roll.revise', goal: 'Hold the gate', action: 'defy' });
    expect(table.state.public.roll).toMatchObject({ goal: 'Hold the gate', judgement: null });
    expect(table.state.public.derived.prompts['roll:judge']?.to).toEqual(['bev']);
  });

  it('GBM-ARP-005: only the roller picks the action', () => {
    const table = wanted().send('bev', judge);
    const other = { type: 'roll.revise', goal: 'Break through', action: 'express' } as const;
    for (const seat of ['bev', 'claire']) {
      expect(table.try(seat, other)).toMatchObject({ code: 'not-yours' });
    }
    expect(table.offers('bev', 'roll.revise')).toEqual([]);
    table.send('dylan', other);
    expect(table.state.public.roll?.action).toBe('express');
  });

  it('GBM-DICE-020, GBM-INF-001: information is sought in safety, or by an action roll in danger', () => {
    const table = bookTable();
    expect(table.offers('dylan', 'info.gather')).toHaveLength(1);
    expect(valuesOf(field(table, 'dylan', 'roll.propose', 'purpose'))).toContain(
      'gather-information',
    );
    const safe = bookTable('downtime').send(
      'dylan',
      { type: 'info.gather', protagonist: 'hawk', action: 'defy' },
      1,
    );
    expect(safe.state.public.roll).toBeNull();
    expect(safe.state.public.consequences).toEqual({});
    const danger = bookTable()
      .send('dylan', { ...propose, purpose: 'gather-information' })
      .send('bev', judge)
      .send('dylan', { type: 'roll.roll' }, 1);
    expect(danger.state.public.derived.prompts['roll:consequences']?.to).toEqual(['bev']);
    for (const one of [safe, danger]) {
      expect(Object.values(one.state.public.questions)).toMatchObject([{ questions: 1 }]);
    }
  });
});

describe('position and effect', () => {
  it('GBM-ARP-009, GBM-ARP-015: begin at risky and standard', () => {
    const table = wanted();
    expect(field(table, 'bev', 'roll.judge', 'position')).toMatchObject({ initial: 'risky' });
    expect(field(table, 'bev', 'roll.judge', 'effect')).toMatchObject({ initial: 'standard' });
    expect(valuesOf(field(table, 'bev', 'roll.judge', 'position'))).toEqual([
      'controlled',
      'risky',
      'desperate',
    ]);
  });

  it('GBM-ARP-011: the director has the last word, also after talking about it', () => {
    const table = wanted();
    expect(table.try('dylan', judge)).toMatchObject({ code: 'not-allowed' });
    expect(table.offers('dylan', 'roll.judge')).toEqual([]);
    table.send('bev', judge).send('bev', { ...judge, position: 'controlled' });
    expect(table.state.public.derived.roll?.position).toBe('controlled');
    table.send('dylan', { type: 'roll.roll' }, 6);
    table.send('bev', judge);
    expect(table.state.public.roll?.rolled?.position).toBe('risky');
  });
});

describe('harm that matters', () => {
  it('GBM-ARP-032: counts only where it is relevant, and adds up', () => {
    const table = bookTable()
      .givenProtagonist('hawk', {
        harm: [
          { id: 'a', level: 2, text: 'exhausted', shrugged: false },
          { id: 'b', level: 2, text: 'cut up', shrugged: false },
          { id: 'c', level: 1, text: 'embarrassed', shrugged: false },
        ],
      })
      .given((state) => {
        const hawk = state.public.protagonists.hawk;
        if (hawk) hawk.actions.defy.mundane = 2;
      });
    wanted(table).send('bev', judge);
    expect(table.offers('dylan', 'roll.harm')).toHaveLength(3);
    expect(pool(table)?.dice).toBe(2);
    table.send('bev', { type: 'roll.harm', harm: 'a', relevant: true });
    expect(pool(table)?.dice).toBe(1);
    table.send('dylan', { type: 'roll.harm', harm: 'b', relevant: true });
    expect(pool(table)).toMatchObject({ dice: 2, keep: 'lowest' });
    expect(table.state.public.derived.roll?.effect).toBe('standard');
    table
      .send('dylan', { type: 'roll.harm', harm: 'b', relevant: false })
      .send('dylan', { type: 'roll.harm', harm: 'c', relevant: true });
    expect(pool(table)?.dice).toBe(1);
    expect(table.state.public.derived.roll?.effect).toBe('limited');
  });
});

describe('help and promises', () => {
  it('GBM-ARP-022: what a roll brings about can hit whoever assists it', () => {
    const table = wanted()
      .send('bev', judge)
      .send('claire', { type: 'roll.assist', protagonist: 'raven', via: 'stress' })
      .send('dylan', { type: 'roll.roll' }, 2, 3);
    expect(valuesOf(field(table, 'bev', 'consequence.assign', 'target'))).toContain('raven');
    table.send('bev', {
      type: 'consequence.assign',
      kind: 'harm',
      level: 1,
      text: 'bruised',
      target: 'raven',
    });
    const [consequence = ''] = Object.keys(table.state.public.consequences);
    table.send('claire', { type: 'consequence.accept', consequence });
    expect(table.protagonist('raven').harm).toMatchObject([{ level: 1, text: 'bruised' }]);
  });

  it('GBM-ARP-026: a promise may cost harm or tick a clock, even when the roll goes well', () => {
    const table = bookTable().send('bev', {
      type: 'clock.create',
      name: 'Collapsing walkway',
      segments: 4,
    });
    const [clock = ''] = Object.keys(table.state.public.clocks);
    promised(wanted(table).send('bev', judge), true);
    table.send('dylan', { type: 'roll.roll' }, 6, 1);
    expect(table.state.public.derived.prompts['roll:consequences']?.text).toContain(
      'A greater foe wakes',
    );
    const due = { type: 'consequence.assign', target: 'hawk', source: 'promise' } as const;
    table
      .send('bev', { ...due, kind: 'harm', level: 1, text: 'a hard fall' })
      .send('bev', { ...due, kind: 'complication', text: 'It gives way', clock, ticks: 1 });
    for (const consequence of Object.keys(table.state.public.consequences)) {
      table.send('dylan', { type: 'consequence.accept', consequence });
    }
    expect(table.protagonist('hawk').harm).toMatchObject([{ text: 'a hard fall' }]);
    expect(table.state.public.clocks[clock]?.marked).toBe(1);
    expect(table.state.public.roll?.band).toBe('success');
  });

  it('GBM-ARP-027, GBM-ADV-006: one that wakes a greater foe moves the adversary track', () => {
    const table = promised(wanted().send('bev', judge), true, 2);
    expect(table.state.public.series.adversary).toBe(0);
    table.send('dylan', { type: 'roll.roll' }, 1, 6);
    expect(table.state.public.series.adversary).toBe(2);
  });

  it('GBM-ADV-006: what happens in the story moves it too, by the director’s hand', () => {
    const table = bookTable().send('bev', {
      type: 'override.track',
      track: 'adversary',
      value: 1,
      reason: 'Hulme has told them where you meet',
    });
    expect(table.state.public.series.adversary).toBe(1);
    expect(linesOf(table.state.public.log).at(-1)?.reason).toContain('Hulme');
  });

  it('GBM-ARP-031: the roller may refuse it; the director can take back a roll that it spoils', () => {
    const table = promised(wanted().send('bev', judge), false, 3);
    expect(pool(table)?.dice).toBe(1);
    table.send('dylan', { type: 'roll.roll' }, 6);
    expect(table.state.public.series.adversary).toBe(0);
    const unfair = promised(wanted().send('bev', judge), true, 3);
    expect(unfair.offers('bev', 'roll.withdraw')).toHaveLength(1);
    unfair.send('bev', { type: 'roll.withdraw' });
    expect(unfair.state.public.roll).toBeNull();
    expect(unfair.state.public.series.adversary).toBe(0);
  });
});
