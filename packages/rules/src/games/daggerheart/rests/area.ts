import type { RollRecord } from '../../../engine';
import type { StandingPrompt } from '../../../table';
import { choiceField, textField } from '../../../table';
import type { Character } from '../characters/character';
import { hopeSlots, owesDeathMove, tierOf } from '../characters/character';
import { answersFor, change, characterOf, ownCharacter, party } from '../characters/find';
import { clearHp, clearStress, gainFear, gainHope, repairArmour } from '../characters/vitals';
import { hasRoom } from '../countdowns/area';
import { move as tickCountdown } from '../countdowns/ticking';
import type { CommandOf, DhArea, DhOffers, DhPlay } from '../game';
import { gm, offering, present, refuse } from '../game';
import type { DaggerheartState } from '../state';
import { REST } from '../vocabulary';
import type { Rest, RestMove } from './rest';
import { MOVES, SHORT_RESTS } from './rest';

/** Rests: two moves each, and Fear for the GM. */
export const rests: DhArea = {
  handlers: { 'rest.start': start, 'rest.move': makeMove, 'rest.end': end },
  offers: restOffers,
  prompts,
};

/** Begins a rest; the GM gains a d4 of Fear, and one more a character at a long one (DGH-1005, 1006). */
function start(play: DhPlay, { kind, advance }: CommandOf<'rest.start'>): void {
  gm(play, 'begin a rest');
  const { rest, shortRests, roll, damage } = play.state.public;
  if (rest || roll || damage) {
    refuse('wrong-moment', rest ? 'The party rests already.' : 'A roll is on the table.', {
      instead: rest ? 'End this rest first.' : 'Settle it first.',
      rule: 'TABLE-009',
    });
  }
  party(play.state).forEach(refuseDying);
  if (kind === 'short' && shortRests >= SHORT_RESTS) {
    refuse('limit-reached', `There were ${SHORT_RESTS} short rests since the last long one.`, {
      instead: 'Take a long rest.',
      rule: 'DGH-1001',
    });
  }
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
  const countdown = advance === undefined ? undefined : play.state.public.countdowns[advance];
  if (kind === 'long' && countdown && !countdown.over)
    tickCountdown(play, { countdown, secret: false }, 1);
}

/** No rest before a death move: it is made at once (DGH-607, 901), and no time passes until then. */
function refuseDying(one: Character): void {
  if (!owesDeathMove(one)) return;
  refuse('wrong-moment', `${one.name} has a death move to make.`, {
    instead: 'Let them make it first.',
    rule: 'DGH-901',
  });
}

/** A downtime move is carried out at once, so that the second is chosen knowing the first (DGH-1004, 1007…1011). */
function makeMove(play: DhPlay, command: CommandOf<'rest.move'>): void {
  const one = ownCharacter(play, command.character);
  const rest = resting(play);
  const picks = rest.picks[one.id] ?? [];
  if (one.life === 'dead' || picks.length >= MOVES) {
    refuse('limit-reached', `${one.name} has made both moves of this rest.`, {
      instead: 'Let the others make theirs.',
      rule: 'DGH-1004',
    });
  }
  refuseDying(one);
  const { move } = command;
  const { line, roll } = carryOut(play, rest, one, command);
  const now = { ...rest, picks: { ...rest.picks, [one.id]: [...picks, move] } };
  play.emit({ type: 'restSet', rest: now, shortRests: play.state.public.shortRests });
  play.say(line, { ...(roll ? { roll } : {}), beat: { kind: 'rest-move', about: [one.id] } });
}

/** What is told of a move, with the die that says how much it clears. */
interface Carried {
  line: string;
  roll?: RollRecord;
}

