import { describe, expect, it } from 'vitest';
import { withNumbers } from '../../../table';
import { areas } from '../areas';
import { houseRuleIds } from '../house-rules';
import { playsetOf } from '../library/playset';
import { allPlaysets } from '../library/registry';
import { basicActivities } from '../phases/activities';
import type { TestTable } from '../testing';
import { bookTable, dreamTable, guardianTable, harmFor, skyTable, starsTable } from '../testing';
import { positions } from '../vocabulary';
import { stakesAt } from '.';
import type { Stakes } from './read';
import { stakesNow } from './read';

/** What everybody can read of a command before it is sent. */
const read = ({ state }: TestTable, command: string) =>
  stakesNow(stakesAt(playsetOf(state))[command], state.public);

const texts = (table: TestTable, command: string) =>
  (read(table, command)?.results ?? []).map(({ on, text }) => `${on}: ${text}`);

/** Raven is about to act, and it has been judged. */
const acting = (position: (typeof positions)[number], more: object = {}) =>
  bookTable()
    .send('claire', {
      type: 'roll.propose',
      protagonist: 'raven',
      goal: 'Reach the roof',
      action: 'defy',
      ...more,
    })
    .send('bev', { type: 'roll.judge', position, effect: 'standard' });

/** The kinds of rolls that every table has: whatever rolls dice by the rules. */
const kinds = [
  ...['roll.roll', 'roll.roll-along', 'consequence.resist', 'eclipse.roll', 'info.gather'],
  ...['fortune.roll', 'obligation.roll', 'downtime.roll', 'mission.engage', 'fallout.roll'],
  ...['series.draw', 'eclipse.escape', 'transcend', 'fallout.clear'],
];

/** Everything that stands in the stakes of a playset. */
const allIn = (id: string): [string, Stakes][] =>
  Object.entries(stakesAt(allPlaysets()[id] ?? playsetOf(bookTable().state))).flatMap(
    ([command, parts]) =>
      parts
        .flatMap((part): Stakes[] => ('by' in part ? Object.values(part.of) : [part]))
        .map((stakes): [string, Stakes] => [command, stakes]),
  );

describe.each(Object.keys(allPlaysets()))('before dice fall at %s', (id) => {
  const playset = allPlaysets()[id] ?? playsetOf(bookTable().state);
  const stakes = stakesAt(playset);

  it('each kind of roll says what it may bring, and none that is not there', () => {
    const commands = new Set(Object.values(areas).flatMap(({ handlers }) => Object.keys(handlers)));
    for (const kind of kinds) expect(stakes[kind], kind).toBeDefined();
    for (const command of Object.keys(stakes)) expect(commands.has(command), command).toBe(true);
  });

  it('each downtime activity that is rolled says what each result brings', () => {
    const all = [...basicActivities(), ...(playset.activities ?? [])];
    for (const { id: activity, rolls } of all.filter((rule) => rule.rolls)) {
      const shown = stakesNow(stakes['downtime.roll'], { activity: { activity } });
      expect(shown?.results, `${activity} ${rolls}`).toHaveLength(4);
    }
  });

  it('fallout names what the table of each tier has', () => {
    for (const tier of [1, 2, 3] as const) {
      const shown = stakesNow(stakes['fallout.roll'], { derived: { tiers: { fallout: tier } } });
      expect(shown?.results.map(({ text }) => text)).toEqual(
        (['success', 'partial', 'bad'] as const).map((band) => `${playset.fallout[tier][band]}.`),
      );
    }
  });

  it('is short, and leaves no number open that is not a house rule’s', () => {
    const numbers = Object.fromEntries(houseRuleIds.map((rule) => [rule, '4']));
    for (const [command, { dice, notes = [] }] of allIn(id)) {
      for (const text of [...Object.values(dice ?? {}), ...notes]) {
        expect(text.length, `${command}: ${text}`).toBeLessThanOrEqual(190);
        expect(withNumbers(text, numbers)).not.toContain('{');
      }
    }
  });
});

