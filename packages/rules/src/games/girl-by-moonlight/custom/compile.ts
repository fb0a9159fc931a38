import type { Ability, Playbook } from '../content';
import { hooksOfEffect } from '../effects/ability';
import type { Hooks } from '../hooks';
import { mergeHooks } from '../hooks/merge';
import type { CustomAbility, CustomEffect, CustomPlaybook } from '../state';

/**
 * An ability of the table's own as the game knows abilities: the hooks of its effects, merged. Keeps
 * nothing of what it is given, which may be a draft.
 */
export function compileAbility(custom: CustomAbility): Ability {
  const { id, name, kind, effects } = custom;
  return {
    id,
    name,
    summary: textOf(custom),
    kind,
    hooks: mergeHooks(effects.map((effect) => hooksOf(effect, id, name))),
  };
}

/** What an ability says: what it is in the story, and what each effect does. */
function textOf({ summary, effects }: CustomAbility): string {
  return [summary, ...effects.map(({ text }) => text)].filter((text) => text !== '').join(' ');
}

function hooksOf({ effect, id, ...filled }: CustomEffect, ability: string, name: string): Hooks {
  const hooks = hooksOfEffect(effect, filled, { key: `${ability}:${id}`, name });
  if (hooks) return hooks;
  const text = `This version does not know the effect “${effect}”, so it does nothing.`;
  return { reminders: [{ when: 'always', text }] };
}

/** What is still to write before a playbook can be chosen, in words. */
export function missingOf(playbook: CustomPlaybook): string[] {
  return [
    ...(playbook.promises.length === 0 ? ['its promises and its eclipse'] : []),
    ...(playbook.questions.length === 0 ? ['its questions and actions'] : []),
    ...(playbook.special.length < SPECIAL_MIN ? ['its abilities'] : []),
  ];
}

/** A protagonist begins with one special ability and chooses another (GBM-CHR-006). */
export const SPECIAL_MIN = 2;

/**
 * A playbook of the table's own as the game knows playbooks. What is not written yet stands in, so
 * that a sheet of it can be read whatever becomes of the playbook. `find` knows abilities by id.
 */
export function compilePlaybook(
  custom: CustomPlaybook,
  find: (id: string) => Ability | undefined,
): Playbook {
  const { id, name, tagline, summary, playIf, xpTrigger, eclipse, promises } = custom;
  const [start = noAbility, ...others] = known(custom.special, 'special', find);
  const [one = 'express', other = 'conceal'] = custom.startingActions;
  return {
    id,
    name,
    tagline,
    summary,
    playIf,
    xpTrigger,
    mundaneName: [custom.mundaneName || 'any name'],
    trueName: [custom.trueName || 'any name'],
    promises: promises.map(({ label, names }, index) => ({
      id: `promise-${index + 1}`,
      label,
      names,
    })),
    eclipse: { prompt: eclipse.prompt, escape: eclipse.escape },
    questions: [...custom.questions],
    startingActions: [one, other],
    special: [start, ...others],
    transcendent: known(custom.transcendent, 'transcendent', find),
  };
}

function known(
  ids: readonly string[],
  kind: Ability['kind'],
  find: (id: string) => Ability | undefined,
): Ability[] {
  return ids.flatMap((id) => {
    const ability = find(id);
    return ability?.kind === kind ? [ability] : [];
  });
}

/** Stands in where a playbook has no ability to begin with. */
const noAbility: Ability = {
  id: 'no-ability',
  name: 'Nothing yet',
  summary: 'This playbook has no special ability to begin with.',
  kind: 'special',
  hooks: {},
};

/** What stands on a sheet but is in no library: it does nothing, and says so. */
export function lostAbility(id: string): Ability {
  return {
    id,
    name: 'An ability that is gone',
    summary: 'It does nothing any more. The director can take it off the sheet, by hand.',
    kind: 'special',
    hooks: {
      reminders: [
        {
          when: 'always',
          text: `“${id}” is not in this table’s library any more and does nothing. The director can take it off the sheet, by hand.`,
        },
      ],
    },
  };
}

/** Stands in for a playbook that is in no library, so that its sheets can still be read. */
export function lostPlaybook(id: string): Playbook {
  const gone = blankPlaybook(id);
  return compilePlaybook(
    { ...gone, name: 'A playbook that is gone', xpTrigger: 'What the table agrees on.' },
    () => undefined,
  );
}

/** A playbook of the table's own before anything was written. */
export function blankPlaybook(id: string): CustomPlaybook {
  return {
    id,
    name: '',
    tagline: '',
    summary: '',
    playIf: '',
    xpTrigger: '',
    mundaneName: '',
    trueName: '',
    promises: [],
    eclipse: { prompt: '', escape: '' },
    questions: [],
    startingActions: [],
    special: [],
    transcendent: [],
  };
}
