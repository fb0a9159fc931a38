import { describe, expect, it } from 'vitest';
import { seated } from '../../testing';
import {
  act,
  comes,
  endeavorAt,
  next,
  nextRound,
  pass,
  rolls,
  settle,
  underWay,
} from '../../testing/endeavors';
import { toldNow } from '../../testing/forms';

describe('what everybody is told of an Endeavor', () => {
  it('TABLE-202, HUM-1801: from its beginning to its end', () => {
    const table = seated().withStats('anya', { hurt: 10, hand: 10 });
    const who = [table.of('anya').id, table.of('carl').id];
    const endeavor = () => endeavorAt(table).id;
    table.send('bev', {
      type: 'endeavor.begin',
      kind: 'combat',
      who,
      foes: ['grudge'],
      name: 'The stair',
    });
    expect(toldNow(table)).toEqual([
      'endeavor-begins: Ari Cole +2',
      'endeavor-begins: Old Grudge +1',
      'endeavor-turn: Ari',
    ]);
    table.send('bev', { type: 'endeavor.track', endeavor: endeavor(), name: 'The roof' });
    expect(toldNow(table)).toEqual(['endeavor-button']);
    table.send('bev', { type: 'endeavor.foe', endeavor: endeavor(), foe: 'rabble' });
    expect(toldNow(table)).toEqual(['endeavor-begins: The Rabble +1']);
    nextRound(table, 4, 2, 3, 5);
    expect(toldNow(table)).toEqual([
      'endeavor-round: Ari Cole Old Grudge The Rabble [4 | 2 | 3 | 5]',
      'endeavor-turn: Ari',
    ]);
    act(table, 'anya', 'hurt', { against: ['Old Grudge'], how: 'hurt', aim: 'Down the stair' });
    expect(toldNow(table)).toEqual(['endeavor-turn: Ari Old Grudge']);
    rolls(table, 'anya', 1, 7);
    expect(toldNow(table)).toEqual([
      'check-roll: Ari “Down the stair” [1 7]',
      'medium: Ari “Down the stair”',
    ]);
    settle(table, 'anya', 'Old Grudge', 2);
    expect(toldNow(table)).toEqual(['endeavor-move: Old Grudge Ari']);
    next(table, 'anya', 'Cole');
    expect(toldNow(table)).toEqual(['endeavor-turn: Cole']);
    act(table, 'carl', 'operate', { aim: 'The lift', how: 'free' });
    expect(toldNow(table)).toEqual(['endeavor-effect: Cole +1']);
    next(table, 'carl', 'Old Grudge');
    expect(toldNow(table)).toEqual(['endeavor-turn: Old Grudge']);
    table.send('bev', { type: 'endeavor.skip', endeavor: endeavor() });
    expect(toldNow(table)).toEqual(['a line', 'endeavor-turn: The Rabble']);
    pass(table, 'bev');
    expect(toldNow(table)).toEqual(['endeavor-turn: The Rabble', 'endeavor-round +1']);
    table.send('bev', {
      type: 'endeavor.place',
      character: table.of('anya').id,
      track: Object.keys(endeavorAt(table).tracks)[0] ?? '',
      at: 3,
      reason: 'Miscounted',
    });
    expect(toldNow(table)).toEqual(['endeavor-move: Ari because “Miscounted”']);
    table.send('bev', { type: 'endeavor.remove', character: table.of('carl').id, reason: '' });
    expect(toldNow(table)).toEqual(['endeavor-removed: Cole +1']);
    table.send('bev', {
      type: 'endeavor.return',
      character: table.of('carl').id,
      reason: 'After all',
    });
    expect(toldNow(table)).toEqual(['a line because “After all”']);
    table.send('bev', { type: 'endeavor.break', endeavor: endeavor() });
    expect(toldNow(table)).toEqual(['endeavor-ends +1']);
    table.send('bev', { type: 'endeavor.resume', endeavor: endeavor() });
    expect(toldNow(table)).toEqual(['endeavor-begins']);
    table.send('bev', { type: 'endeavor.end', endeavor: endeavor() });
    expect(toldNow(table)).toEqual(['endeavor-ends +1']);
  });

  it('TABLE-202: what happens to people and Buttons, each about whom it is', () => {
    const table = underWay('combat', ['grudge']);
    const { id: endeavor } = endeavorAt(table);
    const [track = ''] = Object.keys(endeavorAt(table).tracks);
    const ari = table.of('anya').id;
    table.send('bev', {
      type: 'endeavor.button',
      endeavor,
      track,
      at: 1,
      kind: 'terrain',
      text: 'Rubble',
    });
    expect(toldNow(table)).toEqual(['endeavor-button']);
    table.send('bev', {
      type: 'endeavor.button',
      endeavor,
      track,
      at: 4,
      kind: 'wound',
      owner: ari,
    });
    expect(toldNow(table)).toEqual(['endeavor-button']);
    table.send('bev', { type: 'endeavor.changing', endeavor, changing: 'check' });
    expect(toldNow(table)).toEqual(['a line']);
    table.send('bev', { type: 'endeavor.antagonist', endeavor, name: 'The Miller', sp: 4 });
    expect(toldNow(table)).toEqual(['endeavor-begins: The Miller']);
    table.send('bev', {
      type: 'endeavor.join',
      endeavor,
      who: table.withOther('Vex').named('Vex').id,
    });
    expect(toldNow(table)).toEqual(['endeavor-begins: Vex +1']);
    act(table, 'anya', 'protect', { whom: 'Cole' });
    expect(toldNow(table)).toEqual(['endeavor-turn: Ari']);
    comes(table);
    expect(toldNow(table)).toEqual(['remark: anya', 'endeavor-effect: Cole +1']);
    next(table, 'anya', 'Cole');
    expect(toldNow(table)).toEqual(['endeavor-turn: Cole']);
    act(table, 'carl', 'rest');
    expect(toldNow(table)).toEqual(['rested: Cole', 'endeavor-turn: Old Grudge']);
    table.send('bev', {
      type: 'endeavor.button-remove',
      button:
        Object.values(endeavorAt(table).buttons).find(({ kind }) => kind === 'terrain')?.id ?? '',
      reason: 'Cleared',
    });
    expect(toldNow(table)).toEqual(['endeavor-button because “Cleared”']);
  });
});
