import { describe, expect, it } from 'vitest';
import { happened } from '../asking';
import { bookPlaybooks } from '../library/registry';
import { eclipseDue } from '../sheet/stress';
import type { TestTable } from '../testing';
import { bookTable, hooksOf, playAt } from '../testing';

/** Raven transcends and has these abilities beside In harmony. */
function raven(special: string[], transcendent: string[] = []): TestTable {
  const active = transcendent.length > 0;
  return bookTable().givenProtagonist('raven', {
    special: ['in-harmony', ...special],
    transcendent,
    transcendence: { marked: 0, active, spent: false },
  });
}

function propose(
  table: TestTable,
  more: { group?: string[]; purpose?: 'gather-information' } = {},
) {
  return table
    .send('claire', {
      type: 'roll.propose',
      protagonist: 'raven',
      goal: 'Calm the crowd',
      action: 'empathize',
      ...more,
    })
    .send('bev', { type: 'roll.judge', position: 'controlled', effect: 'standard' });
}

const rolled = (table: TestTable) => table.state.public.derived.roll;

describe('the Harmony', () => {
  it('GBM-PB-HAR-008, 009: starts with Empathize, Forgive and In harmony', () => {
    const harmony = bookPlaybooks()['the-harmony'];
    expect(harmony?.startingActions).toEqual(['empathize', 'forgive']);
    expect(harmony?.special[0].id).toBe('in-harmony');
  });

  it('GBM-PB-HAR-003, AMB-76: the conflicting promises name two characters', () => {
    expect(bookPlaybooks()['the-harmony']?.promises.map(({ id, names }) => [id, names])).toEqual([
      ['shared', 1],
      ['conflicting', 2],
    ]);
  });
});

