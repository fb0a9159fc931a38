import { Written } from '../../design/written';
import { OfferList } from '../offers/offer-list';
import type { OpenOffer, TableNote } from '../state';

interface NotesProps {
  notes: Readonly<Record<string, TableNote>> | undefined;
  /** What writes and changes them. */
  offers: readonly OpenOffer[];
  title?: string;
}

/** What somebody has written down, and the way to write more. */
export function NotesList({ notes = {}, offers, title = 'Notes' }: NotesProps) {
  const all = Object.values(notes);
  if (all.length + offers.length === 0) return null;
  return (
    <section class="stack" aria-label={title}>
      <h3>{title}</h3>
      {all.map((note) => (
        <article key={note.id} class="card note">
          {note.title ? (
            <Written as="p" class="card-title">
              {note.title}
            </Written>
          ) : null}
          <Written as="p" class="answer-text">
            {note.text}
          </Written>
        </article>
      ))}
      <OfferList offers={offers} />
    </section>
  );
}
