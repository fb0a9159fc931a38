import { Written } from '../../../design/written';

/** The suits of playing cards and of the tarot, with the sign that stands in a corner. */
const suits: Readonly<Record<string, { sign: string; red?: true }>> = {
  hearts: { sign: '♥', red: true },
  diamonds: { sign: '♦', red: true },
  clubs: { sign: '♣' },
  spades: { sign: '♠' },
};

const SUITED = /^(\w+) of (\w+)$/;
const ranks: Readonly<Record<string, string>> = {
  ...{ Ace: 'A', Two: '2', Three: '3', Four: '4', Five: '5', Six: '6', Seven: '7', Eight: '8' },
  ...{ Nine: '9', Ten: '10', Jack: 'J', Queen: 'Q', King: 'K' },
};

/** What stands in the corner of a playing card, such as “Q♥”; nothing on any other. */
function cornerOf(face: string): { corner: string; red: boolean } | null {
  const [, rank = '', of = ''] = SUITED.exec(face) ?? [];
  const suit = Object.hasOwn(suits, of) ? suits[of] : undefined;
  const short = Object.hasOwn(ranks, rank) ? ranks[rank] : undefined;
  return suit && short ? { corner: `${short}${suit.sign}`, red: suit.red === true } : null;
}

/** What a card says, with the sign of its suit for eyes. */
export function FaceWords({ face }: { face: string }) {
  const suited = cornerOf(face);
  return (
    <>
      {suited ? (
        <span
          class={suited.red ? 'any-deck-corner any-deck-corner-red' : 'any-deck-corner'}
          aria-hidden="true"
        >
          {suited.corner}
        </span>
      ) : null}
      <Written class="any-deck-words">{face}</Written>
    </>
  );
}
