import { describe, expect, it } from 'vitest';
import { linesOf } from '../../engine';
import { seated } from './testing';
import { attacked, fighting, hitOn, take } from './testing/fighting';

const beats = (table: ReturnType<typeof seated>) =>
  linesOf(table.state.public.log).flatMap(({ beat }) => beat ?? []);
const ended = (table: ReturnType<typeof seated>) =>
  beats(table.send('bev', { type: 'session.end' })).at(-1)?.chapter;

describe('a session', () => {
  it('TABLE-049: says what each has gained and marked, and nothing of what was set by hand', () => {
    const table = attacked(fighting(), {}, 19, 8);
    expect(hitOn(table)).toBeDefined();
    take(table, false);
    const { marked } = table.of('anya').hp;
    expect(marked).toBeGreaterThan(0);
    table.send('bev', { type: 'reward.give', kind: 'gold', handfuls: 3 });
    const cole = table.of('carl').id;
    const left = { hp: 2, stress: 2, armour: 0, hope: 2, crossed: 0, life: 'up' } as const;
    table.send('bev', { type: 'character.set', character: cole, ...left, reason: 'We forgot' });
    expect(ended(table)?.gains).toEqual([
      { of: table.of('anya').id, what: ['3 handfuls of gold', `${marked} HP marked on the way`] },
      { of: cole, what: ['3 handfuls of gold'] },
    ]);
  });

  it('TABLE-049: brings nothing that was taken back', () => {
    const table = seated().send('bev', { type: 'reward.give', kind: 'gold', handfuls: 3 });
    const back = { type: 'table.undo', to: table.seq, evenIfRevealed: true } as const;
    expect(ended(table.send('bev', back))).not.toHaveProperty('gains');
  });
});

describe('what everybody should see', () => {
  it('TABLE-202: is a critical success by its name, a condition, and a countdown that is shown or moves', () => {
    const table = seated().roll('anya', {}, 7, 7);
    const character = table.of('anya').id;
    table.send('bev', { type: 'condition.add', of: character, name: 'Hidden', until: '' });
    const [condition] = table.of('anya').conditions;
    table.send('bev', { type: 'condition.end', of: character, condition: condition?.id ?? '' });
    table.send('bev', { type: 'countdown.start', name: 'The flood', from: 4, secret: true });
    const before = beats(table).length;
    const [hidden = ''] = Object.keys(table.state.director.countdowns);
    table.send('bev', { type: 'countdown.tick', countdown: hidden, by: 1 });
    expect(beats(table), 'what happens in secret').toHaveLength(before);
    table.send('bev', { type: 'countdown.reveal', countdown: hidden });
    const [shown = ''] = Object.keys(table.state.public.countdowns);
    table.send('bev', { type: 'countdown.tick', countdown: shown, by: 1 });
    const kinds = beats(table).map(({ kind }) => kind);
    expect(kinds.slice(kinds.indexOf('critical'))).toEqual([
      ...['critical', 'condition', 'condition-ends'],
      ...['countdown-shown', 'countdown-moves'],
    ]);
  });
});
