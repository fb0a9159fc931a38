import { Row, RowTable } from '../../design/row-table';
import { Written } from '../../design/written';
import { OfferList } from '../offers/offer-list';
import { useRowOpen } from '../offers/offer-table';
import type { OpenOffer, TableNote } from '../state';

interface NotesProps {
  notes: Readonly<Record<string, TableNote>> | undefined;
  /** What writes and changes them. */
  offers: readonly OpenOffer[];
  title?: string;
}

/** What somebody has written down, a row each, and the way to write more. */
export function NotesList({ notes = {}, offers, title = 'Notes' }: NotesProps) {
  const all = Object.values(notes);
  if (all.length + offers.length === 0) return null;
  const about = ({ id }: TableNote) => offers.filter((offer) => offer.with.note === id);
  const placed = new Set(all.flatMap(about));
  return (
    <section class="stack" aria-label={title}>
      <h3>{title}</h3>
      {all.length > 0 ? (
        <RowTable label={title} heads={['About', 'What it says']}>
          {all.map((note) => (
            <NoteRow key={note.id} note={note} offers={about(note)} />
          ))}
        </RowTable>
      ) : null}
      <OfferList offers={offers.filter((offer) => !placed.has(offer))} />
    </section>
  );
}

function NoteRow({ note, offers }: { note: TableNote; offers: readonly OpenOffer[] }) {
  const row = useRowOpen(offers);
  return (
    <Row
      cells={[
        note.title ? (
          <b key="title">
            <Written>{note.title}</Written>
          </b>
        ) : (
          <span key="title" class="hint">
            Untitled
          </span>
        ),
        <Written key="text" as="p" class="answer-text row-line">
          {note.text}
        </Written>,
      ]}
      {...row}
    >
      <OfferList offers={offers} />
    </Row>
  );
}
