import { describe, expect, it } from 'vitest';
import type { Consequence, Protagonist } from '../state';
import type { TestTable } from '../testing';
import { harmFor, hurt, proposed, told, travellerTable } from '../testing';
import type { GbmCommandInput } from '../types';

const choices = (table: TestTable) => Object.values(table.state.public.choices);
const answer = (table: TestTable, seat: string, value: string, text = '') =>
  table.send(seat, {
    type: 'choice.answer',
    choice: choices(table).find(({ to }) => to === seat)?.id ?? '',
    value,
    text,
  });

describe('Clock stopper', () => {
  const clockAt = (table: TestTable, marked: number, secret = false): string => {
    table.send('bev', {
      type: 'clock.create',
      name: 'The guards close in',
      outcome: 'They are surrounded',
      segments: 6,
      marked,
      secret,
    });
    const { public: shared, director } = table.state;
    return Object.keys(secret ? director.clocks : shared.clocks)[0] ?? '';
  };
  const stopper = (changes: Partial<Protagonist> = {}) =>
    travellerTable('mission', { transcendent: ['clock-stopper'], ...changes });
  const marked = (table: TestTable, clock: string) => table.state.public.clocks[clock]?.marked;

  it('GBM-PB-TIM-016: acts first when it is in question', () => {
    const reminders = stopper().state.public.derived.protagonists.lark?.reminders;
    expect(reminders?.join(' ')).toContain('who acts first');
  });

  it('GBM-PB-TIM-016: says no, and the clock does not advance', () => {
    const table = stopper();
    const clock = clockAt(table, 4);
    table.send('bev', { type: 'clock.tick', clock, by: 2 });
    expect(marked(table, clock)).toBe(6);
    expect(choices(table)).toMatchObject([
      { to: 'claire', title: '“The guards close in” advances by 2' },
    ]);
    answer(table, 'claire', 'no');
    expect(marked(table, clock)).toBe(4);
    expect(table.lastLine).toContain('not full after all');
  });

  it('GBM-PB-TIM-016: once per mission', () => {
    const table = stopper();
    const clock = clockAt(table, 0);
    table.send('bev', { type: 'clock.tick', clock, by: 1 });
    answer(table, 'claire', 'no').send('bev', { type: 'clock.tick', clock, by: 1 });
    expect(choices(table)).toEqual([]);
    expect(marked(table, clock)).toBe(1);
  });

  it('GBM-PB-TIM-016: letting it run keeps the “no” for another clock', () => {
    const table = stopper();
    const clock = clockAt(table, 0);
    table.send('bev', { type: 'clock.tick', clock, by: 1 });
    answer(table, 'claire', 'run').send('bev', { type: 'clock.tick', clock, by: 3 });
    answer(table, 'claire', 'no');
    expect(marked(table, clock)).toBe(1);
  });

  it('GBM-PB-TIM-016: is asked about the newest advance of a clock only', () => {
    const table = stopper();
    const clock = clockAt(table, 0);
    table
      .send('bev', { type: 'clock.tick', clock, by: 1 })
      .send('bev', { type: 'clock.tick', clock, by: 2 });
    expect(choices(table)).toHaveLength(1);
    answer(table, 'claire', 'no');
    expect(marked(table, clock)).toBe(1);
  });

  it('GBM-PB-TIM-016: counts for what a consequence ticks', () => {
    const table = stopper();
    const clock = clockAt(table, 0);
    table.send('bev', {
      type: 'consequence.assign',
      kind: 'complication',
      text: 'An alarm',
      target: 'hawk',
      source: 'fiction',
      clock,
      ticks: 2,
    });
    const [consequence = ''] = Object.keys(table.state.public.consequences);
    table.send('dylan', { type: 'consequence.accept', consequence });
    expect(marked(table, clock)).toBe(2);
    answer(table, 'claire', 'no');
    expect(marked(table, clock)).toBe(0);
  });

  it('GBM-PB-TIM-016, GBM-CLK-008: knows nothing of a secret clock', () => {
    const table = stopper();
    const clock = clockAt(table, 0, true);
    const before = JSON.stringify(table.state.public);
    table.send('bev', { type: 'clock.tick', clock, by: 3 });
    expect(JSON.stringify(table.state.public)).toBe(before);
  });

  it('GBM-PB-TIM-016: has no say while mundane, or outside a mission', () => {
    const mundane = stopper({ transcendence: { marked: 0, active: false, spent: false } });
    mundane.send('bev', { type: 'clock.tick', clock: clockAt(mundane, 0), by: 1 });
    const resting = travellerTable('downtime', { transcendent: ['clock-stopper'] });
    resting.send('bev', { type: 'clock.tick', clock: clockAt(resting, 0), by: 1 });
    expect([...choices(mundane), ...choices(resting)]).toEqual([]);
  });

  it('is not asked any more when the director moves the clock back, or puts it away', () => {
    const table = stopper();
    const clock = clockAt(table, 0);
    table.send('bev', { type: 'clock.tick', clock, by: 2 });
    table.send('bev', { type: 'clock.tick', clock, by: -2 });
    expect(choices(table)).toEqual([]);
    table.send('bev', { type: 'clock.tick', clock, by: 1 });
    table.send('bev', { type: 'clock.remove', clock });
    expect(choices(table)).toEqual([]);
  });

  it('holds nothing up: the mission ends, and the question with it', () => {
    const table = stopper();
    table.send('bev', { type: 'clock.tick', clock: clockAt(table, 0), by: 1 });
    expect(choices(table)).toHaveLength(1);
    table.send('bev', { type: 'mission.end', outcome: 'failure' });
    expect(choices(table)).toEqual([]);
  });
});

