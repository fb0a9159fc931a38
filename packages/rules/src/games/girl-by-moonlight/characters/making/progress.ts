import { inARow } from '../../../../table';
import { playsetOf } from '../../library/playset';
import { knownAs } from '../../lookups';
import type { GbmState, MakingStep, MakingStepId, Protagonist } from '../../state';
import type { Step } from '../../vocabulary';
import { introducing, introductionsOf, stillToCome } from '../introductions/introduced';
import { lackingSettings, missing, othersOf } from './steps';

/** The steps in the book's order (GBM-CHR-001). A person may take them in any order. */
export const plan: readonly { id: MakingStepId; title: string; of: Step[] }[] = [
  { id: 'series', title: 'Our series', of: [] },
  { id: 'roles', title: 'Role and background', of: ['roles'] },
  { id: 'obligation', title: 'Obligation', of: ['obligation'] },
  { id: 'actions', title: 'Action ratings', of: ['action'] },
  { id: 'abilities', title: 'Abilities', of: ['special', 'transcendent'] },
  { id: 'people', title: 'People in their life', of: ['secondary'] },
  { id: 'names', title: 'Names and look', of: ['names'] },
  { id: 'introduction', title: 'Introduction', of: [] },
  { id: 'promises', title: 'Promises', of: ['promises'] },
];

/** What each step is called; creation's offers stand under it. */
export const stepTitle = Object.fromEntries(plan.map(({ id, title }) => [id, title])) as Record<
  MakingStepId,
  string
>;

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
  return missing(state, one).every(({ step }) => !before.includes(step));
}

/** How a protagonist in the making stands, step by step; `null` once it is in play. */
export function makingOf(state: GbmState, one: Protagonist): MakingStep[] | null {
  if (one.status !== 'creating') return null;
  const lacks = missing(state, one);
  return plan.map(({ id, title, of }) => {
    const own = lacks.filter(({ step }) => of.includes(step)).map(({ text }) => text);
    return { id, title, ...(standing[id]?.(state, one, own) ?? simply(own)) };
  });
}

type Standing = Pick<MakingStep, 'state' | 'note'>;

const done: Standing = { state: 'done', note: '' };
const simply = (lacks: string[]): Standing =>
  lacks.length === 0 ? done : { state: 'open', note: `Still to do: ${lacks.join(', ')}.` };

const standing: Partial<
  Record<MakingStepId, (state: GbmState, one: Protagonist, lacks: string[]) => Standing>
> = {
  series: seriesStanding,
  abilities: (state, one, lacks) => simply([...lacks, ...lackingSettings(state, one, false)]),
  introduction: introductionStanding,
  promises: promisesStanding,
};

function seriesStanding(state: GbmState): Standing {
  const { answers } = state.public.series;
  const open = playsetOf(state).questions.filter(({ id, each }) => !each && !answers[id]).length;
  if (open === 0) return done;
  const questions = open === 1 ? 'One question is' : `${open} questions are`;
  return { state: 'waiting', note: `${questions} open at the table.` };
}

function introductionStanding(state: GbmState, one: Protagonist): Standing {
  if (introductionsOf(state).met[one.id]) return done;
  const now = introducing(state);
  if (now?.id === one.id) return { state: 'open', note: 'It is your turn.' };
  if (now && stillToCome(state).some(({ id }) => id === one.id)) {
    return {
      state: 'waiting',
      note: `${knownAs(state, now)} is being introduced; wait your turn.`,
    };
  }
  if (!presentable(state, one)) {
    return { state: 'waiting', note: 'Take the steps before this one first.' };
  }
  const others = unpresentable(state, one);
  return others.length === 0
    ? { state: 'open', note: 'Everybody is ready to be introduced.' }
    : { state: 'waiting', note: `Waiting for ${inARow(others)}.` };
}

/** What binds one to the others: written in any order, but it reads better with names. */
function promisesStanding(state: GbmState, one: Protagonist, lacks: string[]): Standing {
  const late = unpresentable(state, one);
  const others = othersOf(state, one);
  const open = [...lackingSettings(state, one, true), ...lacks];
  if (open.length === 0 && others.length > 0) return done;
  const waiting = late.length > 0 ? `Waiting for ${inARow(late)}.` : 'Nobody else is here yet.';
  if (!others.some(({ name }) => name)) return { state: 'waiting', note: waiting };
  const { note } = simply(open);
  return { state: 'open', note: late.length > 0 ? `${note} ${inARow(late)} will follow.` : note };
}

/** Other players' protagonists who are not far enough yet, or not begun, as people know them. */
function unpresentable(state: GbmState, one: Protagonist): string[] {
  const all = Object.values(state.public.protagonists);
  return Object.values(state.public.table.seats)
    .filter(({ id, role, vacant }) => role === 'protagonist' && !vacant && id !== one.seat)
    .flatMap(({ id, name }) => {
      const theirs = all.find(({ seat, status }) => seat === id && status !== 'lost');
      if (!theirs) return [name];
      return presentable(state, theirs) ? [] : [theirs.name ? `${name} (${theirs.name})` : name];
    });
}
