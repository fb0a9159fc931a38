import { describe, expect, it } from 'vitest';
import { blessingsOf } from '../blessings/paying';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import {
  act,
  actionsFor,
  actOf,
  beginning,
  choicesIn,
  comes,
  dueAt,
  endeavorAt,
  enough,
  formOf,
  givenIn,
  givenOne,
  goOn,
  inIt,
  lines,
  next,
  nextRound,
  pass,
  passAll,
  rolls,
  settle,
  turnOf,
  underWay,
} from '../testing/endeavors';

const wounds = (table: HumanityTable, name: string): number[] =>
  Object.values(endeavorAt(table).buttons)
    .filter(({ kind, owner }) => kind === 'wound' && owner === table.named(name).id)
    .map(({ at }) => at);

const schemes = (table: HumanityTable): number[] =>
  Object.values(endeavorAt(table).buttons)
    .filter(({ kind }) => kind === 'scheme')
    .map(({ at }) => at);

/** The antagonist’s turn, after Ari’s. */
function theirTurn(table: HumanityTable, name: string): HumanityTable {
  pass(table, 'anya');
  return endeavorAt(table).stage === 'naming' ? next(table, 'anya', name) : table;
}

/** Wounds of somebody’s on the first track, as a test’s “given”. */
const wounded = (table: HumanityTable, name: string, ...all: number[]): HumanityTable => {
  const owner = table.named(name).id;
  return givenIn(table, ({ buttons, tracks }) => {
    const [track = ''] = Object.keys(tracks);
    for (const at of all)
      buttons[`${name}${at}`] = { id: `${name}${at}`, kind: 'wound', track, at, owner };
  });
};

