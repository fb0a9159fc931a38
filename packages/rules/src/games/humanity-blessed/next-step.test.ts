import { describe, expect, it } from 'vitest';
import { HumanityTable, seated } from './testing';
import {
  beginning,
  endeavorAt,
  givenOne,
  next,
  nextRound,
  pass,
  underWay,
} from './testing/endeavors';

/** What happens now, as everybody reads it. */
const now = ({ state }: HumanityTable) => state.public.derived.nextStep;

describe('what happens now', () => {
  it('TABLE-127: a table gathers, makes its characters, then plays', () => {
    const table = new HumanityTable().send('server', {
      type: 'table.open',
      by: 'bev',
      name: 'Bev',
    });
    expect(now(table).title).toBe('Gather the table');
    table.send('server', { type: 'seat.take', seat: 'anya', name: 'Anya', role: 'protagonist' });
    expect(now(table)).toEqual({
      title: 'Make your characters',
      text: 'Each player makes one on their own sheet; a name is enough to begin with.',
    });
    table.send('server', { type: 'seat.take', seat: 'carl', name: 'Carl', role: 'protagonist' });
    table.send('anya', { type: 'character.create', name: 'Ari' });
    expect(now(table).text).toBe('Still to come: Carl. A name is enough to begin with.');
    table.check('anya', 'head', [2]);
    expect(now(table)).toMatchObject({ title: 'What do you do?', advice: ['playing'] });
  });

  it('TABLE-127, HUM-1804: nobody waits for whoever has left, or comes late', () => {
    const table = seated();
    table.send('server', { type: 'seat.take', seat: 'dan', name: 'Dan', role: 'protagonist' });
    expect(now(table).title).toBe('Make your characters');
    table.send('server', { type: 'seat.free', seat: 'dan' });
    expect(now(table)).toMatchObject({ title: 'What do you do?', advice: ['playing'] });
  });

  it('TABLE-127, HUM-701: a Check, from the aim until everybody has let it stand', () => {
    const table = seated().withStats('anya', { head: 6, hand: 6 }).withBlessings('anya', 3, 3);
    table.withBlessings('carl', 4).propose('anya', 'head');
    expect(now(table)).toEqual({
      title: 'Ari acts',
      text: 'It is for Bev to say what it takes; then the dice fall.',
      advice: ['framing'],
    });
    table.frame({ complexity: 'hard' });
    expect(now(table).text).toBe('All is said: roll when you are ready. Check 1 of 2.');
    table.roll('anya', [2]);
    expect(now(table).text).toBe('The first die lies there: Ari sparks, or leaves it.');
    table.onCheck('anya', { type: 'check.leave' });
    expect(now(table).text).toBe('The dice lie there: step in, or let them stand.');
    const simple = seated().propose('anya', 'head').frame();
    expect(now(simple).text).toBe('All is said: roll when you are ready.');
    const vote = seated({ arbiter: 'vote' }).propose('anya', 'head');
    expect(now(vote).text).toBe('It is for the table to say what it takes; then the dice fall.');
    expect(now(vote.frame({ complexity: 'hard' }, 'anya')).text).toBe(
      'The table votes: Hard ●●: 2 Checks in a row?',
    );
  });

  it('TABLE-127, HUM-1810: what is owed is named, but not in an Endeavor', () => {
    const table = seated().withStats('anya', { head: 6 }).check('anya', 'head', [5]);
    expect(now(table)).toEqual({
      title: 'What comes of it?',
      text: 'Boons and busts that are still to be told, by Bev: 1. Play goes on meanwhile.',
      advice: ['wording'],
    });
    table.send('bev', { type: 'endeavor.ready', plan: 'lantern-stair' });
    expect(now(table).title).toBe('The Lantern Stair');
  });

  it('TABLE-127, HUM-1106, HUM-1109: an Endeavor, stage by stage', () => {
    const table = beginning('combat', ['grudge']);
    expect(now(table)).toEqual({
      ...{ title: 'Combat', text: 'Anybody may begin round 1.', advice: ['endeavor'] },
    });
    nextRound(table);
    expect(now(table).text).toBe('Round 1: it is the turn of Ari.');
    expect(now(pass(table, 'anya')).text).toBe('Round 1: Ari says who is next.');
    const special = nextRound(beginning('combat', ['grudge'])).withTemporary('anya', 2);
    pass(next(pass(special, 'anya'), 'anya', 'Cole'), 'carl');
    expect(now(pass(special, 'bev')).text).toBe('Round 1: Ari may take the special action.');
    const first = seated();
    const who = [first.of('anya').id, first.of('carl').id];
    first.send('bev', { type: 'endeavor.begin', kind: 'combat', who });
    expect(now(first).text).toBe('Whoever has the last word says how the round goes on.');
  });

  it('TABLE-127, HUM-1210, HUM-1807: its goal, and that it is broken off', () => {
    const table = underWay('combat', ['rabble']);
    givenOne(table, 'The Rabble', { standing: 'removed', left: 0 });
    pass(table, 'anya');
    expect(now(table)).toMatchObject({
      text: 'No antagonist is left: the protagonists have done it.',
      advice: ['endeavor'],
    });
    const broken = underWay('combat');
    broken.send('bev', { type: 'endeavor.break', endeavor: endeavorAt(broken).id });
    expect(now(broken).title).toBe('What do you do?');
  });
});
