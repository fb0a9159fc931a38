import type { PersonText } from '@moonlit/rules';
import type { ComponentChildren } from 'preact';
import { Panel } from '../../design/panel';
import { Written } from '../../design/written';
import { OfferForm } from '../offers/offer-control';
import { turnToBeginning } from '../places/lead';
import type { OpenOffer } from '../state';
import { useTable } from '../table/view';
import { useFreePeople } from './offers';
import { useStart } from './texts';

/** What somebody ready-made has become: who plays them, and under which name. */
interface Taken {
  name: string;
  owner: string | null;
}

interface ReadyPeopleProps {
  /** What has become of somebody, by what they are called at the table; nothing while they are free. */
  takenAs(id: string): Taken | undefined;
  /** How somebody makes one of their own instead. */
  children: ComponentChildren;
}

/** Ready-made people to take, a card each; and the long way, for whoever would rather make somebody of their own. */
export function ReadyPeople({ takenAs, children }: ReadyPeopleProps) {
  const offers = useFreePeople();
  const start = useStart();
  if (offers.length === 0) return <>{children}</>;
  return (
    <>
      <Panel title="Take somebody" kicker="Yours tonight">
        <p>Tap a name to read on, and take whom you like. All can be changed later.</p>
        {start ? (
          start.people.map((person) => (
            <PersonCard
              key={person.id}
              person={person}
              offer={offers.find((offer) => offer.with.person === person.id)}
              taken={takenAs(`ready-${person.id}`)}
            />
          ))
        ) : (
          <p class="empty" role="status">
            One moment…
          </p>
        )}
      </Panel>
      <details class="panel drawer">
        <summary>Make somebody of your own instead</summary>
        {children}
      </details>
    </>
  );
}

interface PersonCardProps {
  person: PersonText;
  /** Missing where somebody else has them. */
  offer: OpenOffer | undefined;
  taken: Taken | undefined;
}

function PersonCard({ person, offer, taken }: PersonCardProps) {
  const { emoji, name, line, goodAt, about } = person;
  return (
    <details class="drawer" name="ready-person">
      <summary>
        <span aria-hidden="true">{emoji} </span>
        <b>{name}</b>: {line} <small>{goodAt.join(', ')}</small>
        {taken ? <TakenBy taken={taken} /> : null}
      </summary>
      <div class="stack">
        {offer ? <Take offer={offer} /> : null}
        <dl class="answers">
          {about
            .filter(({ lines }) => lines.length > 0)
            .map(({ term, lines }) => (
              <div key={term}>
                <dt>{term}</dt>
                {lines.map((words) => (
                  <dd key={words}>{words}</dd>
                ))}
              </div>
            ))}
        </dl>
      </div>
    </details>
  );
}

/** The name stands there, to be kept or changed. */
function Take({ offer: { detail: _, ...offer } }: { offer: OpenOffer }) {
  return <OfferForm offer={offer} sent={turnToBeginning} />;
}

/** Who came second reads it where they would have taken somebody. */
function TakenBy({ taken: { owner, name } }: { taken: Taken }) {
  const { seats } = useTable().public.value.table;
  const who = seats[owner ?? '']?.name ?? 'Somebody';
  return (
    <span class="badge">
      <Written>{`${who}: ${name}`}</Written>
    </span>
  );
}
