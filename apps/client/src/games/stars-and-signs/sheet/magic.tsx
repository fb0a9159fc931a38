import { actionWords, skillWords } from '@moonlit/rules/stars-and-signs/vocabulary';
import { Written } from '../../../design/written';
import type { Protagonist } from '../view';

/** What is magical about somebody, in their words. */
export function MagicWords({ one: { magic } }: { one: Protagonist }) {
  const words = (
    [
      ['Gift', magic.gift],
      ['Catch', magic.catch],
      ['Relic', magic.relic],
      ['Regalia', magic.regalia],
      ['Words', magic.phrase],
    ] as const
  ).filter(([, text]) => text !== '');
  return (
    <>
      <dl class="answers">
        {words.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Written>{text}</Written>
            </dd>
          </div>
        ))}
        {magic.moves.map(({ id, name, action, skill, text }) => (
          <div key={id}>
            <dt>
              <Written>{name}</Written>: {actionWords[action].name} ({skillWords[skill].name})
            </dt>
            <dd>
              <Written>{text}</Written>
            </dd>
          </div>
        ))}
      </dl>
      <p class="hint">
        {magic.wish.now === 'used'
          ? 'The Wish is made.'
          : 'One Wish, once ever: it ends their story.'}
      </p>
    </>
  );
}
