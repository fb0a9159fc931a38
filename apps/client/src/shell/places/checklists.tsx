import { Written } from '../../design/written';
import { OfferList } from '../offers/offer-list';
import { personName, useOffers, useTable } from '../table/view';

/** What each has still to go through, such as at the end of a session, and how whoever may ends it for all. */
export function Checklists() {
  const { prompts } = useTable().public.value.derived;
  return (
    <>
      {Object.entries(prompts).map(([id, { title, checklists }]) =>
        checklists ? (
          <Lists key={id} id={id} title={title} seats={Object.keys(checklists)} />
        ) : null,
      )}
    </>
  );
}

function Lists({ id, title, seats }: { id: string; title: string; seats: readonly string[] }) {
  const state = useTable().public.value;
  const offers = useOffers('review').filter((offer) => offer.with.review === id);
  return (
    <div class="stack">
      <h3>{title}</h3>
      {seats.map((seat) => (
        <div key={seat}>
          <p>
            <b>
              <Written>{personName(state, seat)}</Written>
            </b>
          </p>
          <ChecklistOf prompt={id} seat={seat} />
        </div>
      ))}
      <OfferList offers={offers} />
    </div>
  );
}

/** The list of one person: each thing on it, and whether it is done. Nothing where they have none. */
export function ChecklistOf({ prompt, seat }: { prompt: string; seat: string }) {
  const { prompts } = useTable().public.value.derived;
  const list = prompts[prompt]?.checklists?.[seat];
  if (!list) return null;
  return (
    <ol class="waiting">
      {list.map(({ label, done }) => (
        <li key={label} data-done={done}>
          {label}
          <span class="sr-only">: {done ? 'done' : 'open'}</span>
        </li>
      ))}
    </ol>
  );
}
