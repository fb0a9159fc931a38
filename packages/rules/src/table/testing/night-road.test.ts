import { describe, expect, it } from 'vitest';
import type { Audience, BaseState, Patch, SeatId } from '../../engine';
import { GameTable, playAnything, SeededDice, seatEverybody } from '../../testing';
import type { RoadCommand, RoadEvent, RoadState } from './night-road';
import { nightRoad } from './night-road';

type RoadTable = GameTable<RoadState, RoadCommand, RoadEvent, { guided: boolean }>;

/** Bev guides (or walks along), Anya and Carl walk, Sam watches. */
const table = (guided = true): RoadTable =>
  seatEverybody(new GameTable(nightRoad, { name: 'A road', setup: { guided } }));
const asked = ({ state }: RoadTable, kind: string) => {
  const [one] = Object.values(state.public.asks ?? {}).filter((each) => each.kind === kind);
  if (!one) throw new Error(`Nothing of ${kind} is asked.`);
  return one;
};
const waiting = ({ state }: RoadTable) => Object.keys(state.public.asks ?? {}).length;
const prompt = (at: RoadTable, kind: string) => at.state.public.derived.prompts[asked(at, kind).id];
const answer = (at: RoadTable, kind: string, seat: string, answer: string | number) =>
  at.send(seat, { type: 'ask.answer', ask: asked(at, kind).id, answer });
const labels = (at: RoadTable, seat: string, command = 'ask.answer') =>
  at.offers(seat, command).map(({ label }) => label);
const away = (at: RoadTable, seat: string) => at.send('server', { type: 'seat.free', seat });
const comes = (at: RoadTable, seat: string, name: string) =>
  at.send('server', { type: 'seat.take', seat, name, role: 'protagonist' });

