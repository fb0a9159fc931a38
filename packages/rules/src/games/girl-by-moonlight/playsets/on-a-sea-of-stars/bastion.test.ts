import { describe, expect, it } from 'vitest';
import { girlByMoonlight } from '../..';
import type { TestTable } from '../../testing';
import { starsTable } from '../../testing';
import type { StarsState } from './state';

const on = { type: 'phase.next', evenIfUnfinished: true, reason: 'A test' } as const;

/** A table before downtime, with these tracks; the Bastion has been through a downtime before. */
function before(tracks: {
  adversary?: number;
  investigation?: number;
  bastion?: number;
}): TestTable {
  return starsTable('obligation').given(({ public: { series, stars, episode } }) => {
    const { bastion = 15, ...rest } = tracks;
    Object.assign(series, rest);
    episode.downtime = {};
    if (stars) Object.assign(stars, { bastion, reacted: { episode: 0, actions: [] } });
  });
}

const stars = (table: TestTable): StarsState => {
  const { stars: now } = table.state.public;
  if (!now) throw new Error('No hangar.');
  return now;
};
const did = (table: TestTable) => stars(table).reacted?.actions.map(({ priority }) => priority);

describe('The Last Bastion reacts', () => {
  it('GBM-SEA-RUL-038, 037: the first downtime of the series is Complacency', () => {
    const table = starsTable('obligation').given(({ public: { series, episode } }) => {
      episode.downtime = {};
      series.adversary = 3;
    });
    table.send('bev', on, 1, 2, 4);
    expect(did(table)).toEqual(['complacency']);
    expect(table.state.public.series.adversary).toBe(6);
    expect(stars(table).reacted?.actions[0]).toMatchObject({
      track: 'Leviathan',
      from: 3,
      to: 6,
      pool: { dice: 3 },
    });
  });

  it('GBM-SEA-RUL-033: as many actions as the Leviathan tier, before anybody acts, once a downtime', () => {
    const table = before({ adversary: 7, investigation: 7, bastion: 14 });
    table.send('bev', on, 1, 2, 1, 2, 1);
    expect(stars(table).reacted?.actions).toHaveLength(2);
    expect(stars(table).reacted?.actions[0]?.pool.dice).toBe(2);
    expect(table.state.public.episode.downtime.raven?.left).toBe(2);
  });

  it('TABLE-196: is said before its dice fall, also where the director goes to downtime by hand', () => {
    const { state } = before({ adversary: 7 });
    const stakes = (phase: 'creation' | 'obligation', type: string) =>
      girlByMoonlight.stakes?.({ ...state.public, phase }, { ...on, type: type as typeof on.type });
    const said = stakes('obligation', 'phase.next');
    expect(said?.results.map(({ id }) => id)).toEqual(['critical', 'success', 'partial', 'bad']);
    expect(stakes('obligation', 'override.phase')).toEqual(said);
    expect(stakes('creation', 'override.phase')).toEqual(said);
    // Of creation one goes on to obligation, where the Bastion does nothing.
    expect(stakes('creation', 'phase.next')).toBeNull();
  });

  it('GBM-SEA-RUL-034: Pride comes first, and finishes a room', () => {
    const table = before({ adversary: 3 }).given(({ public: { clocks } }) => {
      clocks['room:observatory'] = {
        id: 'room:observatory',
        name: 'Observatory',
        outcome: '',
        kind: 'room',
        segments: 8,
        marked: 6,
        owner: null,
      };
    });
    table.send('bev', on, 1, 2, 1);
    expect(did(table)).toEqual(['pride']);
    expect(table.state.public.series.rooms).toContain('observatory');
  });

  it('GBM-SEA-RUL-035: State of emergency, while the Leviathans are ahead of Readiness', () => {
    const table = before({ adversary: 4, investigation: 3, bastion: 9 });
    table.send('bev', on, 4);
    expect(did(table)).toEqual(['state-of-emergency']);
    expect(table.state.public.series.investigation).toBe(6);
  });

  it('GBM-SEA-RUL-036, AMB-47: Patchwork while it is less than full, read anew for each action', () => {
    const table = before({ adversary: 6, investigation: 6, bastion: 13 });
    table.send('bev', on, 1, 2, 4, 5, 2);
    expect(did(table)).toEqual(['patchwork', 'complacency']);
    expect(stars(table).bastion).toBe(15);
  });

  it('GBM-SEA-RUL-001, AMB-46: without a full tier it keeps the lower of two; its track stops at none', () => {
    const table = before({ adversary: 0, investigation: 0, bastion: 4 });
    expect(table.state.public.derived.stars?.bastion.tier).toBe(0);
    table.send('bev', on, 6, 2);
    expect(stars(table).bastion).toBe(6);
    table.send('bev', { type: 'stars.bastion', segments: 0, reason: 'A district burns.' });
    expect(stars(table).bastion).toBe(0);
  });
});

