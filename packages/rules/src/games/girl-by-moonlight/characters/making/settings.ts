import type { z } from 'zod';
import type { Field, FieldOption, Refusal } from '../../../../engine';
import type { WayToMove } from '../../../../table';
import { choiceField, textField } from '../../../../table';
import { command, id, sentence } from '../../../../table/command';
import type { AbilitySetting } from '../../hooks';
import { knownAs, nameById, nameOf } from '../../lookups';
import type { GbmContext } from '../../moves';
import { moves, themselves } from '../../moves';
import { barred } from '../../refusal';
import type { GbmState, Protagonist } from '../../state';
import { leftToDo } from './own-sheet';
import { placed } from './progress';
import { isInPlay, othersOf, settingsOf } from './steps';

const setCommand = command('character.set', { protagonist: id, setting: id, value: sentence });
type SetCommand = z.infer<typeof setCommand>;

/**
 * Sets what an ability needs to know, such as the rival. What is fixed is chosen once, while the
 * protagonist is made; later only a rule or the director changes it.
 */
export const setting = moves.about(themselves, 'sheet', (move) => [
  move(setCommand, {
    unless: notSet,
    ways: waysToSet,
    do(play, { setting: wanted, value }, { state }, one) {
      const asked = settingNamed(state, one, wanted);
      if (!asked) return;
      const settings = { ...one.settings, [wanted]: value };
      play.emit({ type: 'protagonistChanged', id: one.id, changes: { settings } });
      const said = wordFor(state, asked, value);
      play.say(`${nameOf(one)}, ${asked.label.toLowerCase()}: ${said || 'none'}.`);
    },
  }),
]);

const settingNamed = (state: GbmState, one: Protagonist, wanted: string) =>
  settingsOf(state, one).find((known) => known.id === wanted);

/** The value as a person reads it. */
function wordFor(state: GbmState, { kind }: AbilitySetting, value: string): string {
  if (kind.of === 'protagonist') return nameById(state, value);
  if (kind.of === 'text') return value;
  return kind.options.find((option) => option.value === value)?.label ?? value;
}

function notSet(
  { state }: GbmContext,
  { setting: wanted, value }: Partial<SetCommand>,
  one: Protagonist,
): Refusal | null {
  if (wanted === undefined) return null;
  const asked = settingNamed(state, one, wanted);
  if (!asked) {
    return barred('not-found', `No ability of ${nameOf(one)} asks for that.`, {
      instead: 'Settle what the sheet asks for.',
      rule: 'TABLE-010',
    });
  }
  if (!mayChange(state, one, asked)) {
    return barred('wrong-moment', `${asked.label}: chosen already, and only a rule changes it.`, {
      instead: 'The director can set it by hand.',
      rule: 'TABLE-010',
    });
  }
  return value === undefined ? null : notTaken(state, one, asked, value);
}

/** Why a setting does not take a value, if so. */
function notTaken(
  state: GbmState,
  one: Protagonist,
  asked: AbilitySetting,
  value: string,
): Refusal | null {
  const options = optionsOf(state, one, asked);
  if (!options) {
    if (value !== '' || !asked.atCreation) return null;
    return barred('malformed', `There are no words yet. ${asked.label}`, {
      instead: 'Write a few; they can be changed later.',
      rule: 'TABLE-006',
    });
  }
  if (options.some((option) => option.value === value)) return null;
  if (asked.kind.of === 'protagonist') {
    return barred('not-found', 'There is nobody like that to choose.', {
      instead: 'Choose another protagonist who is part of the story.',
      rule: 'TABLE-007',
    });
  }
  return barred('not-found', 'That is not one of the choices.', {
    instead: `Choose ${options.map(({ label }) => label).join(' or ')}.`,
    rule: 'TABLE-007',
  });
}

/**
 * Whether the player may change the setting now; also when it names somebody who is lost, since
 * there is always exactly one rival (GBM-PB-OUT-009).
 */
function mayChange(
  state: GbmState,
  one: Protagonist,
  { id, fixed, kind }: AbilitySetting,
): boolean {
  const now = one.settings[id];
  if (one.status === 'creating' || !fixed || !now) return true;
  return kind.of === 'protagonist' && state.public.protagonists[now]?.status === 'lost';
}

/** What one's own abilities need to know, when it may change. */
function* waysToSet(context: GbmContext, one: Protagonist): Generator<WayToMove<SetCommand>> {
  const { state } = context;
  const [first] = leftToDo(context, one);
  for (const asked of settingsOf(state, one)) {
    const field = valueField(state, one, asked);
    if (!field) continue;
    const { label, atCreation, kind } = asked;
    const open = !one.settings[asked.id];
    const step = kind.of === 'protagonist' ? 'promises' : 'abilities';
    const at = { with: { setting: asked.id }, fields: [field] };
    if (isItsMoment(state, one, asked)) {
      // Whom an ability is about, asked with the roll of somebody whom it may be about (TABLE-092).
      yield {
        ...at,
        label: `Still to choose: ${label.toLowerCase()}`,
        detail: 'It may count for this roll already.',
        place: 'roll',
        order: 13,
      };
    } else {
      yield {
        ...at,
        ...(atCreation ? placed(one, open, step) : {}),
        label,
        order: 75,
        primary: first === 'settings' && open,
      };
    }
  }
}

/** Whether somebody in play lacks it while another’s dice are gathered: what binds them may count there. */
function isItsMoment(state: GbmState, one: Protagonist, setting: AbilitySetting): boolean {
  const { roll } = state.public;
  const gathered = roll?.stage === 'bonus' && roll.roller !== one.id;
  const lacks =
    setting.atCreation && setting.kind.of === 'protagonist' && !one.settings[setting.id];
  return gathered && lacks && isInPlay(one);
}

/** What a setting can be set to, where it is chosen from a list. */
function optionsOf(
  state: GbmState,
  one: Protagonist,
  { kind }: AbilitySetting,
): readonly FieldOption[] | null {
  if (kind.of === 'text') return null;
  if (kind.of === 'words') return kind.options;
  return othersOf(state, one).map((other) => ({ value: other.id, label: knownAs(state, other) }));
}

function valueField(state: GbmState, one: Protagonist, setting: AbilitySetting): Field | null {
  const { label, atCreation } = setting;
  const now = one.settings[setting.id];
  const options = optionsOf(state, one, setting);
  if (!options) return textField('value', label, 300, now ?? '', atCreation);
  return options.length === 0 ? null : choiceField('value', label, [...options], now);
}
