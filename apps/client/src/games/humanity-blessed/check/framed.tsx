import { complexityWords, statWords } from '@moonlit/rules/humanity-blessed/vocabulary';
import { Written } from '../../../design/written';
import type { Check } from '../view';
import { nameOf, useTable } from '../view';

/** What an action is: what it is meant to reach, with which Stat, how complex it is and why, and against whom. */
export function Framed({ check }: { check: Check }) {
  const shared = useTable().public.value;
  const { aim, claim, frame, members, done } = check;
  const aptitude = shared.characters[check.leader]?.aptitudes.find(
    ({ id }) => id === claim.aptitude,
  );
  const goal = check.purpose.kind === 'tracked' ? nameOf(shared, check.purpose.track) : undefined;
  return (
    <>
      <p class="result-how">
        <b>{statWords[claim.stat].name}</b>
        {claim.insteadOf ? <span>in place of {statWords[claim.insteadOf].name}</span> : null}
      </p>
      {aim ? (
        <Written as="p" class="stage-fiction">
          {aim}
        </Written>
      ) : null}
      <ul class="chips" aria-label="What it is">
        {frame ? (
          <li class="chip">
            {complexityWords[frame.complexity].name}{' '}
            <span aria-hidden="true">{complexityWords[frame.complexity].sign}</span>
            {frame.needed > 1 ? `: ${done.length} of ${frame.needed} Checks` : ''}
          </li>
        ) : null}
        {frame?.raised.map(({ source, ranks }) => (
          <li key={source} class="chip">
            +{ranks}: <Written>{source}</Written>
          </li>
        ))}
        {frame?.apt ? <li class="chip">Apt: 3 and 4 count as 5</li> : null}
        {frame?.gain ? <li class="chip">Exceptional gain: 6 and 7 count as 8</li> : null}
        {aptitude ? (
          <li class="chip">
            Aptitude: <Written>{aptitude.text}</Written>
          </li>
        ) : null}
        {claim.against ? (
          <li class="chip">
            Against <Written>{claim.against.who}</Written>
          </li>
        ) : null}
        {goal ? (
          <li class="chip">
            Towards <Written>{goal}</Written>
          </li>
        ) : null}
        {members.map((id) => (
          <li key={id} class="chip">
            With <Written>{nameOf(shared, id) ?? 'somebody'}</Written>
          </li>
        ))}
      </ul>
    </>
  );
}
