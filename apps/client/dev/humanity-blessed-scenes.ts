import { HumanityTable } from '@moonlit/rules/humanity-blessed/testing';
import { act, comes, endeavorAt } from '@moonlit/rules/humanity-blessed/testing/endeavors';
import { SeededDice, seatEverybody } from '@moonlit/rules/testing';

type Setup = ConstructorParameters<typeof HumanityTable>[0];

/** The last ferry has begun, and nobody has taken anybody. */
const gathering = (setup?: Setup): HumanityTable =>
  seatEverybody(new HumanityTable(setup)).send('bev', { type: 'start.begin', start: 'last-ferry' });

/** The last ferry: Anya has Odile, Carl has Tobias, and both hold a few Blessings. */
function ferry(setup?: Setup): HumanityTable {
  const table = gathering(setup);
  table.send('anya', { type: 'start.take', person: 'ferry-pilot' });
  table.send('carl', { type: 'start.take', person: 'night-nurse' });
  return table
    .given(({ public: shared }) => {
      shared.table.name = 'The last ferry';
      shared.table.dice.rolls = 1;
    })
    .withBlessings('anya', 2, 5)
    .withBlessings('carl', 4);
}

/** An Endeavor that is ready in one tap, on Odile’s turn of its first round. */
function endeavor(plan: string): HumanityTable {
  const table = ferry();
  // Chance lays out Shields and Alarms, and what each gains in a round.
  table.dice.otherwise = new SeededDice(3);
  table.send('bev', { type: 'endeavor.ready', plan });
  const { id } = endeavorAt(table);
  const { id: who } = table.of('anya');
  if (table.offers('bev', 'endeavor.lead').length > 0) {
    table.send('bev', { type: 'endeavor.lead', endeavor: id, who });
  }
  table.given(({ public: shared }) => {
    Object.assign(shared.endeavor ?? {}, { stage: 'ready', order: [who] });
  });
  return table.send('anya', { type: 'endeavor.round', endeavor: id });
}

/** Odile has got on, and says how far. */
const advancing = (): HumanityTable =>
  comes(act(endeavor('roofs-to-the-bell'), 'anya', 'advance'), { effect: 'medium' });

/** Odile acts: it is for Bev to say what it takes. */
const acting = (): HumanityTable =>
  ferry().propose('anya', 'home', { aim: 'Turn her into the current' });

/** All is said of it: the dice are Odile’s to throw. */
const framed = (): HumanityTable => acting().frame();

/** Two Checks have gone by, with a boon and busts that are still to be told. */
function owing(): HumanityTable {
  const table = ferry().withStats('anya', { home: 8 });
  table.check('anya', 'home', [7], { said: { aim: 'Turn her into the current' } });
  if (table.state.public.check) table.onCheck('bev', { type: 'check.close' });
  table.check('carl', 'heart', [2], { said: { aim: 'Hold the crowd at the rail' } });
  return table.onCheck('bev', { type: 'check.close' });
}

/** The session is over: everybody is before its shop. */
const shop = (): HumanityTable => ferry().send('bev', { type: 'session.end' });

/** The same with more to spend: Odile has raised Stats, and has Blessings for one more. */
function shopping(): HumanityTable {
  const table = ferry({ atmosphere: 'gritty' }).withBlessings('anya', 1, 4);
  table.send('bev', { type: 'session.end' });
  const { id: character } = table.of('anya');
  for (const [stat, lower] of [
    ['heart', 'hurry'],
    ['head', 'hurt'],
  ] as const) {
    table.send('anya', { type: 'shop.upgrade', character, stat, by: 'lower', lower });
  }
  return table;
}

/** Nobody directs: Odile acts, and the table votes on what it takes. */
function withoutGm(): HumanityTable {
  const table = ferry({ arbiter: 'vote' });
  return table.propose('anya', 'home', { aim: 'Turn her into the current' });
}

/** A Dark story, where Odile is in debt and may roll Blessings, or steal them. */
function dark(): HumanityTable {
  const table = ferry({ atmosphere: 'dark' });
  const { id: character } = table.of('anya');
  const debt = { type: 'dealing.add', kind: 'debt', with: 'The Widow', blessings: 2 } as const;
  return table.send('bev', { ...debt, character, what: 'The engine, and no questions' });
}

/** A Gritty one, where Odile makes a name. */
function gritty(): HumanityTable {
  const table = ferry({ atmosphere: 'gritty' });
  const { id } = table.of('anya');
  table.send('bev', { type: 'faction.add', name: 'The harbour office' });
  return table.send('bev', { type: 'blessing.milestone', who: [id], what: 'The chain is down' });
}

/** Somebody makes a character of their own. */
function making(): HumanityTable {
  const table = seatEverybody(new HumanityTable());
  return table.send('anya', { type: 'character.create', name: 'Ilse Varga' });
}

/** Scenes of *Humanity, Blessed*; every name in them is ours. */
export const humanityBlessedScenes = {
  'hb-gathering': () => gathering(),
  'hb-table': () => ferry(),
  'hb-check': acting,
  'hb-framed': framed,
  'hb-owed': owing,
  'hb-racing': () => endeavor('roofs-to-the-bell'),
  'hb-advancing': advancing,
  'hb-rush': () => endeavor('before-the-mill-turns'),
  'hb-combat': () => endeavor('lantern-stair'),
  'hb-stealth': () => endeavor('harbour-office'),
  'hb-unit': () => endeavor('fog-bank'),
  'hb-shop': shop,
  'hb-shopping': shopping,
  'hb-without-gm': withoutGm,
  'hb-dark': dark,
  'hb-gritty': gritty,
  'hb-making': making,
} satisfies Record<string, () => HumanityTable>;