describe('Combat', () => {
  it('HUM-1201, HUM-1208: sets antagonists on their Starting Position, protagonists on 0 (W04)', () => {
    const table = beginning('combat', ['grudge', 'clockwork']);
    expect([inIt(table, 'Ari').position, inIt(table, 'Old Grudge').position]).toEqual([0, 10]);
    const id = table.named('The Clockwork').id;
    const own = Object.values(endeavorAt(table).buttons).filter(({ owner }) => owner === id);
    expect(own.map(({ kind, at }) => [kind, at])).toEqual([
      ['recovery', 6],
      ['recovery', 3],
      ['defeat', 0],
    ]);
    expect(table.named('Old Grudge')).toMatchObject({ owner: null, tags: ['revenge'] });
  });

  it('HUM-1209: whoever has the largest Hurt or Hurry begins', () => {
    const table = seated().withStats('carl', { hurry: 10 });
    const who = [table.of('anya').id, table.of('carl').id];
    table.send('bev', { type: 'endeavor.begin', kind: 'combat', who, foes: ['grudge'] });
    expect(turnOf(nextRound(table))).toBe('Cole');
  });

  it('HUM-1306, HUM-1207: Hurt moves opponents down 1, 2 or 3 in all, shared out as one likes', () => {
    const table = underWay('combat', ['grudge', 'rabble']);
    act(table, 'anya', 'hurt');
    comes(table, { effect: 'large' });
    settle(table, 'anya', 'Old Grudge', 2);
    settle(table, 'anya', 'The Rabble');
    expect([inIt(table, 'Old Grudge').position, inIt(table, 'The Rabble').position]).toEqual([
      8, 5,
    ]);
    expect(endeavorAt(table).dues).toEqual([]);
  });

  it('HUM-1306: a smaller effect may be chosen, and only those who were attacked are moved', () => {
    const table = underWay('combat', ['grudge', 'rabble']);
    act(table, 'anya', 'hurt', { against: ['The Rabble'] });
    comes(table, { effect: 'medium' });
    expect(table.offers('anya', 'endeavor.settle').map(({ label }) => label)).toEqual([
      'The Rabble',
    ]);
    settle(table, 'anya', 'The Rabble');
    expect(inIt(table, 'The Rabble').position).toBe(5);
    expect(endeavorAt(table).dues).toEqual([]);
  });

  it('HUM-1306: a Maximum Success removes one of them', () => {
    const table = underWay('combat', ['grudge', 'rabble']);
    act(table, 'anya', 'hurt');
    comes(table, { band: 'maximum', effect: 'large' });
    settle(table, 'anya', 'Old Grudge');
    expect(inIt(table, 'Old Grudge').standing).toBe('removed');
    expect([inIt(table, 'The Rabble').position, endeavorAt(table).dues]).toEqual([6, []]);
  });

  it('HUM-1306, HUM-1001: fails and nothing comes of it, and it is violent', () => {
    const table = underWay('combat', ['grudge']);
    act(table, 'anya', 'hurt');
    rolls(table, 'anya', 3);
    expect(inIt(table, 'Old Grudge').position).toBe(10);
    expect(endeavorAt(table).stage).toBe('naming');
  });

  it('HUM-1307, HUM-1207: antagonists wound as many opponents, each on the first free position', () => {
    const table = underWay('combat', ['grudge']);
    wounded(table, 'Ari', 0, 1);
    theirTurn(table, 'Old Grudge');
    act(table, 'bev', 'hurt');
    comes(table, { effect: 'large' });
    settle(table, 'bev', 'Ari');
    expect(table.offers('bev', 'endeavor.settle').map(({ label }) => label)).toEqual(['Cole']);
    settle(table, 'bev', 'Cole');
    expect([wounds(table, 'Ari'), wounds(table, 'Cole')]).toEqual([[0, 1, 2], [0]]);
    expect(inIt(table, 'Ari').position).toBe(0);
  });

  it('HUM-1307: a Maximum Success of theirs removes one', () => {
    const table = theirTurn(underWay('combat', ['grudge']), 'Old Grudge');
    act(table, 'bev', 'hurt');
    comes(table, { band: 'maximum' });
    settle(table, 'bev', 'Cole');
    expect([inIt(table, 'Cole').standing, wounds(table, 'Ari')]).toEqual(['removed', []]);
  });

  it('HUM-1308, HUM-607: Interfere takes worth from temporary Blessings only, and below 1 they are gone', () => {
    const table = nextRound(beginning('combat', ['grudge']).withBlessings('anya', 6), 4, 2, 5);
    theirTurn(table, 'Old Grudge');
    act(table, 'bev', 'interfere', { how: 'hand' });
    comes(table, { effect: 'large' });
    const offers = table.offers('bev', 'endeavor.settle');
    expect(offers.map(({ label }) => label)).toEqual(['Ari: the 4', 'Cole: the 2']);
    const dice = (name: string) => blessingsOf(table.state, table.named(name).id);
    const cole = dice('Cole')[0]?.id ?? '';
    table.send('bev', { type: 'endeavor.settle', ...dueAt(table), who: cole, amount: 2 });
    const ari = dice('Ari').find(({ passing }) => passing)?.id ?? '';
    table.send('bev', { type: 'endeavor.settle', ...dueAt(table), who: ari, amount: 1 });
    expect([table.blessings('anya'), table.blessings('carl')]).toEqual([[6, 3], []]);
  });

  it('HUM-1309: Advance moves up 1, 2 or 3, and fewer where one likes', () => {
    const table = underWay('combat', ['grudge']);
    act(table, 'anya', 'advance');
    comes(table, { effect: 'medium' });
    expect(
      table.try('anya', {
        type: 'endeavor.settle',
        ...dueAt(table),
        who: table.of('anya').id,
        amount: 3,
      }),
    ).not.toBeNull();
    settle(table, 'anya', 'Ari', 2);
    expect(inIt(table, 'Ari').position).toBe(2);
    expect(lines(table, 1)).toEqual(['Ari moves up 2: position 0 → 2.']);
  });

  it('HUM-1310: antagonists advance a scheme, on the first free positions from where they stand', () => {
    const table = theirTurn(underWay('combat', ['grudge']), 'Old Grudge');
    givenIn(table, ({ buttons, tracks }) => {
      const [track = ''] = Object.keys(tracks);
      buttons.s = { id: 's', kind: 'scheme', track, at: 11, owner: null };
    });
    act(table, 'bev', 'advance');
    comes(table, { effect: 'medium' });
    settle(table, 'bev', 'Old Grudge', 2);
    expect(schemes(table)).toEqual([11, 10, 12]);
    expect(lines(table, 2)[0]).toBe('Old Grudge adds 2 Scheme Buttons, at 10, 12.');
  });

  it('HUM-1311, HUM-1003: Protect makes Attacks a rank harder until the next turn of whoever protects', () => {
    const table = underWay('combat', ['grudge']);
    act(table, 'anya', 'protect', { whom: 'Cole' });
    comes(table);
    expect(inIt(table, 'Cole').protectedBy).toEqual([table.of('anya').id]);
    next(table, 'anya', 'Old Grudge');
    const form = formOf(table, 'bev', 'hurt').find(({ name }) => name === 'against');
    expect(form).toMatchObject({ initial: [table.of('anya').id] });
    act(table, 'bev', 'hurt', { against: ['Cole'] });
    expect(table.state.public.check?.frame).toMatchObject({ complexity: 'hard', needed: 2 });
    table.onCheck('bev', { type: 'check.withdraw' });
    act(table, 'bev', 'hurt', { against: ['Ari'] });
    expect(table.state.public.check?.frame).toMatchObject({ complexity: 'simple', needed: 1 });
    comes(table, { band: 'failure' });
    pass(table, 'carl');
    expect(inIt(table, 'Cole').protectedBy).toHaveLength(1);
    nextRound(table);
    expect(turnOf(table)).toBe('Ari');
    expect(inIt(table, 'Cole').protectedBy).toEqual([]);
  });

  it('HUM-1003: what the table finds somebody apt against is a rank harder as well', () => {
    const table = underWay('combat', ['husk']);
    act(table, 'anya', 'interfere', { how: 'hand', defended: true });
    // The Husk is immune, so it fails at once.
    expect(table.state.public.check).toBeNull();
    const other = underWay('combat', ['empress']);
    act(other, 'anya', 'hurt', { how: 'hurt', defended: true });
    expect(other.state.public.check?.frame).toMatchObject({ complexity: 'hard' });
  });

  it('HUM-1210: says when the last antagonist is at 0, and asks whether it ends', () => {
    const table = underWay('combat', ['grudge']);
    givenOne(table, 'Old Grudge', { position: 2 });
    act(table, 'anya', 'hurt');
    comes(table, { effect: 'large' });
    settle(table, 'anya', 'Old Grudge', 2);
    expect(endeavorAt(table).reached?.key).toBe('antagonists-gone');
    expect(table.state.public.derived.prompts['endeavor-goal']?.to).toEqual(['bev']);
    expect(table.offers('anya', 'endeavor.act')).toEqual([]);
    table.send('bev', { type: 'endeavor.end', endeavor: endeavorAt(table).id });
    expect(table.state.public.endeavor).toBeNull();
  });

  it('HUM-1210: three Wounds in a row are said once, and it may go on (Q16)', () => {
    const table = underWay('combat', ['grudge']);
    wounded(table, 'Cole', 1, 2);
    theirTurn(table, 'Old Grudge');
    act(table, 'bev', 'hurt', { against: ['Cole'] });
    comes(table);
    settle(table, 'bev', 'Cole');
    expect(endeavorAt(table).reached?.text).toBe('Cole has three Wound Buttons in a row.');
    expect(inIt(table, 'Cole').standing).toBe('in');
    table.send('bev', { type: 'endeavor.go-on', endeavor: endeavorAt(table).id });
    expect(endeavorAt(table).reached).toBeNull();
    passAll(table);
    expect(endeavorAt(table)).toMatchObject({ reached: null, stage: 'ready' });
  });
});

