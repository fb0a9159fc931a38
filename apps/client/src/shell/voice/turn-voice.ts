import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../design/voice';
import type { Turn } from '../game';
import { useTable } from '../table/view';
import type { Level } from './levels';
import { level } from './levels';
import { ended, spokenWords } from './spoken-words';

/** How long a turn has to stand before it is said: what one may do for it can come a moment after it. */
const STANDS_MS = 400;

const nobodys = () => null;

/** Says whose turn it has become, once for each time. */
export function useTurnVoice(): void {
  const { game, viewer, public: shared } = useTable();
  const { useTurn: ofGame = nobodys } = game;
  const turn = ofGame();
  const { prompts } = shared.value.derived;
  const asked = Object.values(prompts).some(({ to }) => to.includes(viewer.seat));
  const words = saidOfTurn(turn, level.now.value, asked);
  const came = useRef(true);
  useEffect(() => {
    // What others were about when one came is found where it stands; one’s own turn is said.
    const late = came.current && turn?.mine !== true;
    came.current = false;
    if (words === null || late) return;
    const timer = setTimeout(() => say(words), STANDS_MS);
    return () => clearTimeout(timer);
  }, [words]);
}

/**
 * A turn as a sentence of its own; `null` where there is nothing to say of it: a line of the log or a question has
 * said it, or it is more than somebody wants to hear.
 *
 * @param asked whether a question waits for whoever listens, which is said with what it is about.
 */
export function saidOfTurn(turn: Turn | null, wanted: Level, asked: boolean): string | null {
  if (!turn) return null;
  const { mine, helps = false, said = turn.words } = turn;
  if (said === null || (mine && asked)) return null;
  const isHeard = mine || wanted === 'all' || (wanted === 'mine' && helps);
  return isHeard ? ended(spokenWords(said)) : null;
}
