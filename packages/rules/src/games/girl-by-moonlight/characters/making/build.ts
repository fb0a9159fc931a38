import type { CommandOf } from '../../commands';
import type { GbmPlay } from '../../game';
import { abilityOf, playbookOf } from '../../library';
import { missing, refuse } from '../../refusal';
import type { GbmState, Protagonist } from '../../state';
import { nameOf } from '../../table/lookups';
import { titled } from '../../vocabulary';
import { inTheMaking } from './begin';
import { settingsOf } from './steps';

/** Raises the third action to 1; choosing again moves the dot (GBM-CHR-005). */
export function raiseAction(play: GbmPlay, command: CommandOf<'character.raise-action'>): void {
  const one = inTheMaking(play, command.protagonist);
  const { action } = command;
  if (playbookOf(play.state, one).startingActions.includes(action)) {
    refuse('limit-reached', `${titled(action)} starts at 1 already.`, {
      instead: 'Raise an action that has no dot yet.',
      rule: 'GBM-CHR-005',
    });
  }
  const actions = { ...one.actions };
  if (one.freeDot) actions[one.freeDot] = { ...actions[one.freeDot], mundane: 0 };
  actions[action] = { ...actions[action], mundane: 1 };
  play.emit({
    type: 'protagonistChanged',
    id: one.id,
    changes: { actions, freeDot: action },
  });
  play.say(`${nameOf(one)} raises ${titled(action)} to 1.`);
}

/**
 * Chooses the second special ability or the transcendent one; choosing again replaces
 * (GBM-CHR-006).
 */
export function chooseAbility(play: GbmPlay, command: CommandOf<'character.choose-ability'>): void {
  const one = inTheMaking(play, command.protagonist);
  const { special, transcendent } = playbookOf(play.state, one);
  const ability =
    [...special, ...transcendent].find(({ id }) => id === command.ability) ??
    missing('Your playbook has no such ability.', 'Choose one from its list.', 'GBM-CHR-006');
  const [start] = special;
  const way = ability.onlyThrough && abilityOf(play.state, ability.onlyThrough);
  if (way) {
    refuse('not-allowed', `Nobody begins with ${ability.name}.`, {
      instead: `It is gained by way of ${way.name}.`,
      rule: 'GBM-PB-UNL-015',
    });
  }
  if (ability.id === start.id) {
    refuse('already-done', `${nameOf(one)} begins with ${ability.name}.`, {
      instead: 'Choose one more.',
      rule: 'GBM-CHR-006',
    });
  }
  const changes =
    ability.kind === 'special'
      ? { special: [start.id, ability.id] }
      : { transcendent: [ability.id] };
  const settings = stillNeeded(play.state, { ...one, ...changes });
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { ...changes, settings } });
  play.say(`${nameOf(one)} takes ${ability.name}.`, { notes: [ability.summary] });
}

/** The settings of abilities that the protagonist still has. */
function stillNeeded(state: GbmState, one: Protagonist): Record<string, string> {
  const known = new Set(settingsOf(state, one).map(({ id }) => id));
  return Object.fromEntries(Object.entries(one.settings).filter(([id]) => known.has(id)));
}