describe('A secret vote', () => {
  const voting = (guided = true) => table(guided).send('anya', { type: 'pace.ask' });

  it('TABLE-130: waits for whoever is asked, and is settled when all have answered', () => {
    const at = voting();
    expect(prompt(at, 'pace')).toEqual({
      to: ['anya', 'carl'],
      title: 'How fast?',
      text: expect.any(String),
      answered: {},
    });
    expect(labels(at, 'carl')).toEqual(['Slowly', 'At an even pace', 'As fast as you can']);
    expect([labels(at, 'bev'), labels(at, 'sam')]).toEqual([[], []]);
    answer(at, 'pace', 'anya', 3);
    expect(prompt(at, 'pace')).toMatchObject({ to: ['carl'], answered: { anya: '' } });
    expect(labels(at, 'anya')).toEqual([]);
    answer(at, 'pace', 'carl', 2);
    expect(at.state.public.pace).toBe(2);
    expect(at.lastLine()?.notes).toEqual(['Anya: 3', 'Carl: 2']);
    expect(waiting(at)).toBe(0);
    expect(at.state.seats.anya?.answers).toEqual({});
  });

  it('TABLE-131: shows who has answered, and what to nobody else', () => {
    const at = answer(voting(), 'pace', 'anya', 3);
    expect(asked(at, 'pace')).toMatchObject({ answered: { anya: 1 }, answers: {} });
    expect(Object.values(at.state.seats.anya?.answers ?? {})).toEqual([[3]]);
    const { public: shared, director, seats } = at.state;
    expect(JSON.stringify({ shared, director, carl: seats.carl })).not.toMatch(/\[3\]/);
  });

  it('TABLE-131: sends all others the same, whatever is answered', () => {
    const told = (value: number) => {
      const at = answer(voting(), 'pace', 'anya', value);
      return withoutSeat(at.patches, 'anya');
    };
    expect(told(1)).toEqual(told(3));
    expect(told(1).size).toBeGreaterThan(0);
  });

  it('TABLE-132: goes on without whoever has not answered, when whoever asked or guides says so', () => {
    const at = answer(voting(), 'pace', 'anya', 3);
    expect(labels(at, 'anya', 'ask.early')).toEqual(['Go on without Carl']);
    expect(labels(at, 'bev', 'ask.early')).toEqual(['Go on without Carl']);
    expect(labels(at, 'carl', 'ask.early')).toEqual([]);
    const early = { type: 'ask.early', ask: asked(at, 'pace').id };
    expect(at.try('carl', early)).toMatchObject({ rule: 'TABLE-132' });
    at.send('bev', early);
    expect(at.state.public.pace).toBe(3);
  });

  it('TABLE-132: where nobody guides, whoever plays goes on', () => {
    const at = voting(false);
    expect(prompt(at, 'pace')).toMatchObject({ to: ['bev', 'anya', 'carl'] });
    expect(labels(at, 'carl', 'ask.early')).toEqual(['Go on without Bev, Anya and Carl']);
    at.send('carl', { type: 'ask.early', ask: asked(at, 'pace').id });
    expect([waiting(at), at.state.public.pace]).toEqual([0, 1]);
  });

  it('TABLE-130: is settled when the last who has not answered leaves, and what was answered stands', () => {
    const at = away(answer(voting(), 'pace', 'anya', 3), 'carl');
    expect([waiting(at), at.state.public.pace]).toEqual([0, 3]);
    const left = away(answer(voting(), 'pace', 'anya', 3), 'anya');
    expect(prompt(left, 'pace')).toMatchObject({ to: ['carl'] });
    expect(answer(left, 'pace', 'carl', 1).state.public.pace).toBe(1);
    expect(left.lastLine()?.notes).toEqual(['Anya: 3', 'Carl: 1']);
  });

  it('TABLE-135: asks whoever takes the seat anew', () => {
    const at = comes(away(answer(voting(), 'pace', 'anya', 3), 'anya'), 'anya', 'Zoe');
    expect(asked(at, 'pace')).toMatchObject({ answered: {} });
    expect(at.state.seats.anya?.answers).toBeUndefined();
    expect(prompt(at, 'pace')).toMatchObject({ to: ['anya', 'carl'] });
  });

  it('TABLE-135: is not told to whoever sits there by an undo, either', () => {
    const at = answer(voting(), 'pace', 'anya', 3);
    comes(away(at, 'anya'), 'anya', 'Zoe').send('carl', { type: 'walk' }, 5);
    at.send('bev', { type: 'table.undo', to: at.seq - 2 });
    expect(at.state.public.rolled).toBeNull();
    expect(at.state.seats.anya?.answers).toBeUndefined();
    expect(asked(at, 'pace').answered).toEqual({});
  });

  it('TABLE-017, 131: goes back with an undo, what was answered and that it was', () => {
    const at = answer(voting(), 'pace', 'anya', 3);
    answer(at, 'pace', 'carl', 2);
    at.send('bev', { type: 'table.undo', to: at.seq, evenIfRevealed: true });
    expect(asked(at, 'pace').answered).toEqual({ anya: 1 });
    expect(Object.values(at.state.seats.anya?.answers ?? {})).toEqual([[3]]);
    at.send('bev', { type: 'table.undo', to: at.seq - 2 });
    expect(asked(at, 'pace').answered).toEqual({});
    expect(at.state.seats.anya?.answers ?? {}).toEqual({});
  });

  it('holds the session until it is settled', () => {
    const at = voting();
    expect(at.try('bev', { type: 'session.end' })?.message).toContain('“How fast?” waits');
    at.send('bev', { type: 'ask.early', ask: asked(at, 'pace').id });
    expect(at.try('bev', { type: 'session.end' })).toBeNull();
  });

  it('is asked once at a time, and answered once', () => {
    const at = answer(voting(), 'pace', 'anya', 3);
    expect(at.try('carl', { type: 'pace.ask' })).toMatchObject({ rule: 'TABLE-009' });
    const again = { type: 'ask.answer', ask: asked(at, 'pace').id, answer: 1 };
    expect(at.try('anya', again)).toMatchObject({ rule: 'TABLE-008' });
    expect(at.try('bev', again)).toMatchObject({ rule: 'TABLE-004' });
    expect(at.try('carl', { ...again, answer: 7 })).toMatchObject({ rule: 'TABLE-112' });
    expect(at.try('carl', { ...again, seat: 'bev' })).toMatchObject({ rule: 'TABLE-004' });
  });
});

describe('The road', () => {
  it('TABLE-137, TABLE-186, TABLE-190: says who stands where, and that somebody comes upon another', () => {
    const at = table().given((state) => {
      state.public.tracks.road = { party: 2, night: 1 };
    });
    at.send('anya', { type: 'rest.ask' });
    answer(at, 'rest', 'carl', 'yes');
    expect(at.state.public.tracks.road).toEqual({ party: 2, night: 2 });
    expect(at.lastLine()?.text).toBe('The night comes up with them.');
    expect(at.state.public.derived.nextStep?.text).toBe(
      'You are at position 2 of 8, beside the night.',
    );
  });
});

