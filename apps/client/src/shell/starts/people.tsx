import './starts.css';
import type { PersonText } from '@moonlit/rules';
import type { ComponentChildren } from 'preact';
import { Deck, DeckCard } from '../choosing/deck';
import { OfferField } from '../offers/fields';
import { fillIn, formOf } from '../offers/form-state';
import type { OpenOffer } from '../state';
import { colourAt } from './colours';
import { useFreePeople } from './offers';
import type { Taken } from './taking';
import { Take, TakenBadge, TakenBy, TakePanel } from './taking';
import { useStart } from './texts';

interface ReadyPeopleProps {
  /** What has become of somebody, by what the start calls them; nothing while they are free. */
  takenAs(id: string): Taken | undefined;
  /** What a game draws in the place of the sign of somebody, and their colour. */
  draw?: (person: PersonText) => { art: ComponentChildren; colour: string | undefined };
  title?: string;
  /** How somebody makes one of their own instead. */
  children: ComponentChildren;
}

/** Ready-made people to take, a card each; and the long way, for whoever would rather make somebody of their own. */
export function ReadyPeople({
  takenAs,
  draw,
  title = 'Take somebody',
  children,
}: ReadyPeopleProps) {
  const offers = useFreePeople();
  const start = useStart();
  if (offers.length === 0) return <>{children}</>;
  return (
    <TakePanel
      title={title}
      hint="Leaf through, and play whom you like. All can be changed later."
      own={children}
    >
      {start ? (
        <Deck count={start.people.length} of="person">
          {start.people.map((person, at) => {
            const drawn = draw?.(person);
            return (
              <PersonCard
                key={person.id}
                person={person}
                art={drawn?.art ?? person.emoji}
                colour={drawn?.colour ?? colourAt(at)}
                offer={offers.find((offer) => Object.values(offer.with).includes(person.id))}
                taken={takenAs(person.id)}
              />
            );
          })}
        </Deck>
      ) : null}
    </TakePanel>
  );
}

interface PersonCardProps {
  person: PersonText;
  art: ComponentChildren;
  /** One of the colours in `css/heroes.css`. */
  colour: string;
  /** Missing where somebody else has them. */
  offer: OpenOffer | undefined;
  taken: Taken | undefined;
}

/** Somebody at a glance, and their button: to choose takes no reading on, and one tap. */
function PersonCard({ person, art, colour, offer, taken }: PersonCardProps) {
  const { name, kind, line, goodAt } = person;
  return (
    <DeckCard colour={colour} art={art} taken={taken !== undefined}>
      <div class="deck-body ready-body">
        {kind ? <p class="kicker">{kind}</p> : null}
        <h3 class="card-title">{name}</h3>
        <p class="deck-line">{line}</p>
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
          <>
            {taken ? <TakenBy seat={taken.owner} /> : null}
            <ReadOn person={person} />
          </>
        )}
      </div>
    </DeckCard>
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
