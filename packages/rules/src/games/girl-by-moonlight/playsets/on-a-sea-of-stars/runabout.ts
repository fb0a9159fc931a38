import { choiceField } from '../../../../table';
import { command, id, sentence } from '../../../../table/command';
import { cast, nameOf, protagonist } from '../../lookups';
import { barred } from '../../refusal';
import type { GbmState } from '../../state';
import { engineNamed, enginesOf } from './engines';
import { seen } from './piloting';
import { HANGAR } from './rules';
import { atStars, starsSlot } from './slots';
import type { Engine } from './state';
import { changeEngine, onMission } from './strength';

/** The room of the flagship by which it sends the runabout. */
const RUNABOUT = 'runabout';

/** Whether the runabout can be sent now. */
function hasRunabout(state: GbmState): boolean {
  const { rooms } = state.public.series;
  return onMission(state) && rooms.includes(RUNABOUT) && !starsSlot.in(state).spent[RUNABOUT];
}

/** Whether the runabout would find an Engine to bring home: one left behind, or one that broke. */
const isStranded = ({ abandoned, strength, used }: Engine): boolean =>
  abandoned || (strength < 1 && used);

/** Once a mission the runabout rescues a pilot, or brings home an Engine: one of the two (GBM-SEA-RUL-027). */
export const runabout = atStars.once('act', (move) => [
  move(
    command('stars.runabout', {
      engine: id.optional(),
      protagonist: id.optional(),
      how: sentence.default(''),
    }),
    {
      unless({ state }, { engine, protagonist: whom, how }) {
        if (!hasRunabout(state)) {
          return barred('not-allowed', 'There is no runabout to send now.', {
            instead: 'It has a room of its own on the flagship, and goes out once a mission.',
            rule: 'GBM-SEA-RUL-027',
          });
        }
        // While it is offered, nothing is said yet.
        if (how !== undefined && (engine === undefined) === (whom === undefined)) {
          return barred('malformed', 'The runabout goes for a pilot, or for an Engine.', {
            instead: 'Choose one of the two.',
            rule: 'GBM-SEA-RUL-027',
          });
        }
        if (engine === undefined) return null;
        const wanted = engineNamed(state, engine);
        if (isStranded(wanted)) return null;
        return barred('not-allowed', `${wanted.name} needs no retrieving.`, {
          instead: 'Send it for an Engine that was left behind, or that is broken.',
          rule: 'GBM-SEA-RUL-027',
        });
      },
      *ways({ state, self, director }) {
        if (!director && self?.status !== 'active') return;
        const at = {
          ...HANGAR,
          place: director ? 'director' : 'act',
          cost: 'once a mission',
          order: 26,
        } as const;
        const pilots = cast(state).map((one) => ({ value: one.id, label: nameOf(one) }));
        yield {
          ...at,
          variant: 'pilot',
          label: 'Runabout: rescue a pilot',
          fields: [choiceField('protagonist', 'Whom?', pilots), seen],
        };
        const stranded = enginesOf(state).filter(isStranded);
        if (stranded.length === 0) return;
        const engines = stranded.map(({ id: value, name }) => ({ value, label: name }));
        yield {
          ...at,
          variant: 'engine',
          label: 'Runabout: bring an Engine home',
          fields: [choiceField('engine', 'Which?', engines), seen],
        };
      },
      do(play, { engine, protagonist: whom, how }, { state, seat }) {
        const name =
          whom === undefined
            ? engineNamed(state, engine ?? '').name
            : nameOf(protagonist(state, whom));
        starsSlot.change(play, { spent: { ...starsSlot.in(state).spent, [RUNABOUT]: true } });
        if (engine !== undefined) changeEngine(play, engine, { abandoned: false });
        const brings = engine === undefined ? `${name} out` : `${name} home`;
        play.say(`${seat.name} sends the runabout: it brings ${brings}.`, {
          notes: how ? [how] : [],
        });
      },
    },
  ),
]);