describe('What may come of a roll', () => {
  it.each(positions)('GBM-ARP-037, 038, 039: an action from a %s position', (position) => {
    const table = acting(position);
    expect(read(table, 'roll.roll')?.results.map(({ on }) => on)).toEqual([
      '6, 6',
      '6',
      '4/5',
      '1–3',
    ]);
    const bad = read(table, 'roll.roll')?.results.at(-1)?.text;
    const { dice = 0 } = table.state.public.derived.roll?.pool ?? {};
    table.send('claire', { type: 'roll.roll' }, ...Array(dice).fill(1));
    expect(table.state.public.derived.roll?.outcome?.text).toContain(bad);
  });

  it('GBM-ARP-046, GBM-TEAM-004, 007: says what else comes with it', () => {
    expect(read(acting('desperate'), 'roll.roll')?.notes.join()).toContain('1 xp');
    expect(read(acting('risky', { purpose: 'set-up' }), 'roll.roll')?.notes.join()).toContain(
      'opening',
    );
    expect(read(acting('risky', { group: ['fawn'] }), 'roll.roll')?.notes.join()).toContain(
      '1 stress for each 1–3',
    );
    expect(read(acting('risky'), 'roll.roll')?.notes).toEqual([]);
  });

  it('GBM-DWN-003, GBM-ENG-009, GBM-SEA-RUL-040: in the words of the series', () => {
    expect(texts(bookTable('downtime'), 'downtime.roll')).toEqual([]);
    expect(texts(bookTable(), 'mission.engage')[3]).toContain('1–3: ');
    expect(texts(starsTable(), 'stars.roll-exposed')[3]).toContain('loses 3 segments');
    expect(texts(skyTable(), 'hearts.devour')[3]).toContain('3 stress and 1 transcendence');
    expect(texts(dreamTable(), 'eclipse.roll')[3]).toBe('1–3: You fall into eclipse.');
  });
});

describe('What it may cost me now', () => {
  const costOf = (table: TestTable, seat: string, command: string) =>
    table.offers(seat, command).map(({ cost }) => cost);

  it('GBM-STR-003: a push that fills the track says so', () => {
    const table = acting('risky').givenProtagonist('raven', { stress: 7 });
    expect(costOf(table, 'claire', 'roll.push')[0]).toBe(
      '2 stress: 7 of 9 now, this fills it: an eclipse roll',
    );
    table.givenProtagonist('raven', { stress: 6 });
    expect(costOf(table, 'claire', 'roll.push')[0]).toBe('2 stress');
  });

  it('GBM-RES-004, GBM-OBL-002: a price that the dice name says on which of them it is too much', () => {
    const table = bookTable().givenProtagonist('hawk', { stress: 6 });
    harmFor(table, 'hawk');
    expect(costOf(table, 'dylan', 'consequence.resist')).toEqual([
      '6 minus the result in stress; on 1–3 it fills: an eclipse roll (6 of 9 now)',
    ]);
    const everyday = bookTable('obligation').givenProtagonist('raven', { stress: 9 });
    expect(costOf(everyday, 'claire', 'obligation.roll')[0]).toContain('on 1–5 it fills');
    everyday.givenProtagonist('raven', { stress: 3 });
    expect(costOf(everyday, 'claire', 'obligation.roll')[0]).toBe('6 − result stress');
    everyday.givenProtagonist('raven', { stress: 2, eclipse: true });
    expect(costOf(everyday, 'claire', 'obligation.roll')[0]).toContain('on 1–4 you are lost');
  });

  it('GBM-PB-GUA-017: an ability that limits the price is counted in', () => {
    const table = guardianTable('mission', {
      special: ['honour-bound', 'watchful'],
      transcendent: ['indomitable'],
      stress: 6,
    });
    const consequence = harmFor(table, 'hawk');
    table.send('claire', { type: 'consequence.protect', consequence, protagonist: 'swan' });
    expect(costOf(table, 'claire', 'consequence.resist')[0]).not.toContain('eclipse');
  });

  it('GBM-TEAM-004: leading says what it may come to', () => {
    const table = acting('risky', { group: ['fawn', 'hawk'] }).givenProtagonist('raven', {
      stress: 8,
    });
    for (const [seat, protagonist] of [
      ['anya', 'fawn'],
      ['dylan', 'hawk'],
    ] as const) {
      const { dice = 0 } = table.state.public.derived.roll?.members[protagonist] ?? {};
      table.send(seat, { type: 'roll.roll-along', protagonist }, ...Array(dice).fill(4));
    }
    expect(costOf(table, 'claire', 'roll.roll')[0]).toContain(
      'for leading up to 3 stress: 8 of 9 now',
    );
  });

  it('GBM-TRN-011: the last roll while transcended says that it is the last', () => {
    const table = acting('risky').givenProtagonist('raven', {
      transcendence: { marked: 3, active: true, spent: false },
    });
    expect(costOf(table, 'claire', 'roll.roll')[0]).toBe('your last segment: transcendence ends');
  });

  it('GBM-LNK-003: clearing names the links that nobody has used', () => {
    const table = bookTable('fallout').givenProtagonist('raven', { links: { hawk: 2 } });
    table.send('bev', {
      type: 'fallout.adversary',
      agenda: false,
      eclipse: false,
      destiny: false,
    });
    expect(table.offers('bev', 'fallout.clear')[0]?.detail).toContain('Raven 2');
  });
});
