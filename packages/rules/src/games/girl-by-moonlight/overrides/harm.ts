import { z } from 'zod';
import { id, word } from '../../../table/command';
import { ask, within } from '../../../table/settable';
import { nameOf } from '../lookups';
import { missing, refuse } from '../refusal';
import { placeHarm } from '../sheet/harm';
import type { HarmTag, Protagonist } from '../state';
import { anybody, row } from './by-hand';

/**
 * Adds harm, changes a harm tag, or (level 0) takes it away. Where a level is full it goes to the
 * next one with room, as in play (GBM-CON-016, 017).
 */
export const harm = row({
  type: 'override.harm',
  topic: 'Harm',
  of: within(anybody, {
    parts: { harm: id.optional() },
    each: (one): readonly (HarmTag | null)[] => [null, ...one.harm],
    settled: (tag) => (tag ? { harm: tag.id } : {}),
    otherwise: (one) =>
      missing(`${nameOf(one)} has no such harm.`, 'Choose one from the sheet, or write new harm.'),
  }),
  parts: {
    level: z.int().min(0).max(3),
    text: word.default(''),
    ignored: z.boolean().optional(),
  },
  label: ([one, tag]) => `${nameOf(one)}: ${tag ? `change “${tag.text}”` : 'add harm'}`,
  detail: ([, tag]) => (tag ? 'Level 0 takes it away.' : null),
  order: ([, tag]) => (tag ? 21 : 20),
  listed: ([one, tag]) => tag !== null || mostThatFits(one.harm) > 0,
  form([one, tag]) {
    const max = mostThatFits(besides(one, tag));
    const ignored = ask.switch('Ignored until transcendence ends', tag?.shrugged ?? false);
    return {
      level: ask.number('Level', tag ? { max, now: tag.level } : { min: 1, max, now: 1 }),
      text: ask.words('What it is', { max: 80, now: tag?.text ?? '' }),
      // Only until transcendence ends can harm be ignored (GBM-LNK-006).
      ignored: ask.maybe(ignored, tag !== null && one.transcendence.active),
    };
  },
  set(play, [one, tag], { level, text, ignored = tag?.shrugged ?? false }) {
    const name = nameOf(one);
    const was = tag?.text ?? 'Harm';
    const rest = besides(one, tag).map((other) => ({ ...other }));
    const set = (all: HarmTag[]) =>
      play.emit({ type: 'protagonistChanged', id: one.id, changes: { harm: all } });
    const at = placed(one, rest, level);
    if (at === null) {
      if (!tag) missing('Say which harm is taken away.', 'Choose one from the sheet.', 'TABLE-006');
      set(rest);
      return [`${name} is free of the harm “${was}”.`];
    }
    const now = text || was;
    const shrugged = one.transcendence.active && ignored;
    set([...rest, { id: tag?.id ?? play.id('harm'), level: at, text: now, shrugged }]);
    const changed = tag ? `${name}’s harm “${was}” is` : `${name} has`;
    return [`${changed} level ${at} harm now: “${now}”${shrugged ? ', which is ignored' : ''}.`];
  },
});

const besides = (one: Protagonist, tag: HarmTag | null): HarmTag[] =>
  one.harm.filter(({ id: other }) => other !== tag?.id);

/** Where harm of a level goes beside the rest; `null` for level 0. Refuses when it has no room. */
function placed(one: Protagonist, rest: readonly HarmTag[], level: number): 1 | 2 | 3 | null {
  if (level !== 1 && level !== 2 && level !== 3) return null;
  const outcome = placeHarm(rest, level);
  if ('recorded' in outcome) return outcome.recorded;
  refuse('limit-reached', `${nameOf(one)} has no room for harm of that level.`, {
    instead: 'Take some harm away first.',
    rule: 'GBM-CON-016',
  });
}

/** The gravest level that still finds a slot; 0 when none does. */
function mostThatFits(all: readonly HarmTag[]): number {
  return ([3, 2, 1] as const).find((level) => 'recorded' in placeHarm(all, level)) ?? 0;
}
