import { pools, poolWords } from '@moonlit/rules/stars-and-signs/vocabulary';
import { Panel } from '../../design/panel';
import { count } from '../../design/words';
import { Written } from '../../design/written';
import { openSteps, useMade } from '../../shell/making/made';
import { Face } from './face';
import { standingWords } from './figures';
import type { Protagonist } from './view';
import { castOf, heroColour, useTable } from './view';
import { Burdens, Corruption, Despair, Energy, Hope } from './vitals';

/** Everybody whose story goes on, a card each: who they are, how they fare, who has acted. */
export function CastRow() {
  const shared = useTable().public.value;
  const cast = castOf(shared);
  if (cast.length === 0) return null;
  return (
    <Panel id="cast" title="Protagonists">
      <ul class="people-cards">
        {cast.map((one) => (
          <li key={one.id} data-hero={heroColour(shared, one.id)}>
            <Fellow one={one} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Fellow({ one }: { one: Protagonist }) {
  const shared = useTable().public.value;
  const open = openSteps(useMade(one.id));
  const { id, name, effort, standing, transformed, consumed } = one;
  const words = standingWords(one);
  return (
    <article
      class="ss-card"
      data-standing={standing}
      data-bright={transformed !== null}
      data-consumed={consumed}
      aria-label={name}
    >
      <header class="people-head">
        <Face id={id} size="m" />
        <div>
          <h3>
            <Written>{name}</Written>
          </h3>
          <p class="ss-how">
            {words.length > 0 ? <b>{words.join(', ')}</b> : 'Steady'}
            {shared.acted.includes(id) ? ' · has acted' : ''}
          </p>
        </div>
      </header>
      <Despair one={one} />
      <Energy one={one} />
      <div class="stack-s">
        <Hope one={one} />
        <Corruption one={one} />
      </div>
      <p class="ss-effort">
        {pools.map((pool) => (
          <span key={pool} data-pool={pool}>
            {poolWords[pool].name} <b>{effort[pool]}</b>
          </span>
        ))}
      </p>
      <Burdens one={one} />
      {open.length > 0 ? (
        <details class="open-steps">
          <summary>Still open: {count(open.length, 'step', 'steps')}</summary>
          <p class="hint">{open.map(({ title }) => title).join(', ')}</p>
        </details>
      ) : null}
    </article>
  );
}
