import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const propose = {
  type: 'roll.propose',
  protagonist: 'raven',
  action: 'defy',
  goal: 'Hold the gate',
} as const;
const fawns = { ...propose, protagonist: 'fawn', action: 'flow', goal: 'Slip past' } as const;
const hawks = { ...propose, protagonist: 'hawk', action: 'analyze', goal: '' } as const;
const upFawn = { type: 'roll.take-up', protagonist: 'fawn' } as const;
const judge = { type: 'roll.judge', position: 'desperate', effect: 'limited' } as const;

const intentionsOf = (table: TestTable) => table.state.public.intentions;
const rollOf = (table: TestTable) => table.state.public.roll;
const promptsOf = (table: TestTable, seat: string) =>
  Object.values(table.state.public.derived.prompts).flatMap(({ to, title }) =>
    to.includes(seat) ? title : [],
  );
const labels = (table: TestTable, seat: string, command: string) =>
  table.offers(seat, command).map(({ label, place }) => `${place}: ${label}`);

/** Raven’s roll is on the table; Fawn and Hawk have said what they do next. */
const waiting = (): TestTable =>
  bookTable().send('claire', propose).send('anya', fawns).send('dylan', hawks);

describe('TABLE-058: what people want to do next waits with their name on it', () => {
  it('for everybody who hands it in, also two at once, with all that they said', () => {
    const table = waiting();
    expect(rollOf(table)?.roller).toBe('raven');
    expect(Object.keys(intentionsOf(table))).toEqual(['fawn', 'hawk']);
    expect(intentionsOf(table).fawn).toMatchObject({ action: 'flow', goal: 'Slip past' });
    expect(table.state.public.log.entries.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Fawn wants to flow next: Slip past', 'Hawk wants to analyze next.']),
    );
    expect(promptsOf(table, 'anya')).toEqual([]);
  });

  it('one for each; whoever handed it in changes it or lets it go', () => {
    const table = waiting().send('anya', { ...fawns, action: 'defy' });
    expect(intentionsOf(table).fawn?.action).toBe('defy');
    expect(table.lastLine).toBe('Fawn would rather defy next: Slip past');
    const letGo = { type: 'roll.let-go', protagonist: 'fawn' } as const;
    expect(table.try('dylan', letGo)?.code).toBe('not-yours');
    expect(labels(table, 'anya', 'roll.let-go')).toEqual(['waiting: Not any more']);
    table.send('anya', letGo);
    expect(Object.keys(intentionsOf(table))).toEqual(['hawk']);
    expect(table.try('anya', letGo)?.rule).toBe('TABLE-058');
  });

  it('is one tap once the table is free', () => {
    const table = waiting();
    expect(table.try('anya', upFawn)?.rule).toBe('TABLE-058');
    expect(labels(table, 'anya', 'roll.take-up')).toEqual([]);
    table.send('claire', { type: 'roll.withdraw' });
    expect(promptsOf(table, 'anya')).toEqual(['Flow next?']);
    expect(promptsOf(table, 'dylan')).toEqual(['Analyze next?']);
    expect(labels(table, 'anya', 'roll.take-up')).toEqual(['prompt: Now: Flow']);
    table.send('anya', upFawn);
    expect(rollOf(table)).toMatchObject({ roller: 'fawn', action: 'flow', goal: 'Slip past' });
    expect(Object.keys(intentionsOf(table))).toEqual(['hawk']);
    expect(promptsOf(table, 'dylan')).toEqual([]);
  });

  it('keeps what it is for and who acts along, as far as they still can', () => {
    const table = bookTable().send('claire', propose);
    table.send('anya', { ...fawns, purpose: 'set-up', group: ['hawk', 'raven'] });
    table.givenProtagonist('hawk', { status: 'out-of-action' });
    table.send('claire', { type: 'roll.withdraw' }).send('anya', upFawn);
    expect(rollOf(table)?.purpose).toBe('set-up');
    expect(rollOf(table)?.group?.map(({ protagonist }) => protagonist)).toEqual(['fawn', 'raven']);
  });

  it('is called up by the director, too, and by nobody else', () => {
    const table = waiting().send('claire', { type: 'roll.withdraw' });
    expect(labels(table, 'bev', 'roll.take-up')).toEqual([
      'waiting: Fawn next',
      'waiting: Hawk next',
    ]);
    expect(table.try('claire', upFawn)?.code).toBe('not-yours');
    table.send('bev', upFawn);
    expect(rollOf(table)?.roller).toBe('fawn');
  });

  it('makes room for what they do instead', () => {
    const table = waiting().send('claire', { type: 'roll.withdraw' });
    table.send('anya', { ...fawns, action: 'defy', goal: 'Shout' });
    expect(rollOf(table)).toMatchObject({ roller: 'fawn', goal: 'Shout' });
    expect(Object.keys(intentionsOf(table))).toEqual(['hawk']);
  });

  it('is nothing that whoever rolls just now can hand in', () => {
    const table = waiting();
    expect(table.try('claire', propose)?.rule).toBe('TABLE-009');
    expect(table.offers('claire', 'roll.propose')).toEqual([]);
  });

  it('falls away in a sentence when its reason is gone', () => {
    const over = waiting().send('claire', { type: 'roll.withdraw' });
    over.send('bev', { type: 'mission.end', outcome: 'success' });
    expect(intentionsOf(over)).toEqual({});
    expect(over.lastLine).toBe('What Hawk wanted to do next falls away: the mission has ended.');
    expect(over.try('anya', upFawn)?.rule).toBe('TABLE-058');

    const out = waiting().givenProtagonist('fawn', { status: 'out-of-action' });
    out.send('claire', { type: 'roll.withdraw' });
    expect(Object.keys(intentionsOf(out))).toEqual(['hawk']);
    expect(out.lastLine).toBe('What Fawn wanted to do next falls away: Fawn is out of action.');
  });

  it('can be taken back, by the director and as one’s own last step', () => {
    const table = waiting();
    table.send('dylan', { type: 'table.take-back', to: table.seq });
    expect(Object.keys(intentionsOf(table))).toEqual(['fawn']);
    table.send('bev', { type: 'table.undo', to: table.seq - 2, evenIfRevealed: true });
    expect(intentionsOf(table)).toEqual({});
  });
});

