import { motivationWords } from '@moonlit/rules/humanity-blessed/vocabulary';
import { Panel } from '../../design/panel';
import { count } from '../../design/words';
import { Written } from '../../design/written';
import { openSteps, useMade } from '../../shell/making/made';
import { Blessings } from './blessings';
import { Face } from './face';
import { StatList } from './stat-list';
import type { Character } from './view';
import { castOf, heroColour, useTable } from './view';

/** Everybody whose story goes on, a card each: who they are, which Stats are free, what Blessings they have. */
export function CastRow() {
  const shared = useTable().public.value;
  const cast = castOf(shared);
  if (cast.length === 0) return null;
  return (
    <Panel id="cast" title="Characters">
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

function Fellow({ one }: { one: Character }) {
  const { rests } = useTable().public.value;
  const open = openSteps(useMade(one.id));
  const words = [
    one.motivation ? motivationWords[one.motivation].name : '',
    one.pronouns,
    rests[one.id] === undefined ? '' : 'rests',
  ].filter(Boolean);
  return (
    <article class="hb-card" aria-label={one.name}>
      <header class="people-head">
        <Face id={one.id} size="m" />
        <div>
          <h3>
            <Written>{one.name}</Written>
          </h3>
          <Written as="p" class="hint">
            {words.join(' · ')}
          </Written>
        </div>
      </header>
      <StatList one={one} small />
      <Blessings one={one} />
      {open.length > 0 ? (
        <details class="open-steps">
          <summary>Still open: {count(open.length, 'step', 'steps')}</summary>
          <p class="hint">{open.map(({ title }) => title).join(', ')}</p>
        </details>
      ) : null}
    </article>
  );
}
