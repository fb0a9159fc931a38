import { z } from 'zod';
import type { Bar, Field } from '../../../engine';
import type { WayToMove } from '../../../table';
import { command, sentence } from '../../../table/command';
import type { GbmPlay } from '../game';
import { nameById } from '../lookups';
import type { GbmContext } from '../moves';
import { barred } from '../refusal';
import { returnGifts } from '../sheet/gifts';
import { spoken } from '../spoken';
import type { ActionRoll, GbmState, Standing } from '../state';
import { saying } from '../telling/saying';
import { effects, positions, shiftEffect } from '../vocabulary';
import { effectOf, positionOf } from './action-pool';
import { judgePrompt } from './action-prompts';
import { typedGoal } from './goal';
import { judgementWords } from './opening';
import { standingFields } from './roll-fields';
import { directed, notOnTable, shapedByDirector, someDiceFell } from './standing';
import { weighedBefore } from './weighing';

/** How a command says where a roll starts from. */
export const standing = { position: z.enum(positions), effect: z.enum(effects) };

/** How rolls are judged where nobody says otherwise (TABLE-054). */
export const usualJudgement = directed('say how rolls are judged').once('director', (move) => [
  move(command('roll.usual-judgement', standing), {
    ways({ state }) {
      const now = usualOf(state);
      return {
        label: state.public.usualJudgement
          ? `Rolls are judged alike: ${judgementWords(now)}`
          : 'Judge rolls alike',
        detail:
          'Players roll without waiting. Each roll can still be judged again, before and after its dice.',
        order: 3,
        fields: standingFields(now),
      };
    },
    do(play, { position, effect }, { state }) {
      play.emit({ type: 'usualJudgementSet', judgement: { position, effect } });
      if (state.public.roll?.stage === 'framing') {
        const judgement = { position, effect, note: '', fatal: false };
        play.emit({ type: 'rollChanged', changes: { judgement, stage: 'bonus' } });
      }
      const words = judgementWords({ position, effect }).toLowerCase();
      play.say(`Until the director says otherwise: ${words}.`);
    },
  }),
  move(command('roll.judge-each', {}), {
    unless: ({ state }) =>
      state.public.usualJudgement
        ? null
        : barred('already-done', 'Each roll is judged by itself already.', {
            instead: 'Judge the next one when it is proposed.',
            rule: 'TABLE-008',
          }),
    ways: () => ({ label: 'Judge each roll by itself', order: 4 }),
    do(play) {
      play.emit({ type: 'usualJudgementSet', judgement: null });
      play.say('The director judges each roll by itself again.');
    },
  }),
]);

const judgeCommand = command('roll.judge', {
  ...standing,
  note: sentence.default(''),
  fatal: z.boolean().default(false),
});

type Judged = z.infer<typeof judgeCommand>;

const judged = directed('judge position and effect').where(notOnTable);

/** The director judges position and effect: before the dice, and while nothing has come of them. */
export const judging = judged.once('roll', (move) => [
  move(judgeCommand, {
    unless: ({ state, roll }) => (roll.stage === 'rolled' ? goneOn(state, roll) : null),
    ways: waysToJudge,
    do(play, judged, { roll }) {
      if (roll.stage === 'rolled') {
        judgeAgain(play, roll, judged);
        return;
      }
      const { type: _, ...judgement } = judged;
      play.emit({ type: 'rollChanged', changes: { judgement, stage: 'bonus' } });
      const { note, fatal } = judged;
      play.say(`${judgementWords(judged)}.`, {
        notes: [note, fatal ? 'Fatal harm is on the table.' : ''].filter(Boolean),
        reveals: note !== '' || fatal,
      });
    },
  }),
]);

/** Or says that it needs no roll (TABLE-056). */
export const granting = shapedByDirector('say that it simply happens').once('roll', (move) => [
  move(command('roll.grant', {}), {
    unless: someDiceFell,
    ways: ({ roll }) => ({
      label: 'No roll: it happens',
      detail: 'Where nothing is at risk. Nothing is paid.',
      ...judgeAt(roll),
      order: roll.judgement ? 85 : 2,
    }),
    do(play, _, { roll }) {
      play.emit({ type: 'rollClosed' });
      const who = nameById(play.state, roll.roller);
      play.say(`No roll: what ${who} does happens${saying(typedGoal(roll))}`, {
        notes: returnGifts(play, roll),
      });
    },
  }),
]);

const judgeAt = ({ judgement }: ActionRoll) =>
  judgement ? { place: 'roll' } : { place: 'prompt', prompt: judgePrompt };

function waysToJudge({ state, roll }: GbmContext): WayToMove<Judged> {
  const fields = judgementFields(state, roll);
  if (roll.stage === 'rolled') {
    const detail = 'The dice and what they cost stay.';
    return { label: 'Judge again', detail, order: 70, fields };
  }
  return {
    label: roll.judgement ? 'Judge again' : 'Judge position and effect',
    ...judgeAt(roll),
    primary: !roll.judgement,
    order: 1,
    advice: weighedBefore(state, roll),
    fields,
  };
}

function judgementFields(state: GbmState, { judgement }: ActionRoll): Field[] {
  return [
    ...standingFields(judgement ?? suggested(state)),
    spoken('note', 'Why, or what to beware of'),
    {
      name: 'fatal',
      kind: 'switch',
      label: 'Fatal harm is on the table',
      initial: judgement?.fatal ?? false,
    },
  ];
}

const suggested = ({ public: { episode } }: GbmState): Standing => ({
  position: episode.mission?.position ?? 'risky',
  effect: 'standard',
});

/** Where a roll starts from that is not judged by itself. */
export const usualOf = (state: GbmState): Standing =>
  state.public.usualJudgement ?? suggested(state);

/** Why a roll is not judged once more with its dice on the table, if so: something has come of them. */
function goneOn(
  { public: { consequences, eclipses } }: GbmState,
  { purpose, struck }: ActionRoll,
): Bar | null {
  const simple = purpose === 'overcome' && !struck;
  if (simple && Object.keys({ ...consequences, ...eclipses }).length === 0) return null;
  return barred('wrong-moment', 'The table has gone on from these dice.', {
    instead: 'Finish the roll, and set by hand what should be otherwise.',
    rule: 'TABLE-054',
  });
}

/**
 * Judges a roll whose dice lie there, which was judged as usual or in haste (TABLE-054). What they cost
 * stays paid, and xp that was marked stays marked.
 */
function judgeAgain(play: GbmPlay, roll: ActionRoll, { type: _, ...judgement }: Judged): void {
  const judged = { ...roll, judgement };
  const moved = positionOf(play.state, judged).position;
  const { effect: achieved } = effectOf(play.state, judged);
  play.emit({
    type: 'rollChanged',
    changes: {
      judgement,
      rolled: {
        position: moved,
        effect: roll.band === 'critical' ? shiftEffect(achieved, 1) : achieved,
      },
      retryAt: moved === 'controlled' && roll.band === 'bad' ? 'risky' : null,
    },
  });
  const words = judgementWords(judgement).toLowerCase();
  play.say(`Judged again, with the dice on the table: ${words}.`, {
    notes: [judgement.note].filter(Boolean),
    reveals: true,
  });
}
