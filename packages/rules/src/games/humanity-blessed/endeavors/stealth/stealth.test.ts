import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../../engine';
import { countOf } from '../../characters/find';
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
  next,
  nextRound,
  pass,
  turnOf,
} from '../../testing/endeavors';
import { standingText } from '../reading';

/** A Stealth before its first round; somebody begins. */
function sneaking(first = 'Ari', more: Parameters<typeof beginning>[2] = {}): HumanityTable {
  const table = beginning('stealth', [], more);
  const endeavor = endeavorAt(table).id;
  return table.send('bev', { type: 'endeavor.first', endeavor, who: table.named(first).id });
}
const underWay = (first = 'Ari'): HumanityTable => nextRound(sneaking(first));

/** Where the Buttons of a kind stand, lowest first. */
const at = (table: HumanityTable, kind: string): number[] =>
  Object.values(endeavorAt(table).buttons)
    .filter((one) => one.kind === kind)
    .map((one) => one.at)
    .sort((one, other) => one - other);

/** The Buttons there are from now on, in that order, as a test’s “given”. */
const laid = (table: HumanityTable, all: readonly [string, number][]): HumanityTable =>
  givenIn(table, (endeavor) => {
    const [track = ''] = Object.keys(endeavor.tracks);
    endeavor.buttons = Object.fromEntries(
      all.map(([kind, where], place) => {
        const id = `b${place}`;
        return [id, { id, kind: kind as 'alarm', track, at: where, owner: null }];
      }),
    );
  });

const settleAs = (table: HumanityTable, seat: string, who: string, amount = 1, ...dice: number[]) =>
  table.send(seat, { type: 'endeavor.settle', ...dueAt(table), who, amount }, ...dice);

const owedTo = (table: HumanityTable, seat: string) =>
  table.offers(seat, 'endeavor.settle').map(({ label }) => label);

/** The Eye acts: it comes to something. */
function eyeActs(
  table: HumanityTable,
  action: string,
  effect: 'small' | 'medium' | 'large',
  ...faces: number[]
) {
  act(table, 'bev', action);
  const { check } = table.state.public;
  if (!check) throw new Error('There is no Check.');
  table.given(({ public: shared }) => {
    shared.check = null;
    shared.outcome = {
      ...{ id: check.id, purpose: check.purpose, leader: check.leader, members: [], aim: '' },
      ...{ success: true, band: 'medium', total: 8, stat: 'watch', insteadOf: null, effect },
      ...{ attack: null, complexity: 'simple', boons: 0, busts: 0, continued: false },
    };
  });
  return table.send('anya', { type: 'remark', text: 'On.' }, ...faces);
}

const awake = (table: HumanityTable): HumanityTable =>
  givenIn(table, (endeavor) => {
    endeavor.mode = 'wake';
  });

/** Everybody lets their turn pass; then the special action is there, if anybody may take it. */
function toSpecial(table: HumanityTable): HumanityTable {
  for (let guard = 0; guard < 20; guard += 1) {
    const { stage, current, order, participants, dues } = endeavorAt(table);
    if (dues.length > 0) enough(table, 'bev');
    else if (stage === 'turn') pass(table, 'bev');
    else if (stage === 'naming') {
      const who = Object.keys(participants).find((one) => !order.includes(one)) ?? '';
      table.send('bev', { type: 'endeavor.next', character: current ?? '', who });
    } else return table;
  }
  return table;
}

/** Temporary Blessings of the Eye besides, as a test’s “given”. */
function stored(table: HumanityTable, ...values: number[]): HumanityTable {
  const { id } = table.named('The Eye');
  return table.given(({ public: shared }) => {
    const before = shared.held?.blessing?.[id]?.dice ?? [];
    const more = values.map((value, place) => ({
      id: `eye${place}`,
      ...{ sides: 6, value, passing: true as const },
    }));
    const dice = [...before, ...more];
    const own = { count: dice.length, passing: dice.length, dice };
    shared.held = { ...shared.held, blessing: { ...shared.held?.blessing, [id]: own } };
  });
}

