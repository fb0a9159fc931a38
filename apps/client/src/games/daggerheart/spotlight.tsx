import { Track } from '../../design/track';
import { list } from '../../design/words';
import { Hold } from '../../shell/focus/hold';
import { OfferList } from '../../shell/offers/offer-list';
import { nameOf, useOffers, useTable } from './view';

const FEAR = 12;

/** Who has the spotlight, who would like it, and the Fear that moves it. */
export function SpotlightPanel() {
  const { public: shared, viewer } = useTable();
  const state = shared.value;
  const { side, holder, owed, moves } = state.spotlight;
  const offers = useOffers('spotlight');
  const gm = viewer.role === 'director';
  const gms = gm ? 'You have the spotlight' : 'The GM has the spotlight';
  const anybodys = gm ? 'The players have the spotlight' : 'The spotlight is yours';
  const players = holder ? `The spotlight is on ${nameOf(state, holder)}` : anybodys;
  const words = side === 'gm' ? gms : players;
  return (
    <section class="panel dh-spotlight" data-side={side} aria-label="The spotlight">
      <div class="dh-spot-head">
        <div>
          <p class="kicker">The spotlight</p>
          <h2 tabIndex={-1}>{words}</h2>
        </div>
        <div class="dh-fear">
          <Track label="Fear" value={state.fear} max={FEAR} tone="violet" />
        </div>
      </div>
      <p class="hint">
        {side === 'gm' ? owedWords[moves < 1 ? 'made' : (owed ?? 'none')] : wantWords(state)}
      </p>
      {gm ? (
        <Hold>
          <OfferList offers={offers} />
        </Hold>
      ) : null}
    </section>
  );
}

const owedWords = {
  softer: 'A move is owed: rather a softer one.',
  harder: 'A move is owed: rather a harder one.',
  none: 'A move, and then it goes back or is kept.',
  made: 'The move is made: it goes back, or is kept for a Fear.',
} as const;

/** Who would like it next, and how often each had it, so that everybody comes to act. */
function wantWords(state: Parameters<typeof nameOf>[0]): string {
  const { wants, turns } = state.spotlight;
  const ids = new Set([...Object.keys(state.intentions ?? {}), ...wants]);
  const names = [...ids].flatMap((id) => {
    const name = nameOf(state, id);
    return name ? [`${name} (${turns[id]?.count ?? 0} so far)`] : [];
  });
  return names.length === 0 ? 'Anybody may act.' : `${list(names)} would like it next.`;
}
