import { z } from 'zod';
import type { FieldOption } from '../../../engine';
import { id } from '../../../table/command';
import { ask, within } from '../../../table/settable';
import { DOTS_MAX, LONGEST } from '../constants';
import type { Ability } from '../content';
import { lostAbility } from '../custom/compile';
import { abilitiesOf, abilityOf } from '../library';
import { nameOf } from '../lookups';
import { missing, refuse } from '../refusal';
import { xpLength } from '../series/lengths';
import { fitTranscendence } from '../sheet/transcendence';
import type { GbmState, Protagonist } from '../state';
import { actions, counted, titled, xpTracks } from '../vocabulary';
import { anybody, row } from './by-hand';

/** Most advances that wait to be spent on one track. */
const ADVANCES_MAX = 6;
/** Most uses of an ability that are counted by hand. */
const USES_MAX = 6;

/** Xp, at most one short of a full track, and advances of one track (GBM-XP-004). */
export const xp = row({
  type: 'override.xp',
  topic: 'Growth',
  of: anybody,
  parts: {
    track: z.enum(xpTracks),
    xp: z
      .int()
      .min(0)
      .max(LONGEST.xp - 1),
    advances: z.int().min(0).max(ADVANCES_MAX),
  },
  label: (one) => `${nameOf(one)}: xp and advances`,
  order: 23,
  form(one, state) {
    const longest = Math.max(...xpTracks.map((track) => xpLength(state, track)));
    const now = (track: (typeof xpTracks)[number]) =>
      `${titled(track)} (now ${one.xp[track]}, advances ${one.advances[track]})`;
    return {
      track: ask.oneOfWords('Track', xpTracks, now),
      xp: ask.number('Xp', { now: 0, max: longest - 1 }),
      advances: ask.number('Advances to spend', { now: 0, max: ADVANCES_MAX }),
    };
  },
  set(play, one, { track, xp: wanted, advances }) {
    const now = Math.min(wanted, xpLength(play.state, track) - 1);
    const before = { xp: one.xp[track], advances: one.advances[track] };
    play.emit({
      type: 'protagonistChanged',
      id: one.id,
      changes: {
        xp: { ...one.xp, [track]: now },
        advances: { ...one.advances, [track]: advances },
      },
    });
    return [
      `${nameOf(one)}’s ${titled(track)} xp ${before.xp} → ${now}, advances ${before.advances} → ${advances}.`,
    ];
  },
});

/** The dots of one action. */
export const dots = row({
  type: 'override.dots',
  topic: 'Growth',
  of: anybody,
  parts: {
    action: z.enum(actions),
    mundane: z.int().min(0).max(DOTS_MAX.mundane),
    transcendent: z.int().min(0).max(DOTS_MAX.transcendent),
  },
  label: (one) => `${nameOf(one)}: dots of an action`,
  order: 23,
  form: (one) => ({
    action: ask.oneOfWords('Action', actions, (action) => {
      const { mundane, transcendent } = one.actions[action];
      return `${titled(action)} (now ${mundane} + ${transcendent})`;
    }),
    mundane: ask.number('Dots', { now: 0, max: DOTS_MAX.mundane }),
    transcendent: ask.number('Dots while transcended', { now: 0, max: DOTS_MAX.transcendent }),
  }),
  set(play, one, { action, mundane, transcendent }) {
    const changed = { ...one.actions, [action]: { mundane, transcendent } };
    play.emit({ type: 'protagonistChanged', id: one.id, changes: { actions: changed } });
    return [
      `${nameOf(one)}’s ${titled(action)}: ${counted(mundane, 'dot')}, and ${transcendent} while transcended.`,
    ];
  },
});

/** An ability of any playbook, given or taken away. What it would give once is not given. */
export const ability = row({
  type: 'override.ability',
  topic: 'Growth',
  of: within(anybody, {
    parts: { has: z.boolean() },
    each: () => [true, false],
    settled: (has) => ({ has }),
    otherwise: noAbility,
  }),
  parts: { ability: id },
  label: ([one, has]) => `${nameOf(one)}: ${has ? 'give' : 'take away'} an ability`,
  order: 23,
  form: ([one, has], state) => ({
    ability: ask.oneOf('Ability', {
      all: [...abilitiesOf(state), ...lostOn(state, one)],
      option: optionOf,
      not: {
        is: (it) => one[it.kind].includes(it.id) === has,
        refuse: ({ name }) =>
          refuse('already-done', `${nameOf(one)} ${has ? 'has' : 'does not have'} ${name}.`, {
            instead: `${has ? 'Take it away' : 'Give it'}, or choose another one.`,
            rule: 'TABLE-008',
          }),
      },
      otherwise: (value) => abilityOf(state, value) ?? noAbility(),
    }),
  }),
  set(play, [one, has], { ability: { id: which, kind, name } }) {
    const list = has ? [...one[kind], which] : one[kind].filter((other) => other !== which);
    play.emit({ type: 'protagonistChanged', id: one.id, changes: { [kind]: list } });
    const text = `${nameOf(one)} ${has ? 'has' : 'no longer has'} ${name}.`;
    return [text, ...fitTranscendence(play, one.id)];
  },
});

function noAbility(): never {
  missing('There is no such ability.', 'Choose one from the list.');
}

const options = new WeakMap<Ability, FieldOption>();

/** The same option each time: the list is long, and stands on the desk once for every protagonist. */
function optionOf(it: Ability): FieldOption {
  const known = options.get(it) ?? { value: it.id, label: it.name };
  options.set(it, known);
  return known;
}

/** What stands on a sheet but is in no library any more: it can only be taken away. */
const lostOn = (state: GbmState, one: Protagonist): Ability[] =>
  (['special', 'transcendent'] as const).flatMap((kind) =>
    one[kind]
      .filter((which) => abilityOf(state, which) === undefined)
      .map((which) => ({ ...lostAbility(which), kind })),
  );

/**
 * How often an ability was used in its span, so that a use can be given back (TABLE-010): what was not
 * used yet is not on the list.
 */
export const uses = row({
  type: 'override.uses',
  topic: 'Now',
  of: anybody,
  parts: { use: id, times: z.int().min(0).max(USES_MAX) },
  label: (one) => `${nameOf(one)}: uses of abilities`,
  detail: '0 gives them back.',
  order: 19,
  form: (one, state) => ({
    use: ask.oneOf('Of what', {
      all: Object.entries(one.uses),
      option: ([value, times]) => ({ value, label: `${nameOfUse(state, value)} (used ${times}×)` }),
      otherwise: () => missing(`${nameOf(one)} has not used that.`, 'Choose one from the list.'),
    }),
    times: ask.number('Times used', { now: 0, max: USES_MAX }),
  }),
  set(play, one, { use: [use, before], times }) {
    const { [use]: _before, ...others } = one.uses;
    const changed = times > 0 ? { ...others, [use]: times } : others;
    play.emit({ type: 'protagonistChanged', id: one.id, changes: { uses: changed } });
    return [`${nameOf(one)}, ${nameOfUse(play.state, use)}: used ${before}× → ${times}×.`];
  },
});

/** What a count of uses is called: its key names the span, and the ability. */
function nameOfUse(state: GbmState, use: string): string {
  const which = use.slice(use.indexOf(':') + 1);
  const shorter = which.slice(0, Math.max(0, which.lastIndexOf('-')));
  return abilityOf(state, which)?.name ?? abilityOf(state, shorter)?.name ?? titled(which);
}
