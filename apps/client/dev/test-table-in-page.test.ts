import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import { bookTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { expect, it } from 'vitest';
import { TestTableInPage } from './test-table-in-page';

it('a scene goes on with dice as they fall, however many a command rolls', () => {
  const scene = new TestTableInPage(
    { system: girlByMoonlight, setClock() {} },
    bookTable('mission'),
  );
  const told: number[] = [];
  scene.follow(() => told.push(scene.seq));
  const before = scene.seq;
  for (const dice of [1, 4]) {
    expect(scene.submit('bev', { type: 'fortune.roll', dice })).toMatchObject({ ok: true });
  }
  expect(scene.submit('bev', { type: 'fortune.roll', dice: 'all' })).toMatchObject({ ok: false });
  expect(told).toEqual([before + 1, before + 2]);
});
