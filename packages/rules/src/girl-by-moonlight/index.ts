import type { RuleSystem } from '../engine';
import { refuse } from '../engine';
import { areas } from './areas';
import type { GbmCommand } from './commands';
import { commandSchema } from './commands';
import { complete, create } from './create';
import { derive } from './derive';
import type { GbmEvent } from './events';
import { evolve } from './evolve';
import type { Area, GbmPlay, Handlers } from './game';
import type { GbmState } from './state';

export { contentIndex, publicContent } from './public-content';

const parts: Area[] = Object.values(areas);
const handlers: Partial<Handlers> = Object.assign({}, ...parts.map((area) => area.handlers));
const openBetweenSessions: ReadonlySet<string> = new Set(
  parts.filter((area) => area.betweenSessions).flatMap((area) => Object.keys(area.handlers)),
);

/** *Girl by Moonlight*, as the server loads it. */
export const girlByMoonlight: RuleSystem<GbmState, GbmCommand, GbmEvent> = {
  id: 'girl-by-moonlight',
  title: 'Girl by Moonlight',
  commandSchema,
  create,
  decide(play, command) {
    const { actor } = play.context;
    const seat = actor.kind === 'seat' ? play.seat() : null;
    if (seat?.role === 'spectator' && command.type !== 'safety.pause') {
      refuse('not-allowed', 'Spectators watch; they do not play.', {
        instead: 'Ask the director for a seat at the table.',
        rule: 'TABLE-001',
      });
    }
    if (!play.state.public.table.session.open && !openBetweenSessions.has(command.type)) {
      refuse('wrong-moment', 'The session has ended; play goes on in the next one.', {
        instead: 'The director can start the next session.',
        rule: 'TABLE-013',
      });
    }
    handle(play, command);
  },
  evolve,
  complete,
  derive,
};

function handle<T extends GbmCommand['type']>(
  play: GbmPlay,
  command: Extract<GbmCommand, { type: T }>,
): void {
  const handler = handlers[command.type as T];
  if (!handler) {
    refuse('unknown-command', 'This table does not know that command.', {
      instead: 'Send one of those that you are offered.',
      rule: 'TABLE-006',
    });
  }
  handler(play, command);
}
