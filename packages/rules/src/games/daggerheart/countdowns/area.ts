import { z } from 'zod';
import type { Field, Refusal, RollRecord } from '../../../engine';
import { put } from '../../../engine';
import { choiceField, foldedAway, numberField, textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import { asOptions } from '../characters/find';
import type { DhBrings, DhPlay } from '../game';
import { barred, moves, notGm, ofGm } from '../game';
import type { DaggerheartState } from '../state';
import type { CountdownKind, Loop } from './countdown';
import { COUNTDOWN, countdownKinds, loops, newCountdown } from './countdown';
import { allCountdowns, move as tick } from './ticking';

const startCommand = command('countdown.start', {
  name: needed(80),
  kind: z.enum(countdownKinds).default('plain'),
  from: z.int().min(COUNTDOWN.least).max(COUNTDOWN.most),
  random: z.boolean().default(false),
  loop: z.enum(loops).default('none'),
  rival: id.optional(),
  secret: z.boolean().default(false),
});

const begun = moves.once('countdowns', (move) => [
  move(startCommand, {
    unless: (context, { secret }) =>
      notGm(context, 'start a countdown') ??
      (secret === undefined ? null : full(context.state, secret)),
    ways({ state }) {
      const [secret, ...both] = [true, false].filter((hidden) => !full(state, hidden));
      if (secret === undefined) return null;
      const settled = both.length > 0 ? {} : { secret };
      const fields = startFields(state, both.length > 0);
      return { with: settled, label: 'Start a countdown', fields };
    },
    do: start,
  }),
]);

const countdown = ofGm(
  {
    part: 'countdown',
    what: 'countdown',
    all: ({ state }) => allCountdowns(state),
    idOf: ({ countdown }) => countdown.id,
  },
  'move countdowns',
);
const kept = moves.about(countdown, 'countdowns', (move) => [
  move(
    command('countdown.tick', {
      countdown: id,
      by: z.int().min(-COUNTDOWN.most).max(COUNTDOWN.most),
    }),
    {
      unless(_, { by = 0 }, { countdown: { name, over } }) {
        if (!over || by < 0) return null;
        return barred('already-done', `“${name}” is over.`, {
          instead: 'Remove it, or start another.',
          rule: 'DGH-1601',
        });
      },
      *ways(_, { countdown: { name: group, left, over } }) {
        yield { with: { by: 1 }, label: `${group}: tick`, group };
        if (over || left < COUNTDOWN.most) {
          yield { with: { by: -1 }, label: `${group}: one back`, group };
        }
      },
      do(play, { by }, _, { countdown: now, secret }) {
        const { left } = tick(play, { countdown: { ...now, over: false }, secret }, by);
        play.say(`“${now.name}”: ${left} left.`, {
          to: seenBy(secret),
          beat: { kind: 'countdown-moves', about: [now.id] },
        });
      },
    },
  ),
  move(command('countdown.reveal', { countdown: id }), {
    unless({ state }, _, { countdown: { name }, secret }) {
      if (secret) return full(state, false);
      return barred('already-done', `Everybody sees “${name}”.`, {
        instead: 'Play on.',
        rule: 'TABLE-008',
      });
    },
    ways: (_, { countdown: { name } }) => ({ label: `Show “${name}”`, group: name }),
    // What comes to light gets a new id, and no rival that is still hidden.
    do(play, _, __, { countdown }) {
      play.emit({ type: 'countdownRemoved', secret: true, id: countdown.id });
      const shown = { ...countdown, id: play.id('countdown'), rival: null };
      play.emit({ type: 'countdownSet', secret: false, countdown: shown });
      play.say(`A countdown comes to light: “${shown.name}”, ${shown.left} left.`, {
        reveals: true,
        beat: { kind: 'countdown-shown', about: [shown.id] },
      });
    },
  }),
  move(command('countdown.remove', { countdown: id }), {
    ways: (_, { countdown: { name } }) => ({ label: `Remove “${name}”`, group: name }),
    do(play, _, __, { countdown: { id, name }, secret }) {
      play.emit({ type: 'countdownRemoved', secret, id });
      play.say(`“${name}” is put away.`, { to: seenBy(secret) });
    },
  }),
]);

/** Countdowns: on the table, or on the desk with their name, their ticks and that they are there. */
export const countdowns = {
  ...moves.area(begun, kept),
  evolves: {
    countdownSet: (state, { secret, countdown }) =>
      put((secret ? state.director : state.public).countdowns, countdown.id, countdown),
    countdownRemoved(state, { secret, id }) {
      delete (secret ? state.director : state.public).countdowns[id];
    },
  },
} satisfies DhBrings;

const seenBy = (secret: boolean) => (secret ? 'director' : 'public');

function start(play: DhPlay, command: z.infer<typeof startCommand>): void {
  const { type: _, random, rival, secret, ...written } = command;
  const { name } = written;
  const roll = random ? fromDie(play, name, command.from, secret) : null;
  const from = roll?.total ?? command.from;
  const other = allCountdowns(play.state).find(
    (one) => one.countdown.id === rival && one.secret === secret,
  );
  const id = play.id('countdown');
  const countdown = newCountdown({ ...written, id, from, rival: other?.countdown.id ?? null });
  play.emit({ type: 'countdownSet', secret, countdown });
  if (other) {
    play.emit({ type: 'countdownSet', secret, countdown: { ...other.countdown, rival: id } });
  }
  play.say(`A countdown begins: “${name}”, ${from}.`, {
    to: seenBy(secret),
    ...(roll ? { roll } : {}),
    beat: { kind: 'countdown-begins', about: [id] },
  });
}

/** A random start: a die of so many sides (DGH-1605). */
function fromDie(play: DhPlay, name: string, sides: number, secret: boolean): RollRecord {
  const { faces, proof } = play.roll([sides], name, seenBy(secret));
  const total = faces[0] ?? 1;
  return {
    title: name,
    groups: [{ label: '', sides, faces, kept: [0] }],
    modifiers: [],
    total,
    reading: { word: `It begins at ${total}`, tone: 'neutral' },
    proof,
  };
}

/** What bars one more. Each place is full by itself: the limit of what is open tells nothing of what is hidden. */
export function full(
  { public: shared, director }: DaggerheartState,
  secret: boolean,
): Refusal | null {
  if (Object.keys((secret ? director : shared).countdowns).length < COUNTDOWN.room) return null;
  return barred('limit-reached', `There is room for ${COUNTDOWN.room} countdowns.`, {
    instead: 'Remove one that is over.',
    rule: 'TABLE-012',
  });
}

/** What moves one; a project is begun at a rest. */
const kindOptions = (
  [
    ['standard', 'Standard', '1 with every action roll'],
    ['progress', 'Progress', 'Success brings it on: 1 to 3'],
    ['consequence', 'Consequence', 'Failure and Fear bring it on: 1 to 3'],
    ['longTerm', 'Long-term', 'After rests, or when you say'],
    ['plain', 'By hand', 'Whenever you say'],
  ] satisfies [CountdownKind, string, string][]
).map(([value, label, detail]) => ({ value, label, detail }));
const loopWords: Readonly<Record<Loop, string>> = {
  none: 'Once',
  same: 'Again from the same number',
  longer: 'Again, one longer',
  shorter: 'Again, one shorter',
};
const loopOptions = loops.map((value) => ({ value, label: loopWords[value] }));

/** @param both whether there is room on the table and on the desk. */
function startFields({ public: { countdowns } }: DaggerheartState, both: boolean): Field[] {
  const options = asOptions(Object.values(countdowns));
  const races: Field = {
    name: 'rival',
    kind: 'choice',
    label: 'It races',
    options,
    required: false,
  };
  const hidden: Field = {
    name: 'secret',
    kind: 'switch',
    label: 'Keep it to yourself',
    initial: true,
  };
  const random = 'Roll where it begins: a die of so many sides';
  return [
    textField('name', 'What happens at 0', 80, '', true),
    numberField('from', 'From', COUNTDOWN.most, 6, COUNTDOWN.least),
    choiceField('kind', 'What moves it', kindOptions, 'plain'),
    ...(both ? [hidden] : []),
    ...foldedAway([
      choiceField('loop', 'And then', loopOptions, 'none'),
      { name: 'random', kind: 'switch', label: random, initial: false },
      ...(options.length > 0 ? [races] : []),
    ]),
  ];
}
