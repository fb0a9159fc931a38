import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import { folded, form, named, number, oneOf, usually, words } from '../../../table/form';
import { barred, moves } from '../game';
import { damageTypes, ranges, rangeWords, traits, traitWords } from '../vocabulary';
import type { Character, Form } from './character';
import { reach } from './commands';
import { change, decidedFor, isDown, played } from './find';
import { damageOptions, rangeOptions, traitOptions } from './forms';
import { SHEET } from './making';
import { fullSheetOf, inList, sheetRoom, without } from './room';
import { FORMS_MOST, inForm, withoutForm } from './shape';
import { chooseStress, lacksStress } from './vitals';

/** What bars one more form from a sheet, or one of a name that is there. */
export function noRoomForForm({ forms = [] }: Character, name: string): Refusal | null {
  if (forms.some((one) => one.name.toLowerCase() === name.toLowerCase())) {
    return barred('already-done', `“${name}” is on the sheet already.`, {
      instead: 'Choose another.',
      rule: 'DGH-2016',
    });
  }
  return forms.length < FORMS_MOST
    ? null
    : barred('limit-reached', `A sheet has room for ${FORMS_MOST} forms.`, {
        instead: 'Strike one out first.',
        rule: 'TABLE-012',
      });
}

const written = form({
  name: named('What it is'),
  trait: usually('agility', oneOf('The trait that it is better at', traits, traitOptions)),
  by: usually(1, number('By how much', 3)),
  evasion: usually(0, number('Added to Evasion', reach.evasion)),
  die: usually(6, number('Its damage die (0: it does not attack)', reach.die)),
  bonus: usually(0, number('Damage bonus', reach.flat)),
  range: usually('melee', oneOf('Range', ranges, rangeOptions)),
  damage: folded(usually('physical', oneOf('Damage', damageTypes, damageOptions))),
  text: words('What it can do', 600),
});

/** The forms on a sheet: written by hand, where no library brings them, and struck out. */
export const writingForms = moves.about(decidedFor, 'making', (move) => [
  move(command('form.add', { character: id, ...written.shape }), {
    drawer: SHEET,
    unless: (_, { name = '' }, one) => noRoomForForm(one, name),
    ways: (_, { name: group }) => ({
      label: 'A form to turn into',
      group,
      detail: 'A beastform, or another shape that they can take.',
      fields: written.fields({ trait: 'agility', by: 1, die: 6 }),
    }),
    do(play, { name, trait, by, evasion, die, bonus, range, damage, text }, _, one) {
      const attack = die < 2 ? {} : { attack: { trait, range, die, bonus, damage } };
      const id = play.id('form');
      const added: Form = { id, name, trait, by, evasion, ...attack, text, features: [] };
      change(play, one, { forms: [...(one.forms ?? []), added] });
      play.say(`${one.name} can turn into: ${name}.`);
    },
  }),
  move(command('form.remove', { character: id, form: id }), {
    drawer: SHEET,
    unless: (_, { form }, one) =>
      one.form && one.form.id === form
        ? barred('wrong-moment', `${one.name} is in that form now.`, {
            instead: 'Let them be themselves again first.',
            rule: 'DGH-2016',
          })
        : null,
    ways: (_, { name: group, forms = [], form }) =>
      forms
        .filter(({ id }) => id !== form?.id)
        .map(({ id, name }) => ({ with: { form: id }, label: `Strike out “${name}”`, group })),
    do(play, { form }, _, one) {
      const { name, rest } = without(one.forms ?? [], form);
      change(play, one, { forms: rest });
      play.say(`${one.name} does not turn into ${name} any more.`);
    },
  }),
]);

/** “Agility +1, Evasion +2, d4 physical in Melee” */
function lineOf({ trait, by, evasion, attack }: Form): string {
  const dice = attack && `d${attack.die}${attack.bonus > 0 ? `+${attack.bonus}` : ''}`;
  return [
    trait && by !== 0 ? `${traitWords[trait].name} +${by}` : '',
    evasion > 0 ? `Evasion +${evasion}` : '',
    attack ? `${dice} ${attack.damage}, ${rangeWords[attack.range]}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Why somebody does not turn into something, if so: they are in a form, or it can do more than the sheet has room for. */
function cannotBecome(one: Character, wanted: string | undefined): Refusal | null {
  if (one.form) {
    return barred('already-done', `${one.name} is in a form already.`, {
      instead: 'Be yourself again first.',
      rule: 'DGH-2016',
    });
  }
  const more = one.forms?.find(({ id }) => id === wanted)?.features.length ?? 0;
  return one.features.length + more > sheetRoom.features ? fullSheetOf('features') : null;
}

/** Turning into something for a Stress, and being oneself again for nothing (DGH-2016). */
export const changing = moves.about(played, 'features', (move) => [
  move(command('form.become', { character: id, form: id, pays: z.boolean().default(true) }), {
    unless: (_, { form, pays }, one) =>
      isDown(one) ?? cannotBecome(one, form) ?? (pays ? lacksStress(one, 1) : null),
    *ways(_, one) {
      const group = one.name;
      const { forms = [] } = one;
      for (const each of forms) {
        const detail = lineOf(each);
        yield {
          with: { form: each.id, pays: true },
          label: `Become: ${each.name}`,
          group,
          cost: '1 Stress',
          ...(detail ? { detail } : {}),
        };
      }
      // Such as by a feature that costs Hope instead.
      const options = forms.map(({ id: value, name: label }) => ({ value, label }));
      if (forms.length > 0) {
        yield {
          with: { pays: false },
          variant: 'free',
          label: 'Become something without a Stress',
          group,
          detail: 'Where a feature has paid for it.',
          fields: [choiceField('form', 'What', options, options[0]?.value)],
        };
      }
    },
    do(play, { form: wanted, pays }, _, one) {
      const form = inList(one.forms ?? [], wanted);
      if (pays) chooseStress(play, one.id, 1);
      const features = form.features.map((each) => ({ id: play.id('feature'), ...each }));
      change(play, one, inForm(one, form, features));
      play.say(`${one.name} turns into ${form.name}.`, {
        beat: { kind: 'form', about: [one.id], fiction: form.text },
      });
    },
  }),
  move(command('form.leave', { character: id }), {
    unless: (_, __, one) =>
      one.form
        ? null
        : barred('already-done', `${one.name} is in no form.`, {
            instead: 'Play on.',
            rule: 'DGH-2016',
          }),
    ways: (_, { name: group }) => ({ label: 'Be yourself again', group }),
    do(play, _, __, one) {
      change(play, one, withoutForm(one));
      play.say(`${one.name} is themselves again.`, { beat: { kind: 'form', about: [one.id] } });
    },
  }),
]);
