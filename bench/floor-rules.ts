import type { Patch } from '@moonlit/rules';
import { LOG_WINDOW } from '@moonlit/rules';
import type { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';

type State = ReturnType<typeof girlByMoonlight.create>;

/**
 * The least that could do the same as `clock.tick`: written by hand for this one command, whose
 * place in the state it knows. It asks nobody who they are, checks no rule, and offers nothing.
 */
export function bareTick(
  state: State,
  command: { clock: string; by: number },
  seq: number,
): { events: object[]; state: State; patches: Patch[] } {
  const { clocks, log } = state.public;
  const clock = clocks[command.clock];
  if (!clock) throw new Error('There is no such clock.');
  const marked = clock.marked + command.by;
  const text = `“${clock.name}”: ${command.by}, ${marked} of ${clock.segments} marked.`;
  const entry = { seq, at: seq, by: 'bev', text };
  const place = log.next % LOG_WINDOW;
  const entries = log.entries.slice();
  entries[place] = entry;
  return {
    events: [
      { type: 'clockMarked', secret: false, id: clock.id, marked },
      { type: 'logged', to: 'public', entry },
    ],
    state: {
      ...state,
      public: {
        ...state.public,
        clocks: { ...clocks, [clock.id]: { ...clock, marked } },
        log: { next: log.next + 1, entries },
      },
    },
    patches: [
      { op: 'replace', path: ['clocks', clock.id, 'marked'], value: marked },
      { op: 'replace', path: ['log', 'entries', place], value: entry },
      { op: 'replace', path: ['log', 'next'], value: log.next + 1 },
    ],
  };
}
