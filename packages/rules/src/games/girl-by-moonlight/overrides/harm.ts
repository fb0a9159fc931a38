import type { Field } from '../../../engine';
import type { CommandOf } from '../commands';
import type { GbmPlay, OfferContext } from '../game';
import { nameOf } from '../lookups';
import { missing, refuse } from '../refusal';
import { placeHarm } from '../sheet/harm';
import type { HarmTag, Protagonist } from '../state';
import { byHand, numberField, sayByHand, underHand } from './by-hand';

/**
 * Adds harm, changes a harm tag, or (level 0) takes it away. Where a level is full it goes to the
 * next one with room, as in play (GBM-CON-016, 017).
 */
export function overrideHarm(play: GbmPlay, command: CommandOf<'override.harm'>): void {
  const one = underHand(play, command.protagonist);
  const name = nameOf(one);
  const tag = one.harm.find(({ id }) => id === command.harm);
  if (command.harm !== undefined && !tag) {
    missing(`${name} has no such harm.`, 'Choose one from the sheet, or write new harm.');
  }
  const was = tag?.text ?? 'Harm';
  const text = command.text || was;
  const rest = one.harm.filter(({ id }) => id !== command.harm).map((other) => ({ ...other }));
  const level = placed(one, rest, command.level);
  const set = (harm: HarmTag[]) =>
    play.emit({ type: 'protagonistChanged', id: one.id, changes: { harm } });
  if (level === null) {
    if (!tag) missing('Say which harm is taken away.', 'Choose one from the sheet.', 'TABLE-006');
    set(rest);
    sayByHand(play, [`${name} is free of the harm “${was}”.`], command.reason);
    return;
  }
  const id = tag?.id ?? play.id('harm');
  // Ignoring ends with transcendence, so nobody else does.
  const shrugged = one.transcendence.active && (command.ignored ?? tag?.shrugged ?? false);
  set([...rest, { id, level, text, shrugged }]);
  const changed = tag ? `${name}’s harm “${was}” is` : `${name} has`;
  sayByHand(
    play,
    [`${changed} level ${level} harm now: “${text}”${shrugged ? ', which is ignored' : ''}.`],
    command.reason,
  );
}

/** Where harm of a level goes beside the rest; `null` for level 0. Refuses when it has no room. */
function placed(one: Protagonist, rest: readonly HarmTag[], level: number): 1 | 2 | 3 | null {
  if (level !== 1 && level !== 2 && level !== 3) return null;
  const outcome = placeHarm(rest, level);
  return 'recorded' in outcome ? outcome.recorded : noRoom(one);
}

function noRoom(one: Protagonist): never {
  refuse('limit-reached', `${nameOf(one)} has no room for harm of that level.`, {
    instead: 'Take some harm away first.',
    rule: 'GBM-CON-016',
  });
}

/** The gravest level that still finds a slot; 0 when none does. */
function mostThatFits(harm: readonly HarmTag[]): number {
  return ([3, 2, 1] as const).find((level) => 'recorded' in placeHarm(harm, level)) ?? 0;
}

export function harmOffers({ state, add }: OfferContext): void {
  for (const one of Object.values(state.public.protagonists)) {
    if (one.status === 'lost') continue;
    const most = mostThatFits(one.harm);
    if (most > 0) {
      add(
        byHand('Harm', {
          command: 'override.harm',
          with: { protagonist: one.id },
          label: `${nameOf(one)}: add harm`,
          order: 20,
          fields: [numberField('level', 'Level', most, 1, 1), whatField('')],
        }),
      );
    }
    for (const { id, level, text, shrugged } of one.harm) {
      const rest = one.harm.filter((tag) => tag.id !== id);
      add(
        byHand('Harm', {
          command: 'override.harm',
          with: { protagonist: one.id, harm: id },
          label: `${nameOf(one)}: change “${text}”`,
          detail: 'Level 0 takes it away.',
          order: 21,
          fields: [
            numberField('level', 'Level', mostThatFits(rest), level),
            whatField(text),
            // Only until transcendence ends can harm be ignored (GBM-LNK-006).
            ...(one.transcendence.active ? [ignoredField(shrugged)] : []),
          ],
        }),
      );
    }
  }
}

const whatField = (initial: string): Field => ({
  name: 'text',
  kind: 'text',
  label: 'What it is',
  max: 80,
  required: false,
  initial,
});

const ignoredField = (initial: boolean): Field => ({
  name: 'ignored',
  kind: 'switch',
  label: 'Ignored until transcendence ends',
  initial,
});
