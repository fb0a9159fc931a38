import { textField } from '../../../table';
import { command, id, text } from '../../../table/command';
import type { GbmBrings } from '../moves';
import { directing, moves } from '../moves';
import { missing } from '../refusal';
import { secondaries } from './replacement';

const remarks = directing('keep remarks on secondary characters').about(
  {
    part: 'secondary',
    what: 'secondary character',
    all: ({ state }) => secondaries(state),
    idOf: (one) => one.id,
    find: ({ state }, wanted) =>
      secondaries(state).find((one) => one.id === wanted) ??
      missing(
        'There is no such secondary character.',
        'Choose one from the list of people.',
        'GBM-CHR-010',
      ),
  },
  'director',
  (move) => [
    move(command('secondary.remark', { secondary: id, text }), {
      ways: ({ state }, { id: about, name }) => ({
        label: `Remark on ${name}`,
        order: 190,
        fields: [
          textField('text', 'For your eyes only', 2000, state.director.remarks?.[about] ?? ''),
        ],
      }),
      /** An empty one takes away what there was. */
      do: (play, said, _, { id: about }) =>
        play.emit({ type: 'remarkSet', about, text: said.text }),
    }),
  ],
);

/** The director's record of secondary characters, whom the director portrays (GBM-CHR-010). */
export const people = {
  ...moves.area(remarks),
  betweenSessions: true,
  personal: ['remarks'],
} satisfies GbmBrings;
