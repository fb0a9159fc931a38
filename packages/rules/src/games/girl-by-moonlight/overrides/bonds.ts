import { z } from 'zod';
import { id, sentence } from '../../../table/command';
import type { Input } from '../../../table/settable';
import { ask, within } from '../../../table/settable';
import { promiseSlots, written } from '../characters/making/promises';
import { othersOf, settingsOf } from '../characters/making/steps';
import type { AbilitySetting } from '../hooks';
import { knownAs, nameById, nameOf, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import { linksWith } from '../sheet/links';
import type { GbmState, Protagonist, SheetPromise } from '../state';
import { anybody, optionOf, row } from './by-hand';

const LINKS_MAX = 12;

/** Most protagonists that a promise can be about. */
const NAMES_MAX = 4;
/** What is written on a sheet besides the playbook's promises (GBM-PRM-001). */
const EXTRA = 'extra';

/** The links on one sheet, with another protagonist or with oneself (GBM-LNK-002, 010). */
export const links = row({
  type: 'override.links',
  topic: 'Bonds',
  of: anybody,
  parts: { with: id, links: z.int().min(0).max(LINKS_MAX) },
  label: (one) => `${nameOf(one)}: links`,
  order: 40,
  form(one, state) {
    const all = Object.values(state.public.protagonists);
    return {
      with: ask.oneOf('With whom', {
        all: all.filter((other) => other.status !== 'lost' || linksWith(one, other.id) > 0),
        option: (other) => ({
          value: other.id,
          label: `${other.id === one.id ? 'Themselves' : knownAs(state, other)} (now ${linksWith(one, other.id)})`,
        }),
        otherwise: (other) => protagonist(state, other),
      }),
      links: ask.number('Links', { now: 0, max: LINKS_MAX }),
    };
  },
  set(play, one, { with: other, links: now }) {
    const before = linksWith(one, other.id);
    const changed = { ...one.links, [other.id]: now };
    play.emit({ type: 'protagonistChanged', id: one.id, changes: { links: changed } });
    const whom = other.id === one.id ? 'themselves' : nameOf(other);
    return [`${nameOf(one)}’s links with ${whom} ${before} → ${now}.`];
  },
});

/**
 * Writes, rewrites or (without words) strikes a promise at any time, about anybody in the story
 * (GBM-PRM-001…005). One form for all: which, and what it says from now on.
 */
export const promise = row({
  type: 'override.promise',
  topic: 'Bonds',
  of: anybody,
  parts: {
    promise: id.optional(),
    text: sentence.default(''),
    with: z.array(id).max(NAMES_MAX).default([]),
  },
  label: (one) => `${nameOf(one)}: promises`,
  order: 41,
  form(one, state) {
    const others = othersOf(state, one);
    return {
      promise: ask.oneOrNone('Which; none for one more', {
        all: promiseSlots(state, one),
        option({ id: value, label }) {
          const now = written(one, value)?.text;
          return { value, label, ...(now ? { detail: now } : {}) };
        },
        otherwise: () =>
          missing(`${nameOf(one)} has no such promise.`, 'Choose one from the sheet.'),
      }),
      text: ask.words('The promise', { max: 300, hint: 'Without words it is struck.' }),
      with: ask.someOf(
        'About whom',
        { all: others, option: (other) => optionOf(state, other), otherwise: refuseAbout },
        { min: 1, max: Math.min(NAMES_MAX, others.length) },
      ),
    };
  },
  set(play, one, { promise: slot, text, with: names }) {
    const before = slot && written(one, slot.id);
    const old = before?.text;
    const kept = one.promises.filter((other) => other.id !== before?.id).map((it) => ({ ...it }));
    const set = (promises: SheetPromise[]) =>
      play.emit({ type: 'protagonistChanged', id: one.id, changes: { promises } });
    if (text === '') {
      if (old === undefined) return [];
      set(kept);
      return [`${nameOf(one)}’s promise “${old}” is struck.`];
    }
    if (names.length === 0) refuseAbout();
    const which = before?.id ?? play.id('promise');
    const kind = before?.kind ?? slot?.id ?? EXTRA;
    const at = one.promises.findIndex((now) => now.id === which);
    const changed = { id: which, kind, text, with: names.map((other) => other.id) };
    kept.splice(at < 0 ? kept.length : at, 0, changed);
    set(kept);
    const called = names.map((other) => knownAs(play.state, other));
    const was = old === undefined ? '' : `“${old}” → `;
    return [`${nameOf(one)}’s promise, of ${called.join(' and ')}: ${was}“${text}”.`];
  },
});

function refuseAbout(): never {
  refuse('not-allowed', 'A promise is about another protagonist of the story.', {
    instead: 'Choose one or more of the others.',
    rule: 'GBM-PRM-001',
  });
}

/** What an ability was set to, also what is fixed; nothing opens it again (GBM-PB-OUT-009). */
export const setting = row({
  type: 'override.setting',
  topic: 'Bonds',
  of: within(anybody, {
    parts: { setting: id },
    each: (one, state: GbmState) => settingsOf(state, one),
    settled: (it) => ({ setting: it.id }),
    otherwise: (one) =>
      missing(`No ability of ${nameOf(one)} asks for that.`, 'Choose one from the sheet.'),
  }),
  parts: { value: sentence.default('') },
  label: ([one, { label }]) => `${nameOf(one)}: ${label.toLowerCase()}`,
  detail: 'Left empty, it can be chosen anew.',
  order: 42,
  form: ([one, it], state) => ({ value: settingValue(state, one, it) }),
  set(play, [one, it], { value }) {
    const { [it.id]: before, ...others } = one.settings;
    const settings = value === '' ? others : { ...others, [it.id]: value };
    const from = inWords(play.state, it, before);
    play.emit({ type: 'protagonistChanged', id: one.id, changes: { settings } });
    const to = inWords(play.state, it, value);
    return [`${nameOf(one)}, ${it.label.toLowerCase()}: ${from} → ${to}.`];
  },
});

/** What a setting can be: words of one's own, or one of a few. */
function settingValue(
  state: GbmState,
  one: Protagonist,
  { id: which, label, kind }: AbilitySetting,
): Input<string> {
  const now = one.settings[which];
  if (kind.of === 'text') return ask.words(label, { max: 300, now: now ?? '' });
  const options =
    kind.of === 'words'
      ? kind.options
      : othersOf(state, one).map((other) => optionOf(state, other));
  const { field, read } = ask.oneOrNone(label, {
    all: options,
    option: (it) => it,
    otherwise: () =>
      missing(`${label}: it cannot be that.`, 'Choose one from the list.', 'TABLE-007'),
    ...(now === undefined ? {} : { now }),
  });
  return ask.as(field, (given) => read(given)?.value ?? '');
}

function inWords(state: GbmState, { kind }: AbilitySetting, value = ''): string {
  if (value === '') return 'open';
  if (kind.of === 'protagonist') return nameById(state, value);
  if (kind.of === 'text') return `“${value}”`;
  return kind.options.find((option) => option.value === value)?.label ?? value;
}
