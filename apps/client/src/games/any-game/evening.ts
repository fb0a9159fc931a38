import type { LogEntry } from '@moonlit/rules';
import { heroInk } from '../../shell/evening/colours';
import type { EveningLoan } from '../../shell/evening/evening';
import { decidedBy, momentsOf, sessionOf, writtenIn } from '../../shell/evening/evening';
import type { SharedPart } from './view';

/** A card room at night, and four cards in the middle of it. */
const colours: EveningLoan['colours'] = {
  sky: ['#14402a', '#07130d'],
  ink: '#f3fff6',
  soft: '#b3cabb',
  gold: '#f2d37c',
  onGold: '#26200a',
  line: '#2e5a43',
  die: '#1b3a2b',
  ring: '#10211a',
  emblem:
    'M30 20H90V95H30ZM110 20H170V95H110ZM30 110H90V185H30ZM110 110H170V185H110ZM60 42 46 58 60 74 74 58ZM140 132 126 148 140 164 154 148Z',
};

/** The colours of cards by those of heroes. */
const INKS: Readonly<Record<string, string>> = {
  ...{ red: 'rose', orange: 'coral', yellow: 'amber', green: 'jade' },
  ...{ blue: 'sky', purple: 'violet', grey: 'silver' },
};

/** As many find a place around the table. */
const CAST = 8;
/** After what an evening goes one way or the other. */
const TURNING: ReadonlySet<string> = new Set(['clock-filled']);
const BESIDE: ReadonlySet<string> = new Set(['chapter-named', 'next-time']);

/** An evening at this table: the people on its cards, and nobody who sat at it by their own name. */
export const evening: EveningLoan<SharedPart> = {
  colours,
  of(state, { lines, dice }) {
    const people = Object.values(state.cards).filter(({ kind }) => kind === 'person');
    const counters = Object.values(state.counters);
    return {
      title: state.table.name,
      chapter: sessionOf(state, lines),
      heroes: people.slice(0, CAST).map(({ id, name, emoji, colour }) => {
        const track = counters.find(({ card, boxes }) => card === id && boxes);
        return {
          id,
          name,
          ...(emoji ? { sign: emoji } : {}),
          colour: heroInk(INKS[colour]),
          full: track ? track.value / Math.max(1, track.max) : 0,
          words: track ? `${track.name} ${track.value} of ${track.max}` : '',
        };
      }),
      bonds: [],
      dice,
      decided: decidedBy(lines, TURNING),
      moments: momentsOf(lines, (entry) => toldOf(state, entry)),
      lines: writtenIn(lines, BESIDE),
    };
  },
};

/** What is told of a line to others: never who did it. */
function toldOf({ cards, clocks }: SharedPart, { beat }: LogEntry): string | null {
  const name = (cards[beat?.about[0] ?? ''] ?? clocks[beat?.about[0] ?? ''])?.name;
  if (beat?.kind === 'clock-filled') return name ? `“${name}” is full.` : null;
  if (beat?.kind === 'card-shown') return name ? `“${name}” comes to light.` : null;
  return null;
}
