import { textField } from '../../../table';
import { command, typedUpTo } from '../../../table/command';
import type { DhBrings } from '../game';
import { moves, notGm } from '../game';
import { WRITING } from './entry';

/** How long it may be: licences ask for a sentence or three. */
const MOST = 900;

/** Whose the content of the library is, and under which licence: the GM says so, and everybody reads it (DGH-2009). */
export const licence = moves.once('library', (move) => [
  move(command('library.licence', { text: typedUpTo(MOST).default('') }), {
    drawer: WRITING,
    unless: (context) => notGm(context, 'say whose the library is'),
    ways: ({ state }) => ({
      label: 'Whose content it is',
      group: 'writing',
      detail: 'Some licences ask for a line that everybody can read.',
      fields: [textField('text', 'Author, publisher, licence', MOST, state.public.licence ?? '')],
    }),
    do(play, { text }) {
      play.emit({ type: 'licenceSet', text });
      play.say(text ? 'Of the table’s library: whose it is.' : 'Nothing is said of the library.', {
        notes: text ? [text] : [],
      });
    },
  }),
]);

/** Applies what is said of the library. */
export const licensing = {
  licenceSet({ public: shared }, { text }) {
    shared.licence = text;
  },
} satisfies DhBrings['evolves'];
