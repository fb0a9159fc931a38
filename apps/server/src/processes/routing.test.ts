import { describe, expect, it } from 'vitest';
import { placeOf, tableIn } from './routing';

describe('the table of a request', () => {
  it.each([
    ['GET /live/k3v9/?EIO=4&transport=polling&sid=x HTTP/1.1', 'k3v9'],
    ['GET /live/k3v9?EIO=4 HTTP/1.1', 'k3v9'],
    ['POST /api/tables/k3v9/seats/b2/link HTTP/1.1', 'k3v9'],
    ['GET http://table.example.org/live/k3v9/ HTTP/1.1', 'k3v9'],
    ['POST /api/tables HTTP/1.1', null],
    ['POST /api/tables/ HTTP/1.1', null],
    ['GET /live/ HTTP/1.1', null],
    ['GET /?/live/k3v9/ HTTP/1.1', null],
    [`GET /live/${'x'.repeat(65)}/ HTTP/1.1`, null],
    ['\u0016\u0003\u0001', null],
  ])('%j names %j', (line, table) => {
    expect(tableIn(line)).toBe(table);
  });
});

describe('the place of a table', () => {
  it('is always the same, and each process has its share', () => {
    const counts = [0, 0, 0];
    for (let n = 0; n < 3_000; n += 1) {
      const place = placeOf(`table-${n}`, 3);
      expect(placeOf(`table-${n}`, 3)).toBe(place);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(900);
  });
});
