import type { Turn } from '../../../shell/game';
import type { Check } from '../view';
import { useTable } from '../view';

/** Whose the Check on the table is, and what is next of it. There is no other order. */
export function useCheckTurn(): Turn | null {
  const { public: shared, viewer } = useTable();
  const { check, protagonists } = shared.value;
  const one = check && protagonists[check.protagonist];
  if (!check || !one) return null;
  const mine = one.owner === viewer.seat;
  const words = nextWords(check);
  if (words === null) return null;
  if (mine) return { mine, words: words.yours, ...saidIn(words) };
  // What comes of it once the dice lie there, the log says.
  const isNew = check.fallen === null;
  return { mine, words: `${one.name} ${words.theirs}`, ...(isNew ? {} : { said: null }) };
}

/** What of it is said aloud, where that is something else. */
const saidIn = ({ said }: NextWords) => (said === undefined ? {} : { said });

interface NextWords {
  yours: string;
  theirs: string;
  said?: string;
}

/** What whoever acts does next; nothing while it waits for somebody else. */
function nextWords({ action, fallen, settling }: Check): NextWords | null {
  if (action === null) return null;
  if (fallen === null) {
    return { yours: 'You roll', theirs: 'is about to roll', said: 'You may roll' };
  }
  if (settling === null) return { yours: 'Add to it, or let it stand', theirs: 'may add to it' };
  return settling.due === 'cost' && settling.costKind === null
    ? { yours: 'You choose the Cost', theirs: 'chooses the Cost' }
    : null;
}
