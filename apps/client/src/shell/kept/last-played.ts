const DAY_MS = 24 * 60 * 60 * 1000;

/** When a table was last played at, as one says it: “today”, “yesterday”, “5 days ago”, or the day. */
export function lastPlayed(at: number, now = Date.now()): string {
  const days = Math.round((dayOf(now) - dayOf(at)) / DAY_MS);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 14) return `${days} days ago`;
  return `on ${new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(at)}`;
}

/** The midnight that a moment’s day began with, where this device is. */
function dayOf(moment: number): number {
  const day = new Date(moment);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
}
