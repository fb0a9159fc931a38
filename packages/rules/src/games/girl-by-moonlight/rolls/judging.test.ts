import { describe, expect, it } from 'vitest';
import { eclipseDue } from '../sheet/stress';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const propose = { type: 'roll.propose', protagonist: 'raven', action: 'defy' } as const;
const alike = { type: 'roll.usual-judgement', position: 'risky', effect: 'standard' } as const;
const desperate = { type: 'roll.judge', position: 'desperate', effect: 'limited' } as const;
const call = { type: 'roll.call', protagonist: 'raven', position: 'desperate' } as const;

const rollOf = (table: TestTable) => table.state.public.roll;
const commandsOf = (table: TestTable, seat: string, command: string) =>
  table.offers(seat, command).map(({ label, place }) => `${place}: ${label}`);

describe('TABLE-054, GBM-ARP-009, GBM-ARP-015: rolls judged alike', () => {
  it('need nobody to wait: what is proposed can be rolled at once', () => {
    const table = bookTable().send('bev', alike).send('claire', propose);
    expect(rollOf(table)).toMatchObject({
      stage: 'bonus',
      judgement: { position: 'risky', effect: 'standard', note: '', fatal: false },
    });
    expect(table.state.public.log.entries.at(-1)?.notes).toEqual([
      'Risky position, standard effect, as usual.',
    ]);
    expect(table.state.public.derived.prompts).toEqual({});
    table.send('claire', { type: 'roll.roll' }, 6, 6);
    expect(rollOf(table)?.stage).toBe('rolled');
  });

  it('judge the roll that waits for it, and what is tried differently', () => {
    const table = bookTable().send('claire', propose).send('bev', alike);
    expect(rollOf(table)?.judgement).toMatchObject({ position: 'risky' });
    table.send('bev', desperate).send('claire', { type: 'roll.revise', action: 'flow' });
    expect(rollOf(table)?.judgement).toMatchObject({ position: 'risky', effect: 'standard' });
  });

  it('are the director’s to say, and each is judged by itself again when the director likes', () => {
    const table = bookTable();
    expect(table.try('claire', alike)?.code).toBe('not-allowed');
    expect(table.try('bev', { type: 'roll.judge-each' })?.rule).toBe('TABLE-008');
    table.send('bev', alike);
    expect(commandsOf(table, 'bev', 'roll.usual-judgement')).toEqual([
      'director: Rolls are judged alike: Risky position, standard effect',
    ]);
    table.send('bev', { type: 'roll.judge-each' }).send('claire', propose);
    expect(rollOf(table)).toMatchObject({ stage: 'framing', judgement: null });
  });

  it('can be judged again with the dice on the table, until something comes of them', () => {
    const table = bookTable().send('bev', alike).send('claire', propose);
    table.send('claire', { type: 'roll.roll' }, 2, 2);
    expect(rollOf(table)?.rolled).toEqual({ position: 'risky', effect: 'standard' });
    expect(commandsOf(table, 'bev', 'roll.judge')).toEqual(['roll: Judge again']);
    table.send('bev', desperate);
    expect(rollOf(table)?.rolled).toEqual({ position: 'desperate', effect: 'limited' });
    expect(table.lastLine).toBe(
      'Judged again, with the dice on the table: desperate position, limited effect.',
    );
    table.send('bev', { ...desperate, position: 'controlled' });
    expect(rollOf(table)?.retryAt).toBe('risky');
    const torn = structuredClone(table.state);
    table.given(({ public: { eclipses } }) => {
      eclipses.raven = eclipseDue('raven');
    });
    expect(commandsOf(table, 'bev', 'roll.judge')).toEqual([]);
    expect(table.try('bev', desperate)?.rule).toBe('TABLE-054');
    table.resume(torn, table.seq).send('bev', desperate);
    table.send('bev', {
      ...{ type: 'consequence.assign', kind: 'harm', source: 'roll', target: 'raven', level: 1 },
    });
    expect(commandsOf(table, 'bev', 'roll.judge')).toEqual([]);
    expect(table.try('bev', desperate)?.rule).toBe('TABLE-054');
  });
});

