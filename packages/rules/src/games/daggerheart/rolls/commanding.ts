import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import { command, id } from '../../../table/command';
import type { Character } from '../characters/character';
import { besides, commanding } from '../characters/companion';
import { isDown, played } from '../characters/find';
import { most } from '../fight/adversary';
import type { DhContext } from '../game';
import { barred, moves } from '../game';
import type { Trait } from '../vocabulary';
import { traits } from '../vocabulary';
import { firstRefusal } from './aimed';
import { isNotNext, propose } from './laying';
import { cannotLead } from './leading';
import { lacksHopeFor, said, saidFields, saidIn, traitField } from './parts';
import { asWell, isNoTarget, targets, whom } from './proposing';
import type { DefineOnRoll } from './standing';
import { update } from './standing';

// A companion acts at the command of its keeper, by a roll of theirs with the trait that they cast spells with (DGH-2102).

const others = z.array(id).max(most.targets).default([]);
/** Only where no library says with which trait they cast spells. */
const trait = z.enum(traits).optional();

/** What a command says of whom it is about, and which Experience of the companion's helps. */
interface Commanded {
  experience?: string | undefined;
  target?: string | undefined;
  others?: readonly string[] | undefined;
}

/** What bars a command to somebody's companion, whatever it is to do. */
const cannotCommand = (
  { state }: DhContext,
  { experience, target, others }: Commanded,
  one: Character,
): Refusal | null =>
  isNotNext(state, one) ??
  isNotThere(one) ??
  lacksHopeFor(commanding(one, true), experience, 'DGH-106') ??
  isNoTarget(state, target) ??
  firstRefusal(others ?? [], (each) => isNoTarget(state, each));

/** Rolls by which somebody commands their companion. */
export const companionRolls = moves.about(played, 'roll', (move) => [
  move(command('companion.attack', { character: id, trait, target: id, others, ...said }), {
    unless: cannotCommand,
    ways({ state }, one) {
      const foes = targets(state);
      const { companion } = one;
      if (!companion || foes.length === 0) return null;
      const { name, attack } = companion;
      return {
        label: `${name} attacks`,
        group: one.name,
        detail: `${attack.name}: ${one.proficiency}d${attack.die} ${attack.damage}, by your Proficiency.`,
        fields: [...whom(foes), ...fieldsOf(one)],
      };
    },
    do(play, { trait, target, others, ...command }, _, one) {
      propose(play, one, {
        ...saidIn(command),
        trait: traitOf(one, trait),
        target,
        ...asWell(target, others),
        ...(one.companion ? { weapon: one.companion.id } : {}),
        companion: true,
      });
    },
  }),
  move(
    command('companion.command', { character: id, trait, target: id.optional(), others, ...said }),
    {
      unless: cannotCommand,
      *ways({ state }, one) {
        const { companion } = one;
        if (!companion) return;
        const group = one.name;
        const { name } = companion;
        yield { label: `Command ${name}`, group, fields: fieldsOf(one) };
        const foes = targets(state);
        if (foes.length === 0) return;
        yield {
          variant: 'adversary',
          label: `Command ${name}, against an adversary`,
          group,
          detail: 'What is no attack: it distracts, leads astray, holds.',
          fields: [...whom(foes), ...fieldsOf(one)],
        };
      },
      do(play, { trait, target, others, ...command }, _, one) {
        propose(play, one, {
          ...saidIn(command),
          trait: traitOf(one, trait),
          ...(target === undefined ? {} : { target, ...asWell(target, others) }),
          companion: true,
        });
      },
    },
  ),
]);

/** A roll of somebody's own builds on what their companion has just done: an advantage die (DGH-2103). */
export const building = (move: DefineOnRoll) =>
  [
    move(command('roll.build', { roll: id }), {
      unless(_, __, { roll, one }) {
        const [part] = roll.parts;
        return (
          cannotLead({ roll, one }) ??
          isDown(one) ??
          (!one.companion?.opening || part?.companion || part?.builds
            ? barred('wrong-moment', 'There is nothing of a companion’s to build on.', {
                instead: 'Command it first: where that goes well, with Hope, your next roll may.',
                rule: 'DGH-2103',
              })
            : null)
        );
      },
      ways: ({ seat }, { one }) =>
        one.owner === seat.id
          ? {
              label: `Build on what ${one.companion?.name} did`,
              group: one.name,
              detail: 'An advantage die, where it follows from that.',
            }
          : null,
      do(play, _, __, { roll }) {
        const parts = roll.parts.map((part, at) =>
          at === 0 ? { ...part, builds: true as const } : part,
        );
        update(play, roll, { parts });
      },
    }),
  ] as const;

/** With what they command it: as their subclass says, else as they say. */
const traitOf = ({ spellcast }: Character, said: Trait | undefined): Trait =>
  spellcast ?? said ?? 'instinct';

const fieldsOf = (one: Character): Field[] => [
  ...(one.spellcast ? [] : [traitField(one)]),
  ...saidFields(commanding(one, true)),
];

/** Why nobody commands a companion, if so: there is none, or it is away (DGH-2105). */
function isNotThere(one: Character): Refusal | null {
  if (besides(one)) return null;
  return one.companion
    ? barred('wrong-moment', `${one.companion.name} is away.`, {
        instead: 'Do it yourself; it comes back when the next long rest begins.',
        rule: 'DGH-2105',
      })
    : barred('not-found', `${one.name} has no companion.`, {
        instead: 'Write one down first.',
        rule: 'DGH-2101',
      });
}
