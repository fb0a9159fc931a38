import { isUnplayed, readyId, readyStarts } from '../../../table';
import { ownedBy } from '../characters/find';
import { enter, ROOM } from '../characters/making';
import type { HumanityOffers, HumanityPlay } from '../game';
import { barred, moves, words } from '../game';
import type { HumanityState } from '../state';
import { lastFerry } from './last-ferry';
import type { HumanityPerson, HumanityStart } from './ready';
import { sheetOf } from './ready';

/** What a table can begin with: all of it is invented here. */
export const allStarts: readonly HumanityStart[] = [lastFerry];

/** Whom a seat plays, whose story goes on; `null` where nobody. */
export const playedBy = (state: HumanityState, seat: string): string | null =>
  ownedBy(state, seat).find(({ standing }) => standing === 'in')?.name ?? null;

/** A scene to play at once, and people to take. */
export const starts = readyStarts<
  HumanityState,
  HumanityPlay,
  HumanityOffers,
  HumanityPerson,
  HumanityStart
>(moves, {
  words,
  starts: allStarts,
  people: { all: 'characters', own: 'Make a character of your own on your sheet.' },
  tooLate: ({ state }) => tooLate(state),
  noRoomToLayOut: () => null,
  layOut,
  takenAs({ public: { characters } }, { id }) {
    const taken = characters[readyId(id)];
    return taken ? { seat: taken.owner, name: taken.name } : null;
  },
  playedBy: ({ state, seat }) => playedBy(state, seat.id),
  noRoomFor: ({ public: { characters } }) =>
    Object.keys(characters).length < ROOM.table
      ? null
      : barred('limit-reached', `A table has room for ${ROOM.table} characters.`, {
          instead: 'Play one of those who are there.',
          rule: 'TABLE-012',
        }),
  join(play, person, as) {
    enter(
      play,
      sheetOf(play.state, person, as, (kind) => play.id(kind)),
    );
  },
});

/** Why nothing ready-made is begun with any more, if so. */
function tooLate(state: HumanityState) {
  if (state.public.start !== undefined) {
    return barred('already-done', 'The table has begun with something ready-made.', {
      instead: 'Play on; or open another table.',
      rule: 'TABLE-070',
    });
  }
  const { check, endeavor } = state.public;
  if (isUnplayed(state) && check === null && endeavor === null) return null;
  return barred('wrong-moment', 'Play has begun already.', {
    instead: 'Play on; or open another table for something ready-made.',
    rule: 'TABLE-070',
  });
}

/** The scene, a long goal in it and a rumor, with its truth for a GM; what is settled already stays. */
function layOut(play: HumanityPlay, { scene, goal, rumor: told }: HumanityStart): void {
  const tracked = {
    ...{ id: play.id('track'), name: goal.name, goal: goal.to, position: 0 },
    ...{ boons: [], busts: [], due: null },
  };
  play.emit({ type: 'trackedSet', tracked });
  play.say(`A long goal: “${goal.name}”, at 0 of ${goal.to}.`);
  const rumor = { id: play.id('rumor'), text: told.text, by: '', ended: false };
  play.emit({ type: 'rumorSet', rumor });
  play.say('A rumor goes round.', { notes: [told.text] });
  if (play.state.public.arbiter.kind === 'gm') {
    play.emit({ type: 'rumorTruthSet', rumor: rumor.id, truth: told.truth });
  }
  if ((play.state.public.scene ?? '') === '') play.emit({ type: 'sceneSet', scene });
}
