import { z } from 'zod';
import { command, id } from '../../../table/command';
import { form, kept, named, oneOf, said, words } from '../../../table/form';
import { moves } from '../game';
import { actionTypes, actionWords, optionsOf, skills, skillWords } from '../vocabulary';
import { change, decidedFor } from './find';
import { fill, SHEET, withStep } from './making';
import type { SignatureMove } from './protagonist';
import { isFull, room } from './room';

const drawer = SHEET;
export const magic = form({
  gift: kept('Gift: what their magic does', 2000),
  catch: kept('Catch: what it costs them, and when it gets in the way', 2000),
  relic: kept('Relic: what always comes back to them', 300),
  regalia: kept('Regalia: what it gives all of you while Transformed', 300),
  phrase: kept('What they say as they Transform', 300),
});
export const signature = form({
  name: named('Signature Move'),
  action: oneOf('Action', actionTypes, optionsOf(actionTypes, actionWords)),
  skill: oneOf('Skill', skills, optionsOf(skills, skillWords)),
  text: words('What it looks like', 2000),
});
const ANOTHER = 'new';

/** What is magical about somebody, in the table’s words (SNS-2208, 2211, 2213, 2217, 2218). */
export const magicSheet = moves.about(decidedFor, 'making', (move) => [
  move(command('protagonist.magic', { protagonist: id, ...magic.shape }), {
    drawer,
    ways: (_, one) => ({
      label: 'Magic',
      detail: 'The Gift, and what it costs: invented here, as all of it is.',
      group: one.name,
      fields: magic.fields(one.magic),
    }),
    do: (play, { type: _, protagonist: __, ...set }, ___, one) =>
      fill(play, one, 'magic', { magic: { ...one.magic, ...said(set) } }, 'their magic is'),
  }),
  move(
    command('protagonist.signature', {
      protagonist: id,
      move: z.string().max(64).default(ANOTHER),
      ...signature.shape,
    }),
    {
      drawer,
      unless: (_, { move: which }, { magic: { moves: all }, ...one }) =>
        which === ANOTHER ? isFull(one, all.length, room.moves, 'Signature Moves') : null,
      *ways(_, { name: group, magic: { moves: all } }) {
        for (const each of all) {
          const { id: which, name } = each;
          const fields = signature.fields(each);
          yield { with: { move: which }, label: `Change “${name}”`, group, fields };
        }
        yield {
          with: { move: ANOTHER },
          label: 'A Signature Move',
          detail: 'An Action type and a Skill, and how their magic does it. They have two.',
          group,
          fields: signature.fields(),
          primary: true,
        };
      },
      do(play, { type: _, protagonist: __, move: which, ...set }, ___, one) {
        const { moves: all } = one.magic;
        const added: SignatureMove[] =
          which === ANOTHER
            ? [...all, { id: play.id('move'), ...set }]
            : all.map((each) => (each.id === which ? { ...each, ...set } : each));
        change(play, one, { magic: { ...one.magic, moves: added }, ...withStep(one, 'magic') });
        play.say(`${one.name}: “${set.name}” is written down.`);
      },
    },
  ),
]);
