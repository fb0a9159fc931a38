import { latest } from '../../../engine';
import { change, characterOf } from '../characters/find';
import { clearStress, gainFear, gainHope } from '../characters/vitals';
import { tickAgain } from '../countdowns/ticking';
import { shift } from '../desk/passing';
import { damageOf } from '../fight/harm';
import type { Dealt } from '../fight/on-desk';
import { takeOnDesk, wordsOf } from '../fight/on-desk';
import { standsOf, struckSince, undeal } from '../fight/undealing';
import type { DhPlay } from '../game';
import { free } from '../vocabulary';
import { reached, reachedWords } from './aimed';
import { consequences, succeeds } from './duality';
import { litNow } from './remembering';
import type { Fallen } from './roll';
import { endCondition, fearOfTeam, leadsOn, readyDamage } from './settle';
import type { DealtDice, Settled, SettledOnDesk } from './settled';
import { leaderOf } from './standing';

// A roll that is read again: all that came of it as it was read first is as it would be now (DGH-119). What somebody has
// spent meanwhile stays spent.

/** What the last roll brought, both of the table and of the desk. */
export interface Last {
  settled: Settled;
  onDesk: SettledOnDesk;
}

/** The dice that count of the last roll. */
export const fallenIn = ({ roll, part }: Settled): Fallen | null =>
  roll.parts.find(({ character }) => character === part)?.fallen ?? null;

/**
 * Corrects what came of a roll, and keeps what has come of it now.
 *
 * @returns what is otherwise, a sentence each, for everybody.
 */
export function correct(play: DhPlay, last: Last, was: Fallen, now: Fallen): string[] {
  const { settled, onDesk } = last;
  const { roll } = settled;
  const gained = gains(play, settled, was, now);
  const fear = fearOf(play, settled, was, now);
  const countdowns = tickAgain(
    play,
    [
      ...settled.countdowns.map((one) => ({ ...one, secret: false })),
      ...onDesk.countdowns.map((one) => ({ ...one, secret: true })),
    ],
    now.outcome,
  );
  for (const one of roll.parts) leadsOn(play, one, now);
  const ended = endings(play, settled, was, now);
  const harm = harms(play, last, now);
  const lit = lights(play, settled, was, now);
  const moved = (wanted: boolean) =>
    countdowns.moved.flatMap(({ secret, ...one }) => (secret === wanted ? [one] : []));
  const told = (wanted: boolean) =>
    countdowns.notes.flatMap(({ secret, note }) => (secret === wanted ? [note] : []));
  const { damage: _, dealt: __, ...rest } = settled;
  play.emit({
    type: 'settledSet',
    settled: {
      ...rest,
      roll: {
        ...roll,
        parts: roll.parts.map((one) =>
          one.character === settled.part ? { ...one, fallen: now } : one,
        ),
      },
      gained: gained.gained,
      fear: fear.fear,
      after: litNow(play),
      countdowns: moved(false),
      ...harm.kept,
    },
    onDesk: { ...onDesk, countdowns: moved(true), struck: harm.struck },
  });
  const secret = told(true);
  if (secret.length > 0) {
    play.say('What only you know of is corrected as well.', { to: 'director', notes: secret });
  }
  return [...gained.notes, ...fear.notes, ...told(false), ...ended, ...harm.notes, ...lit];
}

/** Hope and Stress of all who rolled. */
function gains(play: DhPlay, { gained }: Settled, was: Fallen, now: Fallen) {
  const [first, then] = [consequences[was.outcome], consequences[now.outcome]];
  const notes: string[] = [];
  const entries = Object.entries(gained).map(([id, had]) => {
    const hope = first.hope === then.hope ? 0 : hopeTo(play, id, then.hope - had.hope, notes);
    const stress =
      first.clears === then.clears ? 0 : stressTo(play, id, then.clears - had.stress, notes);
    return [id, { hope: had.hope + hope, stress: had.stress + stress }] as const;
  });
  return { gained: Object.fromEntries(entries), notes };
}

/** Gives Hope or takes it back, as far as it is there; answers how much. */
function hopeTo(play: DhPlay, id: string, by: number, notes: string[]): number {
  const { name, hope } = characterOf(play, id);
  const { held } = hope;
  if (by > 0) gainHope(play, id, by);
  else if (by < 0) change(play, { id }, { hope: { ...hope, held: Math.max(0, held + by) } });
  const moved = characterOf(play, id).hope.held - held;
  if (moved > 0) notes.push(`${name} gains ${moved} Hope.`);
  else if (moved < 0) notes.push(`${name} gives back ${-moved} Hope.`);
  else if (by < 0) notes.push(`${name} has spent the Hope of it, and it stays spent.`);
  return moved;
}

/** Clears Stress, or marks what was cleared; answers how much was cleared. */
function stressTo(play: DhPlay, id: string, by: number, notes: string[]): number {
  if (by > 0) {
    const cleared = clearStress(play, id, by);
    if (cleared > 0) notes.push(`${characterOf(play, id).name} clears ${cleared} Stress.`);
    return cleared;
  }
  const { name, stress } = characterOf(play, id);
  const back = Math.min(-by, free(stress));
  if (back === 0) return 0;
  change(play, { id }, { stress: { ...stress, marked: stress.marked + back } });
  notes.push(`${name} marks ${back} Stress again.`);
  return -back;
}

