import type { Field } from '../../../engine';
import { promiseSlots, written } from '../characters/making/promises';
import { othersOf, settingsOf } from '../characters/making/steps';
import type { CommandOf } from '../commands';
import type { GbmPlay, OfferContext } from '../game';
import type { AbilitySetting } from '../hooks';
import { knownAs, nameById, nameOf, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import { linksWith } from '../sheet/links';
import type { GbmState, Protagonist, SheetPromise } from '../state';
import { byHand, choiceField, numberField, sayByHand, underHand } from './by-hand';

const LINKS_MAX = 12;
/** Most protagonists that a promise can be about. */
const NAMES_MAX = 4;
/** What is written on a sheet besides the playbook's promises (GBM-PRM-001). */
const EXTRA = 'extra';

/** Sets the links on one sheet, with another protagonist or with oneself (GBM-LNK-002, 010). */
export function overrideLinks(play: GbmPlay, command: CommandOf<'override.links'>): void {
  const one = underHand(play, command.protagonist);
  const other = protagonist(play.state, command.with);
  const before = linksWith(one, other.id);
  const links = { ...one.links, [other.id]: command.links };
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { links } });
  const whom = other.id === one.id ? 'themselves' : nameOf(other);
  const text = `${nameOf(one)}’s links with ${whom} ${before} → ${command.links}.`;
  sayByHand(play, [text], command.reason);
}

/**
 * Writes, rewrites or (without words) strikes a promise at any time, about anybody in the story
 * (GBM-PRM-001…005).
 */
export function overridePromise(play: GbmPlay, command: CommandOf<'override.promise'>): void {
  const one = underHand(play, command.protagonist);
  const { promise: slot, text, reason } = command;
  const known = slot === undefined || promiseSlots(play.state, one).some(({ id }) => id === slot);
  if (!known) missing(`${nameOf(one)} has no such promise.`, 'Choose one from the sheet.');
  const before = slot === undefined ? undefined : written(one, slot);
  const old = before?.text;
  const kept = one.promises.filter(({ id }) => id !== before?.id).map((other) => ({ ...other }));
  const set = (promises: SheetPromise[]) =>
    play.emit({ type: 'protagonistChanged', id: one.id, changes: { promises } });
  if (text === '') {
    if (old === undefined) {
      sayByHand(play, [], reason);
      return;
    }
    set(kept);
    sayByHand(play, [`${nameOf(one)}’s promise “${old}” is struck.`], reason);
    return;
  }
  const names = [...new Set(command.with)];
  const others = othersOf(play.state, one).map(({ id }) => id);
  if (names.length === 0 || names.some((id) => !others.includes(id))) {
    refuse('not-allowed', 'A promise is about another protagonist of the story.', {
      instead: 'Choose one or more of the others.',
      rule: 'GBM-PRM-001',
    });
  }
  const id = before?.id ?? play.id('promise');
  const promise = { id, kind: before?.kind ?? slot ?? EXTRA, text, with: names };
  const at = one.promises.findIndex((now) => now.id === id);
  kept.splice(at < 0 ? kept.length : at, 0, promise);
  set(kept);
  const about = names.map((name) => nameById(play.state, name)).join(' and ');
  const was = old === undefined ? '' : `“${old}” → `;
  sayByHand(play, [`${nameOf(one)}’s promise, of ${about}: ${was}“${text}”.`], reason);
}

/** Sets what an ability was set to, also what is fixed; nothing opens it again (GBM-PB-OUT-009). */
export function overrideSetting(play: GbmPlay, command: CommandOf<'override.setting'>): void {
  const one = underHand(play, command.protagonist);
  const { value, reason } = command;
  const setting =
    settingsOf(play.state, one).find(({ id }) => id === command.setting) ??
    missing(`No ability of ${nameOf(one)} asks for that.`, 'Choose one from the sheet.');
  const open = optionsOf(play.state, one, setting);
  if (open && value !== '' && !open.some((option) => option.value === value)) {
    missing(`${setting.label}: it cannot be that.`, 'Choose one from the list.', 'TABLE-007');
  }
  const { [setting.id]: before, ...others } = one.settings;
  const settings = value === '' ? others : { ...others, [setting.id]: value };
  const from = inWords(play.state, setting, before);
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { settings } });
  const to = inWords(play.state, setting, value);
  const text = `${nameOf(one)}, ${setting.label.toLowerCase()}: ${from} → ${to}.`;
  sayByHand(play, [text], reason);
}

