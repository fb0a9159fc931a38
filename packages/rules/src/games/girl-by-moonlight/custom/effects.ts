import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import type { WayToMove } from '../../../table';
import { textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import { effectById, effectGroups } from '../effects';
import type { EffectNeeds } from '../effects/effect-rule';
import type { GbmPlay } from '../game';
import type { GbmContext } from '../moves';
import { barred, missing, refuse } from '../refusal';
import type { CustomAbility, CustomEffect } from '../state';
import { setAbility, theAbility } from './abilities';
import { CUSTOM_MAX, drawer, writing } from './lookups';

const effectCommand = command('custom.write-effect', {
  ability: id,
  effect: id,
  replaces: id.optional(),
  words: needed(200).optional(),
  more: needed(200).optional(),
  amount: z.int().min(0).max(12).optional(),
  choice: id.optional(),
});
type EffectCommand = z.infer<typeof effectCommand>;

/** What the director can do with the ability on the workbench: every effect with its own fields. */
export const effects = writing.about(theAbility, 'director', (move) => [
  move(effectCommand, { drawer, unless: noEffect, ways: waysToAffect, do: writeEffect }),
  // What it counted or set stays on sheets and means nothing.
  move(command('custom.remove-effect', { ability: id, effect: id }), {
    drawer,
    unless: (_, { effect }, ability) =>
      effect === undefined ? null : hasNot(ability, effect, 'Choose one that it has.'),
    ways: (_, ability) =>
      ability.effects.map((effect) => ({
        with: { effect: effect.id },
        label: `Remove: ${effect.text}`,
        order: 331,
      })),
    do(play, { effect }, _, ability) {
      const left = ability.effects.filter((one) => one.id !== effect);
      setAbility(play, { ...ability, effects: left }, `“${ability.name}” changes.`);
    },
  }),
]);

function hasNot({ name, effects: had }: CustomAbility, effect: string, instead: string) {
  if (had.some((one) => one.id === effect)) return null;
  return barred('not-found', `“${name}” has no such effect any more.`, {
    instead,
    rule: 'TABLE-005',
  });
}

function noEffect(
  _: GbmContext,
  { effect, replaces, ...given }: Partial<EffectCommand>,
  ability: CustomAbility,
): Refusal | null {
  if (effect === undefined) return null;
  const { needs } =
    effectById(effect) ?? missing('There is no such effect.', 'Choose one from the list.');
  if (replaces !== undefined) {
    return hasNot(ability, replaces, 'Add it as a new one.') ?? outOfBounds(needs, given);
  }
  if (ability.effects.length < CUSTOM_MAX.effects) return outOfBounds(needs, given);
  return barred('limit-reached', `An ability has at most ${CUSTOM_MAX.effects} effects.`, {
    instead: 'Remove one, or write a second ability.',
    rule: 'TABLE-012',
  });
}

/** What is filled in and does not fit what an effect asks for. */
function outOfBounds(
  { words, more, amount, choice }: EffectNeeds,
  given: Partial<EffectCommand>,
): Refusal | null {
  for (const [need, said = ''] of [[words, given.words] as const, [more, given.more] as const]) {
    if (!need || said.length <= need.max) continue;
    return barred('malformed', `“${need.label}” has at most ${need.max} characters.`, {
      instead: 'Shorten it.',
      rule: 'TABLE-012',
    });
  }
  const { amount: count, choice: chosen } = given;
  if (amount && count !== undefined && (count < amount.min || count > amount.max)) {
    return barred('malformed', `“${amount.label}” cannot be that.`, {
      instead: `Give a number from ${amount.min} to ${amount.max}.`,
      rule: 'TABLE-006',
    });
  }
  if (!choice || chosen === undefined) return null;
  if (choice.options.some(({ value }) => value === chosen)) return null;
  return barred('malformed', `“${choice.label}” is not chosen.`, {
    instead: 'Choose one from its list.',
    rule: 'TABLE-007',
  });
}

function* waysToAffect(_: GbmContext, ability: CustomAbility): Generator<WayToMove<EffectCommand>> {
  for (const now of ability.effects) {
    const rule = effectById(now.effect);
    if (!rule) continue;
    yield {
      with: { effect: rule.id, replaces: now.id },
      label: `Change: ${now.text}`,
      order: 330,
      fields: effectFields(rule.needs, now),
    };
  }
  for (const { title, effects: rules } of effectGroups) {
    for (const rule of rules) {
      yield {
        with: { effect: rule.id },
        label: rule.label,
        group: title,
        order: 340,
        fields: effectFields(rule.needs, null),
      };
    }
  }
}

function effectFields(needs: EffectNeeds, now: CustomEffect | null): Field[] {
  const { words, choice, amount, more } = needs;
  const fields: Field[] = [];
  if (choice) {
    const initial = now?.choice ?? choice.options[0]?.value ?? '';
    fields.push({
      name: 'choice',
      kind: 'choice',
      label: choice.label,
      options: [...choice.options],
      required: true,
      initial,
    });
  }
  if (amount) {
    const { label, min, max } = amount;
    fields.push({ name: 'amount', kind: 'number', label, min, max, initial: now?.amount ?? min });
  }
  if (words) fields.push(textField('words', words.label, words.max, now?.words ?? '', true));
  if (more) fields.push(textField('more', more.label, more.max, now?.more ?? '', true));
  return fields;
}

/** Adds an effect to an ability, or writes one anew. */
function writeEffect(
  play: GbmPlay,
  { effect: name, replaces, ...given }: EffectCommand,
  _: GbmContext,
  ability: CustomAbility,
): void {
  const rule = effectById(name);
  if (!rule) return;
  refuseEmpty(rule.needs, given);
  const { words = '', more = '', amount = 0, choice = '' } = given;
  const filled = { words, more, amount, choice };
  const effect: CustomEffect = {
    id: replaces ?? play.id('effect'),
    effect: rule.id,
    ...filled,
    text: rule.text(filled),
  };
  const all =
    replaces === undefined
      ? [...ability.effects, effect]
      : ability.effects.map((one) => (one.id === replaces ? effect : one));
  setAbility(play, { ...ability, effects: all }, `“${ability.name}” changes.`);
}

function refuseEmpty(needs: EffectNeeds, given: Partial<EffectCommand>): void {
  for (const part of ['words', 'more', 'amount', 'choice'] as const) {
    if (!needs[part] || given[part] !== undefined) continue;
    refuse('malformed', `“${needs[part].label}” is empty.`, {
      instead: 'Fill it in first.',
      rule: 'TABLE-006',
    });
  }
}
