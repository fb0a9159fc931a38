import { z } from 'zod';
import type { WayToMove } from '../../../../table';
import { command, id, needed, sentence, text, word } from '../../../../table/command';
import type { GbmPlay } from '../../game';
import { nameOf } from '../../lookups';
import type { GbmContext } from '../../moves';
import { moves } from '../../moves';
import { barred, refuse } from '../../refusal';
import type { MakingStepId, Protagonist } from '../../state';
import type { Step } from '../../vocabulary';
import { faceParts, heroColours, silhouettes } from '../../vocabulary';
import { faceWith } from '../face-parts';
import { takenByAnother } from '../faces';
import { leftToDo, ownSheet } from './own-sheet';
import { placed } from './progress';
import { backgroundField, nameFields, obligationField, rolesField } from './writing-offers';

/** The words on a sheet (GBM-CHR-003, 004, 009) and what is drawn of them (TABLE-243), as they are sent; only what is said changes. */
export const sheetWords = {
  name: word.optional(),
  trueName: word.optional(),
  pronouns: word.optional(),
  look: text.optional(),
  silhouette: z.enum(silhouettes).optional(),
  collar: z.enum(faceParts.collar).optional(),
  cloak: z.enum(faceParts.cloak).optional(),
  prop: z.enum(faceParts.prop).optional(),
  posture: z.enum(faceParts.posture).optional(),
  colour: z.enum(heroColours).optional(),
  roles: z.array(needed(120)).max(2).optional(),
  background: text.optional(),
  obligation: sentence.optional(),
};

const writeCommand = command('character.write', { protagonist: id, ...sheetWords });
type WriteCommand = z.infer<typeof writeCommand>;

/** Players write on their own sheet at any time: in creation step by step, later on the sheet. */
export const writing = moves.about(ownSheet, 'sheet', (move) => [
  move(writeCommand, {
    unless({ state }, { name, colour }, one) {
      if (one.status !== 'creating' && name === '') {
        return barred('malformed', `${nameOf(one)} needs a name.`, {
          instead: 'Write another one, or leave it as it is.',
          rule: 'GBM-CHR-009',
        });
      }
      return colour && takenByAnother(state, one, colour);
    },
    ways: waysToWrite,
    do: write,
  }),
]);

function* waysToWrite(context: GbmContext, one: Protagonist): Generator<WayToMove<WriteCommand>> {
  const { state } = context;
  const left = leftToDo(context, one);
  const step = (variant: Step & MakingStepId) => ({
    ...placed(one, left.includes(variant), variant),
    variant,
    primary: left[0] === variant,
  });
  yield {
    ...step('roles'),
    label: 'Role and background',
    order: 20,
    fields: [rolesField(state, one), backgroundField(state, one)],
  };
  yield {
    ...step('obligation'),
    label: 'Your obligation',
    detail: 'The obligation that you all share, and what is special about yours.',
    order: 30,
    fields: [obligationField(state, one, true)],
  };
  yield { ...step('names'), label: 'Names and look', order: 70, fields: nameFields(state, one) };
}

const written = [
  ['name', 'name'],
  ['trueName', 'true name'],
  ['pronouns', 'pronouns'],
  ['look', 'look'],
  ['silhouette', 'silhouette'],
  ['face', 'face'],
  ['colour', 'colour'],
  ['roles', 'roles'],
  ['background', 'background'],
  ['obligation', 'obligation'],
] as const;

function write(play: GbmPlay, command: WriteCommand, _: GbmContext, one: Protagonist): void {
  const { name, trueName, pronouns, look, silhouette, colour } = command;
  const { roles, background, obligation } = command;
  const face = faceWith(one.face, command);
  const changes: Partial<Protagonist> = {
    ...(name === undefined ? {} : { name }),
    ...(trueName === undefined ? {} : { trueName }),
    ...(pronouns === undefined ? {} : { pronouns }),
    ...(look === undefined ? {} : { look }),
    ...(silhouette === undefined ? {} : { silhouette }),
    ...(face === null ? {} : { face }),
    ...(colour === undefined ? {} : { colour }),
    ...(roles === undefined ? {} : { roles }),
    ...(background === undefined ? {} : { background }),
    ...(obligation === undefined ? {} : { obligation }),
  };
  const words = written.filter(([key]) => changes[key] !== undefined).map(([, said]) => said);
  if (words.length === 0) {
    refuse('malformed', 'There is nothing to write on the sheet.', {
      instead: 'Fill in at least one of its lines.',
      rule: 'TABLE-006',
    });
  }
  play.emit({ type: 'protagonistChanged', id: one.id, changes });
  play.say(`${nameOf(one)}’s sheet: ${words.join(', ')}.`);
}
