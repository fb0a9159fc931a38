import { effortRefresh } from '@moonlit/rules/stars-and-signs/numbers';
import {
  abilityWords,
  caps,
  moodWords,
  pools,
  poolWords,
} from '@moonlit/rules/stars-and-signs/vocabulary';
import { Track } from '../../design/track';
import { Written } from '../../design/written';
import { hopeRefresh, slotWords, stateWords, woundsOf } from './figures';
import type { Protagonist } from './view';
import { useTable } from './view';

/** What one has always in sight of somebody: Hope, Effort, Despair, Corruption, Energy, Moods and Wounds (SNS-2402). */
export function Vitals({ one }: { one: Protagonist }) {
  const { effort } = one;
  return (
    <div class="stack-s">
      <Hope one={one} />
      <dl class="ss-pools">
        {pools.map((pool) => (
          <div key={pool} class="ss-pool" data-pool={pool}>
            <dt>{poolWords[pool].name}</dt>
            <dd>
              {effort[pool]}
              <small> of {effortRefresh(one, pool)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <Despair one={one} />
      <Corruption one={one} />
      <Energy one={one} />
      <Burdens one={one} />
    </div>
  );
}

/** Hope, as far as it comes back at a Major Milestone. */
export function Hope({ one }: { one: Protagonist }) {
  const { hope } = one;
  const refresh = hopeRefresh(useTable().public.value, one);
  const words = `${hope} of ${refresh}`;
  return (
    <Track label="Hope" value={hope} max={Math.max(refresh, hope)} words={words} tone="gold" />
  );
}

export function Corruption({ one: { corruption } }: { one: Protagonist }) {
  const [most, words] = [caps.corruption, slotWords(corruption, caps.corruption)];
  return <Track label="Corruption" value={corruption} max={most} words={words} tone="violet" />;
}

/** Ten slots, with an edge where Fragile begins, and the word for how somebody is. */
export function Despair({ one: { despair } }: { one: Pick<Protagonist, 'despair'> }) {
  const state = stateWords({ despair });
  return (
    <Track
      label="Despair"
      value={despair}
      max={caps.despair}
      group={caps.despair / 2}
      words={`${slotWords(despair)}${state ? `: ${state}` : ''}`}
      tone="rose"
    />
  );
}

/** What is left of a Transformation. */
export function Energy({ one: { transformed } }: { one: Pick<Protagonist, 'transformed'> }) {
  if (!transformed) return null;
  const { filled, temporary } = transformed;
  const left = caps.energy - filled;
  const more = temporary > 0 ? ` and ${temporary} for now` : '';
  return (
    <div class="ss-energy">
      <Track
        label="Energy"
        value={left + temporary}
        max={caps.energy + temporary}
        group={caps.energy}
        words={`${left} of ${caps.energy} left${more}`}
        tone="gold"
      />
    </div>
  );
}

/** Moods and Wounds, each with what it weighs on. */
export function Burdens({ one }: { one: Protagonist }) {
  const wounds = woundsOf(useTable().public.value, one.id);
  if (one.moods.length + wounds.length === 0) return null;
  return (
    <ul class="chips" aria-label="Moods and Wounds">
      {one.moods.map((mood) => (
        <li key={mood} class="chip ss-mood">
          {moodWords[mood].name}: no {abilityWords[moodWords[mood].ability].name}
        </li>
      ))}
      {wounds.map((wound) => (
        <li key={wound.id} class="chip ss-wound">
          {wound.kind === 'lingering' ? 'Lingering Wound' : 'Wound'}:{' '}
          <Written>{wound.text}</Written>
        </li>
      ))}
    </ul>
  );
}
