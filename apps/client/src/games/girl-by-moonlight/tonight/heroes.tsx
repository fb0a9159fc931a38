import type { Protagonist, PublicState, ReadyText } from '@moonlit/rules/girl-by-moonlight';
import { Written } from '../../../design/written';
import { useFreePeople } from '../../../shell/starts/offers';
import { Take, TakenBadge, TakePanel } from '../../../shell/starts/taking';
import { actionName } from '../api/content';
import { CharacterSteps } from '../creation/character-steps';
import { Deck } from '../creation/deck';
import { AbilityLine } from '../creation/playbook-cards';
import { Bust, Emblem } from '../faces/drawing';
import { playbookFacts } from '../sheet/playbook-facts';
import { abilityText } from '../texts';
import type { OpenOffer } from '../view';
import { personName, protagonistName, useTable } from '../view';
import { useReady } from './texts';

type Hero = ReadyText['heroes'][number];

/** Heroes to take, as cards; and the long way, for whoever would rather make somebody of their own. */
export function Heroes() {
  const ready = useReady();
  const offers = useFreePeople();
  const state = useTable().public.value;
  return (
    <TakePanel
      title="Take a hero"
      hint="Leaf through, tap a name to read on, and take whom you like. All can be changed later."
      own={
        <>
          <p class="hint">That takes longer, and they join the story when an episode begins.</p>
          <CharacterSteps />
        </>
      }
    >
      {ready ? (
        <Deck count={ready.heroes.length} of="hero">
          {ready.heroes.map((hero) => (
            <HeroCard
              key={hero.playbook}
              hero={hero}
              offer={offers.find((offer) => offer.with.hero === hero.playbook)}
              taken={state.protagonists[`hero-${hero.playbook}`]}
            />
          ))}
        </Deck>
      ) : null}
    </TakePanel>
  );
}

interface HeroCardProps {
  hero: Hero;
  /** Missing where somebody else has them. */
  offer: OpenOffer | undefined;
  taken: Protagonist | undefined;
}

function HeroCard({ hero, offer, taken }: HeroCardProps) {
  const state = useTable().public.value;
  const facts = playbookFacts(state, hero.playbook);
  return (
    <li
      class={taken ? 'playbook-card hero-taken' : 'playbook-card'}
      data-hero={facts?.colour ?? 'silver'}
    >
      <div class="playbook-art">
        {hero.silhouette === 'emblem' ? (
          <Emblem playbook={hero.playbook} />
        ) : (
          <Bust silhouette={hero.silhouette} />
        )}
      </div>
      <details class="playbook" name="hero">
        <summary>
          <span class="card-title">{hero.name}</span>
          {taken ? (
            <TakenBadge taken={{ owner: taken.seat, name: protagonistName(state, taken.id) }} />
          ) : null}
          <span class="playbook-tagline">{hero.line}</span>
          <span class="playbook-actions">
            {facts?.name ?? ''} · {goodAt(state, hero).map(actionName).join(', ')}
          </span>
        </summary>
        <div class="playbook-body">
          {offer ? <Take offer={offer} /> : <Taken by={taken?.seat ?? null} />}
          <About hero={hero} />
        </div>
      </details>
    </li>
  );
}

/** Who came second reads it where they would have taken the hero. */
function Taken({ by }: { by: string | null }) {
  const state = useTable().public.value;
  return (
    <p class="notice">
      <Written>{personName(state, by)}</Written> plays this hero: take another one.
    </p>
  );
}

function About({ hero }: { hero: Hero }) {
  const state = useTable().public.value;
  const abilities = [hero.special, hero.transcendent ?? []]
    .flat()
    .flatMap((id) => abilityText(state, id) ?? []);
  const [first] = playbookFacts(state, hero.playbook)?.special ?? [];
  return (
    <dl class="answers">
      <Fact term="Looks like">{hero.look}</Fact>
      <Fact term="Who that is">{hero.background}</Fact>
      <Fact term="Transcended">
        {hero.trueName} <small>({hero.pronouns})</small>
      </Fact>
      <Fact term="Every day">{hero.obligation}</Fact>
      <Fact term="Can do what nobody else can">
        <ul class="plain-list">
          {[first ?? [], abilities].flat().map((ability) => (
            <li key={ability.id}>
              <AbilityLine ability={ability} />
            </li>
          ))}
        </ul>
      </Fact>
      <Fact term="Promises somebody">
        <ul class="plain-list">
          {Object.entries(hero.promises).map(([id, text]) => (
            <li key={id}>“{text}”</li>
          ))}
        </ul>
      </Fact>
      {hero.people.length > 0 ? (
        <Fact term="Knows">
          <ul class="plain-list">
            {hero.people.map(({ name, detail }) => (
              <li key={name}>
                <b>{name}</b>: {detail}
              </li>
            ))}
          </ul>
        </Fact>
      ) : null}
    </dl>
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

/** The three actions that they have a dot in. */
const goodAt = (state: PublicState, { playbook, action }: Hero): string[] => [
  ...(playbookFacts(state, playbook)?.startingActions ?? []),
  action,
];
