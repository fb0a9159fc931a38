import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import {
  act,
  beginning,
  comes,
  endeavorAt,
  enough,
  givenIn,
  givenOne,
  inIt,
  nextRound,
  pass,
  passAll,
  rolls,
  settle,
  turnOf,
  underWay,
} from '../testing/endeavors';

/** A Fatigue Check of somebody’s, to be rolled. */
function tired(faces: number[], fatigue = 2): HumanityTable {
  const table = underWay('racing').withStats('anya', { hand: 10 });
  givenOne(table, 'Ari', { fatigue });
  pass(pass(table, 'anya'), 'carl');
  const character = table.of('anya').id;
  table.send('anya', { type: 'endeavor.fatigue', character, stat: 'hand' });
  return rolls(table, 'anya', ...faces);
}

describe('Racing', () => {
  it('HUM-1212: all begin at 0, the terrain is the table’s, and the largest Hand or Home begins', () => {
    const table = seated().withStats('carl', { home: 8 });
    table.send('bev', { type: 'endeavor.ready', plan: 'roofs-to-the-bell' });
    expect(Object.values(endeavorAt(table).participants).map(({ position }) => position)).toEqual([
      0, 0, 0,
    ]);
    expect(Object.values(endeavorAt(table).buttons).map(({ kind, at }) => [kind, at])).toEqual([
      ['terrain', 4],
      ['terrain', 7],
      ['terrain', 11],
    ]);
    expect(turnOf(nextRound(table))).toBe('Cole');
    table.send('bev', {
      type: 'endeavor.track',
      endeavor: endeavorAt(table).id,
      name: 'The sewers',
      finish: 9,
    });
    expect(Object.values(endeavorAt(table).tracks).map(({ finish }) => finish)).toEqual([15, 9]);
  });

  it('HUM-1118, HUM-1306: all rivals are opponents, and Hurt moves them down', () => {
    const table = underWay('racing');
    givenOne(table, 'Cole', { position: 5 });
    act(table, 'anya', 'hurt');
    comes(table, { effect: 'large' });
    settle(table, 'anya', 'Cole', 3);
    expect(inIt(table, 'Cole').position).toBe(2);
  });

  it('HUM-1211: a Blessing spent by choice tires, once for each time', () => {
    const table = underWay('racing').withBlessings('anya', 5, 5);
    const character = table.of('anya').id;
    const dice = ['anya-1', 'anya-2'];
    table.send('anya', { type: 'endeavor.shine', character, dice });
    expect(inIt(table, 'Ari').fatigue).toBe(1);
    expect(inIt(table, 'Cole').fatigue).toBe(0);
    const combat = underWay('combat', ['grudge']).withBlessings('anya', 5, 5);
    combat.send('anya', { type: 'endeavor.shine', character: combat.of('anya').id, dice });
    expect(inIt(combat, 'Ari').fatigue).toBe(0);
  });

  it('HUM-1211, HUM-1308: what is taken away, or goes with a special action, tires nobody', () => {
    const table = underWay('racing');
    act(table, 'anya', 'interfere', { how: 'hand' });
    comes(table, { effect: 'large' });
    const die = table.offers('anya', 'endeavor.settle')[0]?.with.who;
    const [due] = endeavorAt(table).dues;
    table.send('anya', {
      type: 'endeavor.settle',
      due: due?.id ?? '',
      who: String(die),
      amount: 1,
    });
    enough(table, 'anya');
    expect(inIt(table, 'Cole').fatigue).toBe(0);
    pass(table, 'carl');
    expect(endeavorAt(table).stage).toBe('ready');
  });

  it('HUM-1406: one easy Check a round however many there are; success takes one away', () => {
    const table = tired([3]);
    expect(inIt(table, 'Ari')).toMatchObject({ fatigue: 1, standing: 'in' });
    expect(endeavorAt(table)).toMatchObject({ extras: [], stage: 'ready' });
  });

  it('HUM-1406, HUM-902: failing it is the end of the race; 2 is too little even when it is easy', () => {
    const table = tired([2]);
    expect(inIt(table, 'Ari').standing).toBe('removed');
    expect(endeavorAt(table).reached?.key).toBe('last');
  });

  it('HUM-1406: comes before the special action, and with no Stat free there is nothing to roll', () => {
    const table = underWay('racing').withTemporary('anya', 3);
    givenOne(table, 'Ari', { fatigue: 1 });
    const all = ['head', 'hand', 'heart', 'home', 'hurt', 'hurry', 'history'] as const;
    pass(pass(table, 'anya'), 'carl');
    expect(endeavorAt(table).special).toBeNull();
    table.withStats('anya', Object.fromEntries(all.map((stat) => [stat, [4, 3]])));
    const character = table.of('anya').id;
    expect(table.offers('anya', 'endeavor.fatigue')).toEqual([]);
    table.send('anya', { type: 'endeavor.collapse', character });
    expect(inIt(table, 'Ari').standing).toBe('removed');
  });

  it('HUM-1316: Overcome goes up by what one holds, over the first Terrain alone', () => {
    const table = underWay('racing').withTemporary('anya', 3, 3, 3);
    givenIn(table, ({ buttons, tracks }) => {
      const [track = ''] = Object.keys(tracks);
      for (const at of [1, 3])
        buttons[`t${at}`] = { id: `t${at}`, kind: 'terrain', track, at, owner: null };
    });
    pass(pass(table, 'anya'), 'carl');
    table.send('anya', {
      type: 'endeavor.special',
      character: table.of('anya').id,
      special: 'overcome',
    });
    expect(inIt(table, 'Ari').position).toBe(3);
    expect(inIt(table, 'Ari').fatigue).toBe(0);
    expect(table.blessings('anya')).toEqual([]);
  });

  it('HUM-1213: whoever is first at the finish has done it', () => {
    const table = underWay('racing');
    givenOne(table, 'Ari', { position: 10 });
    act(table, 'anya', 'advance');
    comes(table, { effect: 'large' });
    settle(table, 'anya', 'Ari', 2);
    expect(endeavorAt(table).reached?.text).toBe('Ari is at the finish.');
  });

  it('HUM-1213: or the last one standing', () => {
    const table = underWay('racing');
    table.send('bev', { type: 'endeavor.remove', character: table.of('carl').id });
    expect(endeavorAt(table).reached?.text).toBe('Nobody is left but Ari.');
  });

  it('HUM-1101: is ready in one tap, with a rival of nobody’s seat', () => {
    const table = seated();
    table.send('bev', { type: 'endeavor.ready', plan: 'lantern-stair' });
    expect(Object.keys(endeavorAt(table).participants)).toHaveLength(4);
    expect(endeavorAt(table).name).toBe('The Lantern Stair');
    const race = beginning('racing', ['grudge']);
    expect(inIt(race, 'Old Grudge')).toMatchObject({ position: 0, side: 'grudge' });
    passAll(nextRound(race));
    expect(endeavorAt(race).round).toBe(1);
  });

  it('HUM-1208: who is brought into a race stands at its beginning, and it is not said where', () => {
    const table = seated().send('bev', { type: 'endeavor.ready', plan: 'roofs-to-the-bell' });
    const said = linesOf(table.state.public.log).flatMap(({ text }) =>
      / is in it/.test(text) ? [text.replace(/^.* is in it/, '… is in it')] : [],
    );
    expect(new Set(said)).toEqual(new Set(['… is in it.']));
  });
});
