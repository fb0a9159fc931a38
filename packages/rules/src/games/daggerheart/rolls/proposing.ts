import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import type { Character } from '../characters/character';
import { acts } from '../characters/character';
import { asOptions, isDown, party, played } from '../characters/find';
import type { DhPlay } from '../game';
import { barred, moves } from '../game';
import type { DaggerheartState } from '../state';
import { traits } from '../vocabulary';
import {
  doingField,
  lacksHopeFor,
  partOf,
  said,
  saidFields,
  traitField,
  weaponField,
  weaponOf,
} from './parts';
import type { Asked, RollPart, TableRoll } from './roll';

/** Why nobody begins a roll, if so: another is on the table. */
export const isBusy = ({ public: { roll, damage } }: DaggerheartState): Refusal | null =>
  roll !== null || damage !== null
    ? barred('wrong-moment', 'Another roll is on the table.', {
        instead: 'Help with it, or wait until it is settled.',
        rule: 'TABLE-009',
      })
    : null;

/** Why players do not act, if so: the GM has the spotlight. */
const isGmsTurn = ({ public: { spotlight } }: DaggerheartState): Refusal | null =>
  spotlight.side === 'gm'
    ? barred('wrong-moment', 'The GM has the spotlight.', {
        instead: 'Say that you would like it next.',
        rule: 'DGH-1101',
      })
    : null;

/** What players do of themselves while they have the spotlight. */
export const playersTurn = moves.where(({ state }) => isGmsTurn(state));

/** Proposing a roll; the GM says what it is against (DGH-101…103). */
export const proposals = playersTurn
  .where(({ state }) => isBusy(state))
  .about(played, 'roll', (move) => [
    // An action roll against an adversary, whose Difficulty stays on the desk (DGH-601).
    move(command('roll.attack', { character: id, weapon: id, target: id, ...said }), {
      unless({ state }, { experience, target }, one) {
        const foe = state.public.adversaries[target ?? ''];
        return (
          isDown(one) ??
          lacksHopeFor(one, experience, 'DGH-106') ??
          ((foe?.defeated ?? false)
            ? barred('wrong-moment', `${foe?.name} is defeated.`, {
                instead: 'Choose somebody who still stands.',
                rule: 'DGH-601',
              })
            : null)
        );
      },
      ways({ state }, one) {
        const foes = Object.values(state.public.adversaries).filter(({ defeated }) => !defeated);
        if (one.weapons.length === 0 || foes.length === 0) return null;
        const whom = choiceField('target', 'Whom', asOptions(foes));
        const fields = [weaponField(one, true), whom, ...saidFields(one)];
        return { label: 'Attack', group: one.name, fields };
      },
      do(play, { target, ...command }, { state }, one) {
        const { id: weapon, trait } = weaponOf(one, command.weapon);
        const difficulty = state.director.adversaries[target]?.difficulty;
        lay(
          play,
          partOf(play, one, trait, weapon, command),
          { target, kept: true },
          difficulty === undefined ? null : { difficulty },
        );
      },
    }),
    move(
      command('roll.propose', {
        character: id,
        trait: z.enum(traits),
        ...said,
        clears: id.optional(),
        against: id.optional(),
      }),
      {
        unless({ state }, { experience, clears, against }, one) {
          const other = state.public.characters[against ?? ''];
          return (
            isDown(one) ??
            lacksHopeFor(one, experience, 'DGH-106') ??
            needsMore(one, clears) ??
            (other ? isNoOpponent(one, other) : null)
          );
        },
        *ways({ state }, one) {
          const group = one.name;
          const fields = [traitField(one), ...saidFields(one)];
          yield { label: 'Make an action roll', group, fields, primary: true };
          const others = party(state).filter((other) => !isNoOpponent(one, other));
          if (others.length > 0) {
            yield {
              variant: 'against',
              label: 'Against one of us',
              group,
              detail: 'You two talk about it first.',
              fields: [choiceField('against', 'Whom', asOptions(others)), ...fields],
            };
          }
          for (const { id: clears, name } of one.conditions) {
            const label = `Shake off “${name}”`;
            yield { with: { clears }, label, group, fields: [traitField(one), doingField] };
          }
        },
        do(play, { trait, clears, against, ...command }, _, one) {
          layUsual(play, partOf(play, one, trait, null, command), {
            ...(clears === undefined ? {} : { clears }),
            ...(against === undefined ? {} : { against: { character: against, talked: false } }),
          });
        },
      },
    ),
  ]);

/** Why a roll does not end a condition, if so (DGH-805). */
function needsMore({ conditions }: Character, id: string | undefined): Refusal | null {
  const { name, until = '' } = conditions.find((one) => one.id === id) ?? {};
  return until !== ''
    ? barred('not-allowed', `“${name}” needs more than a roll: ${until}.`, {
        instead: 'Do what it takes, and the GM ends it.',
        rule: 'DGH-805',
      })
    : null;
}

/** Why somebody does not roll against another of the party, if so (DGH-1110). */
const isNoOpponent = (one: Character, other: Character): Refusal | null =>
  other.id === one.id || !acts(other)
    ? barred('not-allowed', `${one.name} cannot roll against ${other.name}.`, {
        instead: 'Choose another of the party who is on their feet.',
        rule: 'DGH-1110',
      })
    : null;

/** Lays a roll on the table, at the Difficulty that is usual. */
export function layUsual(play: DhPlay, part: RollPart, set: Partial<TableRoll>): void {
  const { difficulty, kept } = play.state.public.usual;
  lay(play, part, { difficulty, kept, ...set }, play.state.director.usual);
}

function lay(play: DhPlay, part: RollPart, set: Partial<TableRoll>, asked: Asked | null): void {
  const roll: TableRoll = {
    id: play.id('roll'),
    version: 0,
    parts: [part],
    target: null,
    stakes: '',
    difficulty: null,
    kept: false,
    advantage: 0,
    disadvantage: 0,
    ...set,
  };
  play.emit({ type: 'rollSet', roll });
  play.emit({ type: 'askedSet', asked });
}
