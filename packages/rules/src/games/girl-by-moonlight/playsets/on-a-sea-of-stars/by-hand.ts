import { whyOf } from '../../../../table';
import type { GbmPlay } from '../../game';
import { cast, nameById } from '../../lookups';
import { refuse } from '../../refusal';
import { trackLength } from '../../series/lengths';
import type { CommandOf } from './commands';
import { engineNamed, engineOf } from './engines';
import { IMPULSES_MAX, impulses } from './rules';
import { starsSecrets, starsSlot } from './slots';
import { changeEngine } from './strength';

/** Nobody pilots it; no second impulse. */
export const NOBODY = 'nobody';
export const NONE = 'none';

/** The director prepares an Engine's hidden impulse in secret (GBM-SEA-RUL-006). */
export function seal(play: GbmPlay, { engine: id, impulse }: CommandOf<'stars.seal'>): void {
  play.director('prepare hidden impulses');
  const { name, impulses: known } = engineNamed(play.state, id);
  const { [id]: _before, ...others } = starsSecrets.of(play.state).impulses;
  if (impulse === NONE) {
    starsSecrets.change(play, { impulses: others });
    play.say(`${name}: no hidden impulse prepared.`, { to: 'director' });
    return;
  }
  if (known.length >= IMPULSES_MAX || !isOpen(known, impulse)) {
    refuse('not-allowed', `${name} cannot come to be ${impulse}.`, {
      instead: 'Choose an impulse that it has not shown; it has two at most.',
      rule: 'GBM-SEA-RUL-006',
    });
  }
  starsSecrets.change(play, { impulses: { ...others, [id]: impulse } });
  play.say(`${name}: hidden impulse ${impulse}.`, { to: 'director' });
}

const isOpen = (known: readonly string[], impulse: string): boolean =>
  impulses.some((one) => one === impulse) && !known.includes(impulse);

/** Sets an Engine right by hand, with a reason (TABLE-019). */
export function setByHand(play: GbmPlay, command: CommandOf<'stars.set-engine'>): void {
  play.director('set an Engine right');
  const engine = engineNamed(play.state, command.engine);
  const { id, name, impulses: known } = engine;
  const { strength, recovery, second, abandoned, reason } = command;
  const [first = ''] = known;
  if (second !== NONE && !isOpen([first], second)) {
    refuse('malformed', `${second} cannot be the second impulse of ${name}.`, {
      instead: 'Choose another impulse, or none.',
      rule: 'GBM-SEA-RUL-006',
    });
  }
  const pilot = pilotOf(play, command);
  const awaits = command.awaitsBond && pilot === null;
  const bonded = awaits ? [...(engine.bonded ?? [])] : null;
  if (pilot !== null) {
    const other = engineOf(play.state, pilot);
    if (other && other.id !== id) changeEngine(play, other.id, { pilot: null });
  }
  changeEngine(play, id, {
    strength,
    recovery,
    impulses: second === NONE ? [first] : [first, second],
    pilot,
    abandoned,
    bonded,
  });
  const who = pilot === null ? 'nobody pilots it' : `${nameById(play.state, pilot)} pilots it`;
  play.say(`${name}, by hand: strength ${strength}, recovery ${recovery}; ${who}.`, whyOf(reason));
}

/** Who pilots it by hand: nobody who may not (GBM-SEA-BLD-014), and nobody in one that cannot be piloted. */
function pilotOf(play: GbmPlay, command: CommandOf<'stars.set-engine'>): string | null {
  const { maker, name, whyNot } = engineNamed(play.state, command.engine);
  if (command.pilot === NOBODY || command.strength < 1 || command.abandoned) return null;
  const one = cast(play.state).find(({ id }) => id === command.pilot);
  if (one && one.id !== maker) return one.id;
  return refuse('not-allowed', `They cannot pilot ${name}. ${one ? whyNot : ''}`.trim(), {
    instead: 'Choose somebody in play who has not made it, or nobody.',
    rule: 'GBM-SEA-BLD-014',
  });
}

/** Takes an Engine off the list by hand. */
export function removeEngine(play: GbmPlay, command: CommandOf<'stars.remove-engine'>): void {
  play.director('take an Engine off the list');
  const { id, name } = engineNamed(play.state, command.engine);
  const said = `${name} is taken off the list of Engines.`;
  const { [id]: _gone, ...engines } = starsSlot.of(play.state)?.engines ?? {};
  starsSlot.change(play, { engines });
  const { [id]: sealed, ...others } = starsSecrets.of(play.state).impulses;
  if (sealed !== undefined) {
    starsSecrets.change(play, { impulses: others });
  }
  for (const { about, by } of Object.values(play.state.public.activities)) {
    if (about === id) play.emit({ type: 'activityRemoved', protagonist: by });
  }
  for (const one of cast(play.state)) {
    const { [id]: links, ...kept } = one.links;
    if (links === undefined) continue;
    play.emit({ type: 'protagonistChanged', id: one.id, changes: { links: kept } });
  }
  play.say(said, whyOf(command.reason));
}

/** What happens in the story changes the Bastion's track (GBM-SEA-RUL-001). */
export function setBastion(play: GbmPlay, { segments, reason }: CommandOf<'stars.bastion'>): void {
  play.director('change the track of the Bastion');
  const from = starsSlot.of(play.state)?.bastion ?? 0;
  const to = Math.min(trackLength(play.state), segments);
  starsSlot.change(play, { bastion: to });
  play.say(`The Last Bastion: ${from} → ${to} of ${trackLength(play.state)}.`, whyOf(reason));
}
