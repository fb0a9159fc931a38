import type { BaseState, SeatId } from '../../engine';
import type { OfferContext } from '../area';
import { command, id } from '../command';
import { choiceField } from '../fields';
import type { MoveContext } from '../moves';
import { Moves } from '../moves';
import type { TablePlay } from '../play';
import type { WithPictures } from './emblems';
import { pictureOptions } from './emblems';

/** Somebody of the game’s who can have a portrait, and the seat that plays them. */
export interface Portrayed {
  id: string;
  name: string;
  owner: SeatId | null;
}

/** Pictures that stand in the place of somebody's face, by who it is; missing until there is one. */
export interface WithPortraits extends WithPictures {
  public: BaseState['public'] & { portraits?: Record<string, string> };
}

/** Somebody has this portrait now; `null` for the face that their game draws. */
export type PortraitEvent = { type: 'portraitSet'; of: string; picture: string | null };

/**
 * Portraits (TABLE-260): whoever plays somebody, or directs, puts a picture of their own, or an emblem, in the place of the face
 * that is drawn of them everywhere.
 *
 * @param peopleOf all who can have one.
 */
export function portraits<S extends WithPortraits>(peopleOf: (state: S) => readonly Portrayed[]) {
  const moves = new Moves<S, TablePlay<S, PortraitEvent>>((context) => context);
  const about = moves.about(
    {
      part: 'person',
      what: 'person',
      all: ({ state, seat, director }: MoveContext<OfferContext<S>>) =>
        peopleOf(state).filter(({ owner }) => director || owner === seat.id),
      idOf: ({ id: person }) => person,
    },
    'pictures',
    (move) => [
      move(command('portrait.set', { person: id, picture: id }), {
        drawer: 'pictures',
        ways({ state, seat }, { id: person, name }) {
          const now = state.public.portraits?.[person];
          const options = pictureOptions(state, seat.id, now);
          return {
            label: `Portrait of ${name}`,
            detail: 'It stands in the place of the face that is drawn, for everybody.',
            fields: [choiceField('picture', 'Picture', options, now ?? 'none')],
          };
        },
        do(play, { picture }, _, { id: person, name }) {
          const none = picture === 'none';
          play.emit({ type: 'portraitSet', of: person, picture: none ? null : picture });
          play.say(none ? `${name} has a drawn face again.` : `${name} has another portrait.`);
        },
      }),
    ],
  );
  return {
    ...moves.area(about),
    betweenSessions: true,
    evolves: {
      portraitSet({ public: shared }: S, { of, picture }: PortraitEvent) {
        const { [of]: _, ...others } = shared.portraits ?? {};
        if (picture !== null) shared.portraits = { ...others, [of]: picture };
        else if (Object.keys(others).length > 0) shared.portraits = others;
        else delete shared.portraits;
      },
    },
  } as const;
}
