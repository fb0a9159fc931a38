import type { LogEntry } from '@moonlit/rules';
import { heroInk } from '../../shell/evening/colours';
import type { EveningLoan } from '../../shell/evening/evening';
import { decidedBy, momentsOf, sessionOf, writtenIn } from '../../shell/evening/evening';
import { heroOfParty } from './heroes';
import type { SharedPart } from './view';
import { isOut } from './view';

/** Embers in a blue-green dark, and the two dice that lie one upon the other. */
const colours: EveningLoan['colours'] = {
  sky: ['#10393c', '#081214'],
  ink: '#fff6e2',
  soft: '#b7c8c4',
  gold: '#ffcf70',
  onGold: '#2a1e00',
  line: '#2f5a5e',
  die: '#2b1650',
  ring: '#122124',
  emblem: 'M100 12 188 100 100 188 12 100ZM100 58 58 100 100 142 142 100Z',
};

/** What is told of an evening to others, of all that is. */
const TOLD: ReadonlySet<string> = new Set([
  ...['blaze', 'death', 'death-move', 'last-hp', 'defeated', 'countdown'],
  ...['critical', 'level-up', 'environment', 'reward'],
]);
/** After what an evening goes one way or the other. */
const TURNING: ReadonlySet<string> = new Set(['defeated', 'death-move', 'blaze']);
const BESIDE: ReadonlySet<string> = new Set(['chapter-named', 'next-time', 'feature']);

/** An evening at this table: nobody who plays is named in it, those whom they play are. */
export const evening: EveningLoan<SharedPart> = {
  colours,
  of(state, { lines, dice }) {
    const { table, characters } = state;
    return {
      title: table.name,
      chapter: sessionOf(state, lines),
      heroes: Object.values(characters)
        .filter((one) => !isOut(one))
        .map(({ id, name, hp, hope }) => ({
          id,
          name,
          colour: heroInk(heroOfParty(state, id)),
          full: hp.marked / Math.max(1, hp.slots),
          words: `${hp.marked} of ${hp.slots} HP, ${hope.held} Hope`,
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
