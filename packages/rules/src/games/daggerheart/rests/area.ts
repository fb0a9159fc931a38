import { z } from 'zod';
import type { Refusal, RollRecord } from '../../../engine';
import type { StandingPrompt, WayToMove } from '../../../table';
import { choiceField, numberField, rolling, textField } from '../../../table';
import { command, id, word } from '../../../table/command';
import type { Character } from '../characters/character';
import { isOut, owesDeathMove, tierOf } from '../characters/character';
import { answersFor, asOptions, change, decidedFor, party } from '../characters/find';
import { clearStressResting } from '../characters/tending';
import { clearHp, gainFear, gainHope, repairArmour } from '../characters/vitals';
import { full } from '../countdowns/area';
import type { Countdown } from '../countdowns/countdown';
import { COUNTDOWN, newCountdown } from '../countdowns/countdown';
import { move as tickCountdown } from '../countdowns/ticking';
import type { DhBrings, DhContext, DhPlay } from '../game';
import { barred, gmSeats, moves, notGm } from '../game';
import type { DaggerheartState } from '../state';
import { REST } from '../vocabulary';
import type { Rest, RestMove } from './rest';
import { MOVES, restMoves, SHORT_RESTS } from './rest';

const startCommand = rolling('rest.start', {
  kind: z.enum(['short', 'long']),
  advance: id.optional(),
});
type StartCommand = z.infer<typeof startCommand>;
const moveCommand = rolling('rest.move', {
  character: id,
  move: z.enum(restMoves),
  on: id.optional(),
  project: id.optional(),
  name: word.default(''),
  from: z.int().min(COUNTDOWN.least).max(COUNTDOWN.most).default(6),
});
type MoveCommand = z.infer<typeof moveCommand>;

const resting = moves.once('rest', (move) => [
  move(startCommand, {
    unless(context, { kind }) {
      const early = notGm(context, 'begin a rest');
      if (early) return early;
      const { rest, shortRests, roll, damage } = context.state.public;
      if (rest || roll || damage) {
        return barred(
          'wrong-moment',
          rest ? 'The party rests already.' : 'A roll is on the table.',
          { instead: rest ? 'End this rest first.' : 'Settle it first.', rule: 'TABLE-009' },
        );
      }
      const dying = party(context.state).find(owesDeathMove);
      if (dying) return isDying(dying);
      if (kind !== 'short' || shortRests < SHORT_RESTS) return null;
      return barred(
        'limit-reached',
        `There were ${SHORT_RESTS} short rests since the last long one.`,
        { instead: 'Take a long rest.', rule: 'DGH-1001' },
      );
    },
    ways: waysToBegin,
    do: start,
  }),
  move(command('rest.end', {}), {
    unless: (context) => notGm(context, 'end a rest') ?? notResting(context),
    // Whoever still chooses is waited for; nobody is held up by somebody who has gone to bed.
    ways({ state }) {
      if (stillChoosing(state).length > 0) return { label: 'End the rest', primary: false };
      return { label: 'End the rest', primary: true, place: 'prompt', prompt: ALL_CHOSEN };
    },
    do: end,
  }),
]);

/** The question to the GM when everybody has made their moves. */
const ALL_CHOSEN = 'rest-over';

/** Who has moves of the rest left. */
const stillChoosing = (state: DaggerheartState): Character[] =>
  party(state).filter(({ id }) => (state.public.rest?.picks[id]?.length ?? 0) < MOVES);

/** A downtime move is carried out at once, so that the second is chosen knowing the first (DGH-1004, 1007…1011). */
const downtime = moves.where(notResting).about(decidedFor, 'prompt', (move) => [
  move(moveCommand, {
    unless({ state }, { move: what, on, project }, one) {
      const { rest } = state.public;
      if ((rest?.picks[one.id] ?? []).length >= MOVES) {
        return barred('limit-reached', `${one.name} has made both moves of this rest.`, {
          instead: 'Let the others make theirs.',
          rule: 'DGH-1004',
        });
      }
      const tended = what === 'tend' ? state.public.characters[on ?? ''] : undefined;
      return (
        isDying(one) ??
        (tended ? isDying(tended) : null) ??
        (what === 'project' && rest ? noProject(state, rest, one, project) : null)
      );
    },
    ways: waysToRest,
    do: spend,
  }),
]);

/** Rests: two moves each, and Fear for the GM. */
export const rests = {
  ...moves.area(resting, downtime),
  prompts,
  evolves: {
    restSet({ public: shared }, { rest, shortRests }) {
      Object.assign(shared, { rest, shortRests });
    },
  },
} satisfies DhBrings;

function notResting({ state }: Pick<DhContext, 'state'>): Refusal | null {
  if (state.public.rest) return null;
  return barred('wrong-moment', 'Nobody rests now.', {
    instead: 'Ask for a rest.',
    rule: 'DGH-1004',
  });
}

