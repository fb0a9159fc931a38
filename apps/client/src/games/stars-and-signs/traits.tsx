import { alignmentWords } from '@moonlit/rules/stars-and-signs/vocabulary';
import { Panel } from '../../design/panel';
import { count } from '../../design/words';
import { Written } from '../../design/written';
import { OfferControl } from '../../shell/offers/offer-control';
import { MEMORIES } from './constellation';
import { inPlay } from './figures';
import type { Trait } from './view';
import { about, nameOf, traitWords, useOffers, useTable } from './view';

/** What lies in play for a while: on the scene, on foes and things, on people; who may use it for nothing. */
export function TraitsInPlay() {
  const all = inPlay(useTable().public.value);
  const making = useOffers('traits').filter(
    ({ with: { trait, protagonist } }) => trait === undefined && protagonist === undefined,
  );
  if (all.length === 0 && making.length === 0) return null;
  return (
    <Panel id="traits" title="Traits in play">
      {all.length === 0 ? <p class="empty">None that everybody knows of.</p> : null}
      <TraitList of={all} />
      {making.map((offer) => (
        <OfferControl key={offer.key} offer={offer} />
      ))}
    </Panel>
  );
}

/** Traits, each with what it is for and against, its free invokes, its Memories, and what may be done with it. */
export function TraitList({ of, own = false }: { of: readonly Trait[]; own?: boolean }) {
  const offers = [...useOffers('traits'), ...useOffers('sheet')];
  return (
    <ul class="stack-s">
      {of.map((trait) => (
        <li key={trait.id} class="ss-trait" data-alignment={trait.alignment}>
          <TraitLine trait={trait} own={own} />
          <div class="acts-row">
            {about(offers, 'trait', trait.id).map((offer) => (
              <OfferControl key={offer.key} offer={offer} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

const signs = { positive: '+', neutral: '·', negative: '−' } as const;

function TraitLine({ trait, own }: { trait: Trait; own: boolean }) {
  const { seat, director } = useTable();
  const { alignment, rank, memories, magical, id } = trait;
  const kept = seat.value?.kept?.[id] ?? director.value?.kept[id];
  const facts = useFacts(trait, own);
  return (
    <>
      <p class="ss-trait-words">
        <span class="ss-sign" aria-hidden="true">
          {signs[alignment]}
        </span>
        <span>
          <b>{kept ? <Written>{kept}</Written> : <Written>{traitWords(trait)}</Written>}</b>
          {rank > 0 ? ` ${rank}` : ''}
          {kept ? <small> kept to you</small> : null}
          {magical ? <small> while Transformed</small> : null}
          <span class="sr-only">, {alignmentWords[alignment]}</span>
        </span>
        {own && lives(trait) ? <MemoryDots memories={memories} /> : null}
      </p>
      {facts.length > 0 ? <p class="hint">{facts.join(' · ')}</p> : null}
    </>
  );
}

/** Where it is, and who may invoke it for nothing. */
function useFacts({ of, on, free, holder, lasting, agenda }: Trait, own: boolean): string[] {
  const shared = useTable().public.value;
  const where = of === null ? on : (nameOf(shared, of) ?? '');
  const by = holder === null ? '' : ` for ${nameOf(shared, holder) ?? 'somebody'}`;
  return [
    ...(where && !own ? [where] : []),
    ...(own && lasting === 'temporary' ? ['for a while'] : []),
    ...(agenda?.ended ? ['ended'] : []),
    ...(free > 0 ? [`${count(free, 'free invoke', 'free invokes')}${by}`] : []),
  ];
}

/** Whether Memories are kept of it. */
export const lives = ({ kind }: Trait): boolean =>
  ['aspect', 'connection', 'agenda', 'lingering', 'anchor'].includes(kind);

/** Memories as three dots; how each felt is in its colour, and in words. */
function MemoryDots({ memories }: { memories: Trait['memories'] }) {
  const words = memories.map(({ text, tone }) => `${text} (${alignmentWords[tone]})`).join('; ');
  return (
    <span
      class="ss-memories"
      role="img"
      aria-label={`${count(memories.length, 'Memory', 'Memories')}${words ? `: ${words}` : ''}`}
      title={words}
    >
      {Array.from({ length: MEMORIES }, (_, at) => (
        <i key={at} data-tone={memories[at]?.tone} data-on={memories[at] !== undefined} />
      ))}
    </span>
  );
}
