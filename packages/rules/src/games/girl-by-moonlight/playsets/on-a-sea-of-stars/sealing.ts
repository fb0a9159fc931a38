import { choiceField } from '../../../../table';
import { command, id } from '../../../../table/command';
import { notDirector } from '../../moves';
import { barred } from '../../refusal';
import { asOptions } from '../fields';
import { anyEngine } from './engines';
import { HANGAR, IMPULSES_MAX, impulses, NONE } from './rules';
import { atStars, starsSecrets } from './slots';

/** The director prepares an Engine’s hidden impulse in secret, for their eyes only (GBM-SEA-RUL-006). */
export const sealing = atStars
  .where((context) => notDirector(context, 'prepare hidden impulses'))
  .about(anyEngine, 'director', (move) => [
    // `none` takes it back.
    move(command('stars.seal', { engine: id, impulse: id }), {
      unless(_, { impulse }, { name, impulses: known }) {
        if (impulse === undefined || impulse === NONE || hidden(known).includes(impulse)) {
          return null;
        }
        return barred('not-allowed', `${name} cannot come to be ${impulse}.`, {
          instead: 'Choose an impulse that it has not shown; it has two at most.',
          rule: 'GBM-SEA-RUL-006',
        });
      },
      ways({ state }, { id: of, name, impulses: known }) {
        const open = hidden(known);
        if (open.length === 0) return null;
        const now = starsSecrets.of(state).impulses[of];
        const options = [{ value: NONE, label: 'None prepared' }, ...asOptions(open)];
        const initial = now !== undefined && open.includes(now) ? now : NONE;
        return {
          ...HANGAR,
          label: `${name}: ${now === undefined ? 'no hidden impulse yet' : `hidden, ${now}`}`,
          detail: 'For your eyes only. Offer a poisoned promise to its pilot, and it shows.',
          order: 71,
          fields: [choiceField('impulse', 'Hidden impulse', options, initial)],
        };
      },
      do(play, { impulse }, { state }, { id: of, name }) {
        const { [of]: _before, ...others } = starsSecrets.of(state).impulses;
        const none = impulse === NONE;
        starsSecrets.change(play, { impulses: none ? others : { ...others, [of]: impulse } });
        const what = none ? 'no hidden impulse prepared' : `hidden impulse ${impulse}`;
        play.say(`${name}: ${what}.`, { to: 'director' });
      },
    }),
  ]);

/** Impulses that an Engine could still show. */
const hidden = (known: readonly string[]): string[] =>
  known.length >= IMPULSES_MAX ? [] : impulses.filter((one) => !known.includes(one));