/** Fallout of a mission that left the Bastion open, told but not halved. */
function exposed(investigation: number): TestTable {
  return starsTable('mission').given(({ public: shared }) => {
    shared.phase = 'fallout';
    shared.series.investigation = investigation;
    if (shared.episode.mission) shared.episode.mission.stage = 'over';
    shared.episode.fallout = {
      adversary: { lines: [], from: 0, to: 1 },
      cleared: true,
      rolled: true,
      told: { entry: '', text: '' },
      halved: null,
    };
  });
}

const rollIt = { type: 'stars.roll-exposed' } as const;
const halve = { type: 'fallout.halve' } as const;

describe('The Last Bastion exposed', () => {
  it('GBM-SEA-RUL-039, AMB-50: sorties leave it open unless the director says otherwise; halving waits', () => {
    const table = starsTable('mission').given(({ public: { episode, stars: now } }) => {
      episode.mission = null;
      if (now) now.exposed = null;
    });
    const choose = (mission: string) =>
      table.send('claire', { type: 'mission.choose', mission, goal: 'Go' });
    choose('defend-the-last-bastion');
    expect(stars(table).exposed?.open).toBe(false);
    choose('hunt-a-leviathan');
    expect(stars(table).exposed).toMatchObject({ open: true, flagship: true });
    table.send('bev', { type: 'stars.exposed', open: false, flagship: true, why: 'A garrison' });
    expect(stars(table).exposed?.open).toBe(false);
    const open = exposed(11);
    expect(open.try('bev', halve)).toMatchObject({
      instead: 'First roll for the exposed Bastion.',
    });
    expect(open.try('claire', rollIt)).toMatchObject({ code: 'not-allowed' });
    expect(open.offers('bev', 'fallout.halve')).toEqual([]);
  });

  const choosing = () => {
    const table = starsTable('mission').given(({ public: { episode, stars: now } }) => {
      episode.mission = null;
      if (now) now.exposed = null;
    });
    const choose = (mission: string) =>
      table.send('claire', { type: 'mission.choose', mission, goal: 'Go' });
    return { table, choose };
  };

  it('AMB-50, GBM-SEA-MIS-005: a desperate counter attack takes the flagship away too', () => {
    const { table, choose } = choosing();
    table.given(({ public: { series } }) => {
      series.investigation = 15;
    });
    choose('stage-a-desperate-counter-attack');
    expect(stars(table).exposed).toMatchObject({ open: true, flagship: true });
  });

  it('AMB-50, GBM-SEA-MIS-002: whether those who explore leave the Bastion, the director says', () => {
    const { table, choose } = choosing();
    choose('explore-the-ruined-world');
    expect(stars(table).exposed?.open).toBe(false);
    const [asked] = Object.values(table.state.public.choices);
    expect(asked).toMatchObject({ to: 'bev', title: 'Where do they explore?' });
    const answer = { type: 'choice.answer', choice: asked?.id ?? '', value: 'beyond' } as const;
    table.send('bev', answer);
    expect(stars(table).exposed).toMatchObject({ open: true, flagship: true });
    choose('explore-the-ruined-world');
    choose('defend-the-last-bastion');
    expect(table.state.public.choices).toEqual({});
  });

  it.each([
    ['GBM-SEA-RUL-040', [1, 3], '4. Halve readiness: 11 → 6', 'is halved'],
    ['GBM-SEA-RUL-042', [1, 6], '4. Readiness: 11 → 5', 'falls to 5'],
    ['GBM-SEA-RUL-043', [6, 6], '4. Readiness stays at 11', 'stays at 11'],
  ])('%s: says before what %j leaves of Readiness', (_rule, dice, label, words) => {
    const table = exposed(11);
    expect(table.state.public.derived.nextStep.text).toContain('roll for the exposed Bastion');
    table.send('bev', rollIt, ...dice);
    expect(table.offers('bev', 'fallout.halve')).toMatchObject([{ label }]);
    expect(table.state.public.derived.nextStep.text).toContain(words);
  });

  it('GBM-SEA-RUL-040: 1–3 costs its track 3', () => {
    const table = exposed(11).send('bev', rollIt, 1, 3).send('bev', halve);
    expect(stars(table).bastion).toBe(12);
    expect(table.state.public.series.investigation).toBe(6);
    expect(table.try('bev', rollIt)).toMatchObject({ rule: 'GBM-SEA-RUL-039' });
  });

  it('GBM-SEA-RUL-041: 4/5 costs it 1', () => {
    expect(stars(exposed(11).send('bev', rollIt, 1, 5)).bastion).toBe(14);
  });

  it('GBM-SEA-RUL-042, AMB-67: on a 6 Readiness is halved, then loses 1 more', () => {
    const table = exposed(11).send('bev', rollIt, 1, 6);
    expect(table.state.public.derived.stars?.readiness).toBe('halves-and-loses-one');
    table.send('bev', halve);
    expect(table.state.public.series.investigation).toBe(5);
  });

  it('GBM-SEA-RUL-043: on a critical Readiness stays', () => {
    const table = exposed(11).send('bev', rollIt, 6, 6).send('bev', halve);
    expect(table.state.public.series.investigation).toBe(11);
  });

  it('GBM-SEA-MIS-003, 013: when the Leviathan track is full, only the final assault is left', () => {
    const table = starsTable('mission').given(({ public: { episode, series } }) => {
      episode.mission = null;
      series.adversary = 15;
    });
    expect(table.offers('claire', 'mission.choose')).toMatchObject([
      { with: { mission: 'the-final-assault' } },
    ]);
    const other = { type: 'mission.choose', mission: 'hunt-a-leviathan', goal: 'Go' } as const;
    expect(table.try('claire', other)).toMatchObject({ rule: 'GBM-SEA-MIS-013' });
  });

  it('GBM-SEA-MIS-001, 002: exploring gives a die to the next engagement; the assault waits', () => {
    const table = starsTable('mission').given(({ public: { episode } }) => {
      if (episode.mission) episode.mission.type = 'explore-the-ruined-world';
    });
    table.send('bev', { type: 'mission.end', outcome: 'failure' });
    expect(table.state.public.episode.engagementBonus).toHaveLength(1);
  });
});

describe('the hunt', () => {
  it('GBM-SEA-MIS-003: is of tier II, and leaves on the flagship', () => {
    const table = starsTable('mission')
      .given(({ public: { episode, stars } }) => {
        episode.mission = null;
        if (stars) stars.exposed = null;
      })
      .send('claire', {
        type: 'mission.choose',
        mission: 'hunt-a-leviathan',
        goal: 'Bring it down',
      });
    expect(table.state.public.episode.mission).toMatchObject({ tier: 2, stage: 'preparing' });
    expect(table.state.public.stars?.exposed).toMatchObject({ open: true, flagship: true });
  });
});
