import { z } from 'zod';
import type { SeatId } from '../../engine';
import { latest, missing, refuse } from '../../engine';
import type { OfferContext } from '../area';
import { command, id } from '../command';
import type { MoveContext } from '../moves';
import { Moves } from '../moves';
import { partOf } from '../moves/way';
import type { TablePlay } from '../play';
import type { WithPictures } from './emblems';

/** How many pictures of their own somebody has at a table. */
export const PICTURES_MAX = 12;

/** The id of a picture: chosen at random, so that whoever has not been sent it cannot ask for it. */
export const pictureId = z.string().regex(/^[\w-]{20,40}$/);

/** Somebody has these pictures now. */
export type PictureEvent = { type: 'picturesSet'; seat: SeatId; pictures: string[] };

type PicturePlay = TablePlay<WithPictures, PictureEvent>;

const keepCommand = command('picture.keep', { seat: id, picture: pictureId });
const moves = new Moves<WithPictures, PicturePlay>((context) => context);

/**
 * Pictures of one’s own (TABLE-257…259). The server keeps what is drawn, and says by `picture.keep` that there is one more;
 * here stand their ids, which nobody else is sent until one is put on something that they see.
 */
export function pictures() {
  const made = moves.area(own());
  return {
    ...made,
    commands: [...made.commands, keepCommand],
    handlers: { ...made.handlers, 'picture.keep': keep },
    betweenSessions: true,
    evolves: {
      picturesSet({ seats }: WithPictures, { seat, pictures: all }: PictureEvent) {
        const theirs = seats[seat];
        if (!theirs) return;
        if (all.length > 0) theirs.pictures = all;
        else delete theirs.pictures;
      },
    },
    onPassedOn(play: PicturePlay, seat: SeatId) {
      if (picturesOf(play.state, seat).length > 0) set(play, seat, []);
    },
  } as const;
}

const own = () =>
  moves.about(
    {
      part: 'picture',
      what: 'picture of yours',
      all: ({ state, seat }: MoveContext<OfferContext<WithPictures>>) =>
        picturesOf(state, seat.id).map((picture, at) => ({ picture, at })),
      idOf: ({ picture }) => picture,
    },
    'pictures',
    (move) => [
      move(command('picture.drop', { picture: id }), {
        drawer: 'pictures',
        ways: (_, { at }) => ({
          label: `Put your picture ${at + 1} away`,
          detail: 'Where it is shown it stays until another is chosen there.',
        }),
        do(play, _, { seat }, { picture }) {
          set(
            play,
            seat.id,
            picturesOf(play.state, seat.id).filter((one) => one !== picture),
          );
        },
      }),
    ],
  );

/** Somebody has brought one more: the server says so, which has it. */
function keep(play: PicturePlay, said: { type: string }): void {
  if (play.context.actor.kind !== 'server') {
    refuse('not-allowed', 'A picture is sent to the server, which says that it has it.', {
      instead: 'Choose a picture from your device.',
      rule: 'TABLE-257',
    });
  }
  const [seat, picture] = [String(partOf(said, 'seat')), String(partOf(said, 'picture'))];
  const who = play.state.public.table.seats[seat];
  if (!who) missing('There is no such seat at this table.', 'Take a seat first.');
  if (who.role === 'spectator') {
    refuse('not-allowed', 'Spectators watch; they bring no pictures.', {
      instead: 'Ask for a seat at the table.',
      rule: 'TABLE-001',
    });
  }
  const all = picturesOf(play.state, seat);
  if (all.length >= PICTURES_MAX) {
    refuse('limit-reached', `You have ${PICTURES_MAX} pictures here already.`, {
      instead: 'Put one away that you do not need any more.',
      rule: 'TABLE-258',
    });
  }
  set(play, seat, [...all, picture]);
}

const picturesOf = ({ seats }: WithPictures, seat: SeatId): string[] => [
  ...latest(seats[seat]?.pictures ?? []),
];

const set = (play: PicturePlay, seat: SeatId, all: string[]): void =>
  play.emit({ type: 'picturesSet', seat, pictures: all });
