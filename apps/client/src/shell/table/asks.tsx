import { Fragment } from 'preact';
import { Panel } from '../../design/panel';
import { list } from '../../design/words';
import { OfferList } from '../offers/offer-list';
import type { OpenOffer, OpenPrompt } from '../state';
import { Hold } from './hold';
import { awaitedNames } from './turn';
import { personName, useOffers, useTable } from './view';

/**
 * What is asked of several people and lies on the table: who has answered, whom it waits for and who of
 * them is not there, and how whoever may goes on without them. The answers stand with the questions.
 */
export function Asks() {
  const offers = useOffers('asks');
  const asks = Object.entries(useTable().public.value.derived.prompts).filter(
    ([, { answered }]) => answered !== undefined,
  );
  return (
    <Hold>
      {asks.map(([id, prompt]) => (
        <Asked key={id} prompt={prompt} offers={offers.filter((one) => one.with.ask === id)} />
      ))}
    </Hold>
  );
}

function Asked({ prompt, offers }: { prompt: OpenPrompt; offers: readonly OpenOffer[] }) {
  const { game, public: shared, present } = useTable();
  const { Words = Fragment } = game;
  const { title, text, to, waits = true, answered = {} } = prompt;
  const state = shared.value;
  const done = Object.entries(answered).map(([seat, said]) => {
    const name = personName(state, seat);
    return said === '' ? name : `${name} (${said})`;
  });
  return (
    <Panel title={title}>
      <p>
        <Words>{text}</Words>
      </p>
      <dl class="row-facts">
        {done.length > 0 ? (
          <div>
            <dt>Answered</dt>
            <dd>{list(done)}</dd>
          </div>
        ) : null}
        {to.length > 0 ? (
          <div>
            <dt>{waits ? 'Waiting for' : 'May answer'}</dt>
            <dd>{awaitedNames(state, present.value, to)}</dd>
          </div>
        ) : null}
      </dl>
      <OfferList offers={offers} />
    </Panel>
  );
}
