import { describe, expect, it } from 'vitest';
import { dreamTable, known } from '../../testing';

const explore = (about?: string) =>
  ({
    type: 'mission.choose',
    mission: 'explore-a-suspects-dream',
    goal: 'Find the door behind the stage',
    ...(about ? { about } : {}),
  }) as const;
const face = (about: string) =>
  ({
    type: 'mission.choose',
    mission: 'confront-a-conspirator',
    goal: 'Make them see',
    about,
  }) as const;
const open = () =>
  dreamTable().given(({ public: { episode } }) => {
    episode.mission = null;
  });
const dreams = (table: ReturnType<typeof open>) => table.state.public.dreams;
const tierOne = {
  'indoctrination-propagator': 'moss',
  'acquisitions-propagator': 'reed',
  'surveillance-propagator': 'lark',
  'indoctrination-follower': 'finch',
  'acquisitions-follower': 'thorn',
  'surveillance-follower': 'ivy',
};

describe('missions into dreams', () => {
  it('GBM-MAZ-RUL-017: the dream of somebody unknown has the tier of the lowest open role', () => {
    const table = open().send('claire', explore('vale'));
    expect(table.state.public.episode.mission).toMatchObject({ tier: 1, about: 'vale' });
    known(table, tierOne);
    table.send('claire', explore('sable'));
    expect(table.state.public.episode.mission).toMatchObject({ tier: 2, about: 'sable' });
  });

  it('GBM-MAZ-RUL-017, AMB-52: with only the Host left, or nobody, it is tier III', () => {
    const table = open();
    known(table, { ...tierOne, 'indoctrination-overseer': 'o1', 'acquisitions-overseer': 'o2' });
    known(table, { 'surveillance-overseer': 'o3' });
    table.send('claire', explore('vale'));
    expect(table.state.public.episode.mission?.tier).toBe(3);
    known(table, { host: 'sable' });
    table.send('claire', explore('vale'));
    expect(table.state.public.episode.mission?.tier).toBe(3);
    table.send('anya', { type: 'mission.engage' }, 6, 6);
    table.send('bev', { type: 'mission.end', outcome: 'success' });
    expect(dreams(table)?.revealing).toEqual([]);
  });

  it('GBM-MAZ-RUL-018: it asks whose dream, and only that of a suspect whose part is unknown', () => {
    const table = open();
    known(table, { 'surveillance-follower': 'moss' });
    expect(table.try('claire', explore())).toMatchObject({ rule: 'GBM-MAZ-RUL-018' });
    const refusal = table.try('claire', explore('moss'));
    expect(refusal).toMatchObject({ code: 'not-allowed', rule: 'GBM-MAZ-RUL-018' });
    expect(refusal?.instead).toContain('Vale');
  });

  it('GBM-MAZ-RUL-018: success identifies: the director reveals their role for the map', () => {
    const table = dreamTable().given(({ director }) => {
      director.dreams.roles = { vale: 'acquisitions-overseer' };
    });
    table.send('bev', { type: 'mission.end', outcome: 'success' });
    expect(dreams(table)?.revealing).toEqual(['vale']);
    const [offer] = table.offers('bev', 'dreams.identify').filter(({ prompt }) => prompt);
    expect(offer?.with).toEqual({ suspect: 'vale' });
    expect(offer?.fields?.[0]).toMatchObject({ initial: 'acquisitions-overseer' });
    const stuck = table.try('bev', { type: 'phase.next' });
    expect(stuck?.message).toContain('The part of Vale is not revealed.');
    table.send('bev', {
      type: 'dreams.identify',
      suspect: 'vale',
      role: 'acquisitions-overseer',
    });
    expect(dreams(table)?.map['acquisitions-overseer']?.suspect).toBe('vale');
    expect(dreams(table)?.revealing).toEqual([]);
    expect(table.state.director.dreams.roles).toEqual({});
    table.send('bev', { type: 'phase.next' });
  });

  it('GBM-MAZ-RUL-018: a failure identifies nobody; and the investigation track is not halved', () => {
    const table = dreamTable().send('bev', { type: 'mission.end', outcome: 'failure' });
    expect(dreams(table)?.revealing).toEqual([]);
    table.given(({ public: shared }) => {
      shared.series.investigation = 7;
    });
    table.send('bev', { type: 'phase.next' });
    table.send('bev', { type: 'fallout.adversary', agenda: false, eclipse: false, destiny: false });
    table.send('bev', { type: 'fallout.clear' });
    table.send('bev', { type: 'fallout.roll' }, 6);
    table.send('bev', { type: 'fallout.tell' });
    expect(table.state.public.derived.nextStep.text).toBe('Last, investigation stays at 7.');
    table.send('bev', { type: 'fallout.halve' });
    expect(table.state.public.series.investigation).toBe(7);
  });

  it('GBM-MAZ-RUL-019: only somebody identified is confronted, at the tier of their role', () => {
    const table = open();
    expect(table.offers('claire', 'mission.choose').map(({ label }) => label)).toEqual([
      'Explore a suspect’s dream',
    ]);
    known(table, { 'surveillance-overseer': 'moss' });
    const refusal = table.try('claire', face('vale'));
    expect(refusal).toMatchObject({ code: 'not-allowed', rule: 'GBM-MAZ-RUL-019' });
    expect(refusal?.instead).toContain('Moss');
    table.send('claire', face('moss'));
    expect(table.state.public.episode.mission?.tier).toBe(2);
  });

  it('GBM-MAZ-RUL-019: facing the whole truth marks them confronted', () => {
    const table = open();
    known(table, { 'surveillance-overseer': 'moss' });
    table.send('claire', face('moss')).send('anya', { type: 'mission.engage' }, 6, 6);
    table.send('bev', { type: 'mission.end', outcome: 'success' });
    expect(dreams(table)?.map['surveillance-overseer']?.confronted).toBe(true);
    expect(dreams(table)?.suspects.moss?.name).toBe('Moss');
  });

  it('GBM-MAZ-RUL-019: whoever was confronted meanwhile is no target any more', () => {
    const table = open();
    known(table, { 'surveillance-overseer': 'moss', 'surveillance-follower': 'reed' });
    table.send('claire', face('moss'));
    known(table, { 'surveillance-overseer': 'moss' }, true);
    expect(table.offers('claire', 'mission.engage')).toEqual([]);
    expect(table.try('claire', { type: 'mission.engage' })).toMatchObject({
      rule: 'GBM-MAZ-RUL-019',
    });
  });

  it('GBM-MAZ-RUL-016, GBM-MAZ-MIS-010: the Host confronted ends the season, in their dream', () => {
    const table = open();
    known(table, { host: 'sable', 'surveillance-overseer': 'moss' });
    const offer = table
      .offers('claire', 'mission.choose')
      .find((one) => one.with.mission === 'confront-a-conspirator');
    expect(JSON.stringify(offer?.fields)).toContain('come to its defence: Moss.');
    table.send('claire', face('sable')).send('anya', { type: 'mission.engage' }, 6, 6);
    expect(table.state.public.episode.mission?.tier).toBe(3);
    table.send('bev', { type: 'mission.end', outcome: 'success' });
    expect(dreams(table)?.map.host?.confronted).toBe(true);
    table.given(({ public: shared }) => {
      shared.phase = 'fallout';
    });
    table.send('bev', { type: 'phase.next', evenIfUnfinished: true, reason: 'In a test' });
    expect(table.state.public.phase).toBe('interlude');
  });

  it('GBM-MAZ-RUL-016: a Host who gets away leaves the season open', () => {
    const table = open();
    known(table, { host: 'sable' });
    table.send('claire', face('sable')).send('anya', { type: 'mission.engage' }, 6, 6);
    table.send('bev', { type: 'mission.end', outcome: 'failure' });
    table.given(({ public: shared }) => {
      shared.phase = 'fallout';
    });
    table.send('bev', { type: 'phase.next', evenIfUnfinished: true, reason: 'In a test' });
    expect(table.state.public.phase).toBe('obligation');
  });

  it('GBM-MAZ-MIS-006: a full Conspiracy track brings the Host into the dream of a protagonist', () => {
    const table = open();
    const invade = {
      type: 'mission.choose',
      mission: 'the-host-invades',
      goal: 'Drive it out',
      about: 'raven',
    } as const;
    expect(table.try('claire', invade)).toMatchObject({ code: 'not-allowed' });
    table.given(({ public: { series } }) => {
      series.adversary = 15;
    });
    expect(table.offers('bev', 'mission.choose').map(({ with: { mission } }) => mission)).toEqual([
      'the-host-invades',
    ]);
    expect(table.try('bev', explore('vale'))).toMatchObject({ rule: 'GBM-ADV-008' });
    table.send('bev', invade);
    const told = table.offers('claire', 'choice.answer').find((one) => one.with.value === 'told');
    table.send('claire', {
      type: 'choice.answer',
      choice: String(told?.with.choice),
      value: 'told',
      text: 'A theatre under water',
    });
    expect(table.lastLine).toBe('The dream of Raven: A theatre under water');
    table.send('bev', { type: 'mission.engage' });
    expect(table.state.public.episode.mission).toMatchObject({ ambushed: true, tier: 3 });
    table.send('bev', { type: 'mission.end', outcome: 'failure' });
    table.given(({ public: shared }) => {
      shared.phase = 'fallout';
    });
    table.send('bev', { type: 'phase.next', evenIfUnfinished: true, reason: 'In a test' });
    expect(table.state.public.phase).toBe('interlude');
  });

  it('GBM-MAZ-MIS-006: another dream is chosen, and its own player is asked', () => {
    const table = open().given(({ public: { series } }) => {
      series.adversary = 15;
    });
    const invade = { type: 'mission.choose', mission: 'the-host-invades', goal: 'Hold' } as const;
    table.send('bev', { ...invade, about: 'raven' }).send('bev', { ...invade, about: 'hawk' });
    const [only, ...more] = Object.values(table.state.public.choices);
    expect(more).toEqual([]);
    expect(only?.to).toBe('dylan');
  });
});
