import { pools, poolWords } from '@moonlit/rules/stars-and-signs/vocabulary';
import { leadTo } from '../../shell/places/lead';
import { stateWords } from './figures';
import { doing, useOffers, useOwn, useTable } from './view';

/** How one’s protagonist fares, in a line above the tabs; whoever directs reads what they owe. */
export function Strip() {
  const { viewer } = useTable();
  const [one] = useOwn();
  if (!one) return viewer.role === 'director' ? <Owing /> : <p class="strip-name">{viewer.name}</p>;
  const { hope, effort, despair, transformed } = one;
  const state = stateWords(one);
  return (
    <dl class="ss-strip">
      <Figure kind="hope" name="Hope" words={`${hope}`} />
      {pools.map((pool) => (
        <Figure key={pool} kind={pool} name={poolWords[pool].name} words={`${effort[pool]}`} />
      ))}
      {transformed ? (
        <Figure kind="energy" name="Energy" words={`${5 - transformed.filled}`} />
      ) : null}
      <Figure kind="despair" name={state === '' ? 'Despair' : state} words={`${despair}`} />
    </dl>
  );
}

/** What the referee owes the table, and where it is told or waived. */
function Owing() {
  const table = useTable();
  const [first] = doing(useOffers('owed'), 'owed.tell');
  if (!first) return <p class="strip-name">Nothing is owed</p>;
  return (
    <button type="button" class="row-btn strip-name" onClick={() => leadTo(table, first)}>
      You owe {Object.keys(table.public.value.owed).length}
    </button>
  );
}

const Figure = ({ kind, name, words }: { kind: string; name: string; words: string }) => (
  <div class="ss-figure" data-pool={kind}>
    <dt>{name}</dt>
    <dd>{words}</dd>
  </div>
);