function carryOut(
  play: DhPlay,
  rest: Rest,
  one: Character,
  command: CommandOf<'rest.move'>,
): Carried {
  const on = command.on === undefined ? one : characterOf(play, command.on);
  const whom = on.id === one.id ? '' : ` of ${on.name}`;
  switch (command.move) {
    case 'tend': {
      refuseDying(on);
      const { most, ...roll } = amount(play, rest, one, 'HP');
      return {
        line: `${one.name} tends to wounds${whom}: ${clearHp(play, on.id, most)} HP.`,
        ...roll,
      };
    }
    case 'stress': {
      const { most, ...roll } = amount(play, rest, one, 'Stress');
      return { line: `${one.name} clears ${clearStress(play, one.id, most)} Stress.`, ...roll };
    }
    case 'armour': {
      const { most, ...roll } = amount(play, rest, one, 'armour slots');
      const repaired = repairArmour(play, on.id, most);
      return {
        line: `${one.name} repairs the armour${whom}: ${repaired === 1 ? '1 slot' : `${repaired} slots`}.`,
        ...roll,
      };
    }
    case 'prepare':
      return { line: `${one.name} prepares.` };
    case 'project':
      return { line: work(play, rest, one, command) };
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

/** Work on a project: a countdown of one's own, which it moves by one; only at a long rest (DGH-1011, 1608). */
function work(play: DhPlay, rest: Rest, one: Character, command: CommandOf<'rest.move'>): string {
  if (rest.kind === 'short') {
    refuse('wrong-moment', 'A short rest is too short for a project.', {
      instead: 'Choose another move.',
      rule: 'DGH-1011',
    });
  }
  if (command.project === undefined) {
    if (!hasRoom(play.state, false)) {
      refuse('limit-reached', 'There is no room for another countdown.', {
        instead: 'Go on with one that is there.',
        rule: 'TABLE-012',
      });
    }
    const name = command.name || 'A project';
    const countdown = {
      id: play.id('countdown'),
      name,
      kind: 'project' as const,
      from: command.from,
      left: command.from,
      loop: 'none' as const,
      rival: null,
      owner: one.id,
      over: false,
    };
    play.emit({ type: 'countdownSet', secret: false, countdown });
    tickCountdown(play, { countdown, secret: false }, 1);
    return `${one.name} begins a project: “${name}”.`;
  }
  const countdown = present(play.state.public.countdowns[command.project], 'project');
  if (countdown.owner !== one.id || countdown.over) {
    refuse('not-allowed', `“${countdown.name}” is no project that ${one.name} can go on with.`, {
      instead: 'Begin one of your own.',
      rule: 'DGH-1608',
    });
  }
  tickCountdown(play, { countdown, secret: false }, 1);
  return `${one.name} works on “${countdown.name}”.`;
}

/** Ends the rest: whoever prepared gains Hope, two each if somebody else prepared too (DGH-1010); after a long one all come to (DGH-903). */
function end(play: DhPlay): void {
  gm(play, 'end a rest');
  const { kind, picks } = resting(play);
  const prepared = Object.entries(picks).filter(([, moves]) => moves.includes('prepare'));
  for (const [id, moves] of prepared) {
    play.because(id, 'Hope', 'prepared');
    gainHope(play, id, prepareHope(moves, prepared.length - 1));
  }
  if (kind === 'long') {
    for (const one of party(play.state)) {
      if (one.life === 'unconscious') change(play, one, { life: 'up' });
    }
  }
  play.emit({ type: 'restSet', rest: null, shortRests: play.state.public.shortRests });
  play.say('The rest is over.', { beat: { kind: 'rest-ends', about: prepared.map(([id]) => id) } });
}

/** The Hope of whoever has prepared, beside so many others (DGH-1010, DGH-Q15). */
export const prepareHope = (moves: readonly RestMove[], others: number): number =>
  moves.filter((move) => move === 'prepare').length * (others > 0 ? 2 : 1);

function resting({ state }: DhPlay): Rest {
  const { rest } = state.public;
  if (rest) return rest;
  refuse('wrong-moment', 'Nobody rests now.', { instead: 'Ask for a rest.', rule: 'DGH-1004' });
}

function restOffers(context: DhOffers): void {
  const { state, director } = context;
  const { rest, shortRests, roll, damage, countdowns } = state.public;
  const offer = offering(context, 'rest');
  if (!rest) {
    const all = party(state);
    if (!director || roll || damage || all.length === 0 || all.some(owesDeathMove)) return;
    if (shortRests < SHORT_RESTS) offer('rest.start', { kind: 'short' }, 'A short rest');
    const open = Object.values(countdowns).filter(({ kind, over }) => kind === 'longTerm' && !over);
    const options = open.map(({ id, name }) => ({ value: id, label: name }));
    const label = 'A long-term countdown to move';
    const fields = [{ name: 'advance', kind: 'choice' as const, label, options, required: false }];
    offer('rest.start', { kind: 'long' }, 'A long rest', open.length > 0 ? fields : []);
    return;
  }
  if (director) offer('rest.end', {}, 'End the rest', [], { primary: true });
  for (const one of party(state)) offerMoves(context, rest, one);
}

function offerMoves(context: DhOffers, rest: Rest, one: Character): void {
  const where = answersFor(context, one, `rest:${one.id}`);
  if (!where || owesDeathMove(one) || (rest.picks[one.id] ?? []).length >= MOVES) return;
  const { state } = context;
  const add = (move: RestMove, label: string, detail: string, more: object = {}) =>
    context.add({
      command: 'rest.move',
      with: { character: one.id, move },
      label,
      detail,
      ...where,
      ...more,
    });
  const much = rest.kind === 'long' ? 'all' : `d4+${tierOf(one.level)}`;
  const named = (some: Character[]) => some.map(({ id, name }) => ({ value: id, label: name }));
  const whose = (some: Character[]) => ({
    fields: [choiceField('on', 'Whose', named(some), one.id)],
  });
  const all = party(state);
  const alive = all.filter((other) => !owesDeathMove(other));
  const rolls = rest.kind === 'short' ? { rolls: { dice: 1, modifiers: [] } } : {};
  add('tend', 'Tend to Wounds', `Clears ${much} HP.`, { ...whose(alive), ...rolls });
  add('stress', 'Clear Stress', `Clears ${much} Stress.`, rolls);
  add('armour', 'Repair Armour', `Clears ${much} armour slots.`, { ...whose(all), ...rolls });
  if (one.hope.held < hopeSlots(one)) {
    add('prepare', 'Prepare', '1 Hope, or 2 if somebody else prepares too.');
  }
  if (rest.kind === 'short') return;
  if (hasRoom(state, false)) {
    const name = textField('name', 'What is it?', 80, '', true);
    add('project', 'Begin a project', 'A countdown of your own.', { fields: [name] });
  }
  for (const { id, name, owner, over } of Object.values(state.public.countdowns)) {
    if (owner !== one.id || over) continue;
    const settled = { character: one.id, move: 'project', project: id };
    add('project', `Work on “${name}”`, 'It moves by one.', { with: settled });
  }
}

function prompts({ public: { rest, characters } }: DaggerheartState): StandingPrompt[] {
  if (!rest) return [];
  return Object.values(characters).flatMap((one): StandingPrompt[] => {
    const { id, name, owner, life } = one;
    const left = MOVES - (rest.picks[id] ?? []).length;
    if (left <= 0 || life === 'dead' || owesDeathMove(one)) return [];
    const title = left === MOVES ? `${name} rests: two moves` : `${name} rests: one move more`;
    return [{ id: `rest:${id}`, to: [owner], title, text: 'Choose what to do with the time.' }];
  });
}
