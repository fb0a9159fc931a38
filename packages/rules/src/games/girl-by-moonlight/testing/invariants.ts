import type { Audience, Offer, Patch } from '../../../engine';
import { same } from '../../../engine';
import { bands } from '../../../forged-in-the-dark';
import { lengthsOf } from '../series/lengths';
import { transcendenceSegments } from '../sheet/transcendence';
import { stakesOf } from '../stakes';
import type { GbmCommandInput, GbmState } from '../types';
import { actions, xpTracks } from '../vocabulary';

/** What holds after every command at any table. `where` says which game, so that it can be played again. */
export function checkState(state: GbmState, where: string): void {
  checkSheets(state, where);
  checkTracks(state, where);
  checkPrompts(state, where);
  checkStars(state, where);
}

function checkSheets(state: GbmState, where: string): void {
  const lengths = lengthsOf(state);
  const living = Object.values(state.public.protagonists).filter(({ status }) => status !== 'lost');
  for (const one of living) {
    const at = `${where}, ${one.id}`;
    within(one.stress, lengths.stress, `${at}: stress`);
    within(one.transcendence.marked, transcendenceSegments(state, one), `${at}: transcendence`);
    within(one.recovery, lengths.recovery - 1, `${at}: recovery`);
    for (const level of [1, 2, 3] as const) {
      const held = one.harm.filter((tag) => tag.level === level).length;
      within(held, lengths.harm[level], `${at}: harm of level ${level}`);
    }
    for (const track of xpTracks) {
      within(one.xp[track], lengths.xp[track] - 1, `${at}: ${track} xp`);
    }
    for (const [other, links] of Object.entries(one.links)) {
      demand(links >= 0, `${at}: links with ${other}`);
    }
    for (const action of actions) {
      const { mundane, transcendent } = one.actions[action];
      within(mundane, lengths.dots.mundane, `${at}: ${action}`);
      within(transcendent, lengths.dots.transcendent, `${at}: ${action} while transcended`);
    }
    demand(new Set(one.special).size === one.special.length, `${at}: an ability twice`);
  }
}

function checkTracks(state: GbmState, where: string): void {
  const { series, clocks, veiled, episode } = state.public;
  const { segmentsPerTier, tiers, xp } = lengthsOf(state);
  within(series.adversary, segmentsPerTier * tiers, `${where}: adversary track`);
  within(series.investigation, segmentsPerTier * tiers, `${where}: investigation track`);
  within(series.xp, xp.series - 1, `${where}: series xp`);
  const all = [...Object.values(clocks), ...Object.values(state.director.clocks)];
  for (const { name, marked, segments } of all) within(marked, segments, `${where}: “${name}”`);
  const shown = Object.values(state.director.clocks).flatMap(({ shows }) => shows?.as ?? []);
  demand(same(Object.keys(veiled).sort(), shown.sort()), `${where}: clocks shown in part`);
  for (const { left } of Object.values(episode.downtime)) within(left, 20, `${where}: actions`);
}

/** What holds in the hangar and for the Bastion of *On a Sea of Stars*. */
function checkStars(state: GbmState, where: string): void {
  const { stars, protagonists } = state.public;
  if (!stars) return;
  const { segmentsPerTier, tiers } = lengthsOf(state);
  within(stars.bastion, segmentsPerTier * tiers, `${where}: the Bastion`);
  const pilots = Object.values(stars.engines).flatMap(({ pilot }) => pilot ?? []);
  demand(new Set(pilots).size === pilots.length, `${where}: somebody pilots two Engines`);
  for (const { name, strength, recovery, pilot, maker, impulses } of Object.values(stars.engines)) {
    const at = `${where}, ${name}`;
    within(strength, 3, `${at}: strength`);
    within(recovery, 3, `${at}: recovery`);
    demand(new Set(impulses).size === impulses.length, `${at}: an impulse twice`);
    within(impulses.length, 2, `${at}: impulses`);
    if (pilot === null) continue;
    demand(strength > 0, `${at} is piloted without strength`);
    demand(pilot !== maker, `${at} is piloted by its maker`);
    demand(protagonists[pilot]?.status !== 'lost', `${at}: its pilot is lost`);
  }
}

/** Whatever is asked can be answered by somebody who is asked. */
function checkPrompts(state: GbmState, where: string): void {
  for (const [id, prompt] of Object.entries(state.public.derived.prompts)) {
    const seated = prompt.to.filter((seat) => !state.public.table.seats[seat]?.vacant);
    const answered = seated.some((seat) =>
      Object.values(state.seats[seat]?.offers ?? {}).some((offer) => offer.prompt === id),
    );
    demand(answered || seated.length === 0, `${where}: nobody can answer “${prompt.title}”`);
  }
}

/**
 * Nobody was sent what is not theirs: nobody but a director the words that stand on the desk alone.
 *
 * @param hushed words that only the director may know by now.
 */
export function checkPackets(
  patches: ReadonlyMap<Audience, readonly Patch[]>,
  directors: readonly string[],
  hushed: ReadonlySet<string>,
  where: string,
): void {
  if (hushed.size === 0) return;
  for (const [audience, list] of patches) {
    if (audience === 'director' || directors.includes(audience.replace('seat:', ''))) continue;
    const text = JSON.stringify(list);
    for (const [word] of text.matchAll(HUSHED)) {
      demand(!hushed.has(word), `${where}: “${word}” was sent to ${audience}`);
    }
  }
}

/** Nobody but a director is offered, in any drawer, words that stand on the desk alone. */
export function checkOffers(
  offers: readonly Offer[],
  hushed: ReadonlySet<string>,
  where: string,
): void {
  for (const [word] of JSON.stringify(offers).matchAll(HUSHED)) {
    demand(!hushed.has(word), `${where}: “${word}” is offered`);
  }
}

/** Before dice fall, everybody can read what each of their results may bring. */
export function checkStakes(
  { before, after }: { before: GbmState; after: GbmState },
  command: GbmCommandInput,
  where: string,
): void {
  const rolls = ({ public: { table }, director }: GbmState): number =>
    table.dice.rolls + director.dice.rolls;
  if (rolls(after) <= rolls(before)) return;
  const stakes = stakesOf(before.public, command);
  // Where two sixes bring no more than one, nothing is said of them.
  const asked = bands.filter((band) => band !== 'critical' && command.type !== DRAWN);
  const said = asked.every((one) => stakes?.results.some(({ id }) => id === one));
  demand(said, `${where}: dice fall, and nobody could read what each of their results brings`);
}

/** What is drawn by dice has no bands: what they point to stands in a list of the playset. */
const DRAWN = 'series.draw';

/** Words that the bot gives to what the director keeps secret. */
export const HUSHED = /hush-\d+/g;

function within(value: number, most: number, what: string): void {
  demand(Number.isInteger(value) && value >= 0 && value <= most, `${what} is ${value}`);
}

/** Thousands of these are asked after every command, so they are cheaper than an expectation. */
function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
