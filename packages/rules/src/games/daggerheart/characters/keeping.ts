import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import type { WayToMove } from '../../../table';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import { folded, form, named, number, oneOf, usually, words } from '../../../table/form';
import type { DhBrings, DhContext, DhPlay } from '../game';
import { barred, moves, present } from '../game';
import { damageTypes, ranges } from '../vocabulary';
import type { Character, Companion, Training } from './character';
import { trainings } from './character';
import type { Better } from './companion';
import {
  betters,
  bringsCompanion,
  COMPANION,
  newCompanion,
  nextDie,
  nextRange,
  trained,
  trainingLeft,
  trainingWords,
} from './companion';
import { change, decidedFor, party, played } from './find';
import { damageOptions, experience, rangeOptions } from './forms';
import { SHEET } from './making';
import { without } from './room';
import { bond, comfort } from './tending';

const character = id;
const drawer = SHEET;
const { most } = COMPANION;

const attack = {
  attack: words('How it strikes, such as “Bite”'),
  range: usually('melee', oneOf('Range', ranges, rangeOptions)),
  die: usually(COMPANION.die, number('Damage die', most.die, 2)),
  damage: folded(usually('physical', oneOf('Damage', damageTypes, damageOptions))),
};
const begun = form({
  name: named('What is it called?'),
  kind: words('What is it?'),
  first: words('An Experience, such as “Fetches anything”', 60),
  second: words('A second one', 60),
  ...attack,
});
/** All that stands on the sheet of a companion. */
export const companionForm = form({
  name: named('Name'),
  kind: words('What it is'),
  evasion: number('Evasion', most.evasion),
  slots: number('Stress slots', most.stress, 1),
  marked: number('Stress marked', most.stress),
  ...attack,
});

