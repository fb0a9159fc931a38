import { apply } from 'mutative';
import type { Audience, BaseState } from '../../engine';
import { compartmentOf, evolveWithPatches, played, same } from '../../engine';
import { demandSame } from '../difference';
import type { Move } from '../exhaustive';
import { checkShape } from '../state-shape';
import type { Watching } from '../step';

// What holds of the events of a table of any game, and of what its audiences are told of them.

/** One in so many steps is told again from its events. */
const EVERY = 5;

/**
 * The events alone bring the same state, also after a round trip through JSON, and each audience is told
 * what leads to it, computed afresh.
 */
export const told: Watching = (table) => {
  const { system } = table;
  let since: BaseState = table.state;
  let events: unknown[] = [];
  return ({ before, after, events: own, patches, number }) => {
    events.push(...own);
    for (const audience of audiencesIn(after)) {
      const now = apply(compartmentOf(before, audience) ?? {}, patches.get(audience) ?? []);
      demandSame(compartmentOf(after, audience), now, `${audience} is told something else:`);
    }
    if (number % EVERY !== 0) return;
    const recorded = JSON.parse(JSON.stringify(events));
    const replayed = evolveWithPatches(system, since, recorded).state;
    demandSame(after, replayed, 'its events bring another state:');
    since = after;
    events = [];
  };
};

/** A command or an event may well leave all as it is; one that has done so often never does anything else. */
const OFTEN = 4;

/** What is done does something: its command brings events, and `evolve` knows those. */
export function changing(): { see: Watching; never(): string[] } {
  const changed = new Set<string>();
  const idle = new Map<string, number>();
  const note = (what: string, did: boolean) => {
    if (did) changed.add(what);
    else idle.set(what, (idle.get(what) ?? 0) + 1);
  };
  return {
    see:
      ({ system }) =>
      ({ before, events, move }) => {
        if (!isAsItStood(move)) {
          note(`“${move.command.type}” is carried out, and brings no event`, events.length > 0);
        }
        let state = before;
        for (const event of events) {
          const what = `“${event.type}” is recorded, and changes nothing: what applies it, in \`evolves\` of its area, leaves all as it was`;
          const next = played(system, state, [event]);
          note(what, next !== state || event.type === 'redacted');
          state = next;
        }
      },
    never: () =>
      [...idle].flatMap(([what, times]) =>
        times < OFTEN || changed.has(what) ? [] : [`${what}.`],
      ),
  };
}

/** Whether a form is sent as it stood: where nothing is said anew, nothing need change. */
const isAsItStood = ({ offer, command }: Move): boolean =>
  offer?.fields !== undefined &&
  offer.fields.length > 0 &&
  offer.fields.every((field) =>
    same(command[field.name], 'initial' in field ? field.initial : undefined),
  );

/** States and events have the shape that their version has. */
export const shape: Watching = ({ system }) => {
  let events: { type: string }[] = [];
  return ({ after, events: own, number }) => {
    events.push(...own);
    if (number % 20 !== 0) return;
    checkShape(system, after, events);
    events = [];
  };
};

function audiencesIn(state: BaseState): Audience[] {
  return ['public', 'director', ...Object.keys(state.seats).map((id): Audience => `seat:${id}`)];
}
