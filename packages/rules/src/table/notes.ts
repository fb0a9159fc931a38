import type { BaseState, SeatId } from '../engine';
import { missing, put, refuse } from '../engine';
import type { OfferContext, TableArea } from './area';
import type { NoteCommand } from './commands';
import { noteCommands } from './commands';
import { textField } from './fields';
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
type Command<T extends NoteCommand['type']> = Extract<NoteCommand, { type: T }>;

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

/** Private notes: the director's on the desk, a player's in their own seat. */
export function notes() {
  return {
    betweenSessions: true,
    commands: noteCommands,
    evolves: { noteSet: evolveNotes, noteRemoved: evolveNotes },
    onPassedOn: forgetNotes,
    handlers: { 'note.write': writeNote, 'note.remove': removeNote },
    offers: noteOffers,
  } satisfies TableArea<WithNotes, NoteCommand, NoteEvent>;
}

function writeNote(play: NotePlay, command: Command<'note.write'>): void {
  const owner = ownerOf(play);
  const owned = notesOf(play.state, owner);
  if (command.note !== undefined) existing(owned, command.note);
  else if (Object.keys(owned).length >= NOTES_MAX) {
    refuse('limit-reached', `There is room for ${NOTES_MAX} notes.`, {
      instead: 'Remove one, or add to one that is there.',
      rule: 'TABLE-012',
    });
  }
  const { title, text } = command;
  play.emit({ type: 'noteSet', owner, note: { id: command.note ?? play.id('note'), title, text } });
}

function removeNote(play: NotePlay, command: Command<'note.remove'>): void {
  const owner = ownerOf(play);
  existing(notesOf(play.state, owner), command.note);
  play.emit({ type: 'noteRemoved', owner, id: command.note });
}

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

function ownerOf(play: NotePlay): NoteOwner {
  const seat = play.seat();
  return seat.role === 'director' ? { on: 'desk' } : { on: 'seat', seat: seat.id };
}

function notesOf(state: WithNotes, owner: NoteOwner): Record<string, Note> {
  return owner.on === 'desk' ? state.director.notes : (state.seats[owner.seat]?.notes ?? {});
}

function noteOffers({ state, seat, director, add }: OfferContext<WithNotes>): void {
  const place = director ? 'director' : 'sheet';
  const owned = notesOf(state, director ? { on: 'desk' } : { on: 'seat', seat: seat.id });
  const all = Object.values(owned);
  if (all.length < NOTES_MAX) {
    add({
      command: 'note.write',
      with: {},
      label: 'New private note',
      place,
      order: 200,
      fields: noteFields({ id: '', title: '', text: '' }),
    });
  }
  for (const note of all) {
    const name = note.title || 'note';
    add({
      command: 'note.write',
      with: { note: note.id },
      label: `Edit “${name}”`,
      place,
      order: 201,
      fields: noteFields(note),
    });
    add({
      command: 'note.remove',
      with: { note: note.id },
      label: `Remove “${name}”`,
      place,
      order: 202,
    });
  }
}

function noteFields({ title, text }: Note) {
  return [textField('title', 'Title', 80, title), textField('text', 'Text', 2000, text)];
}
