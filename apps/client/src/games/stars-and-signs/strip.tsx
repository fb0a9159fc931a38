import { pools, poolWords } from '@moonlit/rules/stars-and-signs/vocabulary';
import { stateWords } from './figures';
import { useOwn, useTable } from './view';

/** How one’s protagonist fares, in a line above the tabs; whoever directs reads what they owe. */
export function Strip() {
  const { viewer, public: shared } = useTable();
  const [one] = useOwn();
  if (!one) {
    const owed = Object.keys(shared.value.owed).length;
    const words = owed > 0 ? `You owe ${owed}` : 'Nothing is owed';
    return <p class="strip-name">{viewer.role === 'director' ? words : viewer.name}</p>;
  }
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

const Figure = ({ kind, name, words }: { kind: string; name: string; words: string }) => (
  <div class="ss-figure" data-pool={kind}>
    <dt>{name}</dt>
    <dd>{words}</dd>
  </div>
);
