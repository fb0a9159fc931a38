import { Icon } from '../../design/icon';
import { leadTo } from '../../shell/places/lead';
import { blessingCount } from './blessings';
import { freeStats, statsOf } from './figures';
import { doing, useOffers, useOwn, useTable } from './view';

/** How one fares, in a line above the tabs: which Stats are free, and how many Blessings one has. */
export function Strip() {
  const { viewer, public: shared } = useTable();
  const state = shared.value;
  const [one] = useOwn();
  if (!one) {
    return viewer.role === 'director' ? <Owed /> : <p class="strip-name">{viewer.name}</p>;
  }
  const own = statsOf(state, one);
  const place = state.endeavor?.participants[one.id];
  return (
    <dl class="hb-strip">
      <Figure name="Free Stats" words={`${freeStats(own).length}/${own.length}`} />
      <Figure name="Blessings" words={`${blessingCount(state, one.id)}`} />
      {place?.standing === 'in' ? <Figure name="Position" words={`${place.position}`} /> : null}
    </dl>
  );
}

/** How many boons and busts the table owes the story; a tap leads to the first of them (HUM-1810). */
function Owed() {
  const table = useTable();
  const [first] = doing(useOffers('owed'), 'owed.word');
  const count = Object.keys(table.public.value.owed).length;
  if (!first) return <p class="strip-name">Nothing is owed</p>;
  return (
    <button
      type="button"
      class="row-btn strip-name hb-strip-owed"
      onClick={() => leadTo(table, first)}
    >
      <span>Owed to the story: {count}</span>
      <Icon name="forth" />
    </button>
  );
}

const Figure = ({ name, words }: { name: string; words: string }) => (
  <div class="hb-figure">
    <dt>{name}</dt>
    <dd>{words}</dd>
  </div>
);
