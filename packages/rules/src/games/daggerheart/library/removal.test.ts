import { expect, it } from 'vitest';
import { createTable } from '../../../engine';
import { fromJson, removed, replayed } from '../../../testing/removal';
import { daggerheart } from '..';
import { seated } from '../testing';
import { smallLibrary } from '../testing/small-library';

it('TABLE-046, 110: removes what somebody has pasted, wherever it stands, and keeps its numbers', () => {
  const table = seated();
  table.send('bev', { type: 'library.import', text: JSON.stringify(smallLibrary) });
  const imported = table.events.length;
  const [entry = ''] = Object.keys(table.state.beside.library.adversaries ?? {});
  table.send('bev', { type: 'library.place', entry });
  const said = ['Mire Hound', 'Circle, wait, drag down', 'Undertow', 'Spend 2 Fear', 'It floats.'];
  for (const words of said) {
    expect(JSON.stringify(table.events.slice(0, imported))).toContain(words);
  }
  const blank = createTable(daggerheart, table.table);
  const after = removed({ system: daggerheart, blank, steps: fromJson(table.recorded) }, 'bev');
  const rewritten = JSON.stringify([after.steps, replayed(after)]);
  for (const words of said) expect(rewritten).not.toContain(words);
  expect(rewritten).toContain('"difficulty":13');
  expect(rewritten).toContain('"range":"veryClose"');
});
