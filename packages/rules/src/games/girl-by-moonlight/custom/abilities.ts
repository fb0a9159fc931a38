import type { CommandOf } from '../commands';
import { effectById } from '../effects';
import type { EffectNeeds, FilledEffect } from '../effects/effect-rule';
import type { GbmPlay } from '../game';
import { bookPlaybooks } from '../library/registry';
import { missing, refuse } from '../refusal';
import type { CustomAbility, CustomEffect } from '../state';
import { compileAbility } from './compile';
import { customDeskOf, customOf } from './held';
import { abilityNamed, CUSTOM_MAX, refuseMoreThan, usesOfAbility, writer } from './lookups';

/**
 * Writes an ability of the table's own, or changes what it is called. Its kind stays while it is in
 * use: a sheet keeps special and transcendent abilities apart.
 */
export function writeAbility(play: GbmPlay, command: CommandOf<'custom.write-ability'>): void {
  writer(play);
  const { name, summary, kind, joins } = command;
  const before = command.ability === undefined ? null : abilityNamed(play.state, command.ability);
  const unknown = joins.find((id) => bookPlaybooks()[id] === undefined);
  if (unknown) {
    missing(
      'An ability can only join playbooks of the book.',
      'Choose playbooks from the list.',
      'TABLE-021',
    );
  }
  if (before && before.kind !== kind) {
    const uses = usesOfAbility(play.state, before.id);
    if (uses.length > 0) {
      refuse(
        'not-allowed',
        `“${before.name}” is in use ${uses.join(', ')}: it stays ${before.kind}.`,
        {
          instead: `Write another ability that is ${kind}.`,
          rule: 'TABLE-021',
        },
      );
    }
  }
  if (!before) refuseMoreThan(CUSTOM_MAX.abilities, customOf(play.state).abilities, 'abilities');
  const ability: CustomAbility = {
    id: before?.id ?? play.id('ability'),
    name,
    summary,
    kind,
    joins: [...new Set(joins)],
    effects: before?.effects ?? [],
  };
  set(play, ability, before ? `“${before.name}” changes.` : `An ability of our own: ${name}.`);
  if (!before) play.emit({ type: 'customOpened', id: ability.id });
}

/** Adds an effect to an ability, or writes one anew. Refuses what the effect does not take. */
export function writeEffect(play: GbmPlay, command: CommandOf<'custom.write-effect'>): void {
  writer(play);
  const ability = abilityNamed(play.state, command.ability);
  const rule =
    effectById(command.effect) ?? missing('There is no such effect.', 'Choose one from the list.');
  const { replaces } = command;
  const { effects } = ability;
  if (replaces !== undefined && !effects.some(({ id }) => id === replaces)) {
    missing(`“${ability.name}” has no such effect any more.`, 'Add it as a new one.');
  }
  if (replaces === undefined && effects.length >= CUSTOM_MAX.effects) {
    refuse('limit-reached', `An ability has at most ${CUSTOM_MAX.effects} effects.`, {
      instead: 'Remove one, or write a second ability.',
      rule: 'TABLE-012',
    });
  }
  const filled = filledIn(rule.needs, command);
  const effect: CustomEffect = {
    id: replaces ?? play.id('effect'),
    effect: rule.id,
    ...filled,
    text: rule.text(filled),
  };
  set(
    play,
    {
      ...ability,
      effects:
        replaces === undefined
          ? [...effects, effect]
          : effects.map((one) => (one.id === replaces ? effect : one)),
    },
    `“${ability.name}” changes.`,
  );
}

/** Takes an effect out of an ability. What it counted or set stays on sheets and means nothing. */
export function removeEffect(play: GbmPlay, command: CommandOf<'custom.remove-effect'>): void {
  writer(play);
  const ability = abilityNamed(play.state, command.ability);
  if (!ability.effects.some(({ id }) => id === command.effect)) {
    missing(`“${ability.name}” has no such effect any more.`, 'Choose one that it has.');
  }
  const effects = ability.effects.filter(({ id }) => id !== command.effect);
  set(play, { ...ability, effects }, `“${ability.name}” changes.`);
}

/** Removes an ability that nobody has and no playbook names. */
export function removeAbility(play: GbmPlay, command: CommandOf<'custom.remove-ability'>): void {
  writer(play);
  const { id, name } = abilityNamed(play.state, command.ability);
  const uses = usesOfAbility(play.state, id);
  if (uses.length > 0) {
    refuse('not-allowed', `“${name}” is in use ${uses.join(', ')}.`, {
      instead: 'Take it off the sheets, by hand, and out of the playbooks first.',
      rule: 'TABLE-021',
    });
  }
  play.emit({ type: 'customAbilityRemoved', id });
  if (customDeskOf(play.state).open === id) play.emit({ type: 'customOpened', id: null });
  play.say(`“${name}” is no longer one of our abilities.`);
}

function set(play: GbmPlay, ability: CustomAbility, text: string): void {
  const { summary } = compileAbility(ability);
  play.emit({ type: 'customAbilitySet', ability });
  play.say(text, { notes: summary ? [summary] : [] });
}

/** What an effect asks for, as it was filled in; refuses what is lacking or out of bounds. */
function filledIn(needs: EffectNeeds, given: CommandOf<'custom.write-effect'>): FilledEffect {
  return {
    words: wordsFor(needs.words, given.words),
    more: wordsFor(needs.more, given.more),
    amount: amountFor(needs.amount, given.amount),
    choice: choiceFor(needs.choice, given.choice),
  };
}

function wordsFor(need: EffectNeeds['words'], given: string | undefined): string {
  if (!need) return '';
  if (given === undefined) {
    refuse('malformed', `“${need.label}” is empty.`, {
      instead: 'Fill it in first.',
      rule: 'TABLE-006',
    });
  }
  if (given.length <= need.max) return given;
  refuse('malformed', `“${need.label}” has at most ${need.max} characters.`, {
    instead: 'Shorten it.',
    rule: 'TABLE-012',
  });
}

function amountFor(need: EffectNeeds['amount'], given: number | undefined): number {
  if (!need) return 0;
  if (given !== undefined && given >= need.min && given <= need.max) return given;
  refuse('malformed', `“${need.label}” cannot be that.`, {
    instead: `Give a number from ${need.min} to ${need.max}.`,
    rule: 'TABLE-006',
  });
}

function choiceFor(need: EffectNeeds['choice'], given: string | undefined): string {
  if (!need) return '';
  if (given !== undefined && need.options.some(({ value }) => value === given)) return given;
  refuse('malformed', `“${need.label}” is not chosen.`, {
    instead: 'Choose one from its list.',
    rule: 'TABLE-007',
  });
}
