import type { Audience, Refusal } from '../../../engine';
import type { Clock, OfferContext } from '../../../table';
import {
  isDirected,
  isUnplayed,
  noRoomForClocks,
  privateTo,
  readyId,
  readyStarts,
  startClock,
  usualClockRules,
} from '../../../table';
import type { AnyPlay } from '../game';
import { barred, moves, tell, words } from '../game';
import { noRoom, room } from '../items';
import { layKit } from '../kits/lay';
import { asRead } from '../kits/read';
import { isCounting, lineCalled } from '../sheets/values';
import type { AnyState, Card, Sheet } from '../state';
import { itemsOn } from '../state';
import { lettersFromTheLight } from './letters-from-the-light';
import { overThePass } from './over-the-pass';
import type { AnyPerson, AnyStart, ReadyCard, ReadySheet } from './ready';
import { theBellBelow } from './the-bell-below';
import { theGlassBank } from './the-glass-bank';
import { theLastFerry } from './the-last-ferry';
import { theQuietWard } from './the-quiet-ward';
import { theSaltRoad } from './the-salt-road';

/** What a table without a rulebook can begin with: two that need nothing but dice, then five with a kit each. */
export const allStarts: readonly AnyStart[] = [
  theLastFerry,
  overThePass,
  theSaltRoad,
  theBellBelow,
  theGlassBank,
  lettersFromTheLight,
  theQuietWard,
];

const cardOf = ({ public: { cards } }: AnyState, { id }: AnyPerson): Card | null =>
  cards[readyId(id)] ?? null;

/** Whom a seat plays of those who were ready-made, by name: theirs is whose card they have. */
export const playedBy = (state: AnyState, seat: string): string | null =>
  allStarts
    .flatMap(({ people }) => people.map((person) => cardOf(state, person)))
    .find((card) => card?.owner === seat)?.name ?? null;

/** Starts to play at once, and people to take: each is a card of their player’s, with dice that are saved for them. */
export const starts = readyStarts<AnyState, AnyPlay, OfferContext<AnyState>, AnyPerson, AnyStart>(
  moves,
  {
    words,
    starts: allStarts,
    people: { all: 'people', own: 'Make a card for somebody of your own.' },
    tooLate: ({ state }) => tooLate(state),
    noRoomToLayOut: (state, start) =>
      noRoom(state, 'cards', start.cards.length) ??
      noRoom(state, 'counters', start.counters.length + countersOf(start.cards)) ??
      noRoom(state, 'saved', start.rolls.length) ??
      noRoomForClocks(state, false, start.clocks.filter(({ secret }) => !secret).length) ??
      noRoomForClocks(state, true, start.clocks.filter(({ secret }) => secret).length),
    layOut,
    takenAs(state, person) {
      const card = cardOf(state, person);
      return card && { seat: card.owner, name: card.name };
    },
    playedBy: ({ state, seat }) => playedBy(state, seat.id),
    noRoomFor: (state, { card }) =>
      noRoom(state, 'cards', 1) ?? noRoom(state, 'counters', countersOf([card])),
    join,
  },
);

/** Why nothing ready-made is begun with any more, if so. */
function tooLate(state: AnyState): Refusal | null {
  if (state.public.start !== undefined) {
    return barred('already-done', 'The table has begun with something ready-made.', {
      instead: 'Play on; or open another table.',
      rule: 'TABLE-070',
    });
  }
  if (isUnplayed(state)) return null;
  return barred('wrong-moment', 'Play has begun already.', {
    instead: 'Play on; or open another table for something ready-made.',
    rule: 'TABLE-070',
  });
}

const countersOf = (cards: readonly Pick<ReadyCard, 'counters'>[]): number =>
  cards.reduce((all, { counters = [] }) => all + counters.length, 0);

/** Lays cards, counters, dice and clocks on the table; what lies there already stays. */
function layOut(play: AnyPlay, start: AnyStart): void {
  const { kit, cards, counters, clocks, scene } = start;
  // Before the dice, which may be read by what the kit has.
  if (kit) layKit(play, asRead({ ...kit, rolls: [...kit.rolls, ...start.rolls] }));
  for (const { kind, name, ...card } of cards) {
    layCard(play, { id: play.id('card'), kind, name, owner: null }, card);
  }
  for (const counter of counters) {
    const item = { ...counter, id: play.id('counter'), card: null };
    play.emit({ type: 'itemSet', on: 'public', kind: 'counters', item });
  }
  if (!kit) save(play, 'public', start.rolls, () => play.id('saved'));
  const desk = isDirected(play.state);
  for (const { name, segments, secret } of clocks) {
    // Where nobody runs the table, there is no desk to keep a secret on.
    if (secret && !desk) continue;
    const clock = { id: play.id('clock'), name, segments, marked: 0 };
    startClock<Clock>(play, clock, secret ? 'all' : [], usualClockRules);
  }
  if ((play.state.public.scene ?? '') === '') play.emit({ type: 'sceneSet', scene });
}

/** Puts somebody on the table as a card of whoever plays them, with what they roll saved for that person. */
function join(
  play: AnyPlay,
  { id, card, rolls, sheet }: AnyPerson,
  { seat, name }: { seat: string; name: string },
): void {
  layCard(play, { id: readyId(id), kind: 'person', name, owner: seat }, card);
  if (sheet) fillSheet(play, readyId(id), sheet);
  save(play, privateTo(play.seat()), rolls, (at) => `${readyId(id)}-${at}`);
  tell(play, 'public', `${play.seat().name} plays ${name}.`);
}

/** Fills a sheet in by the names of its lines; what the table has written otherwise meanwhile is left out. */
function fillSheet(play: AnyPlay, card: string, { of, filled }: ReadySheet): void {
  const template = itemsOn(play.state, 'public', 'templates').find(({ name }) => name === of);
  if (!template) return;
  const values: Sheet['values'] = {};
  for (const [name, value] of Object.entries(filled)) {
    const line = lineCalled(template, name);
    if (line && !(isCounting(line) && line.start === value)) values[line.id] = value;
  }
  const item: Sheet = { id: card, template: template.id, values };
  play.emit({ type: 'itemSet', on: 'public', kind: 'sheets', item });
}

function layCard(
  play: AnyPlay,
  as: Pick<Card, 'id' | 'kind' | 'name' | 'owner'>,
  { counters = [], tags, ...face }: Omit<ReadyCard, 'kind' | 'name'>,
): void {
  const item: Card = { ...face, tags: [...tags], ...as };
  play.emit({ type: 'itemSet', on: 'public', kind: 'cards', item });
  for (const counter of counters) {
    const placed = { ...counter, id: play.id('counter'), card: as.id };
    play.emit({ type: 'itemSet', on: 'public', kind: 'counters', item: placed });
  }
}

/** Saves dice to be rolled, as many as there is room for. */
function save(
  play: AnyPlay,
  on: Audience,
  rolls: AnyStart['rolls'],
  idOf: (at: number) => string,
): void {
  const free = Math.max(0, room.saved - itemsOn(play.state, on, 'saved').length);
  for (const [at, roll] of rolls.slice(0, free).entries()) {
    play.emit({ type: 'itemSet', on, kind: 'saved', item: { ...roll, id: idOf(at) } });
  }
}
