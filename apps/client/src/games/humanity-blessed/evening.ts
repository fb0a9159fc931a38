import type { LogEntry } from '@moonlit/rules';
import { heroInk } from '../../shell/evening/colours';
import type { EveningLoan } from '../../shell/evening/evening';
import { decidedBy, momentsOf, sessionOf, writtenIn } from '../../shell/evening/evening';
import { blessingCount } from './blessings';
import { freeStats, statsOf } from './figures';
import type { SharedPart } from './view';
import { castOf, heroColour } from './view';

/** Ink on linen, and raised dots that one could read with a finger. */
const colours: EveningLoan['colours'] = {
  sky: ['#0d4f4a', '#071f24'],
  ink: '#fffaf0',
  soft: '#cfe5df',
  gold: '#ffd670',
  onGold: '#1d1603',
  line: '#2f6a66',
  die: '#0f3a3c',
  ring: '#0b2b30',
  emblem:
    'M62 30a16 16 0 1 1-32 0a16 16 0 1 1 32 0ZM170 30a16 16 0 1 1-32 0a16 16 0 1 1 32 0ZM62 100a16 16 0 1 1-32 0a16 16 0 1 1 32 0ZM170 170a16 16 0 1 1-32 0a16 16 0 1 1 32 0Z',
};

/** What is told of an evening to others, of all that is. */
const TOLD: ReadonlySet<string> = new Set([
  ...['maximum', 'major', 'boon', 'bust', 'upgrade', 'dedication'],
  ...['endeavor-begins', 'endeavor-ends', 'endeavor-removed', 'goal-reached'],
]);
/** After what an evening goes one way or the other. */
const TURNING: ReadonlySet<string> = new Set(['endeavor-ends', 'goal-reached']);
const BESIDE: ReadonlySet<string> = new Set(['chapter-named', 'next-time']);

/** An evening at this table: nobody who plays is named in it, those whom they play are. */
export const evening: EveningLoan<SharedPart> = {
  colours,
  of(state, { lines, dice }) {
    return {
      title: state.table.name,
      chapter: sessionOf(state, lines),
      heroes: castOf(state).map((one) => {
        const own = statsOf(state, one);
        const blessings = blessingCount(state, one.id);
        return {
          id: one.id,
          name: one.name,
          colour: heroInk(heroColour(state, one.id)),
          full: freeStats(own).length / Math.max(1, own.length),
          words: blessings === 1 ? '1 Blessing' : `${blessings} Blessings`,
        };
      }),
      bonds: [],
      dice,
      decided: decidedBy(lines, TURNING),
      moments: momentsOf(lines, told),
      lines: writtenIn(lines, BESIDE),
    };
  },
};

const told = ({ beat, text }: LogEntry): string | null =>
  beat && TOLD.has(beat.kind) ? text : null;
