import { describe, expect, it } from 'vitest';
import type { GbmClock } from '../state';
import type { TestTable } from '../testing';
import { strangerTable } from '../testing/stranger';

type Project = Pick<GbmClock, 'id' | 'marked'> & Partial<GbmClock>;

/** Downtime, with Quinn awake, and these projects of 4 segments under way. */
function awake(...projects: Project[]): TestTable {
  return strangerTable('downtime', ['no-sleep']).given(({ public: { clocks } }) => {
    for (const project of projects) {
      clocks[project.id] = {
        name: project.id,
        outcome: '',
        segments: 4,
        kind: 'project',
        owner: 'quinn',
        ...project,
      };
    }
  });
}

const tick = (target: string) =>
  ({
    type: 'ability.use',
    protagonist: 'quinn',
    ability: 'no-sleep',
    use: 'tick',
    target,
  }) as const;

const options = (table: TestTable) => {
  const [offer] = table.offers('claire', 'ability.use');
  const [field] = offer?.fields ?? [];
  return field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
};

const marked = (table: TestTable, id: string) => table.state.public.clocks[id]?.marked;

describe('No sleep', () => {
  it('GBM-PB-STR-015: two ticks, for anybody’s projects', () => {
    const table = awake({ id: 'telescope', marked: 0 }, { id: 'mask', marked: 1, owner: 'fawn' });
    table.send('claire', tick('telescope')).send('claire', tick('mask'));
    expect([marked(table, 'telescope'), marked(table, 'mask')]).toEqual([1, 2]);
    expect(table.try('claire', tick('mask'))).toMatchObject({
      code: 'not-allowed',
      message: 'Both ticks of this downtime are spent.',
    });
    expect(table.offers('claire', 'ability.use')).toEqual([]);
    expect(table.state.public.episode.downtime.quinn?.left).toBe(2);
  });

  it('GBM-PB-STR-015: completes only one’s own project, and marks xp for it', () => {
    const table = awake({ id: 'telescope', marked: 3 }, { id: 'mask', marked: 3, owner: 'fawn' });
    expect(options(table)).toEqual(['telescope']);
    const refusal = table.try('claire', tick('mask'));
    expect(refusal).toMatchObject({ code: 'not-allowed' });
    expect(refusal?.message).toMatch(/somebody else’s/);
    expect(refusal?.instead).toMatch(/telescope/);
    table.send('claire', tick('telescope'));
    expect(marked(table, 'telescope')).toBe(4);
    expect(table.protagonist('quinn').xp.playbook).toBe(1);
  });

  it('GBM-PB-STR-015: a project that nobody owns, or whose owner is lost, is everybody’s', () => {
    const table = awake(
      { id: 'shelter', marked: 3, owner: null },
      { id: 'mask', marked: 3, owner: 'fawn' },
    ).givenProtagonist('fawn', { status: 'lost', seat: null });
    expect(options(table)).toEqual(['shelter', 'mask']);
  });

  it('GBM-PB-STR-015: the first clock of a longer project is not the whole of it', () => {
    const table = awake(
      { id: 'engine-1', marked: 3, owner: 'fawn' },
      { id: 'engine-2', marked: 0, owner: 'fawn', after: 'engine-1' },
    );
    expect(options(table)).toEqual(['engine-1']);
    table.send('claire', tick('engine-1'));
    expect(table.protagonist('quinn').xp.playbook).toBe(0);
    expect(options(table)).toEqual(['engine-2']);
  });

  it('GBM-PB-STR-015: completing a project by work marks xp as well, for whoever never sleeps', () => {
    const work = (protagonist: string) =>
      ({
        type: 'downtime.start',
        protagonist,
        activity: 'work-on-a-project',
        clock: 'telescope',
        action: protagonist === 'quinn' ? 'analyze' : 'express',
      }) as const;
    const table = awake({ id: 'telescope', marked: 2 })
      .send('claire', work('quinn'))
      .send('claire', { type: 'downtime.roll' }, 2);
    expect(marked(table, 'telescope')).toBe(4);
    expect(table.protagonist('quinn').xp.playbook).toBe(1);
    const byFawn = awake({ id: 'telescope', marked: 2 })
      .send('anya', work('fawn'))
      .send('anya', { type: 'downtime.roll' }, 2);
    expect(byFawn.protagonist('quinn').xp.playbook).toBe(0);
    expect(byFawn.protagonist('fawn').xp.playbook).toBe(0);
  });

  it('GBM-PB-STR-015: a room is everybody’s, and opens when its last segment is ticked', () => {
    const table = strangerTable('downtime', ['no-sleep']).send('anya', {
      type: 'project.start',
      name: 'Lounge',
      outcome: 'Lounge opens.',
      segments: 4,
      room: 'lounge',
    });
    expect(table.state.public.clocks['room:lounge']?.owner).toBeNull();
    table.given(({ public: { clocks } }) => {
      if (clocks['room:lounge']) clocks['room:lounge'].marked = 3;
    });
    table.send('claire', tick('room:lounge'));
    expect(table.state.public.series.rooms).toContain('lounge');
    expect(table.protagonist('quinn').xp.playbook).toBe(1);
  });

  it('GBM-PB-STR-015: whoever starts a project owns it; the next downtime brings two ticks again', () => {
    const table = awake().send('claire', {
      type: 'project.start',
      name: 'A star map',
      segments: 8,
    });
    const [map] = Object.values(table.state.public.clocks);
    expect(map?.owner).toBe('quinn');
    table.send('claire', tick(map?.id ?? '')).send('claire', tick(map?.id ?? ''));
    table.given((state) => {
      state.public.phase = 'obligation';
    });
    table.send('bev', { type: 'phase.next', evenIfUnfinished: true, reason: 'Time flies' });
    expect(table.offers('claire', 'ability.use')).toHaveLength(1);
  });

  it('GBM-PB-STR-015: the ticks are a downtime’s alone', () => {
    const table = awake({ id: 'telescope', marked: 0 }).given((state) => {
      state.public.phase = 'mission';
    });
    expect(table.try('claire', tick('telescope'))).toMatchObject({ message: 'Only in downtime.' });
  });
});
