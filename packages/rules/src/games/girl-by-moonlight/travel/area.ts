import type { Refusal } from '../../../engine';
import { travelling } from '../../../table';
import { blankProtagonist } from '../characters/making/blank';
import { isInPlay } from '../characters/making/steps';
import type { GbmPlay, OfferContext } from '../game';
import { bookPlaybooks } from '../library/registry';
import { isBeingLost, nameOf, playedBy } from '../lookups';
import type { GbmBrings } from '../moves';
import { moves } from '../moves';
import { barred } from '../refusal';
import { leaveStory } from '../sheet/leaving';
import type { GbmState, Protagonist } from '../state';
import { words } from '../words';
import { bookPlaybook, fitting } from './fitting';
import { readSheet } from './read';
import type { GbmSheet } from './sheet';
import { kind, travellersOf } from './sheet';

/**
 * Protagonists who go from table to table. Whoever comes stands in the making, with all that has come of their sheet:
 * what this series asks besides is chosen there, and their player sits down with them as with anybody new.
 */
const travel = travelling<GbmState, GbmPlay, OfferContext, Protagonist, GbmSheet>(moves, {
  words,
  kind,
  what: 'protagonist',
  example: () => exampleOf(Object.keys(bookPlaybooks())[0] ?? ''),
  read: readSheet,
  fitting,
  notNow: (state, seat, sheet) => playsAlready(state, seat) ?? unknownPlaybook(sheet),
  names: (state) =>
    Object.values(state.public.protagonists).flatMap(({ name, status }) =>
      status === 'lost' || name === '' ? [] : name,
    ),
  arrive(play, sheet, seat) {
    const one = { ...blankProtagonist(play.id('p'), seat, sheet.playbook), ...sheet };
    play.emit({ type: 'protagonistCreated', protagonist: one });
    return one.id;
  },
  leaving: {
    own: ({ state, seat }) => travellersOf(state.public, seat.id),
    idOf: ({ id }) => id,
    nameOf,
    notNow: isNeeded,
    go: (play, one) => leaveStory(play, one.id, 'They go on at another table.'),
  },
});

/** What a file says that somebody brings (`pasted`). */
export const { pasted } = travel;
export const travels = travel satisfies GbmBrings;

function exampleOf(playbook: string): GbmSheet {
  const { id: _, seat: __, ...blank } = blankProtagonist('', '', playbook);
  const { trueName, pronouns, look, roles, background, obligation, actions, freeDot } = blank;
  const { special, transcendent, settings, xp, advances } = blank;
  return {
    ...{ name: 'Somebody', trueName, pronouns, look, roles, background, obligation, playbook },
    ...{ actions, freeDot, special, transcendent, settings, xp, advances, secondary: [] },
  };
}

/** Each plays one (TABLE-003). */
function playsAlready(state: GbmState, seat: string): Refusal | null {
  const one = playedBy(state, seat);
  return (
    one &&
    barred('already-done', `${nameOf(one)} is played by the same person already.`, {
      instead: 'Play on with whom you have.',
      rule: 'TABLE-003',
    })
  );
}

/** What a table has written for itself stays there: only the book’s playbooks are the same everywhere. */
function unknownPlaybook(sheet: GbmSheet | null): Refusal | null {
  if (!sheet || bookPlaybook(sheet.playbook)) return null;
  return barred('not-found', `${sheet.name} has a playbook of another table’s own.`, {
    instead: 'Make somebody new here, with one of the playbooks that there are.',
    rule: 'TABLE-233',
  });
}

/** Who is in the making has not been there; whoever is being lost is asked how first. */
function isNeeded(state: GbmState, one: Protagonist): Refusal | null {
  if (isInPlay(one) && !isBeingLost(state, one.id)) return null;
  return barred('wrong-moment', `${nameOf(one)} cannot leave just now.`, {
    instead: 'Sit down to play with them, and settle what waits for them.',
    rule: 'TABLE-237',
  });
}
