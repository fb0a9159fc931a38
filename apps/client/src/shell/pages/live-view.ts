import { computed } from '@preact/signals';
import { Stage } from '../beats/stage';
import type { Connection } from '../connection/connection';
import { beginAct } from '../focus/own-act';
import type { GameClient } from '../game';
import { inHand } from '../offers/form-state';
import { steadyOffers } from '../offers/steady-offers';
import { aroundStage } from '../stage/around';
import type { DirectorView, OpenOffer, SeatView, SharedState, Viewer } from '../state';
import { listOffers } from '../state';
import { Drawers } from '../table/drawers';
import { OwnSteps } from '../table/own-step';
import type { TableView } from '../table/view';

interface Opened {
  connection: Connection;
  drawers: Drawers;
  game: GameClient;
  /** The table's id, and the seat's token; `null` where there is no server to show it to. */
  id: string;
  token: string | null;
  viewer: Viewer;
}

/**
 * The table as its own seat sees it. Call when the public compartment has arrived.
 *
 * @param around the page around its stage.
 */
export function liveView(opened: Opened, first: SharedState, around = aroundStage): TableView {
  const { connection, drawers, game, id, token, viewer } = opened;
  const shared = connection.view('public');
  const desk = connection.view('director');
  const own = connection.view(`seat:${viewer.seat}`);
  const serverNow = () => Date.now() + connection.clockAhead.value;
  const stage = new Stage(
    computed(() => ({
      shared: (shared.value as SharedState | null) ?? first,
      desk: desk.value as DirectorView | null,
      own: own.value as SeatView | null,
    })),
    around(game, viewer.seat, serverNow),
  );
  const ownSteps = new OwnSteps();
  const seat = computed(() => stage.shown.value.own);
  let drawn: readonly OpenOffer[] = [];
  const offers = computed(() => {
    const now = steadyOffers(drawn, listOffers(seat.value?.offers ?? {}), inHand.value);
    drawn = now;
    return now;
  });
  return {
    id,
    game,
    viewer,
    token,
    public: computed(() => stage.shown.value.shared),
    director: computed(() => stage.shown.value.desk),
    seat,
    offers,
    drawers,
    present: connection.present,
    writing: connection.writers.now,
    tellWriting: (topic) => connection.writers.tell(topic),
    reactions: connection.reactions,
    online: computed(() => connection.status.value === 'live' || !connection.late.value),
    serverNow,
    stage,
    ownStep: ownSteps.last,
    async send(command, offer) {
      const rolls = connection.status.peek() === 'live' ? offer?.rolls : undefined;
      const done = beginAct();
      if (rolls && offer) stage.throw(rolls, offer.label);
      else stage.makeWay();
      const answer = await connection.send(command);
      if (rolls) stage.answered(answer.ok);
      ownSteps.answered(command.type, answer, offer?.label ?? '', offer?.rolls !== undefined);
      stage.whenShown(done);
      return answer;
    },
  };
}

/** The drawers of whoever sits at a connection. */
export function drawersOf(connection: Connection): Drawers {
  return new Drawers({
    live: computed(() => connection.status.value === 'live'),
    revisions: connection.revisions,
    ask: (message) => connection.drawer(message),
  });
}