const special = (table: HumanityTable, name: string, which: string) =>
  table.send('bev', { type: 'endeavor.special', character: table.named(name).id, special: which });

describe('The Eye', () => {
  it('HUM-1218: looks about, has one Watch Stat that never locks, and stands on no track', () => {
    const table = underWay('The Eye');
    const eye = inIt(table, 'The Eye');
    expect(endeavorAt(table).mode).toBe('warry');
    expect(table.named('The Eye').stats).toEqual({ watch: { size: 6, lock: null } });
    expect(eye).toMatchObject({ role: 'eye', track: '' });
    act(table, 'bev', 'search');
    const check = { version: table.state.public.check?.version ?? 0, check: table.checkId };
    const character = eye.character;
    table.send('bev', { type: 'check.roll', ...check, character, stat: 'watch' }, 5, 3, 3);
    if (table.state.public.check) table.onCheck('bev', { type: 'check.close' }, 3, 3);
    expect(table.named('The Eye').stats.watch?.lock).toBeNull();
    expect(table.continues).toEqual([]);
  });

  it('HUM-1218: is nobody’s opponent on a track, and has no action but its own', () => {
    const table = underWay('The Eye');
    expect(actionsFor(table, 'bev')).toEqual(['search', 'scan']);
    awake(table);
    expect(actionsFor(table, 'bev')).toEqual(['awaken', 'wound']);
    pass(table, 'bev');
    next(table, 'bev', 'Ari');
    expect(actionsFor(table, 'anya')).toEqual(['disarm', 'misdirect', 'move', 'rest', 'operate']);
  });

  it('HUM-1116, HUM-1219: rogues begin at 0, the table says who is first, and more areas may come', () => {
    const table = beginning('stealth');
    expect(table.offers('bev', 'endeavor.first').map(({ label }) => label)).toEqual([
      'Ari begins',
      'Cole begins',
      'The Eye begins',
    ]);
    expect([inIt(table, 'Ari').position, inIt(table, 'Cole').position]).toEqual([0, 0]);
    expect([at(table, 'alarm'), at(table, 'objective')]).toEqual([[4, 9, 17], [11]]);
    expect([at(table, 'escape'), at(table, 'sanctuary')]).toEqual([[14], [6]]);
    const endeavor = endeavorAt(table).id;
    table.send('bev', { type: 'endeavor.track', endeavor, name: 'The attic' });
    const [, attic = ''] = Object.keys(endeavorAt(table).tracks);
    const alarm = { type: 'endeavor.button', endeavor, kind: 'alarm', track: attic } as const;
    table.send('bev', { ...alarm, at: 23 });
    table.send('bev', { ...alarm, at: 3 });
    expect(at(table, 'alarm')).toEqual([3, 4, 9, 17]);
    for (const kind of ['objective', 'escape', 'sanctuary'] as const) {
      table.send('bev', { type: 'endeavor.button', endeavor, kind, track: attic, at: 2 });
    }
    expect(at(table, 'escape')).toEqual([2, 14]);
  });

  it('HUM-1324, HUM-1409: Search puts Alarms where chance says; where there is one the older stays', () => {
    const table = underWay('The Eye');
    eyeActs(table, 'search', 'large', 9, 1, 20);
    expect(at(table, 'alarm')).toEqual([1, 4, 9, 17, 20]);
    expect(lines(table, 3).join(' ')).toContain('The Eye searches: Alarms at 1 and 20.');
    const told = linesOf(table.state.public.log).find(({ text }) =>
      text.startsWith('The Eye searches'),
    );
    expect(told?.beat?.about).toEqual([table.named('The Eye').id]);
    const buttons = table.offers('bev', 'endeavor.button').map(({ label }) => label);
    expect(buttons.slice(0, 4)).toEqual([
      'An Alarm Button',
      'An Objective Button',
      'An Escape Button',
      'A Sanctuary Button',
    ]);
  });

  it('HUM-1324, HUM-1113: with several areas it says in which it searches', () => {
    const table = underWay('The Eye');
    table.send('bev', {
      type: 'endeavor.track',
      endeavor: endeavorAt(table).id,
      name: 'The attic',
    });
    const [, attic = ''] = Object.keys(endeavorAt(table).tracks);
    eyeActs(table, 'search', 'medium');
    settleAs(table, 'bev', attic, 1, 9, 5);
    expect(endeavorAt(table).dues).toEqual([]);
    expect(
      Object.values(endeavorAt(table).buttons).filter(({ track }) => track === attic),
    ).toHaveLength(2);
  });

  it('HUM-1325, HUM-1409: Scan moves all Alarms up or down by chance, around the ends', () => {
    const table = laid(underWay('The Eye'), [
      ['alarm', 19],
      ['alarm', 4],
    ]);
    eyeActs(table, 'scan', 'medium', 1);
    expect(at(table, 'alarm')).toEqual([1, 6]);
    const down = laid(underWay('The Eye'), [
      ['alarm', 2],
      ['alarm', 4],
    ]);
    eyeActs(down, 'scan', 'large', 2);
    expect(at(down, 'alarm')).toEqual([1, 19]);
    expect(lines(down, 3).join(' ')).toContain('all Alarms move down 3');
  });

  it('HUM-1326: Awaken makes each Alarm a Wound of whoever the Eye says', () => {
    const table = awake(underWay('The Eye'));
    act(table, 'bev', 'awaken');
    settleAs(table, 'bev', table.of('anya').id, 2);
    settleAs(table, 'bev', table.of('carl').id, 1);
    expect(at(table, 'alarm')).toEqual([]);
    const owners = Object.values(endeavorAt(table).buttons)
      .filter(({ kind }) => kind === 'wound')
      .map((one) => [one.owner, one.at]);
    expect(owners).toEqual([
      [table.of('anya').id, 4],
      [table.of('anya').id, 9],
      [table.of('carl').id, 17],
    ]);
    expect(table.state.public.check).toBeNull();
  });

  it('HUM-1327: Wound wounds one of them, and the Eye gains a temporary Blessing, without a Check', () => {
    const table = awake(underWay('The Eye'));
    const held = () => table.state.public.held?.blessing?.[table.named('The Eye').id]?.passing;
    const before = held() ?? 0;
    const character = inIt(table, 'The Eye').character;
    table.send('bev', { type: 'endeavor.act', character, action: 'wound' }, 4);
    settleAs(table, 'bev', table.of('carl').id);
    expect(at(table, 'wound')).toEqual([0]);
    expect(held()).toBe(before + 1);
  });

  it('HUM-1328: Sweep fills the room between two Alarms until the next round has ended', () => {
    const table = stored(
      laid(underWay(), [
        ['alarm', 4],
        ['alarm', 9],
        ['alarm', 10],
      ]),
      3,
      3,
      3,
    );
    toSpecial(table);
    expect(table.offers('bev', 'endeavor.special').map((one) => one.with.special)).toEqual([
      'sweep',
    ]);
    special(table, 'The Eye', 'sweep');
    expect(owedTo(table, 'bev')).toEqual(['Between 4 and 9']);
    settleAs(table, 'bev', 'b0');
    expect(at(table, 'alarm')).toEqual([4, 5, 6, 7, 8, 9, 10]);
    nextRound(table);
    expect(at(table, 'alarm')).toHaveLength(7);
    toSpecial(table);
    if (endeavorAt(table).special) {
      const { holder } = endeavorAt(table).special ?? { holder: '' };
      table.send('bev', { type: 'endeavor.waive', character: holder });
    }
    expect(at(table, 'alarm')).toEqual([4, 9, 10]);
  });

  it('HUM-1329: Clean removes whoever has three Wounds in a row, and wounds the others', () => {
    const table = stored(awake(underWay()), 3, 3, 3);
    givenIn(table, ({ buttons, tracks }) => {
      const [track = ''] = Object.keys(tracks);
      for (const where of [2, 3, 4]) {
        const id = `w${where}`;
        buttons[id] = { id, kind: 'wound', track, at: where, owner: table.of('anya').id };
      }
    });
    toSpecial(table);
    special(table, 'The Eye', 'clean');
    expect(inIt(table, 'Ari').standing).toBe('removed');
    expect(inIt(table, 'Cole').standing).toBe('in');
    expect(at(table, 'wound')).toEqual([0]);
  });

  it('HUM-1801: is read in words, and gone from the story when it ends', () => {
    const table = underWay();
    const name = (id: string) => table.state.public.characters[id]?.name ?? '';
    const read = () => standingText(endeavorAt(table), inIt(table, 'The Eye'), name);
    expect(read()).toBe('The Eye: looks about');
    awake(table);
    expect(read()).toBe('The Eye: awake');
    const { id } = table.named('The Eye');
    table.send('bev', { type: 'endeavor.end', endeavor: endeavorAt(table).id });
    expect(table.state.public.characters[id]?.standing).toBe('gone');
    expect(table.offers('bev', 'character.return')).toEqual([]);
    expect(countOf(table.state)).toBe(2);
  });

  it('HUM-101, HUM-1218: is set by hand, by whoever has the last word', () => {
    const table = underWay();
    const sent = { type: 'endeavor.mode', endeavor: endeavorAt(table).id, mode: 'wake' } as const;
    expect(table.try('anya', sent)?.rule).toBe('HUM-101');
    expect(endeavorAt(table.send('bev', sent)).mode).toBe('wake');
  });
});

