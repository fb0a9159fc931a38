import { z } from 'zod';
import { choiceField, movedWords, numberField, textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { newFaction, noDiceNow } from '../blessings/dues';
import { copyBlessing, gainBlessings, owe } from '../blessings/gaining';
import { blessing } from '../blessings/kind';
import { changeReputation } from '../blessings/reputation';
import type { Character } from '../characters/character';
import { cast, characterOf, decidedFor } from '../characters/find';
import { marksOf, setMarks } from '../characters/marks';
import { barred, moves } from '../game';
import type { HumanityState } from '../state';
import { bankOf, cannotDraw, draw } from './bank';

/** The drawer with what is done with what was banked, outside of Checks. */
export const DEDICATIONS = 'dedications';
const drawer = DEDICATIONS;
const MOST = 40;
const NOBODY = 'nobody';
const count = z.int().min(1).max(MOST);

const countField = (one: Character, label = 'How many?') =>
  numberField('count', label, Math.min(MOST, bankOf(one).count), 1, 1);

const options = (all: readonly Character[]) =>
  all.map(({ id: value, name: label }) => ({ value, label }));

/** Opponents who have handed boons over (HUM-1703). */
const givers = (state: HumanityState, one: Character): Character[] =>
  cast(state).filter(({ id: other }) => (bankOf(one).from[other] ?? 0) > 0);

/** What the last spending of somebody was, while it may be made good (HUM-1705). */
const spentBy = ({ public: { spent } }: HumanityState, { id: one }: Character): number =>
  spent?.by[one] ?? 0;

/** Spending what was banked (HUM-1701…1706). */
export const drawing = moves.about(decidedFor, 'character', (move) => [
  move(command('dedication.bless', { character: id, count, to: id }), {
    drawer,
    unless: (_, { count: wanted }, one) =>
      cannotDraw(one, one.dedication === 'influence' ? 'influence' : 'prudence', wanted),
    ways({ state }, one) {
      const proud = one.dedication === 'prudence';
      const friends = cast(state).filter(({ side }) => side === one.side);
      const to = proud
        ? choiceField('to', 'Who gains them?', options(friends), one.id)
        : choiceField('to', 'And which opponent gains as many?', [
            ...options(givers(state, one)),
            { value: NOBODY, label: 'Nobody who is here any more' },
          ]);
      return {
        label: 'Blessings out of what is banked',
        detail: 'In a safe place, at rest.',
        group: one.name,
        fields: [countField(one), to],
      };
    },
    do(play, { count: many, to }, context, one) {
      const proud = one.dedication === 'prudence';
      draw(play, one, many, proud || to === NOBODY ? undefined : to);
      const other = to === NOBODY ? null : characterOf(context, to);
      const due = { source: 'effect', count: many } as const;
      if (!proud) owe(play, one, 'gain', due);
      if (other) owe(play, other, 'gain', due);
      const names = [proud ? [] : one.name, other?.name ?? []].flat().join(' and ');
      play.say(`${one.name} spends ${many} banked: Blessings for ${names}.`, {
        beat: { kind: 'bank-spent', about: [one.id] },
      });
    },
  }),
  move(rolling('dedication.kindle', { character: id, count }), {
    unless: ({ state }, { count: wanted }, one) =>
      noDiceNow(state) ??
      cannotDraw(one, 'vanity', wanted) ??
      (state.public.check
        ? null
        : barred('wrong-moment', 'They would end at once: no action is under way.', {
            instead: 'Wait for a Check.',
            rule: 'HUM-1702',
          })),
    ways: (_, one) => ({
      label: 'Temporary Blessings out of what is banked',
      detail: 'They end with the action.',
      group: one.name,
      fields: [countField(one)],
      rolls: { dice: 1, modifiers: [] },
    }),
    do(play, { count: many }, { state }, one) {
      draw(play, one, many);
      const { gained, record } = gainBlessings(play, one, many, { passing: true });
      const { passing = [] } = marksOf(state, one.id);
      setMarks(play, one, { passing: [...passing, ...gained.dice.map((die) => die.id)] });
      play.say(`${one.name} gains ${movedWords(blessing, gained)}, until the action ends.`, {
        roll: record,
        beat: { kind: 'blessings', about: [one.id] },
      });
    },
  }),
  move(
    command('dedication.copy', {
      character: id,
      value: z.int().min(1).max(6),
      count,
      mine: z.int().min(0).max(MOST),
    }),
    {
      unless({ state }, { value, count: wanted }, one) {
        const none = cannotDraw(one, 'divinity', wanted);
        if (none) return none;
        const { gained } = state.public;
        if (!gained || gained.of === one.id || !state.public.characters[gained.of]) {
          return barred('wrong-moment', 'Nobody else has just gained a Blessing.', {
            instead: 'Wait until somebody does.',
            rule: 'HUM-1704',
          });
        }
        if (value !== undefined && !gained.values.includes(value)) {
          return barred('not-found', 'No such Blessing was gained.', {
            instead: 'Copy one that was.',
            rule: 'HUM-1704',
          });
        }
        return null;
      },
      *ways({ state }, one) {
        const { gained } = state.public;
        const other = gained && state.public.characters[gained.of];
        if (!gained || !other) return;
        for (const value of new Set(gained.values)) {
          yield {
            with: { value },
            label: `Copy the ${value} of ${other.name}`,
            detail: 'Copies do not bump.',
            group: one.name,
            fields: [
              countField(one, 'How many copies?'),
              numberField(
                'mine',
                'How many of them for yourself?',
                Math.min(MOST, bankOf(one).count),
                0,
              ),
            ],
          };
        }
      },
      do(play, { value, count: many, mine: kept }, { state }, one) {
        const { gained } = state.public;
        if (!gained) return;
        const mine = Math.min(kept, many);
        const other = characterOf({ state }, gained.of);
        draw(play, one, many);
        const { passing } = gained;
        if (mine > 0) copyBlessing(play, one, { value, passing, count: mine });
        if (many > mine) copyBlessing(play, other, { value, passing, count: many - mine });
        play.emit({ type: 'blessingsGained', gained: null });
        play.say(
          `${one.name} copies a ${value}: ${mine} for themselves, ${many - mine} for ${other.name}.`,
          { beat: { kind: 'blessings', about: [one.id, other.id] } },
        );
      },
    },
  ),
  move(rolling('dedication.regain', { character: id }), {
    unless({ state }, _, one) {
      const closed = noDiceNow(state);
      if (closed) return closed;
      const spent = spentBy(state, one);
      if (one.dedication === 'accuracy' && spent === 0) {
        return barred('wrong-moment', 'They have just spent no Blessings.', {
          instead: 'Wait until they spend some.',
          rule: 'HUM-1705',
        });
      }
      return cannotDraw(one, 'accuracy', Math.max(1, spent));
    },
    ways({ state }, one) {
      const spent = spentBy(state, one);
      return {
        label: `Regain ${spent === 1 ? 'a Blessing' : `${spent} Blessings`} for as many banked boons`,
        group: one.name,
        rolls: { dice: spent, modifiers: [] },
      };
    },
    do(play, _, { state }, one) {
      const many = spentBy(state, one);
      draw(play, one, many);
      const { gained, record } = gainBlessings(play, one, many);
      play.emit({ type: 'blessingsSpent', seq: play.context.seq, character: one.id, count: 0 });
      play.say(`${one.name} regains ${movedWords(blessing, gained)}.`, {
        roll: record,
        beat: { kind: 'blessings', about: [one.id] },
      });
    },
  }),
  move(command('dedication.name', { character: id, count, with: needed(60) }), {
    drawer,
    unless: (_, { count: wanted }, one) => cannotDraw(one, 'value', wanted),
    ways: ({ state }, one) => ({
      label: 'A better name with somebody, until the session ends',
      group: one.name,
      fields: [
        {
          ...textField('with', 'With whom?', 60, '', true),
          suggestions: Object.values(state.public.factions).map(({ name }) => name),
        },
        countField(one, 'By how much?'),
      ],
    }),
    do(play, { count: many, with: whom }, { state }, one) {
      draw(play, one, many);
      const faction = newFaction(play, state, whom);
      const { value } = changeReputation(play, faction, one, many, { passing: true });
      play.say(`${one.name}’s name with ${faction.name}: ${value}, for this session.`, {
        beat: { kind: 'reputation', about: [one.id] },
      });
    },
  }),
]);
