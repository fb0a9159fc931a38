import { z } from 'zod';
import type { Field, Refusal } from '../../../../engine';
import type { WayToMove } from '../../../../table';
import { choiceField } from '../../../../table';
import { command, id } from '../../../../table/command';
import { answerTo } from '../../asking';
import type { Ability } from '../../content';
import { abilityOf, playbookOf } from '../../library';
import { nameOf } from '../../lookups';
import type { GbmContext } from '../../moves';
import { moves } from '../../moves';
import { barred } from '../../refusal';
import { attributeRating } from '../../sheet/ratings';
import type { GbmState, Protagonist } from '../../state';
import type { ActionId } from '../../vocabulary';
import { actions, attributeOf, attributes, titled } from '../../vocabulary';
import { notChoosing } from './later';
import { leftToDo, ownSheet } from './own-sheet';
import { placed } from './progress';
import { settingsOf } from './steps';

const abilityCommand = command('character.choose-ability', { protagonist: id, ability: id });
type AbilityCommand = z.infer<typeof abilityCommand>;

/** What is chosen from the playbook: while the sheet is made all of it, in play what is open (TABLE-092). */
export const building = moves.about(ownSheet, 'creation', (move) => [
  /**
   * Raises the third action to 1 (GBM-CHR-005). While the sheet is made, choosing again moves the dot; in
   * play it is chosen once, among what has no dot (TABLE-092).
   */
  move(command('character.raise-action', { protagonist: id, action: z.enum(actions) }), {
    unless: (context, { action }, one) =>
      notChoosing(context, one, 'action') ?? (action && hasDot(context.state, one, action)),
    ways(context, one) {
      const { state } = context;
      const { startingActions } = playbookOf(state, one);
      const options = actions
        .filter((action) => !hasDot(state, one, action))
        .map((action) => ({
          value: action,
          label: titled(action),
          detail: ratingsWith(one, action),
        }));
      return {
        ...placed(one, true, 'actions'),
        label: 'Raise a third action to 1',
        detail: `You begin with ${startingActions.map(titled).join(' and ')} at 1.`,
        order: 40,
        primary: leftToDo(context, one)[0] === 'action',
        fields: [choiceField('action', 'Action', options, one.freeDot ?? undefined)],
      };
    },
    do(play, { action }, _, one) {
      const dots = { ...one.actions };
      if (one.freeDot) dots[one.freeDot] = { ...dots[one.freeDot], mundane: 0 };
      dots[action] = { ...dots[action], mundane: 1 };
      const changes = { actions: dots, freeDot: action };
      play.emit({ type: 'protagonistChanged', id: one.id, changes });
      play.say(`${nameOf(one)} raises ${titled(action)} to 1.`);
    },
  }),
  /**
   * Chooses the second special ability or the transcendent one (GBM-CHR-006). While the sheet is made,
   * choosing again replaces; in play each is chosen once, and what it gives at once is given (TABLE-092).
   */
  move(abilityCommand, {
    unless: (context, { ability }, one) =>
      ability === undefined ? null : notToBegin(context, one, ability),
    ways: waysToChoose,
    do(play, { ability: wanted }, { state }, one) {
      const ability = ownAbilities(state, one).find((known) => known.id === wanted);
      if (!ability) return;
      const changes =
        ability.kind === 'special'
          ? { special: [...one.special.slice(0, 1), ability.id] }
          : { transcendent: [ability.id] };
      const settings = stillNeeded(state, { ...one, ...changes });
      play.emit({ type: 'protagonistChanged', id: one.id, changes: { ...changes, settings } });
      play.say(`${nameOf(one)} takes ${ability.name}.`, { notes: [ability.summary] });
      if (one.status === 'creating') return;
      answerTo(play, one.id, ability.hooks, 'taken', {});
    },
  }),
]);

