import { describe, expect, it } from 'vitest';
import { seated } from '../testing';

const act = { skill: 'strength', action: 'eliminate' } as const;

describe('turns', () => {
  it('SNS-2403: whoever has acted has a mark in this scene, which binds nobody', () => {
    const table = seated().check('anya', act, 5, 10).close('anya');
    expect(table.state.public.acted).toEqual([table.of('anya').id]);
    table.check('anya', act, 5, 10).close('anya');
    expect(table.state.public.acted).toEqual([table.of('anya').id]);
    table.send('carl', { type: 'scene.set', text: 'The cellar' });
    expect(table.state.public.acted).toEqual([]);
  });

  it('SNS-303, 809, 2403: what simply happens is an Action all the same: a mark, and Timers move', () => {
    const table = seated().send('bev', {
      ...({ type: 'counter.begin', name: 'Dawn', kind: 'timer', slots: 4, each: 1 } as const),
    });
    table.lay('anya', act).onCheck('bev', { type: 'check.grant' });
    expect(table.state.public.acted).toEqual([table.of('anya').id]);
    expect(Object.values(table.state.public.counters)[0]?.filled).toBe(1);
    table.lay('carl', act).onCheck('bev', { type: 'check.deny' });
    expect(table.state.public.acted).toEqual([table.of('anya').id]);
    expect(Object.values(table.state.public.counters)[0]?.filled).toBe(1);
  });

  it('SNS-2403: the referee takes the marks away by hand', () => {
    const table = seated();
    expect(table.try('bev', { type: 'acted.clear' })?.rule).toBe('SNS-2403');
    table.check('anya', act, 5, 10).close('anya');
    expect(table.try('anya', { type: 'acted.clear' })?.rule).toBe('TABLE-002');
    table.send('bev', { type: 'acted.clear' });
    expect(table.state.public.acted).toEqual([]);
  });

  it('TABLE-058: what others do meanwhile waits; once all is said of the one before it makes room', () => {
    const table = seated().check('anya', act, 5, 6);
    const { id: protagonist } = table.of('carl');
    const said = {
      type: 'check.propose',
      protagonist,
      aim: 'Look about',
      skill: 'awareness',
    } as const;
    table.send('carl', said);
    expect(table.state.public.intentions?.[protagonist]).toMatchObject({ aim: 'Look about' });
    table.close('anya').onCheck('anya', { type: 'check.cost', kind: 'impact' });
    const up = { type: 'check.take-up', protagonist } as const;
    expect(table.try('carl', up)?.rule).toBe('TABLE-009');
    table.onCheck('bev', { type: 'check.tell-cost', to: table.of('anya').id, text: 'Slowly.' });
    table.send('carl', up);
    expect(table.state.public.check).toMatchObject({ protagonist, aim: 'Look about' });
  });
});
