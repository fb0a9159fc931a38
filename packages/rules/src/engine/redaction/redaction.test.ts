import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { GivenDice } from '../../testing/given-dice';
import { removed, replayed } from '../../testing/removal';
import type { Offer, RecentStep, RecordedStep, RuleSystem } from '..';
import { createTable, decided, derived, firstDifference, refuse, rewindable } from '..';
import type { SmallEvent, SmallState } from '../testing/small-table';
import { smallSystem } from '../testing/small-table';
import { typedWords } from '../typed-words';

const words = typedWords(z.string());
const commandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('seat.take'), seat: z.string(), name: words }),
  z.object({ type: z.literal('seat.rename'), name: words }),
  z.object({ type: z.literal('feel'), text: words }),
  z.object({ type: z.literal('roll') }),
  z.object({ type: z.literal('back'), to: z.number() }),
  z.object({ type: z.literal('own'), to: z.number() }),
  z.object({ type: z.literal('limits.answer'), text: words }),
]);
type Command = z.infer<typeof commandSchema>;

const mood = (label: string): Offer => ({
  ...{ command: 'feel', label: 'Feel', place: 'act' },
  with: { text: label },
});

/** A game in which people say how they feel; everybody finds the mood as it is in a form. */
const system: RuleSystem<SmallState, Command, SmallEvent> = {
  ...smallSystem(),
  commandSchema,
  decide(play, command) {
    const seat = play.context.actor.kind === 'seat' ? play.seat() : null;
    switch (command.type) {
      case 'seat.take': {
        const role = command.seat === 'ana' ? 'director' : 'protagonist';
        const taken = { id: command.seat, name: command.name, role, vacant: false } as const;
        play.emit({ type: 'seatTaken', seat: taken });
        play.emit({ type: 'sessionOpened', session: 1, by: 1, hashes: hashes() });
        return;
      }
      case 'seat.rename':
        play.emit({ type: 'seatRenamed', seat: seat?.id ?? '', name: command.name });
        return;
      case 'feel':
        play.emit({ type: 'moodSet', mood: command.text });
        play.say(`${seat?.name} feels ${command.text}.`);
        return;
      case 'roll':
        play.roll([6], `${seat?.name} tries`);
        return;
      case 'back': {
        const before = play.context.past(command.to);
        if (!before) {
          return refuse('undo-unavailable', 'Too long ago.', {
            instead: 'Wait.',
            rule: 'TABLE-020',
          });
        }
        play.emit({ type: 'rewound', to: command.to, state: rewindable(before) });
        play.say(`Back, with a mood of ${play.state.public.total?.stress} letters.`);
        return;
      }
      case 'own': {
        const step = play.context.step(command.to);
        if (!step) {
          return refuse('undo-unavailable', 'Too long ago.', {
            instead: 'Wait.',
            rule: 'TABLE-051',
          });
        }
        const { by, at, before, after } = step;
        play.emit({ type: 'rewound', to: command.to, alone: true, state: rewindable(before) });
        play.say(`${by} takes back at ${at} what was felt: ${after.public.mood}.`);
        return;
      }
      case 'limits.answer':
        play.say(`Somebody says ${command.text}.`);
    }
  },
  derive: ({ public: shared, seats }) => [
    { path: ['public', 'total'], value: { stress: shared.mood?.length ?? 0 } },
    ...Object.keys(seats).flatMap((id) => [
      {
        path: ['seats', id, 'offers'],
        value: { feel: mood(shared.mood ?? ''), other: { ...mood('wind'), command: 'roll' } },
      },
      { path: ['seats', id, 'drawers'], value: ['more'] },
    ]),
  ],
  drawer: () => ({ more: mood('hail') }),
};

const hashes = () => ({ public: 'hash', director: 'hash' });
const blank = createTable(system, { name: 'Tonight', setup: {} });

