import type { Refusal } from '../../../engine';
import { command, id } from '../../../table/command';
import type { StarsContext, StarsPlay } from '../game';
import { barred, refereesMoves } from '../game';
import type { StarsState } from '../state';
import { change } from './find';
import type { Protagonist } from './protagonist';

// Whoever comes after somebody who fell to darkness comes with the next Minor Milestone (SNS-1912).

const waited = ({ public: { protagonists } }: Pick<StarsState, 'public'>): Protagonist[] =>
  Object.values(protagonists).filter(({ successorWaits }) => successorWaits === true);

/** What bars somebody new of a seat, if anything: the Milestone that they come with has not come. */
export function mustWait(state: Pick<StarsState, 'public'>, seat: string): Refusal | null {
  const fell = waited(state).find(({ owner }) => owner === seat);
  if (!fell) return null;
  return barred('wrong-moment', `${fell.name} fell to darkness.`, {
    instead: 'Somebody new comes with the next Minor Milestone, or when the referee lets them in.',
    rule: 'SNS-1912',
  });
}

/** A Milestone begins: somebody new may come for all who fell before it. */
export function letSuccessorsIn(play: StarsPlay): void {
  for (const one of waited(play.state)) change(play, one, { successorWaits: false });
}

const fallen = {
  part: 'protagonist',
  what: 'protagonist who fell to darkness',
  all: ({ state }: StarsContext) => waited(state),
  idOf: ({ id: of }: Protagonist) => of,
} as const;

/** The referee lets somebody new in before that. */
export const lettingIn = refereesMoves('let somebody in').about(fallen, 'trouble', (move) => [
  move(command('protagonist.let-in', { protagonist: id }), {
    ways: (_, { name: group }) => ({
      label: 'Somebody new may come now',
      detail: 'Else they come with the next Minor Milestone.',
      group,
    }),
    do(play, _, __, one) {
      change(play, one, { successorWaits: false });
      play.say(`Somebody may come after ${one.name} now.`);
    },
  }),
]);
