import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../testing/seeded-dice';
import { HumanityTable, seated } from './testing';
import {
  act,
  beginning,
  comes,
  endeavorAt,
  givenIn,
  givenOne,
  next,
  nextRound,
  pass,
  settle,
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
    expect(now(first).text).toBe('Whoever has the last word says who begins.');
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

  it('TABLE-127, HUM-1804, HUM-1810: whoever tells what is owed is led there before they act themselves', () => {
    const leads = (table: HumanityTable, seat: string) =>
      table
        .offers(seat)
        .filter(({ primary, command }) => primary && /^(owed|check)\./.test(command))
        .map(({ command }) => command);
    const table = seated().withStats('anya', { head: 6 }).check('anya', 'head', [5]);
    expect(leads(table, 'bev')).toEqual(['owed.word']);
    expect(leads(table, 'anya')).toEqual(['check.propose']);
    const without = seated({ arbiter: 'vote' }).given(({ public: { owed } }) => {
      owed.one = {
        id: 'one',
        kind: 'bust',
        of: 'x',
        from: '',
        total: 5,
        exceptional: false,
        track: null,
      };
    });
    expect(leads(without, 'anya')).toEqual(['owed.word']);
    without.propose('carl', 'head');
    expect(leads(without, 'anya')).toEqual(['check.propose', 'check.frame', 'owed.word']);
    table.send('bev', { type: 'endeavor.ready', plan: 'lantern-stair' });
    expect(leads(table, 'bev')).toEqual([]);
    // In an Endeavor it comes after what is done there: whoever is not in it is led to act, and not to tell.
    const { owed } = without.state.public;
    const fight = seated({ arbiter: 'vote' }).given(({ public: shared }) => {
      shared.owed = { ...owed };
    });
    const { id: who } = fight.of('anya');
    fight.send('anya', { type: 'endeavor.begin', kind: 'combat', who: [who], foes: ['rabble'] });
    expect(leads(fight, 'carl')).toEqual(['check.propose']);
  });

  it('TABLE-127, HUM-703, HUM-907: where no Stat is left for the next Check, it fails at a tap of whoever acts', () => {
    const table = seated().withStats('anya', { head: 6 }).propose('anya', 'head');
    table.frame({ complexity: 'hard' }).roll('anya', [5]);
    expect(now(table).text).toBe('All is said: roll when you are ready. Check 2 of 2.');
    expect(table.offers('anya', 'endeavor.falter')).toEqual([]);
    const { head } = table.of('anya').stats;
    table.with('anya', { stats: head ? { head } : {} });
    expect(now(table)).toEqual({
      title: 'Ari acts',
      text: 'No Stat is left for its next Check: somebody else acts with them, or it fails.',
    });
    expect(table.offers('anya', 'endeavor.falter')).toMatchObject([
      { primary: true, place: 'check' },
    ]);
    expect(table.offers('carl', 'endeavor.falter')).toEqual([]);
    table.onCheck('anya', { type: 'endeavor.falter' });
    expect(table.state.public.check).toBeNull();
    expect(table.stat('anya', 'head').lock).toBeNull();
    expect(table.outcome).toMatchObject({
      success: false,
      band: 'failure',
      leader: table.of('anya').id,
    });
  });

  it('TABLE-127, HUM-1112, HUM-1406: who chooses, and who is tired, and not whose turn it was', () => {
    const table = underWay('racing');
    comes(act(table, 'anya', 'advance'), { effect: 'large' });
    expect(now(table).text).toBe('Round 1: Ari: Who moves up, and how far?');
    settle(table, 'anya', 'Ari', 3);
    givenOne(table, 'Ari', { fatigue: 1 });
    pass(table, 'carl');
    expect(now(table).text).toBe('Round 1: Ari is tired, and rolls to stay in the race.');
  });

  it('TABLE-127, HUM-1203, HUM-1225: who acts out of turn, and that nobody leads a Rush yet', () => {
    const table = underWay('combat', ['grudge']);
    givenIn(table, ({ extras }) => {
      extras.push({ id: 'e', kind: 'revenge', who: table.named('Old Grudge').id, against: null });
    });
    expect(now(table).text).toBe('Round 1: Old Grudge strikes back.');
    const rush = seated().send('bev', { type: 'endeavor.ready', plan: 'before-the-mill-turns' });
    expect(now(rush).text).toBe('Who leads the charge is voted on.');
    givenIn(rush, (endeavor) => {
      endeavor.undecided = true;
    });
    rush.send('anya', { type: 'remark', text: 'On.' });
    expect(now(rush).text).toBe(
      'The vote has chosen nobody: whoever has the last word says who leads.',
    );
  });

  it.each([
    'lantern-stair',
    'roofs-to-the-bell',
    'before-the-mill-turns',
    'harbour-office',
    'fog-bank',
  ])('TABLE-127, HUM-1107: whoever’s turn it is can act where they are led: %s', (plan) => {
    const table = seated({}, new SeededDice(3)).send('bev', { type: 'endeavor.ready', plan });
    const { id } = table.of('anya');
    const lead = { type: 'endeavor.lead', endeavor: endeavorAt(table).id, who: id } as const;
    if (table.offers('bev', 'endeavor.lead').length > 0) table.send('bev', lead);
    givenIn(table, (endeavor) => Object.assign(endeavor, { stage: 'ready', order: [id] }));
    nextRound(table);
    expect(now(table).text).toBe('Round 1: it is the turn of Ari.');
    const acts = table.offers('anya', 'endeavor.act');
    expect(acts.every(({ place }) => place === 'endeavor')).toBe(true);
    expect(acts.some(({ fields }) => (fields ?? []).length > 0)).toBe(true);
    const [question] = Object.keys(table.state.public.derived.prompts).filter((one) =>
      one.startsWith('endeavor-turn-'),
    );
    expect(table.offers('anya', 'endeavor.pass')).toMatchObject([{ prompt: question }]);
    expect(table.offers('carl', 'endeavor.act')).toEqual([]);
  });
});
