import { describe, expect, it } from 'vitest';
import type { HumanityTable } from '../../testing';
import { seated } from '../../testing';
import {
  act,
  actionsFor,
  beginning,
  choicesIn,
  comes,
  dueAt,
  endeavorAt,
  enough,
  formOf,
  givenIn,
  givenOne,
  inIt,
  lines,
  nextRound,
  pass,
  rolls,
  settle,
} from '../../testing/endeavors';
import { standingText, trackLines } from '../reading';
import { trackOfUnit } from './units';

type Faces = readonly number[];
const OURS = 'Our unit';
const THEIRS = 'Their unit';

/** A Unit before its first round: Ari and Cole on a d8, Old Grudge on a d6; Ari begins. */
function crewed(
  more: {
    unitSize?: '4' | '6' | '8' | '10';
    enemySize?: '4' | '6' | '8' | '10';
    shields?: true;
  } = {},
  shields: Faces = [],
): HumanityTable {
  const table = seated().withStats('anya', { hurt: 10, hand: 10 });
  const who = [table.of('anya').id, table.of('carl').id];
  table.send(
    'bev',
    { type: 'endeavor.begin', kind: 'unit', who, foes: ['grudge'], ...more },
    ...shields,
  );
  return table.send('bev', {
    type: 'endeavor.first',
    endeavor: endeavorAt(table).id,
    who: table.of('anya').id,
  });
}
const underWay = (...all: Parameters<typeof crewed>): HumanityTable => nextRound(crewed(...all));

const track = (table: HumanityTable, unit: string) => {
  const found = trackOfUnit(endeavorAt(table), table.named(unit).id);
  if (!found) throw new Error(`${unit} has no track.`);
  return found;
};

const at = (table: HumanityTable, unit: string, kind: string): number[] =>
  Object.values(endeavorAt(table).buttons)
    .filter((one) => one.kind === kind && one.track === track(table, unit).id)
    .map((one) => one.at)
    .sort((one, other) => one - other);

/** Buttons on the track of a unit, as a test’s “given”. */
const laid = (table: HumanityTable, unit: string, kind: 'hit' | 'shield', where: Faces) => {
  const { id: on } = track(table, unit);
  return givenIn(table, ({ buttons }) => {
    for (const each of where) {
      const id = `${kind}${each}-${on}`;
      buttons[id] = { id, kind, track: on, at: each, owner: null };
    }
  });
};

/** Ari operates the unit that she is on. */
const operates = (table: HumanityTable): HumanityTable => act(table, 'anya', 'operate-unit');

const stored = (table: HumanityTable, name: string, ...values: number[]): HumanityTable => {
  const { id } = table.named(name);
  return table.given(({ public: shared }) => {
    const dice = values.map((value, place) => ({
      id: `${id}-${place}`,
      ...{ sides: 6, value, passing: true as const },
    }));
    const own = { count: dice.length, passing: dice.length, dice };
    shared.held = { ...shared.held, blessing: { ...shared.held?.blessing, [id]: own } };
  });
};

const held = (table: HumanityTable, name: string): number[] =>
  (table.state.public.held?.blessing?.[table.named(name).id]?.dice ?? []).map(({ value }) => value);

/** Ari is at the special action of the round. */
function atSpecial(table: HumanityTable): HumanityTable {
  table.withTemporary('anya', 3, 3);
  for (let guard = 0; guard < 20; guard += 1) {
    const { stage, current, order, participants } = endeavorAt(table);
    if (stage === 'turn') pass(table, 'bev');
    else if (stage === 'naming') {
      const who = Object.values(participants).find(
        ({ character, role }) => !role && !order.includes(character),
      );
      const next = { character: current ?? '', who: who?.character ?? '' };
      table.send('bev', { type: 'endeavor.next', ...next });
    } else return table;
  }
  return table;
}
const special = (table: HumanityTable, which: string) =>
  table.send('anya', { type: 'endeavor.special', character: table.of('anya').id, special: which });
const specials = (table: HumanityTable) =>
  table.offers('anya', 'endeavor.special').map((one) => one.with.special);

const settled = (table: HumanityTable, name: string, ...dice: number[]) =>
  table.send(
    'anya',
    { type: 'endeavor.settle', ...dueAt(table), who: table.named(name).id, amount: 1 },
    ...dice,
  );

const removed = (table: HumanityTable, name: string) =>
  table.send('bev', { type: 'endeavor.remove', character: table.named(name).id });

