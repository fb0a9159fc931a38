import { computed } from '@preact/signals';
import { Drawers } from './drawers';
import type { TableView } from './view';

/** Drawers of nobody, which are never looked into. */
const noDrawers = (): Drawers =>
  new Drawers({
    live: computed(() => false),
    revisions: computed(() => ({})),
    ask: () => Promise.reject(new Error('There is nobody to ask.')),
  });

/** The same table as a player's page shows it who has no character: the public compartment alone. */
export function previewOf(table: TableView): TableView {
  return {
    ...table,
    viewer: { seat: '', name: 'A player', role: 'spectator' },
    token: null,
    director: computed(() => null),
    seat: computed(() => null),
    offers: computed(() => []),
    drawers: noDrawers(),
    ownStep: computed(() => null),
    tellWriting() {},
    reactions: { ...table.reactions, send() {} },
    send: () =>
      Promise.resolve({
        ok: false,
        refusal: {
          code: 'not-allowed',
          message: 'This is only a preview.',
          instead: 'Close it to go on at the table.',
          rule: 'TABLE-001',
        },
      }),
  };
}