/** The sheet of a companion, written down and changed, and what it learns. */
const keeping = moves.about(decidedFor, 'making', (move) => [
  // Where the subclass brings one, it stands open on the sheet; else it is written by hand (DGH-2101).
  move(command('companion.add', { character, ...begun.shape }), {
    drawer,
    unless: (_, __, one) =>
      one.companion
        ? barred('already-done', `${one.companion.name} goes with ${one.name} already.`, {
            instead: 'Let it go first.',
            rule: 'DGH-2101',
          })
        : null,
    ways: (_, one) => ({
      label: 'A companion',
      group: one.name,
      detail: 'An animal or another that goes with you, with a sheet of its own.',
      fields: begun.fields({ die: COMPANION.die }),
      primary: bringsCompanion(one),
    }),
    do(play, { name, kind, first, second, attack, range, die, damage }, _, one) {
      const known = [first, second].filter((each) => each !== '');
      const companion = newCompanion({
        id: play.id('companion'),
        ...{ name, kind },
        attack: { name: attack || 'Attack', range, die, damage },
        experiences: known.map((each) => ({
          ...{ id: play.id('experience'), name: each, bonus: COMPANION.bonus },
        })),
      });
      change(play, one, { companion });
      play.say(`${name} goes with ${one.name}.`, {
        beat: { kind: 'companion', about: [one.id, companion.id], fiction: kind },
      });
    },
  }),
  move(command('companion.write', { character, ...companionForm.shape }), {
    drawer,
    unless: (_, __, one) => noCompanion(one),
    ways(_, one) {
      const { companion } = one;
      if (!companion) return null;
      const { name, kind, evasion, stress, attack } = companion;
      return {
        label: `Change the sheet of ${name}`,
        group: one.name,
        fields: companionForm.fields({
          ...{ name, kind, evasion, slots: stress.slots, marked: stress.marked },
          attack: attack.name,
          ...{ range: attack.range, die: attack.die, damage: attack.damage },
        }),
      };
    },
    do(play, { name, kind, evasion, slots, marked, attack, range, die, damage }, _, one) {
      const companion = companionOf(one);
      set(play, one, {
        ...{ name, kind, evasion },
        stress: { marked: Math.min(marked, slots), slots },
        attack: { name: attack || companion.attack.name, range, die, damage },
      });
      play.say(`The sheet of ${name} is changed.`);
    },
  }),
  move(command('companion.remove', { character }), {
    drawer,
    unless: ({ state }, _, one) => noCompanion(one) ?? isNeeded(state, one),
    ways: (_, one) =>
      one.companion ? { label: `Let ${one.companion.name} go`, group: one.name } : null,
    do(play, _, __, one) {
      const { name } = companionOf(one);
      change(play, one, { companion: null });
      play.say(`${name} does not go with ${one.name} any more.`);
    },
  }),
  move(command('companion.learn', { character, ...experience.shape }), {
    drawer,
    unless: (_, __, one) =>
      noCompanion(one) ??
      (companionOf(one).experiences.length >= most.experiences
        ? barred('limit-reached', `Its sheet has room for ${most.experiences} Experiences.`, {
            instead: 'Strike one out first.',
            rule: 'TABLE-012',
          })
        : null),
    ways: (_, one) =>
      one.companion
        ? {
            label: `An Experience of ${one.companion.name}`,
            group: one.name,
            fields: experience.fields({ bonus: COMPANION.bonus }),
          }
        : null,
    do(play, { name, bonus }, _, one) {
      const { experiences, owed, name: called } = companionOf(one);
      set(play, one, {
        experiences: [...experiences, { id: play.id('experience'), name, bonus }],
        ...(owed ? { owed: { ...owed, experiences: Math.max(0, owed.experiences - 1) } } : {}),
      });
      play.say(`${called} knows: ${name}, +${bonus}.`);
    },
  }),
  move(command('companion.forget', { character, experience: id }), {
    drawer,
    unless: (_, __, one) => noCompanion(one),
    ways: (_, one) =>
      (one.companion?.experiences ?? []).map(({ id: experience, name }) => ({
        with: { experience },
        label: `Strike out “${name}” of ${one.companion?.name}`,
        group: one.name,
      })),
    do(play, { experience }, _, one) {
      const { name, rest } = without(companionOf(one).experiences, experience);
      set(play, one, { experiences: rest });
      play.say(`“${name}” is struck out.`);
    },
  }),
  // A level of its keeper’s brings one; where a feature gives more, the GM says so (DGH-2107).
  move(
    command('companion.train', {
      character,
      training: z.enum(trainings),
      experience: id.optional(),
      better: z.enum(betters).optional(),
    }),
    {
      drawer,
      unless: (context, command, one) => noCompanion(one) ?? cannotTrain(context, command, one),
      *ways(_, one): Iterable<WayToMove<{ training: Training }>> {
        const { companion } = one;
        if (!companion) return;
        for (const training of trainings) {
          const left = trainingLeft(companion, training);
          const fields = fieldsOf(companion, training);
          if (left <= 0 || !fields) continue;
          const { name, does } = trainingWords[training];
          yield {
            with: { training },
            label: `${companion.name} learns: ${name}`,
            group: one.name,
            detail: `${does} (${left} left)`,
            ...(fields.length > 0 ? { fields } : {}),
          };
        }
      },
      do(play, { training, experience, better }, _, one) {
        const now = trained(companionOf(one), training, { experience, better });
        change(play, one, { companion: now });
        const { name, does } = trainingWords[training];
        play.say(`${now.name} learns: ${name}.`, {
          notes: [does],
          beat: { kind: 'level-up', about: [one.id, now.id] },
        });
      },
    },
  ),
  // What a feature of the subclass gives besides levels: only who manages the table says so.
  move(command('companion.grant', { character }), {
    drawer,
    unless: ({ manages }, _, one) =>
      noCompanion(one) ??
      (manages
        ? (companionOf(one).owed?.training ?? 0) < most.owed
          ? null
          : barred('limit-reached', 'It has enough to choose.', {
              instead: 'Let them choose first.',
              rule: 'DGH-2107',
            })
        : barred('not-allowed', 'The GM says what a companion learns besides levels.', {
            instead: 'Show them the feature that gives it.',
            rule: 'DGH-2107',
          })),
    ways: (_, one) =>
      one.companion
        ? {
            label: `${one.companion.name} may learn one thing more`,
            group: one.name,
            detail: 'Where a feature gives it, besides levels.',
          }
        : null,
    do(play, _, __, one) {
      const { owed = { training: 0, experiences: 0 }, name } = companionOf(one);
      set(play, one, { owed: { ...owed, training: owed.training + 1 } });
      play.say(`${name} may learn one thing more.`);
    },
  }),
]);

const step = z.union([z.literal(1), z.literal(-1)]);

/** Marks or clears a Stress of a companion, for what the rules do not do by themselves. */
const adjusting = moves.about(played, 'tracks', (move) => [
  move(command('companion.adjust', { character, by: step }), {
    unless: (_, { by }, one) =>
      noCompanion(one) ??
      (by === 1 && isFull(companionOf(one))
        ? barred('cannot-afford', `${companionOf(one).name} has no Stress left to mark.`, {
            instead: 'It is away until the next long rest, or clear one by hand.',
            rule: 'DGH-2105',
          })
        : null),
    *ways(_, one): Iterable<WayToMove<{ by: 1 | -1 }>> {
      const { companion, name: group } = one;
      if (!companion) return;
      const { name, stress } = companion;
      if (!isFull(companion)) yield { with: { by: 1 }, label: `${name}: mark Stress`, group };
      if (stress.marked > 0) yield { with: { by: -1 }, label: `${name}: clear Stress`, group };
    },
    do(play, { by }, _, one) {
      const { name, id: companion, stress } = companionOf(one);
      set(play, one, { stress: { ...stress, marked: Math.max(0, stress.marked + by) } });
      play.say(`${name} ${by > 0 ? 'marks' : 'clears'} 1 Stress.`, {
        beat: { kind: 'track', about: [one.id, companion] },
      });
    },
  }),
]);

