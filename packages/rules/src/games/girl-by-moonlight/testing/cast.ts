import { madeOnce } from '../../../testing/made-once';
import { blankProtagonist } from '../characters/making/blank';
import { newEpisode } from '../create';
import type { Protagonist } from '../state';
import type { ActionId, Phase, Position } from '../vocabulary';
import { TestTable } from './table';

/** A finished protagonist. `dots` are first mundane dots; a number sets how many. */
export function finished(
  id: string,
  seat: string,
  playbook: string,
  name: string,
  dots: Partial<Record<ActionId, number>>,
  changes: Partial<Protagonist> = {},
): Protagonist {
  const one = blankProtagonist(id, seat, playbook);
  for (const [action, mundane] of Object.entries(dots)) {
    one.actions[action as ActionId].mundane = mundane;
  }
  return { ...one, status: 'active', name, trueName: name, ...changes };
}

/** The three protagonists of the book's first table (GBM-EX-061…064). */
export const bookCast: Protagonist[] = [
  finished(
    'raven',
    'claire',
    'the-harmony',
    'Raven',
    { empathize: 1, forgive: 1, confess: 1 },
    {
      special: ['in-harmony', 'perfect-pitch'],
      transcendent: ['beacon'],
    },
  ),
  finished(
    'fawn',
    'anya',
    'the-enigma',
    'Fawn',
    { express: 1, conceal: 1, flow: 1 },
    {
      special: ['behind-the-mask', 'working-from-the-shadows'],
      transcendent: ['the-big-reveal'],
    },
  ),
  finished(
    'hawk',
    'dylan',
    'the-outsider',
    'Hawk',
    { defy: 1, express: 1, conceal: 1 },
    {
      special: ['something-to-prove', 'reckless'],
      transcendent: ['brutish'],
      settings: { rival: 'fawn' },
    },
  ),
];

/** A table where everybody sits and the session is open, but nothing is made yet. */
export function seatedTable(table = new TestTable()): TestTable {
  return table
    .send('server', { type: 'table.open', by: 'bev', name: 'Bev' })
    .send('server', { type: 'seat.take', seat: 'claire', name: 'Claire', role: 'protagonist' })
    .send('server', { type: 'seat.take', seat: 'anya', name: 'Anya', role: 'protagonist' })
    .send('server', { type: 'seat.take', seat: 'dylan', name: 'Dylan', role: 'protagonist' });
}

/** That table, where Claire has begun a protagonist of a playbook. */
export function begunTable(playbook: string, table = seatedTable()): TestTable {
  return table.send('claire', { type: 'character.create', playbook });
}

/** The book's table with Raven, Fawn and Hawk made, in the given phase; a mission is under way. */
export function bookTable(
  phase: Phase = 'mission',
  position: Position = 'risky',
  table?: TestTable,
): TestTable {
  if (table) return casts(seatedTable(table), phase, position);
  return new TestTable().from(castOnce(JSON.stringify([phase, position])));
}

const castOnce = madeOnce((of) => {
  const [phase, position]: [Phase, Position] = JSON.parse(of);
  return casts(seatedTable(), phase, position);
});

function casts(table: TestTable, phase: Phase, position: Position): TestTable {
  return table.given((state) => {
    const { public: shared } = state;
    shared.phase = phase;
    shared.protagonists = Object.fromEntries(bookCast.map((one) => [one.id, structuredClone(one)]));
    shared.episode = newEpisode(1);
    shared.episode.downtime = Object.fromEntries(
      bookCast.map(({ id }) => [id, { left: 2, extras: [], connected: [] }]),
    );
    if (phase === 'mission') {
      shared.episode.mission = {
        type: 'reclaim-an-object-of-power',
        tier: 2,
        goal: 'Take the Nebula Crown',
        stage: 'under-way',
        engagement: {},
        circumstances: { dice: 0, why: '' },
        result: null,
        ambushed: false,
        position,
        outcome: null,
      };
    }
  });
}

/** The book’s table with nothing on anybody’s sheet but dots: no ability says more than the rules do. */
export function bareTable(phase: Phase = 'mission', position: Position = 'risky'): TestTable {
  return bookTable(phase, position).given(({ public: { protagonists } }) => {
    for (const one of Object.values(protagonists)) {
      Object.assign(one, { special: [], transcendent: [], settings: {} });
    }
  });
}

/** The book's table after a mission, in fallout, with nothing left to do in it. */
export function overTable(outcome: 'success' | 'failure' = 'success'): TestTable {
  return bookTable('mission')
    .given(({ public: { episode } }) => {
      if (episode.mission) episode.mission.type = 'cleansing';
    })
    .send('claire', { type: 'transcend', protagonist: 'raven', description: 'Wings of ink' })
    .send('bev', { type: 'mission.end', outcome })
    .send('bev', { type: 'phase.next' })
    .send('bev', { type: 'fallout.adversary', agenda: false, eclipse: false, destiny: false })
    .send('bev', { type: 'fallout.clear' })
    .send('bev', { type: 'fallout.roll' }, 4, 5)
    .send('bev', { type: 'fallout.tell', text: 'The library burns for three nights.' })
    .send('bev', { type: 'fallout.halve' });
}