describe('Units', () => {
  it('HUM-1221: have one Stat that never locks, no position, and a track that ends at its size', () => {
    const table = crewed();
    expect(table.named(OURS).stats).toEqual({ unit: { size: 8, lock: null } });
    expect(inIt(table, OURS)).toMatchObject({ role: 'unit', track: '' });
    expect([track(table, OURS).end, track(table, THEIRS).end]).toEqual([8, 6]);
  });

  it('HUM-1221, HUM-1229: what is moved or placed past the end lands on the last position', () => {
    const table = givenOne(underWay(), 'Ari', { position: 7 });
    comes(act(table, 'anya', 'advance'), { effect: 'large' });
    settle(table, 'anya', 'Ari', 3);
    expect(inIt(table, 'Ari').position).toBe(8);
    const sent = { type: 'endeavor.button', endeavor: endeavorAt(table).id } as const;
    const on = track(table, THEIRS).id;
    table.send('bev', { ...sent, kind: 'hit', track: on, at: 30 });
    table.send('bev', { ...sent, kind: 'hit', track: on, at: 6 });
    expect(at(table, THEIRS, 'hit')).toEqual([6]);
  });

  it('HUM-1225: operators begin at 0 on the track of their unit', () => {
    const table = crewed();
    const where = (name: string) => [inIt(table, name).track, inIt(table, name).position];
    expect(where('Cole')).toEqual([track(table, OURS).id, 0]);
    expect(where('Old Grudge')).toEqual([track(table, THEIRS).id, 0]);
  });

  it('HUM-1224: have 1, 2 or 3 Shields where chance says, if the table wants them', () => {
    const table = crewed({ shields: true }, [2, 7, 1, 5]);
    expect([at(table, OURS, 'shield'), at(table, THEIRS, 'shield')]).toEqual([
      [2, 7],
      [1, 5],
    ]);
    expect(at(crewed(), OURS, 'shield')).toEqual([]);
    const large = crewed({ shields: true, unitSize: '10', enemySize: '4' }, [2, 7, 9, 1]);
    expect([at(large, OURS, 'shield'), at(large, THEIRS, 'shield')]).toEqual([[2, 7, 9], [1]]);
  });

  it('HUM-1226: act only as they are operated, so often a round as their size says', () => {
    const table = underWay();
    expect(endeavorAt(table).order).toEqual([table.of('anya').id]);
    expect(inIt(table, OURS).left).toBe(2);
    operates(table);
    expect(endeavorAt(table).extras).toMatchObject([{ kind: 'operated' }]);
    expect(actionsFor(table, 'anya')).toEqual(['hit', 'interfere-units', 'channel']);
    expect(actionsFor(table, 'carl')).toEqual([]);
    expect(inIt(table, OURS).left).toBe(1);
    pass(table, 'anya');
    givenOne(table, OURS, { left: 0 });
    table.send('anya', {
      type: 'endeavor.next',
      character: table.of('anya').id,
      who: table.of('carl').id,
    });
    expect(actionsFor(table, 'carl')).not.toContain('operate-unit');
    const small = underWay({ unitSize: '4', enemySize: '10' });
    expect([inIt(small, OURS).left, inIt(small, THEIRS).left]).toEqual([1, 3]);
  });

  it('HUM-1226, HUM-908: whoever operates rolls for it, and its size is its effect', () => {
    const table = operates(underWay({ unitSize: '10', enemySize: '10' }));
    act(table, 'anya', 'hit');
    const { version = 0 } = table.state.public.check ?? {};
    const character = table.named(OURS).id;
    const roll = { type: 'check.roll', check: table.checkId, version, character } as const;
    expect(table.try('carl', { ...roll, stat: 'unit' })?.code).toBe('not-yours');
    table.send('anya', { ...roll, stat: 'unit' }, 8);
    if (table.state.public.check) table.onCheck('bev', { type: 'check.close' });
    expect(endeavorAt(table).dues[0]).toMatchObject({ kind: 'hit', left: 3 });
    expect(table.named(OURS).stats.unit?.lock).toBeNull();
  });

  it('HUM-1227: gain temporary Blessings, and are not counted for the most', () => {
    const table = underWay();
    expect(held(table, OURS)).toHaveLength(1);
    stored(table, THEIRS, 2, 2, 2, 2, 2, 2);
    atSpecial(table);
    expect(endeavorAt(table).special?.holder).toBe(table.of('anya').id);
  });

  it('HUM-1222: a smaller unit is a rank harder to attack, a larger one is not', () => {
    const table = operates(underWay());
    act(table, 'anya', 'hit');
    expect(table.state.public.check?.frame).toMatchObject({ complexity: 'hard', needed: 2 });
    const other = operates(underWay({ unitSize: '6' }));
    act(other, 'anya', 'hit');
    expect(other.state.public.check?.frame).toMatchObject({ complexity: 'simple', needed: 1 });
  });

  it('HUM-1222, HUM-1117: with its one Stat a unit makes both Checks of a hard action', () => {
    const table = operates(underWay());
    act(table, 'anya', 'hit');
    for (const face of [6, 7]) {
      const { version = 0 } = table.state.public.check ?? {};
      const character = table.named(OURS).id;
      const roll = { type: 'check.roll', check: table.checkId, version, character } as const;
      table.send('anya', { ...roll, stat: 'unit' }, face);
      if (table.state.public.check?.part) table.onCheck('bev', { type: 'check.close' });
    }
    expect(endeavorAt(table).dues[0]).toMatchObject({ kind: 'hit', left: 2 });
  });

  it('HUM-1222, HUM-1303: getting onto a smaller unit is a rank harder', () => {
    const table = underWay();
    const to = track(table, THEIRS).id;
    expect(choicesIn(formOf(table, 'anya', 'change'), 'how')).not.toContain('free');
    act(table, 'anya', 'change', { track: to });
    expect(table.state.public.check?.frame?.complexity).toBe('hard');
    const other = underWay({ unitSize: '6' });
    act(other, 'anya', 'change', { track: track(other, THEIRS).id });
    expect(other.state.public.check?.frame?.complexity).toBe('simple');
    comes(other);
    expect(inIt(other, 'Ari').track).toBe(track(other, THEIRS).id);
    const boarded = underWay();
    givenOne(boarded, 'Ari', { track: track(boarded, THEIRS).id });
    expect(actionsFor(boarded, 'anya')).not.toContain('operate-unit');
  });

  it('HUM-1330, HUM-1223: Hit strikes some of them once, where chance says', () => {
    const table = operates(underWay());
    comes(act(table, 'anya', 'hit'), { effect: 'medium' });
    // Each is hit once: with one of them there is no more of it than that (HUM-1801).
    const asked = Object.values(table.state.public.derived.prompts).map(({ text }) => text);
    expect(asked).toContain('1 in all.');
    settled(table, THEIRS, 4);
    expect(at(table, THEIRS, 'hit')).toEqual([4]);
    expect(endeavorAt(table).dues).toEqual([]);
    expect(lines(table, 4).join(' ')).toContain('Their unit is hit: a Hit Button at 4.');
  });

  it('HUM-1330: a Maximum Success hits each of them so often as its effect says', () => {
    const table = operates(underWay());
    act(table, 'anya', 'hit');
    const { check } = table.state.public;
    if (!check) throw new Error('There is no Check.');
    table.given(({ public: shared }) => {
      shared.check = null;
      shared.outcome = {
        ...{ id: check.id, purpose: check.purpose, leader: check.leader, members: [], aim: '' },
        ...{ success: true, band: 'maximum', total: 20, stat: 'unit', insteadOf: null },
        ...{ effect: 'medium', attack: null, complexity: 'simple', boons: 0, busts: 0 },
        continued: false,
      };
    });
    table.send('anya', { type: 'remark', text: 'On.' }, 2, 5);
    expect(at(table, THEIRS, 'hit')).toEqual([2, 5]);
  });

  it('HUM-1223, HUM-1414, HUM-1413: a Shield goes in its place, and one Hit is enough for a position', () => {
    const table = laid(laid(underWay(), THEIRS, 'shield', [4]), THEIRS, 'hit', [5]);
    operates(table);
    comes(act(table, 'anya', 'hit'), { effect: 'medium' });
    settled(table, THEIRS, 4);
    expect([at(table, THEIRS, 'shield'), at(table, THEIRS, 'hit')]).toEqual([[], [5]]);
    const other = operates(laid(underWay(), THEIRS, 'hit', [5]));
    comes(act(other, 'anya', 'hit'), { effect: 'medium' });
    settled(other, THEIRS, 5);
    expect(at(other, THEIRS, 'hit')).toEqual([5]);
  });

  it('HUM-1413: moving off a Hit costs a step', () => {
    const table = laid(underWay(), OURS, 'hit', [0]);
    comes(act(table, 'anya', 'advance'), { effect: 'large' });
    settle(table, 'anya', 'Ari', 3);
    expect(inIt(table, 'Ari').position).toBe(2);
  });

  it('HUM-1331: Interfere takes from them, and from those on their tracks', () => {
    const table = operates(underWay());
    comes(act(table, 'anya', 'interfere-units'), { effect: 'medium' });
    const labels = table.offers('anya', 'endeavor.settle').map(({ label }) => label.split(':')[0]);
    expect(labels).toEqual(['Their unit', 'Old Grudge']);
  });

  it('HUM-1332: Channel hands its temporary Blessings to allies on its track', () => {
    const table = stored(underWay(), OURS, 5, 3);
    const before = held(table, 'Cole');
    operates(table);
    act(table, 'anya', 'channel');
    expect(table.offers('anya', 'endeavor.settle')).toHaveLength(4);
    const who = `${table.named(OURS).id}-0 ${table.of('carl').id}`;
    table.send('anya', { type: 'endeavor.settle', ...dueAt(table), who, amount: 1 });
    enough(table, 'anya');
    expect(held(table, 'Cole')).toEqual([...before, 5]);
    expect(held(table, OURS)).toEqual([3]);
  });
});