describe('Lanterns', () => {
  it('TABLE-211, TABLE-212: are held by whoever walks, and given to others', () => {
    const at = table();
    at.send('anya', { type: 'walk' }, 3);
    at.send('carl', { type: 'lantern.hold', walk: asked(at, 'help').id, how: 'high' });
    expect(at.lastLine()?.beat?.changes).toContainEqual({
      ...{ of: 'carl', what: 'lanterns', from: 2, to: 1, size: 2 },
    });
    expect(at.offers('carl').filter(({ command }) => command.startsWith('held.'))).toMatchObject([
      { command: 'held.give', with: { holder: 'carl', kind: 'lantern' } },
    ]);
    const give = { type: 'held.give', holder: 'anya', kind: 'lantern', to: 'carl', amount: 2 };
    expect(at.try('carl', give)).toMatchObject({ rule: 'TABLE-112' });
    at.send('anya', give);
    expect(at.state.public.held?.lantern).toEqual({ carl: { count: 2 } });
    expect(at.lastLine()?.notes).toEqual(['Carl: 1 lantern too many: lost.']);
  });
});

describe('An agreement', () => {
  const resting = () => table().send('anya', { type: 'rest.ask' });

  it('is there when all have said yes', () => {
    const at = resting().given(({ public: shared }) => {
      shared.held = { lantern: { carl: { count: 1 } } };
    });
    expect(asked(at, 'rest').answers).toEqual({ anya: ['yes'] });
    expect(prompt(at, 'rest')).toMatchObject({ to: ['carl'], answered: { anya: 'Rest' } });
    answer(at, 'rest', 'carl', 'yes');
    expect(at.state.public).toMatchObject({
      held: { lantern: { anya: { count: 2 }, carl: { count: 2 } } },
      tracks: { road: { night: 1 } },
    });
  });

  it('TABLE-130: ends with the first no', () => {
    const at = comes(resting(), 'dina', 'Dina');
    answer(at, 'rest', 'carl', 'no');
    expect(waiting(at)).toBe(0);
    expect(at.state.public.tracks.road).toEqual({ party: 0, night: 0 });
    expect(at.lastLine()?.text).toBe('Carl does not want to rest now.');
  });

  it('TABLE-132: is nobody’s to cut short, and is withdrawn by whoever asked or guides', () => {
    const at = resting();
    for (const seat of ['anya', 'bev', 'carl']) expect(labels(at, seat, 'ask.early')).toEqual([]);
    expect(labels(at, 'carl', 'ask.withdraw')).toEqual([]);
    at.send('anya', { type: 'ask.withdraw', ask: asked(at, 'rest').id });
    expect([waiting(at), at.lastLine()?.text]).toEqual([0, 'Nobody rests.']);
  });

  it('TABLE-134: falls away when it has lost its point, in a sentence', () => {
    const at = resting().given(({ public: { tracks } }) => {
      tracks.road = { party: 7, night: 0 };
    });
    at.send('anya', { type: 'walk' }, 6);
    answer(at, 'help', 'carl', 'pass');
    expect(waiting(at)).toBe(0);
    expect(at.lastLine()?.text).toBe('Nobody needs a rest any more.');
  });
});

