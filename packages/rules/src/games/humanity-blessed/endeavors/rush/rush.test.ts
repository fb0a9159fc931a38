import { describe, expect, it } from 'vitest';
import type { HumanityTable } from '../../testing';
import { seated } from '../../testing';
import {
  beginning,
  endeavorAt,
  givenIn,
  goOn,
  inIt,
  lines,
  nextRound,
  passAll,
  turnOf,
} from '../../testing/endeavors';
import { rush } from './rush';

const openAsk = (table: HumanityTable) => Object.values(table.state.public.asks ?? {})[0];

function voted(table: HumanityTable, seat: string, name: string): HumanityTable {
  return table.send(seat, {
    type: 'ask.answer',
    ask: openAsk(table)?.id ?? '',
    answer: table.named(name).id,
  });
}

const begun = (): HumanityTable => beginning('rush', ['grudge']);
const led = (by = 'Cole'): HumanityTable => voted(voted(begun(), 'anya', by), 'carl', by);

/** Scheme Buttons in a row from 1 up, as a test’s “given”. */
const schemed = (table: HumanityTable, count: number) =>
  givenIn(table, ({ buttons, tracks }) => {
    const [track = ''] = Object.keys(tracks);
    for (let at = 1; at <= count; at += 1) {
      buttons[`s${at}`] = { id: `s${at}`, kind: 'scheme', track, at, owner: null };
    }
  });

const schemes = (table: HumanityTable): number[] =>
  Object.values(endeavorAt(table).buttons)
    .filter(({ kind }) => kind === 'scheme')
    .map(({ at }) => at);

/** Old Grudge holds most, and the round is over but for the special action. */
function atSpecial(table: HumanityTable): HumanityTable {
  const { id } = table.named('Old Grudge');
  const more = [1, 2, 3].map((at) => ({
    id: `g${at}`,
    sides: 6,
    value: 4,
    passing: true as const,
  }));
  nextRound(table);
  table.given(({ public: shared }) => {
    const before = shared.held?.blessing?.[id]?.dice ?? [];
    const dice = [...before, ...more];
    const own = { count: dice.length, passing: dice.length, dice };
    shared.held = { ...shared.held, blessing: { ...shared.held?.blessing, [id]: own } };
  });
  for (let guard = 0; guard < 20 && endeavorAt(table).stage !== 'special'; guard += 1) {
    const { stage, current, order, participants } = endeavorAt(table);
    if (stage === 'turn') table.send('bev', { type: 'endeavor.pass', character: current ?? '' });
    else if (stage === 'naming') {
      const who = Object.keys(participants).find((one) => !order.includes(one)) ?? '';
      table.send('bev', { type: 'endeavor.next', character: current ?? '', who });
    } else break;
  }
  return table;
}

const special = (table: HumanityTable, name: string, which: string) =>
  table.send('bev', {
    type: 'endeavor.special',
    character: table.named(name).id,
    special: which,
  });

