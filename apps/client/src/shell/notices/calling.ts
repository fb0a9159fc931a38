import type { Turn } from '../game';
import { clearNotices, notices, showNotice } from './notices';

/** How long a device shakes when play begins to wait for whoever holds it, in milliseconds. */
const CALL_MS = [60, 60, 60];

/** What waits for whoever looks at a table. */
export interface Call {
  /** How many questions are put to them. */
  waiting: number;
  /** The newest of them, in words; empty where there is none. */
  asked: string;
  turn: Turn | null;
  /** The name of the table. */
  table: string;
}

let called = { waiting: 0, words: '' };

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void clearNotices();
});

/**
 * Lets somebody know who looks elsewhere that play waits for them: how much does stands on the icon of the
 * installed app; when there is something new, a device that was touched before shakes, and a notice is shown
 * if one has asked for that. A device that can do none of it, or may not, does nothing.
 */
export function call({ waiting, asked, turn, table }: Call): void {
  const words = turn?.mine === true ? turn.words : '';
  const isNew = waiting > called.waiting || (words !== '' && words !== called.words);
  called = { waiting, words };
  if (isNew && document.hidden) {
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(CALL_MS);
    if (notices.now.value === 'on') void showNotice(words || asked, table);
  }
  badge(Math.max(waiting, words === '' ? 0 : 1));
}

function badge(shown: number): void {
  const { setAppBadge, clearAppBadge } = navigator;
  const done = shown > 0 ? setAppBadge?.call(navigator, shown) : clearAppBadge?.call(navigator);
  // Where badges are not allowed, the title says it.
  done?.catch(() => undefined);
}
