import type { DirectorState, Offer, PublicState, SeatState } from '@moonlit/rules';
import { computed } from '@preact/signals';
import type { Connection } from '../connection/connection';
import type { TableView, Viewer } from './view';
import { listOffers } from './view';

/** The table as its own seat sees it. Call when the public compartment has arrived. */
export function liveView(
  connection: Connection,
  id: string,
  token: string,
  viewer: Viewer,
  first: PublicState,
): TableView {
  const shared = connection.view('public');
  const desk = connection.view('director');
  const own = connection.view(`seat:${viewer.seat}`);
  const offers = computed<Record<string, Offer>>(
    () => (own.value as SeatState | null)?.offers ?? {},
  );
  return {
    id,
    viewer,
    token,
    public: computed(() => (shared.value as PublicState | null) ?? first),
    director: computed(() => desk.value as DirectorState | null),
    seat: computed(() => own.value as SeatState | null),
    offers: computed(() => listOffers(offers.value)),
    present: connection.present,
    online: computed(() => connection.status.value === 'live'),
    serverNow: () => Date.now() + connection.clockAhead.value,
    send: (command) => connection.send(command),
  };
}

/** The same table as a player's page shows it who has no character: the public compartment alone. */
export function previewOf(table: TableView): TableView {
  return {
    ...table,
    viewer: { seat: '', name: 'A player', role: 'spectator' },
    token: null,
    director: computed(() => null),
    seat: computed(() => null),
    offers: computed(() => []),
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
