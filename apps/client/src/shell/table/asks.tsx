import { list } from '../../design/words';
import { OfferList } from '../offers/offer-list';
import type { OpenPrompt } from '../state';
import { awaitedNames } from './turn';
import { personName, useOffers, useTable } from './view';

/** What is asked of several people and lies on the table, by its id; see `OpenPrompt.answered`. */
export const asksIn = (prompts: Readonly<Record<string, OpenPrompt>>): [string, OpenPrompt][] =>
  Object.entries(prompts).filter(([, { answered }]) => answered !== undefined);

/**
 * All of that: who has answered, whom it waits for and who of them is not there, and how whoever may goes
 * on without them. One’s own answers stand with the questions.
 */
export function Asks() {
  const asks = asksIn(useTable().public.value.derived.prompts);
  return (
    <>
      {asks.map(([id, prompt]) => (
        <Asked key={id} id={id} {...prompt} />
      ))}
    </>
  );
}

function Asked({ id, title, to, waits = true, answered = {} }: OpenPrompt & { id: string }) {
  const { public: shared, present } = useTable();
  // The usual one stands large above.
  const offers = useOffers('asks').flatMap(({ primary: _, ...offer }) =>
    offer.with.ask === id ? offer : [],
  );
  const state = shared.value;
  const done = Object.entries(answered).map(([seat, said]) => {
    const name = personName(state, seat);
    return said === '' ? name : `${name} (${said})`;
  });
  return (
    <div class="stack">
      <h3>{title}</h3>
      <ul class="waiting">
        {to.length > 0 ? (
          <li>
            {waits ? 'Waiting for' : 'May answer:'} <b>{awaitedNames(state, present.value, to)}</b>
          </li>
        ) : null}
        {done.length > 0 ? (
          <li>
            Answered: <b>{list(done)}</b>
          </li>
        ) : null}
      </ul>
      <OfferList offers={offers} />
    </div>
  );
}
