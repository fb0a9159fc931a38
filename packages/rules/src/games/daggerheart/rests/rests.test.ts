import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { seated } from '../testing';

type Table = ReturnType<typeof seated>;

const resting = (kind: 'short' | 'long', table: Table, ...faces: number[]) =>
  table.send('bev', { type: 'rest.start', kind }, ...faces);
const move = (
  table: Table,
  seat: string,
  what: 'tend' | 'stress' | 'armour' | 'prepare' | 'project',
  ...faces: number[]
) => table.send(seat, { type: 'rest.move', character: table.of(seat).id, move: what }, ...faces);

describe('rests', () => {
  it('DGH-1001: three short rests, then a long one', () => {
    const table = seated().given((state) => {
      state.public.shortRests = 3;
    });
    expect(table.try('bev', { type: 'rest.start', kind: 'short' })).toMatchObject({
      rule: 'DGH-1001',
    });
    expect(resting('long', table, 1).state.public.shortRests).toBe(0);
  });

  it('DGH-1005, 1007: a short rest brings a d4 of Fear; wounds heal by a d4 and the tier', () => {
    const table = seated().with('anya', { hp: { marked: 5, slots: 6 }, level: 2 });
    resting('short', table, 3);
    move(table, 'anya', 'tend', 2);
    expect(table.state.public.fear).toBe(3);
    expect(table.of('anya').hp.marked).toBe(1);
    const begun = linesOf(table.state.public.log).find(({ roll }) => roll?.title.endsWith('Fear'));
    expect(begun?.text).toBe('A short rest begins. The GM gains 3 Fear.');
    expect(begun?.roll?.title).toBe('A short rest: Fear');
  });

  it('DGH-1006: a long rest brings one more for each character', () => {
    expect(resting('long', seated(), 2).state.public.fear).toBe(4);
  });

  it('DGH-1004: each makes two moves', () => {
    const table = resting('short', seated(), 1);
    move(move(table, 'anya', 'stress', 1), 'anya', 'prepare');
    const third = { type: 'rest.move', character: table.of('anya').id, move: 'prepare' } as const;
    expect(table.try('anya', third)).toMatchObject({ rule: 'DGH-1004' });
  });

  it('DGH-1004, TABLE-127: comes to its end as the next step once everybody has chosen, and no roll does meanwhile', () => {
    const table = resting('short', seated(), 1);
    const next = (seat: string, type: string) => table.offers(seat, type)[0]?.primary;
    expect(next('bev', 'rest.end')).toBe(false);
    expect(next('anya', 'roll.propose')).toBe(false);
    for (const seat of ['anya', 'carl']) {
      move(move(table, seat, 'prepare'), seat, 'prepare');
    }
    expect(next('bev', 'rest.end')).toBe(true);
    // The GM is told, wherever they look, and nobody else is asked for anything.
    expect(table.offers('bev', 'rest.end')[0]).toMatchObject({ prompt: 'rest-over' });
    expect(Object.values(table.state.public.derived.prompts)).toMatchObject([
      { to: ['bev'], title: 'Everybody has chosen' },
    ]);
    table.send('bev', { type: 'rest.end' });
    expect(next('anya', 'roll.propose')).toBe(true);
  });

  it('DGH-901, TABLE-127: no roll is the next step while somebody has a death move to make', () => {
    const table = seated();
    const next = () => table.offers('carl', 'roll.propose')[0]?.primary;
    expect(next()).toBe(true);
    table.with('anya', { life: 'dying' });
    expect(next()).toBe(false);
  });

  it('DGH-1007, 1008, 1009: a long rest clears all HP, Stress and armour', () => {
    const full = { marked: 3, slots: 6 };
    const table = seated().with('anya', { hp: full, stress: full, armour: full });
    resting('long', table, 1);
    const { id: on } = table.of('anya');
    move(table, 'anya', 'stress');
    table.send('anya', { type: 'rest.move', character: on, move: 'tend' });
    table.send('carl', { type: 'rest.move', character: table.of('carl').id, move: 'armour', on });
    expect(table.of('anya')).toMatchObject({
      hp: { marked: 0 },
      stress: { marked: 0 },
      armour: { marked: 0 },
    });
  });

  it('DGH-1010: to prepare gives 1 Hope, or 2 each where another prepares too', () => {
    const hope = { held: 1, crossed: 0 };
    const alone = move(resting('short', seated().with('anya', { hope }), 1), 'anya', 'prepare');
    expect(alone.send('bev', { type: 'rest.end' }).of('anya').hope.held).toBe(2);
    const both = seated().with('anya', { hope }).with('carl', { hope });
    move(move(resting('short', both, 1), 'anya', 'prepare'), 'carl', 'prepare');
    both.send('bev', { type: 'rest.end' });
    expect([both.of('anya').hope.held, both.of('carl').hope.held]).toEqual([3, 3]);
  });

  it('DGH-1010: whoever has all their Hope can prepare, too: another gains more by it', () => {
    const table = resting('short', seated().with('anya', { hope: { held: 6, crossed: 0 } }), 1);
    expect(table.offers('anya', 'rest.move').map(({ label }) => label)).toContain('Prepare');
    move(move(table, 'anya', 'prepare'), 'carl', 'prepare').send('bev', { type: 'rest.end' });
    expect(table.of('carl').hope.held).toBe(4);
  });

  it('DGH-1011: whoever begins a project says how long it takes', () => {
    const [begin] = resting('long', seated(), 1)
      .offers('anya', 'rest.move')
      .filter(({ label }) => label === 'Begin a project');
    expect(begin?.fields).toMatchObject([{ name: 'name' }, { name: 'from', initial: 6, max: 20 }]);
  });

  it('DGH-1011, 1608: a project is a countdown of its owner’s, at long rests only', () => {
    const short = resting('short', seated(), 1);
    const begin = { type: 'rest.move', move: 'project', name: 'A boat', from: 4 } as const;
    expect(short.try('anya', { ...begin, character: short.of('anya').id })).toMatchObject({
      rule: 'DGH-1011',
    });
    const table = resting('long', seated(), 1);
    const { id: character } = table.of('anya');
    table.send('anya', { ...begin, character });
    const [boat] = Object.values(table.state.public.countdowns);
    expect(boat).toMatchObject({ kind: 'project', owner: character, left: 3 });
    const others = { ...begin, character: table.of('carl').id, project: boat?.id ?? '' };
    expect(table.try('carl', others)).toMatchObject({ rule: 'DGH-1608' });
  });

  it('DGH-903: after a long rest whoever was down wakes', () => {
    const table = resting('long', seated().with('anya', { life: 'unconscious' }), 1);
    expect(table.send('bev', { type: 'rest.end' }).of('anya').life).toBe('up');
  });

  it('DGH-607, 901: no rest begins while somebody has a death move to make', () => {
    const table = seated().with('anya', { hp: { marked: 6, slots: 6 }, life: 'dying' });
    expect(table.offers('bev', 'rest.start')).toEqual([]);
    expect(table.try('bev', { type: 'rest.start', kind: 'long' })).toMatchObject({
      message: `${table.of('anya').name} has a death move to make.`,
      rule: 'DGH-901',
    });
    table.send('anya', { type: 'death.choose', character: table.of('anya').id, move: 'avoid' }, 9);
    expect(table.offers('bev', 'rest.start')).toHaveLength(2);
  });

  it('DGH-607, 1007: nobody’s wounds are tended who marks the last HP during the rest', () => {
    const table = resting('long', seated(), 1);
    table.with('anya', { hp: { marked: 6, slots: 6 }, life: 'dying' });
    const tend = { type: 'rest.move', move: 'tend', on: table.of('anya').id } as const;
    const refused = { rule: 'DGH-901' };
    expect(table.try('carl', { ...tend, character: table.of('carl').id })).toMatchObject(refused);
    expect(table.try('anya', { ...tend, character: table.of('anya').id })).toMatchObject(refused);
    const { id } = table.of('anya');
    const tending = table.offers('carl', 'rest.move').filter((offer) => offer.with.move === 'tend');
    expect(JSON.stringify(tending)).not.toContain(id);
    expect(table.state.public.derived.prompts).not.toHaveProperty(`rest:${id}`);
    expect(table.state.public.derived.prompts).toHaveProperty(`death:${id}`);
  });

  it('DGH-1006, 1607: a long rest moves a long-term countdown, and a short one none', () => {
    const table = seated();
    const begun = { type: 'countdown.start', name: 'War', kind: 'longTerm', from: 4 } as const;
    table.send('bev', { ...begun, secret: false });
    const [advance = ''] = Object.keys(table.state.public.countdowns);
    const left = () => table.state.public.countdowns[advance]?.left;
    const fields = table.offers('bev', 'rest.start').map(({ with: { kind }, fields }) => ({
      ...{ kind, asks: fields?.map(({ name }) => name) ?? [] },
    }));
    expect(fields).toEqual([
      { kind: 'short', asks: [] },
      { kind: 'long', asks: ['advance'] },
    ]);
    expect(table.try('bev', { type: 'rest.start', kind: 'short', advance }, 1)).not.toBeNull();
    resting('short', table, 1).send('bev', { type: 'rest.end' });
    expect(left()).toBe(4);
    table.send('bev', { type: 'rest.start', kind: 'long', advance }, 1);
    expect(left()).toBe(3);
  });
});
