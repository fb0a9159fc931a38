import './boards.css';
import type { Board, HiddenPart } from '@moonlit/rules/boards';
import { placeInWords, placeOn, whereStands, withHidden } from '@moonlit/rules/boards';
import { useState } from 'preact/hooks';
import { Announcer } from '../../design/announcer';
import { Panel } from '../../design/panel';
import { DrawerNotice, useDrawer } from '../offers/drawer';
import { OfferList } from '../offers/offer-list';
import type { OpenOffer } from '../state';
import { useOffers } from '../table/view';
import { BoardMap } from './board-map';
import { BoardRow } from './board-row';
import { comingTo, eachChoice } from './moves';

interface PanelProps {
  boards: Readonly<Record<string, Board>> | undefined;
  /** What whoever directs has hidden on them. */
  hidden?: Readonly<Record<string, HiddenPart>> | undefined;
}

/** The boards of a table that its people move on by themselves, each drawn and in words, and what makes new ones. */
export function BoardsPanel({ boards = {}, hidden = {} }: PanelProps) {
  const offers = useOffers('boards');
  const making = offers.filter(({ with: settled }) => Object.keys(settled).length === 0);
  const all = Object.values(boards);
  if (all.length === 0 && making.length === 0) return null;
  return (
    <Panel id="boards" title="Boards">
      {all.length === 0 ? (
        <p class="empty">
          Places that lead to each other, or spaces in a row, for people and cards to stand on.
        </p>
      ) : null}
      {all.map((board) => (
        <OneBoard key={board.id} open={board} hidden={hidden[board.id]} offers={offers} />
      ))}
      <OfferList offers={making} />
    </Panel>
  );
}

interface OneProps {
  open: Board;
  hidden: HiddenPart | undefined;
  offers: readonly OpenOffer[];
}

function OneBoard({ open, hidden, offers }: OneProps) {
  const board = withHidden(open, hidden);
  const unseen = new Set([
    ...Object.keys(hidden?.places ?? {}),
    ...Object.keys(hidden?.pieces ?? {}),
  ]);
  const [chosen, choose] = useState<string | null>(null);
  const [unfolded, unfold] = useState(false);
  const [first] = Object.keys(board.places);
  const selected = (chosen !== null && placeOn(board, chosen)?.id) || first || null;
  const whole = offers.filter(({ with: settled }) => settled.board === board.id);
  const pieces = offers.filter(({ with: settled }) => String(settled.piece) in board.pieces);
  return (
    <section class="board" aria-label={board.name}>
      <h3>{board.name}</h3>
      {board.shape.kind === 'row' ? (
        <BoardRow board={board} hidden={unseen} />
      ) : (
        <>
          <BoardMap board={board} hidden={unseen} selected={selected} choose={choose} />
          {selected === null ? null : (
            <PlaceDetail board={board} place={selected} said={chosen !== null} offers={offers} />
          )}
        </>
      )}
      <PieceLines board={board} hidden={unseen} offers={pieces} />
      <OfferList offers={whole} />
      <details class="drawer" onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
        <summary>
          More<span class="sr-only"> for “{board.name}”</span>
        </summary>
        {unfolded ? <BoardDrawer board={board} /> : null}
      </details>
    </section>
  );
}

/** The place that is looked at, in words, and who may come there by one step. */
function PlaceDetail(props: {
  board: Board;
  place: string;
  /** It has been chosen: it is read out. */
  said: boolean;
  offers: readonly OpenOffer[];
}) {
  const { board, place, said, offers } = props;
  const words = placeInWords(board, place);
  return (
    <div class="board-detail">
      {said ? <Announcer text={words} /> : null}
      <p>{words}</p>
      <OfferList
        offers={[
          ...comingTo(
            offers.filter(({ with: settled }) => String(settled.piece) in board.pieces),
            place,
            (id) => board.pieces[id]?.name ?? '',
          ),
          ...offers.filter(({ with: settled }) => settled.place === place),
        ]}
      />
    </div>
  );
}

/** Each piece with where it stands, and where it can go: the board as a list of choices. */
function PieceLines({
  board,
  hidden,
  offers,
}: {
  board: Board;
  hidden: ReadonlySet<string>;
  offers: readonly OpenOffer[];
}) {
  const pieces = Object.values(board.pieces);
  if (pieces.length === 0) return null;
  return (
    <ul class="board-pieces" aria-label={`Who stands on “${board.name}”`}>
      {pieces.map((piece) => (
        <li key={piece.id} class="card">
          <p>
            <b>{piece.name}</b>
            {hidden.has(piece.id) ? ' (hidden)' : ''}: {whereStands(board, piece)}
          </p>
          <OfferList
            offers={offers
              .filter(({ with: settled }) => settled.piece === piece.id)
              .flatMap((offer) =>
                offer.command === 'piece.move'
                  ? eachChoice(offer, 'to', (to) => `${piece.name} to ${to}`)
                  : [offer],
              )}
          />
        </li>
      ))}
    </ul>
  );
}

/** What is done to a board as a whole, or seldom. */
function BoardDrawer({ board }: { board: Board }) {
  const drawer = useDrawer('boards');
  const own = (drawer.offers ?? []).filter(
    ({ with: { board: id, piece } }) => id === board.id || String(piece) in board.pieces,
  );
  return (
    <>
      <DrawerNotice drawer={drawer} />
      <OfferList offers={own} />
    </>
  );
}
