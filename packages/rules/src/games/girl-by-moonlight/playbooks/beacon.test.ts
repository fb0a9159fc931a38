import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const use = { type: 'ability.use', protagonist: 'raven', ability: 'beacon' } as const;

/** Raven has transcended, so Beacon is in force. */
function transcended(): TestTable {
  return bookTable().givenProtagonist('raven', {
    transcendence: { marked: 1, active: true, spent: false },
  });
}

function choiceOf(table: TestTable, protagonist: string) {
  const found = Object.values(table.state.public.choices).find(
    (choice) => choice.protagonist === protagonist,
  );
  if (!found) throw new Error(`No choice for ${protagonist}`);
  return found;
}

function take(table: TestTable, seat: string, protagonist: string, value: string): TestTable {
  const { id } = choiceOf(table, protagonist);
  return table.send(seat, { type: 'choice.answer', choice: id, value });
}

describe('Beacon', () => {
  it('GBM-PB-HAR-019: puts the choice to every ally, once per transcendence', () => {
    const table = transcended().send('claire', use);
    expect(Object.values(table.state.public.choices).map(({ to }) => to)).toEqual([
      'anya',
      'dylan',
    ]);
    expect(table.try('claire', use)?.code).toBe('not-allowed');
    expect(table.offers('claire', 'ability.use')).toEqual([]);
  });

  it('GBM-PB-HAR-019: is closed to a mundane Harmony', () => {
    expect(bookTable().try('claire', use)?.code).toBe('not-found');
  });

  it('GBM-LNK-005: an ally recovers 2 stress', () => {
    const table = transcended().givenProtagonist('fawn', { stress: 5 }).send('claire', use);
    take(table, 'anya', 'fawn', 'recover');
    expect(table.protagonist('fawn').stress).toBe(3);
  });

  it('GBM-LNK-006: a transcended ally shrugs off a harm', () => {
    const table = transcended()
      .givenProtagonist('hawk', {
        transcendence: { marked: 0, active: true, spent: false },
        harm: [{ id: 'h1', level: 2, text: 'bruised', shrugged: false }],
      })
      .givenProtagonist('fawn', {
        harm: [{ id: 'h2', level: 1, text: 'shaken', shrugged: false }],
      })
      .send('claire', use);
    expect(choiceOf(table, 'fawn').options.map(({ value }) => value)).toEqual([
      'recover',
      'help',
      'nothing',
    ]);
    take(table, 'dylan', 'hawk', 'shrug-off:h1');
    expect(table.protagonist('hawk').harm[0]?.shrugged).toBe(true);
  });

  it('GBM-LNK-007: an ally gets +1d to the roll that is on the table', () => {
    const table = transcended()
      .send('dylan', {
        type: 'roll.propose',
        protagonist: 'hawk',
        goal: 'Break through',
        action: 'defy',
      })
      .send('claire', use);
    take(table, 'dylan', 'hawk', 'help');
    expect(table.state.public.derived.roll?.pool.dice).toBe(2);
    table
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('dylan', { type: 'roll.roll' }, 6, 2);
    expect(table.protagonist('raven').stress).toBe(0);
  });

  it('AMB-84, GBM-LNK-007: an ally gets +1d to an action that is still to come, once', () => {
    const table = transcended().send('claire', use);
    take(table, 'dylan', 'hawk', 'help');
    const act = (goal: string) =>
      table
        .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal, action: 'defy' })
        .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    const beacons = () =>
      table.offers('claire', 'roll.assist').filter(({ label }) => label.includes('Beacon'));
    table.send('anya', { type: 'roll.propose', protagonist: 'fawn', goal: 'Run', action: 'flow' });
    expect(beacons()).toEqual([]);
    table.send('anya', { type: 'roll.withdraw' });
    act('Break through');
    expect(beacons()).toHaveLength(1);
    table.send('claire', { type: 'roll.assist', protagonist: 'raven', via: 'ability' });
    expect(table.state.public.derived.roll?.pool.dice).toBe(2);
    table.send('dylan', { type: 'roll.roll' }, 6, 2).send('dylan', { type: 'roll.finish' });
    expect(table.protagonist('raven').stress).toBe(0);
    act('Hold the door');
    expect(beacons()).toEqual([]);
  });

  it('GBM-LNK-008: an ally is kept out of eclipse on a 4/5', () => {
    const table = transcended()
      .given((state) => {
        state.public.eclipses.fawn = {
          protagonist: 'fawn',
          stage: 'rescue',
          attribute: 'moon',
          result: null,
          band: 'partial',
          declined: [],
        };
      })
      .send('claire', use);
    take(table, 'anya', 'fawn', 'lend-strength');
    expect(table.state.public.eclipses).toEqual({});
    expect(table.protagonist('fawn').eclipse).toBe(false);
  });

  it('GBM-LNK-008, AMB-40: an ability that called for the eclipse roll hears that they are held', () => {
    const table = transcended()
      .given((state) => {
        state.public.eclipses.fawn = {
          protagonist: 'fawn',
          stage: 'rescue',
          attribute: 'moon',
          result: null,
          band: 'partial',
          declined: [],
          calledBy: 'i-wont-allow-it',
        };
      })
      .send('claire', use);
    take(table, 'anya', 'fawn', 'lend-strength');
    expect(table.protagonist('fawn').status).toBe('out-of-action');
  });

  it('eases stress when the chosen effect has become impossible meanwhile', () => {
    const table = transcended()
      .givenProtagonist('hawk', { stress: 4 })
      .send('dylan', {
        type: 'roll.propose',
        protagonist: 'hawk',
        goal: 'Break through',
        action: 'defy',
      })
      .send('claire', use)
      .send('dylan', { type: 'roll.withdraw' })
      .givenProtagonist('raven', { transcendence: { marked: 4, active: false, spent: true } });
    take(table, 'dylan', 'hawk', 'help');
    expect(table.protagonist('hawk').stress).toBe(2);
  });

  it('does nothing for somebody who cannot hear it', () => {
    const table = transcended().givenProtagonist('hawk', { stress: 4 }).send('claire', use);
    take(table, 'dylan', 'hawk', 'nothing');
    expect(table.protagonist('hawk').stress).toBe(4);
  });
});