describe('A window', () => {
  const walking = () => table().send('anya', { type: 'walk' }, 3);

  it('TABLE-133: says “you may”, and play goes on', () => {
    const at = walking();
    expect(prompt(at, 'help')).toMatchObject({ to: ['carl'], waits: false });
    expect(at.try('carl', { type: 'rest.ask' })).toBeNull();
  });

  it('TABLE-133: closes when all have stepped in or not', () => {
    const passed = answer(walking(), 'help', 'carl', 'pass');
    expect(passed.state.public.tracks.road).toEqual({ party: 0, night: 1 });
    const at = walking();
    at.send('carl', { type: 'lantern.hold', walk: asked(at, 'help').id, how: 'high' });
    expect(at.state.public).toMatchObject({
      held: { lantern: { anya: { count: 2 }, carl: { count: 1 } } },
      rolled: null,
      tracks: { road: { party: 1, night: 0 } },
    });
    expect(at.lastLine()?.text).toBe('Anya finds the way by the light of Carl.');
    expect(at.lastLine()?.beat?.changes).toEqual([
      { of: 'carl', what: 'lanterns', from: 2, to: 1, size: 2 },
      { of: null, what: 'The road, the travellers', from: 0, to: 1, size: 8 },
    ]);
  });

  it('TABLE-133: closes when whoever opened it goes on, and at once where nobody may', () => {
    const at = walking();
    expect(at.offers('anya', 'ask.early')).toMatchObject([{ primary: true, place: 'asks' }]);
    at.send('anya', { type: 'ask.early', ask: asked(at, 'help').id });
    expect(at.state.public.tracks.road).toEqual({ party: 0, night: 1 });
    const alone = away(table(), 'carl').send('anya', { type: 'walk' }, 5);
    expect([waiting(alone), alone.state.public.tracks.road?.party]).toEqual([0, 1]);
  });

  it('TABLE-051, 133: is as it was when somebody takes their answer back', () => {
    const at = comes(table(), 'dina', 'Dina').send('anya', { type: 'walk' }, 3);
    const before = at.state.public.asks;
    at.send('carl', { type: 'lantern.hold', walk: asked(at, 'help').id, how: 'low' });
    expect(prompt(at, 'help')).toMatchObject({ to: ['dina'] });
    at.send('carl', { type: 'table.take-back', to: at.seq });
    expect(at.state.public.asks).toEqual(before);
  });
});

describe('What somebody would do next', () => {
  const next = ({ state }: RoadTable) => Object.keys(state.public.intentions ?? {});
  /** Anya has rolled; Carl and Dina would lead next. */
  const waitingFor = (guided = true) =>
    comes(table(guided), 'dina', 'Dina')
      .send('anya', { type: 'walk' }, 3)
      .send('carl', { type: 'walk' })
      .send('dina', { type: 'walk' });
  const free = (at: RoadTable) => at.send('anya', { type: 'ask.early', ask: asked(at, 'help').id });
  const up = { type: 'roll.take-up', seat: 'carl' } as const;

  it('TABLE-058: waits in the order in which it was handed in, for all to see', () => {
    const at = waitingFor();
    expect(next(at)).toEqual(['carl', 'dina']);
    expect(at.lastLine()?.text).toBe('Dina wants to lead the way next.');
    expect(at.try('anya', { type: 'walk' })).toMatchObject({ rule: 'TABLE-009' });
    expect(at.try('carl', up)).toMatchObject({ rule: 'TABLE-009' });
    expect(labels(at, 'carl', 'roll.take-up')).toEqual([]);
    at.send('carl', { type: 'walk' });
    expect(next(at)).toEqual(['carl', 'dina']);
    expect(at.lastLine()?.text).toBe('Carl would rather lead the way next.');
  });

  it('TABLE-058: is one tap of theirs, or of whoever runs the table, and of nobody else', () => {
    const at = free(waitingFor());
    expect(at.state.public.derived.prompts['roll:turn:carl']).toMatchObject({ to: ['carl'] });
    expect(at.offers('carl', 'roll.take-up')).toMatchObject([
      { label: 'Now: Lead the way', place: 'prompt', prompt: 'roll:turn:carl' },
    ]);
    expect(labels(at, 'bev', 'roll.take-up')).toEqual(['Carl next', 'Dina next']);
    expect(at.try('dina', up)).toMatchObject({ rule: 'TABLE-003' });
    at.send('bev', up, 2);
    expect([at.state.public.rolled, next(at)]).toEqual([2, ['dina']]);
    const unguided = free(waitingFor(false));
    expect(labels(unguided, 'anya', 'roll.take-up')).toEqual(['Carl next', 'Dina next']);
  });

  it('TABLE-058: is let go, falls away in a sentence with its reason, and comes back with an undo', () => {
    const at = waitingFor();
    expect(labels(at, 'dina', 'roll.let-go')).toEqual(['Not any more']);
    expect(at.try('anya', { type: 'roll.let-go', seat: 'dina' })).toMatchObject({
      rule: 'TABLE-003',
    });
    at.send('bev', { type: 'roll.let-go', seat: 'dina' });
    expect([next(at), at.lastLine()?.text]).toEqual([['carl'], 'Dina does nothing more next.']);
    away(at, 'carl');
    expect(next(at)).toEqual([]);
    const lines = at.state.public.log.entries.map(({ text }) => text);
    expect(lines).toContain('What Carl wanted to do next falls away: nobody sits there.');
    expect(at.try('bev', up)).toMatchObject({ rule: 'TABLE-058' });
    at.send('bev', { type: 'table.undo', to: at.seq - 1 });
    // Carl has left all the same.
    expect(next(at)).toEqual(['dina']);
  });
});