/** The companions of characters: their sheets, their training, and what becomes of them at rests. */
export const companions = {
  ...moves.area(keeping, adjusting, comfort, bond),
  after: returning,
} satisfies DhBrings;

/** A long rest begins: whoever was away comes back with one Stress cleared; at any rest comfort is to be had again (DGH-2106). */
function returning(play: DhPlay, { type }: { type: string }): void {
  if (type !== 'rest.start') return;
  const long = play.state.public.rest?.kind === 'long';
  for (const one of party(play.state)) {
    const { companion } = one;
    if (!companion) continue;
    const back = long && isFull(companion);
    const { stress } = companion;
    if (back || companion.comforted) {
      set(play, one, {
        comforted: false,
        ...(back ? { stress: { ...stress, marked: stress.marked - 1 } } : {}),
      });
    }
    if (!back) continue;
    play.say(`${companion.name} is back with ${one.name}.`, {
      beat: { kind: 'companion', about: [one.id, companion.id] },
    });
  }
}

const isFull = ({ stress }: Companion): boolean => stress.marked >= stress.slots;

/** Changes the companion of somebody. */
function set(play: DhPlay, one: Character, more: Partial<Companion>): void {
  change(play, one, { companion: { ...companionOf(one), ...more } });
}

const companionOf = ({ companion }: Character): Companion => present(companion, 'companion');

/** Why nothing is written on the sheet of a companion, if so: there is none. */
const noCompanion = ({ name, companion }: Character): Refusal | null =>
  companion
    ? null
    : barred('not-found', `${name} has no companion.`, {
        instead: 'Write one down first.',
        rule: 'DGH-2101',
      });

/** Why it cannot go now, if so: it is in the middle of something. */
function isNeeded({ public: shared }: DhContext['state'], one: Character): Refusal | null {
  const companion = one.companion?.id;
  const acts =
    shared.roll?.parts.some((part) => part.companion && part.character === one.id) === true ||
    shared.damage?.dealers.some(({ weapon }) => weapon === companion) === true ||
    Object.values(shared.hits).some((hit) => hit.companion && hit.character === one.id);
  return acts
    ? barred('wrong-moment', `${one.companion?.name} is needed for what lies on the table.`, {
        instead: 'Settle that first.',
        rule: 'TABLE-009',
      })
    : null;
}

/** Why a companion does not learn something, if so. */
function cannotTrain(
  { manages }: DhContext,
  wanted: { training?: Training; experience?: string | undefined; better?: Better | undefined },
  one: Character,
): Refusal | null {
  const companion = companionOf(one);
  const { name, owed } = companion;
  if ((owed?.training ?? 0) === 0 && !manages) {
    return barred('wrong-moment', `${name} has nothing to learn now.`, {
      instead: 'A level of yours brings it; where a feature does, ask the GM.',
      rule: 'DGH-2107',
    });
  }
  const { training, experience, better } = wanted;
  if (training === undefined) return null;
  const gone = barred('limit-reached', `${name} has learned all of that.`, {
    instead: 'Choose another.',
    rule: 'DGH-2107',
  });
  if (trainingLeft(companion, training) <= 0) return gone;
  if (training === 'intelligent' && experience !== undefined) {
    present(
      companion.experiences.find((each) => each.id === experience),
      'Experience on that sheet',
    );
  }
  const { die, range } = companion.attack;
  const unable = better === 'range' ? !nextRange(range) : !nextDie(die);
  return training === 'vicious' && better !== undefined && unable ? gone : null;
}

/** What there is to say of a part of its training; `null` where it would do nothing. */
function fieldsOf(companion: Companion, training: Training): Field[] | null {
  if (training === 'intelligent') {
    const options = companion.experiences.map(({ id: value, name, bonus }) => ({
      ...{ value, label: `${name} +${bonus}` },
    }));
    return options.length === 0
      ? null
      : [choiceField('experience', 'Which', options, options[0]?.value)];
  }
  if (training !== 'vicious') return [];
  const { die, range } = companion.attack;
  const larger = nextDie(die);
  const options = [
    ...(larger ? [{ value: 'die', label: `Damage d${larger}` }] : []),
    ...(nextRange(range) ? [{ value: 'range', label: 'It strikes farther' }] : []),
  ];
  return options.length === 0 ? null : [choiceField('better', 'What', options, options[0]?.value)];
}