describe('TABLE-055: the director asks for a roll', () => {
  it('with an action: it lies on the table, judged, and is the player’s to roll', () => {
    const table = bookTable().send('bev', {
      ...{ ...call, effect: 'standard' },
      action: 'flow',
      goal: 'Do not fall',
    });
    expect(rollOf(table)).toMatchObject({
      roller: 'raven',
      action: 'flow',
      goal: 'Do not fall',
      judgement: { position: 'desperate', effect: 'standard' },
    });
    expect(table.state.public.calls).toEqual({});
    expect(table.state.public.log.entries.at(-1)).toMatchObject({
      text: 'Raven is asked to flow: Do not fall',
      notes: ['Desperate position, standard effect.'],
    });
    table.send('claire', { type: 'roll.roll' }, 6, 6);
  });

  it('without: the player says with what', () => {
    const table = bookTable().send('bev', { ...call, effect: 'limited' });
    expect(commandsOf(table, 'claire', 'roll.answer-call')).toEqual(['prompt: Choose an action']);
    expect(commandsOf(table, 'anya', 'roll.answer-call')).toEqual([]);
    const answer = { type: 'roll.answer-call', protagonist: 'raven', action: 'defy' } as const;
    expect(table.try('anya', answer)?.code).toBe('not-yours');
    table.send('claire', answer);
    expect(rollOf(table)?.judgement).toMatchObject({ position: 'desperate', effect: 'limited' });
    expect(table.try('claire', answer)?.rule).toBe('TABLE-055');
  });

  it('waits behind the roll on the table, and any roll of the one who is asked answers it', () => {
    const table = bookTable().send('dylan', { ...propose, protagonist: 'hawk' });
    table.send('bev', { ...{ ...call, effect: 'standard' }, action: 'flow' });
    expect(commandsOf(table, 'claire', 'roll.answer-call')).toEqual([]);
    const answer = { type: 'roll.answer-call', protagonist: 'raven', action: 'defy' } as const;
    expect(table.try('claire', answer)?.rule).toBe('TABLE-058');
    table.send('dylan', { type: 'roll.withdraw' });
    expect(commandsOf(table, 'claire', 'roll.answer-call')).toHaveLength(1);
    table.send('claire', propose);
    expect(rollOf(table)?.judgement).toMatchObject({ position: 'desperate' });
    expect(table.state.public.calls).toEqual({});
  });

  it('waits until the table plays again, where it has gone back to creation by hand', () => {
    const table = bookTable().send('bev', { ...call, effect: 'standard' });
    const asked = () => Object.keys(table.state.public.derived.prompts);
    const to = (phase: 'creation' | 'mission') =>
      table.send('bev', { type: 'override.phase', to: phase, reason: 'A test' });
    expect(asked()).toContain('roll:call:raven');
    to('creation');
    expect(asked()).not.toContain('roll:call:raven');
    expect(commandsOf(table, 'claire', 'roll.answer-call')).toEqual([]);
    to('mission');
    expect(asked()).toContain('roll:call:raven');
  });

  it('is taken back by the director, and turned down by whom it asks', () => {
    for (const seat of ['bev', 'claire']) {
      const table = bookTable().send('bev', { ...call, effect: 'standard' });
      table.send(seat, { type: 'roll.cancel-call', protagonist: 'raven' });
      expect(table.state.public.calls).toEqual({});
    }
    const table = bookTable().send('bev', { ...call, effect: 'standard' });
    expect(table.try('anya', { type: 'roll.cancel-call', protagonist: 'raven' })?.code).toBe(
      'not-yours',
    );
    expect(table.try('claire', { ...call, effect: 'standard' })?.code).toBe('not-allowed');
  });
});

describe('TABLE-056: what needs no roll, and what is done together', () => {
  it('the director says that it simply happens', () => {
    const table = bookTable().send('claire', { ...propose, goal: 'Open the door' });
    expect(table.try('claire', { type: 'roll.grant' })?.code).toBe('not-allowed');
    table.send('bev', { type: 'roll.grant' });
    expect(rollOf(table)).toBeNull();
    expect(table.lastLine).toBe('No roll: what Raven does happens: Open the door');
  });

  it('the director makes it a group action, and others join it', () => {
    const table = bookTable().send('claire', propose);
    expect(table.try('anya', { type: 'roll.make-group' })?.code).toBe('not-yours');
    table.send('bev', { type: 'roll.make-group' });
    expect(table.try('bev', { type: 'roll.make-group' })?.rule).toBe('TABLE-008');
    table.send('anya', { type: 'roll.assist', protagonist: 'fawn', via: 'stress' });
    const join = { type: 'roll.join', protagonist: 'fawn' } as const;
    expect(table.try('anya', join)?.rule).toBe('GBM-TEAM-003');
    expect(commandsOf(table, 'anya', 'roll.join')).toEqual([]);
    table.send('dylan', { ...join, protagonist: 'hawk' });
    expect(rollOf(table)?.group?.map(({ protagonist }) => protagonist)).toEqual(['raven', 'hawk']);
  });
});
