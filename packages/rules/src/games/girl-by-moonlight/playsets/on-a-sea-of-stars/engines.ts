import type { Refusal } from '../../../../engine';
import type { Subject } from '../../../../table';
import type { OfferContext } from '../../game';
import { cast } from '../../lookups';
import { barred, missing } from '../../refusal';
import type { GbmState, Protagonist, ProtagonistId } from '../../state';
import { BERTHS } from './rules';
import { starsSlot } from './slots';
import type { Engine, EngineId } from './state';

/** Every Engine of the table, in the order in which they came; none at tables of another series. */
export function enginesOf(state: GbmState): Engine[] {
  return Object.values(starsSlot.of(state)?.engines ?? {});
}

/** An Engine by id; refuses one that the hangar does not know. */
export function engineNamed(state: GbmState, id: EngineId): Engine {
  return (
    starsSlot.of(state)?.engines[id] ??
    missing('The hangar has no such Engine.', 'Choose one from the hangar.', 'GBM-SEA-RUL-044')
  );
}

/** The Engine that somebody pilots now, if any. */
export function engineOf(state: GbmState, pilot: ProtagonistId): Engine | null {
  return enginesOf(state).find((engine) => engine.pilot === pilot) ?? null;
}

/** How many Engines the hangar holds (GBM-SEA-RUL-020, AMB-74). */
export function berths(state: GbmState): number {
  const extended = state.public.series.rooms.includes('extended-berths');
  return BERTHS.usual + (extended ? BERTHS.extended : 0);
}

/** What is done with each Engine of the hangar. */
export const anyEngine: Subject<OfferContext, Engine, 'engine'> = {
  part: 'engine',
  what: 'Engine',
  all: ({ state }) => enginesOf(state),
  idOf: ({ id }) => id,
  find: ({ state }, id) => engineNamed(state, id),
};

/** Why `one` cannot board this Engine now, and what they can do instead; `null` when they can. */
export function whyNotPilot(engine: Engine, one: Protagonist): Refusal | null {
  if (engine.abandoned) {
    return barred('not-allowed', `${engine.name} was left behind in the field.`, {
      instead: 'Bring it back first: with the runabout, or on a mission.',
      rule: 'GBM-SEA-RUL-013',
    });
  }
  if (engine.strength < 1) {
    return barred('not-allowed', `${engine.name} has no strength left.`, {
      instead: 'Help it recover in downtime; then bond with it.',
      rule: 'GBM-SEA-RUL-014',
    });
  }
  if (engine.maker === one.id) {
    const why = `${one.name} and ${engine.name} do not go together: ${engine.whyNot}`;
    return barred('not-allowed', why, {
      instead: 'Pilot an Engine that another player has added.',
      rule: 'GBM-SEA-BLD-014',
    });
  }
  if (engine.pilot !== null && engine.pilot !== one.id) {
    return barred('not-allowed', `Somebody else pilots ${engine.name}.`, {
      instead: 'Ask them to leave it, or board another Engine.',
      rule: 'GBM-SEA-RUL-003',
    });
  }
  if (!engine.bonded || engine.bonded.includes(one.id)) return null;
  return barred(
    'not-allowed',
    `${engine.name} has been broken, and does not know ${one.name} yet.`,
    {
      instead: 'Bond with it in downtime.',
      rule: 'GBM-SEA-RUL-014',
    },
  );
}

/** Who could board this Engine now, besides whoever pilots it. */
export function mayPilot(state: GbmState, engine: Engine): Protagonist[] {
  return cast(state).filter(
    (one) =>
      one.status === 'active' && engine.pilot !== one.id && whyNotPilot(engine, one) === null,
  );
}
