import type { Turn } from '../../../shell/game';
import type { Check, Endeavor } from '../view';
import { useTable } from '../view';

/** Whose turn it is: that of an Endeavor, or whoever’s Check lies on the table. There is no other order (HUM-1804). */
export function useGameTurn(): Turn | null {
  const { public: shared, viewer } = useTable();
  const { check, endeavor, characters } = shared.value;
  const who = check ? (check.part?.character ?? check.leader) : actorOf(endeavor);
  const one = who ? characters[who] : undefined;
  if (!one) return null;
  const mine = (one.owner ?? one.operatedBy) === viewer.seat;
  const words = check ? nextWords(check) : itsTurn;
  if (words === null) return null;
  if (mine) return { mine, words: words.yours, said: words.said };
  // What others are about, the log says.
  return { mine, words: `${one.name} ${words.theirs}`, said: null };
}

/** Who acts now: out of turn first; nobody while something is chosen, or somebody says who is next. */
function actorOf(endeavor: Endeavor | null): string | null {
  if (!endeavor || endeavor.broken || endeavor.reached || endeavor.dues.length > 0) return null;
  const [extra] = endeavor.extras;
  return extra?.who ?? (endeavor.stage === 'turn' ? endeavor.current : null);
}

const itsTurn = { yours: 'It is your turn', theirs: 'has the turn', said: 'It is your turn' };

/** What whoever acts does next; nothing while it waits for somebody else. */
function nextWords({ frame, part }: Check) {
  if (frame === null) return null;
  if (part === null) {
    return { yours: 'You roll', theirs: 'is about to roll', said: 'You may roll' };
  }
  if (part.atRest) return null;
  return { yours: 'Spark, or let it be', theirs: 'may spark', said: 'You may spark, or let it be' };
}
