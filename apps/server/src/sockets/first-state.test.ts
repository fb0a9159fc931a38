import { OfferReader, PROTOCOL_VERSION } from '@moonlit/protocol';
import type { BaseState } from '@moonlit/rules';
import { audiencesOf, compartmentOf, readStoredState } from '@moonlit/rules';
import { large } from '@moonlit/rules/any-game/testing/large';
import { evening } from '@moonlit/rules/daggerheart/testing/evening';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import { midArc, withFaces } from '@moonlit/rules/stars-and-signs/testing/mid-arc';
import { statesOf } from '@moonlit/rules/testing/state-records';
import { describe, expect, it } from 'vitest';
import { wireResync } from './frames';
import { Hearer, Said } from './said';
import type { SocketData } from './server';
import { offersFor } from './spoken';

/** All that a page of a seat is sent first, as it is sent. */
function first(state: BaseState, seat: string): Buffer {
  const seated = state.public.table.seats[seat];
  if (!seated) throw new Error(`Nobody sits at ${seat}.`);
  const socket: SocketData = {
    key: { id: 'k', table: 't', seat, role: seated.role },
    ...{ resync: undefined, inflates: true, remembers: true, unseen: false },
    ...{ said: new Said(), heard: new Hearer() },
    ...{ audiences: audiencesOf(seated), openedAt: 0, blanks: {} },
    ...{ offers: offersFor(PROTOCOL_VERSION), protocol: PROTOCOL_VERSION },
  };
  const snapshots = socket.audiences.map((audience) => ({
    audience,
    revision: 0,
    state: compartmentOf(state, audience),
  }));
  return Buffer.from(JSON.stringify(wireResync(socket, { diffs: [], snapshots })));
}

/** Every seat reads of it what the rules have for it, in their order. */
function isReadByAll(state: BaseState): void {
  for (const [seat, own] of Object.entries(state.seats)) {
    const { snapshots } = JSON.parse(first(state, seat).toString());
    const told = snapshots.find(
      ({ audience }: { audience: string }) => audience === `seat:${seat}`,
    );
    // Whoever watches has nothing of their own.
    if (!told) continue;
    const read = new OfferReader().read('', told.state) as typeof own;
    expect(read).toEqual(JSON.parse(JSON.stringify(own)));
    expect(Object.keys(read.offers)).toEqual(Object.keys(own.offers));
  }
}

/** How many kilobytes each seat is sent, and how many the state has in plain words that it sees. */
function sizes(state: BaseState, ...seats: string[]): { sent: number[]; plain: number[] } {
  const plainly = (seat: string): number => {
    const seated = state.public.table.seats[seat];
    const seen = seated ? audiencesOf(seated) : [];
    return JSON.stringify(seen.map((audience) => compartmentOf(state, audience))).length;
  };
  return {
    sent: seats.map((seat) => first(state, seat).length / 1000),
    plain: seats.map((seat) => plainly(seat) / 1000),
  };
}

const largest = (figures: readonly number[]): number => Math.max(...figures);
const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;

describe('the first state of a page', () => {
  it('of Any game with 300 cards, 40 on a board and 12 sheets has at most 26 kB for a player, and 29 for the referee', () => {
    const { state } = large();
    isReadByAll(state);
    const { sent, plain } = sizes(state, 'bev', 'anya', 'carl', 'seat-0');
    const [referee = 0, ...players] = sent;
    expect(largest(players)).toBeLessThan(26);
    expect(referee).toBeLessThan(29);
    // Enough lies there for that to mean anything.
    expect(Math.min(...plain)).toBeGreaterThan(70);
  });

  it('of Daggerheart in the middle of a fight has at most 16 kB for a player, and 28 for the GM', () => {
    const { state } = evening();
    isReadByAll(state);
    const { sent, plain } = sizes(state, 'bev', 'anya', 'carl', 'dylan', 'emi');
    const [gm = 0, ...players] = sent;
    expect(largest(players)).toBeLessThan(16);
    expect(gm).toBeLessThan(28);
    expect(Math.min(...plain)).toBeGreaterThan(36);
  });

  it('of Stars & Signs in the middle of an arc has at most 20 kB for a player, faces and all', () => {
    const { state } = withFaces(midArc());
    for (const { face = {} } of Object.values(state.public.protagonists)) {
      expect(Object.keys(face)).toHaveLength(5);
    }
    isReadByAll(state);
    const { sent, plain } = sizes(state, 'anya', 'carl', 'dylan', 'emi');
    expect(largest(sent)).toBeLessThan(20);
    expect(Math.min(...plain)).toBeGreaterThan(50);
  });

  it('of Girl by Moonlight in mid-season has at most 16 kB for a player and 28 for the director, at the median', () => {
    const recorded = statesOf(girlByMoonlight, girlByMoonlight.stateVersion)?.states ?? {};
    // What bots have played at random is no season: most of it is somebody being made.
    const seasons = Object.entries(recorded).filter(([name]) => name.includes('release'));
    const all = seasons.flatMap(([, states]) => Object.entries(states));
    const [players, directors]: [number[], number[]] = [[], []];
    for (const [commands, stored] of all) {
      if (Number(commands) < 300) continue;
      const state = readStoredState(girlByMoonlight, stored);
      isReadByAll(state);
      for (const { id, role, vacant } of Object.values(state.public.table.seats)) {
        if (vacant || role === 'spectator') continue;
        const [size = 0] = sizes(state, id).sent;
        (role === 'director' ? directors : players).push(size);
      }
    }
    expect(players.length).toBeGreaterThan(20);
    expect(median(players)).toBeLessThan(16);
    expect(median(directors)).toBeLessThan(28);
  });
});
