import { describe, expect, it } from 'vitest';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import {
  act,
  beginning,
  comes,
  endeavorAt,
  givenIn,
  givenOne,
  next,
  nextRound,
  pass,
  settle,
  underWay,
} from '../testing/endeavors';

/** What is asked of an Endeavor, by the question: whom, and in which words. */
const asked = ({ state }: HumanityTable): Record<string, string> =>
  Object.fromEntries(
    Object.entries(state.public.derived.prompts)
      .filter(([id]) => id.startsWith('endeavor-'))
      .map(([id, { to, title, text }]) => [
        id.replaceAll(/-?(character|due|extra)\d+-\d+/g, ''),
        `${to.join(' ')}: ${title} ${text}`,
      ]),
  );

/** Somebody says something, so that what is asked is looked at once more. */
const on = (table: HumanityTable): HumanityTable =>
  table.send('anya', { type: 'remark', text: 'On.' });

describe('what an Endeavor asks, and whom', () => {
  it('HUM-1116, HUM-1807: who begins, where several could; nothing once it is broken off', () => {
    const table = seated();
    const who = [table.of('anya').id, table.of('carl').id];
    table.send('bev', { type: 'endeavor.begin', kind: 'combat', who });
    expect(asked(table)).toEqual({
      'endeavor-first': 'bev: Combat: who begins? Several could: say who.',
    });
    table.send('bev', { type: 'endeavor.break', endeavor: endeavorAt(table).id });
    expect(asked(table)).toEqual({});
  });

  it('HUM-1106, HUM-1107: whoever’s turn it is, then who comes next', () => {
    const table = underWay('combat', ['grudge']);
    expect(asked(table)).toEqual({
      'endeavor-turn-1': 'anya: It is Ari’s turn One action, of those under “Combat”.',
    });
    pass(table, 'anya');
    expect(asked(table)).toEqual({
      'endeavor-next': 'anya: Whose turn is next? The same order holds in all rounds.',
    });
    next(table, 'anya', 'Old Grudge');
    expect(asked(table)).toEqual({
      'endeavor-turn-1': 'bev: It is Old Grudge’s turn One action, of those under “Combat”.',
    });
  });

  it('HUM-101, TABLE-004: whoever has the last word answers for somebody whose seat is empty', () => {
    const table = underWay('combat', ['grudge']);
    table.send('server', { type: 'seat.free', seat: 'anya' });
    expect(Object.values(asked(table))).toEqual([
      'bev: It is Ari’s turn One action, of those under “Combat”.',
    ]);
  });

  it('HUM-1107: nobody, while a Check lies on the table', () => {
    const table = underWay('combat', ['grudge']);
    act(table, 'anya', 'hurt');
    expect(table.state.public.check).not.toBeNull();
    expect(asked(table)).toEqual({});
  });

  it('HUM-1112, HUM-1306: on whom it falls, and no more than there is of it', () => {
    const table = underWay('combat', ['grudge']);
    givenOne(table, 'Old Grudge', { position: 2 });
    act(table, 'anya', 'hurt');
    comes(table, { effect: 'large' });
    expect(asked(table)).toEqual({
      'endeavor-due': 'anya: Ari: Who is moved down, and how far? 2 in all.',
    });
    const wide = underWay('combat', ['grudge']);
    comes(act(wide, 'anya', 'hurt'), { effect: 'large' });
    expect(Object.values(asked(wide))).toEqual([
      'anya: Ari: Who is moved down, and how far? 3 in all.',
    ]);
    settle(wide, 'anya', 'Old Grudge', 2);
    expect(Object.keys(asked(wide))).toEqual(['endeavor-next']);
  });

  it('HUM-1312: how far down one’s own go has no bound but where they stand', () => {
    const table = underWay('combat', ['grudge']);
    givenOne(table, 'Cole', { position: 4 });
    const { id: by } = table.of('anya');
    givenIn(table, ({ dues }) => {
      const due = { kind: 'descend', by, source: 'combo', among: [table.of('carl').id] };
      dues.push({ id: 'due9-1', ...due, left: 99, sum: 0 });
    });
    expect(asked(on(table))).toEqual({
      'endeavor-due': 'anya: Ari: Who of yours moves down, and how far? As far as you like.',
    });
  });

  it('HUM-1406: whoever is tired rolls before all others', () => {
    const table = underWay('racing');
    givenOne(table, 'Cole', { fatigue: 1 });
    pass(pass(table, 'anya'), 'carl');
    expect(asked(table)).toEqual({
      'endeavor-fatigue': 'carl: Cole is tired An easy Check to stay in.',
    });
  });

  it('HUM-1109: whoever holds most, at the end of the round', () => {
    const table = nextRound(beginning('combat', ['grudge'])).withTemporary('carl', 2);
    pass(next(pass(table, 'anya'), 'anya', 'Cole'), 'carl');
    expect(asked(pass(table, 'bev'))).toEqual({
      'endeavor-special':
        'carl: Cole holds most temporary Blessings They may take the special action of this round.',
    });
  });

  it('HUM-1210: whether it ends, once its goal is reached; nothing else meanwhile', () => {
    const table = underWay('combat', ['rabble']);
    givenOne(table, 'The Rabble', { standing: 'removed', left: 0 });
    pass(table, 'anya');
    expect(asked(table)).toEqual({
      'endeavor-goal':
        'bev: No antagonist is left: the protagonists have done it. Whoever has the last word says whether the Endeavor ends.',
    });
  });

  it('HUM-1214, HUM-1215: who leads, only where the vote has chosen nobody, and not in the middle of a turn', () => {
    const table = seated().send('bev', { type: 'endeavor.ready', plan: 'before-the-mill-turns' });
    expect(asked(table)).toEqual({});
    givenIn(table, (endeavor) => {
      endeavor.undecided = true;
    });
    expect(asked(on(table))).toEqual({
      'endeavor-lead': 'bev: Who leads the charge? The vote has chosen nobody: say who.',
    });
    const { id: endeavor } = endeavorAt(table);
    table.send('bev', { type: 'endeavor.lead', endeavor, who: table.of('anya').id });
    nextRound(table);
    givenIn(table, (now) => Object.assign(now, { leader: null, undecided: true }));
    expect(Object.keys(asked(on(table)))).toEqual(['endeavor-turn-1']);
  });
});