/** What people do one after the other, as it is recorded. */
function recorded(...all: [seat: string | null, command: Command][]): RecordedStep[] {
  let state = blank;
  const past = new Map<number, RecentStep<SmallState>>();
  const sat: typeof all = [
    [null, { type: 'seat.take', seat: 'ana', name: 'Ana' }],
    [null, { type: 'seat.take', seat: 'bev', name: 'Bev' }],
  ];
  return [...sat, ...all].map(([seat, command], at) => {
    const seq = at + 1;
    const before = state;
    const dice = new GivenDice();
    dice.next(4);
    const { events, state: next } = decided(system, state, command, {
      actor: seat === null ? { kind: 'server' } : { kind: 'seat', seat },
      ...{ now: seq, seq, dice },
      past: (to) => past.get(to)?.before,
      step: (to) => past.get(to),
    });
    state = derived(system, next);
    past.set(seq, { by: seat, at: seq, before, after: state });
    return { seq, at: seq, seat, command, events };
  });
}

const feel = (text: string): Command => ({ type: 'feel', text });
/** What is left of steps without the words of a seat, and how many had to be searched. */
const without = (seat: string, steps: RecordedStep[], rules: RuleSystem = system) => {
  const { inexact, ...left } = removed({ system: rules, blank, steps }, seat);
  const texts = left.steps.map(({ command, events }) =>
    [...Object.values(command), ...events]
      .slice(1)
      .map((one) => JSON.stringify(one))
      .join(' '),
  );
  return {
    inexact,
    texts,
    steps: left.steps,
    state: replayed<SmallState>({ ...left, blank, system }),
  };
};

