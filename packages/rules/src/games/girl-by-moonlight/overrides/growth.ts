import type { FieldOption } from '../../../engine';
import type { CommandOf } from '../commands';
import { DOTS_MAX } from '../constants';
import type { Ability } from '../content';
import { lostAbility } from '../custom/compile';
import type { GbmPlay, OfferContext } from '../game';
import { abilitiesOf, abilityOf } from '../library';
import { nameOf } from '../lookups';
import { missing, refuse } from '../refusal';
import { xpLength } from '../series/lengths';
import { fitTranscendence } from '../sheet/transcendence';
import type { GbmState, Protagonist } from '../state';
import { actions, counted, titled, xpTracks } from '../vocabulary';
import { byHand, choiceField, numberField, sayByHand, underHand } from './by-hand';

/** Most advances that wait to be spent on one track. */
const ADVANCES_MAX = 6;
/** Most uses of an ability that are counted by hand. */
const USES_MAX = 6;

/** Sets xp, at most one short of a full track, and advances of one track. */
export function overrideXp(play: GbmPlay, command: CommandOf<'override.xp'>): void {
  const one = underHand(play, command.protagonist);
  const { track, advances, reason } = command;
  const xp = Math.min(command.xp, xpLength(play.state, track) - 1);
  const before = { xp: one.xp[track], advances: one.advances[track] };
  play.emit({
    type: 'protagonistChanged',
    id: one.id,
    changes: {
      xp: { ...one.xp, [track]: xp },
      advances: { ...one.advances, [track]: advances },
    },
  });
  const text = `${nameOf(one)}’s ${titled(track)} xp ${before.xp} → ${xp}, advances ${before.advances} → ${advances}.`;
  sayByHand(play, [text], reason);
}

/** Sets the dots of one action. */
export function overrideDots(play: GbmPlay, command: CommandOf<'override.dots'>): void {
  const one = underHand(play, command.protagonist);
  const { action, mundane, transcendent, reason } = command;
  const text = `${nameOf(one)}’s ${titled(action)}: ${counted(mundane, 'dot')}, and ${transcendent} while transcended.`;
  const changed = { ...one.actions, [action]: { mundane, transcendent } };
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { actions: changed } });
  sayByHand(play, [text], reason);
}

/** Gives an ability of any playbook, or takes one away. What it would give once is not given. */
export function overrideAbility(play: GbmPlay, command: CommandOf<'override.ability'>): void {
  const one = underHand(play, command.protagonist);
  const ability =
    abilityOf(play.state, command.ability) ??
    lostOn(play.state, one).find(({ id }) => id === command.ability) ??
    missing('There is no such ability.', 'Choose one from the list.');
  const { id, kind, name } = ability;
  const has = one[kind].includes(id);
  if (has === command.has) {
    refuse('already-done', `${nameOf(one)} ${has ? 'has' : 'does not have'} ${name}.`, {
      instead: has ? 'Take it away, or choose another one.' : 'Give it, or choose another one.',
      rule: 'TABLE-008',
    });
  }
  const list = has ? one[kind].filter((other) => other !== id) : [...one[kind], id];
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { [kind]: list } });
  const text = `${nameOf(one)} ${has ? 'no longer has' : 'has'} ${name}.`;
  sayByHand(play, [text, ...fitTranscendence(play, one.id)], command.reason);
}

/** What stands on a sheet but is in no library any more: it can only be taken away. */
function lostOn(state: GbmState, one: Protagonist): Ability[] {
  return (['special', 'transcendent'] as const).flatMap((kind) =>
    one[kind]
      .filter((id) => abilityOf(state, id) === undefined)
      .map((id) => ({ ...lostAbility(id), kind })),
  );
}

/**
 * Sets how often an ability was used in its span, so that a use can be given back (TABLE-010): what
 * was not used yet is not on the list.
 */
