import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const reason = 'We read it wrong';

function proposed(table: TestTable = bookTable()): TestTable {
  return table
    .send('claire', {
      type: 'roll.propose',
      protagonist: 'raven',
      goal: 'Reach her',
      action: 'empathize',
    })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
}

const rolled = () => proposed().send('claire', { type: 'roll.roll' }, 2);

describe('A roll set right by hand', () => {
  it('GBM-ARP-001: dice are given and taken, and the pool says so', () => {
    const dice = { type: 'override.dice', reason } as const;
    const table = proposed().send('bev', { ...dice, dice: 2 });
    expect(table.state.public.derived.roll?.pool).toMatchObject({
      dice: 3,
      lines: [{ dice: 1 }, { source: 'the director, by hand', dice: 2 }],
    });
    table.send('bev', { ...dice, dice: -1 });
    expect(table.state.public.derived.roll?.pool).toMatchObject({ dice: 2, keep: 'lowest' });
    expect(table.lastLine).toContain('dice by hand 2 → -1');
    expect(rolled().try('bev', { ...dice, dice: 1 })?.code).toBe('wrong-moment');
    expect(bookTable().try('bev', { ...dice, dice: 1 })?.code).toBe('wrong-moment');
  });

  it('GBM-ARP-037: the result, position and effect that the dice came to', () => {
    const roll = { type: 'override.roll', position: 'risky', effect: 'great', reason } as const;
    const table = rolled().send('bev', { ...roll, band: 'success' });
    expect(table.state.public.roll).toMatchObject({
      band: 'success',
      rolled: { position: 'risky', effect: 'great' },
      retryAt: null,
    });
    expect(table.state.public.roll?.result?.faces).toEqual([2]);
    // A success costs nothing, so the player may end the roll.
    expect(table.try('claire', { type: 'roll.finish' })).toBeNull();
    expect(table.try('bev', { ...roll, band: 'bad' })?.code).toBe('wrong-moment');
  });

  it('GBM-CON-012: a bad result from a controlled position can be tried again', () => {
    const table = rolled().send('bev', {
      type: 'override.roll',
      band: 'bad',
      position: 'controlled',
      effect: 'standard',
      reason,
    });
    expect(table.offers('claire', 'roll.retry')).toHaveLength(1);
  });

  it('GBM-CON-015, 018: a consequence strikes somebody else, harder, and can be answered anew', () => {
    const table = rolled().send('bev', {
      type: 'consequence.assign',
      kind: 'harm',
      text: 'A cut',
      target: 'raven',
      level: 1,
    });
    const [consequence = ''] = Object.keys(table.state.public.consequences);
    const rewrite = {
      type: 'override.consequence',
      consequence,
      target: 'hawk',
      text: 'Run through',
      reason,
    } as const;
    table.send('bev', { ...rewrite, level: 4 });
    expect(table.state.public.consequences[consequence]).toMatchObject({
      target: 'hawk',
      level: 4,
      text: 'Run through',
      protecting: null,
    });
    expect(table.lastLine).toContain('for Raven → level 4 harm “Run through”, for Hawk');
    expect(table.offers('dylan', 'consequence.accept')).toHaveLength(1);
    expect(table.offers('claire', 'consequence.accept')).toEqual([]);
    expect(table.try('bev', { ...rewrite, target: 'nobody' })?.rule).toBe('TABLE-011');
    expect(table.try('bev', { ...rewrite, consequence: 'none' })?.code).toBe('not-found');
  });

  it('GBM-CON-007: what ticks a clock ticks it by more, or not at all', () => {
    const table = rolled().send('bev', { type: 'clock.create', name: 'The hunt', segments: 6 });
    const [clock = ''] = Object.keys(table.state.public.clocks);
    table.send('bev', {
      type: 'consequence.assign',
      kind: 'complication',
      text: 'They come',
      target: 'raven',
      clock,
      ticks: 1,
    });
    const [consequence = ''] = Object.keys(table.state.public.consequences);
    const rewrite = {
      type: 'override.consequence',
      consequence,
      target: 'raven',
      text: 'They come',
      reason,
    } as const;
    table.send('bev', { ...rewrite, ticks: 3 });
    expect(table.state.public.consequences[consequence]?.clock).toEqual({ id: clock, ticks: 3 });
    table.send('bev', { ...rewrite, ticks: 0 });
    expect(table.state.public.consequences[consequence]?.clock).toBeNull();
  });

  it('GBM-STR-003, 005: an eclipse roll is asked for, or settled without dice', () => {
    const raven = { type: 'override.protagonist', protagonist: 'raven', reason } as const;
    const table = bookTable().send('bev', { ...raven, eclipseRoll: true });
    expect(table.offers('claire', 'eclipse.roll')).not.toEqual([]);
    table.send('bev', { ...raven, eclipseRoll: false });
    expect(table.state.public.eclipses).toEqual({});
    expect(table.lastLine).toContain('settled without dice');
    table.send('bev', { ...raven, eclipse: true });
    expect(table.try('bev', { ...raven, eclipseRoll: true })?.rule).toBe('GBM-STR-003');
  });
});

describe('What rolls open, by hand', () => {
  const setUp = { type: 'override.set-up', reason } as const;

  it('GBM-TEAM-006…008: a set-up is opened, changed for everybody, and ended', () => {
    const table = bookTable().send('bev', {
      ...setUp,
      by: 'fawn',
      goal: 'The lights go out',
      benefit: 'effect',
    });
    const [id = ''] = Object.keys(table.state.public.setUps);
    proposed(table).send('claire', { type: 'roll.use-set-up', setUp: id });
    expect(table.state.public.derived.roll?.effect).toBe('great');
    table.send('bev', { ...setUp, setUp: id, benefit: 'position' });
    expect(table.state.public.derived.roll).toMatchObject({
      effect: 'standard',
      position: 'controlled',
    });
    table.send('bev', { ...setUp, setUp: id, benefit: 'gone' });
    expect(table.state.public.setUps).toEqual({});
    expect(table.state.public.derived.roll?.position).toBe('risky');
    expect(table.try('bev', { ...setUp, setUp: id, benefit: 'effect' })?.code).toBe('not-found');
    expect(table.try('bev', { ...setUp, benefit: 'gone' })?.code).toBe('malformed');
    expect(table.try('bev', { ...setUp, by: 'x', benefit: 'effect' })?.rule).toBe('TABLE-011');
  });

  it('GBM-INF-002, 003, 004: how much is left to ask, also without a roll', () => {
    const ask = { type: 'override.questions', reason } as const;
    const table = bookTable().send('bev', {
      ...ask,
      by: 'raven',
      about: 'The comet',
      left: 3,
      followUps: 0,
    });
    const [questions = ''] = Object.keys(table.state.public.questions);
    expect(table.state.public.questions[questions]).toMatchObject({
      by: 'raven',
      about: 'The comet',
      questions: 3,
      followUps: 0,
    });
    expect(table.offers('claire', 'info.ask')).toHaveLength(1);
    table.send('bev', { ...ask, questions, left: 0, followUps: 2 });
    expect(table.state.public.questions[questions]).toMatchObject({ questions: 0, followUps: 2 });
    expect(table.lastLine).toContain('3 and 0 → 0 and 2');
    expect(table.try('bev', { ...ask, questions: 'x', left: 1, followUps: 0 })?.code).toBe(
      'not-found',
    );
  });
});
