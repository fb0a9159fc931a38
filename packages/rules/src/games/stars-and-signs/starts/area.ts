import { isUnplayed, readyId, readyStarts } from '../../../table';
import type { StarsOffers, StarsPlay } from '../game';
import { barred, moves, words } from '../game';
import { slotWord } from '../numbers';
import { ownedBy } from '../protagonists/find';
import { enter, ROOM } from '../protagonists/making';
import { mustWait } from '../protagonists/successors';
import { newTrait } from '../protagonists/trait';
import type { StarsState } from '../state';
import { nightOfLanterns } from './night-of-lanterns';
import type { StarsPerson, StarsStart } from './ready';
import { sheetOf, traitsOfReady } from './ready';

/** What a table can begin with: all of it is invented here. */
export const allStarts: readonly StarsStart[] = [nightOfLanterns];

/** Whom a seat plays, whose story goes on; `null` where nobody. */
export const playedBy = (state: StarsState, seat: string): string | null =>
  ownedBy(state, seat).find(({ standing }) => standing !== 'gone')?.name ?? null;

/** A scene to play at once, and people to take. */
export const starts = readyStarts<StarsState, StarsPlay, StarsOffers, StarsPerson, StarsStart>(
  moves,
  {
    words,
    starts: allStarts,
    people: { all: 'protagonists', own: 'Make a protagonist of your own on your sheet.' },
    tooLate: ({ state }) => tooLate(state),
    noRoomToLayOut: () => null,
    layOut,
    takenAs({ public: { protagonists } }, { id }) {
      const taken = protagonists[readyId(id)];
      return taken ? { seat: taken.owner, name: taken.name } : null;
    },
    playedBy: ({ state, seat }) => playedBy(state, seat.id),
    noRoomFor(state, _, seat) {
      const waits = mustWait(state, seat);
      if (waits || Object.keys(state.public.protagonists).length < ROOM.table) return waits;
      return barred('limit-reached', `A table has room for ${ROOM.table} protagonists.`, {
        instead: 'Play one of those who are there.',
        rule: 'TABLE-012',
      });
    },
    join(play, person, as) {
      const sheet = sheetOf(person, as, (kind) => play.id(kind));
      enter(play, sheet);
      for (const trait of traitsOfReady(person, sheet.id, (kind) => play.id(kind))) {
        play.emit({ type: 'traitSet', trait });
      }
    },
  },
);

/** Why nothing ready-made is begun with any more, if so. */
function tooLate(state: StarsState) {
  if (state.public.start !== undefined) {
    return barred('already-done', 'The table has begun with something ready-made.', {
      instead: 'Play on; or open another table.',
      rule: 'TABLE-070',
    });
  }
  if (isUnplayed(state) && state.public.check === null) return null;
  return barred('wrong-moment', 'Play has begun already.', {
    instead: 'Play on; or open another table for something ready-made.',
    rule: 'TABLE-070',
  });
}

/** The scene, its Traits and its Counters; what is settled already stays. */
function layOut(play: StarsPlay, { scene, counters, traits }: StarsStart): void {
  for (const { secret, ...begun } of counters) {
    const counter = { ...begun, id: play.id('counter'), filled: 0 };
    play.emit({ type: 'counterSet', secret, counter });
    const line = `A Counter begins: “${counter.name}”, ${slotWord(counter.slots)}.`;
    play.say(line, { to: secret ? 'director' : 'public' });
  }
  for (const { text, on, alignment } of traits) {
    const lasting = 'temporary';
    const trait = newTrait(play.id('trait'), 'scene', text, { on, alignment, lasting });
    play.emit({ type: 'traitSet', trait });
  }
  if ((play.state.public.scene ?? '') === '') play.emit({ type: 'sceneSet', scene });
}
