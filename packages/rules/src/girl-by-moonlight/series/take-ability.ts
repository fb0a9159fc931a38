import { refuse } from '../../engine';
import type { Ability } from '../content';
import type { GbmPlay } from '../game';
import type { GbmState, ProtagonistId } from '../state';
import { cast, protagonist } from '../table/lookups';
import { playsetOf } from './index';

/**
 * The group takes a series ability (GBM-SER-006, GBM-XP-010): it is added to the series, set to
 * `setting` where it needs one, and every protagonist in play gets what it gives once. One who is
 * still being made gets it on joining: see {@link takeUpSeriesAbilities}.
 *
 * Refuses an ability that the playset lacks, one that the group has, and a setting that is missing
 * or unknown. Does not check whether the group may take one now.
 */
export function takeSeriesAbility(play: GbmPlay, id: string, setting?: string): Ability {
  const { series } = play.state.public;
  const ability =
    playsetOf(play.state).abilities.find((one) => one.id === id) ??
    refuse('not-found', 'This series has no such ability.');
  if (series.abilities.includes(id)) {
    refuse('already-done', `The group already has ${ability.name}.`, { rule: 'GBM-SER-006' });
  }
  play.emit({
    type: 'seriesChanged',
    changes: {
      abilities: [...series.abilities, id],
      settings: { ...series.settings, ...chosenSetting(ability, setting) },
    },
  });
  for (const one of cast(play.state)) giveTo(play, one.id, ability);
  return ability;
}

/** A protagonist who joins the group gets what each of its abilities gives once. */
export function takeUpSeriesAbilities(play: GbmPlay, id: ProtagonistId): void {
  for (const ability of seriesAbilities(play.state)) giveTo(play, id, ability);
}

function seriesAbilities(state: GbmState): Ability[] {
  const { abilities } = state.public.series;
  return playsetOf(state).abilities.filter((ability) => abilities.includes(ability.id));
}

function giveTo(play: GbmPlay, id: ProtagonistId, ability: Ability): void {
  ability.hooks.onTaken?.({ state: play.state, self: protagonist(play.state, id) }, play);
}

function chosenSetting({ name, hooks }: Ability, value?: string): Record<string, string> {
  const setting = hooks.groupSetting;
  if (!setting) return {};
  if (value === undefined || !setting.options.some((option) => option.value === value)) {
    refuse('wrong-moment', `${name} needs a choice. ${setting.label}`, {
      instead: `Choose ${setting.options.map((option) => option.label).join(' or ')}.`,
    });
  }
  return { [setting.id]: value };
}
