import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import { capitalised } from '../../../engine';
import { choiceField, foldedAway, numberField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { advanceTimers } from '../counters/timers';
import type { StarsPlay } from '../game';
import { barred, refereesMoves } from '../game';
import { mind } from '../learning/guidance';
import { called } from '../protagonists/trait';
import type { ActionType } from '../vocabulary';
import {
  actionTypes,
  actionWords,
  optionsOf,
  scaleLevels,
  scaleOptions,
  stakesKinds,
} from '../vocabulary';
import type { TableCheck } from './check';
import { FORMS } from './forms';
import { callOff, hasFallen, standingCheck, update } from './standing';
import { hasActed } from './turns';

const scale = z.enum(scaleLevels).default('0');
/** What the referee gives besides Traits. */
const EDGE = 5;
const edge = z.int().min(0).max(EDGE).default(0);

const framed = {
  action: z.enum(actionTypes),
  against: scale,
  stakes: z.enum(stakesKinds).default('normal'),
  risk: sentence.default(''),
  scale,
  boons: edge,
  banes: edge,
};
type Framed = z.infer<z.ZodObject<typeof framed>>;

function frame(play: StarsPlay, check: TableCheck, said: Framed): void {
  const { action, against, stakes, risk, boons, banes } = said;
  const challenge = { scale: Number(against), stakes, risk };
  update(play, check, { action, challenge, scale: Number(said.scale), boons, banes });
}

/** Why it is not asked any more, if so. */
const isNamed = ({ action }: TableCheck): Refusal | null =>
  action === null
    ? null
    : barred('already-done', 'The Action is named.', {
        instead: 'Change what it is against.',
        rule: 'SNS-202',
      });

/** What a Check is: the referee names its Action type, what stands against it, and what is at stake (SNS-202, 605). */
export const framing = refereesMoves('say what a Check is against').about(
  standingCheck('laid'),
  'framing',
  (move) => [
    move(command('check.frame', { check: id, ...framed }), {
      unless: (_, __, { check }) => hasFallen(check) ?? isNamed(check),
      ways: () => ({
        label: 'Name the Action',
        fields: FIRST,
        primary: true,
        advice: [...mind('framing', 'scale')],
        place: 'prompt',
        prompt: 'frame',
      }),
      do: (play, said, _, { check }) => frame(play, check, said),
    }),
    move(command('check.reframe', { check: id, ...framed }), {
      drawer: FORMS,
      unless: (_, __, { check }) => hasFallen(check),
      ways: (_, { check }) => ({
        label: 'Change what it is against',
        fields: frameFields(check),
      }),
      do: (play, said, _, { check }) => frame(play, check, said),
    }),
    // What does not matter: whoever has pointed at it has been heard, and it is ruled once (SNS-2407).
    move(command('check.rule-out', { check: id, trait: id }), {
      unless: (_, __, { check }) => hasFallen(check),
      *ways({ state: { public: shared } }, { check }) {
        for (const [trait, ruled] of Object.entries(check.relevant)) {
          const found = shared.traits[trait];
          if (!found || ruled === 'out') continue;
          yield { with: { trait }, label: `${capitalised(called(found))}: not here` };
        }
      },
      do: (play, { trait }, _, { check }) =>
        update(play, check, { relevant: { ...check.relevant, [trait]: 'out' } }),
    }),
    // Nothing is uncertain, or nothing would come of failing (SNS-302, 303).
    move(command('check.grant', { check: id }), {
      unless: (_, __, { check }) => hasFallen(check),
      ways: (_, { check }) => ({
        label: 'No Check: it happens',
        detail: 'Where it is sure, or failing would change nothing.',
        ...askedAt(check),
      }),
      // It is an Action all the same: Energy that made it sure is spent, and Timers move (SNS-809, 2403).
      do(play, _, __, { check, one }) {
        callOff(play, { ...check, upgrades: [] });
        play.say(`No Check: what ${one.name} does happens.`, { notes: notesOf(check) });
        hasActed(play, [one.id]);
        advanceTimers(play);
      },
    }),
    // It cannot be: that is said, and not rolled for (SNS-303, 606).
    move(command('check.deny', { check: id }), {
      unless: (_, __, { check }) => hasFallen(check),
      ways: (_, { check }) => ({
        label: 'No Check: it cannot be done',
        detail: 'Where the Scales are two apart, or the story says so.',
        ...askedAt(check),
      }),
      do(play, _, __, { check, one }) {
        callOff(play, check);
        play.say(`No Check: what ${one.name} wants cannot be done that way.`, {
          notes: notesOf(check),
        });
      },
    }),
  ],
);

/** What was wanted, where it was written down. */
const notesOf = ({ aim }: TableCheck): string[] => (aim === '' ? [] : [aim]);

/** Where the referee says so: with the question what it is, as long as it is asked. */
const askedAt = ({ action }: TableCheck) =>
  action === null ? ({ place: 'prompt', prompt: 'frame' } as const) : {};

const actionOptions = optionsOf(actionTypes, actionWords);

type Said = Pick<TableCheck, 'action' | 'challenge' | 'scale' | 'boons' | 'banes'>;

function frameFields({ action, challenge, scale: own, boons, banes }: Said): Field[] {
  const { stakes, risk } = challenge;
  return [
    choiceField('action', 'What is it?', actionOptions, action ?? undefined),
    choiceField('against', 'Scale of what is against it', scaleOptions, `${challenge.scale}`),
    choiceField(
      'stakes',
      'Stakes',
      [
        { value: 'normal', label: 'Normal' },
        { value: 'high', label: 'High', detail: 'Fallout may be a Wound.' },
      ],
      stakes,
    ),
    textField('risk', 'What can be lost', 300, risk),
    ...foldedAway([
      choiceField('scale', 'Scale of the Action', scaleOptions, `${own}`),
      numberField('boons', 'Boons besides', EDGE, boons),
      numberField('banes', 'Banes besides', EDGE, banes),
    ]),
  ];
}

/** The form as it is asked first. */
const FIRST = frameFields({
  action: null,
  challenge: { scale: 0, stakes: 'normal', risk: '' },
  scale: 0,
  boons: 0,
  banes: 0,
});

/** “Transport (Agility)”, as triggers are written (SNS-213). */
export const actionName = (action: ActionType | null): string =>
  action === null ? 'An Action' : actionWords[action].name;
