import { z } from 'zod';
import { BY_HAND, choiceField, numberField, whyOf } from '../../../../table';
import { command, id, reason } from '../../../../table/command';
import { LONGEST, TIERS } from '../../constants';
import type { GbmPlay } from '../../game';
import { cast, nameById, nameOf } from '../../lookups';
import { notDirector } from '../../moves';
import { barred } from '../../refusal';
import { trackLength } from '../../series/lengths';
import type { GbmState, Protagonist } from '../../state';
import { asOptions, reasonField } from '../fields';
import { anyEngine, engineOf } from './engines';
import { BASTION, ENGINE_RECOVERY, HANGAR, impulses, NONE, STRENGTH_MAX } from './rules';
import { atStars, starsSecrets, starsSlot } from './slots';
import type { Engine } from './state';
import { changeEngine } from './strength';

/** Nobody pilots it. */
const NOBODY = 'nobody';

const setCommand = command('stars.set-engine', {
  engine: id,
  strength: z.int().min(0).max(3),
  recovery: z.int().min(0).max(3),
  second: id,
  pilot: id,
  abandoned: z.boolean(),
  awaitsBond: z.boolean(),
  reason,
});
type SetCommand = z.infer<typeof setCommand>;

/** Sets an Engine right by hand, and says why (TABLE-019). */
export const settingEngines = atStars
  .where((context) => notDirector(context, 'set an Engine right'))
  .about(anyEngine, 'director', (move) => [
    move(setCommand, {
      drawer: BY_HAND,
      unless: ({ state }, sent, engine) => notSecond(engine, sent) ?? notPilot(state, engine, sent),
      ways({ state }, engine) {
        const [first, second = NONE] = engine.impulses;
        const others = impulses.filter((one) => one !== first);
        const pilots = pilotsOf(state, engine).map((one) => ({
          value: one.id,
          label: nameOf(one),
        }));
        const known = pilots.find(({ value }) => value === engine.pilot)?.value ?? NOBODY;
        return {
          ...HANGAR,
          label: `${engine.name}, by hand`,
          order: 72,
          fields: [
            numberField('strength', 'Strength', STRENGTH_MAX, engine.strength),
            numberField('recovery', 'Recovery clock', ENGINE_RECOVERY - 1, engine.recovery),
            choiceField(
              'second',
              'Second impulse',
              [{ value: NONE, label: 'None' }, ...asOptions(others)],
              second,
            ),
            choiceField(
              'pilot',
              'Its pilot',
              [{ value: NOBODY, label: 'Nobody' }, ...pilots],
              known,
            ),
            {
              name: 'abandoned',
              kind: 'switch',
              label: 'Left in the field',
              initial: engine.abandoned,
            },
            {
              name: 'awaitsBond',
              kind: 'switch',
              label: 'Whoever pilots it has to bond with it first',
              initial: engine.bonded !== null,
            },
            reasonField,
          ],
        };
      },
      do: (play, sent, _, engine) => set(play, sent, engine),
    }),
  ]);

/** Takes Engines off the list by hand. */
export const removingEngines = atStars
  .where((context) => notDirector(context, 'take an Engine off the list'))
  .about(anyEngine, 'director', (move) => [
    move(command('stars.remove-engine', { engine: id, reason }), {
      drawer: BY_HAND,
      ways: (_, { name }) => ({
        ...HANGAR,
        label: `Take ${name} off the list`,
        order: 75,
        fields: [reasonField],
      }),
      do(play, sent, { state }, { id: gone, name }) {
        const said = `${name} is taken off the list of Engines.`;
        const { [gone]: _gone, ...engines } = starsSlot.in(state).engines;
        starsSlot.change(play, { engines });
        const { [gone]: sealed, ...others } = starsSecrets.of(state).impulses;
        if (sealed !== undefined) starsSecrets.change(play, { impulses: others });
        for (const { about, by } of Object.values(play.state.public.activities)) {
          if (about === gone) play.emit({ type: 'activityRemoved', protagonist: by });
        }
        for (const one of cast(play.state)) {
          const { [gone]: links, ...kept } = one.links;
          if (links === undefined) continue;
          play.emit({ type: 'protagonistChanged', id: one.id, changes: { links: kept } });
        }
        play.say(said, whyOf(sent.reason));
      },
    }),
  ]);

/** What happens in the story changes the Bastion’s track (GBM-SEA-RUL-001). */
export const movingBastion = atStars
  .where((context) => notDirector(context, 'change the track of the Bastion'))
  .once('director', (move) => [
    move(
      command('stars.bastion', {
        segments: z
          .int()
          .min(0)
          .max(LONGEST.tier * TIERS),
        reason,
      }),
      {
        ways({ state }) {
          const { bastion } = starsSlot.in(state);
          return {
            ...BASTION,
            label: 'What happened to the Bastion',
            detail: 'Its track moves as a consequence of what happens.',
            order: 76,
            fields: [numberField('segments', 'Segments', trackLength(state), bastion), reasonField],
          };
        },
        do(play, { segments, reason: why }, { state }) {
          const from = starsSlot.in(state).bastion;
          starsSlot.change(play, { bastion: segments });
          const text = `The Last Bastion: ${from} → ${segments} of ${trackLength(state)}.`;
          play.say(text, whyOf(why));
        },
      },
    ),
  ]);

function notSecond({ name, impulses: [first] }: Engine, { second }: Partial<SetCommand>) {
  if (second === undefined || second === NONE) return null;
  if (second !== first && impulses.some((one) => one === second)) return null;
  return barred('malformed', `${second} cannot be the second impulse of ${name}.`, {
    instead: 'Choose another impulse, or none.',
    rule: 'GBM-SEA-RUL-006',
  });
}

/** Who may pilot an Engine: nobody who has made it (GBM-SEA-BLD-014). */
const pilotsOf = (state: GbmState, { maker }: Engine): Protagonist[] =>
  cast(state).filter((one) => one.id !== maker);

/** Nobody sits in what cannot be piloted. */
const isEmpty = ({ pilot, strength = 1, abandoned }: Partial<SetCommand>): boolean =>
  pilot === undefined || pilot === NOBODY || strength < 1 || abandoned === true;

function notPilot(state: GbmState, engine: Engine, sent: Partial<SetCommand>) {
  if (isEmpty(sent) || pilotsOf(state, engine).some((one) => one.id === sent.pilot)) return null;
  const why = sent.pilot === engine.maker ? engine.whyNot : '';
  return barred('not-allowed', `They cannot pilot ${engine.name}. ${why}`.trim(), {
    instead: 'Choose somebody in play who has not made it, or nobody.',
    rule: 'GBM-SEA-BLD-014',
  });
}

function set(play: GbmPlay, sent: SetCommand, { id: of, name, ...engine }: Engine): void {
  const { strength, recovery, second, abandoned, awaitsBond } = sent;
  const [first = ''] = engine.impulses;
  const pilot = isEmpty(sent) ? null : sent.pilot;
  const bonded = awaitsBond && pilot === null ? [...(engine.bonded ?? [])] : null;
  if (pilot !== null) {
    const other = engineOf(play.state, pilot);
    if (other && other.id !== of) changeEngine(play, other.id, { pilot: null });
  }
  const shown = second === NONE ? [first] : [first, second];
  changeEngine(play, of, { strength, recovery, impulses: shown, pilot, abandoned, bonded });
  const who = pilot === null ? 'nobody pilots it' : `${nameById(play.state, pilot)} pilots it`;
  const text = `${name}, by hand: strength ${strength}, recovery ${recovery}; ${who}.`;
  play.say(text, whyOf(sent.reason));
}