describe('antagonists', () => {
  it('HUM-1202: bend no Stats and do not shine unless they are Unique', () => {
    const offered = (foe: string, name: string) => {
      const table = nextRound(beginning('combat', [foe]));
      const { id } = table.named(name);
      table.given(({ public: shared }) => {
        const dice = [1, 2].map((at) => ({ id: `x${at}`, sides: 6, value: 4 }));
        const all = { ...shared.held?.blessing, [id]: { count: 2, dice } };
        shared.held = { ...shared.held, blessing: all };
        const one = shared.characters[id];
        if (one?.stats.hand) one.stats.hand.size = one.stats.hurt?.size ?? 4;
      });
      theirTurn(table, name);
      const bends = choicesIn(formOf(table, 'bev', 'hurt'), 'how').includes('hand>hurt');
      const sent = { type: 'endeavor.shine' as const, character: id, dice: ['x1', 'x2'] };
      return [bends, table.try('bev', sent)?.rule ?? 'shines'];
    };
    expect(offered('grudge', 'Old Grudge')).toEqual([false, 'HUM-1202']);
    expect(offered('empress', 'The Paper Empress')).toEqual([true, 'shines']);
  });

  /** Ari pushes an antagonist onto its Recovery Button. */
  const recovers = (foe: string, name: string, from: number) => {
    const table = underWay('combat', [foe]);
    givenOne(table, name, { position: from });
    act(table, 'anya', 'hurt');
    comes(table);
    return settle(table, 'anya', name);
  };

  it('HUM-1203: Revenge strikes back at once at whoever has driven them there, or lets it be', () => {
    const table = recovers('grudge', 'Old Grudge', 8);
    expect(inIt(table, 'Old Grudge').position).toBe(10);
    expect(actionsFor(table, 'anya')).toEqual([]);
    expect(actionsFor(table, 'bev')).toEqual(['hurt', 'interfere']);
    expect(choicesIn(formOf(table, 'bev', 'hurt'), 'against')).toEqual([table.of('anya').id]);
    const against = ['Cole'];
    expect(table.try('bev', actOf(table, 'bev', 'hurt', { against }))).not.toBeNull();
    act(table, 'bev', 'hurt');
    comes(table);
    settle(table, 'bev', 'Ari');
    expect(wounds(table, 'Ari')).toEqual([0]);
    // It is no action of their turn.
    expect([endeavorAt(table).stage, inIt(table, 'Old Grudge').left]).toEqual(['naming', 1]);
    const other = recovers('grudge', 'Old Grudge', 8);
    pass(other, 'bev');
    expect([endeavorAt(other).extras, endeavorAt(other).stage]).toEqual([[], 'naming']);
  });

  it('HUM-1203: those without the tag do not', () => {
    expect(endeavorAt(recovers('rabble', 'The Rabble', 4)).extras).toEqual([]);
  });

  it('HUM-1204, HUM-908: the Stats of a Horde do not lock while it has a Recovery Button', () => {
    const table = theirTurn(underWay('combat', ['rabble']), 'The Rabble');
    const { id } = table.named('The Rabble');
    expect(table.named('The Rabble').lockless).toBe(true);
    act(table, 'bev', 'hurt', { against: ['Cole'], how: 'hurt' });
    table.onCheck(
      'bev',
      {
        type: 'check.roll',
        version: table.state.public.check?.version ?? 0,
        character: id,
        stat: 'hurt',
      },
      5,
    );
    expect(table.named('The Rabble').stats.hurt?.lock).toBeNull();
    // A d6 was rolled, so it is a medium effect all the same.
    expect(endeavorAt(table).dues[0]?.left).toBe(2);
    const after = recovers('rabble', 'The Rabble', 4);
    expect(after.named('The Rabble').lockless).toBe(false);
    after.send('bev', { type: 'endeavor.end', endeavor: endeavorAt(after).id });
    expect(after.named('The Rabble').lockless).toBe(false);
  });

  it('HUM-1205: what meets an Aptitude of somebody immune fails, without dice; Protect counts, or does not (Q51)', () => {
    const protectedHusk = () => {
      const table = underWay('combat', ['husk']);
      givenOne(table, 'The Husk', { protectedBy: ['somebody'] });
      return table;
    };
    const table = protectedHusk();
    act(table, 'anya', 'hurt');
    expect(table.state.public.check).toBeNull();
    expect(inIt(table, 'Ari').left).toBe(0);
    const own = protectedHusk();
    own.send('bev', { type: 'table.house-rule', rule: 'immunityMeetsProtect', value: 'own' });
    act(own, 'anya', 'hurt');
    expect(own.state.public.check?.frame?.complexity).toBe('hard');
    const apt = underWay('combat', ['husk']);
    act(apt, 'anya', 'hurt', { defended: true });
    expect(apt.state.public.check).toBeNull();
    const open = underWay('combat', ['husk']);
    act(open, 'anya', 'hurt');
    expect(open.state.public.check?.frame?.complexity).toBe('simple');
  });

  it('HUM-1206: Unrelenting attacks once more at the round’s end for each Recovery it has used, before the special', () => {
    const table = underWay('combat', ['clockwork']);
    givenOne(table, 'The Clockwork', { recovered: 2 });
    pass(table, 'anya');
    next(table, 'anya', 'Cole');
    pass(pass(table, 'carl'), 'bev');
    expect(endeavorAt(table).extras).toHaveLength(2);
    expect([endeavorAt(table).stage, actionsFor(table, 'bev')]).toEqual([
      'closing',
      ['hurt', 'interfere'],
    ]);
    act(table, 'bev', 'hurt', { against: ['Cole'] });
    comes(table);
    settle(table, 'bev', 'Cole');
    expect(endeavorAt(table).extras).toHaveLength(1);
    pass(table, 'bev');
    expect(endeavorAt(table).stage).toBe('ready');
  });
});

