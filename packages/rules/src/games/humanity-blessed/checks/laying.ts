import type { Refusal } from '../../../engine';
import type { IntentionWords } from '../../../table';
import { handIn, removed } from '../../../table';
import type { HumanityPlay } from '../game';
import { barred } from '../game';
import type { HumanityState } from '../state';
import { statWords } from '../vocabulary';
import type { TableCheck } from './check';
import type { Intention, Proposal } from './intention';

/** How what people want to do next is told of (TABLE-058). */
export const intentionWords: IntentionWords<HumanityState, 'character', Intention> = {
  part: 'character',
  nameOf: (state, id) => state.public.characters[id]?.name ?? 'Somebody',
  does: (_, { claim }) => `act with ${statWords[claim.stat].name}`,
  said: ({ aim }) => aim,
};

/** Why no Check begins, if so: another is on the table. */
export function isBusy({ public: { check } }: Pick<HumanityState, 'public'>): Refusal | null {
  if (check === null) return null;
  return barred('wrong-moment', 'Another Check is on the table.', {
    instead: 'Say what you do next; it waits.',
    rule: 'TABLE-009',
  });
}

/** Lays what somebody does on the table; while something else lies there, it waits for its turn (TABLE-058). */
export function propose(play: HumanityPlay, character: string, said: Proposal): void {
  if (isBusy(play.state)) handIn(play, intentionWords, { character, ...said });
  else lay(play, character, said);
}

/** Lays an action on the table: the aim and the Stat; all else is still to be said (HUM-701). */
export function lay(
  play: HumanityPlay,
  leader: string,
  { aim, claim, purpose }: Proposal,
): TableCheck {
  if (play.state.public.intentions?.[leader]) play.emit(removed('character', leader));
  const check: TableCheck = {
    id: play.id('check'),
    version: 0,
    leader,
    aim,
    claim,
    purpose,
    frame: null,
    proposed: null,
    members: [],
    done: [],
    main: null,
    part: null,
    used: {},
  };
  play.emit({ type: 'checkSet', check });
  return check;
}

/** An action that somebody only takes back, or that takes no Check: it lies there no longer. */
export function takeOff(play: HumanityPlay): void {
  play.emit({ type: 'checkSet', check: null });
}
