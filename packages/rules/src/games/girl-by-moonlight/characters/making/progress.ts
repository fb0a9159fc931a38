import type { SeatId } from '../../../../engine';
import type { Standing } from '../../../../table';
import { done, inARow, makingOf, standing } from '../../../../table';
import { playsetOf } from '../../library/playset';
import { knownAs } from '../../lookups';
import type { GbmState, MakingStepId, Protagonist } from '../../state';
import type { Step } from '../../vocabulary';
import { introducing, introductionsOf, stillToCome } from '../introductions/introduced';
import { mayEnter } from './begin';
import { isRolling } from './later';
import { isInPlay, lacking, lackingSettings, othersOf } from './steps';

/** What is lacking at some of the steps. */
const lack =
  (...of: readonly Step[]) =>
  (state: GbmState, one: Protagonist) =>
    lacking(state, one, of);

/** The steps in the book's order (GBM-CHR-001). A person may take them in any order. */
export const making = makingOf<GbmState, Protagonist, MakingStepId>({
  all: ({ public: { protagonists } }) =>
    Object.values(protagonists).filter(({ status }) => status !== 'lost'),
  idOf: ({ id }) => id,
  by: ({ seat }) => seat,
  plays: (_, one) => isInPlay(one),
  held: (state, one) =>
    isInPlay(one) && isRolling(state, one)
      ? 'What counts can be chosen once what is on the table is settled.'
      : null,
  steps: [
    {
      id: 'series',
      title: 'Our series',
      about:
        'Read once more what you have said together. What in it would you like to see through your protagonist’s eyes?',
      filledBy: [{ place: 'series' }],
      lacks: () => [],
      stands: seriesStanding,
      beforePlay: true,
    },
    {
      id: 'roles',
      title: 'Role and background',
      about:
        'The role you chose in the series, in your own words now; and what comes of your shared origin for you.',
      lacks: lack('roles'),
    },
    {
      id: 'obligation',
      title: 'Obligation',
      about: 'What everybody has to do in everyday life, and what is special about yours.',
      lacks: lack('obligation'),
    },
    {
      id: 'actions',
      title: 'Action ratings',
      about:
        'Two actions are marked already. Raise a third: what do you look forward to seeing them do?',
      lacks: lack('action'),
    },
    {
      id: 'abilities',
      title: 'Abilities',
      about:
        'What only they can do. If a word is new to you, ask: somebody at the table will know.',
      lacks: (state, one) => [
        ...lacking(state, one, ['special', 'transcendent']),
        ...lackingSettings(state, one, false),
      ],
    },
    {
      id: 'people',
      title: 'People in their life',
      about:
        'Two people with a tie to yours: family, friend, rival, mentor. Say aloud whom you think of; others may know them too. The director will play them.',
      lacks: lack('secondary'),
    },
    {
      id: 'names',
      title: 'Names and look',
      about: 'Hints and lists are there to start from. You need not keep to them.',
      lacks: lack('names'),
      needed: (_, { name }) => name === '',
    },
    {
      id: 'introduction',
      title: 'Introduction',
      about:
        'When everybody has come this far, the table goes round and meets its protagonists. This is what the others will read.',
      filledBy: [{ command: 'introductions.begin' }, { command: 'introductions.next' }],
      lacks: () => [],
      stands: introductionStanding,
      beforePlay: true,
    },
    {
      id: 'promises',
      title: 'Promises',
      about:
        'What your protagonist means to do, or never to do, because of how they feel about somebody. Nobody in the story has to hear it; everybody at the table may.',
      lacks: (state, one) => [
        ...lackingSettings(state, one, true),
        ...lacking(state, one, ['promises']),
      ],
      stands: promisesStanding,
    },
  ],
});

/** What each step is called; creation's offers stand under it. */
export const stepTitle = making.title;

/** The heading of a step: while the sheet is made, and in play as long as this of it is open (TABLE-092). */
export function headed(one: Protagonist, open: boolean, id: MakingStepId) {
  return one.status === 'creating' || open ? { group: stepTitle[id] } : {};
}

