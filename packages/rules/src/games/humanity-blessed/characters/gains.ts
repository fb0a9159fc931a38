import { z } from 'zod';
import type { Field } from '../../../engine';
import { choiceField, textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import { holdsLastWord } from '../arbiter';
import type { HumanityPlay } from '../game';
import { barred, moves } from '../game';
import { caps, gainKinds, gainWords } from '../vocabulary';
import type { Character, Gain } from './character';
import { change, decidedFor } from './find';
import { fill, SHEET } from './making';

const drawer = SHEET;

export const gainShape = { kind: z.enum(gainKinds), text: needed(160) };

export const gainFields = (now?: Pick<Gain, 'kind' | 'text'>): Field[] => [
  choiceField(
    'kind',
    'What is it?',
    gainKinds.map((value) => ({ value, label: gainWords[value] })),
    now?.kind ?? 'item',
  ),
  textField('text', 'Which one?', 160, now?.text ?? '', true),
];

/** Takes something from somebody that they had gained. */
export function loseGain(play: HumanityPlay, one: Character, gain: string): Gain | undefined {
  const gone = one.gains.find(({ id: own }) => own === gain);
  change(play, one, { gains: one.gains.filter((own) => own !== gone) });
  return gone;
}

/** Makes something that was gained exceptional (HUM-1508). */
export function makeExceptional(play: HumanityPlay, one: Character, gain: string): void {
  change(play, one, {
    gains: one.gains.map((own) => (own.id === gain ? { ...own, exceptional: true } : own)),
  });
}

/** Things gained: items, information, alliances (HUM-214). Home Checks find, make, buy, sell and keep them. */
export const gains = moves.about(decidedFor, 'making', (move) => [
  move(command('gain.add', { character: id, ...gainShape }), {
    drawer,
    unless: (_, __, one) =>
      one.gains.length < caps.gains
        ? null
        : barred('limit-reached', `There is room for ${caps.gains} things.`, {
            instead: 'Let go of something first.',
            rule: 'TABLE-012',
          }),
    ways: (_, one) => ({
      label: 'Write down something gained',
      detail: 'Had from the start, found, made, bought, or there all along: a Home Check says.',
      group: one.name,
      fields: gainFields(),
    }),
    do(play, { kind, text }, _, one) {
      const gain: Gain = { id: play.id('gain'), kind, text, exceptional: false };
      fill(play, one, 'gains', { gains: [...one.gains, gain] }, `“${text}” is`);
    },
  }),
  move(
    command('gain.change', {
      character: id,
      gain: id,
      ...gainShape,
      exceptional: z.boolean().optional(),
    }),
    {
      drawer,
      *ways(context, one) {
        const decides = holdsLastWord(context);
        for (const now of one.gains) {
          yield {
            with: { gain: now.id },
            label: `Change “${now.text}”`,
            group: one.name,
            fields: [...gainFields(now), ...(decides ? [exceptionalField(now.exceptional)] : [])],
          };
        }
      },
      do(play, { gain, kind, text, exceptional }, _, one) {
        const set = { kind, text, ...(exceptional === undefined ? {} : { exceptional }) };
        change(play, one, {
          gains: one.gains.map((own) => (own.id === gain ? { ...own, ...set } : own)),
        });
        play.say(`${one.name} has “${text}”.`);
      },
    },
  ),
  move(command('gain.remove', { character: id, gain: id }), {
    drawer,
    *ways(_, one) {
      for (const { id: gain, text } of one.gains) {
        yield { with: { gain }, label: `Let go of “${text}”`, group: one.name, order: 9 };
      }
    },
    do(play, { gain }, _, one) {
      play.say(`${one.name} has “${loseGain(play, one, gain)?.text}” no more.`);
    },
  }),
]);

const exceptionalField = (initial: boolean): Field => ({
  name: 'exceptional',
  kind: 'switch',
  label: 'Exceptional: 6 and 7 count as 8 where it helps',
  initial,
});
