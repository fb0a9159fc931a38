import './starts.css';
import type { PersonText } from '@moonlit/rules';
import type { ComponentChildren } from 'preact';
import { OfferField } from '../offers/fields';
import { fillIn, formOf } from '../offers/form-state';
import type { OpenOffer } from '../state';
import { colourAt } from './colours';
import { useFreePeople } from './offers';
import { readyId } from './ready';
import { Take, type Taken, TakenBadge, TakePanel } from './taking';
import { useStart } from './texts';

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
    <TakePanel
      title="Take somebody"
      hint="Play whom you like. All can be changed later."
      own={children}
    >
      {start ? (
        <ul class="ready-people">
          {start.people.map((person, at) => (
            <PersonCard
              key={person.id}
              person={person}
              colour={colourAt(at)}
              offer={offers.find((offer) => offer.with.person === person.id)}
              taken={takenAs(readyId(person.id))}
            />
          ))}
        </ul>
      ) : null}
    </TakePanel>
  );
}

interface PersonCardProps {
  person: PersonText;
  /** One of the colours in `css/heroes.css`. */
  colour: string;
  /** Missing where somebody else has them. */
  offer: OpenOffer | undefined;
  taken: Taken | undefined;
}

/** Somebody at a glance, and their button: to choose takes no reading on, and one tap. */
function PersonCard({ person, colour, offer, taken }: PersonCardProps) {
  const { emoji, name, line, goodAt } = person;
  return (
    <li class={taken ? 'ready-card ready-taken' : 'ready-card'} data-hero={colour}>
      <div class="ready-head">
        <span class="ready-picture" aria-hidden="true">
          {emoji}
        </span>
        <div>
          <h3 class="card-title">{name}</h3>
          <p class="ready-line">{line}</p>
        </div>
      </div>
      <ul class="chips" aria-label={`What ${name} is good at`}>
        {goodAt.map((words) => (
          <li key={words} class="chip">
            {words}
          </li>
        ))}
      </ul>
      {taken ? <TakenBadge taken={taken} /> : null}
      {offer ? (
        <Take offer={offer}>
          <ReadOn person={person}>
            <Names offer={offer} />
          </ReadOn>
        </Take>
      ) : (
        <ReadOn person={person} />
      )}
    </li>
  );
}

/** All else that there is to read of somebody. */
function ReadOn({ person, children }: { person: PersonText; children?: ComponentChildren }) {
  return (
    <details class="drawer ready-more">
      <summary>
        Read on<span class="sr-only"> about {person.name}</span>
      </summary>
      <div class="stack">
        <dl class="answers">
          {person.about
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
        {children}
      </div>
    </details>
  );
}

/** The name stands there, to be kept or changed. */
function Names({ offer }: { offer: OpenOffer }) {
  const form = formOf(offer.key);
  return (
    <>
      {offer.fields?.map((field) => (
        <OfferField
          key={field.name}
          field={field}
          draft={form.draft.value}
          change={(value) => fillIn(form, field, value)}
        />
      ))}
    </>
  );
}