describe('TABLE-059: a roll waits for one that comes first', () => {
  it('where whoever makes it, or the director, lets somebody go first', () => {
    for (const seat of ['claire', 'bev']) {
      const table = waiting().send('bev', judge);
      expect(labels(table, seat, 'roll.take-up')).toContain('waiting: Fawn goes first');
      table.send(seat, upFawn);
      expect(rollOf(table)).toMatchObject({ roller: 'fawn', stage: 'framing' });
      expect(Object.keys(intentionsOf(table))).toEqual(['hawk', 'raven']);
      table.send('anya', { type: 'roll.withdraw' });
      table.send('claire', { type: 'roll.take-up', protagonist: 'raven' });
      expect(rollOf(table)).toMatchObject({
        ...{ roller: 'raven', goal: 'Hold the gate', stage: 'bonus' },
        judgement: { position: 'desperate', effect: 'limited' },
      });
    }
  });

  it('but not once its dice have fallen', () => {
    const table = waiting().send('bev', judge).send('claire', { type: 'roll.roll' }, 1, 1);
    expect(labels(table, 'bev', 'roll.take-up')).toEqual([]);
    expect(table.try('bev', upFawn)?.rule).toBe('TABLE-058');
  });

  it('GBM-FLB-004: for the roll of a flashback of whoever makes it', () => {
    const table = bookTable().send('claire', propose).send('bev', judge);
    table
      .send('claire', { type: 'flashback.call', protagonist: 'raven', text: 'The key' })
      .send('bev', { type: 'flashback.price', stress: 1, roll: true })
      .send('claire', { type: 'flashback.accept' })
      .send('claire', { ...propose, action: 'conceal', goal: 'Steal the key' });
    expect(rollOf(table)).toMatchObject({ past: 'mundane', goal: 'Steal the key' });
    table.send('bev', judge).send('claire', { type: 'roll.roll' }, 6, 6);
    table.send('claire', { type: 'roll.finish' });
    table.send('claire', { type: 'roll.take-up', protagonist: 'raven' });
    expect(rollOf(table)).toMatchObject({ past: null, goal: 'Hold the gate', stage: 'bonus' });
  });

  it('GBM-FLB-004: a flashback of somebody else rolls once the table is free, or falls away', () => {
    const table = bookTable().send('claire', propose);
    table
      .send('anya', { type: 'flashback.call', protagonist: 'fawn', text: 'The key' })
      .send('bev', { type: 'flashback.price', stress: 0, roll: true })
      .send('anya', { type: 'flashback.accept' })
      .send('anya', fawns);
    expect(intentionsOf(table).fawn?.past).toBe(true);
    const without = table.seq;
    table.send('claire', { type: 'roll.withdraw' }).send('anya', upFawn);
    expect(rollOf(table)?.past).toBe('mundane');
    table.send('bev', { type: 'table.undo', to: without + 1, evenIfRevealed: true });
    table.send('anya', { type: 'flashback.withdraw' });
    expect(table.lastLine).toBe('What Fawn wanted to do next falls away: the flashback is over.');
  });
});