/** What a setting can be, where it is not free text. */
function optionsOf(state: GbmState, one: Protagonist, { kind }: AbilitySetting) {
  if (kind.of === 'text') return null;
  if (kind.of === 'words') return kind.options;
  return othersOf(state, one).map((other) => ({ value: other.id, label: knownAs(state, other) }));
}

function inWords(state: GbmState, { kind }: AbilitySetting, value = ''): string {
  if (value === '') return 'open';
  if (kind.of === 'protagonist') return nameById(state, value);
  if (kind.of === 'text') return `“${value}”`;
  return kind.options.find((option) => option.value === value)?.label ?? value;
}

export function bondOffers({ state, add }: OfferContext): void {
  for (const one of Object.values(state.public.protagonists)) {
    if (one.status === 'lost') continue;
    add(linkOffer(state, one));
    promiseOffers(state, one, add);
    for (const setting of settingsOf(state, one)) {
      add(
        byHand('Bonds', {
          command: 'override.setting',
          with: { protagonist: one.id, setting: setting.id },
          label: `${nameOf(one)}: ${setting.label.toLowerCase()}`,
          detail: 'Left empty, it can be chosen anew.',
          order: 42,
          fields: [valueField(state, one, setting)],
        }),
      );
    }
  }
}

function linkOffer(state: GbmState, one: Protagonist) {
  const others = Object.values(state.public.protagonists).filter(
    ({ id, status }) => status !== 'lost' || linksWith(one, id) > 0,
  );
  return byHand('Bonds', {
    command: 'override.links',
    with: { protagonist: one.id },
    label: `${nameOf(one)}: links`,
    order: 40,
    fields: [
      choiceField(
        'with',
        'With whom',
        others.map((other) => ({
          value: other.id,
          label: `${other.id === one.id ? 'Themselves' : knownAs(state, other)} (now ${linksWith(one, other.id)})`,
        })),
      ),
      numberField('links', 'Links', LINKS_MAX, 0),
    ],
  });
}

/** One form for all: which promise, and what it says from now on. */
function promiseOffers(state: GbmState, one: Protagonist, add: OfferContext['add']): void {
  const others = othersOf(state, one).map((other) => ({
    value: other.id,
    label: knownAs(state, other),
  }));
  if (others.length === 0) return;
  const options = promiseSlots(state, one).map(({ id, label }) => {
    const now = written(one, id)?.text;
    return { value: id, label, ...(now ? { detail: now } : {}) };
  });
  add(
    byHand('Bonds', {
      command: 'override.promise',
      with: { protagonist: one.id },
      label: `${nameOf(one)}: promises`,
      order: 41,
      fields: [
        {
          name: 'promise',
          kind: 'choice',
          label: 'Which; none for one more',
          options,
          required: false,
        },
        {
          name: 'text',
          kind: 'text',
          label: 'The promise',
          hint: 'Without words it is struck.',
          max: 300,
          required: false,
        },
        {
          name: 'with',
          kind: 'choices',
          label: 'About whom',
          options: others,
          min: 1,
          max: Math.min(NAMES_MAX, others.length),
        },
      ],
    }),
  );
}

function valueField(state: GbmState, one: Protagonist, setting: AbilitySetting): Field {
  const { id, label } = setting;
  const now = one.settings[id];
  const options = optionsOf(state, one, setting);
  if (!options) {
    return { name: 'value', kind: 'text', label, max: 300, required: false, initial: now ?? '' };
  }
  const known = options.some(({ value }) => value === now);
  return {
    name: 'value',
    kind: 'choice',
    label,
    options,
    required: false,
    ...(now !== undefined && known ? { initial: now } : {}),
  };
}
