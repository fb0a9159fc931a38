import { command, id } from '../../../table/command';
import type { GbmBrings } from '../moves';
import { moves } from '../moves';
import { missing } from '../refusal';
import type { GbmState } from '../state';
import { removingAbilities, writingAbilities } from './abilities';
import { effects } from './effects';
import { removingFallout, writingFallout } from './fallout';
import { customDeskOf, customOf } from './held';
import { drawer, writing } from './lookups';
import { partsOfPlaybooks } from './playbook-parts';
import { removingPlaybooks, writingPlaybooks } from './playbooks';

/** What can be laid open: playbooks first. */
function entries(state: GbmState): { id: string; name: string }[] {
  const { abilities, playbooks } = customOf(state);
  return [...Object.values(playbooks), ...Object.values(abilities)];
}

/**
 * Lays an ability or a playbook of the table's own on the workbench. Only the director sees which. One
 * entry at a time lies open, so that the many effects are offered for that one alone.
 */
const opening = writing.about(
  {
    part: 'entry',
    what: 'entry',
    all: ({ state }) => entries(state).filter((one) => one.id !== customDeskOf(state).open),
    idOf: (one) => one.id,
    find: ({ state }, wanted) =>
      entries(state).find((one) => one.id === wanted) ??
      missing(
        'The table has nothing like that of its own.',
        'Choose one from the library, or write it.',
      ),
  },
  'director',
  (move) => [
    move(command('custom.open', { entry: id }), {
      drawer,
      ways: (_, { name }) => ({ label: `Edit ${name}`, order: 310 }),
      do: (play, { entry }) => play.emit({ type: 'customOpened', id: entry }),
    }),
  ],
);

const closing = writing.once('director', (move) => [
  move(command('custom.close', {}), {
    drawer,
    ways({ state }) {
      const open = entries(state).find((one) => one.id === customDeskOf(state).open);
      return open && { label: `Done with ${open.name}`, order: 395 };
    },
    do: (play) => play.emit({ type: 'customOpened', id: null }),
  }),
]);

/** Playbooks, abilities and fallout of the table's own. Open between sessions, too. */
export const custom = {
  ...moves.area(
    writingAbilities,
    writingPlaybooks,
    opening,
    closing,
    effects,
    removingAbilities,
    partsOfPlaybooks,
    removingPlaybooks,
    writingFallout,
    removingFallout,
  ),
  betweenSessions: true,
} satisfies GbmBrings;