/** No rest before a death move: it is made at once (DGH-607, 901), and no time passes until then. */
function isDying(one: Character): Refusal | null {
  if (!owesDeathMove(one)) return null;
  return barred('wrong-moment', `${one.name} has a death move to make.`, {
    instead: 'Let them make it first.',
    rule: 'DGH-901',
  });
}

/** Work on a project is for long rests, on a countdown of one's own (DGH-1011, 1608). */
function noProject(
  state: DaggerheartState,
  { kind }: Rest,
  one: Character,
  id: string | undefined,
): Refusal | null {
  if (kind === 'short') {
    return barred('wrong-moment', 'A short rest is too short for a project.', {
      instead: 'Choose another move.',
      rule: 'DGH-1011',
    });
  }
  if (id === undefined) return full(state, false);
  const project = state.public.countdowns[id];
  if (!project || (project.owner === one.id && !project.over)) return null;
  return barred('not-allowed', `“${project.name}” is no project that ${one.name} can go on with.`, {
    instead: 'Begin one of your own.',
    rule: 'DGH-1608',
  });
}

function waysToBegin({ state }: DhContext): WayToMove<StartCommand>[] {
  if (party(state).length === 0) return [];
  const far = ({ kind, over }: Countdown) => kind === 'longTerm' && !over;
  const options = asOptions(Object.values(state.public.countdowns).filter(far));
  const label = 'A long-term countdown to move';
  const advance = { name: 'advance', kind: 'choice', label, options, required: false } as const;
  const fields = options.length > 0 ? [advance] : [];
  return [
    { with: { kind: 'short' }, label: 'A short rest' },
    { with: { kind: 'long' }, label: 'A long rest', fields },
  ];
}

/** Begins a rest; the GM gains a d4 of Fear, and one more a character at a long one (DGH-1005, 1006). */
function start(play: DhPlay, { kind, advance }: StartCommand): void {
  const { shortRests } = play.state.public;
  const title = kind === 'short' ? 'A short rest' : 'A long rest';
  const { faces, proof } = play.roll([REST], `${title}: Fear`);
  const more = kind === 'long' ? party(play.state).length : 0;
  const fear = (faces[0] ?? 0) + more;
  play.emit({
    type: 'restSet',
    rest: { kind, picks: {} },
    shortRests: kind === 'short' ? shortRests + 1 : 0,
  });
  gainFear(play, fear);
  play.say(`${title} begins. The GM gains ${fear} Fear.`, {
    roll: {
      title: `${title}: Fear`,
      groups: [{ label: 'Fear', sides: REST, faces, kept: [0] }],
      modifiers: more > 0 ? [{ source: 'Characters', value: more, unit: 'total' }] : [],
      total: fear,
      reading: { word: `${fear} Fear`, tone: 'neutral' },
      proof,
    },
    beat: { kind: 'rest', about: [] },
  });
  const countdown = play.state.public.countdowns[advance ?? ''];
  if (countdown) tickCountdown(play, { countdown, secret: false }, 1);
}

/** Ends the rest: whoever prepared gains Hope, two each if somebody else prepared too (DGH-1010); after a long one all come to (DGH-903). */
function end(play: DhPlay): void {
  const { rest, shortRests } = play.state.public;
  const prepared = Object.entries(rest?.picks ?? {}).filter(([, made]) => made.includes('prepare'));
  for (const [id, made] of prepared) {
    play.because(id, 'Hope', 'prepared');
    gainHope(play, id, prepareHope(made, prepared.length - 1));
  }
  if (rest?.kind === 'long') {
    for (const one of party(play.state)) {
      if (one.life === 'unconscious') change(play, one, { life: 'up' });
    }
  }
  play.emit({ type: 'restSet', rest: null, shortRests });
  play.say('The rest is over.', { beat: { kind: 'rest-ends', about: prepared.map(([id]) => id) } });
}

/** The Hope of whoever has prepared, beside so many others (DGH-1010, DGH-Q15). */
const prepareHope = (made: readonly RestMove[], others: number): number =>
  made.filter((move) => move === 'prepare').length * (others > 0 ? 2 : 1);

function spend(play: DhPlay, command: MoveCommand, { state }: DhContext, one: Character): void {
  const { rest, shortRests } = state.public;
  if (!rest) return;
  const { line, ...roll } = carryOut(play, rest, one, command);
  const picks = { ...rest.picks, [one.id]: [...(rest.picks[one.id] ?? []), command.move] };
  play.emit({ type: 'restSet', rest: { ...rest, picks }, shortRests });
  play.say(line, { ...roll, beat: { kind: 'rest-move', about: [one.id] } });
}

/** What is told of a move, with the die that says how much it clears. */
interface Carried {
  line: string;
  roll?: RollRecord;
}

