import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import type { PoolLine } from '../../../forged-in-the-dark';
import { givenBy, makePool, offeredDice, rollPool } from '../../../forged-in-the-dark';
import type { WayToMove } from '../../../table';
import { id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { diceFrom, optionsFrom } from '../asking';
import { featuresOf } from '../features';
import type { GbmPlay } from '../game';
import type { RollOption } from '../hooks';
import { nameOf } from '../lookups';
import type { GbmBrings, GbmContext } from '../moves';
import { moves, themselvesInPlay } from '../moves';
import { barred } from '../refusal';
import { remindersOf, said } from '../reminders';
import { actionDice } from '../sheet/ratings';
import { spoken } from '../spoken';
import type { GbmState, Protagonist } from '../state';
import type { Moment } from '../telling/tell';
import { tellRoll } from '../telling/tell';
import type { ActionId } from '../vocabulary';
import { actions, titled } from '../vocabulary';
import { fortune } from './fortune';
import { allowanceOf, gatheredInSafety, openQuestions, won } from './gathering';
import { gained } from './outcomes';
import { gainOf } from './pool-words';
import { questionPrompts, questions } from './questions';

const gatherCommand = rolling('info.gather', {
  protagonist: id,
  action: z.enum(actions),
  about: sentence.default(''),
  options: z.array(id).max(6).default([]),
});
type GatherCommand = z.infer<typeof gatherCommand>;

/** Gathers information where there is no danger: a fortune roll with an action (GBM-INF-001). */
const gathering = moves
  .where(({ state }) => beforeEpisodes(state))
  .about(themselvesInPlay, 'act', (move) => [
    move(gatherCommand, {
      unless({ state }, { action, options = [] }, self) {
        if (options.length === 0) return null;
        const other = optionsFrom('gather', { state, self }).find(
          (option) => options.includes(option.id) && option.action && option.action !== action,
        );
        if (!other?.action) return null;
        const { label, action: only } = other;
        return barred('not-allowed', `${label}: that goes with ${titled(only)} alone.`, {
          instead: `Roll ${titled(only)}, or leave that out.`,
          rule: 'TABLE-010',
        });
      },
      ways: waysToGather,
      do: gather,
    }),
  ]);

/** Gathering information, the questions that it wins, and fortune. */
export const information = {
  ...moves.area(gathering, questions, fortune),
  prompts: questionPrompts,
} satisfies GbmBrings;

function beforeEpisodes({ public: { phase } }: GbmState): Refusal | null {
  if (phase !== 'creation') return null;
  return barred('wrong-phase', 'Gathering information begins with the first episode.', {
    instead: 'Ask the table: while the series is made, everybody invents it together.',
    rule: 'GBM-CYC-004',
  });
}

/**
 * Gathering information with any action; and, where an ability has a switch that goes with one
 * action alone, once more with that action, so that no choice of the form is refused.
 */
function* waysToGather(
  { state }: GbmContext,
  self: Protagonist,
): Iterable<WayToMove<GatherCommand>> {
  const diceOf = (action: ActionId) => actionDice(self, action, self.transcendence.active);
  const options = optionsFrom('gather', { state, self });
  const general = options.filter(({ action }) => action === undefined);
  const safe = 'Where there is no danger. In danger, make an action roll for it instead.';
  yield {
    label: 'Gather information',
    detail: [safe, ...toRemember(state, self)].join(' '),
    fields: [
      {
        name: 'action',
        kind: 'choice',
        label: 'How?',
        options: actions.map((action) => ({
          value: action,
          label: `${titled(action)} ${diceOf(action)}`,
        })),
        required: true,
      },
      aboutField,
      ...optionsField([], general),
    ],
    order: 20,
    rolls: offeredDice(2),
  };
  for (const only of new Set(options.flatMap(({ action }) => action ?? []))) {
    const special = options.filter(({ action }) => action === only);
    yield {
      with: { action: only },
      label: `Gather information with ${titled(only)} ${diceOf(only)}`,
      detail: special.map(({ label }) => label).join('; '),
      fields: [aboutField, ...optionsField(special, general)],
      order: 20,
      rolls: offeredDice(diceOf(only)),
    };
  }
}

const aboutField: Field = spoken('about', 'About what?');

/** The switches that apply; those that go with one action stand ready. */
function optionsField(special: readonly RollOption[], general: readonly RollOption[]): Field[] {
  const options = [...special, ...general];
  if (options.length === 0) return [];
  return [
    {
      name: 'options',
      kind: 'choices',
      label: 'What applies',
      options: options.map((option) => ({
        value: option.id,
        label: `${option.label}${gainOf(option)}`,
      })),
      min: 0,
      max: Math.min(6, options.length),
      ...(special.length > 0 ? { initial: special.map((option) => option.id) } : {}),
    },
  ];
}

/** What abilities make possible here, before there is any roll to show it beside. */
function toRemember(state: GbmState, self: Protagonist): string[] {
  return featuresOf(state, self).flatMap((feature) =>
    remindersOf({ state, self }, feature)
      .filter(({ when }) => when === 'gather-information')
      .map((reminder) => said(feature, reminder)),
  );
}

function gather(
  play: GbmPlay,
  { action, about, options }: GatherCommand,
  { state }: GbmContext,
  self: Protagonist,
): void {
  const chosen = optionsFrom('gather', { state, self }).filter((one) => options.includes(one.id));
  const lines = [
    { source: titled(action), dice: actionDice(self, action, self.transcendence.active) },
    ...diceFrom('gatherDice', { state, self }),
    ...chosen.map(({ label, dice }): PoolLine => ({ source: label, dice: dice ?? 0 })),
  ];
  const pool = makePool(givenBy(self.id, lines));
  const result = rollPool(play, pool, `${nameOf(self)}: gather information`);
  const gathered = gatheredInSafety(state, self, chosen);
  const word = won(allowanceOf(state, self, result.band, gathered));
  const moment: Moment = { kind: 'gather-information', about: [self.id], fiction: about };
  const outcome = gained(word, result.band);
  tellRoll(play, moment, 'Gather information', { pool, result, outcome });
  openQuestions(play, self.id, about, result.band, gathered);
}
