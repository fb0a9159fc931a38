/** A backup in a folder. */
export interface BackupFile {
  name: string;
  /** When it was taken, milliseconds since 1970. */
  at: number;
}

const DAY = 86_400_000;
/** For so many days every backup is kept; for so many one a day; after that one a week. */
const ALL_DAYS = 2;
const DAILY_DAYS = 14;

/**
 * The backups that are not needed any more beside the others: the older they are, the wider they stand apart. What is
 * older than `keepDays` goes altogether, but never the newest one.
 *
 * @param backups oldest first.
 */
export function tooMany(
  backups: readonly BackupFile[],
  now: number,
  keepDays: number,
): BackupFile[] {
  const newest = backups.at(-1);
  /** The last of each span of time, which stands for it. */
  const last = new Map<string, BackupFile>();
  for (const one of backups) {
    const span = spanOf(one, now, keepDays);
    if (span !== null) last.set(span, one);
  }
  const kept = new Set(last.values());
  return backups.filter((one) => one !== newest && !kept.has(one));
}

/** Of which span it is one; `null` where it is too old for any. */
function spanOf({ name, at }: BackupFile, now: number, keepDays: number): string | null {
  const age = (now - at) / DAY;
  if (age > keepDays) return null;
  if (age <= ALL_DAYS) return name;
  const day = Math.floor(at / DAY);
  return age <= DAILY_DAYS ? `day ${day}` : `week ${Math.floor(day / 7)}`;
}
