import { z } from 'zod';
import type { Field } from '../../engine';
import { barred, put } from '../../engine';
import type { Evolves } from '../area';
import { command, needed, typedUpTo } from '../command';
import { choiceField, numberField, textField } from '../fields';
import type { Moves } from '../moves';
import type { TablePlay } from '../play';
import { HELD_DRAWER } from './keeping';
import { heldBounds } from './kind';
import type { HeldContext } from './options';
import type { OwnKind } from './own-kind';
import { kindPart } from './parts';
import type { WithHeld } from './state';

/** The kinds that people have made up themselves, by id. Missing until there is one. */
export interface WithOwnKinds extends WithHeld {
  public: WithHeld['public'] & { heldKinds?: Record<string, OwnKind> };
}

export type OwnKindEvent =
  | { type: 'heldKindSet'; kind: OwnKind }
  /** With all that anybody had of it. */
  | { type: 'heldKindRemoved'; kind: string };

export type OwnKindPlay<S extends WithOwnKinds = WithOwnKinds> = TablePlay<S, OwnKindEvent>;

export const evolveOwnKinds: Evolves<WithOwnKinds, OwnKindEvent> = {
  heldKindSet({ public: shared }, { kind }) {
    shared.heldKinds ??= {};
    put(shared.heldKinds, kind.id, kind);
  },
  heldKindRemoved({ public: shared }, { kind }) {
    delete shared.heldKinds?.[kind];
    delete shared.held?.[kind];
  },
};

/** How many kinds people make up at one table, and how long their names are. */
const most = { kinds: 20, name: 40 };

/** The dice that people hold are one of these; what is kept of a roll may be others. */
const dieSides = ['0', '4', '6', '8', '10', '12', '20'] as const;

const face = {
  name: needed(most.name),
  one: typedUpTo(most.name).default(''),
  most: z.int().min(0).max(heldBounds.count).default(0),
  free: z.boolean().default(false),
};

/** Kinds that people make up: tokens, chips, dice with values (TABLE-216). */
export const ownKindMoves = <S extends WithOwnKinds, P extends OwnKindPlay<S>>(
  moves: Moves<S, P>,
) =>
  [
    moves.once('held', (move) => [
      move(command('held.define', { ...face, sides: z.enum(dieSides).default('0') }), {
        unless: ({ state }) =>
          ownKinds(state).length < most.kinds
            ? null
            : barred('limit-reached', `There is room for ${most.kinds} kinds of things here.`, {
                instead: 'Put one of them away.',
                rule: 'TABLE-012',
              }),
        ways: () => ({
          label: 'New kind of thing to hold',
          fields: [...faceFields(), choiceField('sides', 'What they are', dieOptions, '0')],
        }),
        do(play, { type: _, sides, ...written }) {
          const kind = { ...written, id: play.id('held'), most: written.most || null };
          play.emit({
            type: 'heldKindSet',
            kind: { ...kind, sides: sides === '0' ? null : Number(sides) },
          });
          play.say(`There is something to hold: ${written.name}.`);
        },
      }),
    ]),
    moves.about(eachOwnKind, 'held', (move) => [
      move(command('held.redefine', { kind: kindPart.kind, ...face }), {
        drawer: HELD_DRAWER,
        ways: (_, kind) => ({
          label: `Change “${kind.name}”`,
          group: kind.name,
          fields: faceFields(kind),
        }),
        do(play, { type: _, kind: __, ...written }, ___, { id, sides }) {
          play.emit({
            type: 'heldKindSet',
            kind: { ...written, id, sides, most: written.most || null },
          });
          play.say(`${written.name}: changed.`);
        },
      }),
      move(command('held.discard', { kind: kindPart.kind }), {
        drawer: HELD_DRAWER,
        ways: (_, { name }) => ({
          label: `Put “${name}” away`,
          detail: 'With all that anybody has of it.',
          group: name,
        }),
        do(play, _, __, { id, name }) {
          play.emit({ type: 'heldKindRemoved', kind: id });
          play.say(`${name}: put away.`);
        },
      }),
    ]),
  ] as const;

/** The kinds that people have made up, by their names: an undo brings them back in another order. */
export const ownKinds = ({ public: { heldKinds } }: Pick<WithOwnKinds, 'public'>): OwnKind[] =>
  Object.values(heldKinds ?? {}).sort((a, b) => compare(a.name, b.name) || compare(a.id, b.id));

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const eachOwnKind = {
  part: 'kind',
  what: 'thing',
  all: ({ state }: HeldContext<WithOwnKinds>): readonly OwnKind[] => ownKinds(state),
  idOf: ({ id }: OwnKind): string => id,
} as const;

const dieOptions = dieSides.map((value) => ({
  value,
  label: value === '0' ? 'Counted, such as chips' : `Dice with values: d${value}`,
}));

function faceFields(kind?: OwnKind): Field[] {
  return [
    textField('name', 'What they are called', most.name, kind?.name ?? '', true),
    { ...textField('one', 'What one is called', most.name, kind?.one ?? ''), folded: true },
    numberField('most', 'At most, each (0 is no end)', heldBounds.count, kind?.most ?? 0),
    {
      name: 'free',
      kind: 'switch',
      label: 'Anybody may take them from anybody',
      initial: kind?.free ?? false,
      folded: true,
    },
  ];
}