/** Where what belongs to a step stands: under it while the sheet is made, later on the sheet. */
export const placed = (one: Protagonist, open: boolean, id: MakingStepId) =>
  ({ ...headed(one, open, id), place: one.status === 'creating' ? 'creation' : 'sheet' }) as const;

/** What has to be there before somebody is worth introducing: all but what binds them to others. */
const before: readonly Step[] = [
  'roles',
  'obligation',
  'action',
  'special',
  'transcendent',
  'secondary',
  'names',
];

/** Whether a protagonist is far enough to be introduced (GBM-CHR-010): whoever has sat down to play is. */
export function presentable(state: GbmState, one: Protagonist): boolean {
  if (one.status !== 'creating') return true;
  return lacking(state, one, before).length === 0;
}

function seriesStanding(state: GbmState): Standing {
  const { answers } = state.public.series;
  const open = playsetOf(state).questions.filter(({ id, each }) => !each && !answers[id]).length;
  if (open === 0) return done;
  const questions = open === 1 ? 'One question is' : `${open} questions are`;
  return { state: 'waiting', note: `${questions} open at the table.`, asked: whoPlays(state) };
}

function introductionStanding(state: GbmState, one: Protagonist): Standing {
  if (introductionsOf(state).met[one.id]) return done;
  const now = introducing(state);
  if (now?.id === one.id) return { state: 'open', note: 'It is your turn.' };
  if (now && stillToCome(state).some(({ id }) => id === one.id)) {
    return {
      state: 'waiting',
      note: `${knownAs(state, now)} is being introduced; wait your turn.`,
      ...(now.seat === null ? {} : { asked: [now.seat] }),
    };
  }
  if (!presentable(state, one)) {
    return { state: 'waiting', note: 'Take the steps before this one first.' };
  }
  if (!mayEnter(state)) {
    return { state: 'waiting', note: 'The table meets newcomers as an episode begins.' };
  }
  const others = unpresentable(state, one);
  return others.length === 0
    ? { state: 'open', note: 'Everybody is ready to be introduced.' }
    : { state: 'waiting', ...waitingFor(others) };
}

/** What binds one to the others: written in any order, but it reads better with names. */
function promisesStanding(state: GbmState, one: Protagonist, lacks: readonly string[]): Standing {
  const late = unpresentable(state, one);
  const others = othersOf(state, one);
  if (lacks.length === 0 && others.length > 0) return done;
  if (!others.some(({ name }) => name)) {
    const nobody = { note: 'Nobody else is here yet.' };
    return { state: 'waiting', ...(late.length > 0 ? waitingFor(late) : nobody) };
  }
  const { note } = standing(lacks);
  if (late.length === 0) return { state: 'open', note };
  return { state: 'open', note: `${note} ${inARow(late.map(({ known }) => known))} will follow.` };
}

/** Somebody who is not far enough yet, and as whom people know them. */
interface Late {
  seat: SeatId;
  known: string;
}

const waitingFor = (late: readonly Late[]) => ({
  note: `Waiting for ${inARow(late.map(({ known }) => known))}.`,
  asked: late.map(({ seat }) => seat),
});

const seatsOfPlayers = (state: GbmState) =>
  Object.values(state.public.table.seats).filter(
    ({ role, vacant }) => role === 'protagonist' && !vacant,
  );

const whoPlays = (state: GbmState): SeatId[] => seatsOfPlayers(state).map(({ id }) => id);

/** Other players whose protagonists are not far enough yet, or not begun. */
function unpresentable(state: GbmState, one: Protagonist): Late[] {
  const all = Object.values(state.public.protagonists);
  return seatsOfPlayers(state)
    .filter(({ id }) => id !== one.seat)
    .flatMap(({ id: seat, name }) => {
      const theirs = all.find((other) => other.seat === seat && other.status !== 'lost');
      if (!theirs) return [{ seat, known: name }];
      if (presentable(state, theirs)) return [];
      return [{ seat, known: theirs.name ? `${name} (${theirs.name})` : name }];
    });
}
