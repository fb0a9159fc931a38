import type { Refusal } from '../../../engine';
import { isUnplayed, readyId, readyStarts } from '../../../table';
import { isOut } from '../characters/character';
import { change, ownedBy, party } from '../characters/find';
import { full } from '../countdowns/area';
import { newCountdown } from '../countdowns/countdown';
import { bring, isCrowded } from '../fight/foes';
import type { DhOffers, DhPlay } from '../game';
import { barred, moves, words } from '../game';
import { fullShelf, put } from '../library/shelves';
import type { DaggerheartState } from '../state';
import type { DhPerson, DhStart } from './ready';
import { sheetOf } from './ready';
import { theStolenBell } from './the-stolen-bell';

/** What a table can begin with: nothing of the publisher’s is in it. */
export const allStarts: readonly DhStart[] = [theStolenBell];

const takenAs = ({ public: { characters } }: DaggerheartState, { id }: DhPerson) =>
  characters[readyId(id)] ?? null;

/** Whom a seat plays, who is not dead; `null` where nobody. */
export const playedBy = (state: DaggerheartState, seat: string): string | null =>
  ownedBy(state, seat).find((one) => !isOut(one))?.name ?? null;

/** A scene to play at once, and people to take. */
export const starts = readyStarts<DaggerheartState, DhPlay, DhOffers, DhPerson, DhStart>(moves, {
  words,
  starts: allStarts,
  people: { all: 'characters', own: 'Make a character of your own on your sheet.' },
  tooLate: ({ state }) => tooLate(state),
  noRoomToLayOut: (state, { countdowns, adversaries }) =>
    isCrowded(
      state,
      adversaries.reduce((all, { copies }) => all + copies, 0),
    ) ??
    countdowns.reduce<Refusal | null>((why, { secret }) => why ?? full(state, secret), null) ??
    fullShelf(state, 'environments'),
  layOut,
  takenAs(state, person) {
    const taken = takenAs(state, person);
    return taken && { seat: taken.owner, name: taken.name };
  },
  playedBy: ({ state, seat }) => playedBy(state, seat.id),
  noRoomFor: ({ public: { characters } }) =>
    Object.keys(characters).length < ROOM
      ? null
      : barred('limit-reached', `A table has room for ${ROOM} characters.`, {
          instead: 'Play one of those who are there.',
          rule: 'TABLE-012',
        }),
  join,
});

/** How many characters a table has room for. */
const ROOM = 24;

/** Why nothing ready-made is begun with any more, if so. */
function tooLate(state: DaggerheartState): Refusal | null {
  const { start, roll, spotlight } = state.public;
  if (start !== undefined) {
    return barred('already-done', 'The table has begun with something ready-made.', {
      instead: 'Play on; or open another table.',
      rule: 'TABLE-070',
    });
  }
  if (isUnplayed(state) && roll === null && spotlight.rolls === 0) return null;
  return barred('wrong-moment', 'Play has begun already.', {
    instead: 'Play on; or open another table for something ready-made.',
    rule: 'TABLE-070',
  });
}

/** The scene, its countdowns, what lies on the desk, and the usual Difficulty; what is settled already stays. */
function layOut(play: DhPlay, start: DhStart): void {
  const { scene, difficulty, countdowns, adversaries, environment } = start;
  for (const { secret, ...begun } of countdowns) {
    const countdown = newCountdown({ ...begun, id: play.id('countdown') });
    play.emit({ type: 'countdownSet', secret, countdown });
    const line = `A countdown begins: “${countdown.name}”, ${countdown.from}.`;
    play.say(line, { to: secret ? 'director' : 'public' });
  }
  for (const { block, copies } of adversaries) {
    const { tier: _, description, features, ...stats } = block;
    const own = () => features.map((feature) => ({ id: play.id('feature'), ...feature }));
    bring(play, stats, { copies, shown: false, features: own });
    if (description) play.say(description, { to: 'director' });
  }
  put(play, 'environments', [environment]);
  play.say(`Into the library: ${environment.name}.`, { to: 'director' });
  const { usual, scene: told = '' } = play.state.public;
  if (usual.difficulty === null && !usual.kept) {
    play.emit({ type: 'usualSet', usual: { difficulty, kept: false }, asked: null });
    play.say(`The usual Difficulty is ${difficulty}.`);
  }
  if (told === '') play.emit({ type: 'sceneSet', scene });
}

/** Puts somebody in play at once, and ties those who are there to each other (TABLE-071, 074). */
function join(play: DhPlay, person: DhPerson, as: { seat: string; name: string }): void {
  const character = sheetOf(person, as, (kind) => play.id(kind));
  play.emit({ type: 'characterSet', character });
  play.say(`${as.name} joins the party.`, {
    beat: { kind: 'new-character', about: [character.id] },
  });
  for (const one of allStarts.flatMap(({ people }) => people)) tie(play, one);
}

/** Says what ties somebody to another who is there, somebody else each time where there are enough. What is written stays. */
function tie(play: DhPlay, person: DhPerson): void {
  const one = takenAs(play.state, person);
  if (!one || isOut(one) || one.connections !== '') return;
  const others = party(play.state).filter(({ id }) => id !== one.id);
  const said = party(play.state).map(({ connections }) => connections);
  const other = others.find(({ name }) => !said.some((text) => text.includes(name))) ?? others[0];
  if (!other) return;
  change(play, one, { connections: person.tie.replace('{}', other.name) });
}