describe('special actions of Combat', () => {
  /** The end of a round in which somebody holds most. */
  const closing = (seat: 'anya' | 'carl', foes: string[] = ['grudge', 'rabble']) => {
    const table = nextRound(beginning('combat', foes)).withTemporary(seat, 3, 3);
    while (endeavorAt(table).stage !== 'special') {
      if (endeavorAt(table).stage === 'turn') pass(table, 'bev');
      else if (endeavorAt(table).stage === 'naming') {
        const { current, participants, order } = endeavorAt(table);
        const who = Object.keys(participants).find((one) => !order.includes(one)) ?? '';
        table.send('bev', { type: 'endeavor.next', character: current ?? '', who });
      } else throw new Error(endeavorAt(table).stage);
    }
    return table;
  };
  const take = (table: HumanityTable, special: string) => {
    const { holder = '' } = endeavorAt(table).special ?? {};
    return table.send('bev', { type: 'endeavor.special', character: holder, special });
  };

  it('HUM-1312: Combo goes up by what one holds; what one’s own side then moves down opponents move down (Q50)', () => {
    const table = take(closing('anya'), 'combo');
    expect(inIt(table, 'Ari').position).toBe(3);
    givenOne(table, 'Cole', { position: 2 });
    settle(table, 'anya', 'Ari', 2);
    settle(table, 'anya', 'Cole', 2);
    enough(table, 'anya');
    expect(endeavorAt(table).dues[0]).toMatchObject({ kind: 'push', left: 4 });
    settle(table, 'anya', 'Old Grudge', 3);
    settle(table, 'anya', 'The Rabble', 1);
    expect([inIt(table, 'Ari').position, inIt(table, 'Cole').position]).toEqual([1, 0]);
    expect([inIt(table, 'Old Grudge').position, inIt(table, 'The Rabble').position]).toEqual([
      10, 5,
    ]);
  });

  it('HUM-1312: one’s own Wounds eat of it, and only what was really moved counts (Q50)', () => {
    const table = closing('anya');
    wounded(table, 'Ari', 3);
    take(table, 'combo');
    settle(table, 'anya', 'Ari', 2);
    expect(inIt(table, 'Ari').position).toBe(2);
    enough(table, 'anya');
    expect(endeavorAt(table).dues[0]).toMatchObject({ kind: 'push', left: 1 });
  });

  it('HUM-1313: Victory at 30 removes an opponent', () => {
    const table = closing('anya');
    givenOne(table, 'Ari', { position: 30 });
    take(table, 'victory');
    settle(table, 'anya', 'The Rabble');
    expect(inIt(table, 'The Rabble').standing).toBe('removed');
  });

  const theirs = (prepare: (table: HumanityTable) => void, special: string) => {
    const table = nextRound(beginning('combat', ['grudge']));
    const { id } = table.named('Old Grudge');
    table.given(({ public: shared }) => {
      const dice = [1, 2].map((at) => ({
        id: `t${at}`,
        sides: 6,
        value: 4,
        passing: true as const,
      }));
      shared.held = {
        ...shared.held,
        blessing: { ...shared.held?.blessing, [id]: { count: 2, passing: 2, dice } },
      };
    });
    prepare(table);
    pass(goOn(table), 'anya');
    goOn(table);
    next(table, 'anya', 'Cole');
    pass(pass(table, 'carl'), 'bev');
    return table.try('bev', { type: 'endeavor.special', character: id, special }) ? null : table;
  };

  it('HUM-1314: the Combo of antagonists removes who is wounded thrice, then wounds others', () => {
    const table = theirs((one) => wounded(one, 'Cole', 4, 5, 6), 'combo');
    if (!table) throw new Error('It was refused.');
    expect(table.offers('bev', 'endeavor.settle').map(({ label }) => label)).toEqual(['Cole']);
    settle(table, 'bev', 'Cole');
    expect(inIt(table, 'Cole').standing).toBe('removed');
    expect(table.offers('bev', 'endeavor.settle').map(({ label }) => label)).toEqual(['Ari']);
    settle(table, 'bev', 'Ari');
    expect(wounds(table, 'Ari')).toEqual([0]);
    expect(endeavorAt(table).stage).toBe('ready');
  });

  it('HUM-1314: two in a row are not three', () => {
    const table = theirs((one) => wounded(one, 'Cole', 4, 5, 7), 'combo');
    expect(table && endeavorAt(table).dues.map(({ kind }) => kind)).toEqual(['wound']);
  });

  it('HUM-1315: ten Schemes in a row remove an opponent, nine do not', () => {
    const withSchemes = (count: number) => (one: HumanityTable) => {
      givenIn(one, ({ buttons, tracks }) => {
        const [track = ''] = Object.keys(tracks);
        for (let at = 0; at < count; at += 1) {
          buttons[`s${at}`] = { id: `s${at}`, kind: 'scheme', track, at: at + 2, owner: null };
        }
      });
    };
    expect(theirs(withSchemes(9), 'victory')).toBeNull();
    const table = theirs(withSchemes(10), 'victory');
    if (!table) throw new Error('It was refused.');
    settle(table, 'bev', 'Ari');
    expect(inIt(table, 'Ari').standing).toBe('removed');
  });
});

