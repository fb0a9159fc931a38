import { z } from 'zod';
import type { Field, FieldOption } from '../../../engine';
import { intentions, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import type { StarsContext } from '../game';
import { barred, moves } from '../game';
import { isNotIn, notTheirs, played, protagonistOf } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import type { Skill } from '../vocabulary';
import { abilityOf, abilityWords, skills, skillWords } from '../vocabulary';
import { intentionWords, isBusy, lay, propose } from './laying';

/** What somebody wants to reach, unless that is said aloud, and by which Skill they go about it (SNS-202, 214). */
export const said = { aim: sentence.default(''), skill: z.enum(skills) };

/** The Skills, each with its Ability: what they add just now stands on the sheet. */
const skillOptions: FieldOption[] = skills.map((value) => ({
  value,
  label: `${skillWords[value].name} (${abilityWords[abilityOf(value)].name})`,
}));

export const skillField = (initial?: Skill): Field => ({
  name: 'skill',
  kind: 'choice',
  label: 'How: with which Skill',
  options: skillOptions,
  required: true,
  ...(initial ? { initial } : {}),
});

export const aimField = (initial = ''): Field =>
  textField('aim', 'What do you want to reach, and how?', 300, initial);

const FORM = [aimField(), skillField()];

/** Saying what one does: it lies on the table, or waits for its turn (SNS-202, TABLE-058). */
export const proposals = moves.about(played, 'check', (move) => [
  move(command('check.propose', { protagonist: id, ...said }), {
    unless: (context, _, one) => isNotIn(one) ?? isOwnUnderWay(context, one),
    // The same while another Check lies there, where it waits for its turn: so it is told once.
    ways: (_, one) => ({ label: 'Do something', group: one.name, fields: FORM, primary: true }),
    do: (play, { aim, skill }, _, one) => propose(play, one, { aim, skill }),
  }),
]);

/** Why somebody says nothing of what comes next, if so: their own Check is still open. */
function isOwnUnderWay({ ownOpen }: StarsContext, { id: own, name }: Protagonist) {
  if (ownOpen !== own) return null;
  return barred('wrong-moment', `${name}’s own Check is on the table.`, {
    instead: 'Settle it or withdraw it first.',
    rule: 'TABLE-009',
  });
}

/** What becomes of what people want to do next (TABLE-058). */
export const next = intentions(
  moves,
  {
    takeUp: command('check.take-up', { protagonist: id }),
    letGo: command('check.let-go', { protagonist: id }),
  },
  {
    ...intentionWords,
    instead: 'Say what you do.',
    seatOf: ({ public: { protagonists } }, whose) => protagonists[whose]?.owner ?? null,
    notTheirs: (context, whose) => notTheirs(context, protagonistOf(context, whose)),
    notNow: ({ state }) => isBusy(state),
    isFree: (state) => isBusy(state) === null,
    takeUp: (play, { protagonist, ...proposal }) => lay(play, protagonist, proposal),
    pointless({ public: { protagonists } }, { protagonist }) {
      const one = protagonists[protagonist];
      return one && !isNotIn(one) ? null : `${one?.name ?? 'whoever it was'} is not in play`;
    },
  },
);
