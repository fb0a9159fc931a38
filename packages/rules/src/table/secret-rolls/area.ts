import type { Offer, SeatId } from '../../engine';
import type { OfferContext } from '../area';
import { command, id } from '../command';
import type { MoveContext, MovePlay } from '../moves';
import { Moves } from '../moves';
import type { SecretRollPlay, WithSecretRolls } from './kept-roll';
import { evolveSecretRolls, forgetRolls, keptBy, showRoll } from './kept-roll';

/** The heading above what shows them. */
const GROUP = 'Private rolls';

/**
 * Rolls of which nobody else learns, to be shown later (TABLE-170…172): what a game rolls in secret it
 * tells by `sayRoll`, or keeps by `keepRoll`.
 *
 * @param place where on the screen they can be shown.
 */
export function secretRolls<S extends WithSecretRolls, P extends SecretRollPlay<S> & MovePlay<S>>(
  place: Offer['place'],
) {
  const moves = new Moves<S, P>((context) => context);
  const unseen = moves.about(
    {
      part: 'roll',
      what: 'roll',
      all: ({ state, seat }: MoveContext<OfferContext<S>>) => keptBy(state, seat),
      idOf: (one) => one.id,
    },
    place,
    (move) => [
      move(command('roll.show', { roll: id }), {
        ways: (_, { record: { title, reading } }) => ({
          label: `Show “${title}”: ${reading.word}`,
          group: GROUP,
        }),
        do: (play, _, __, roll) => showRoll(play, roll),
      }),
    ],
  );
  return {
    ...moves.area(unseen),
    evolves: evolveSecretRolls,
    // What somebody has rolled in private stays rolled, whatever is taken back.
    personal: ['rolls'],
    onPassedOn: (play: P, seat: SeatId) => forgetRolls(play, seat),
  } as const;
}
