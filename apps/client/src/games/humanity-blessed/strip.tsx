import { blessingCount } from './blessings';
import { freeStats, statsOf } from './figures';
import { useOwn, useTable } from './view';

/** How one fares, in a line above the tabs: which Stats are free, and how many Blessings one has. */
export function Strip() {
  const { viewer, public: shared } = useTable();
  const state = shared.value;
  const [one] = useOwn();
  if (!one) {
    const owed = Object.keys(state.owed).length;
    const words = owed > 0 ? `Owed to the story: ${owed}` : 'Nothing is owed';
    return <p class="strip-name">{viewer.role === 'director' ? words : viewer.name}</p>;
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

const Figure = ({ name, words }: { name: string; words: string }) => (
  <div class="hb-figure">
    <dt>{name}</dt>
    <dd>{words}</dd>
  </div>
);
