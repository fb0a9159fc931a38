import { answerTo } from '../../asking';
import type { CommandOf } from '../../commands';
import type { GbmPlay } from '../../game';
import { abilityOf, playbookOf } from '../../library';
import { nameOf, own } from '../../lookups';
import { missing, refuse } from '../../refusal';
import type { GbmState, Protagonist } from '../../state';
import { titled } from '../../vocabulary';
import { stillChoosing } from './later';
import { settingsOf } from './steps';

/**
 * Raises the third action to 1 (GBM-CHR-005). While the sheet is made, choosing again moves the dot; in
 * play it is chosen once, among what has no dot (TABLE-092).
 */
export function raiseAction(play: GbmPlay, command: CommandOf<'character.raise-action'>): void {
  const one = stillChoosing(play, command.protagonist, 'action');
  const { action } = command;
  const inPlay = one.status !== 'creating';
  const starts = playbookOf(play.state, one).startingActions.includes(action);
  if (starts || (inPlay && one.actions[action].mundane > 0)) {
    refuse('limit-reached', `${titled(action)} ${starts ? 'starts' : 'stands'} at 1 already.`, {
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
 * Chooses the second special ability or the transcendent one (GBM-CHR-006). While the sheet is made,
 * choosing again replaces; in play each is chosen once, and what it gives at once is given (TABLE-092).
 */
export function chooseAbility(play: GbmPlay, command: CommandOf<'character.choose-ability'>): void {
  const one = own(play, command.protagonist);
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
  stillChoosing(play, one.id, ability.kind);
  const changes =
    ability.kind === 'special'
      ? { special: [...one.special.slice(0, 1), ability.id] }
      : { transcendent: [ability.id] };
  const settings = stillNeeded(play.state, { ...one, ...changes });
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { ...changes, settings } });
  play.say(`${nameOf(one)} takes ${ability.name}.`, { notes: [ability.summary] });
  if (one.status === 'creating') return;
  answerTo(play, one.id, ability.hooks, 'taken', {});
}

/** The settings of abilities that the protagonist still has. */
function stillNeeded(state: GbmState, one: Protagonist): Record<string, string> {
  const known = new Set(settingsOf(state, one).map(({ id }) => id));
  return Object.fromEntries(Object.entries(one.settings).filter(([id]) => known.has(id)));
}
