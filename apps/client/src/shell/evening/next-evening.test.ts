import { expect, it } from 'vitest';
import { calendarFile } from './next-evening';

const at = new Date('2026-11-26T19:30:00Z');
const now = new Date('2026-11-23T03:00:00Z');

it('makes a calendar file of an evening', () => {
  const file = calendarFile('Moonlight; Thursdays, late', at, 'https://example.org/table#t1', now);
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Moonlit Table//EN',
    'BEGIN:VEVENT',
    'UID:1795721400000-1795402800000@moonlit-table',
    'DTSTAMP:20261123T030000Z',
    'DTSTART:20261126T193000Z',
    'DTEND:20261126T233000Z',
    'SUMMARY:Moonlight\\; Thursdays\\, late',
    'URL:https://example.org/table#t1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('keeps lines short, whatever the name', () => {
  const file = calendarFile('🌒 Ostatnia z Ostatnich '.repeat(12), at, 'https://example.org', now);
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(file.replaceAll('\r\n ', '')).toContain('🌒 Ostatnia z Ostatnich 🌒 Ostatnia');
});
