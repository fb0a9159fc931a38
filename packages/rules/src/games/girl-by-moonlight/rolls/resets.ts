import { settingsOf } from '../characters/making/steps';
import type { GbmPlay } from '../game';
import type { AbilitySetting } from '../hooks';
import { playbookOf } from '../library';
import type { Choice, ChoiceOption, GbmState, Protagonist, ProtagonistId } from '../state';
import { cast, nameById, nameOf, protagonist } from '../table/lookups';

/** The `kind` of the choice in which what an ability was set to is chosen anew. */
export const RESET_CHOICE = 'rule:reset';
const AS_IT_WAS = 'as-it-was';
/** Another text; the words that go with the answer. */
const ANOTHER = 'another';

/**
 * After an escape from eclipse, puts to the player each setting that their playbook lets them choose
 * anew: the rival (GBM-PB-OUT-005), the fated person and their fate (GBM-PB-TIM-005). Each may stay
 * as it was.
 */
export function offerResets(play: GbmPlay, id: ProtagonistId): void {
  const self = protagonist(play.state, id);
  const { seat } = self;
  if (seat === null) return;
  const { resets = [], escape: wayOut } = playbookOf(play.state, self).eclipse;
  for (const setting of resettable(play.state, self, resets)) {
    play.emit({
      type: 'choicePut',
      choice: {
        id: play.id('choice'),
        to: seat,
        protagonist: id,
        kind: RESET_CHOICE,
        title: `${nameOf(self)}, out of eclipse: ${setting.label.toLowerCase()}`,
        text: wayOut,
        options: optionsFor(play.state, self, setting),
        ...(setting.kind.of === 'text' ? { asks: { label: setting.label, required: true } } : {}),
        data: { setting: setting.id },
      },
    });
  }
}

/** The player has chosen: another value, or the one that it was. */
export function resetSetting(play: GbmPlay, choice: Choice, value: string, text: string): void {
  const { protagonist: id, data } = choice;
  const self = id === null ? undefined : play.state.public.protagonists[id];
  const setting = self && settingsOf(play.state, self).find((one) => one.id === data.setting);
  if (!self || !setting) return;
  const label = `${nameOf(self)}, ${setting.label.toLowerCase()}`;
  if (value === AS_IT_WAS) {
    play.say(`${label}: as it was.`);
    return;
  }
  const chosen = setting.kind.of === 'text' ? text : value;
  const settings = { ...self.settings, [setting.id]: chosen };
  play.emit({ type: 'protagonistChanged', id: self.id, changes: { settings } });
  play.say(`${label}: ${inWords(play.state, setting, chosen)}.`, { reveals: true });
}

function resettable(state: GbmState, self: Protagonist, resets: string[]): AbilitySetting[] {
  return settingsOf(state, self).filter(({ id }) => resets.includes(id));
}

function optionsFor(state: GbmState, self: Protagonist, setting: AbilitySetting): ChoiceOption[] {
  const { kind, label, id } = setting;
  const now = self.settings[id];
  const same: ChoiceOption = {
    value: AS_IT_WAS,
    label: 'As it was',
    wordless: true,
    ...(now ? { detail: inWords(state, setting, now) } : {}),
  };
  switch (kind.of) {
    case 'text':
      return [same, { value: ANOTHER, label: `${label}: something else` }];
    case 'words':
      return [same, ...kind.options.filter(({ value }) => value !== now)];
    case 'protagonist':
      return [
        same,
        ...cast(state)
          .filter((one) => one.id !== self.id && one.id !== now)
          .map((one) => ({ value: one.id, label: nameOf(one) })),
      ];
  }
}

/** A value as a person reads it. */
function inWords(state: GbmState, { kind }: AbilitySetting, value: string): string {
  if (kind.of === 'protagonist') return nameById(state, value);
  if (kind.of === 'text') return value;
  return kind.options.find((option) => option.value === value)?.label ?? value;
}
