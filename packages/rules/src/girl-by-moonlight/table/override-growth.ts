import { missing, refuse } from '../../engine';
import type { CommandOf } from '../commands';
import { DOTS_MAX } from '../constants';
import type { Ability } from '../content';
import { lostAbility } from '../custom/compile';
import type { GbmPlay, OfferContext } from '../game';
import { abilitiesOf, abilityOf } from '../library';
import { groupAbilities } from '../series/series-abilities';
import type { GbmState, Protagonist } from '../state';
import { actions, titled, xpTracks } from '../vocabulary';
import { reasonField, sayByHand, underHand } from './by-hand';
import { xpLength } from './lengths';
import { nameOf } from './lookups';
import { fitTranscendence } from './transcendence';

/** Most advances that wait to be spent on one track. */
const ADVANCES_MAX = 6;

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
  const text = `${nameOf(one)}’s ${titled(action)}: ${mundane} dots, and ${transcendent} while transcended.`;
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

/** Takes a series ability away; what it has given once stays. */
export function overrideSeriesAbility(
  play: GbmPlay,
  command: CommandOf<'override.series-ability'>,
): void {
  play.director('set values by hand');
  const taken = groupAbilities(play.state).find(({ id }) => id === command.ability);
  if (!taken) missing('The group has no such ability.', 'Choose one that the group has.');
  const { id, name } = taken;
  const abilities = play.state.public.series.abilities.filter((other) => other !== id);
  play.emit({ type: 'seriesChanged', changes: { abilities } });
  sayByHand(play, [`The group no longer has ${name}.`], command.reason);
}

export function growthOffers({ state, add }: OfferContext): void {
  for (const one of Object.values(state.public.protagonists)) {
    if (one.status !== 'lost') offersFor(state, one, add);
  }
  const taken = groupAbilities(state);
  if (taken.length === 0) return;
  add({
    command: 'override.series-ability',
    with: {},
    label: 'Take a series ability back',
    detail: 'What it has given once stays.',
    place: 'director',
    order: 33,
    fields: [abilityField(taken), reasonField],
  });
}

function offersFor(state: GbmState, one: Protagonist, add: OfferContext['add']): void {
  const name = nameOf(one);
  const at = { place: 'director', order: 23 } as const;
  const longest = Math.max(...xpTracks.map((track) => xpLength(state, track)));
  add({
    ...at,
    command: 'override.xp',
    with: { protagonist: one.id },
    label: `${name}: xp and advances`,
    fields: [
      {
        name: 'track',
        kind: 'choice',
        label: 'Track',
        options: xpTracks.map((track) => ({
          value: track,
          label: `${titled(track)} (now ${one.xp[track]}, advances ${one.advances[track]})`,
        })),
        required: true,
      },
      { name: 'xp', kind: 'number', label: 'Xp', min: 0, max: longest - 1, initial: 0 },
      {
        name: 'advances',
        kind: 'number',
        label: 'Advances to spend',
        min: 0,
        max: ADVANCES_MAX,
        initial: 0,
      },
      reasonField,
    ],
  });
  add({
    ...at,
    command: 'override.dots',
    with: { protagonist: one.id },
    label: `${name}: dots of an action`,
    fields: [
      {
        name: 'action',
        kind: 'choice',
        label: 'Action',
        options: actions.map((action) => ({
          value: action,
          label: `${titled(action)} (now ${one.actions[action].mundane} + ${one.actions[action].transcendent})`,
        })),
        required: true,
      },
      dotsField('mundane', 'Dots'),
      dotsField('transcendent', 'Dots while transcended'),
      reasonField,
    ],
  });
  const had = new Set([...one.special, ...one.transcendent]);
  const all = [...abilitiesOf(state), ...lostOn(state, one)];
  for (const has of [true, false]) {
    const list = all.filter(({ id }) => had.has(id) !== has);
    if (list.length === 0) continue;
    add({
      ...at,
      command: 'override.ability',
      with: { protagonist: one.id, has },
      label: `${name}: ${has ? 'give' : 'take away'} an ability`,
      fields: [abilityField(list), reasonField],
    });
  }
}

function dotsField(name: 'mundane' | 'transcendent', label: string) {
  return { name, kind: 'number', label, min: 0, max: DOTS_MAX[name], initial: 0 } as const;
}

function abilityField(list: readonly Ability[]) {
  return {
    name: 'ability',
    kind: 'choice',
    label: 'Ability',
    options: list.map(({ id, name }) => ({ value: id, label: name })),
    required: true,
  } as const;
}
