import type { LogEntry } from '@moonlit/rules';
import { caps } from '@moonlit/rules/stars-and-signs/vocabulary';
import { heroInk } from '../../shell/evening/colours';
import type { EveningLoan } from '../../shell/evening/evening';
import { decidedBy, momentsOf, sessionOf, writtenIn } from '../../shell/evening/evening';
import { byDay, underTheirSign } from './faces/shapes';
import { stateWords } from './figures';
import type { SharedPart } from './view';
import { castOf, heroColour } from './view';

/** A blueprint of the sky, and a star in it with a ring around it. */
const colours: EveningLoan['colours'] = {
  sky: ['#2a3bb0', '#0a1347'],
  ink: '#fff4e3',
  soft: '#c6cdfa',
  gold: '#ffe08a',
  onGold: '#2a1030',
  line: '#4454b4',
  die: '#1b2877',
  ring: '#121e66',
  emblem:
    'M100 8Q112 88 192 100Q112 112 100 192Q88 112 8 100Q88 88 100 8ZM100 62A38 38 0 1 0 100 138A38 38 0 1 0 100 62ZM100 70A30 30 0 1 1 100 130A30 30 0 1 1 100 70Z',
};

/** What is told of an evening to others, of all that is. */
const TOLD: ReadonlySet<string> = new Set([
  ...['wish', 'defeated', 'consumed', 'transformation', 'broken', 'wound', 'critical'],
  ...['milestone', 'counter-full', 'flashback'],
]);
/** After what an evening goes one way or the other. */
const TURNING: ReadonlySet<string> = new Set(['wish', 'defeated', 'counter-full']);
const BESIDE: ReadonlySet<string> = new Set(['chapter-named', 'next-time']);

/** An evening at this table: nobody who plays is named in it, those whom they play are. */
export const evening: EveningLoan<SharedPart> = {
  colours,
  of(state, { lines, dice }) {
    return {
      title: state.table.name,
      chapter: sessionOf(state, lines),
      heroes: castOf(state).map((one) => ({
        id: one.id,
        name: one.name,
        colour: heroInk(heroColour(state, one.id)),
        full: one.despair / caps.despair,
        words: [`${one.hope} Hope`, stateWords(one)].filter(Boolean).join(', '),
        figure: one.transformed ? underTheirSign(one) : byDay(one),
      })),
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