export function overrideUses(play: GbmPlay, command: CommandOf<'override.uses'>): void {
  const one = underHand(play, command.protagonist);
  const { use, times, reason } = command;
  const before = one.uses[use];
  if (before === undefined) {
    missing(`${nameOf(one)} has not used that.`, 'Choose one from the list.');
  }
  const { [use]: _before, ...others } = one.uses;
  const uses = times > 0 ? { ...others, [use]: times } : others;
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { uses } });
  const text = `${nameOf(one)}, ${nameOfUse(play.state, use)}: used ${before}× → ${times}×.`;
  sayByHand(play, [text], reason);
}

/** What a count of uses is called: its key names the span, and the ability. */
function nameOfUse(state: GbmState, use: string): string {
  const id = use.slice(use.indexOf(':') + 1);
  const shorter = id.slice(0, Math.max(0, id.lastIndexOf('-')));
  return abilityOf(state, id)?.name ?? abilityOf(state, shorter)?.name ?? titled(id);
}

export function growthOffers({ state, add }: OfferContext): void {
  const known = abilitiesOf(state);
  for (const one of Object.values(state.public.protagonists)) {
    if (one.status === 'lost') continue;
    offersFor(state, one, add);
    abilityOffers(state, one, known, add);
  }
}

function offersFor(state: GbmState, one: Protagonist, add: OfferContext['add']): void {
  const name = nameOf(one);
  const longest = Math.max(...xpTracks.map((track) => xpLength(state, track)));
  add(
    byHand('Growth', {
      command: 'override.xp',
      with: { protagonist: one.id },
      label: `${name}: xp and advances`,
      order: 23,
      fields: [
        choiceField(
          'track',
          'Track',
          xpTracks.map((track) => ({
            value: track,
            label: `${titled(track)} (now ${one.xp[track]}, advances ${one.advances[track]})`,
          })),
        ),
        numberField('xp', 'Xp', longest - 1, 0),
        numberField('advances', 'Advances to spend', ADVANCES_MAX, 0),
      ],
    }),
  );
  add(
    byHand('Growth', {
      command: 'override.dots',
      with: { protagonist: one.id },
      label: `${name}: dots of an action`,
      order: 23,
      fields: [
        choiceField(
          'action',
          'Action',
          actions.map((action) => ({
            value: action,
            label: `${titled(action)} (now ${one.actions[action].mundane} + ${one.actions[action].transcendent})`,
          })),
        ),
        numberField('mundane', 'Dots', DOTS_MAX.mundane, 0),
        numberField('transcendent', 'Dots while transcended', DOTS_MAX.transcendent, 0),
      ],
    }),
  );
  const uses = Object.entries(one.uses);
  if (uses.length === 0) return;
  add(
    byHand('Now', {
      command: 'override.uses',
      with: { protagonist: one.id },
      label: `${name}: uses of abilities`,
      detail: '0 gives them back.',
      order: 19,
      fields: [
        choiceField(
          'use',
          'Of what',
          uses.map(([use, times]) => ({
            value: use,
            label: `${nameOfUse(state, use)} (used ${times}×)`,
          })),
        ),
        numberField('times', 'Times used', USES_MAX, 0),
      ],
    }),
  );
}

function abilityOffers(
  state: GbmState,
  one: Protagonist,
  known: readonly Ability[],
  add: OfferContext['add'],
): void {
  const had = new Set([...one.special, ...one.transcendent]);
  const all = [...known, ...lostOn(state, one)];
  for (const has of [true, false]) {
    const list = all.filter(({ id }) => had.has(id) !== has);
    if (list.length === 0) continue;
    add(
      byHand('Growth', {
        command: 'override.ability',
        with: { protagonist: one.id, has },
        label: `${nameOf(one)}: ${has ? 'give' : 'take away'} an ability`,
        order: 23,
        fields: [choiceField('ability', 'Ability', list.map(optionOf))],
      }),
    );
  }
}

const options = new WeakMap<Ability, FieldOption>();

/** The same option each time: the list is long, and stands on the desk once for every protagonist. */
function optionOf(ability: Ability): FieldOption {
  const known = options.get(ability) ?? { value: ability.id, label: ability.name };
  options.set(ability, known);
  return known;
}
