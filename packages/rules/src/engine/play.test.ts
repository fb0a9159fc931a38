import { describe, expect, it } from 'vitest';
import type { Line, TypedDice } from '.';
import { LOG_WINDOW, linesOf } from '.';
import type { Act } from './testing/small-table';
import { ana, bev, by, SmallTable, server, smallSystem } from './testing/small-table';

/** What a table refuses, or `null`. */
const refusal = (table: SmallTable, ...what: Parameters<SmallTable['tries']>) => {
  const outcome = table.tries(...what);
  return outcome.ok ? null : outcome.refusal;
};

describe('who gives a command', () => {
  const seat: Act['act'] = (play) => void play.seat();
  const director: Act['act'] = (play) => void play.director('open the next session');

  it('TABLE-001: is somebody who sits at the table, and nobody else', () => {
    const table = new SmallTable();
    expect(refusal(table, by('bev'), seat)).toBeNull();
    for (const nobody of [server, by('carl')]) {
      expect(refusal(table, nobody, seat)).toMatchObject({ rule: 'TABLE-001' });
    }
  });

  it('TABLE-002: is whoever directs, who is named to everybody else', () => {
    const dan = { ...ana, id: 'dan', name: 'Dan' };
    const gone = { ...ana, id: 'eve', name: 'Eve', vacant: true };
    const instead = (...seats: (typeof ana)[]) =>
      refusal(new SmallTable(smallSystem(), [...seats, bev]), by('bev'), director)?.instead;
    expect(refusal(new SmallTable(), by('ana'), director)).toBeNull();
    expect(refusal(new SmallTable(), by('bev'), director)).toMatchObject({
      message: 'Only the director can open the next session.',
      rule: 'TABLE-002',
    });
    expect(instead(ana)).toBe('Ask Ana.');
    expect(instead(ana, dan, gone)).toBe('Ask Ana or Dan.');
    expect(instead(gone)).toBe('Ask the director.');
  });

  it('is told apart without a refusal as well', () => {
    const table = new SmallTable();
    const directs = (actor: Parameters<typeof table.does>[0]) => {
      let found: boolean | null = null;
      table.does(actor, (play) => {
        found = play.isDirector();
      });
      return found;
    };
    expect([by('ana'), by('bev'), by('carl'), server].map(directs)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('dice', () => {
  /** Dice that somebody types in, as they are kept. */
  const hand = (...faces: number[]): TypedDice => ({
    next: () => faces.shift() ?? null,
    left: () => faces.length,
  });

  it('TABLE-013: fall only while a session is open', () => {
    const table = new SmallTable();
    const seeds = { public: 'seed', director: 'seed' };
    table.does(server, (play) => play.emit({ type: 'sessionClosed', session: 1, seeds }));
    expect(refusal(table, by('bev'), (play) => void play.roll([6], 'a try'))).toMatchObject({
      rule: 'TABLE-013',
    });
  });

  it('are kept with their sides where any has others than six, also one that fell later', () => {
    const table = new SmallTable();
    const sidesOf = (sides: number[], faces: number[], more?: number) => {
      table.dice.next(...faces);
      const { events } = table.does(by('bev'), (play) => {
        const once = (fallen: readonly number[]) =>
          more !== undefined && fallen.length === sides.length ? more : null;
        play.roll(sides, 'a try', 'public', once);
      });
      const [rolled] = events;
      return rolled?.type === 'diceRolled' ? [rolled.faces, rolled.sides, rolled.roll] : null;
    };
    expect(sidesOf([6, 6], [1, 2])).toEqual([[1, 2], undefined, 0]);
    expect(sidesOf([6, 8], [3, 8])).toEqual([[3, 8], [6, 8], 1]);
    expect(sidesOf([6], [6, 12], 12)).toEqual([[6, 12], [6, 12], 2]);
    expect(sidesOf([6], [6, 1], 6)).toEqual([[6, 1], undefined, 3]);
  });

  it('TABLE-063: that somebody types in are taken by rolls that everybody sees, and by no others', () => {
    const table = new SmallTable();
    table.dice.next(2, 3);
    const { events } = table.does(by('bev'), (play) => {
      play.typeDice(hand(6, 5, 4));
      expect(play.roll([6, 6], 'both')).toEqual({
        faces: [6, 5],
        proof: { stream: 'public', session: 1, roll: 0, typed: true },
      });
      expect(play.roll([6], 'in secret', 'director').faces).toEqual([2]);
      expect(play.roll([6], 'one more').faces).toEqual([4]);
      // None is left, so the others fall by themselves.
      const last = play.roll([6], 'the last');
      expect(last).toEqual({ faces: [3], proof: { stream: 'public', session: 1, roll: 2 } });
    });
    expect(events.map((event) => 'typed' in event)).toEqual([true, false, true, false]);
  });

  it('TABLE-063: that do not show what they say, or are too few or too many, are refused', () => {
    const rolling = (faces: number[], ...rolls: number[][]) =>
      refusal(new SmallTable(), by('bev'), (play) => {
        play.typeDice(hand(...faces));
        for (const sides of rolls) play.roll(sides, 'a try');
      })?.message;
    expect(rolling([1, 6], [6, 6])).toBeUndefined();
    expect(rolling([0], [6])).toBe('A die with 6 sides does not show 0.');
    expect(rolling([7], [6])).toBe('A die with 6 sides does not show 7.');
    expect(rolling([1], [6, 6])).toBe('It takes 2 dice, and 1 was typed in.');
    expect(rolling([1, 2], [6, 6, 6])).toBe('It takes 3 dice, and 2 were typed in.');
    expect(rolling([1, 2, 3], [6, 6])).toBe('It takes 2 dice, and 3 were typed in.');
    expect(rolling([1, 2], [6])).toBe('It takes 1 die, and 2 were typed in.');
    expect(rolling([1, 2, 3], [6, 6], [6, 6])).toBe('It takes 4 dice, and 3 were typed in.');
    expect(rolling([1])).toBe('No dice fall there that everybody sees.');
  });

  it('TABLE-063: that explode are asked for one by one', () => {
    const exploding = refusal(new SmallTable(), by('bev'), (play) => {
      play.typeDice(hand(6, 6));
      play.roll([6], 'a try', 'public', (faces) => (faces.at(-1) === 6 ? 6 : null));
    });
    expect(exploding?.message).toBe('It takes 3 dice, and 2 were typed in.');
  });
});

describe('a line of the log', () => {
  const said = (text: string, line: Line = {}, actor = by('bev')) => {
    const table = new SmallTable();
    table.does(actor, (play) => play.say(text, line));
    return {
      shared: linesOf(table.state.public.log).at(-1),
      desk: linesOf(table.state.director.log).at(-1),
    };
  };

  it('says who did what, and nothing that there is not', () => {
    expect(said('bev rests.').shared).toStrictEqual({
      seq: 2,
      at: 2_000,
      by: 'bev',
      text: 'Bev rests.',
    });
    expect(said('Rest.', { notes: [] }).shared).not.toHaveProperty('notes');
    expect(
      said('Rest.', { notes: ['So.'], reason: 'Because', reveals: true }).shared,
    ).toMatchObject({ notes: ['So.'], reason: 'Because', reveals: true });
  });

  it('shows the roll that it tells of', () => {
    const roll = {
      ...{ title: 'A try', groups: [], modifiers: [] },
      reading: { word: 'Good', tone: 'good' as const },
      proof: { stream: 'public' as const, session: 1, roll: 0 },
    };
    expect(said('Try.', { roll }).shared?.roll).toEqual(roll);
  });

  it('names nobody where the table did it, or nobody is to be named', () => {
    expect(said('Rest.', {}, server).shared?.by).toBeNull();
    expect(said('Rest.', { anonymous: true }).shared?.by).toBeNull();
  });

  it('ends with one mark, that of a name or its own', () => {
    expect(
      ['Who!.', 'Who?.', 'Who….', 'Who.', 'A!. B.'].map((text) => said(text).shared?.text),
    ).toEqual(['Who!', 'Who?', 'Who…', 'Who.', 'A!. B.']);
  });

  it('stays on the desk without a beat, which tells everybody', () => {
    const beat = { kind: 'rest', about: [] };
    const { shared, desk } = said('Rest.', { to: 'director', beat });
    expect(shared).toBeUndefined();
    expect(desk).toStrictEqual({ seq: 2, at: 2_000, by: 'bev', text: 'Rest.' });
    expect(said('Rest.', { to: 'public', beat }).shared?.beat).toEqual(beat);
  });

  it('has with its beat what a person wrote of it, and the chapter that it begins', () => {
    const chapter = { part: 'begins', name: 'Session 2' } as const;
    const beat = { kind: 'session', about: ['ana'], fiction: 'Rain.', chapter };
    expect(said('Begin.', { beat }).shared?.beat).toEqual(beat);
    expect(said('Begin.', { beat: { kind: 'session', about: [] } }).shared?.beat).toStrictEqual({
      kind: 'session',
      about: [],
    });
  });
});

describe('what has changed', () => {
  const beat = { kind: 'harm', about: [] };
  const set =
    (of: string, to: number): Act['act'] =>
    (play) =>
      play.emit({ type: 'stressSet', of, to });
  const change = (what: string, from: number, to: number, why?: string) => ({
    of: null,
    what,
    from,
    to,
    ...(why ? { why } : {}),
  });
  const changesOf = (table: SmallTable) =>
    linesOf(table.state.public.log).map((entry) => entry.beat?.changes);

  it('is told by the beat that comes after it, and after the last one by that', () => {
    const table = new SmallTable();
    table.does(by('bev'), (play) => {
      set('Bev', 1)(play);
      play.because(null, 'Bev', 'a push');
      play.say('One.', { beat });
      set('Bev', 3)(play);
      play.say('Two.', { beat });
      play.because(null, 'Bev', 'a promise');
      set('Bev', 4)(play);
      set('Cleo', 1)(play);
    });
    expect(changesOf(table)).toEqual([
      [change('Bev', 0, 1, 'a push')],
      [change('Bev', 1, 4, 'a promise'), change('Cleo', 0, 1)],
    ]);
  });

  it('is told of the right line, also in a log that is full', () => {
    const table = new SmallTable();
    for (let lines = 0; lines < LOG_WINDOW + 3; lines += 1) {
      table.does(by('bev'), (play) => play.say(`Line ${lines}.`));
    }
    const { events } = table.does(by('bev'), (play) => {
      play.say('Last but one.', { beat });
      set('Bev', 2)(play);
      play.say('The last.');
    });
    const changes = [change('Bev', 0, 2)];
    expect(
      linesOf(table.state.public.log)
        .map(({ text, beat }) => [text, beat?.changes])
        .slice(-3),
    ).toEqual([
      [`Line ${LOG_WINDOW + 2}.`, undefined],
      ['Last but one.', changes],
      ['The last.', undefined],
    ]);
    // What is stored says the same.
    expect(
      events.flatMap((event) => (event.type === 'logged' ? [event.entry.beat?.changes] : [])),
    ).toEqual([changes, undefined]);
  });

  it('is not looked for where nothing but the log and the dice is another one', () => {
    let asked = 0;
    const rules = smallSystem();
    const table = new SmallTable({
      ...rules,
      publicValues(state) {
        asked += 1;
        return rules.publicValues?.(state) ?? [];
      },
    });
    table.dice.next(1, 2);
    table.does(by('bev'), (play) => {
      play.roll([6], 'Why not');
      play.because(null, 'Bev', 'nothing');
      play.say('One.', { beat });
      play.say('Two.', { beat });
    });
    expect([changesOf(table), asked]).toEqual([[undefined, undefined], 0]);
    table.does(by('bev'), (play) => {
      play.say('Three.', { beat });
      play.roll([6], 'Why not');
      set('Bev', 2)(play);
    });
    expect(changesOf(table).at(-1)).toEqual([change('Bev', 0, 2)]);
    expect(asked).toBeGreaterThan(0);
  });

  it('is looked for again only where a field that values are read from was written to since', () => {
    let asked = 0;
    const rules = smallSystem();
    const table = new SmallTable({
      ...rules,
      valuesFrom: ['stress'],
      publicValues(state) {
        asked += 1;
        return rules.publicValues?.(state) ?? [];
      },
    });
    const told = (act: Act['act']) => {
      asked = 0;
      table.does(by('bev'), act);
      return [changesOf(table).at(-1), asked > 0];
    };
    expect(
      told((play) => {
        play.emit({ type: 'moodSet', mood: 'grim' });
        play.say('Grim.', { beat });
      }),
    ).toEqual([undefined, false]);
    expect(
      told((play) => {
        set('Bev', 2)(play);
        play.say('Two.', { beat });
      }),
    ).toEqual([[change('Bev', 0, 2)], true]);
    const twice = told((play) => {
      set('Bev', 3)(play);
      play.say('Three.', { beat });
      play.emit({ type: 'moodSet', mood: 'glad' });
      play.say('Glad.', { beat });
    });
    expect(twice).toEqual([undefined, true]);
    // Before and now, for the first of the two alone.
    expect([changesOf(table).at(-2), asked]).toEqual([[change('Bev', 2, 3)], 2]);
  });

  it('is nothing where it came back to what it was, or where the game lists no values', () => {
    const there = (table: SmallTable) => {
      table.does(by('bev'), (play) => {
        set('Bev', 1)(play);
        set('Bev', 0)(play);
        play.say('Nothing.', { beat });
      });
      return changesOf(table);
    };
    expect(there(new SmallTable())).toEqual([undefined]);
    const { publicValues: _none, ...rest } = smallSystem();
    const table = new SmallTable(rest);
    table.does(by('bev'), (play) => {
      set('Bev', 1)(play);
      play.say('Nothing.', { beat });
    });
    expect(changesOf(table)).toEqual([undefined]);
  });
});

it('an id is the number of its command and one of its own', () => {
  const table = new SmallTable();
  const ids: string[] = [];
  for (const prefix of ['c', 'd']) {
    table.does(by('bev'), (play) => ids.push(play.id(prefix), play.id(prefix)));
  }
  expect(ids).toEqual(['c2-1', 'c2-2', 'd3-1', 'd3-2']);
});
