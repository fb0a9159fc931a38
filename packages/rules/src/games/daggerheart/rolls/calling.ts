import { z } from 'zod';
import { calls, choiceField, numberField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { acts } from '../characters/character';
import { asOptions, characterOf, isDown, notTheirs, party } from '../characters/find';
import { traitOptions } from '../characters/forms';
import { toPlayers } from '../desk/passing';
import type { DhOffers, DhPlay } from '../game';
import { moves, notGm } from '../game';
import type { DaggerheartState } from '../state';
import { traits, traitWords } from '../vocabulary';
import { intentionWords } from './intended';
import { isBusy, isFree, isGmsTurn, lay } from './laying';
import { experienceFields, lacksHopeFor, said, saidIn, traitField } from './parts';
import type { Call } from './roll';
import { DIFFICULTY } from './roll';

/**
 * The GM asks somebody for a roll, with a trait or the one that they choose (DGH-101, TABLE-055). It passes them the
 * spotlight.
 */
export const asking = moves.once('rolls', (move) => [
  move(
    command('roll.call', {
      character: id,
      trait: z.enum(traits).optional(),
      doing: sentence.default(''),
      /** 0 is what is usual. */
      difficulty: z.int().min(0).max(DIFFICULTY.most).default(0),
    }),
    {
      unless(context, { character }) {
        const one = character === undefined ? null : characterOf(context, character);
        return notGm(context, 'ask for a roll') ?? (one ? isDown(one) : null);
      },
      ways({ state }) {
        const able = party(state).filter((one) => acts(one) && !state.public.calls?.[one.id]);
        if (able.length === 0) return null;
        return {
          label: 'Ask for an action roll',
          fields: [
            choiceField('character', 'Who rolls', asOptions(able)),
            {
              name: 'trait',
              kind: 'choice',
              label: 'With what',
              required: false,
              options: traitOptions.map(({ value, label }) => ({ value, label })),
            },
            textField('doing', 'What for', 300, ''),
            numberField('difficulty', 'Difficulty (0: as usual)', DIFFICULTY.most, 0),
          ],
        };
      },
      do(play, { character, trait = null, doing, difficulty }) {
        const one = characterOf(play, character);
        const call = { character, trait, doing, difficulty: difficulty === 0 ? null : difficulty };
        play.emit({ type: 'callSet', call });
        const what = trait ? ` with ${traitWords[trait].name}` : '';
        play.say(`The GM asks ${one.name} for a roll${what}${doing === '' ? '.' : `: ${doing}`}`);
        if (isBusy(play.state)) return;
        if (isGmsTurn(play.state)) toPlayers(play, character);
        if (trait) lay(play, one, { trait, doing });
      },
    },
  ),
]);

/** The rolls that people are asked for, until they have made them. */
export const called = calls<DaggerheartState, DhPlay, DhOffers, 'character', Call>({
  part: 'character',
  instead: 'Make an action roll, or attack.',
  nameOf: intentionWords.nameOf,
  seatOf: ({ public: { characters } }, id) => characters[id]?.owner ?? null,
  notTheirs: (context, id) => notTheirs(context, characterOf(context, id)),
  notNow: (context, { character }) =>
    isBusy(context.state) ?? isGmsTurn(context.state) ?? isDown(characterOf(context, character)),
  isFree: (state, { character }) => isFree(state) && acts(characterOf({ state }, character)),
  words: (_, { doing }) => ({
    title: 'The GM asks you for a roll',
    text: `${doing === '' ? '' : `“${doing}” `}With what do you do it?`,
  }),
});

/** Whoever is asked says with what they do it, or that they do not; the GM asks no longer. */
export const answeringCalls = moves.about(called.asked, 'answers', (move) => [
  move(
    command('roll.answer-call', {
      character: id,
      trait: z.enum(traits),
      experience: said.experience,
    }),
    {
      unless: (context, { experience }, call) =>
        called.cannotAnswer(context, call) ??
        lacksHopeFor(characterOf(context, call.character), experience, 'DGH-106'),
      ways(context, call) {
        const one = characterOf(context, call.character);
        return {
          label: 'Choose a trait',
          primary: true,
          group: one.name,
          ...called.askedAt(context, call),
          fields: [traitField(one, call.trait), ...experienceFields(one)],
        };
      },
      do: (play, { character, trait, experience }, _, { doing }) =>
        lay(play, characterOf(play, character), { ...saidIn({ doing, experience }), trait }),
    },
  ),
  move(command('roll.cancel-call', { character: id }), called.cancelling),
]);
