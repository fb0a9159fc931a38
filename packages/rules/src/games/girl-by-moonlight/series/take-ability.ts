import type { Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import { answerTo } from '../asking';
import type { Ability } from '../content';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { groupAbilities, otherSeriesAbilities } from '../library/series-abilities';
import { cast } from '../lookups';
import { barred, missing, refuse } from '../refusal';
import type { GbmState, ProtagonistId } from '../state';
import { withoutFavours } from './favours';

/**
 * The group takes a series ability (GBM-SER-006, GBM-XP-010): it is added to the series, set to
 * `setting` where it needs one, and every protagonist in play gets what it gives once. One who is
 * still being made gets it on joining: see {@link takeUpSeriesAbilities}.
 *
 * Refuses an ability that the playset lacks and that the table does not take from others (AMB-28), one that the group has, and a setting that is missing
 * or unknown. Does not check whether the group may take one now.
 */
export function takeSeriesAbility(play: GbmPlay, id: string, setting?: string): Ability {
  const { series } = play.state.public;
  const ability = takeable(play.state, id);
  refuseFor(hasAlready(play.state, ability));
  play.emit({
    type: 'seriesChanged',
    changes: {
      abilities: [...series.abilities, id],
      settings: { ...series.settings, ...chosenSetting(ability, setting) },
      ...withoutFavours(play.state, ability.kind),
    },
  });
  for (const one of cast(play.state)) giveTo(play, one.id, ability);
  return ability;
}

/** Why the group cannot take an ability that it has. */
export function hasAlready(state: GbmState, { id, name }: Ability): Refusal | null {
  if (!state.public.series.abilities.includes(id)) return null;
  return barred('already-done', `The group already has ${name}.`, {
    instead: 'Choose one that the group does not have.',
    rule: 'GBM-SER-006',
  });
}

/** All that the group could take at some time. */
export const allTakeable = (state: GbmState): Ability[] => [
  ...playsetOf(state).abilities,
  ...otherSeriesAbilities(state),
];

/** One of them; refuses any other. */
export function takeable(state: GbmState, id: string): Ability {
  return (
    allTakeable(state).find((ability) => ability.id === id) ??
    missing('This series has no such ability.', 'Choose one from the list.', 'GBM-SER-006')
  );
}

/** A protagonist who joins the group gets what each of its abilities gives once. */
export function takeUpSeriesAbilities(play: GbmPlay, id: ProtagonistId): void {
  for (const ability of groupAbilities(play.state)) giveTo(play, id, ability);
}

function giveTo(play: GbmPlay, id: ProtagonistId, ability: Ability): void {
  answerTo(play, id, ability.hooks, 'taken', {});
}

/** What an ability is set to, by the id of its setting; refuses a choice that is missing or unknown. */
export function chosenSetting({ name, hooks }: Ability, value?: string): Record<string, string> {
  const setting = hooks.groupSetting;
  if (!setting) return {};
  if (value === undefined || !setting.options.some((option) => option.value === value)) {
    refuse('wrong-moment', `${name} needs a choice. ${setting.label}`, {
      instead: `Choose ${setting.options.map((option) => option.label).join(' or ')}.`,
      rule: 'TABLE-007',
    });
  }
  return { [setting.id]: value };
}
