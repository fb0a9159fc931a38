import type { Engine, EngineView, StarsState, StarsView } from '@moonlit/rules/girl-by-moonlight';
import { ClockPie } from '../../../../design/clock-pie';
import { Empty, Panel } from '../../../../design/panel';
import { count, list } from '../../../../design/words';
import { Written } from '../../../../design/written';
import { OfferList } from '../../../../shell/offers/offer-list';
import { titled } from '../../api/content';
import type { OpenOffer } from '../../view';
import { personName, protagonistName, useTable } from '../../view';
import { Berth, EmptyBerths } from './berth';

/** Every Engine, with what the viewer may do about it beside it. */
export function Hangar({ stars, view }: { stars: StarsState; view: StarsView }) {
  const offers = useTable().offers.value.filter(isOfEngine);
  const engines = Object.values(stars.engines);
  const { capacity } = view.hangar;
  return (
    <Panel
      title="The hangar"
      aside={<span class="badge">{`${view.hangar.engines} of ${capacity} berths taken`}</span>}
    >
      {engines.length === 0 ? <Empty>No Engine has come to it yet.</Empty> : null}
      {stars.toCreate > 0 ? (
        <p class="notice">
          {count(stars.toCreate, 'new Engine waits', 'new Engines wait')} to be described.
        </p>
      ) : null}
      <ul class="engines">
        {engines.map((engine) => {
          const stands = view.engines[engine.id];
          return stands ? (
            <li key={engine.id} class={`card engine engine-${stands.standing}`}>
              <Berth engine={engine} />
              <EngineCard engine={engine} stands={stands} lengths={view.lengths} />
              <OfferList offers={offers.filter((offer) => offer.with.engine === engine.id)} />
            </li>
          ) : null;
        })}
      </ul>
      <EmptyBerths free={capacity - view.hangar.engines} />
    </Panel>
  );
}

/** What a player does about one Engine; what the director sets by hand stands on the desk. */
function isOfEngine({ command, place, prompt }: OpenOffer): boolean {
  return command.startsWith('stars.') && place !== 'director' && prompt === undefined;
}

interface EngineCardProps {
  engine: Engine;
  stands: EngineView;
  lengths: StarsView['lengths'];
}

function EngineCard({ engine, stands, lengths }: EngineCardProps) {
  const state = useTable().public.value;
  const { name, description, virtue, impulses, strength, recovery, maker, whyNot } = engine;
  const links = Object.entries(stands.links);
  return (
    <>
      <header class="engine-head">
        <div>
          <h3>{name}</h3>
          <p class="engine-stands">{stands.words}</p>
        </div>
        <Pips strength={strength} most={lengths.strength} />
      </header>
      {description ? <Written as="p">{description}</Written> : null}
      <dl class="engine-facts">
        <dt>Virtue</dt>
        <dd>{titled(virtue)}</dd>
        <dt>{impulses.length > 1 ? 'Impulses' : 'Impulse'}</dt>
        <dd>{list(impulses.map(titled)) || 'none yet'}</dd>
        <dt>Bond</dt>
        <dd>
          {links.length === 0
            ? 'no links with it yet'
            : list(
                links.map(
                  ([id, links]) =>
                    `${protagonistName(state, id)} (${count(links, 'link', 'links')})`,
                ),
              )}
        </dd>
        {stands.mayPilot.length > 0 ? (
          <>
            <dt>May board</dt>
            <dd>{list(stands.mayPilot.map((id) => protagonistName(state, id)))}</dd>
          </>
        ) : null}
        {maker ? (
          <>
            <dt>Never</dt>
            <dd>
              {protagonistName(state, maker)}, whose player made it
              {whyNot ? `: ${whyNot}` : ''}
            </dd>
          </>
        ) : (
          <>
            <dt>Described by</dt>
            <dd>{personName(state, engine.by)}</dd>
          </>
        )}
      </dl>
      <div class="engine-recovery">
        <ClockPie marked={recovery} segments={lengths.recovery} />
        <p class="hint">Recovery: the fourth segment gives it strength back.</p>
      </div>
    </>
  );
}

/** Its strength, as pips and in words. */
function Pips({ strength, most }: { strength: number; most: number }) {
  return (
    <p class="engine-strength">
      <svg viewBox="0 0 60 20" aria-hidden="true" focusable="false">
        {Array.from({ length: most }, (_, at) => (
          <path
            key={at}
            class={at < strength ? 'pip pip-on' : 'pip'}
            d={`M${at * 20 + 10} 2l8 8-8 8-8-8z`}
          />
        ))}
      </svg>
      <span>
        Strength {strength} of {most}
      </span>
    </p>
  );
}
