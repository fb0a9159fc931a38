import type { Protagonist } from '@moonlit/rules';
import { content, playbookName, playbookOf } from '../api/content';
import { OfferControl } from '../offers/offer-control';
import { OfferList } from '../offers/offer-list';
import { PromisesAndPeople } from '../sheet/promises';
import { Conditions } from '../table/people';
import type { OpenOffer } from '../table/view';
import { ownProtagonist, protagonistName, useOffers, useTable } from '../table/view';
import { Panel } from '../ui/panel';
import { Track } from '../ui/track';
import { PlaybookCards } from './playbook-cards';

interface Step {
  title: string;
  hint: string;
  commands: readonly string[];
}

/** The order in which a protagonist is made. What fits no step stands at the end. */
const steps: readonly Step[] = [
  {
    title: 'Who they are',
    hint: 'Name, look and life. All of it can be changed until you are ready.',
    commands: ['character.write'],
  },
  {
    title: 'Actions',
    hint: 'What they are good at.',
    commands: ['character.raise-action'],
  },
  {
    title: 'Abilities',
    hint: 'What only they can do.',
    commands: ['character.choose-ability', 'character.set'],
  },
  {
    title: 'People in their life',
    hint: 'Those who are not protagonists.',
    commands: ['character.secondary'],
  },
  {
    title: 'Promises',
    hint: 'What binds them to the others.',
    commands: ['character.promise'],
  },
];

/** Making a protagonist, step by step. */
export function CharacterSteps() {
  const table = useTable();
  const one = ownProtagonist(table);
  const offers = useOffers('creation');
  if (offers.length === 0) return null;
  const choosing = offers.filter(({ command }) => command === 'character.create');
  if (choosing.length > 0) {
    const rest = offers.filter((offer) => !choosing.includes(offer));
    return (
      <Panel title="Choose your playbook" kicker="Your protagonist">
        <PlaybookCards offers={choosing} />
        <OfferList offers={rest} />
      </Panel>
    );
  }
  const known = steps.flatMap(({ commands }) => commands);
  const ready = offers.filter(({ command }) => command === 'character.ready');
  const changing = offers.filter(({ command }) => command === 'character.change-playbook');
  const loose = offers.filter(
    (offer) =>
      !known.includes(offer.command) && !ready.includes(offer) && !changing.includes(offer),
  );
  return (
    <Panel
      title={one ? protagonistName(table.public.value, one.id) : 'Protagonists in the making'}
      kicker={one ? `Your protagonist: ${playbookName(one.playbook)}` : 'Your protagonist'}
    >
      {one ? <SoFar one={one} /> : null}
      <ol class="making">
        {steps.map((step) => (
          <MakingStep
            key={step.title}
            step={step}
            offers={offers.filter(({ command }) => step.commands.includes(command))}
          />
        ))}
      </ol>
      <OfferList offers={ready} />
      <OfferList offers={loose} />
      {changing.length > 0 ? (
        <details class="offer-form">
          <summary class="btn">Choose another playbook</summary>
          <PlaybookCards offers={changing} />
        </details>
      ) : null}
    </Panel>
  );
}

function MakingStep({ step, offers }: { step: Step; offers: readonly OpenOffer[] }) {
  if (offers.length === 0) return null;
  const [only] = offers;
  return (
    <li class="making-step">
      <h3>{step.title}</h3>
      <p class="hint">{step.hint}</p>
      {offers.length === 1 && only ? <OfferControl offer={only} /> : <OfferList offers={offers} />}
    </li>
  );
}

/** What has been chosen already. */
function SoFar({ one }: { one: Protagonist }) {
  const texts = content.value;
  const { lengths } = useTable().public.value.derived;
  const playbook = playbookOf(one.playbook);
  const dots = Object.entries(one.actions).filter(([, { mundane }]) => mundane > 0);
  return (
    <div class="so-far">
      <Conditions one={one} />
      {playbook ? <p class="lead">{playbook.tagline}</p> : null}
      {texts ? (
        <div class="so-far-dots">
          {dots.map(([id, { mundane }]) => (
            <Track
              key={id}
              label={texts.actions[id as keyof typeof texts.actions].name}
              value={mundane}
              max={lengths.dots.mundane}
            />
          ))}
        </div>
      ) : null}
      <ul class="plain-list">
        {[...one.special, ...one.transcendent].map((id) => {
          const ability = [...(playbook?.special ?? []), ...(playbook?.transcendent ?? [])].find(
            (found) => found.id === id,
          );
          return (
            <li key={id}>
              <b>{ability?.name ?? id}</b>: {ability?.summary}
            </li>
          );
        })}
        <PromisesAndPeople one={one} />
      </ul>
    </div>
  );
}