describe('Shine', () => {
  const shining = (...values: number[]) =>
    underWay('combat', ['grudge']).withBlessings('anya', ...values);
  const shine = (table: HumanityTable, ...dice: string[]) =>
    table.try('anya', { type: 'endeavor.shine', character: table.of('anya').id, dice });

  it('HUM-1305: joins two other actions for two equal Blessings', () => {
    const table = shining(5, 5);
    expect(shine(table, 'anya-1', 'anya-2')).toBeNull();
    expect(table.blessings('anya')).toEqual([2]);
    expect(choicesIn(formOf(table, 'anya', 'hurt'), 'also')).not.toContain('hurt');
    act(table, 'anya', 'hurt', { also: 'advance', how: 'hurt' });
    comes(table, { effect: 'medium' });
    settle(table, 'anya', 'Old Grudge', 2);
    settle(table, 'anya', 'Ari', 2);
    expect([inIt(table, 'Old Grudge').position, inIt(table, 'Ari').position]).toEqual([8, 2]);
    expect([endeavorAt(table).shining, endeavorAt(table).stage]).toEqual([false, 'naming']);
  });

  it('HUM-1305: of three equal ones it takes two', () => {
    const table = shining(5, 5).withBlessings('anya', 5);
    const [offer] = table.offers('anya', 'endeavor.shine');
    expect(offer?.with.dice).toEqual(['anya-1', 'anya-2']);
  });

  it('HUM-1305, HUM-620: is not for unequal ones; temporary ones pay as well, and it ends with the turn', () => {
    const table = shining(5, 2);
    expect(shine(table, 'anya-1', 'anya-2')).not.toBeNull();
    const own = blessingsOf(table.state, table.of('anya').id);
    const temp = own.find(({ passing }) => passing)?.id ?? '';
    expect(table.offers('anya', 'endeavor.shine')).toMatchObject([
      { with: { dice: [temp, 'anya-2'] } },
    ]);
    expect(shine(table, temp, 'anya-2')).toBeNull();
    expect(table.blessings('anya')).toEqual([5]);
    pass(table, 'anya');
    expect(endeavorAt(table).shining).toBe(false);
  });
});
