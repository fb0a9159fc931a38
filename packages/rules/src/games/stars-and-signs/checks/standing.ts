import type { Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { Define, MoveGroup } from '../../../table';
import { aside } from '../../../table';
import type { StarsContext, StarsOffers, StarsPlay } from '../game';
import { barred, present } from '../game';
import { giveBackEnergy } from '../protagonists/energy';
import { notTheirs } from '../protagonists/find';
import { payBack } from '../protagonists/invokes';
import type { Protagonist } from '../protagonists/protagonist';
import type { TableCheck } from './check';
import type { OnCheck, Phase } from './phase';
import { onTable } from './phase';

// The Check on the table, and who does something about it.

export type { OnCheck } from './phase';

/** Defines what can be done about the Check on the table. */
export type DefineOnCheck = Define<
  StarsOffers,
  StarsPlay,
  OnCheck,
  { type: string; check: string }
>;

const NONE: readonly never[] = [];

const lying = ({ state }: StarsContext): readonly OnCheck[] => {
  const found = onTable(state);
  return found ? [found] : NONE;
};

const about = {
  part: 'check',
  what: 'Check on the table',
  idOf: ({ check }: OnCheck) => check.id,
} as const;

function find(context: StarsContext, id: string): OnCheck {
  const found = onTable(context.state);
  return present(found?.check.id === id ? found : null, about.what);
}

/** The Check on the table as far as it has come, for anybody; what comes too early or late is said by its moves. */
export const standingCheck = (phase: Phase) =>
  ({
    ...about,
    find,
    all: (context: StarsContext) => (context.phase === phase ? lying(context) : NONE),
  }) as const;

/** The same for whoever acts; the referee decides for them where they are away (TABLE-004). */
export const ownCheck = (phase: Phase) =>
  ({
    ...about,
    all: (context: StarsContext) => (context.ownPhase === phase ? lying(context) : NONE),
    find(context: StarsContext, id: string): OnCheck {
      const found = find(context, id);
      refuseFor(notTheirs(context, found.one));
      return found;
    },
  }) as const;

/** Where what whoever acts may do stands: on the table, or for the referee on the desk. */
export const placeOf = ({ seat }: StarsContext, { name: group, owner }: Protagonist) => ({
  place: owner === seat.id ? 'check' : 'answers',
  group,
});

/** Why it is not changed any more, if so: its dice have fallen. */
export const hasFallen = ({ fallen }: TableCheck): Refusal | null =>
  fallen !== null
    ? barred('wrong-moment', 'The dice of that Check have fallen.', {
        instead: 'Go on with what they show.',
        rule: 'SNS-2404',
      })
    : null;

/** Why nothing is added to a result, if so: its dice have not fallen, or it is closed (SNS-2404). */
export function isNotWindow({ fallen, settling }: TableCheck): Refusal | null {
  if (fallen === null) {
    return barred('wrong-moment', 'The dice have not fallen yet.', {
      instead: 'Roll first.',
      rule: 'SNS-2404',
    });
  }
  return settling === null
    ? null
    : barred('wrong-moment', 'That Check is closed.', {
        instead: 'Say what comes of it.',
        rule: 'SNS-2404',
      });
}

/** Why nothing is settled, if so: it is not closed yet. */
export const isNotClosed = ({ settling }: TableCheck): Refusal | null =>
  settling === null
    ? barred('wrong-moment', 'That Check is not closed yet.', {
        instead: 'Roll, and close it.',
        rule: 'SNS-2404',
      })
    : null;

/** Why it stays on the table as a Cooperation, if so: what has been rolled stays (SNS-509). */
export const someHaveHelped = ({ cooperation }: TableCheck): Refusal | null =>
  Object.values(cooperation ?? {}).some(({ result }) => result !== 'waiting')
    ? barred('wrong-moment', 'Somebody has supported it already.', {
        instead: 'Roll together.',
        rule: 'SNS-509',
      })
    : null;

/** The drawer of what the referee may do for whoever acts and is away (TABLE-004). */
const FOR_THEM = 'check-for-them';

/** What whoever acts may do: in play for them, and for the referee in a drawer. */
export const forWhoeverActs = <Schema>(group: MoveGroup<StarsOffers, StarsPlay, Schema>) =>
  aside(
    group,
    FOR_THEM,
    // Nobody else reads anything of the Check for that.
    ({ director, whoActs, seat }) => director && whoActs !== null && whoActs !== seat.id,
  );

/** Changes the Check on the table; whoever has read it before reads it again (`version`). */
export function update(
  play: StarsPlay,
  { version }: TableCheck,
  set: Partial<Omit<TableCheck, 'version'>>,
): void {
  play.emit({ type: 'checkChanged', set: { version: version + 1, ...set } });
}

/** Gives Followers back what they have invoked on Tests that do not come. */
export function payFollowersBack(play: StarsPlay, { cooperation }: TableCheck): void {
  for (const [who, { result, invoked = [] }] of Object.entries(cooperation ?? {})) {
    if (result === 'waiting') payBack(play, who, invoked);
  }
}

/**
 * Takes a Check off the table as if it had never lain there: invokes and Energy that were paid for it come back. What a
 * Signature Move has brought stays, Corruption and cleared Energy alike (SNS-2408).
 */
export function callOff(play: StarsPlay, check: TableCheck): void {
  const { protagonist, invoked, upgrades } = check;
  payFollowersBack(play, check);
  payBack(play, protagonist, invoked);
  for (const { filled } of upgrades) if (filled) giveBackEnergy(play, protagonist, filled);
  play.emit({ type: 'checkSet', check: null });
}
