import type { SeatId } from '../../../../engine';
import type { Protagonist, ProtagonistId } from '../../state';
import { actions } from '../../vocabulary';

/** A protagonist before anything was chosen. */
export function blankProtagonist(id: ProtagonistId, seat: SeatId, playbook: string): Protagonist {
  return {
    id,
    seat,
    playbook,
    status: 'creating',
    loss: null,
    name: '',
    trueName: '',
    pronouns: '',
    look: '',
    roles: [],
    background: '',
    obligation: '',
    actions: Object.fromEntries(
      actions.map((action) => [action, { mundane: 0, transcendent: 0 }]),
    ) as Protagonist['actions'],
    freeDot: null,
    special: [],
    transcendent: [],
    settings: {},
    uses: {},
    stress: 0,
    eclipse: false,
    transcendence: { marked: 0, active: false, spent: false },
    armourUsed: false,
    specialArmourUsed: false,
    harm: [],
    recovery: 0,
    links: {},
    promises: [],
    secondary: [],
    xp: { sun: 0, moon: 0, stars: 0, playbook: 0 },
    advances: { sun: 0, moon: 0, stars: 0, playbook: 0 },
  };
}
