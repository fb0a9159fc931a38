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

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** When something happened: the time, with the day when it was not today. */
export function when(at: number, now: number): string {
  const time = clock.format(at);
  return new Date(at).toDateString() === new Date(now).toDateString()
    ? time
    : `${day.format(at)}, ${time}`;
}
