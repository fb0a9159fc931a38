import { introducing } from '../characters/introductions/introduced';
import { playsetOf } from '../library/playset';
import { cast, nameById, nameOf } from '../lookups';
import { openRooms } from '../series/hideout-map';
import type { GbmState, Protagonist } from '../state';
import { isAmbush } from './ambush';
import { sharedLeft } from './shared-actions';

/** What is under way at the table, a sentence each. Only what everybody sees. */
export function onTheTable(state: GbmState): string[] {
  const { roll, activities, consequences, eclipses, flashback, choices } = state.public;
  const open: string[] = [];
  if (roll) open.push(`${nameById(state, roll.roller)}’s action roll is on the table.`);
  for (const { target, text } of steadily(consequences)) {
    open.push(`${nameById(state, target)} still faces a consequence: “${text}”.`);
  }
  for (const id of Object.keys(eclipses).sort()) {
    open.push(`${nameById(state, id)}’s eclipse roll is not settled.`);
  }
  for (const id of Object.keys(activities).sort()) {
    open.push(`${nameById(state, id)} is in the middle of an activity.`);
  }
  if (flashback) open.push(`${nameById(state, flashback.by)}’s flashback is not settled.`);
  for (const { title, passes } of steadily(choices)) {
    if (!passes) open.push(`A choice is open: ${sentence(title)}`);
  }
  return open;
}

/**
 * What is missing before the table goes on to the next phase, a sentence each. Shown to everybody,
 * so it tells nothing of what the director has rolled in secret.
 */
export function unfinished(state: GbmState): string[] {
  return [
    ...inPhase(state),
    ...(playsetOf(state).lacks?.(state) ?? []),
    ...roundOpen(state),
    ...onTheTable(state),
    ...unasked(state),
  ];
}

function inPhase(state: GbmState): string[] {
  switch (state.public.phase) {
    case 'creation':
      return [...notReady(state), ...seriesLacks(state)];
    case 'interlude':
      return notReady(state);
    case 'epilogue':
      return [];
    case 'obligation':
      return [...joining(state), ...waitingForObligation(state)];
    case 'downtime':
      return [...cast(state).flatMap(actionsLeft(state)), ...sharedLeft(state)];
    case 'mission':
      return missionLacks(state);
    case 'fallout':
      return falloutLacks(state);
  }
}

/** Players without a finished protagonist (GBM-CYC-001). */
function notReady(state: GbmState): string[] {
  const players = Object.values(state.public.table.seats).filter(
    ({ role, vacant }) => role === 'protagonist' && !vacant,
  );
  const all = Object.values(state.public.protagonists);
  const lacking = players
    .filter(({ id }) => !all.some((one) => one.seat === id && isMade(one)))
    .map(({ name }) => `${name} has no finished protagonist.`);
  return players.length === 0 ? ['Nobody plays a protagonist yet.'] : lacking;
}

/** A round of introductions that is not over (GBM-CHR-010). */
function roundOpen(state: GbmState): string[] {
  const one = introducing(state);
  return one ? [`${nameOf(one)} is being introduced.`] : [];
}

const isMade = ({ status }: Protagonist): boolean => status !== 'creating' && status !== 'lost';

/** What series creation must have settled; everything else may stay open (GBM-SER-004, 006). */
function seriesLacks(state: GbmState): string[] {
  const { name, abilities, freeRoomPicked } = state.public.series;
  const taken = playsetOf(state).abilities.filter(({ id }) => abilities.includes(id));
  const lacks: string[] = [];
  if (!name) lacks.push('The series has no name.');
  if (!taken.some(({ kind }) => kind === 'special')) {
    lacks.push('The group has not chosen a series ability.');
  }
  if (!taken.some(({ kind }) => kind === 'transcendent')) {
    lacks.push('The group has not chosen a transcendent series ability.');
  }
  const first = playsetOf(state).map?.freeRoom ?? false;
  if (first && !freeRoomPicked && openRooms(state).length > 0) {
    lacks.push('The group has not chosen its first room.');
  }
  return lacks;
}

/** Newcomers, who enter play in this phase or the next time it comes (AMB-56). */
function joining(state: GbmState): string[] {
  return Object.values(state.public.protagonists)
    .filter(({ status }) => status === 'creating')
    .map(({ seat }) => {
      const player = seat ? state.public.table.seats[seat]?.name : undefined;
      return `${player ?? 'Somebody'}’s new protagonist is not ready.`;
    });
}

function waitingForObligation(state: GbmState): string[] {
  return cast(state)
    .filter(({ id, status }) => status === 'active' && !state.public.episode.obligationDone[id])
    .map((one) => `${nameOf(one)} has not rolled obligation.`);
}

function actionsLeft(state: GbmState) {
  return (one: Protagonist): string[] => {
    const left = state.public.episode.downtime[one.id]?.left ?? 0;
    if (left === 0) return [];
    return [`${nameOf(one)} has ${left} downtime action${left === 1 ? '' : 's'} left.`];
  };
}

function missionLacks(state: GbmState): string[] {
  const { mission } = state.public.episode;
  if (!mission) {
    return [isAmbush(state) ? 'The adversary’s attack is not played.' : 'No mission is chosen.'];
  }
  return mission.stage === 'over' ? [] : ['The mission is not over.'];
}

function falloutLacks(state: GbmState): string[] {
  const { fallout } = state.public.episode;
  const lacks: string[] = [];
  if (!fallout?.adversary) lacks.push('The adversary track has not moved.');
  if (!fallout?.cleared) lacks.push('Stress and links have not been cleared.');
  if (!fallout?.told) lacks.push('Fallout has not been rolled and told.');
  if (!fallout?.halved) {
    lacks.push(
      `It is not settled what is left of ${playsetOf(state).investigation.track.toLowerCase()}.`,
    );
  }
  return lacks;
}

function unasked(state: GbmState): string[] {
  return steadily(state.public.questions).flatMap(({ by, questions, asked }) => {
    if (asked.some(({ answer }) => answer === null)) {
      return [`A question of ${nameById(state, by)} waits for an answer.`];
    }
    return questions > 0 ? [`${nameById(state, by)} has questions left to ask.`] : [];
  });
}

/** What a record holds, in an order that stays when somebody takes a step back. */
const steadily = <T>(record: Readonly<Record<string, T>>): T[] =>
  Object.entries(record)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value);

/** A title as a sentence: one that asks something has its mark already. */
const sentence = (title: string): string => (/[.?!…]$/.test(title) ? title : `${title}.`);
