import { diceOf, hashOfSeed } from '@moonlit/protocol/fair-dice';
import type { Deck, ShuffleProof } from '@moonlit/rules/any-game/decks';
import { faceOf, inOrder, shuffled } from '@moonlit/rules/any-game/decks';
import { Written } from '../../../design/written';

/** Whether a shuffle comes again from its seed, and whether that is the seed of its fingerprint. */
export function shuffleFits({ hash, seed, shuffled: order }: ShuffleProof): boolean {
  if (!/^([0-9a-f]{2})+$/.test(seed) || hashOfSeed(seed) !== hash) return false;
  return shuffled(inOrder(order), diceOf(seed, 0)).join() === order.join();
}

/** An earlier shuffle, made again in this browser from the seed that the table was told. */
export function ShuffleCheck({ deck, proof }: { deck: Deck; proof: ShuffleProof }) {
  const right = shuffleFits(proof);
  return (
    <section class="stack" aria-label="An earlier shuffle">
      <p>
        <span class={right ? 'verdict verdict-right' : 'verdict verdict-wrong'}>
          {right ? '✓ right' : '✗ wrong'}
        </span>{' '}
        {right
          ? 'Its seed fits the fingerprint, and lays the cards so, the uppermost first:'
          : 'Its seed does not lay the cards so, or does not fit the fingerprint:'}
      </p>
      <ol class="any-deck-order">
        {proof.shuffled.map((card) => (
          <li key={card}>
            <Written>{faceOf(deck, card)}</Written>
          </li>
        ))}
      </ol>
      <p class="kicker">Seed</p>
      <p class="hash">{proof.seed}</p>
      <p class="kicker">Fingerprint</p>
      <p class="hash">{proof.hash}</p>
    </section>
  );
}
