import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import { list } from '../../../design/words';
import { Deck, DeckCard } from '../../../shell/choosing/deck';
import { OfferControl } from '../../../shell/offers/offer-control';
import { actionName } from '../api/content';
import { Emblem } from '../faces/drawing';
import type { PlaybookFacts } from '../sheet/playbook-facts';
import { playbookFacts } from '../sheet/playbook-facts';
import type { AbilityText } from '../texts';
import type { OpenOffer } from '../view';
import { personName, useTable } from '../view';

/**
 * Playbooks to choose from, as cards that one leafs through: who it is and what it is to play them at a
 * glance, and all that it says once it is opened; one at a time.
 */
export function PlaybookCards({ offers }: { offers: readonly OpenOffer[] }) {
  const state = useTable().public.value;
  return (
    <Deck count={offers.length} of="playbook">
      {offers.map((offer) => {
        const id = String(offer.with.playbook);
        const facts = playbookFacts(state, id);
        return (
          <DeckCard
            key={offer.key}
            colour={facts?.colour ?? 'silver'}
            art={facts ? <Emblem playbook={id} /> : null}
          >
            {facts ? (
              <Card facts={facts} offer={offer} players={playersOf(state, id)} />
            ) : (
              <OfferControl offer={offer} />
            )}
          </DeckCard>
        );
      })}
    </Deck>
  );
}

interface CardProps {
  facts: PlaybookFacts;
  offer: OpenOffer;
  /** Who has chosen it already. */
  players: readonly string[];
}

function Card({ facts, offer, players }: CardProps) {
  const { name, tagline, summary, playIf, startingActions, special, transcendent } = facts;
  const [start, ...others] = special;
  return (
    <>
      <details class="deck-fold" name="playbook">
        <summary>
          <span class="card-title">{name}</span>
          {players.length > 0 ? <span class="badge badge-taken">{list(players)}</span> : null}
          <span class="deck-line">{tagline}</span>
          <span class="hint">{startingActions.map(actionName).join(' · ')}</span>
        </summary>
        <div class="deck-body">
          <OfferControl offer={withoutDetail({ ...offer, primary: true })} />
          <p>{summary}</p>
          <dl class="answers">
            <Fact term="It begins with">
              {start ? <AbilityLine ability={start} /> : 'No ability yet.'}
            </Fact>
            <Fact term="What it is after (xp)">{facts.xpTrigger}</Fact>
            <Fact term="What it promises">
              {facts.promises.map(({ label }) => label).join('; ')}
            </Fact>
            <Fact term="How it loses itself (eclipse)">{facts.eclipse.prompt}</Fact>
            <Fact term="What brings it back">{facts.eclipse.escape}</Fact>
          </dl>
          <details class="drawer">
            <summary>Abilities to choose from ({others.length + transcendent.length})</summary>
            <Abilities title="Special" abilities={others} />
            <Abilities title="Transcendent" abilities={transcendent} />
          </details>
          <details class="drawer">
            <summary>What it can ask</summary>
            <ul class="plain-list">
              {facts.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </details>
        </div>
      </details>
      <p class="deck-foot">{playIf}</p>
    </>
  );
}

function Fact({ term, children }: { term: string; children: preact.ComponentChildren }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Abilities({ title, abilities }: { title: string; abilities: readonly AbilityText[] }) {
  if (abilities.length === 0) return null;
  return (
    <section class="stack" aria-label={title}>
      <p class="kicker">{title}</p>
      <ul class="plain-list">
        {abilities.map((ability) => (
          <li key={ability.id}>
            <AbilityLine ability={ability} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An ability in a line: what it is called, and what it does. */
export function AbilityLine({ ability }: { ability: AbilityText }) {
  return (
    <>
      <b>{ability.name}</b>: {ability.summary}
    </>
  );
}

function playersOf(state: PublicState, playbook: string): string[] {
  return Object.values(state.protagonists)
    .filter((one) => one.playbook === playbook && one.status !== 'lost')
    .map(({ seat }) => personName(state, seat));
}

/** The card says it all already. */
function withoutDetail({ detail: _, ...offer }: OpenOffer): OpenOffer {
  return offer;
}
