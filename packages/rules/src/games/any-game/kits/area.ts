import { z } from 'zod';
import { choiceField, textField } from '../../../table';
import { command, typedUpTo } from '../../../table/command';
import { FILE_MOST } from '../../../table/travel/file';
import { moves } from '../game';
import { lookOptions, looks } from '../setup';
import { exampleKit, kitFile } from './kit';
import { layKit } from './lay';
import { QUESTIONS, readKit } from './read';
import { kitEvolves } from './state';

const brought = moves.once('kits', (move) => [
  move(command('kit.bring', { text: typedUpTo(FILE_MOST * 2) }), {
    drawer: 'kits',
    ways: () => ({
      label: 'Bring a kit',
      detail: 'What lies here stays. Sheets, decks, tables, rolls and readings come beside it.',
      fields: [textField('text', 'The kit, pasted', FILE_MOST, kitFile(exampleKit), true)],
    }),
    do(play, { text }, { seat }) {
      const kit = readKit(text);
      layKit(play, kit);
      play.say(`${seat.name} brings a kit${kit.name ? `: “${kit.name}”` : ''}.`);
    },
  }),
  move(command('questions.write', { text: typedUpTo(QUESTIONS).default('') }), {
    drawer: 'kits',
    ways: ({ state: { public: shared } }) => ({
      label: 'Write the questions to begin with',
      fields: [
        {
          ...textField('text', 'Questions, one a line', QUESTIONS, shared.questions ?? ''),
          hint: 'They stand below how it begins, and come along in the kit.',
        },
      ],
    }),
    do(play, { text }, { seat }) {
      play.emit({ type: 'questionsSet', text });
      play.say(`${seat.name} writes the questions to begin with.`);
    },
  }),
  move(command('look.choose', { look: z.enum(looks) }), {
    drawer: 'kits',
    ways: ({ state: { public: shared } }) => ({
      label: 'Choose how the table looks',
      fields: [choiceField('look', 'Its look', lookOptions, shared.look)],
    }),
    do(play, { look }, { seat }) {
      if (look === play.state.public.look) return;
      play.emit({ type: 'lookSet', look });
      play.say(`${seat.name} gives the table another look.`);
    },
  }),
]);

/** What a table plays its game by, brought from elsewhere; between sessions as well (ANY-KIT). */
export const kits = { ...moves.area(brought), evolves: kitEvolves, betweenSessions: true } as const;