/** The Fear of the GM. */
function fearOf(play: DhPlay, { gained, fear }: Settled, was: Fallen, now: Fallen) {
  const [first, then] = [consequences[was.outcome], consequences[now.outcome]];
  if (first.fear === then.fear) return { fear, notes: [] };
  const team = Object.keys(gained);
  const wanted = then.fear === 0 ? 0 : team.length === 1 ? then.fear : fearOfTeam(play, team);
  const held = play.state.public.fear;
  const by = wanted - fear;
  if (by > 0) gainFear(play, by);
  else if (by < 0) play.emit({ type: 'fearSet', fear: Math.max(0, held + by) });
  const moved = play.state.public.fear - held;
  const words =
    moved > 0
      ? `The GM gains ${moved} Fear.`
      : moved < 0
        ? `The GM gives back ${-moved} Fear.`
        : by < 0
          ? 'The GM has spent the Fear of it, and it stays spent.'
          : '';
  return { fear: fear + moved, notes: words ? [words] : [] };
}

/** What it ended, and where it has brought somebody. */
function endings(play: DhPlay, { roll, ended, from }: Settled, was: Fallen, now: Fallen): string[] {
  if (succeeds(was.outcome) === succeeds(now.outcome)) return [];
  const leader = leaderOf(roll);
  const one = characterOf(play, leader);
  const { moves } = roll;
  const notes: string[] = [];
  if (succeeds(now.outcome)) {
    endCondition(play, leader, roll.clears);
    if (moves) {
      play.emit({ type: 'bandSet', character: leader, ...moves });
      notes.push(`${one.name} comes to where they meant to.`);
    }
    return notes;
  }
  if (ended && !one.conditions.some(({ id }) => id === ended.id)) {
    change(play, one, { conditions: [...one.conditions, ended] });
    notes.push(`${one.name} is ${ended.name} still.`);
  }
  if (!moves) return notes;
  const { adversary, range } = moves;
  // Whoever has moved on since stays where they are.
  if (play.state.public.adversaries[adversary]?.bands[leader] !== range) return notes;
  if (from) play.emit({ type: 'bandSet', character: leader, adversary, range: from });
  notes.push(
    from
      ? `${one.name} is where they were.`
      : `${one.name} has not come there: the GM says how far they are.`,
  );
  return notes;
}

/** Whose the spotlight is. */
function lights(play: DhPlay, settled: Settled, was: Fallen, now: Fallen): string[] {
  const [first, then] = [consequences[was.outcome].move, consequences[now.outcome].move];
  if (first === then) return [];
  shift(play, then ? { side: 'gm', moves: 1, owed: then } : settled.before);
  if (first && then) {
    return [`The GM’s move may be a ${then} one.`];
  }
  return [then ? 'The spotlight goes to the GM.' : 'The spotlight stays with the players.'];
}

interface Harm {
  kept: Pick<Settled, 'hit' | 'damage' | 'dealt'>;
  struck: SettledOnDesk['struck'];
  notes: string[];
}

/** Whom it reaches now, and what becomes of its damage: dice that have fallen stay as they fell (DGH-121). */
function harms(play: DhPlay, { settled, onDesk }: Last, now: Fallen): Harm {
  const { roll, dealt, damage } = settled;
  const { asked, struck } = onDesk;
  const hit = reached({ director: { ...play.state.director, asked } }, roll, now);
  const critical = now.outcome === 'critical';
  const stood = critical === (fallenIn(settled)?.outcome === 'critical');
  const same = stood && hit.join() === settled.hit.join();
  const pending = latest(play.state.public.damage);
  const kept = { hit, ...(damage ? { damage } : {}), ...(dealt ? { dealt } : {}) };
  // Nothing is otherwise; or somebody has said that it deals none.
  const declined = damage !== undefined && pending?.id !== damage && !dealt;
  if (same || declined) return { kept, struck, notes: [] };
  const whom = reachedWords(
    { ...play.state, director: { ...play.state.director, asked } },
    roll,
    now,
  );
  if (dealt) {
    const { notes, ...dealtAgain } = again(play, { struck, dealt, hit, critical });
    return { ...dealtAgain, kept, notes: [...whom, ...notes] };
  }
  if (pending) play.emit({ type: 'damageSet', damage: null });
  readyDamage(play, roll, hit, critical);
  const ready = latest(play.state.public.damage);
  const notes = ready
    ? [pending ? 'The damage to be rolled is another now.' : 'It hits: the damage is to be rolled.']
    : pending
      ? ['It does not hit: there is no damage to roll.']
      : [];
  return {
    kept: { hit, ...(ready ? { damage: ready.id } : {}) },
    struck: [],
    notes: [...whom, ...notes],
  };
}

/** The same dice of damage, held against whom it reaches now. */
function again(
  play: DhPlay,
  was: {
    struck: SettledOnDesk['struck'];
    dealt: readonly DealtDice[];
    hit: readonly string[];
    critical: boolean;
  },
): Pick<Harm, 'struck' | 'notes'> {
  const up = undeal(play, was.struck);
  const stand = up.length > 0 ? [`Stands again: ${up.join(', ')}.`] : [];
  if (was.hit.length === 0) {
    return { struck: [], notes: ['It does not hit: its damage is taken back.', ...stand] };
  }
  const total: Dealt = { physical: 0, magical: 0 };
  for (const { faces, die, bonus, type } of was.dealt) {
    total[type] += damageOf(faces, die, bonus, was.critical);
  }
  const stood = standsOf(play);
  takeOnDesk(play, was.hit, total);
  const struck = struckSince(play, stood);
  return { struck, notes: [`It deals ${wordsOf(total)} damage now.`, ...stand] };
}
