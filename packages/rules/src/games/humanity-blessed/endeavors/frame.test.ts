import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { cast, countOf } from '../characters/find';
import { temporary } from '../endeavors/find';
import { seated } from '../testing';
import {
  act,
  actionsFor,
  beginning,
  comes,
  endeavorAt,
  formOf,
  givenIn,
  givenOne,
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

describe('an Endeavor', () => {
  it('HUM-1101: is begun by whoever has the last word, one at a time', () => {
    const table = beginning('combat');
    expect(endeavorAt(table)).toMatchObject({ type: 'combat', round: 0, stage: 'ready' });
    const who = [table.of('anya').id];
    expect(table.try('anya', { type: 'endeavor.begin', kind: 'racing', who })?.rule).toBe(
      'HUM-101',
    );
    expect(table.try('bev', { type: 'endeavor.begin', kind: 'racing', who })?.rule).toBe(
      'HUM-1101',
    );
  });

  it('HUM-1102, HUM-505: frees all Stats of those in it, and of nobody else', () => {
    const table = seated()
      .withStats('anya', { head: [4, 3] })
      .withStats('carl', { head: [4, 2] });
    table.send('bev', { type: 'endeavor.begin', kind: 'combat', who: [table.of('anya').id] });
    expect(table.stat('anya', 'head').lock).toBeNull();
    expect(table.stat('carl', 'head').lock).toEqual({ value: 2 });
  });

  it('HUM-1103, HUM-1104: each round gives everybody in it a temporary Blessing, antagonists too', () => {
    const table = nextRound(beginning('combat', ['grudge']), 4, 2, 6);
    expect(endeavorAt(table).round).toBe(1);
    expect([table.blessings('anya'), table.blessings('carl')]).toEqual([[4], [2]]);
    expect(temporary(table.state, table.named('Old Grudge').id)).toBe(1);
    expect(
      table.try('anya', { type: 'endeavor.round', endeavor: endeavorAt(table).id }),
    ).not.toBeNull();
  });

  it('HUM-1104, HUM-602: a 1 brings one more, which is temporary as well (Q14)', () => {
    const table = nextRound(beginning('combat'), 1, 5, 3);
    expect([table.blessings('anya'), table.blessings('carl')]).toEqual([[1, 5], [3]]);
    expect(temporary(table.state, table.of('anya').id)).toBe(2);
  });

  it('HUM-1105: temporary Blessings go when it ends, lasting ones stay', () => {
    const table = nextRound(beginning('combat').withBlessings('anya', 6), 4, 2);
    expect(table.blessings('anya')).toEqual([6, 4]);
    table.send('bev', { type: 'endeavor.end', endeavor: endeavorAt(table).id });
    expect(table.blessings('anya')).toEqual([6]);
    expect(table.state.public.endeavor).toBeNull();
  });

  it('HUM-1201, TABLE-012: whoever stands ready leaves the story with it, and takes no room', () => {
    const table = beginning('combat', ['grudge']);
    const { id: endeavor } = endeavorAt(table);
    table.send('bev', { type: 'endeavor.antagonist', endeavor, name: 'The Miller', sp: 4 });
    const before = countOf(table.state);
    table.send('bev', { type: 'endeavor.end', endeavor });
    const there = cast(table.state).map(({ name }) => name);
    expect(there).toContain('The Miller');
    expect(there).not.toContain('Old Grudge');
    expect(countOf(table.state)).toBe(before - 1);
    const back = table.offers('bev', 'character.return').map(({ label }) => label);
    expect(back).toEqual([]);
    // The next one has them anew, by the same name.
    const who = [table.of('anya').id];
    table.send('bev', { type: 'endeavor.begin', kind: 'combat', who, foes: ['grudge'] });
    expect(cast(table.state).map(({ name }) => name)).toContain('Old Grudge');
  });

  it('HUM-1801: what lies on each track is told as it begins, from below upward', () => {
    const table = seated();
    table.send('bev', { type: 'endeavor.ready', plan: 'roofs-to-the-bell' });
    const all = linesOf(table.state.public.log);
    expect(all.find(({ text }) => text.startsWith('Racing begins'))?.notes).toContain(
      'The roofs: Terrain (Loose slates) at 4, Terrain (The gap; no Head, Heart from here) at 7, ' +
        'Terrain (The washing lines; no Hurt from here) at 11, the finish at 15.',
    );
  });

  it('HUM-1104, HUM-1801: what each gains is told once, as the dice say it', () => {
    const table = nextRound(beginning('combat'), 1, 5, 3);
    const line = linesOf(table.state.public.log).find(({ text }) => text.startsWith('Round 1'));
    expect(line).toMatchObject({ text: 'Round 1: a temporary Blessing for everybody.' });
    expect(line?.notes).toBeUndefined();
    expect(line?.roll?.groups.map(({ label }) => label)).toEqual(['Ari', 'Cole']);
  });

  it('HUM-1106: each names the next in round one, and the order stays', () => {
    const table = underWay('combat', ['grudge']);
    expect(turnOf(table)).toBe('Ari');
    pass(table, 'anya');
    expect(endeavorAt(table).stage).toBe('naming');
    expect(
      table.try('carl', {
        type: 'endeavor.next',
        character: table.of('anya').id,
        who: table.of('carl').id,
      }),
    ).not.toBeNull();
    next(table, 'anya', 'Old Grudge');
    expect(turnOf(table)).toBe('Old Grudge');
    // Only one is left, so nobody is asked.
    pass(table, 'bev');
    expect(turnOf(table)).toBe('Cole');
    passAll(table);
    nextRound(table);
    const order = [turnOf(table)];
    for (const seat of ['anya', 'bev']) order.push(turnOf(pass(table, seat)));
    expect(order).toEqual(['Ari', 'Old Grudge', 'Cole']);
  });

  it('HUM-1106: goes round as people sit where the table plays so', () => {
    const table = seated().withStats('carl', { hurt: 10 });
    const who = [table.of('anya').id, table.of('carl').id];
    table.send('bev', { type: 'endeavor.begin', kind: 'combat', who, order: 'clockwise' });
    nextRound(table);
    expect(turnOf(table)).toBe('Cole');
    expect(turnOf(pass(table, 'carl'))).toBe('Ari');
  });

  it('HUM-1116, HUM-1209: asks who begins where two have as large a Stat', () => {
    const table = seated().withStats('anya', { hurry: 8 }).withStats('carl', { hurt: 8 });
    const who = [table.of('anya').id, table.of('carl').id];
    table.send('bev', { type: 'endeavor.begin', kind: 'combat', who, foes: ['rabble'] });
    const endeavor = endeavorAt(table).id;
    expect(endeavorAt(table).stage).toBe('first');
    expect(table.state.public.derived.prompts['endeavor-first']?.to).toEqual(['bev']);
    expect(table.offers('bev', 'endeavor.first')).toHaveLength(2);
    expect(
      table.try('anya', { type: 'endeavor.first', endeavor, who: table.of('anya').id })?.rule,
    ).toBe('HUM-101');
    table.send('bev', { type: 'endeavor.first', endeavor, who: table.of('carl').id });
    expect(turnOf(nextRound(table))).toBe('Cole');
  });

  it('HUM-1107: one action a round, on one’s turn, and nothing besides', () => {
    const table = underWay('combat', ['grudge']);
    expect(table.offers('carl', 'endeavor.act')).toEqual([]);
    expect(table.offers('anya', 'check.propose')).toEqual([]);
    expect(
      table.try('carl', { type: 'check.propose', character: table.of('carl').id, stat: 'head' })
        ?.rule,
    ).toBe('HUM-1107');
    expect(table.try('anya', { type: 'rest.take', character: table.of('anya').id })?.rule).toBe(
      'HUM-1107',
    );
    act(table, 'anya', 'rest');
    next(table, 'anya', 'Cole');
    expect(turnOf(table)).toBe('Cole');
    expect(table.offers('anya', 'endeavor.act')).toEqual([]);
  });

  it('HUM-1107: a Check that is taken back has used nothing', () => {
    const table = underWay('combat', ['grudge']);
    act(table, 'anya', 'advance');
    table.onCheck('anya', { type: 'check.withdraw' });
    expect([turnOf(table), inIt(table, 'Ari').left]).toEqual(['Ari', 1]);
    expect(actionsFor(table, 'anya')).toContain('hurt');
  });

  it('HUM-1111, HUM-1112: a group moves a total that it shares out as it likes', () => {
    const table = underWay('combat', ['grudge']);
    act(table, 'anya', 'advance');
    table.given(({ public: { check } }) => {
      if (check) check.members = [table.of('carl').id];
    });
    comes(table, { effect: 'large' });
    settle(table, 'anya', 'Cole', 2);
    expect(
      table.try('anya', {
        type: 'endeavor.settle',
        due: endeavorAt(table).dues[0]?.id ?? '',
        who: table.of('anya').id,
        amount: 2,
      }),
    ).not.toBeNull();
    settle(table, 'anya', 'Ari');
    expect([inIt(table, 'Ari').position, inIt(table, 'Cole').position]).toEqual([1, 2]);
    expect(endeavorAt(table).dues).toEqual([]);
    // Cole has acted in Ari’s turn.
    expect(inIt(table, 'Cole').left).toBe(0);
    expect(turnOf(table)).toBe('Old Grudge');
  });

  it('HUM-1113, HUM-1114: only what is on one’s track can be touched; a change goes to its 0', () => {
    const table = underWay('combat', ['grudge']);
    table.send('bev', { type: 'endeavor.track', endeavor: endeavorAt(table).id, name: 'The roof' });
    givenOne(table, 'Ari', { position: 5 });
    act(table, 'anya', 'change');
    expect(inIt(table, 'Ari')).toMatchObject({ position: 0, left: 0 });
    expect(endeavorAt(table).tracks[inIt(table, 'Ari').track]?.name).toBe('The roof');
    next(table, 'anya', 'Cole');
    pass(table, 'carl');
    expect(turnOf(table)).toBe('Old Grudge');
    const offer = table.offers('bev', 'endeavor.act').find((one) => one.with.action === 'hurt');
    expect(offer?.fields?.find(({ name }) => name === 'against')).toMatchObject({
      options: [{ label: 'Cole' }],
    });
  });

  it('HUM-1303: changing the track takes a Check where the table says so', () => {
    const table = underWay('combat', ['grudge']);
    const { id } = endeavorAt(table);
    table.send('bev', { type: 'endeavor.track', endeavor: id, name: 'The roof' });
    table.send('bev', { type: 'endeavor.changing', endeavor: id, changing: 'check' });
    expect(
      table.try('anya', {
        type: 'endeavor.act',
        character: table.of('anya').id,
        action: 'change',
        track: Object.keys(endeavorAt(table).tracks)[1] ?? '',
      }),
    ).not.toBeNull();
    act(table, 'anya', 'change');
    expect(table.state.public.check?.purpose).toMatchObject({ action: 'change' });
    comes(table, { band: 'failure' });
    expect(endeavorAt(table).tracks[inIt(table, 'Ari').track]?.name).toBe('The track');
  });

  it('HUM-1115: a personal Button is somebody’s, a global one is everybody’s', () => {
    const table = underWay('combat', ['grudge']);
    const { id: endeavor, tracks } = endeavorAt(table);
    const track = Object.keys(tracks)[0] ?? '';
    const button = { type: 'endeavor.button', endeavor, track, at: 3 } as const;
    expect(table.try('bev', { ...button, kind: 'wound' })).not.toBeNull();
    expect(
      table.try('bev', { ...button, kind: 'terrain', owner: table.of('anya').id }),
    ).not.toBeNull();
    table.send('bev', { ...button, kind: 'wound', owner: table.of('anya').id });
    table.send('bev', { ...button, kind: 'scheme' });
    expect(lines(table, 2)).toEqual(['A Button at 3: Ari’s Wound.', 'A Button at 3: Scheme.']);
    // Two on one position are told apart by name (HUM-1801).
    const labels = table.offers('bev', 'endeavor.button-remove').map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['Remove at 3: Ari’s Wound', 'Remove at 3: Scheme']),
    );
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('HUM-1807: is broken off with all that there is, and goes on', () => {
    const table = underWay('combat', ['grudge']);
    const before = structuredClone(endeavorAt(table));
    const { id: endeavor } = before;
    table.send('bev', { type: 'endeavor.break', endeavor });
    expect(table.offers('anya', 'endeavor.act')).toEqual([]);
    expect(
      table.try('anya', { type: 'endeavor.pass', character: table.of('anya').id }),
    ).not.toBeNull();
    expect(table.offers('anya', 'check.propose')).not.toEqual([]);
    table.send('bev', { type: 'session.end' }).send('bev', { type: 'session.start' });
    table.send('bev', { type: 'endeavor.resume', endeavor });
    expect(endeavorAt(table)).toEqual(before);
    expect(table.blessings('anya')).toEqual([2]);
    expect(actionsFor(table, 'anya')).toContain('advance');
  });

  it('TABLE-050: goes back a step as everything else does', () => {
    const table = underWay('combat', ['grudge']);
    const before = structuredClone(endeavorAt(table));
    pass(table, 'anya');
    table.send('anya', { type: 'table.take-back', to: table.seq });
    expect(endeavorAt(table)).toEqual(before);
  });

  it('HUM-1107: somebody who is away is gone past by whoever has the last word', () => {
    const table = underWay('combat', ['grudge']);
    const { id: endeavor } = endeavorAt(table);
    expect(table.try('carl', { type: 'endeavor.skip', endeavor })?.rule).toBe('HUM-101');
    table.send('bev', { type: 'endeavor.skip', endeavor });
    expect(endeavorAt(table).stage).toBe('naming');
  });
});

describe('the special action', () => {
  const ended = (...faces: number[]) =>
    passAll(nextRound(beginning('combat', ['grudge']), ...faces));

  it('HUM-1109, HUM-1118: nobody takes it where opponents hold as many, by number and not by worth (T17)', () => {
    const table = ended(6, 2, 3);
    expect(endeavorAt(table).stage).toBe('ready');
    expect(lines(table, 1)).toEqual(['Nobody takes a special action.']);
  });

  const richer = () => {
    const table = nextRound(beginning('combat', ['grudge']));
    return table.withTemporary('anya', 2);
  };

  it('HUM-1109, HUM-1105: whoever holds most takes it last of all, and loses what is left of them', () => {
    const table = richer().withBlessings('anya', 5);
    pass(table, 'anya');
    expect(table.offers('anya', 'endeavor.special')).toEqual([]);
    next(table, 'anya', 'Cole');
    pass(pass(table, 'carl'), 'bev');
    expect(endeavorAt(table).special?.holder).toBe(table.of('anya').id);
    expect(table.offers('carl', 'endeavor.special')).toEqual([]);
    table.send('anya', {
      type: 'endeavor.special',
      character: table.of('anya').id,
      special: 'combo',
    });
    expect(inIt(table, 'Ari').position).toBe(2);
    expect(table.blessings('anya')).toEqual([5]);
    expect(table.blessings('carl')).toHaveLength(1);
  });

  it('HUM-1118: the holder may pass, and keeps them', () => {
    const table = richer();
    passAll(table);
    expect(endeavorAt(table).stage).toBe('ready');
    expect(table.blessings('anya')).toHaveLength(2);
  });

  it('HUM-1109: among allies the earliest has it, and may leave it to the other (Q15)', () => {
    const table = richer().withTemporary('carl', 3);
    pass(table, 'anya');
    next(table, 'anya', 'Cole');
    pass(pass(table, 'carl'), 'bev');
    const [ari, cole] = [table.of('anya').id, table.of('carl').id];
    expect(endeavorAt(table).special).toEqual({ holder: ari, tied: [ari, cole] });
    table.send('anya', { type: 'endeavor.yield', character: ari, to: cole });
    expect(table.offers('anya', 'endeavor.special')).toEqual([]);
    table.send('carl', { type: 'endeavor.special', character: cole, special: 'combo' });
    expect([table.blessings('anya').length, table.blessings('carl').length]).toEqual([2, 0]);
  });

  it('HUM-1118: what has a condition that is not met is not offered', () => {
    const at = (position: number) => {
      const table = richer();
      pass(table, 'anya');
      next(table, 'anya', 'Cole');
      givenOne(table, 'Ari', { position });
      pass(pass(table, 'carl'), 'bev');
      return table.offers('anya', 'endeavor.special').map((one) => one.with.special);
    };
    expect([at(29), at(30)]).toEqual([['combo'], ['combo', 'victory']]);
  });
});

describe('acting together', () => {
  /** Ari attacks somebody protected: that takes two Checks. */
  const hard = () => {
    const table = underWay('combat', ['grudge']);
    givenOne(table, 'Old Grudge', { protectedBy: [table.named('Old Grudge').id] });
    return act(table, 'anya', 'hurt');
  };

  it('HUM-1110, HUM-1120: who has not acted is called into a hard action, if they are willing', () => {
    const table = hard();
    const check = table.checkId;
    const cole = table.of('carl').id;
    expect(table.try('carl', { type: 'endeavor.follow', check, character: cole })).not.toBeNull();
    expect(table.try('carl', { type: 'endeavor.call', check, who: cole })?.rule).toBe('HUM-1110');
    table.send('anya', { type: 'endeavor.call', check, who: cole });
    expect(table.try('anya', { type: 'endeavor.follow', check, character: cole })).not.toBeNull();
    table.send('carl', { type: 'endeavor.follow', check, character: cole });
    expect(table.state.public.check?.members).toEqual([cole]);
    comes(table);
    settle(table, 'anya', 'Old Grudge');
    expect(inIt(table, 'Cole').left).toBe(0);
    expect(endeavorAt(table).called).toEqual([]);
  });

  it('HUM-1110: nobody is called into a simple one, nor who has acted or is elsewhere', () => {
    const simple = act(underWay('combat', ['grudge']), 'anya', 'advance');
    expect(simple.offers('anya', 'endeavor.call')).toEqual([]);
    const table = hard();
    givenOne(table, 'Cole', { left: 0 });
    expect(table.offers('anya', 'endeavor.call')).toEqual([]);
    givenOne(table, 'Cole', { left: 1, track: 'elsewhere' });
    expect(table.offers('anya', 'endeavor.call')).toEqual([]);
  });
});

describe('a Check in an Endeavor', () => {
  it('HUM-1301, HUM-804: what has succeeded is continued as an action, at the values that are locked', () => {
    const table = underWay('combat', ['grudge']);
    act(table, 'anya', 'advance', { how: 'hand' });
    table.roll('anya', [8]);
    settle(table, 'anya', 'Ari', 3);
    passAll(table);
    nextRound(table);
    const [going] = table.continues;
    const offer = table.offers('anya', 'endeavor.continue')[0];
    expect(offer?.detail).toContain('Medium Success');
    table.send('anya', { type: 'endeavor.continue', continue: going?.id ?? '' });
    settle(table, 'anya', 'Ari', 3);
    expect(inIt(table, 'Ari').position).toBe(6);
    expect(turnOf(table)).not.toBe('Ari');
  });

  it('HUM-1302: a Rest frees one’s Stats at once, and is the action', () => {
    const table = underWay('combat', ['grudge']).withStats('anya', { head: [4, 3], hand: [10, 6] });
    act(table, 'anya', 'rest');
    expect([table.stat('anya', 'head').lock, table.stat('anya', 'hand').lock]).toEqual([
      null,
      null,
    ]);
    expect(inIt(table, 'Ari').left).toBe(0);
  });

  it('HUM-1304: Operate is for anything else, with a Check where the table wants one', () => {
    const table = underWay('combat', ['grudge']);
    act(table, 'anya', 'operate', { how: 'free', aim: 'Cut the rope' });
    expect(lines(table, 1)).toEqual(['Ari operates something: Cut the rope.']);
    next(table, 'anya', 'Cole');
    act(table, 'carl', 'operate', { how: 'hand' });
    expect(table.state.public.check?.purpose).toMatchObject({ action: 'operate' });
  });

  it('HUM-1108: tags say which Stats; others stand in for them, and Hurt never where it is ruled out', () => {
    const table = underWay('combat', ['grudge'], { head: 6, heart: 6, hurry: 6 });
    const how = (action: string) =>
      table
        .offers('anya', 'endeavor.act')
        .find((one) => one.with.action === action)
        ?.fields?.flatMap((field) =>
          field.name === 'how' && field.kind === 'choice'
            ? field.options.map(({ value }) => value)
            : [],
        );
    // Hurt d10 and Hand d10 are balanced; History stands for anything. A form that is sent as it stands means Hurt.
    expect(how('hurt')).toEqual(['hurt', 'hand>hurt', 'history>hurt']);
    const field = formOf(table, 'anya', 'hurt').find(({ name }) => name === 'how');
    expect(field).toMatchObject({ initial: 'hurt' });
    expect(how('interfere')).toEqual(
      expect.arrayContaining(['head', 'hand', 'heart', 'hurt>hand', 'hurry>head']),
    );
    expect(how('advance')).not.toContain('hurt');
    expect(how('advance')?.some((one) => one.startsWith('hurt'))).toBe(false);
    expect(
      table.try('anya', {
        type: 'endeavor.act',
        character: table.of('anya').id,
        action: 'advance',
        how: 'hurt',
      }),
    ).not.toBeNull();
  });

  it('HUM-1117, HUM-907: a hard action for which no Stat is left fails, and frees what it has locked', () => {
    const table = underWay('combat', ['grudge']);
    givenOne(table, 'Old Grudge', { protectedBy: ['somebody'] });
    act(table, 'anya', 'hurt', { how: 'hurt' });
    rolls(table, 'anya', 9);
    expect(table.offers('anya', 'endeavor.falter')).toEqual([]);
    const { hurt } = table.of('anya').stats;
    table.with('anya', { stats: hurt ? { hurt } : {} });
    table.onCheck('anya', { type: 'endeavor.falter' });
    expect(table.state.public.check).toBeNull();
    expect([table.stat('anya', 'hurt').lock, inIt(table, 'Ari').left]).toEqual([null, 0]);
    expect(inIt(table, 'Old Grudge').position).toBe(10);
  });

  it('HUM-1117: a second Check of a hard action takes what stands for the Stat of its tag', () => {
    const table = underWay('combat', ['grudge']);
    givenOne(table, 'Old Grudge', { protectedBy: ['somebody'] });
    act(table, 'anya', 'hurt', { how: 'hurt' });
    table.roll('anya', [9]);
    const stats = table
      .offers('anya', 'check.roll')
      .flatMap((offer) => [
        offer.with.stat,
        ...(offer.fields ?? []).flatMap((field) =>
          field.name === 'stat' && field.kind === 'choice'
            ? field.options.map(({ value }) => value)
            : [],
        ),
      ]);
    expect(stats).toEqual(expect.arrayContaining(['hand', 'history']));
    expect(stats).not.toContain('head');
  });
});

it('HUM-1111: a track holds whole positions, none below 0 (Q25)', () => {
  const table = underWay('combat', ['grudge']);
  givenIn(table, ({ buttons }) => {
    for (const id of Object.keys(buttons)) delete buttons[id];
  });
  givenOne(table, 'Old Grudge', { position: 1 });
  act(table, 'anya', 'hurt');
  comes(table, { effect: 'large' });
  expect(table.offers('anya', 'endeavor.settle')).toMatchObject([{ label: 'Old Grudge' }]);
  settle(table, 'anya', 'Old Grudge');
  expect(inIt(table, 'Old Grudge').position).toBe(0);
});