describe('Operators', () => {
  it('HUM-1306, HUM-1308, HUM-1311: do what protagonists do, and Operate', () => {
    const table = underWay();
    expect(actionsFor(table, 'anya')).toEqual([
      'advance',
      'protect',
      'operate-unit',
      'rest',
      'change',
      'operate',
    ]);
    givenOne(table, 'Old Grudge', { track: track(table, OURS).id, position: 2 });
    expect(actionsFor(table, 'anya').slice(0, 2)).toEqual(['hurt', 'interfere']);
  });

  it('HUM-1333, HUM-1229: Rally makes their unit longer by what they have really moved down', () => {
    const table = givenOne(givenOne(underWay(), 'Ari', { position: 5 }), 'Cole', { position: 1 });
    laid(table, OURS, 'hit', [5]);
    special(atSpecial(table), 'rally');
    settle(table, 'anya', 'Ari', 4);
    settle(table, 'anya', 'Cole', 1);
    enough(table, 'anya');
    expect([inIt(table, 'Ari').position, inIt(table, 'Cole').position]).toEqual([2, 0]);
    expect(track(table, OURS).end).toBe(12);
    expect(lines(table, 3).join(' ')).toContain('The track of Our unit grows by 4: it ends at 12.');
  });

  it('HUM-1333: on a track of theirs opponents move down as far', () => {
    const table = underWay();
    const { id: on } = track(table, THEIRS);
    givenOne(table, 'Ari', { track: on, position: 3 });
    givenOne(table, 'Old Grudge', { position: 5 });
    special(atSpecial(table), 'rally');
    settle(table, 'anya', 'Ari', 2);
    enough(table, 'anya');
    settle(table, 'anya', 'Old Grudge', 2);
    expect([inIt(table, 'Ari').position, inIt(table, 'Old Grudge').position]).toEqual([1, 3]);
    expect(track(table, THEIRS).end).toBe(6);
  });

  it('HUM-1334: Sally removes units with three Hits in a row, then hits others', () => {
    const table = crewed();
    const unit = { type: 'endeavor.unit', endeavor: endeavorAt(table).id, name: 'Skua' } as const;
    nextRound(table.send('bev', { ...unit, size: '4' }));
    laid(table, THEIRS, 'hit', [2, 3, 4]);
    laid(table, 'Skua', 'hit', [1, 2, 4]);
    givenIn(table, (endeavor) => {
      endeavor.told = [`hits-${table.named(THEIRS).id}`];
    });
    special(atSpecial(table), 'sally');
    expect(table.offers('anya', 'endeavor.settle').map(({ label }) => label)).toEqual([THEIRS]);
    settle(table, 'anya', THEIRS);
    settled(table, 'Skua', 3);
    expect(inIt(table, THEIRS).standing).toBe('removed');
    expect(at(table, 'Skua', 'hit')).toEqual([1, 2, 3, 4]);
  });

  it('HUM-1335: Tally takes position 30 on a unit of one’s own', () => {
    const table = givenOne(underWay(), 'Ari', { position: 29 });
    atSpecial(table);
    expect(specials(table)).toEqual(['rally', 'sally']);
    givenOne(table, 'Ari', { position: 30 });
    expect(specials(table)).toEqual(['rally', 'sally', 'tally']);
    special(table, 'tally');
    settle(table, 'anya', THEIRS);
    expect(inIt(table, THEIRS).standing).toBe('removed');
    const other = givenOne(underWay(), 'Ari', { position: 30 });
    givenOne(other, 'Ari', { track: track(other, THEIRS).id });
    expect(specials(atSpecial(other))).toEqual(['rally']);
  });

  it('HUM-1225: where their unit is removed they get over to another, or are out as well', () => {
    const lost = (): HumanityTable => {
      const table = removed(underWay({ unitSize: '6' }), OURS);
      table.send('bev', { type: 'endeavor.go-on', endeavor: endeavorAt(table).id });
      return table;
    };
    const table = lost();
    expect(endeavorAt(table).extras.map(({ kind }) => kind)).toEqual(['adrift', 'adrift']);
    expect(actionsFor(table, 'anya')).toEqual(['flee']);
    expect(choicesIn(formOf(table, 'anya', 'flee'), 'track')).toEqual([track(table, THEIRS).id]);
    act(table, 'anya', 'flee', { how: 'hand' });
    expect(table.state.public.check?.frame?.complexity).toBe('simple');
    rolls(table, 'anya', 7);
    expect(inIt(table, 'Ari')).toMatchObject({ track: track(table, THEIRS).id, position: 0 });
    act(table, 'carl', 'flee', { how: 'head' });
    comes(table, { band: 'failure' });
    expect(inIt(table, 'Cole').standing).toBe('removed');
    expect(Object.keys(endeavorAt(table).tracks)).toEqual([track(table, THEIRS).id]);
    const other = lost();
    expect(other.offers('anya', 'endeavor.pass').map(({ label }) => label)).toEqual([
      'Go down with it',
    ]);
    pass(other, 'anya');
    expect(inIt(other, 'Ari').standing).toBe('removed');
  });

  it('HUM-1225, HUM-1222: getting over to a smaller unit is a rank harder', () => {
    const table = removed(underWay(), OURS);
    table.send('bev', { type: 'endeavor.go-on', endeavor: endeavorAt(table).id });
    act(table, 'anya', 'flee', { how: 'hand' });
    expect(table.state.public.check?.frame?.complexity).toBe('hard');
  });

  it('HUM-1228: three Hits in a row are told, and so is a side with nothing left', () => {
    const table = laid(underWay(), THEIRS, 'hit', [2, 3]);
    table.send('bev', { type: 'remark', text: 'On.' });
    expect(endeavorAt(table).reached).toBeNull();
    laid(table, THEIRS, 'hit', [4]).send('bev', { type: 'remark', text: 'On.' });
    expect(endeavorAt(table).reached?.text).toBe('Their unit shows three Hit Buttons in a row.');
    expect(inIt(table, THEIRS).standing).toBe('in');
    const other = removed(underWay(), THEIRS);
    expect(endeavorAt(other).reached?.text).toBe('No unit of their opponents is left.');
  });

  it('HUM-1801: units and their tracks are read in words', () => {
    const table = laid(laid(underWay(), THEIRS, 'hit', [3, 2]), THEIRS, 'shield', [6]);
    const name = (id: string) => table.state.public.characters[id]?.name ?? '';
    expect(standingText(endeavorAt(table), inIt(table, THEIRS), name)).toBe(
      'Their unit: its track ends at 6, Hit at 2, 3, Shield at 6, acts 2 more times in this round',
    );
    expect(
      trackLines(endeavorAt(table), track(table, THEIRS), name).map(({ text }) => text),
    ).toEqual([
      'Position 0: Old Grudge',
      'Position 2: Hit',
      'Position 3: Hit',
      'Position 6: Shield; the end of the track',
    ]);
  });

  it('HUM-1116, HUM-1101: the table says who is first, and tonight’s Unit begins in one tap', () => {
    const table = beginning('unit');
    expect(table.offers('bev', 'endeavor.first').map(({ label }) => label)).toEqual([
      'Ari begins',
      'Cole begins',
    ]);
    const other = seated();
    other.send('bev', { type: 'endeavor.ready', plan: 'fog-bank' }, 2, 5, 3);
    expect([at(other, 'Patience', 'shield'), at(other, 'Skua', 'shield')]).toEqual([[2, 5], [3]]);
    expect(inIt(other, 'The Mate').track).toBe(track(other, 'Gannet').id);
  });
});
