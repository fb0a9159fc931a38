import { z } from 'zod';
import { choiceField, textField } from '../../../../table';
import { command, id, needed } from '../../../../table/command';
import { arbitersMoves } from '../../arbiter';
import { bringUnit, hasRoomFor } from '../laying-out';
import { endeavorWhile } from '../rounds';
import { BY_HAND } from '../setting';
import { ANTAGONISTS, PROTAGONISTS } from '../sides';
import { loneSizes, readLoneSize, sizeOptions } from '../sizes';

/** Another unit, as the table adds it (HUM-1221, 1224). */
export const settingUnits = arbitersMoves('add a unit').about(
  endeavorWhile(({ type }) => type === 'unit'),
  'answers',
  (move) => [
    move(
      command('endeavor.unit', {
        endeavor: id,
        name: needed(60),
        size: z.enum(loneSizes).default('6'),
        side: z.enum([PROTAGONISTS, ANTAGONISTS]).default(ANTAGONISTS),
        shielded: z.boolean().default(false),
      }),
      {
        drawer: BY_HAND,
        ways: ({ state }) =>
          hasRoomFor(state, 1)
            ? {
                label: 'Another unit',
                fields: [
                  textField('name', 'What is it called?', 60, '', true),
                  choiceField('size', 'How large is its Stat?', sizeOptions, '6'),
                  choiceField(
                    'side',
                    'On whose side?',
                    [
                      { value: ANTAGONISTS, label: 'The opponents’' },
                      { value: PROTAGONISTS, label: 'The protagonists’' },
                    ],
                    ANTAGONISTS,
                  ),
                  { name: 'shielded', kind: 'switch', label: 'It has Shields', initial: false },
                ],
              }
            : null,
        do(play, { name, size, side, shielded }) {
          bringUnit(play, { name, looks: '', size: readLoneSize(size), side, shielded });
        },
      },
    ),
  ],
);