function carryOut(play: DhPlay, rest: Rest, one: Character, command: MoveCommand): Carried {
  const on = play.state.public.characters[command.on ?? ''] ?? one;
  const whom = on.id === one.id ? '' : ` of ${on.name}`;
  const clears = (what: string, told: (most: number) => string): Carried => {
    const { most, ...roll } = amount(play, rest, one, what);
    return { line: `${one.name} ${told(most)}.`, ...roll };
  };
  switch (command.move) {
    case 'tend':
      return clears('HP', (most) => `tends to wounds${whom}: ${clearHp(play, on.id, most)} HP`);
    case 'stress':
      return clears('Stress', (most) => `clears ${clearStressResting(play, one.id, most)} Stress`);
    case 'armour':
      return clears('armour slots', (most) => {
        const repaired = repairArmour(play, on.id, most);
        return `repairs the armour${whom}: ${repaired} ${repaired === 1 ? 'slot' : 'slots'}`;
      });
    case 'prepare':
      return { line: `${one.name} prepares.` };
    case 'project':
      return { line: work(play, one, command) };
  }
}

/** The most that a move clears: a d4 and the tier at a short rest, at a long one all there is. */
function amount(
  play: DhPlay,
  rest: Rest,
  { level, name }: Character,
  what: string,
): { most: number; roll?: RollRecord } {
  if (rest.kind === 'long') return { most: Number.POSITIVE_INFINITY };
  const title = `${name} rests`;
  const { faces, proof } = play.roll([REST], title);
  const most = (faces[0] ?? 0) + tierOf(level);
  const roll: RollRecord = {
    title,
    groups: [{ label: '', sides: REST, faces, kept: [0] }],
    modifiers: [{ source: 'Tier', value: tierOf(level), unit: 'total' }],
    total: most,
    reading: { word: `Up to ${most} ${what}`, tone: 'good' },
    proof,
  };
  return { most, roll };
}

/** A project is a countdown of somebody's own, which they move by one. */
function work(play: DhPlay, one: Character, { project, name, from }: MoveCommand): string {
  const known = play.state.public.countdowns[project ?? ''];
  const fresh = { name: name || 'A project', kind: 'project', from, owner: one.id } as const;
  const countdown = known ?? newCountdown({ ...fresh, id: play.id('countdown') });
  if (!known) play.emit({ type: 'countdownSet', secret: false, countdown });
  tickCountdown(play, { countdown, secret: false }, 1);
  return `${one.name} ${known ? 'works on' : 'begins a project:'} “${countdown.name}”.`;
}

function* waysToRest(context: DhContext, one: Character): Iterable<WayToMove<MoveCommand>> {
  const { state } = context;
  const { rest, countdowns } = state.public;
  const where = answersFor(context, one, `rest:${one.id}`);
  if (!rest || !where) return;
  const way = (move: RestMove, label: string, detail: string) => ({
    with: { move },
    label,
    detail,
    ...where,
  });
  const long = rest.kind === 'long';
  const much = long ? 'all' : `d4+${tierOf(one.level)}`;
  const whose = (some: Character[]) => [choiceField('on', 'Whose', asOptions(some), one.id)];
  const all = party(state);
  const alive = all.filter((other) => !owesDeathMove(other));
  const rolls = long ? {} : { rolls: { dice: 1, modifiers: [] } };
  const tend = way('tend', 'Tend to Wounds', `Clears ${much} HP.`);
  yield { ...tend, fields: whose(alive), ...rolls };
  yield { ...way('stress', 'Clear Stress', `Clears ${much} Stress.`), ...rolls };
  const repair = way('armour', 'Repair Armour', `Clears ${much} armour slots.`);
  yield { ...repair, fields: whose(all), ...rolls };
  yield way('prepare', 'Prepare', '1 Hope, or 2 if somebody else prepares too.');
  const name = textField('name', 'What is it?', 80, '', true);
  const from = numberField('from', 'From', COUNTDOWN.most, 6, COUNTDOWN.least);
  const begin = way('project', 'Begin a project', 'A countdown of your own.');
  yield { ...begin, fields: [name, from] };
  for (const { id, name, owner } of Object.values(countdowns)) {
    if (owner !== one.id) continue;
    const settled = { move: 'project', project: id } as const;
    yield { ...way('project', `Work on “${name}”`, 'It moves by one.'), with: settled };
  }
}

function prompts(state: DaggerheartState): StandingPrompt[] {
  const { rest, characters } = state.public;
  if (!rest) return [];
  if (stillChoosing(state).length === 0) {
    const text = 'Both moves of each are made; what they tell comes before the end.';
    return [{ id: ALL_CHOSEN, to: gmSeats(state), title: 'Everybody has chosen', text }];
  }
  return Object.values(characters).flatMap((one): StandingPrompt[] => {
    const { id, name, owner } = one;
    const left = MOVES - (rest.picks[id] ?? []).length;
    if (left <= 0 || isOut(one) || owesDeathMove(one)) return [];
    const title = left === MOVES ? `${name} rests: two moves` : `${name} rests: one move more`;
    return [{ id: `rest:${id}`, to: [owner], title, text: 'Choose what to do with the time.' }];
  });
}
