import { actionScale } from '@moonlit/rules/stars-and-signs/scale';
import {
  abilityOf,
  abilityWords,
  actionWords,
  scaleWords,
  skillWords,
} from '@moonlit/rules/stars-and-signs/vocabulary';
import { Written } from '../../../design/written';
import type { Check, Protagonist } from '../view';
import { nameOf, traitWords, useTable } from '../view';
import { scaleSaid } from './total';

interface FramedProps {
  check: Check;
  one: Protagonist;
}

/** What a Check is: what it is meant to do and how, how large it is, what is at stake, and what goes into it. */
export function Framed({ check, one }: FramedProps) {
  const { action, skill, challenge } = check;
  return (
    <>
      <p class="result-how">
        <b>{action === null ? 'What is it? The referee says.' : actionWords[action].name}</b>{' '}
        <span>
          {skillWords[skill].name}, by {abilityWords[abilityOf(skill)].name}
        </span>
      </p>
      <Written as="p" class="stage-fiction">
        {check.aim}
      </Written>
      {action === null ? null : <Scales check={check} />}
      {challenge.stakes === 'high' || challenge.risk ? (
        <p class="ss-stakes">
          {challenge.stakes === 'high' ? <b>High Stakes: Fallout may be a Wound. </b> : null}
          {challenge.risk ? (
            <>
              At stake: <Written>{challenge.risk}</Written>
            </>
          ) : null}
        </p>
      ) : null}
      <GoesIn check={check} one={one} />
    </>
  );
}

/** Two Scales, one beside the other on the same ladder, and what that means. */
function Scales({ check }: { check: Check }) {
  const own = actionScale({ public: useTable().public.value }, check);
  const against = check.challenge.scale;
  return (
    <div class="ss-scales">
      <p>
        Scale <b>{own}</b> against <b>{against}</b>. {scaleSaid(own, against)}
      </p>
      <ol class="ss-ladder" aria-hidden="true">
        {scaleWords.map((words, at) => (
          <li key={words} data-own={at <= own} data-against={at === against}>
            {at}
          </li>
        ))}
      </ol>
    </div>
  );
}

const goes = (id: string, words: string, against = false) => ({
  ...{ id, words },
  sign: against ? '−' : '+',
});

/** All that is for and against, each once, by name. */
function GoesIn({ check, one }: FramedProps) {
  const shared = useTable().public.value;
  const { relevant, invoked, asset, boons, banes } = check;
  const trait = (id: string) => {
    const found = shared.traits[id];
    return found ? traitWords(found) : 'something';
  };
  const matters = Object.entries(relevant).flatMap(([id, ruled]) =>
    ruled === 'in' && shared.traits[id] ? [shared.traits[id]] : [],
  );
  const used = one.assets.find(({ id }) => id === asset?.asset);
  const all = [
    ...matters.map((one) => goes(one.id, traitWords(one), one.alignment === 'negative')),
    ...invoked.map(({ trait: id, as }) =>
      goes(`invoked ${id}`, `${trait(id)}, invoked${as === 'advantage' ? ' for Advantage' : ''}`),
    ),
    ...(used
      ? [goes(used.id, `${used.name}: ${asset?.gives === 'die' ? 'its die' : 'its Quality'}`)]
      : []),
    ...(boons > 0 ? [goes('boons', `${boons} besides`)] : []),
    ...(banes > 0 ? [goes('banes', `${banes} besides`, true)] : []),
  ];
  if (all.length === 0) return null;
  return (
    <ul class="chips" aria-label="What goes into it">
      {all.map(({ id, sign, words }) => (
        <li key={id} class="chip" data-sign={sign}>
          {sign} <Written>{words}</Written>
        </li>
      ))}
    </ul>
  );
}

const supports = {
  waiting: 'waits for the Test',
  success: 'supports, +2',
  failure: 'gets in the way, −2',
} as const;

/** Who stands or falls together with whoever acts, each with a method of their own. */
export function Followers({ of }: { of: NonNullable<Check['cooperation']> }) {
  const shared = useTable().public.value;
  const all = Object.entries(of);
  return (
    <div class="stack">
      <p class="kicker">Cooperation</p>
      {all.length === 0 ? <p class="empty">Nobody follows yet.</p> : null}
      <ul class="ss-followers">
        {all.map(([id, { skill, method, result }]) => (
          <li key={id} data-result={result}>
            <b>
              <Written>{nameOf(shared, id) ?? 'Somebody'}</Written>
            </b>
            , {skillWords[skill].name}: {supports[result]}
            {method ? (
              <small>
                <Written>{method}</Written>
              </small>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
