import { spend } from '../../../table';
import { owe } from '../blessings/gaining';
import { blessing } from '../blessings/kind';
import { blessingsOf } from '../blessings/paying';
import { endPassingReputation } from '../blessings/reputation';
import type { Character } from '../characters/character';
import { cast, protagonists } from '../characters/find';
import { freshSession, isMarked, marksOf, setMarks } from '../characters/marks';
import type { HumanityPlay } from '../game';
import type { HumanityState } from '../state';
import type { ShopList } from './shop';

/** What somebody has in the Session Shop, if they have been asked. */
export const listOf = (
  { public: { shop } }: Pick<HumanityState, 'public'>,
  { id }: Pick<Character, 'id'>,
): ShopList | null => shop[id] ?? null;

export function setList(
  play: HumanityPlay,
  { id }: Pick<Character, 'id'>,
  list: ShopList | null,
): void {
  play.emit({ type: 'shopSet', character: id, list });
}

/** Those whom the shop is for: whoever is played, but companions. */
const shoppers = (state: HumanityState) => protagonists(state).filter((one) => !one.companion);

/** Everybody has one free upgrade for a session, on top of what is left of the one before (HUM-1501, 1807). */
export function openShop(play: HumanityPlay): number {
  const session = play.state.public.table.session.number;
  let opened = 0;
  for (const one of shoppers(play.state)) {
    const before = listOf(play.state, one);
    if (before?.session === session) continue;
    opened += 1;
    const left = before && !before.done ? before : null;
    setList(play, one, {
      session,
      free: (left?.free ?? 0) + 1,
      tags: left?.tags ?? [],
      ...{ done: false, settled: false },
    });
  }
  return opened;
}

/**
 * What somebody has not spent, by Atmosphere (HUM-1505): Light loses it for two new ones, Dark for as many as were worth
 * exactly 1, Gritty keeps it. Temporary ones are gone, but for those of an Endeavor that goes on (HUM-1807).
 */
export function settleRest(play: HumanityPlay, one: Character): string[] {
  const list = listOf(play.state, one);
  if (!list || list.settled) return [];
  const { atmosphere } = play.state.public;
  const all = blessingsOf(play.state, one.id);
  const lasting = all.filter(({ passing }) => !passing);
  const next =
    atmosphere === 'light'
      ? 2
      : atmosphere === 'dark'
        ? lasting.filter(({ value }) => value === 1).length
        : 0;
  const goesOn = play.state.public.endeavor?.participants[one.id] !== undefined;
  const gone = all.filter(({ passing }) => (passing ? !goesOn : atmosphere !== 'gritty'));
  if (gone.length > 0) {
    spend(
      play,
      blessing,
      one.id,
      gone.map(({ id }) => id),
    );
  }
  setList(play, one, { ...list, settled: true });
  if (next > 0) setMarks(play, one, { next });
  return [
    `${one.name}: ${gone.length} gone, ${all.length - gone.length} kept, ${next} new next time.`,
  ];
}

/** A session ends: the shop opens, and what was of this session alone is over (HUM-1512). */
export function endOfSession(play: HumanityPlay): void {
  const opened = openShop(play);
  const notes = endPassingReputation(play);
  for (const one of cast(play.state)) {
    if (isMarked(marksOf(play.state, one.id))) setMarks(play, one, freshSession);
  }
  const { optional, shared } = play.state.public;
  if (optional === 'hardy' && shared && (shared.size > 2 || shared.lock)) {
    play.emit({
      type: 'statSet',
      ...{ character: null, stat: 'hardy', die: { size: 2, lock: null } },
    });
    notes.push('Hardy is a d2 again.');
  }
  for (const one of shoppers(play.state)) {
    if (listOf(play.state, one)?.done) notes.push(...settleRest(play, one));
  }
  if (opened > 0 || notes.length > 0) {
    play.say('The Session Shop is open: each has one free upgrade.', { notes });
  }
}

/** The next one begins: what was not settled is, and what it brings waits to be rolled (HUM-1505, 1512). */
export function startOfSession(play: HumanityPlay): void {
  const notes = shoppers(play.state).flatMap((one) => settleRest(play, one));
  for (const one of shoppers(play.state)) {
    const { next = 0 } = marksOf(play.state, one.id);
    if (next > 0) {
      owe(play, one, 'gain', { source: 'carry', count: next });
      setMarks(play, one, { next: 0 });
    }
    const list = listOf(play.state, one);
    if (list?.done || (list && list.free === 0 && list.tags.length === 0)) {
      setList(play, one, null);
    }
  }
  if (notes.length > 0) play.say('What was left of the last session:', { notes });
}
