import { settingsOf } from '../characters/making/steps';
import { putChoice } from '../choices';
import type { GbmPlay } from '../game';
import type { AbilitySetting } from '../hooks';
import { playbookOf } from '../library';
import { cast, nameById, nameOf, protagonist } from '../lookups';
import type { Choice, ChoiceOption, GbmState, Protagonist, ProtagonistId } from '../state';

/** The `kind` of the choice in which what an ability was set to is chosen anew. */
export const RESET_CHOICE = 'rule:reset';
const AS_IT_WAS = 'as-it-was';
/** Another text; the words that go with the answer. */
const ANOTHER = 'another';

/**
 * After an escape from eclipse, puts to the player each setting that their playbook lets them choose
 * anew: the rival (GBM-PB-OUT-005), who may stay as it was; the fated person and their fate, one of which
 * has to change (GBM-PB-TIM-005).
 */
export function offerResets(play: GbmPlay, id: ProtagonistId): void {
  const self = protagonist(play.state, id);
  const { seat } = self;
  const { resets = [], changesOne = false, escape: wayOut } = playbookOf(play.state, self).eclipse;
  const all = resettable(play.state, self, resets).map((setting) => ({
    setting,
    options: optionsFor(play.state, self, setting),
  }));
  // What can only stay as it was is no choice where something has to change.
  const open = changesOne ? all.filter(({ options }) => options.length > 1) : all;
  for (const { setting, options } of open) {
    putChoice(play, seat, id, {
      kind: RESET_CHOICE,
      title: `${nameOf(self)}, out of eclipse: ${setting.label.toLowerCase()}`,
      text: wayOut,
      options: changesOne && open.length === 1 ? changes(options) : options,
      ...(setting.kind.of === 'text' ? { asks: { label: setting.label, required: true } } : {}),
      data: { setting: setting.id, ...(changesOne ? { changesOne: 'yes' } : {}) },
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
    if (data.changesOne) changeTheOther(play, self.id);
    return;
  }
  if (data.changesOne) leaveTheOther(play, self.id);
  const chosen = setting.kind.of === 'text' ? text : value;
  const settings = { ...self.settings, [setting.id]: chosen };
  play.emit({ type: 'protagonistChanged', id: self.id, changes: { settings } });
  play.say(`${label}: ${inWords(play.state, setting, chosen)}.`, { reveals: true });
}

/** One has stayed as it was where one has to change, so the other does (GBM-PB-TIM-005). */
function changeTheOther(play: GbmPlay, id: ProtagonistId): void {
  const [last, ...more] = othersOf(play, id);
  if (!last || more.length > 0) return;
  play.emit({ type: 'choicePut', choice: { ...last, options: changes(last.options) } });
}

/** One has changed: the others may stay as they were. */
function leaveTheOther(play: GbmPlay, id: ProtagonistId): void {
  for (const one of othersOf(play, id)) {
    const { changesOne: _one, ...data } = one.data;
    play.emit({ type: 'choicePut', choice: { ...one, data } });
  }
}

function othersOf(play: GbmPlay, id: ProtagonistId): Choice[] {
  return Object.values(play.state.public.choices).filter(
    (one) => one.kind === RESET_CHOICE && one.protagonist === id && one.data.changesOne,
  );
}

/** The options without the one that leaves it as it was. */
const changes = (options: readonly ChoiceOption[]): ChoiceOption[] =>
  options.filter(({ value }) => value !== AS_IT_WAS).map((option) => ({ ...option }));

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
