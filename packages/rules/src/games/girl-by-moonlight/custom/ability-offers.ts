import type { Field, Offer } from '../../../engine';
import { effectById, effectGroups } from '../effects';
import type { EffectRule } from '../effects/effect-rule';
import type { OfferContext } from '../game';
import { bookPlaybooks } from '../library/registry';
import type { CustomAbility, CustomEffect } from '../state';
import { CUSTOM_MAX, usesOfAbility } from './lookups';

/** What the director can do with the ability on the workbench: every effect with its own fields. */
export function openAbilityOffers({ state, add }: OfferContext, ability: CustomAbility): void {
  const uses = usesOfAbility(state, ability.id);
  add(writing(ability, uses.length > 0));
  for (const effect of ability.effects) {
    const rule = effectById(effect.effect);
    if (rule) add(changing(ability, effect, rule));
    add({
      command: 'custom.remove-effect',
      with: { ability: ability.id, effect: effect.id },
      label: `Remove: ${effect.text}`,
      place: 'director',
      order: 331,
    });
  }
  if (ability.effects.length < CUSTOM_MAX.effects) {
    for (const { title, effects } of effectGroups) {
      for (const rule of effects) add(adding(ability, rule, title));
    }
  }
  if (uses.length === 0) {
    add({
      command: 'custom.remove-ability',
      with: { ability: ability.id },
      label: `Remove ${ability.name}`,
      place: 'director',
      order: 390,
    });
  }
}

/** Beginning an ability, or changing what it is called. Its kind stays while somebody has it. */
export function writing(ability: CustomAbility | null, inUse: boolean): Offer {
  const kind: Field = {
    name: 'kind',
    kind: 'choice',
    label: 'Kind',
    options: [
      { value: 'special', label: 'Special', detail: 'In force at all times.' },
      { value: 'transcendent', label: 'Transcendent', detail: 'In force while transcended.' },
    ],
    required: true,
    initial: ability?.kind ?? 'special',
  };
  return {
    command: 'custom.write-ability',
    with: {
      ...(ability ? { ability: ability.id } : {}),
      ...(ability && inUse ? { kind: ability.kind } : {}),
    },
    label: ability ? `Name and kind of ${ability.name}` : 'Write an ability',
    detail: ability
      ? 'Everybody reads it. What it does is added below, effect by effect.'
      : 'Everybody reads it. Next you add what it does, effect by effect.',
    place: 'director',
    order: ability ? 320 : 300,
    fields: [
      {
        name: 'name',
        kind: 'text',
        label: 'Name',
        max: 60,
        required: true,
        initial: ability?.name ?? '',
      },
      {
        name: 'summary',
        kind: 'text',
        label: 'What it is in the story',
        max: 300,
        required: false,
        initial: ability?.summary ?? '',
      },
      ...(inUse ? [] : [kind]),
      {
        name: 'joins',
        kind: 'choices',
        label: 'Playbooks of the book that can choose it',
        options: Object.values(bookPlaybooks()).map(({ id, name }) => ({ value: id, label: name })),
        min: 0,
        max: Object.keys(bookPlaybooks()).length,
        initial: ability?.joins ?? [],
      },
    ],
  };
}

function adding(ability: CustomAbility, rule: EffectRule, group: string): Offer {
  return {
    command: 'custom.write-effect',
    with: { ability: ability.id, effect: rule.id },
    label: rule.label,
    group,
    place: 'director',
    order: 340,
    fields: fieldsOf(rule, null),
  };
}

function changing(ability: CustomAbility, effect: CustomEffect, rule: EffectRule): Offer {
  return {
    command: 'custom.write-effect',
    with: { ability: ability.id, effect: rule.id, replaces: effect.id },
    label: `Change: ${effect.text}`,
    place: 'director',
    order: 330,
    fields: fieldsOf(rule, effect),
  };
}

function fieldsOf({ needs }: EffectRule, now: CustomEffect | null): Field[] {
  const { words, choice, amount, more } = needs;
  const fields: Field[] = [];
  if (choice) {
    fields.push({
      name: 'choice',
      kind: 'choice',
      label: choice.label,
      options: [...choice.options],
      required: true,
      initial: now?.choice ?? choice.options[0]?.value ?? '',
    });
  }
  if (amount) {
    const { label, min, max } = amount;
    fields.push({ name: 'amount', kind: 'number', label, min, max, initial: now?.amount ?? min });
  }
  for (const [name, need] of [
    ['words', words],
    ['more', more],
  ] as const) {
    if (!need) continue;
    const initial = now?.[name] ?? '';
    fields.push({ name, kind: 'text', label: need.label, max: need.max, required: true, initial });
  }
  return fields;
}