describe('Rogues', () => {
  it('HUM-1319: Disarm takes an Alarm within reach, with a Maximum those beside it as well', () => {
    const all: [string, number][] = [
      ['alarm', 3],
      ['alarm', 2],
      ['alarm', 4],
      ['alarm', 6],
    ];
    const table = laid(underWay(), all);
    givenOne(table, 'Ari', { position: 1 });
    expect(choicesIn(formOf(table, 'anya', 'disarm'), 'how')).toContain('hurt');
    expect(choicesIn(formOf(table, 'anya', 'disarm'), 'how')).not.toContain('head');
    comes(act(table, 'anya', 'disarm'), { effect: 'medium' });
    expect(owedTo(table, 'anya')).toEqual(['The Alarm at 2', 'The Alarm at 3']);
    settleAs(table, 'anya', 'b0');
    expect(at(table, 'alarm')).toEqual([2, 4, 6]);
    expect(endeavorAt(table).dues).toEqual([]);
    const most = laid(underWay(), all);
    comes(act(most, 'anya', 'disarm'), { effect: 'large', band: 'maximum' });
    settleAs(most, 'anya', 'b0');
    expect(at(most, 'alarm')).toEqual([6]);
  });

  it('HUM-1320: Misdirect takes from the temporary Blessings of the Eye', () => {
    const table = underWay();
    expect(choicesIn(formOf(table, 'anya', 'misdirect'), 'how')).toContain('home');
    comes(act(table, 'anya', 'misdirect'), { effect: 'large' });
    expect(owedTo(table, 'anya').every((label) => label.startsWith('The Eye'))).toBe(true);
    const who = String(table.offers('anya', 'endeavor.settle')[0]?.with.who);
    settleAs(table, 'anya', who, 2);
    expect(lines(table, 2).join(' ')).toContain('The Eye');
  });

  it('HUM-1321, HUM-1110: Move goes up or down, alone', () => {
    const table = underWay();
    comes(act(table, 'anya', 'move'), { effect: 'large' });
    expect(owedTo(table, 'anya')).toEqual(['Up']);
    settleAs(table, 'anya', 'up', 2);
    expect(inIt(table, 'Ari').position).toBe(2);
    expect(endeavorAt(table).dues).toEqual([]);
    next(table, 'anya', 'Cole');
    givenOne(table, 'Cole', { position: 5 });
    act(table, 'carl', 'move');
    expect(table.offers('carl', 'endeavor.call')).toEqual([]);
    comes(table, { effect: 'medium' });
    settleAs(table, 'carl', 'down', 2);
    expect(inIt(table, 'Cole').position).toBe(3);
  });

  it('HUM-1322, HUM-1410: Work is for whoever began their turn beside an Objective', () => {
    const table = sneaking();
    expect(actionsFor(nextRound(table), 'anya')).not.toContain('work');
    const near = givenOne(sneaking(), 'Ari', { position: 10 });
    expect(actionsFor(nextRound(near), 'anya')).toContain('work');
    givenOne(near, 'Ari', { position: 5 });
    expect(actionsFor(near, 'anya')).toContain('work');
    comes(act(near, 'anya', 'work'), { effect: 'large' });
    const objective = String(near.offers('anya', 'endeavor.settle')[0]?.with.who);
    settleAs(near, 'anya', objective, 3);
    expect(at(near, 'scheme')).toEqual([11, 12, 13]);
    expect(at(near, 'objective')).toEqual([11]);
  });

  it('HUM-1322: an Objective goes once each position up to the next end has a Scheme, both ends too', () => {
    const table = givenOne(sneaking(), 'Ari', { position: 12 });
    nextRound(table);
    givenIn(table, ({ buttons, tracks }) => {
      const [track = ''] = Object.keys(tracks);
      for (const where of [11, 12, 13]) {
        buttons[`s${where}`] = { id: `s${where}`, kind: 'scheme', track, at: where, owner: null };
      }
    });
    comes(act(table, 'anya', 'work'));
    const objective = String(table.offers('anya', 'endeavor.settle')[0]?.with.who);
    settleAs(table, 'anya', objective, 1);
    expect(at(table, 'scheme')).toEqual([11, 12, 13, 14]);
    expect(at(table, 'objective')).toEqual([]);
  });

  it('HUM-1322: by a house rule the far end needs no Scheme', () => {
    const table = givenOne(sneaking(), 'Ari', { position: 12 });
    table.send('bev', { type: 'table.house-rule', rule: 'workReach', value: 'before' });
    nextRound(table);
    comes(act(table, 'anya', 'work'), { effect: 'large' });
    const objective = String(table.offers('anya', 'endeavor.settle')[0]?.with.who);
    settleAs(table, 'anya', objective, 3);
    expect(at(table, 'scheme')).toEqual([11, 12, 13]);
    expect(at(table, 'objective')).toEqual([]);
  });

  it('HUM-1323: Quicken gives each an action more in the next round', () => {
    const table = underWay().withTemporary('anya', 3, 3);
    toSpecial(table);
    special(table, 'Ari', 'quicken');
    nextRound(table);
    expect([
      inIt(table, 'Ari').left,
      inIt(table, 'Cole').left,
      inIt(table, 'The Eye').left,
    ]).toEqual([2, 2, 1]);
    pass(table, 'anya');
    toSpecial(table);
    const { special: open } = endeavorAt(table);
    if (open) table.send('bev', { type: 'endeavor.waive', character: open.holder });
    expect(inIt(nextRound(table), 'Ari').left).toBe(1);
  });

  it('HUM-1407, HUM-1412: a turn that ends on an Alarm wakes the Eye, but not beside a Sanctuary', () => {
    const table = givenOne(underWay(), 'Ari', { position: 4 });
    expect(endeavorAt(pass(table, 'anya')).mode).toBe('wake');
    expect(lines(table, 4).join(' ')).toContain('The Eye is awake.');
    // That it is awake is told once.
    const already = givenOne(awake(underWay()), 'Ari', { position: 4 });
    expect(lines(pass(already, 'anya'), 4).join(' ')).not.toContain('The Eye is awake.');
    for (const where of [3, 4, 5]) {
      const safe = laid(underWay(), [
        ['alarm', 4],
        ['sanctuary', where],
      ]);
      givenOne(safe, 'Ari', { position: 4 });
      expect(endeavorAt(pass(safe, 'anya')).mode).toBe('warry');
    }
    const far = laid(underWay(), [
      ['alarm', 4],
      ['sanctuary', 6],
    ]);
    givenOne(far, 'Ari', { position: 4 });
    expect(endeavorAt(pass(far, 'anya')).mode).toBe('wake');
  });

  it('HUM-1412: an Attack from a Sanctuary, or from beside it, ends it; a Check does not', () => {
    const table = givenOne(underWay(), 'Ari', { position: 5 });
    comes(act(table, 'anya', 'move'), { band: 'failure' });
    expect(at(table, 'sanctuary')).toEqual([6]);
    const other = givenOne(underWay(), 'Ari', { position: 5 });
    act(other, 'anya', 'disarm', { assault: true });
    expect(other.state.public.check?.claim.against).toEqual({
      character: null,
      who: 'whoever is on guard',
    });
    comes(other, { band: 'failure' });
    expect(at(other, 'sanctuary')).toEqual([]);
  });

  it('HUM-1408, HUM-1409: a failure adds an Alarm above each where there is room, around the end', () => {
    const table = laid(underWay(), [
      ['alarm', 3],
      ['alarm', 4],
      ['alarm', 20],
    ]);
    comes(act(table, 'anya', 'move'), { band: 'failure' });
    expect(at(table, 'alarm')).toEqual([1, 3, 4, 5, 20]);
    const eye = laid(underWay('The Eye'), [['alarm', 3]]);
    comes(act(eye, 'bev', 'search'), { band: 'failure' });
    expect(at(eye, 'alarm')).toEqual([3]);
  });

  it('HUM-1408, HUM-506: so does a Spark, whatever comes of it', () => {
    const table = laid(underWay(), [['alarm', 3]]).withBlessings('anya', 5, 5);
    table.withStats('anya', { hand: 6, head: 6 });
    act(table, 'anya', 'move', { how: 'hand' });
    table.roll('anya', [4]);
    const dice = 'anya-1 anya-2';
    table.onCheck('anya', { type: 'check.spark', stat: 'head', dice }, 5);
    expect(at(table, 'alarm')).toEqual([3, 4]);
  });

  it('HUM-1411: a turn that ends on an Escape lets one out safely, or not yet', () => {
    const table = givenOne(underWay(), 'Ari', { position: 14 });
    pass(table, 'anya');
    expect(table.offers('anya', 'endeavor.enough').map(({ label }) => label)).toEqual(['Stay']);
    settleAs(table, 'anya', table.of('anya').id);
    expect(inIt(table, 'Ari').standing).toBe('safe');
    const other = givenOne(underWay(), 'Ari', { position: 14 });
    enough(pass(other, 'anya'), 'anya');
    expect(inIt(other, 'Ari').standing).toBe('in');
  });

  it('HUM-1220: all Objectives gone and all away, and whether the Eye knows, is told and asked', () => {
    const table = givenOne(underWay(), 'Ari', { position: 14 });
    givenOne(table, 'Cole', { standing: 'safe' });
    givenIn(table, ({ buttons }) => {
      for (const { id, kind } of Object.values(buttons))
        if (kind === 'objective') delete buttons[id];
    });
    pass(table, 'anya');
    settleAs(table, 'anya', table.of('anya').id);
    expect(endeavorAt(table).reached?.text).toBe(
      'All is done, the rogues are away, and the Eye knows nothing.',
    );
    const left = givenOne(underWay(), 'Ari', { position: 14 });
    givenOne(left, 'Cole', { standing: 'removed' });
    pass(left, 'anya');
    settleAs(left, 'anya', left.of('anya').id);
    expect(endeavorAt(left).reached?.text).toBe(
      'No rogue is left here: 1 got away, 1 Objective left.',
    );
  });

  it('HUM-1101: tonight’s Stealth begins in one tap', () => {
    const table = seated();
    table.send('bev', { type: 'endeavor.ready', plan: 'harbour-office' });
    expect(endeavorAt(table)).toMatchObject({ type: 'stealth', mode: 'warry' });
    expect(inIt(table, 'The Night Watch').role).toBe('eye');
    expect(turnOf(table)).toBeNull();
  });
});
