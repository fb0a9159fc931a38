import { z } from 'zod';
import type { Refusal, RollRecord } from '../../engine';
import { barred } from '../../engine';
import type { OfferContext } from '../area';
import { tableBeat } from '../beats';
import { command, id, needed } from '../command';
import { choiceField, textField } from '../fields';
import type { MoveContext, Moves } from '../moves';
import type { TurnEntry, TurnPlay, WithTurns } from './turns';
import { setTurns } from './turns';

/** The dice that places are rolled with, by their sides. */
const dice = ['4', '6', '8', '10', '12', '20', '100'] as const;
const SIDE_MAX = 40;

/** The ways to bring a turn order into another order, or to do without one (TABLE-254…256). */
export const ordering = <S extends WithTurns>(moves: Moves<S, TurnPlay<S>>) =>
  moves.once('turns', (move) => [
    move(command('turn.by-name', {}), {
      unless: isAlone,
      ways: () => ({ label: 'By name' }),
      do(play) {
        const byName = [...entriesOf(play)].sort((a, b) => compare(key(a.name), key(b.name)));
        setTurns(play, { entries: byName }, 'The turn order goes by name.');
      },
    }),
    move(command('turn.by-roll', { sides: z.enum(dice) }), {
      unless: (context) => isAlone(context) ?? isClosed(context),
      ways: ({ state }) => ({
        label: 'By a roll',
        fields: [choiceField('sides', 'Each rolls', dice.map(asDie), '20')],
        rolls: { dice: state.public.turns.entries.length, modifiers: [] },
      }),
      do: orderByRoll,
    }),
    move(command('turn.by-sides', {}), {
      unless(context) {
        if (context.state.public.turns.entries.some(({ side }) => side !== undefined)) return null;
        return barred('wrong-moment', 'Nobody in the turn order has a side.', {
          instead: 'Say first which side somebody is on.',
          rule: 'TABLE-255',
        });
      },
      ways: () => ({ label: 'By sides' }),
      do(play) {
        const entries = entriesOf(play);
        const sides = [...new Set(entries.map(({ side }) => side))];
        const together = sides.flatMap((side) => entries.filter((one) => one.side === side));
        setTurns(play, { entries: together }, 'Each side acts together, one after the other.');
      },
    }),
    move(command('turn.free', { free: z.boolean() }), {
      ways: ({ state }) =>
        state.public.turns.free
          ? { with: { free: false }, label: 'One after the other again' }
          : state.public.turns.entries.length < 2
            ? null
            : { with: { free: true }, label: 'Whoever likes is next' },
      do(play, { free }) {
        const { free: _, ...turns } = play.state.public.turns;
        const entries = turns.entries.map(({ acted: __, ...entry }) => entry);
        const line = free
          ? 'Whoever has not acted in this round yet may be next.'
          : 'They act one after the other again.';
        play.emit({
          type: 'turnsSet',
          turns: { ...turns, entries, ...(free ? { free: true as const } : {}) },
        });
        play.say(line);
      },
    }),
  ]);

/** On which side each of them is. */
export const takingSides = <S extends WithTurns>(moves: Moves<S, TurnPlay<S>>) =>
  moves.about(
    {
      part: 'entry',
      what: 'entry in the turn order',
      all: ({ state }) => state.public.turns.entries,
      idOf: (entry) => entry.id,
    },
    'turns',
    (move) => [
      move(command('turn.side', { entry: id, side: needed(SIDE_MAX) }), {
        ways: ({ state }, { name, side = '' }) => ({
          label: `Side of ${name}`,
          group: name,
          fields: [
            {
              ...textField('side', 'Acts together with', SIDE_MAX, side, true),
              suggestions: sidesOf(state),
            },
          ],
        }),
        do(play, { side }, _, { id: entry, name }) {
          const entries = entriesOf(play).map((one) => (one.id === entry ? { ...one, side } : one));
          setTurns(play, { entries }, `${name} is on the side “${side}”.`);
        },
      }),
    ],
  );

/** Each rolls a die, the highest first; those with the same keep the order in which they stood. */
function orderByRoll(play: TurnPlay, said: { sides: (typeof dice)[number] }): void {
  const [before, sides] = [entriesOf(play), Number(said.sides)];
  const title = 'Turn order';
  const { faces, proof } = play.roll(Array<number>(before.length).fill(sides), title);
  const rolled = before.map((entry, at) => ({ entry, face: faces[at] ?? 1 }));
  const entries = inOrder(rolled.map(({ entry, face }) => [entry, face, `${face}`]));
  const record: RollRecord = {
    title,
    groups: rolled.map(({ entry, face }) => ({
      ...{ label: entry.name, sides, faces: [face], kept: [0] },
    })),
    modifiers: [],
    reading: { word: `${entries[0]?.name ?? ''} begins`, tone: 'neutral' },
    proof,
  };
  play.emit({ type: 'turnsSet', turns: { ...play.state.public.turns, entries, current: null } });
  play.say(
    `They roll for the turn order: ${entries.map(({ name, drew }) => `${name} ${drew}`).join(', ')}.`,
    {
      roll: record,
      beat: tableBeat('dice'),
    },
  );
}

/** Entries by what each has drawn, the highest first; equal ones keep the order in which they stood. */
export const inOrder = (
  drawn: readonly (readonly [entry: TurnEntry, worth: number, drew: string])[],
): TurnEntry[] =>
  [...drawn].sort(([, a], [, b]) => b - a).map(([entry, , drew]) => ({ ...entry, drew }));

/** Why a turn order cannot be put into another order, if so: it takes two for that. */
export function isAlone<S extends WithTurns>({
  state,
}: MoveContext<OfferContext<S>>): Refusal | null {
  if (state.public.turns.entries.length > 1) return null;
  return barred('not-found', 'There are not two in the turn order yet.', {
    instead: 'Add somebody first.',
    rule: 'TABLE-005',
  });
}

function isClosed<S extends WithTurns>({ state }: MoveContext<OfferContext<S>>): Refusal | null {
  if (state.public.table.session.open) return null;
  return barred('wrong-moment', 'The session has ended, so no dice are rolled.', {
    instead: 'Roll in the next one.',
    rule: 'TABLE-013',
  });
}

const entriesOf = ({ state }: TurnPlay): TurnEntry[] => state.public.turns.entries;

const sidesOf = ({ public: { turns } }: WithTurns): string[] => [
  ...new Set(turns.entries.flatMap(({ side }) => side ?? [])),
];

const asDie = (value: string) => ({ value, label: `d${value}` });

/** Letters of either size are alike. */
const key = (name: string): string => name.toLowerCase();

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
