import type { CommandOf } from '../../commands';
import type { GbmPlay } from '../../game';
import type { AbilitySetting } from '../../hooks';
import { nameById, nameOf, own } from '../../lookups';
import { missing, refuse } from '../../refusal';
import type { GbmState, Protagonist } from '../../state';
import { othersOf, settingsOf } from './steps';

/**
 * Sets what an ability needs to know, such as the rival. What is fixed is chosen once, while the
 * protagonist is made; later only a rule or the director changes it.
 */
export function setSetting(play: GbmPlay, command: CommandOf<'character.set'>): void {
  const { state } = play;
  const one = own(play, command.protagonist);
  const setting =
    settingsOf(state, one).find(({ id }) => id === command.setting) ??
    missing(
      `No ability of ${nameOf(one)} asks for that.`,
      'Settle what the sheet asks for.',
      'TABLE-010',
    );
  if (!mayChange(state, one, setting)) {
    refuse('wrong-moment', `${setting.label}: chosen already, and only a rule changes it.`, {
      instead: 'The director can set it by hand.',
      rule: 'TABLE-010',
    });
  }
  const word = checked(state, one, setting, command.value);
  const settings = { ...one.settings, [setting.id]: command.value };
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { settings } });
  play.say(`${nameOf(one)}, ${setting.label.toLowerCase()}: ${word || 'none'}.`);
}

/**
 * Whether the player may change the setting now; also when it names somebody who is lost, since
 * there is always exactly one rival (GBM-PB-OUT-009).
 */
export function mayChange(
  state: GbmState,
  one: Protagonist,
  { id, fixed, kind }: AbilitySetting,
): boolean {
  const now = one.settings[id];
  if (one.status === 'creating' || !fixed || !now) return true;
  return kind.of === 'protagonist' && state.public.protagonists[now]?.status === 'lost';
}

/** The value as a person reads it; refuses one that the setting does not take. */
function checked(
  state: GbmState,
  one: Protagonist,
  { kind, atCreation, label }: AbilitySetting,
  value: string,
): string {
  switch (kind.of) {
    case 'protagonist':
      if (othersOf(state, one).some(({ id }) => id === value)) return nameById(state, value);
      return missing(
        'There is nobody like that to choose.',
        'Choose another protagonist who is part of the story.',
        'TABLE-007',
      );
    case 'words':
      return (
        kind.options.find((option) => option.value === value)?.label ??
        missing(
          'That is not one of the choices.',
          `Choose ${kind.options.map((one) => one.label).join(' or ')}.`,
          'TABLE-007',
        )
      );
    case 'text':
      if (value === '' && atCreation) {
        refuse('malformed', `There are no words yet. ${label}`, {
          instead: 'Write a few; they can be changed later.',
          rule: 'TABLE-006',
        });
      }
      return value;
  }
}
