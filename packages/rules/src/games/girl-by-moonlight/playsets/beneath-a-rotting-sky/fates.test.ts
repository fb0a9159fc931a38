import { describe, expect, it } from 'vitest';
import { allPlaysets } from '../../library/registry';
import type { TestTable } from '../../testing';
import { bookTable, skyTable } from '../../testing';

const propose = (fate: string, more: { whom?: string; withoutBenefit?: boolean } = {}) =>
  ({ type: 'fate.propose', fate, ...more }) as const;
const commit = { type: 'fate.commit' } as const;

/** Boxes that were used in earlier episodes; their price has been told. */
function after(table: TestTable, ...boxes: string[]): TestTable {
  return table.given((state) => {
    const cost = { text: 'Paid.', foreshadowed: false };
    const used = { episode: 0, withoutBenefit: false, whom: null, cost };
    for (const box of boxes) if (state.public.sky) state.public.sky.fates[box] = { ...used };
  });
}

/** Claire proposes, Anya agrees. */
function use(table: TestTable, fate: string, more: Parameters<typeof propose>[1] = {}): TestTable {
  return table.send('claire', propose(fate, more)).send('anya', commit);
}

const usedOf = (table: TestTable, box: string) => table.state.public.sky?.fates[box];

describe('The map of cursed fates', () => {
  it('GBM-ROT-RUL-004, AMB-34: two paths with boxes of their own, which meet in Misdirection', () => {
    const map = allPlaysets()['beneath-a-rotting-sky']?.fates ?? [];
    expect(map.map(({ id, after: from }) => `${from.join('+')} > ${id}`)).toEqual([
      'the-beginning > left-blight-infusion',
      'left-blight-infusion > left-trading-fates',
      'left-trading-fates > left-power-betrays',
      'the-beginning > right-trading-fates',
      'right-trading-fates > right-blight-infusion',
      'right-blight-infusion > right-power-betrays',
      'left-power-betrays+right-power-betrays > misdirection',
      'misdirection > defy-fate',
    ]);
  });

  it('GBM-ROT-RUL-004: a fate that touches neither the beginning nor a used one is refused', () => {
    const table = skyTable();
    expect(table.try('claire', propose('misdirection'))).toMatchObject({
      code: 'not-allowed',
      rule: 'GBM-ROT-RUL-004',
      instead: expect.stringContaining('Blight infusion (left path)'),
    });
    after(table, 'left-blight-infusion');
    const open = table.offers('claire', 'fate.propose').map((offer) => offer.with.fate);
    expect(new Set(open)).toEqual(new Set(['left-trading-fates', 'right-trading-fates']));
    expect(table.try('claire', propose('left-blight-infusion', { whom: 'raven' }))).toMatchObject({
      code: 'already-done',
    });
    expect(table.try('claire', propose('no-such-fate'))?.code).toBe('not-found');
  });

  it('GBM-ROT-RUL-003: once an episode, in obligation or downtime', () => {
    const table = use(skyTable(), 'left-blight-infusion', { whom: 'raven' });
    const again = propose('right-trading-fates', { withoutBenefit: true });
    expect(table.try('claire', again)).toMatchObject({
      code: 'limit-reached',
      rule: 'GBM-ROT-RUL-003',
    });
    expect(table.offers('claire', 'fate.propose')).toEqual([]);
    const mission = skyTable('mission');
    expect(mission.try('claire', again)).toMatchObject({ code: 'wrong-phase' });
    expect(skyTable('obligation').try('claire', again)).toBeNull();
    expect(bookTable('downtime').try('claire', again)).toMatchObject({ code: 'not-found' });
  });

  it('GBM-ROT-RUL-005: the group talks about it, and somebody else commits it', () => {
    const table = skyTable().send('claire', propose('left-blight-infusion', { whom: 'hawk' }));
    expect(table.state.public.derived.prompts['fate:left-blight-infusion']).toMatchObject({
      to: ['bev', 'anya', 'dylan'],
      text: expect.stringContaining('A foe is given ruinous new power.'),
    });
    expect(table.try('claire', commit)).toMatchObject({ rule: 'GBM-ROT-RUL-005' });
    expect(usedOf(table, 'left-blight-infusion')).toBeUndefined();
    expect(table.try('bev', { type: 'phase.next' })?.message).toContain('under discussion');
    table.send('bev', commit);
    expect(usedOf(table, 'left-blight-infusion')).toMatchObject({ episode: 1, whom: 'hawk' });
    expect(table.try('anya', commit)).toMatchObject({ code: 'wrong-moment' });
  });

  it('GBM-ROT-RUL-005: a proposal falls when the phase ends, or when somebody says no', () => {
    const table = skyTable()
      .send('claire', propose('right-trading-fates', { withoutBenefit: true }))
      .send('dylan', { type: 'fate.set-aside', why: 'Not her.' });
    expect(table.state.public.sky?.proposal).toBeNull();
    expect(table.try('dylan', { type: 'fate.set-aside' })?.code).toBe('wrong-moment');
    table
      .send('claire', propose('right-trading-fates', { withoutBenefit: true }))
      .send('bev', { type: 'phase.next', evenIfUnfinished: true, reason: 'Time is up' });
    expect(table.state.public.sky?.proposal).toBeNull();
  });

  it('GBM-ROT-RUL-005, TABLE-009: nobody is committed in the middle of something else', () => {
    const table = skyTable()
      .send('claire', propose('left-blight-infusion', { whom: 'hawk' }))
      .given((state) => {
        const stage = 'due' as const;
        state.public.eclipses.fawn = {
          protagonist: 'fawn',
          stage,
          attribute: null,
          result: null,
          band: null,
          declined: [],
        };
      });
    expect(table.try('anya', commit)).toMatchObject({ rule: 'TABLE-009' });
    expect(table.offers('anya', 'fate.commit')).toEqual([]);
  });

  it('GBM-ROT-RUL-008: using one is never compulsory, and the protagonists’ choice alone', () => {
    const table = skyTable('obligation').given((state) => {
      for (const id of ['raven', 'fawn', 'hawk']) state.public.episode.obligationDone[id] = true;
    });
    expect(table.try('bev', propose('left-blight-infusion', { whom: 'hawk' }))).toMatchObject({
      rule: 'GBM-ROT-RUL-008',
    });
    expect(table.try('bev', { type: 'phase.next' })).toBeNull();
  });

  it('GBM-ROT-RUL-006: the director says what it costs, or foreshadows it', () => {
    const table = use(skyTable(), 'left-blight-infusion', { whom: 'raven' });
    const cost = (text: string, foreshadowed: boolean) =>
      ({ type: 'fate.cost', fate: 'left-blight-infusion', text, foreshadowed }) as const;
    expect(table.state.public.derived.prompts['fate-cost:left-blight-infusion']?.to).toEqual([
      'bev',
    ]);
    expect(table.try('bev', { type: 'phase.next' })?.message).toContain('price');
    expect(table.try('claire', cost('A hand in the dark', true))?.code).toBe('not-allowed');
    table.send('bev', cost('A hand in the dark', true));
    expect(usedOf(table, 'left-blight-infusion')?.cost?.foreshadowed).toBe(true);
    table.send('bev', cost('It has her face', false));
    expect(usedOf(table, 'left-blight-infusion')?.cost?.text).toBe('It has her face');
    expect(table.try('bev', cost('Again', false))).toMatchObject({ code: 'already-done' });
    expect(
      table.try('bev', { type: 'fate.cost', fate: 'defy-fate', text: 'x', foreshadowed: false }),
    ).toMatchObject({ rule: 'GBM-ROT-RUL-006' });
  });
});

