import { Panel } from '../../design/panel';
import { Written } from '../../design/written';
import { OfferList } from '../../shell/offers/offer-list';
import { about, useOffers, useTable } from './view';

/** Long goals, each with how far it is, and what boons and busts will shape its end (HUM-1004…1006). */
export function GoalsPanel() {
  const all = Object.values(useTable().public.value.tracked);
  const goals = useOffers('goals');
  const moves = useOffers('check');
  const starting = goals.filter(({ with: { track } }) => track === undefined);
  if (all.length === 0 && starting.length === 0) return null;
  return (
    <Panel id="goals" title="Long goals">
      {all.length === 0 ? <p class="empty">Nothing is being worked towards.</p> : null}
      <ul class="hb-goals">
        {all.map(({ id, name, position, goal, boons, busts }) => (
          <li key={id}>
            <p>
              <b>
                <Written>{name}</Written>
              </b>
              : at {position}
              {goal === null ? '' : ` of ${goal}`}
            </p>
            {goal === null ? null : (
              <meter
                class="hb-meter"
                min={0}
                max={goal}
                value={Math.min(goal, position)}
                aria-label={`${name}: how far it is`}
              />
            )}
            <Shaping words="Boons" of={boons} />
            <Shaping words="Busts" of={busts} />
            <OfferList offers={about([...goals, ...moves], 'track', id)} />
          </li>
        ))}
      </ul>
      <OfferList offers={starting} />
    </Panel>
  );
}

function Shaping({ words, of }: { words: string; of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <details class="open-steps">
      <summary>
        {words}: {of.length}
      </summary>
      <ul>
        {of.map((text, at) => (
          <li key={at}>
            <Written>{text}</Written>
          </li>
        ))}
      </ul>
    </details>
  );
}