describe('a history without somebody’s words', () => {
  it('TABLE-046: has neither their name nor what they have said, and all else', () => {
    const steps = recorded(['bev', feel('ra')], ['ana', feel('sun')], ['bev', { type: 'roll' }]);
    const { inexact, state, steps: left } = without('bev', steps);
    expect(inexact).toBe(0);
    expect(left[2]).toMatchObject({
      command: { text: '[removed]' },
      events: [{ mood: '[removed]' }, { entry: { text: 'Somebody feels [removed].' } }],
    });
    expect(left[3]).toBe(steps[3]);
    const words = without('bev', recorded(['bev', feel('wind')], ['bev', feel('hail')])).texts;
    expect(words[2]).toContain('Somebody feels [removed].');
    // It can be chosen in a drawer: it is nobody’s.
    expect(words[3]).toContain('Somebody feels hail.');
    expect(left[4]?.events).toMatchObject([{ faces: [4], why: 'Somebody tries' }]);
    expect(firstDifference(replayed({ system, blank, steps }), state)).toBeNull();
    expect(Object.values(state.public.table.seats).map(({ name }) => name)).toEqual([
      'Ana',
      'Somebody',
    ]);
  });

  it('TABLE-110: has a word gone that others took over by a form, and theirs where they typed it', () => {
    const { texts } = without(
      'bev',
      recorded(['bev', feel('ra')], ['ana', feel('ra')], ['ana', feel('so')]),
    );
    expect(texts[3]).toContain('Ana feels [removed].');
    expect(texts[4]).toContain('Ana feels so.');
    const typed = without('ana', recorded(['bev', feel('ra')], ['ana', feel('ra')]));
    // She has taken it over: it is none of hers.
    expect(typed.texts[3]).toContain('Somebody feels ra.');
  });

  it('TABLE-110: has the word gone from what an undo goes back to, also where nobody could today', () => {
    const steps = recorded(
      ['bev', feel('ra')],
      ['ana', feel('sun')],
      ['ana', { type: 'back', to: 4 }],
      ['ana', { type: 'roll' }],
    );
    const now = without('bev', steps);
    expect([now.inexact, now.state.public.mood]).toEqual([0, '[removed]']);
    const today: RuleSystem<SmallState, Command, SmallEvent> = {
      ...system,
      decide(play, command) {
        if (command.type === 'back')
          refuse('undo-unavailable', 'No.', { instead: 'No.', rule: 'TABLE-020' });
        system.decide(play, command);
      },
    };
    const later = without('bev', steps, today);
    expect([later.inexact, later.state.public.mood]).toEqual([1, '[removed]']);
    expect(JSON.stringify(later.steps)).not.toMatch(/\bra\b/);
  });

  it('TABLE-051, 110: has the word gone from what somebody has taken back by themselves', () => {
    const steps = recorded(
      ['bev', feel('ra')],
      ['ana', feel('sun')],
      ['ana', { type: 'own', to: 3 }],
    );
    const { inexact, texts } = without('bev', steps);
    expect(inexact).toBe(0);
    expect(texts[4]).toContain('Bev takes back at 3 what was felt: [removed].');
    const server = recorded(['bev', feel('ra')], ['ana', { type: 'own', to: 2 }]);
    expect(without('bev', server).inexact).toBe(0);
  });

  it('TABLE-110: goes on from what was recorded, where today’s rules would have come to something else', () => {
    const today: RuleSystem<SmallState, Command, SmallEvent> = {
      ...system,
      decide(play, command) {
        const more = command.type === 'feel' ? { ...command, text: `${command.text}?` } : command;
        system.decide(play, more);
      },
    };
    const steps = recorded(['bev', feel('Ra')], ['ana', feel('Ra')]);
    const { texts, inexact } = without('bev', steps, today);
    expect(inexact).toBe(2);
    expect(texts[3]?.split(' ')[0]).toBe('"[removed]"');
  });

  it('TABLE-046: has their name gone wherever it was told, by all names that they have had', () => {
    const rename = (name: string): Command => ({ type: 'seat.rename', name });
    const steps = recorded(
      ['bev', feel('ra')],
      ['bev', rename('Bea')],
      ['bev', feel('so')],
      ['ana', rename('Anya')],
    );
    const { texts, steps: left, inexact } = without('bev', steps);
    expect(inexact).toBe(0);
    expect(left[3]).toMatchObject({
      command: { name: 'Somebody' },
      events: [{ name: 'Somebody' }],
    });
    expect(texts[4]).toContain('Somebody feels [removed].');
    expect(left[5]).toBe(steps[5]);
  });

  it('TABLE-046: is searched where today’s rules decide otherwise', () => {
    const steps = recorded(
      ['bev', feel('Rain falls')],
      ['ana', feel('Sun, said Bev')],
      ['ana', feel('x Rain falls')],
      ['bev', { type: 'roll' }],
      ['bev', { type: 'seat.rename', name: 'Bea' }],
      ['ana', { type: 'seat.rename', name: 'Anya' }],
    );
    const refusing: RuleSystem<SmallState, Command, SmallEvent> = {
      ...system,
      decide(play, command) {
        if (command.type !== 'seat.take') {
          refuse('wrong-moment', 'No.', { instead: 'No.', rule: 'TABLE-013' });
        }
        system.decide(play, command);
      },
    };
    const { texts, inexact, state } = without('bev', steps, refusing);
    expect(inexact).toBe(6);
    expect(texts[6]).toBe('"Somebody" {"type":"seatRenamed","seat":"bev","name":"Somebody"}');
    expect(texts[7]).toBe('"Anya" {"type":"seatRenamed","seat":"ana","name":"Anya"}');
    expect(texts[2]).toContain('Somebody feels [removed].');
    expect(texts[3]).toContain('Ana feels Sun, said Somebody.');
    expect(texts[3]).toContain('"mood":"Sun, said Bev"');
    expect(texts[4]).toContain('Ana feels x [removed].');
    expect(texts[5]).toContain('Somebody tries');
    expect(state.public.mood).toBe('x [removed]');
    const forgetful: RuleSystem = {
      ...system,
      commandSchema: z.union([z.object({ type: z.literal('seat.take') })]),
    };
    const unknown = without('bev', steps, forgetful);
    expect(unknown.texts[2]).toContain('Somebody feels');
    expect(unknown.inexact).toBe(6);
  });

  it('TABLE-082, 083: has what they said without a name gone from their answer alone', () => {
    const answer: Command = { type: 'limits.answer', text: 'Spiders crawl' };
    const steps = recorded(['bev', answer], ['ana', answer], ['bev', feel('Spiders crawl')]);
    const { steps: left } = without('bev', steps);
    expect(left[2]?.command).toEqual({ type: 'limits.answer', text: '[removed]' });
    expect(left[2]?.events).toEqual(steps[2]?.events);
    expect(left[3]).toBe(steps[3]);
    expect(left[4]).toMatchObject({ command: { text: '[removed]' } });
  });
});
