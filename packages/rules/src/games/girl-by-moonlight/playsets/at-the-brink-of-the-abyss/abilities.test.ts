import { describe, expect, it } from 'vitest';
import { diceFrom } from '../../asking';
import type { GbmPlay } from '../../game';
import { bookPlaybooks } from '../../library/registry';
import type { Mission } from '../../state';
import type { TestTable } from '../../testing';
import { bookTable, featureOf, hooksOf, playAt } from '../../testing';
import type { AttributeId } from '../../vocabulary';

/** The book's table, with one more series ability. */
function groupWith(ability: string): TestTable {
  return bookTable().given((state) => {
    state.public.series.abilities.push(ability);
  });
}

/** The book's mission with its question of nobility answered. */
function heroic(table: TestTable, answer: -1 | 0 | 1): Mission {
  const { mission } = table.state.public.episode;
  if (!mission) throw new Error('No mission is under way.');
  return { ...mission, engagement: { heroic: answer } };
}

function stress(play: GbmPlay): number[] {
  return Object.values(play.state.public.protagonists).map((one) => one.stress);
}

describe('Pure hearts', () => {
  it('GBM-ABY-ABL-003: +1d whenever moon is rolled', () => {
    const table = groupWith('pure-hearts').givenProtagonist('raven', { stress: 9 });
    const features = [featureOf(table, 'pure-hearts')];
    const context = { state: table.state, self: table.protagonist('raven'), consequence: null };
    for (const roll of ['resistance', 'eclipse', 'obligation'] as const) {
      const dice = (attribute: AttributeId) =>
        diceFrom('attributeDice', { ...context, roll, attribute }, features);
      expect(dice('moon')).toMatchObject([{ dice: 1 }]);
      expect(dice('sun')).toEqual([]);
    }
  });

  it('GBM-ABY-ABL-003: +1d to make a connection', () => {
    const table = bookTable('downtime')
      .given((state) => {
        state.public.series.abilities.push('pure-hearts');
      })
      .send('claire', {
        type: 'downtime.start',
        protagonist: 'raven',
        activity: 'make-a-connection',
        with: 'fawn',
        action: 'confess',
      });
    expect(table.activity?.pool.dice).toBe(2);
  });
});

describe('Never alone and Power of the moon', () => {
  it('GBM-ABY-ABL-004: Fawn assists from afar, and asks Hawk’s player from her own list', () => {
    const table = groupWith('never-alone')
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Hold on', action: 'defy' })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    const options = ['never-alone:afar'];
    const assist = { type: 'roll.assist', protagonist: 'fawn', via: 'stress', options } as const;
    table.send('anya', assist);
    expect(table.state.public.questions).toEqual({});
    table.send('dylan', { type: 'roll.roll' }, 4, 2);
    const [questions] = Object.values(table.state.public.questions);
    expect(questions).toMatchObject({
      by: 'fawn',
      to: 'hawk',
      questions: 1,
      list: bookPlaybooks()['the-enigma']?.questions,
    });
  });

  it('GBM-ABY-ABL-004: assisting close by asks nothing, and only the ability offers it', () => {
    const table = bookTable()
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Hold on', action: 'defy' })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    const help = { type: 'roll.assist' as const, protagonist: 'fawn', via: 'stress' as const };
    expect(table.try('anya', { ...help, options: ['never-alone:afar'] })).toMatchObject({
      code: 'not-found',
    });
    table.given((state) => {
      state.public.series.abilities = ['never-alone'];
    });
    table.send('anya', help).send('dylan', { type: 'roll.roll' }, 4, 2);
    expect(table.state.public.questions).toEqual({});
  });

  const atTheLimit = () =>
    groupWith('power-of-the-moon').given((state) => {
      const one = state.public.protagonists.raven;
      if (one) one.stress = 9;
      state.public.eclipses.raven = {
        protagonist: 'raven',
        stage: 'due',
        attribute: null,
        result: null,
        band: null,
        declined: [],
      };
    });
  const rolling = { type: 'eclipse.roll', protagonist: 'raven', attribute: 'stars' } as const;

  it.each([
    [
      [3, 2],
      ['Leave it: falling', 'One step better: slipping'],
    ],
    [
      [5, 4],
      ['Leave it: slipping', 'One step better: holding on', 'One step worse: falling'],
    ],
    [
      [6, 6],
      ['Leave it: holding on', 'One step worse: slipping'],
    ],
  ])('GBM-ABY-ABL-005: a step is offered only where it moves the result (%j)', (faces, labels) => {
    const table = atTheLimit().send('claire', rolling, ...faces);
    expect(table.offers('claire', 'eclipse.shift').map(({ label }) => label)).toEqual(labels);
  });

  it('GBM-ABY-ABL-005: an eclipse result may be moved by a step', () => {
    const table = atTheLimit()
      .send('claire', rolling, 3, 2)
      .send('claire', { type: 'eclipse.shift', protagonist: 'raven', steps: 1 });
    expect(table.state.public.eclipses.raven?.stage).toBe('rescue');
  });
});

describe('Redemption', () => {
  it('GBM-ABY-ABL-011: a heroic mission clears 1 stress for everybody, in eclipse it adds 1', () => {
    const table = groupWith('redemption')
      .givenProtagonist('raven', { stress: 4 })
      .givenProtagonist('hawk', { stress: 4, eclipse: true });
    const play = playAt(table);
    const mission = heroic(table, 1);
    hooksOf(table, 'redemption').groupAfter?.engagement?.({ state: play.state, mission }, play);
    expect(stress(play)).toEqual([3, 0, 5]);
  });

  it('GBM-ABY-ABL-011: it does so with the engagement roll', () => {
    const table = groupWith('redemption')
      .givenProtagonist('fawn', { stress: 2 })
      .given((state) => {
        if (state.public.episode.mission) state.public.episode.mission.stage = 'preparing';
        state.public.series.investigation = 10;
      })
      .send('anya', { type: 'mission.answer', question: 'heroic', answer: 1 })
      .send('anya', { type: 'mission.engage' }, 4, 2, 1);
    expect(table.protagonist('fawn').stress).toBe(1);
  });

  it('GBM-ABY-ABL-011: any other mission does not', () => {
    const table = groupWith('redemption').givenProtagonist('raven', { stress: 4 });
    const play = playAt(table);
    const mission = heroic(table, 0);
    hooksOf(table, 'redemption').groupAfter?.engagement?.({ state: play.state, mission }, play);
    expect(play.events).toEqual([]);
  });

  it('GBM-ABY-ABL-012: redeeming an enemy marks series xp', () => {
    const table = groupWith('redemption').send('claire', {
      type: 'ability.claim',
      protagonist: 'raven',
      ability: 'redemption',
      claim: 'redeemed',
    });
    expect(table.state.public.series.xp).toBe(1);
  });
});

describe('High alert, taken in this series', () => {
  it('GBM-SEA-ABL-006: shares as many actions as the Abyss has tiers, for investigating alone', () => {
    const table = bookTable('obligation').given(({ public: { series, episode } }) => {
      series.abilities = ['high-alert'];
      series.adversary = 12;
      episode.downtime = {};
    });
    table.send('bev', { type: 'phase.next', evenIfUnfinished: true, reason: 'A test' });
    expect(table.state.public.episode.shared).toMatchObject([
      { left: 3, activities: ['investigate'] },
    ]);
    table.given(({ public: { episode } }) => {
      episode.downtime.raven = { left: 0, extras: [], connected: [] };
    });
    expect(table.offers('claire', 'downtime.start').map(({ label }) => label)).toEqual([
      'Investigate',
    ]);
  });
});
