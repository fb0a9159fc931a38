import { cast, nameById } from '../../lookups';
import { trackLength } from '../../series/lengths';
import type { GbmState } from '../../state';
import { bastionTier } from './bastion';
import { berths, enginesOf, mayPilot } from './engines';
import { readinessLoss } from './exposed';
import { ENGINE_RECOVERY, STRENGTH_MAX } from './rules';
import { starsSlot } from './slots';
import type { Engine, EngineView, StarsView } from './state';

/** The hangar and the Bastion as everybody sees them; `null` at tables of another series. */
export function starsView(state: GbmState): StarsView | null {
  const stars = starsSlot.of(state);
  if (!stars) return null;
  const engines = enginesOf(state);
  return {
    bastion: { segments: stars.bastion, of: trackLength(state), tier: bastionTier(state) },
    hangar: { engines: engines.length, capacity: berths(state) },
    engines: Object.fromEntries(engines.map((engine) => [engine.id, viewOf(state, engine)])),
    lengths: { strength: STRENGTH_MAX, recovery: ENGINE_RECOVERY },
    readiness: readinessLoss(state),
  };
}

function viewOf(state: GbmState, engine: Engine): EngineView {
  const standing = standingOf(engine);
  return {
    standing,
    words: wordsOf(state, engine, standing),
    mayPilot: mayPilot(state, engine).map(({ id }) => id),
    links: Object.fromEntries(
      cast(state).flatMap(({ id, links }) => {
        const count = links[engine.id] ?? 0;
        return count > 0 ? [[id, count]] : [];
      }),
    ),
  };
}

function standingOf(engine: Engine): EngineView['standing'] {
  if (engine.abandoned) return 'abandoned';
  if (engine.strength < 1) return 'broken';
  if (engine.pilot !== null) return 'piloted';
  return engine.bonded ? 'awaits-bond' : 'in-the-hangar';
}

function wordsOf(state: GbmState, engine: Engine, standing: EngineView['standing']): string {
  switch (standing) {
    case 'abandoned':
      return 'Left behind in the field';
    case 'broken':
      return 'Broken: nobody can pilot it';
    case 'piloted':
      return `Piloted by ${nameById(state, engine.pilot ?? '')}`;
    case 'awaits-bond': {
      const bonded = (engine.bonded ?? []).map((id) => nameById(state, id));
      return bonded.length > 0
        ? `Repaired: open to ${bonded.join(', ')}, who bonded with it`
        : 'Repaired: whoever would pilot it bonds with it first';
    }
    default:
      return 'In the hangar';
  }
}