describe('What each is after', () => {
  const written = () => {
    const at = table().send('anya', { type: 'secret.write', kind: 'goal', text: 'The bell' });
    return at.send('carl', { type: 'secret.write', kind: 'goal', text: 'To be first' });
  };

  it('TABLE-136: is known to be there, and read by nobody else', () => {
    const at = written();
    expect(at.state.public.written).toEqual({ goal: { anya: true, carl: true } });
    const told = (text: string) =>
      withoutSeat(
        table().send('anya', { type: 'secret.write', kind: 'goal', text }).patches,
        'anya',
      );
    expect(told('The bell')).toEqual(told('To come home before the others do'));
  });

  it('TABLE-136, 137: comes to light at the end of the road, all of it', () => {
    const at = written().given(({ public: shared }) => {
      shared.tracks.road = { party: 7, night: 0 };
      shared.pace = 3;
    });
    at.send('anya', { type: 'walk' }, 6);
    answer(at, 'help', 'carl', 'pass');
    expect(at.state.public).toMatchObject({ over: true, tracks: { road: { party: 8 } } });
    const { entries } = at.state.public.log;
    expect(entries.slice(-2).map(({ text, reveals }) => [text, reveals])).toEqual([
      ['What Anya was after: The bell', true],
      ['What Carl was after: To be first', true],
    ]);
    expect([at.state.public.written, at.state.seats.anya?.texts]).toEqual([{ goal: {} }, {}]);
  });

  it('TABLE-084, 136: goes with whoever wrote it, also when an undo brings it back', () => {
    const at = written();
    comes(away(at, 'anya'), 'anya', 'Zoe');
    expect([at.state.public.written, at.state.seats.anya?.texts]).toEqual([
      { goal: { carl: true } },
      {},
    ]);
    at.send('bev', { type: 'table.undo', to: at.seq });
    expect(at.state.seats.anya?.texts ?? {}).toEqual({});
    expect(at.state.public.written).toEqual({ goal: { carl: true } });
  });

  it('TABLE-017, 136: goes back with an undo, as does that it is there', () => {
    const at = written();
    at.send('bev', { type: 'table.undo', to: at.seq });
    expect(at.state.public.written).toEqual({ goal: { anya: true } });
    expect(at.state.seats.carl?.texts).toBeUndefined();
  });
});

describe('Played at random', () => {
  it.each([1, 2, 3, 4])('does whatever it offers, and holds what is secret (%i)', (seed) => {
    const seen = new Set<string>();
    playAnything(nightRoad, {
      seed,
      steps: 120,
      each(at, { seat, command }) {
        seen.add(command.type);
        for (const [id, one] of Object.entries(promptsOf(at.state))) {
          for (const to of one.to) {
            const answers = at.offers(to).filter((offer) => offer.prompt === id);
            expect(answers, `${one.title} has no answer for ${to}`).not.toEqual([]);
          }
        }
        if (command.type !== 'ask.answer') return;
        const [first, second] = [1, 3].map((value) =>
          twin(at, seat, { ...command, answer: value }),
        );
        if (first && second) expect(first).toEqual(second);
      },
    });
    for (const type of ['ask.answer', 'ask.early', 'walk', 'secret.write']) {
      expect(seen).toContain(type);
    }
  });
});

/** What all others are sent, were this answered in secret; `null` where it is not, or settles it. */
function twin(at: GameTable, seat: SeatId, command: object): unknown {
  const twins = new GameTable(at.system, at.table, new SeededDice(1));
  twins.state = at.state;
  if (twins.try(seat, command)) return null;
  const before = Object.keys(asksOf(at.state)).length;
  if (Object.keys(asksOf(twins.state)).length < before) return null;
  return withoutSeat(twins.patches, seat);
}

function promptsOf(state: BaseState): Record<string, { to: SeatId[]; title: string }> {
  const { derived } = state.public as { derived?: { prompts?: ReturnType<typeof promptsOf> } };
  return derived?.prompts ?? {};
}

const asksOf = (state: BaseState): object =>
  'asks' in state.public ? Object(state.public.asks) : {};

const withoutSeat = (
  patches: ReadonlyMap<Audience, Patch[]>,
  seat: SeatId,
): Map<Audience, Patch[]> => new Map([...patches].filter(([to]) => to !== `seat:${seat}`));
