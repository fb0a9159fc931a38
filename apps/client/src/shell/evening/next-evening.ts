/** How long an evening usually is, in hours. */
const HOURS = 4;

/**
 * A calendar file with one evening in it (RFC 5545), which every calendar can read.
 *
 * @param at when it begins, by this device’s clock.
 */
export function calendarFile(title: string, at: Date, url: string, now: Date): string {
  const ends = new Date(at.getTime() + HOURS * 3_600_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Moonlit Table//EN',
    'BEGIN:VEVENT',
    `UID:${at.getTime()}-${now.getTime()}@moonlit-table`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(ends)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

const stamp = (at: Date): string => `${at.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');

/** No line may have more than 75 bytes; what is longer goes on in the next one, after a space. */
function folded(line: string): string {
  const lines = [''];
  for (const letter of line) {
    const last = `${lines.at(-1)}${letter}`;
    if (new TextEncoder().encode(last).length > 74) lines.push(` ${letter}`);
    else lines[lines.length - 1] = last;
  }
  return lines.join('\r\n');
}
