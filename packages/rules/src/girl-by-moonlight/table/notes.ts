import { missing, refuse } from '../../engine';
import type { CommandOf } from '../commands';
import type { NoteOwner } from '../events';
import type { GbmPlay, OfferContext } from '../game';
import type { GbmState, Note } from '../state';

/** How many private notes one owner can keep. */
const NOTES_MAX = 30;

/** Writes a private note: the director's on the desk, a player's in their own seat. */
export function writeNote(play: GbmPlay, command: CommandOf<'note.write'>): void {
  const owner = ownerOf(play);
  const notes = notesOf(play.state, owner);
  if (command.note !== undefined) existing(notes, command.note);
  else if (Object.keys(notes).length >= NOTES_MAX) {
    refuse('limit-reached', `There is room for ${NOTES_MAX} notes.`, {
      instead: 'Remove one, or add to one that is there.',
      rule: 'TABLE-012',
    });
  }
  const { title, text } = command;
  play.emit({ type: 'noteSet', owner, note: { id: command.note ?? play.id('note'), title, text } });
}

export function removeNote(play: GbmPlay, command: CommandOf<'note.remove'>): void {
  const owner = ownerOf(play);
  existing(notesOf(play.state, owner), command.note);
  play.emit({ type: 'noteRemoved', owner, id: command.note });
}

/** The note, if it is one of the sender's; another's is as good as none. */
function existing(notes: Record<string, Note>, id: string): Note {
  return notes[id] ?? missing('You have no such note.', 'Write a new one.');
}

function ownerOf(play: GbmPlay): NoteOwner {
  const seat = play.seat();
  return seat.role === 'director' ? { on: 'desk' } : { on: 'seat', seat: seat.id };
}

function notesOf(state: GbmState, owner: NoteOwner): Record<string, Note> {
  return owner.on === 'desk' ? state.director.notes : (state.seats[owner.seat]?.notes ?? {});
}

export function noteOffers({ state, seat, director, add }: OfferContext): void {
  const place = director ? 'director' : 'sheet';
  const notes = notesOf(state, director ? { on: 'desk' } : { on: 'seat', seat: seat.id });
  const all = Object.values(notes);
  if (all.length < NOTES_MAX) {
    add({
      command: 'note.write',
      with: {},
      label: 'New private note',
      place,
      order: 200,
      fields: fields({ id: '', title: '', text: '' }),
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
      fields: fields(note),
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

function fields({ title, text }: Note) {
  return [
    {
      name: 'title',
      kind: 'text' as const,
      label: 'Title',
      max: 80,
      required: false,
      initial: title,
    },
    {
      name: 'text',
      kind: 'text' as const,
      label: 'Text',
      max: 2000,
      required: false,
      multiline: true,
      initial: text,
    },
  ];
}
