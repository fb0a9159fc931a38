import type { SkyState } from '@moonlit/rules/girl-by-moonlight';
import type { CursedFate } from './standing';
import { isBeginning, pathOf, standingOf, standingWord } from './standing';

interface WordsProps {
  fates: readonly CursedFate[];
  sky: SkyState;
}

/** The whole map as a list, for whoever would rather read it. */
export function FateWords({ fates, sky }: WordsProps) {
  const nameOf = (id: string) => {
    if (isBeginning(id)) return 'the beginning';
    const fate = fates.find((one) => one.id === id);
    return fate ? `${fate.name} (${pathOf(fate)})` : id;
  };
  return (
    <details class="drawer">
      <summary>All fates in words</summary>
      <ol class="rooms">
        {fates.map((fate) => {
          const standing = standingOf(fate, sky);
          return (
            <li key={fate.id} class={standing === 'used' ? 'room room-open' : 'room'}>
              <p>
                <b>{fate.name}</b> <small>{`${pathOf(fate)}, ${standingWord[standing]}`}</small>
              </p>
              <p class="hint">
                {fate.benefit} The price: {fate.complication} It follows{' '}
                {fate.after.map(nameOf).join(' or ')}.
              </p>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