describe('Rush', () => {
  it('HUM-1214: a leader is elected in secret before the first round, by more than half', () => {
    const table = begun();
    expect(endeavorAt(table).stage).toBe('first');
    voted(table, 'anya', 'Cole');
    expect(openAsk(table)?.answers).toEqual({});
    expect(openAsk(table)?.shows).toBe('who');
    expect(endeavorAt(table).leader).toBeUndefined();
    voted(table, 'carl', 'Cole');
    expect(endeavorAt(table).leader).toBe(table.of('carl').id);
    expect(lines(table, 2)).toContain('Cole leads the charge.');
  });

  it('HUM-1214: where the vote chooses nobody, whoever has the last word says who leads', () => {
    const table = voted(voted(begun(), 'anya', 'Ari'), 'carl', 'Cole');
    expect(endeavorAt(table)).toMatchObject({ undecided: true, stage: 'first' });
    const who = table.of('anya').id;
    const sent = { type: 'endeavor.lead', endeavor: endeavorAt(table).id, who } as const;
    expect(table.try('carl', sent)?.rule).toBe('HUM-101');
    table.send('bev', sent);
    expect(endeavorAt(table)).toMatchObject({ leader: who, stage: 'ready' });
  });

  it('HUM-1214: one alone leads without a vote', () => {
    const table = seated();
    const who = [table.of('anya').id];
    table.send('bev', { type: 'endeavor.begin', kind: 'rush', who, foes: ['grudge'] });
    expect(openAsk(table)).toBeUndefined();
    expect(endeavorAt(table).leader).toBe(who[0]);
  });

  it('HUM-1214, HUM-1208: antagonists stand on their Starting Position, as in Combat', () => {
    const table = led();
    expect([inIt(table, 'Cole').position, inIt(table, 'Old Grudge').position]).toEqual([0, 10]);
    const kinds = Object.values(endeavorAt(table).buttons).map(({ kind, at }) => [kind, at]);
    expect(kinds).toEqual([
      ['recovery', 7],
      ['defeat', 0],
    ]);
  });

  it('HUM-1216: the leader acts first, in each round', () => {
    const table = led();
    expect(turnOf(nextRound(table))).toBe('Cole');
    passAll(table);
    table.send('bev', {
      type: 'endeavor.lead',
      endeavor: endeavorAt(table).id,
      who: table.of('anya').id,
    });
    expect(turnOf(nextRound(table))).toBe('Ari');
    expect(endeavorAt(table).order).toHaveLength(3);
  });

  it('HUM-1214: only the leader and antagonists count for the special action', () => {
    const table = led().withTemporary('anya', 3, 3, 3, 3);
    nextRound(table);
    passAll(table);
    expect(lines(table, 3).join(' ')).toContain('Nobody takes a special action.');
    const other = led().withTemporary('carl', 3, 3, 3, 3);
    nextRound(other);
    for (const seat of ['carl', 'bev', 'bev', 'bev', 'bev'] as const) {
      const { stage, current, order, participants } = endeavorAt(other);
      if (stage === 'turn') other.send(seat, { type: 'endeavor.pass', character: current ?? '' });
      else if (stage === 'naming') {
        const who = Object.keys(participants).find((one) => !order.includes(one)) ?? '';
        other.send('bev', { type: 'endeavor.next', character: current ?? '', who });
      }
    }
    expect(endeavorAt(other).special?.holder).toBe(other.of('carl').id);
  });

  it('HUM-1317, HUM-1215: Plot foils the leader, who is replaced and leads no more, and schemes', () => {
    const table = atSpecial(led());
    special(table, 'Old Grudge', 'plot');
    const ari = table.of('anya').id;
    const cole = table.of('carl').id;
    expect(endeavorAt(table)).toMatchObject({ foiled: [cole], leader: ari });
    expect(schemes(table)).toEqual([10, 11, 12, 13]);
    const wanted = { type: 'endeavor.lead', endeavor: endeavorAt(table).id, who: cole } as const;
    expect(table.try('bev', wanted)).toBeTruthy();
    expect(endeavorAt(table).leader).toBe(ari);
  });

  it('HUM-1215: with three there, the others elect a new leader before the next round', () => {
    const table = led().withOther('Vex', { side: 'protagonists' });
    table.send('bev', { type: 'endeavor.join', endeavor: endeavorAt(table).id, who: 'Vex' });
    atSpecial(table);
    special(table, 'Old Grudge', 'plot');
    expect(endeavorAt(table).leader).toBeNull();
    const round = { type: 'endeavor.round', endeavor: endeavorAt(table).id } as const;
    expect(table.try('anya', round)?.rule).toBe('HUM-1214');
    const labels = table.offers('anya', 'ask.answer').map(({ label }) => label);
    expect(labels).toEqual(['Ari', 'Vex']);
  });

  it('HUM-1215, HUM-1216: when all are foiled it is not lost, and antagonists act first', () => {
    const table = led();
    givenIn(table, (endeavor) => {
      endeavor.foiled = [table.of('anya').id];
    });
    atSpecial(table);
    special(table, 'Old Grudge', 'plot');
    expect(endeavorAt(table).reached?.key).toBe('foiled');
    const begins = rush.starters(table.state, endeavorAt(table));
    expect(begins).toEqual([table.named('Old Grudge').id]);
    goOn(table);
    expect(inIt(table, 'Cole').standing).toBe('in');
    expect(turnOf(nextRound(table))).toBe('Old Grudge');
  });

  it('HUM-1318: Execute waits for ten Schemes in a row, and removes all opponents', () => {
    const few = atSpecial(schemed(led(), 9));
    const offered = (table: HumanityTable) =>
      table.offers('bev', 'endeavor.special').map((one) => one.with.special);
    expect(offered(few)).toEqual(['plot']);
    const table = givenIn(schemed(led(), 10), (endeavor) => {
      endeavor.told = ['scheme'];
    });
    atSpecial(table);
    expect(offered(table)).toEqual(['plot', 'execute']);
    special(table, 'Old Grudge', 'execute');
    expect([inIt(table, 'Ari').standing, inIt(table, 'Cole').standing]).toEqual([
      'removed',
      'removed',
    ]);
  });

  it('HUM-1217: the goals are told: nobody left to fight, or a scheme that is complete', () => {
    const table = led();
    nextRound(table);
    table.send('bev', { type: 'endeavor.remove', character: table.named('Old Grudge').id });
    expect(endeavorAt(table).reached?.key).toBe('antagonists-gone');
    const wounded = nextRound(led());
    givenIn(wounded, ({ buttons, tracks }) => {
      const [track = ''] = Object.keys(tracks);
      for (const at of [0, 1, 2]) {
        const id = `w${at}`;
        buttons[id] = { id, kind: 'wound', track, at, owner: wounded.of('anya').id };
      }
    });
    wounded.send('bev', { type: 'remark', text: 'On.' });
    expect(endeavorAt(wounded).reached).toBeNull();
    const other = nextRound(led());
    schemed(other, 10).send('bev', { type: 'remark', text: 'On.' });
    expect(endeavorAt(other).reached?.text).toContain('The scheme is complete');
  });

  it('HUM-1215: a leader who is out of it is replaced, without being foiled', () => {
    const table = led();
    nextRound(table);
    table.send('bev', { type: 'endeavor.remove', character: table.of('carl').id });
    expect(endeavorAt(table)).toMatchObject({ leader: table.of('anya').id });
    expect(endeavorAt(table).foiled ?? []).toEqual([]);
  });

  it('HUM-1101: tonight’s Rush begins in one tap', () => {
    const table = seated();
    table.send('bev', { type: 'endeavor.ready', plan: 'before-the-mill-turns' });
    expect(endeavorAt(table).type).toBe('rush');
    expect(inIt(table, 'The Winder').position).toBe(9);
  });
});