function hasDot(state: GbmState, one: Protagonist, action: ActionId): Refusal | null {
  const starts = playbookOf(state, one).startingActions.includes(action);
  const stands = one.status !== 'creating' && one.actions[action].mundane > 0;
  if (!starts && !stands) return null;
  return barred(
    'limit-reached',
    `${titled(action)} ${starts ? 'starts' : 'stands'} at 1 already.`,
    {
      instead: 'Raise an action that has no dot yet.',
      rule: 'GBM-CHR-005',
    },
  );
}

/** What the attributes come to with the third dot on this action (GBM-ACT-017). */
function ratingsWith(one: Protagonist, action: ActionId): string {
  const dots = { ...one.actions };
  if (one.freeDot) dots[one.freeDot] = { ...dots[one.freeDot], mundane: 0 };
  dots[action] = { ...dots[action], mundane: 1 };
  const after = { ...one, actions: dots };
  const raised = attributeOf[action];
  const totals = attributes.map((id) => `${titled(id)} ${attributeRating(after, id)}`);
  return `Raises ${titled(raised)}: ${totals.join(', ')}`;
}

const ownAbilities = (state: GbmState, one: Protagonist): Ability[] => {
  const { special, transcendent } = playbookOf(state, one);
  return [...special, ...transcendent];
};

function notToBegin(context: GbmContext, one: Protagonist, wanted: string): Refusal | null {
  const { state } = context;
  const ability = ownAbilities(state, one).find((known) => known.id === wanted);
  if (!ability) {
    return barred('not-found', 'Your playbook has no such ability.', {
      instead: 'Choose one from its list.',
      rule: 'GBM-CHR-006',
    });
  }
  const way = ability.onlyThrough && abilityOf(state, ability.onlyThrough);
  if (way) {
    return barred('not-allowed', `Nobody begins with ${ability.name}.`, {
      instead: `It is gained by way of ${way.name}.`,
      rule: 'GBM-PB-UNL-015',
    });
  }
  if (ability !== playbookOf(state, one).special[0]) return notChoosing(context, one, ability.kind);
  return barred('already-done', `${nameOf(one)} begins with ${ability.name}.`, {
    instead: 'Choose one more.',
    rule: 'GBM-CHR-006',
  });
}

function* waysToChoose(
  context: GbmContext,
  one: Protagonist,
): Generator<WayToMove<AbilityCommand>> {
  const { special, transcendent } = playbookOf(context.state, one);
  const [start, ...others] = special;
  const [first] = leftToDo(context, one);
  const at = placed(one, true, 'abilities');
  if (!notChoosing(context, one, 'special')) {
    const list = others.filter((known) => !known.onlyThrough && known.id !== one.special[0]);
    yield {
      ...at,
      variant: 'special',
      label: 'Choose a special ability',
      detail: `You begin with ${start.name}. Choose one more.`,
      order: 50,
      primary: first === 'special',
      fields: [abilityField(list, one.special[1])],
    };
  }
  if (transcendent.length === 0 || notChoosing(context, one, 'transcendent')) return;
  yield {
    ...at,
    variant: 'transcendent',
    label: 'Choose a transcendent ability',
    detail: 'You have it while you are transcended.',
    order: 51,
    primary: first === 'transcendent',
    fields: [abilityField(transcendent, one.transcendent[0])],
  };
}

function abilityField(list: readonly Ability[], initial: string | undefined): Field {
  const options = list.map(({ id: value, name, summary }) => ({
    value,
    label: name,
    detail: summary,
  }));
  const chosen = initial ? { initial } : {};
  return { name: 'ability', kind: 'choice', label: 'Ability', options, required: true, ...chosen };
}

/** The settings of abilities that the protagonist still has. */
function stillNeeded(state: GbmState, one: Protagonist): Record<string, string> {
  const known = new Set(settingsOf(state, one).map(({ id }) => id));
  return Object.fromEntries(Object.entries(one.settings).filter(([id]) => known.has(id)));
}
