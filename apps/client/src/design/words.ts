/** `+1`, `−2`: with a true minus sign. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** “1 die”, “3 dice”. */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** “Raven, Fawn and Hawk”. */
export function list(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

const roman = ['0', 'I', 'II', 'III', 'IV'];

/** The way the book counts tiers. */
export function tier(number: number): string {
  return roman[number] ?? String(number);
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

// Not by `Intl`: to make its first formatter keeps a slow phone busy for a tenth of a second.
const clock = (date: Date) =>
  [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
const day = (date: Date) => `${date.getDate()} ${MONTHS[date.getMonth()]}`;

/** When something happened: the time, with the day when it was not today. */
export function when(at: number, now: number): string {
  const date = new Date(at);
  const time = clock(date);
  return date.toDateString() === new Date(now).toDateString() ? time : `${day(date)}, ${time}`;
}
