import { describe, expect, it } from 'vitest';
import { linesOf } from '../engine';
import { SCENE_MAX } from './commands';
import { seated } from './testing/tally';

const scene = (text: string) => ({ type: 'scene.set', text }) as const;

describe('TABLE-057: the scene in a line', () => {
  it('is set by anybody who plays, and stands for all until somebody says otherwise', () => {
    const table = seated();
    expect(table.send('anya', scene('On the roof, at dusk'))).toBeNull();
    expect(table.state.public).toMatchObject({ scene: 'On the roof, at dusk' });
    expect(table.said).toBe('The scene is set.');
    const [line] = linesOf(table.state.public.log).slice(-1);
    expect(line?.beat).toMatchObject({ kind: 'scene', fiction: 'On the roof, at dusk' });
    expect(table.send('bev', scene('In the station'))).toBeNull();
    expect(table.state.public).toMatchObject({ scene: 'In the station' });
    expect(table.send('bev', scene(''))).toBeNull();
    expect(table.said).toBe('The scene is over.');
  });

  it('is told as a sentence that begins large, whoever writes their name small', () => {
    const table = seated();
    table.send('anya', { type: 'seat.rename', name: 'anya k' });
    table.send('anya', { type: 'seat.rename', name: 'Anya' });
    expect(table.said).toBe('Anya k is called Anya now.');
  });

  it('is one line, said once, and not by those who only watch', () => {
    const table = seated();
    expect(table.send('sam', scene('Here'))?.rule).toBe('TABLE-001');
    expect(() => table.send('anya', scene('x'.repeat(SCENE_MAX + 1)))).toThrow('Too big');
    table.send('anya', scene('Here'));
    const before = linesOf(table.state.public.log).length;
    expect(table.send('bev', scene('Here'))).toBeNull();
    expect(linesOf(table.state.public.log)).toHaveLength(before);
  });
});
