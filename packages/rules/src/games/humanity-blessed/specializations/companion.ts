import { z } from 'zod';
import type { Field } from '../../../engine';
import { numberField, textField } from '../../../table';
import { command, id, needed, sentence, word } from '../../../table/command';
import type { Aptitude, Character } from '../characters/character';
import { companionOf } from '../characters/companion';
import { specializedOf } from '../characters/counting';
import { change, decidedFor } from '../characters/find';
import { enter, newCharacter } from '../characters/making';
import type { HumanityContext } from '../game';
import { barred, moves } from '../game';
import { SPECIALIZATIONS } from './using';

const drawer = SPECIALIZATIONS;
/** How often a session a companion acts: by one Aptitude at most, and by all together (HUM-1606). */
const LIMITS = { each: 3, all: 8, aptitudes: 4 };

const limit = z.int().min(0).max(LIMITS.each);
const limitParts = { limit1: limit, limit2: limit, limit3: limit, limit4: limit };
type Limits = z.infer<z.ZodObject<typeof limitParts>>;
const listed = ({ limit1, limit2, limit3, limit4 }: Limits) => [limit1, limit2, limit3, limit4];

/**
 * The Action Limits of so many Aptitudes, as near to what is said as comes to 8 together: what is too much goes from
 * the last, what lacks comes to the first that have room.
 */
function eightOf(said: Limits, count: number): number[] {
  let left = LIMITS.all;
  const limits = listed(said)
    .slice(0, count)
    .map((wanted) => {
      const some = Math.min(wanted, left);
      left -= some;
      return some;
    });
  return limits.map((has) => {
    const more = Math.min(left, LIMITS.each - has);
    left -= more;
    return has + more;
  });
}

/** The Action Limits by Aptitude, and how they are told where they are not as was said. */
function shared(
  aptitudes: readonly Aptitude[],
  said: Limits,
): { limits: Record<string, number>; notes: string[] } {
  const eight = eightOf(said, aptitudes.length);
  const other = eight.some((limit, at) => limit !== listed(said)[at]);
  return {
    limits: Object.fromEntries(aptitudes.map(({ id: own }, at) => [own, eight[at] ?? 0])),
    notes: other ? [`They come to ${LIMITS.all} together: ${eight.join(', ')}.`] : [],
  };
}

const limitField = (at: number, what: string, now: number): Field =>
  numberField(`limit${at}`, what, LIMITS.each, now);

/** Making a companion, of whoever is Friendly (HUM-1606). */
const making = moves.about(decidedFor, 'character', (move) => [
  move(
    command('companion.make', {
      character: id,
      name: needed(60),
      past: sentence.default(''),
      ...{ apt1: needed(120), apt2: needed(120), apt3: needed(120), apt4: word.default('') },
      ...limitParts,
    }),
    {
      drawer,
      unless({ state }, _, one) {
        if (!specializedOf(one).some(({ specialization }) => specialization.kind === 'friendly')) {
          return barred('not-allowed', `${one.name} is not Friendly.`, {
            instead: 'Specialize an Aptitude so first.',
            rule: 'HUM-1606',
          });
        }
        return companionOf(state, one)
          ? barred('already-done', `${one.name} has a companion.`, {
              instead: 'Let that one go first.',
              rule: 'HUM-1606',
            })
          : null;
      },
      ways: (_, one) => ({
        label: 'A companion',
        detail: 'A d6 in everything. It acts by its Aptitudes, 8 times a session together.',
        group: one.name,
        fields: [
          textField('name', 'What is it called?', 60, '', true),
          textField('past', 'Where does it come from?', 300, ''),
          ...[3, 3, 2, 0].flatMap((now, at) => [
            textField(`apt${at + 1}`, 'An Aptitude of its own', 120, '', at < 3),
            limitField(at + 1, 'How often a session?', now),
          ]),
        ],
      }),
      do(play, sent, { state }, one) {
        const texts = [sent.apt1, sent.apt2, sent.apt3, sent.apt4].filter(Boolean);
        const aptitudes = texts.map(
          (text): Aptitude => ({ id: play.id('aptitude'), text, specialization: null }),
        );
        const { limits, notes } = shared(aptitudes, sent);
        const blank = newCharacter(state, {
          id: play.id('character'),
          owner: one.owner,
          name: sent.name,
        });
        const all = Object.keys(blank.stats).map((stat) => [stat, { size: 6, lock: null }]);
        enter(play, {
          ...blank,
          side: one.side,
          stats: Object.fromEntries(all),
          backstory: { ...blank.backstory, text: sent.past },
          aptitudes,
          companion: {
            of: one.id,
            limits,
          },
        });
        for (const note of notes) play.say(note);
      },
    },
  ),
]);

/** Sharing its Action Limits out anew, between sessions (HUM-1606). */
const sharing = moves.about(
  {
    part: 'companion',
    what: 'companion',
    all: (context: HumanityContext) => decidedFor.all(context).filter((one) => one.companion),
    idOf: (one: Character) => one.id,
  },
  'character',
  (move) => [
    move(command('companion.limits', { companion: id, ...limitParts }), {
      drawer,
      unless: ({ state }) =>
        state.public.table.session.open
          ? barred('wrong-moment', 'Action Limits are shared out between sessions.', {
              instead: 'Wait for the end of this one.',
              rule: 'HUM-1606',
            })
          : null,
      ways: (_, one) => ({
        label: `Share out the Action Limits of ${one.name}`,
        group: one.name,
        fields: Array.from({ length: LIMITS.aptitudes }, (_nothing, at) => {
          const own = one.aptitudes[at];
          return limitField(
            at + 1,
            own?.text ?? 'No Aptitude',
            own ? (one.companion?.limits[own.id] ?? 0) : 0,
          );
        }),
      }),
      do(play, sent, _, one) {
        const { limits, notes } = shared(one.aptitudes.slice(0, LIMITS.aptitudes), sent);
        change(play, one, { companion: { of: one.companion?.of ?? '', limits } });
        play.say(`${one.name} acts otherwise now.`, { notes });
      },
    }),
  ],
);

export const companions = [making, sharing] as const;