describe('What each fate gives', () => {
  it('GBM-ROT-RUL-009: Blight infusion clears one protagonist’s stress and harm', () => {
    const hurt = skyTable().givenProtagonist('raven', {
      stress: 7,
      recovery: 2,
      harm: [{ id: 'h', level: 3, text: 'torn open', shrugged: false }],
    });
    expect(hurt.try('claire', propose('left-blight-infusion'))).toMatchObject({
      code: 'malformed',
      rule: 'GBM-ROT-RUL-009',
    });
    const table = use(hurt, 'left-blight-infusion', { whom: 'raven' });
    expect(table.protagonist('raven')).toMatchObject({ stress: 0, harm: [], recovery: 0 });
    expect(table.lastLine).toContain('A foe is given ruinous new power.');
  });

  it('GBM-ROT-RUL-009, GBM-STR-019: in eclipse stress that is recovered is added', () => {
    const table = skyTable().givenProtagonist('raven', { stress: 2, eclipse: true });
    expect(use(table, 'left-blight-infusion', { whom: 'raven' }).protagonist('raven').stress).toBe(
      9,
    );
  });

  it('GBM-ROT-RUL-010: Trading fates ends an eclipse', () => {
    const table = skyTable().givenProtagonist('hawk', { stress: 5, eclipse: true });
    expect(table.try('claire', propose('right-trading-fates', { whom: 'raven' }))).toMatchObject({
      rule: 'GBM-ROT-RUL-010',
    });
    use(table, 'right-trading-fates', { whom: 'hawk' });
    expect(table.protagonist('hawk')).toMatchObject({ eclipse: false, stress: 0 });
  });

  it('GBM-ROT-RUL-010: with nobody in eclipse it has no benefit to give', () => {
    expect(skyTable().try('claire', propose('right-trading-fates'))).toMatchObject({
      rule: 'GBM-ROT-RUL-010',
      instead: expect.stringContaining('without benefit'),
    });
  });

  it('GBM-ROT-RUL-010: a friend who escaped meanwhile cannot have it any more', () => {
    const table = skyTable()
      .givenProtagonist('hawk', { stress: 5, eclipse: true })
      .send('claire', propose('right-trading-fates', { whom: 'hawk' }))
      .givenProtagonist('hawk', { eclipse: false });
    expect(table.try('anya', commit)).toMatchObject({ rule: 'GBM-ROT-RUL-010' });
    table.send('claire', { type: 'fate.set-aside' });
  });

  it('GBM-ROT-RUL-007: without benefit it opens the way on, and costs all the same', () => {
    const table = use(skyTable(), 'right-trading-fates', { withoutBenefit: true });
    expect(usedOf(table, 'right-trading-fates')).toMatchObject({
      withoutBenefit: true,
      cost: null,
    });
    expect(table.lastLine).toContain('A friend falls to the Blight.');
    const last = after(skyTable(), 'misdirection');
    expect(last.try('claire', propose('defy-fate', { withoutBenefit: true }))).toMatchObject({
      rule: 'GBM-ROT-RUL-007',
    });
  });

  it('GBM-ROT-RUL-011: Power betrays gives an advance to each and to the series', () => {
    const table = use(after(skyTable(), 'left-trading-fates'), 'left-power-betrays');
    expect(table.state.public.series.advances).toBe(1);
    const choices = Object.values(table.state.public.choices);
    expect(choices.map(({ to }) => to).sort()).toEqual(['anya', 'claire', 'dylan']);
    const mine = choices.find(({ to }) => to === 'dylan');
    table.send('dylan', { type: 'choice.answer', choice: mine?.id ?? '', value: 'stars' });
    expect(table.protagonist('hawk').advances.stars).toBe(1);
  });

  it('GBM-ROT-RUL-012: Misdirection resets the track and gives everybody an action now', () => {
    const table = after(skyTable(), 'right-power-betrays').given((state) => {
      state.public.series.adversary = 9;
    });
    use(table, 'misdirection');
    expect(table.state.public.series.adversary).toBe(0);
    expect(table.state.public.episode.downtime.fawn).toMatchObject({ left: 3 });
  });

  it('GBM-ROT-RUL-012: used in obligation, the action waits for downtime', () => {
    const table = after(skyTable('obligation'), 'right-power-betrays').given((state) => {
      state.public.episode.downtime = {};
      for (const id of ['raven', 'fawn', 'hawk']) state.public.episode.obligationDone[id] = true;
    });
    use(table, 'misdirection')
      .send('bev', {
        type: 'fate.cost',
        fate: 'misdirection',
        text: 'Elsewhere',
        foreshadowed: true,
      })
      .send('bev', { type: 'phase.next' });
    expect(table.state.public.episode.downtime.raven).toMatchObject({
      left: 3,
      extras: ['Misdirection +1'],
    });
  });

  it('GBM-ROT-RUL-012, AMB-37: with Gazing into the abyss the track is reset to 3', () => {
    const table = after(skyTable(), 'right-power-betrays').given((state) => {
      state.public.series.adversary = 9;
      state.public.series.abilities.push('gazing-into-the-abyss');
    });
    expect(use(table, 'misdirection').state.public.series.adversary).toBe(3);
  });

  it('GBM-ROT-RUL-013: Defy fate leaves one mission, and notes the hope', () => {
    const table = use(after(skyTable(), 'misdirection'), 'defy-fate')
      .send('bev', {
        type: 'fate.cost',
        fate: 'defy-fate',
        text: 'One seed is clean; it will not wait.',
        foreshadowed: false,
      })
      .given((state) => {
        state.public.phase = 'mission';
      });
    const open = table.offers('claire', 'mission.choose').map((offer) => offer.with.mission);
    expect(open).toEqual(['face-our-tragic-fate']);
    const other = { type: 'mission.choose', mission: 'the-hunt', goal: 'Hide' } as const;
    expect(table.try('claire', other)).toMatchObject({ rule: 'GBM-ROT-RUL-013' });
    expect(usedOf(table, 'defy-fate')?.cost?.text).toContain('One seed');
  });
});
