import { promiseSlots, whomToPromise, written } from '../characters/making/promises';
import { othersOf, settingsOf } from '../characters/making/steps';
import type { GbmPlay } from '../game';
import { nameById, nameOf, protagonist } from '../lookups';
import type { ReadyHero } from '../ready-made';
import type { GbmState, Protagonist, ProtagonistId } from '../state';
import { heroesOf, heroId, takenAs } from './heroes';

/**
 * Ties the heroes at the table to each other as far as that can be by now: every promise is about
 * somebody else, and what an ability has to know of another is settled (TABLE-074). What is written
 * stays. Says what was promised, a line each.
 */
export function tieTogether(play: GbmPlay): string[] {
  const here = heroesOf(play.state).filter((hero) => standing(play.state, hero));
  for (const hero of here) settle(play, hero);
  return here.flatMap((hero) => promiseAll(play, hero));
}

const standing = (state: GbmState, hero: ReadyHero): boolean =>
  takenAs(state, hero)?.status === 'active';

/** Settles what abilities have to know of somebody else, such as the rival. */
function settle(play: GbmPlay, hero: ReadyHero): void {
  const one = protagonist(play.state, heroId(hero));
  const [other] = othersOf(play.state, one);
  if (!other) return;
  const open = settingsOf(play.state, one).filter(
    ({ id, kind, atCreation }) => atCreation && kind.of === 'protagonist' && !one.settings[id],
  );
  if (open.length === 0) return;
  const settled = Object.fromEntries(open.map(({ id }) => [id, other.id]));
  play.emit({
    type: 'protagonistChanged',
    id: one.id,
    changes: { settings: { ...one.settings, ...settled } },
  });
}

function promiseAll(play: GbmPlay, hero: ReadyHero): string[] {
  const notes: string[] = [];
  for (const slot of promiseSlots(play.state, protagonist(play.state, heroId(hero)))) {
    const one = protagonist(play.state, heroId(hero));
    const text = hero.promises[slot.id];
    if (text === undefined || written(one, slot.id)) continue;
    const names = whomFor(play.state, one, slot);
    if (names.length === 0) continue;
    const promise = { id: play.id('promise'), kind: slot.id, text, with: names };
    play.emit({
      type: 'protagonistChanged',
      id: one.id,
      changes: { promises: [...one.promises.map((now) => ({ ...now })), promise] },
    });
    const whom = names.map((id) => nameById(play.state, id)).join(' and ');
    notes.push(`${nameOf(one)}, of ${whom}: “${text}”`);
  }
  return notes;
}

/** Somebody new for each promise. Who was named before is named again only when nobody is to come. */
function whomFor(
  state: GbmState,
  one: Protagonist,
  slot: Parameters<typeof whomToPromise>[2],
): ProtagonistId[] {
  const named = new Set(one.promises.flatMap((promise) => promise.with));
  const allowed = whomToPromise(state, one, slot).filter((id) => standsInStory(state, id));
  const fresh = allowed.filter((id) => !named.has(id));
  if (fresh.length >= slot.names) return fresh.slice(0, slot.names);
  return everybodyIsHere(state) ? [...fresh, ...allowed].slice(0, 1) : [];
}

const standsInStory = (state: GbmState, id: ProtagonistId): boolean =>
  state.public.protagonists[id]?.name !== '';

/** Whether all who play have somebody to play. */
function everybodyIsHere(state: GbmState): boolean {
  const { table, protagonists } = state.public;
  const played = new Set(
    Object.values(protagonists).flatMap(({ seat, status }) => (status === 'lost' ? [] : seat)),
  );
  return Object.values(table.seats).every(
    ({ id, role, vacant }) => role !== 'protagonist' || vacant || played.has(id),
  );
}
