import { expect, it } from 'vitest';
import { Redaction } from '../../../engine';
import { daggerheart } from '..';
import type { AnyCommandInput } from '../commands';
import { seated } from '../testing';
import { smallLibrary } from '../testing/small-library';

it('TABLE-046: removes what somebody has pasted, wherever it stands, and keeps its numbers', () => {
  const table = seated();
  const command: AnyCommandInput = { type: 'library.import', text: JSON.stringify(smallLibrary) };
  const before = table.events.length;
  table.send('bev', command);
  const imported = table.events.slice(before);
  const [entry = ''] = Object.keys(table.state.director.library.adversaries);
  const placing = table.events.length;
  table.send('bev', { type: 'library.place', entry });
  const steps = [
    { seat: 'bev', command, events: imported },
    {
      seat: 'bev',
      command: { type: 'library.place', entry },
      events: table.events.slice(placing),
    },
  ];
  const said = ['Mire Hound', 'Circle, wait, drag down', 'Undertow', 'Spend 2 Fear', 'It floats.'];
  for (const words of said) expect(JSON.stringify(imported)).toContain(words);

  const redaction = new Redaction(daggerheart, 'bev');
  for (const step of steps) redaction.collect(step);
  const rewritten = JSON.stringify(steps.map((step) => redaction.rewrite(step)));
  for (const words of said) expect(rewritten).not.toContain(words);
  expect(rewritten).toContain('"difficulty":13');
  expect(rewritten).toContain('"range":"veryClose"');
});