describe('On the other side of time', () => {
  it('GBM-PB-TIM-017: each push trades places, or takes somebody out of time', () => {
    const table = proposed(
      travellerTable('mission', { transcendent: ['on-the-other-side-of-time'] }),
      'claire',
      'lark',
      'analyze',
    );
    table.send('claire', { type: 'roll.push', for: 'die', extra: 'other-side-of-time:trade' });
    expect(table.state.public.roll?.push?.extra).toMatch(/fated person/);
    table
      .send('claire', { type: 'roll.stop-pushing' })
      .send('claire', { type: 'roll.push', for: 'effect', extra: 'other-side-of-time:remove' });
    expect(table.state.public.roll?.push?.extra).toMatch(/out of the flow of time/);
  });
});

describe('Lost cause', () => {
  const desperate = (changes: Partial<Protagonist> = {}) => {
    const table = travellerTable('mission', { transcendent: ['lost-cause'], ...changes });
    return table
      .send('anya', { type: 'roll.propose', protagonist: 'fawn', goal: 'Leap', action: 'flow' })
      .send('bev', { type: 'roll.judge', position: 'desperate', effect: 'limited' })
      .send('anya', { type: 'roll.roll' }, 1);
  };
  const consequence = (
    table: TestTable,
    text: string,
    more: { level?: number; source?: Consequence['source'] } = {},
  ): string => {
    table.send('bev', {
      type: 'consequence.assign',
      kind: more.level ? 'harm' : 'complication',
      text,
      target: 'fawn',
      ...more,
    });
    return Object.keys(table.state.public.consequences).at(-1) ?? '';
  };
  const abandon = (id: string): GbmCommandInput => ({
    type: 'consequence.answer',
    consequence: id,
    ability: 'lost-cause',
    answer: 'abandon',
    protagonist: 'lark',
  });

  it('GBM-PB-TIM-018: the ally suffers nothing of it, and she takes level 3 harm', () => {
    const table = desperate();
    const harm = consequence(table, 'Broken on the rocks', { level: 3 });
    consequence(table, 'The Veil sees her');
    expect(table.offers('claire', 'consequence.answer')).toHaveLength(2);
    table.send('claire', abandon(harm));
    expect(table.state.public.consequences).toEqual({});
    expect(table.protagonist('fawn').harm).toEqual([]);
    expect(table.protagonist('lark').harm).toMatchObject([
      { level: 3, text: 'Traveller’s despair' },
    ]);
  });

  it('GBM-PB-TIM-018: the saved player says how their relationship is different', () => {
    const table = desperate();
    table.send('claire', abandon(consequence(table, 'Broken on the rocks', { level: 3 })));
    const [choice] = choices(table);
    expect(choice).toMatchObject({ to: 'anya', asks: { required: false } });
    answer(table, 'anya', 'told', 'We have never met');
    expect(told(table)).toContain('We have never met');
    table.send('bev', { type: 'roll.finish' });
    expect(table.state.public.roll).toBeNull();
  });

  it('GBM-PB-TIM-018: once per transcendence', () => {
    const table = desperate();
    table.send('claire', abandon(consequence(table, 'Broken on the rocks', { level: 3 })));
    const again = consequence(table, 'And the tide comes in');
    expect(table.offers('claire', 'consequence.answer')).toEqual([]);
    expect(table.try('claire', abandon(again))?.message).toBe('Once per transcendence.');
  });

  it('GBM-PB-TIM-018: with level 3 harm already it is a catastrophe, on which the director rules', () => {
    const table = desperate({ harm: [hurt('old', 3)] });
    table.send('claire', abandon(consequence(table, 'Broken on the rocks', { level: 3 })));
    expect(choices(table).map(({ title }) => title)).toContain('Catastrophe for Lark');
    answer(table, 'bev', 'out-of-action');
    expect(table.protagonist('lark').status).toBe('out-of-action');
  });

  it('GBM-PB-TIM-018: saves neither herself nor anybody while she is mundane', () => {
    const table = desperate();
    const own = harmFor(table, 'lark', 3);
    expect(table.try('claire', abandon(own))?.message).toContain('not yourself');
    const mundane = desperate({ transcendence: { marked: 0, active: false, spent: true } });
    const harm = consequence(mundane, 'Broken on the rocks', { level: 3 });
    expect(mundane.offers('claire', 'consequence.answer')).toEqual([]);
    expect(mundane.try('claire', abandon(harm))?.code).toBe('not-found');
  });

  it('GBM-PB-TIM-018, GBM-ARP-029: leaves what comes from elsewhere, and the price of a promise', () => {
    const table = travellerTable('mission', { transcendent: ['lost-cause'] })
      .send('anya', { type: 'roll.propose', protagonist: 'fawn', goal: 'Leap', action: 'flow' })
      .send('bev', { type: 'roll.judge', position: 'desperate', effect: 'limited' })
      .send('bev', { type: 'roll.promise', text: 'Her mother sees' });
    const [promise] = table.state.public.roll?.promises ?? [];
    table
      .send('anya', { type: 'roll.answer-promise', promise: promise?.id ?? '', accept: true })
      .send('anya', { type: 'roll.roll' }, 1, 2);
    const price = consequence(table, 'Her mother sees', { source: 'promise' });
    expect(table.try('claire', abandon(price))?.message).toContain('promise');
    table.send('claire', abandon(consequence(table, 'Broken', { level: 3 })));
    expect(Object.keys(table.state.public.consequences)).toEqual([price]);
  });
});
