import type { Refusal } from '../../../engine';
import type { IntentionWords } from '../../../table';
import { handIn, removed } from '../../../table';
import type { StarsPlay } from '../game';
import { barred } from '../game';
import type { Protagonist } from '../protagonists/protagonist';
import type { StarsState } from '../state';
import { skillWords } from '../vocabulary';
import type { TableCheck } from './check';
import type { Intention, Proposal } from './intention';
import { isSettled } from './settled';

/** How what people want to do next is told of (TABLE-058). */
export const intentionWords: IntentionWords<StarsState, 'protagonist', Intention> = {
  part: 'protagonist',
  nameOf: (state, id) => state.public.protagonists[id]?.name ?? 'Somebody',
  does: (_, { skill }) => `act with ${skillWords[skill].name}`,
  said: ({ aim }) => aim,
};

/** Why no Check begins, if so: another is on the table, and something of it is still open. */
export function isBusy({ public: { check } }: Pick<StarsState, 'public'>): Refusal | null {
  if (check === null || isSettled(check)) return null;
  return barred('wrong-moment', 'Another Check is on the table.', {
    instead: 'Say what you do next; it waits.',
    rule: 'TABLE-009',
  });
}

/** Lays what somebody does on the table; while something else lies there, it waits for its turn (TABLE-058). */
export function propose(play: StarsPlay, { id: protagonist }: Protagonist, said: Proposal): void {
  if (isBusy(play.state)) handIn(play, intentionWords, { protagonist, ...said });
  else lay(play, protagonist, said);
}

/** Lays a Check on the table: the aim and the Skill; all else is still to be said (SNS-202, 214). */
export function lay(play: StarsPlay, protagonist: string, { aim, skill }: Proposal): void {
  if (play.state.public.intentions?.[protagonist]) play.emit(removed('protagonist', protagonist));
  const check: TableCheck = {
    id: play.id('check'),
    version: 0,
    protagonist,
    aim,
    action: null,
    skill,
    challenge: { scale: 0, stakes: 'normal', risk: '' },
    scale: 0,
    upgrades: [],
    relevant: {},
    boons: 0,
    banes: 0,
    asset: null,
    invoked: [],
    cooperation: null,
    fallen: null,
    settling: null,
  };
  play.emit({ type: 'checkSet', check });
}