describe('In harmony', () => {
  it('GBM-PB-HAR-010: while separated she makes a group action that she joins desperate too', () => {
    const table = bookTable()
      .givenProtagonist('raven', { settings: { separated: 'separated' } })
      .send('dylan', {
        type: 'roll.propose',
        protagonist: 'hawk',
        goal: 'Run for it',
        action: 'flow',
        group: ['raven'],
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    expect(table.state.public.derived.roll).toMatchObject({
      position: 'desperate',
      positionLines: [{ steps: -1 }],
    });
  });

  it('GBM-PB-HAR-010: while separated every action is desperate', () => {
    const table = propose(raven([]));
    expect(rolled(table)?.position).toBe('controlled');
    table.givenProtagonist('raven', { settings: { separated: 'separated' } });
    expect(rolled(table)?.position).toBe('desperate');
    table.givenProtagonist('raven', { settings: { separated: 'together' } });
    expect(rolled(table)?.position).toBe('controlled');
  });

  it('GBM-PB-HAR-010: +1d to gather information about relationships, also in danger', () => {
    const table = propose(raven([]), { purpose: 'gather-information' });
    expect(rolled(table)?.pool.dice).toBe(1);
    table.send('claire', { type: 'roll.option', option: 'in-harmony:relationships', on: true });
    expect(rolled(table)?.pool.dice).toBe(2);
  });

  it('GBM-PB-HAR-010: +1d to gather information about relationships in safety', () => {
    const table = raven([]).send(
      'claire',
      {
        type: 'info.gather',
        protagonist: 'raven',
        action: 'forgive',
        options: ['in-harmony:relationships'],
      },
      2,
      6,
    );
    expect(Object.values(table.state.public.questions)).toMatchObject([{ questions: 2 }]);
  });

  it('GBM-PB-HAR-010: an action that gathers nothing has no such die', () => {
    const table = propose(raven([]));
    expect(table.offers('claire', 'roll.option')).toEqual([]);
  });
});

describe('special abilities', () => {
  it('GBM-PB-HAR-011: Split attention is one more downtime action', () => {
    expect(hooksOf(raven([]), 'split-attention').modify?.downtimeActions).toBe(1);
  });

  it('GBM-PB-HAR-012: Inseparable negates a consequence without a roll, once', () => {
    const table = raven(['inseparable']).send('bev', {
      type: 'consequence.assign',
      kind: 'complication',
      text: 'Hawk turns away',
      target: 'raven',
      source: 'fiction',
    });
    const [consequence = ''] = Object.keys(table.state.public.consequences);
    table.send('claire', {
      type: 'consequence.special-armour',
      consequence,
      ability: 'inseparable',
    });
    expect(table.state.public.consequences).toEqual({});
    expect(table.protagonist('raven').specialArmourUsed).toBe(true);
  });

  it('GBM-PB-HAR-013: Synchronized makes a critical of sixes from different rolls', () => {
    const table = propose(raven(['synchronized']), { group: ['fawn', 'hawk'] });
    table.rollTogether(6, 6, 6, 1, 1);
    expect(table.state.public.roll?.band).toBe('critical');
  });

  it('GBM-PB-HAR-013: without it those sixes are a clean success', () => {
    const table = propose(raven([]), { group: ['fawn', 'hawk'] });
    table.rollTogether(6, 6, 6, 1, 1);
    expect(table.state.public.roll?.band).toBe('success');
  });

  it('GBM-PB-HAR-014: leading a group action costs at most 1 stress', () => {
    const table = propose(raven(['synchronized']), { group: ['fawn', 'hawk'] });
    table.rollTogether(1, 2, 1, 3, 1);
    expect(table.protagonist('raven').stress).toBe(1);
  });

  it('GBM-PB-HAR-015: Bonds of love gives 2 links with oneself, spent on oneself', () => {
    const before = raven(['bonds-of-love']);
    const play = playAt(before);
    happened(play, 'raven', 'downtime', {});
    expect(play.state.public.protagonists.raven?.links).toEqual({ raven: 2 });

    const table = before.givenProtagonist('raven', { links: { raven: 2 }, stress: 5 });
    table.send('claire', {
      type: 'links.spend',
      protagonist: 'raven',
      with: 'raven',
      effect: 'recover-self',
      how: 'A promise between them',
    });
    expect(table.protagonist('raven')).toMatchObject({ stress: 3, links: { raven: 1 } });
  });

  it('GBM-PB-HAR-016: Perfect pitch is +1d when you sing', () => {
    const table = propose(raven(['perfect-pitch']));
    table.send('claire', { type: 'roll.option', option: 'perfect-pitch:singing', on: true });
    expect(rolled(table)?.pool.dice).toBe(2);
  });

  it('GBM-PB-HAR-016: also in downtime, and where information is gathered without danger', () => {
    const table = bookTable('downtime')
      .givenProtagonist('raven', { special: ['in-harmony', 'perfect-pitch'] })
      .send('claire', {
        type: 'downtime.start',
        protagonist: 'raven',
        activity: 'make-a-connection',
        with: 'hawk',
        action: 'empathize',
      })
      .send('claire', { type: 'downtime.option', option: 'perfect-pitch:singing', on: true });
    expect(table.activity?.pool.dice).toBe(2);
    table.send('claire', { type: 'downtime.withdraw' });
    const sung = { type: 'info.gather', protagonist: 'raven', action: 'empathize' } as const;
    table.send('claire', { ...sung, options: ['perfect-pitch:singing'] }, 1, 6);
    expect(Object.values(table.state.public.questions)).toMatchObject([{ questions: 2 }]);
  });
});

describe('the two in eclipse', () => {
  /** Raven falls into eclipse, and her player is asked whether the two come apart. */
  const fallen = () =>
    bookTable()
      .given((state) => {
        const { raven } = state.public.protagonists;
        if (raven) raven.stress = 9;
        state.public.eclipses.raven = eclipseDue('raven');
      })
      .send('claire', { type: 'eclipse.roll', protagonist: 'raven', attribute: 'stars' }, 1, 1);
  const choice = (table: TestTable) => Object.values(table.state.public.choices)[0];
  const say = (table: TestTable, value: string) =>
    table.send('claire', { type: 'choice.answer', choice: choice(table)?.id ?? '', value });

  it('AMB-88, GBM-PB-HAR-010: her player says that it separates them: all is desperate', () => {
    const table = fallen();
    expect(choice(table)).toMatchObject({ to: 'claire', protagonist: 'raven' });
    expect(rolled(propose(say(table, 'separated')))?.position).toBe('desperate');
  });

  it('AMB-88: or that they stay together', () => {
    expect(rolled(propose(say(fallen(), 'together')))?.position).toBe('controlled');
  });

  it('AMB-88, GBM-PB-HAR-005: the escape brings them together again', () => {
    const out = { type: 'eclipse.escape', protagonist: 'raven', helper: 'fawn' } as const;
    const table = say(fallen(), 'separated').send('claire', out);
    expect(table.protagonist('raven').settings).toMatchObject({ separated: 'together' });
    expect(fallen().send('claire', out).state.public.choices).toEqual({});
  });
});

describe('transcendent abilities', () => {
  it('GBM-PB-HAR-017: Powerful presence shifts the effect where size matters', () => {
    const table = propose(raven([], ['powerful-presence']));
    table.send('claire', { type: 'roll.option', option: 'powerful-presence:helps', on: true });
    expect(rolled(table)?.effect).toBe('great');
  });

  it('GBM-PB-HAR-018: As one rolls the best rating of a group that one leads', () => {
    const table = raven([], ['as-one']).given((state) => {
      const hawk = state.public.protagonists.hawk;
      if (hawk) hawk.actions.empathize.mundane = 2;
    });
    expect(rolled(propose(table, { group: ['hawk'] }))?.pool.dice).toBe(2);
  });

  it('GBM-PB-HAR-018: As one uses the helper’s better rating when assisted', () => {
    const table = raven([], ['as-one']).given((state) => {
      const fawn = state.public.protagonists.fawn;
      if (fawn) fawn.actions.empathize.mundane = 2;
    });
    propose(table).send('anya', { type: 'roll.assist', protagonist: 'fawn', via: 'stress' });
    expect(rolled(table)?.pool.lines).toEqual([
      { source: 'As one: Empathize 2 of Fawn', dice: 2, by: 'raven' },
      { source: 'Fawn assists', dice: 1, by: 'fawn' },
    ]);
  });

  it('GBM-PB-HAR-018: As one leaves a better rating of one’s own alone', () => {
    const table = propose(raven([], ['as-one']), { group: ['hawk', 'fawn'] });
    expect(rolled(table)?.pool.lines).toMatchObject([{ source: 'Empathize 1', dice: 1 }]);
  });
});

describe('sixes of different rolls', () => {
  const led = (group: string[]) =>
    raven(['synchronized'])
      .send('dylan', {
        type: 'roll.propose',
        protagonist: 'hawk',
        goal: 'Win',
        action: 'defy',
        group,
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });

  it('GBM-PB-HAR-013: count together also where the Harmony follows, and not without her', () => {
    const followed = led(['raven', 'fawn']);
    followed.rollTogether(6, 6, 6, 1, 1);
    expect(followed.state.public.roll?.band).toBe('critical');
    const without = led(['fawn']);
    without.rollTogether(6, 6, 6);
    expect(without.state.public.roll?.band).toBe('success');
  });
});
