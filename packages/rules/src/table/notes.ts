import type { BaseState, Field, Offer, Refusal, Seat, SeatId } from '../engine';
import { barred, missing, put } from '../engine';
import type { OfferContext } from './area';
import { command, id, text, word } from './command';
import { textField } from './fields';
import type { MoveContext } from './moves';
import { Moves } from './moves';
import type { TablePlay } from './play';

/** A private note. */
export interface Note {
  id: string;
  title: string;
  text: string;
}

/** Notes of the director on the desk, and of each person in their own seat. */
export interface WithNotes extends BaseState {
  director: BaseState['director'] & { notes: Record<string, Note> };
  seats: Record<SeatId, BaseState['seats'][string] & { notes?: Record<string, Note> }>;
}

/** Whose private notes: the director's desk, or a seat. */
export type NoteOwner = { on: 'desk' } | { on: 'seat'; seat: string };

export type NoteEvent =
  | { type: 'noteSet'; owner: NoteOwner; note: Note }
  | { type: 'noteRemoved'; owner: NoteOwner; id: string };

type NotePlay = TablePlay<WithNotes, NoteEvent>;

/** How many private notes one owner can keep. */
const NOTES_MAX = 30;

/** Applies what can happen to notes. `state` is a draft and is changed in place. */
export function evolveNotes(state: WithNotes, event: NoteEvent): void {
  const { owner } = event;
  const holder = owner.on === 'desk' ? state.director : state.seats[owner.seat];
  if (!holder) return;
  holder.notes ??= {};
  if (event.type === 'noteSet') put(holder.notes, event.note.id, event.note);
  else delete holder.notes[event.id];
}

const moves = new Moves<WithNotes, NotePlay>((context) => context);
type NoteContext = MoveContext<OfferContext<WithNotes>>;

const writing = moves.once('sheet', (move) => [
  move(command('note.write', { note: id.optional(), title: word.default(''), text }), {
    unless(context, { note, text: sent }) {
      const own = ownNotes(context);
      if (note !== undefined) existing(own, note);
      // While it is offered, a full shelf closes only the way to a new one.
      return note === undefined && sent !== undefined ? full(own) : null;
    },
    *ways(context) {
      const place = placeOf(context);
      const own = ownNotes(context);
      const fresh = noteFields({ id: '', title: '', text: '' });
      if (!full(own)) yield { label: 'New private note', place, order: 200, fields: fresh };
      for (const note of Object.values(own)) {
        const label = `Edit “${nameOf(note)}”`;
        yield { with: { note: note.id }, label, place, order: 201, fields: noteFields(note) };
      }
    },
    do(play, { note = play.id('note'), title, text: written }, context) {
      const owner = ownerOf(context.seat);
      play.emit({ type: 'noteSet', owner, note: { id: note, title, text: written } });
    },
  }),
]);

const written = moves.about(
  {
    part: 'note',
    what: 'note',
    all: (context) => Object.values(ownNotes(context)),
    idOf: (note) => note.id,
    find: (context, note) => existing(ownNotes(context), note),
  },
  'sheet',
  (move) => [
    move(command('note.remove', { note: id }), {
      ways: (context, note) => ({
        label: `Remove “${nameOf(note)}”`,
        place: placeOf(context),
        order: 202,
      }),
      do: (play, _, { seat }, note) =>
        play.emit({ type: 'noteRemoved', owner: ownerOf(seat), id: note.id }),
    }),
  ],
);

/** Private notes: the director's on the desk, a player's in their own seat. */
export const notes = () =>
  ({
    ...moves.area(writing, written),
    betweenSessions: true,
    evolves: { noteSet: evolveNotes, noteRemoved: evolveNotes },
    onPassedOn: forgetNotes,
  }) as const;

/**
 * Private notes belong to whoever wrote them: the next person in their seat does not get them (TABLE-084).
 * Those on the desk belong to the game, and stay.
 */
export function forgetNotes(play: NotePlay, seat: SeatId): void {
  const owner: NoteOwner = { on: 'seat', seat };
  for (const id of Object.keys(notesOf(play.state, owner))) {
    play.emit({ type: 'noteRemoved', owner, id });
  }
}

/**
 * Whoever directed and whoever played have swapped their chairs: what each has written for themselves goes
 * with them (TABLE-102). Where somebody else directs as well, the desk’s notes are theirs, too, and stay.
 */
export function passNotes(play: NotePlay, { from, to }: { from: SeatId; to: SeatId }): void {
  const others = Object.values(play.state.public.table.seats).some(
    ({ id, role, vacant }) => role === 'director' && !vacant && id !== to,
  );
  if (others) return;
  const desk: NoteOwner = { on: 'desk' };
  const [onDesk, own] = [desk, seatOf(to)].map((owner) =>
    Object.values(notesOf(play.state, owner)).map((note) => ({ ...note })),
  );
  const pass = (list: readonly Note[] = [], owner: NoteOwner, next: NoteOwner) => {
    for (const note of list) {
      play.emit({ type: 'noteRemoved', owner, id: note.id });
      play.emit({ type: 'noteSet', owner: next, note });
    }
  };
  pass(onDesk, desk, seatOf(from));
  pass(own, seatOf(to), desk);
}

const seatOf = (seat: SeatId): NoteOwner => ({ on: 'seat', seat });

/** The note, if it is one of the sender's; another's is as good as none. */
function existing(owned: Record<string, Note>, id: string): Note {
  return owned[id] ?? missing('You have no such note.', 'Write a new one.');
}

function full(owned: Record<string, Note>): Refusal | null {
  if (Object.keys(owned).length < NOTES_MAX) return null;
  return barred('limit-reached', `There is room for ${NOTES_MAX} notes.`, {
    instead: 'Remove one, or add to one that is there.',
    rule: 'TABLE-012',
  });
}

const ownerOf = ({ id, role }: Pick<Seat, 'id' | 'role'>): NoteOwner =>
  role === 'director' ? { on: 'desk' } : seatOf(id);

function notesOf(state: WithNotes, owner: NoteOwner): Record<string, Note> {
  return owner.on === 'desk' ? state.director.notes : (state.seats[owner.seat]?.notes ?? {});
}

const ownNotes = ({ state, seat }: NoteContext): Record<string, Note> =>
  notesOf(state, ownerOf(seat));

const placeOf = ({ director }: NoteContext): Offer['place'] => (director ? 'director' : 'sheet');

const nameOf = ({ title }: Note): string => title || 'note';

const noteFields = ({ title, text }: Note): Field[] => [
  textField('title', 'Title', 80, title),
  textField('text', 'Text', 2000, text),
];
