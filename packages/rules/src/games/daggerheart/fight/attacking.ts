import type { RollRecord } from '../../../engine';
import type { Character } from '../characters/character';
import { acts, isVulnerable } from '../characters/character';
import { characterOf } from '../characters/find';
import { spendFear } from '../characters/vitals';
import { shift } from '../desk/passing';
import type { CommandOf, DhPlay } from '../game';
import { refuse } from '../game';
import { ruleOf } from '../house-rules';
import { ATTACK, free, HIDDEN } from '../vocabulary';
import { keep, shownAdversary } from './adversaries';
import type { Adversary } from './adversary';
import { damageOf, severityOf } from './harm';

/** An adversary gets the spotlight, once while the GM has it (DGH-1108); a second one needs that the GM keeps it (DGH-1106). */
export function spotlightAdversary(
  play: DhPlay,
  { adversary: id }: CommandOf<'adversary.spotlight'>,
): void {
  const adversary = shownAdversary(play, id);
  takeSpotlight(play, adversary);
  play.say(`The spotlight is on ${adversary.name}.`, { beat: { kind: 'spotlight', about: [id] } });
}

/** Gives an adversary the spotlight, as one of the GM’s moves. */
export function takeSpotlight(play: DhPlay, adversary: Adversary): void {
  const { side, moves } = play.state.public.spotlight;
  if (adversary.acted !== 'no') {
    refuse('already-done', `${adversary.name} has had this spotlight.`, {
      instead: 'Choose another, or pass the spotlight back.',
      rule: 'DGH-1108',
    });
  }
  if (side !== 'gm') {
    refuse('wrong-moment', 'The players have the spotlight.', {
      instead: 'Interrupt for a Fear, or wait for a roll with Fear or a failure.',
      rule: 'DGH-1104',
    });
  }
  if (moves < 1) {
    refuse('limit-reached', 'The GM has made this move.', {
      instead: 'Keep the spotlight for a Fear, or pass it back.',
      rule: 'DGH-1106',
    });
  }
  keep(play, adversary, { acted: 'has' });
  shift(play, { moves: moves - 1 });
}

/** What an adversary does with its spotlight, once; it takes the spotlight by that if need be. */
export function act(play: DhPlay, adversary: Adversary): void {
  if (adversary.acted === 'no') takeSpotlight(play, adversary);
  else if (adversary.acted === 'done') {
    refuse('already-done', `${adversary.name} has acted already.`, {
      instead: 'Choose another, or pass the spotlight back.',
      rule: 'DGH-1108',
    });
  }
  keep(play, adversary, { acted: 'done' });
}

/** An adversary attacks: a d20 against the target's Evasion; a natural 20 is a critical hit (DGH-612, 1501…1503). */
export function attackCharacter(play: DhPlay, command: CommandOf<'adversary.attack'>): void {
  const adversary = shownAdversary(play, command.adversary);
  const target = attackable(play, command.target);
  const experience = command.experience ? adversary.experiences[0] : undefined;
  if (experience) spendFear(play, 1, `“${experience.name}”`, 'DGH-1304');
  act(play, adversary);
  const edge = edgeOn(target, command.edge);
  const stream = command.hidden ? 'director' : 'public';
  const title = `${adversary.name}: ${adversary.attack.name}`;
  const { faces, proof } = play.roll(Array<number>(edge === 0 ? 1 : 2).fill(ATTACK), title, stream);
  const natural = edge < 0 ? Math.min(...faces) : Math.max(...faces);
  const total = natural + adversary.attack.modifier + (experience?.bonus ?? 0);
  const critical = natural === ATTACK;
  const hits = critical || total >= target.evasion;
  const word = critical ? 'Critical hit' : hits ? 'Hit' : 'Miss';
  const record: RollRecord = {
    title,
    groups: [{ label: '', sides: ATTACK, faces, kept: [faces.indexOf(natural)] }],
    modifiers: [
      { source: adversary.attack.name, value: adversary.attack.modifier, unit: 'total' },
      ...(experience
        ? [{ source: experience.name, value: experience.bonus, unit: 'total' as const }]
        : []),
    ],
    total,
    reading: {
      word,
      tone: hits ? 'bad' : 'good',
      text: `${totalWords(total)} against Evasion ${target.evasion}.`,
    },
    proof,
  };
  const line = `${adversary.name} attacks ${target.name}: ${word.toLowerCase()}.`;
  const beat = { kind: 'attack', about: [adversary.id, target.id] };
  if (command.hidden) {
    play.say(line, { beat });
    play.say(`${line} ${totalWords(total)}.`, { roll: record, to: 'director' });
  } else play.say(line, { roll: record, beat });
  if (hits) rollHit(play, adversary, target, critical);
}

/** A total as it is read, which a modifier may bring below 0. */
const totalWords = (total: number): string => (total < 0 ? `−${-total}` : `${total}`);

/** Those who are down cannot be attacked (DGH-903). */
function attackable(play: DhPlay, id: string): Character {
  const target = characterOf(play, id);
  if (acts(target)) return target;
  refuse('not-allowed', `${target.name} cannot be attacked now.`, {
    instead: 'Choose somebody who is on their feet.',
    rule: 'DGH-903',
  });
}

/** Advantage (1), disadvantage (−1) or neither: several do not add up for an adversary (DGH-1502). */
function edgeOn(target: Character, given: 'none' | 'advantage' | 'disadvantage'): number {
  const advantage = given === 'advantage' || isVulnerable(target);
  const disadvantage =
    given === 'disadvantage' || target.conditions.some(({ name }) => name === HIDDEN);
  return Number(advantage) - Number(disadvantage);
}

function rollHit(play: DhPlay, adversary: Adversary, target: Character, critical: boolean): void {
  const { dice, die, bonus, damage: type, direct } = adversary.attack;
  const title = `Damage to ${target.name}`;
  // The weakest deal the same with every hit, and roll no dice for it.
  const thrown = dice > 0 ? play.roll(Array<number>(dice).fill(die), title) : null;
  const faces = thrown?.faces ?? [];
  const damage = damageOf(faces, die, bonus, critical);
  const roll: RollRecord | null = thrown && {
    title,
    groups: [{ label: type, sides: die, faces, kept: faces.map((_, at) => at) }],
    modifiers: [
      ...(bonus > 0 ? [{ source: 'Bonus', value: bonus, unit: 'total' as const }] : []),
      ...(critical ? [{ source: 'Critical', value: dice * die, unit: 'total' as const }] : []),
    ],
    total: damage,
    reading: { word: `${damage} damage`, tone: 'bad' },
    proof: thrown.proof,
  };
  play.say(`${adversary.name} deals ${damage} ${direct ? 'direct ' : ''}${type} damage.`, {
    ...(roll ? { roll } : {}),
    beat: { kind: 'hit', about: [target.id, adversary.id] },
  });
  hit(play, target, { from: adversary.name, damage, type, direct });
}

/** Damage that waits for its target to say whether armour helps (DGH-613). */
export function hit(
  play: DhPlay,
  { id, thresholds }: Character,
  blow: { from: string; damage: number; type: 'physical' | 'magical'; direct: boolean },
): void {
  const massive = ruleOf(play.state, 'massiveDamage') === 'on';
  const severity = severityOf(blow.damage, thresholds, massive);
  play.emit({ type: 'hitSet', hit: { id: play.id('hit'), character: id, ...blow, severity } });
}

/** An adversary clears a condition as its use of the spotlight (DGH-806). */
export function recover(play: DhPlay, command: CommandOf<'adversary.recover'>): void {
  const adversary = shownAdversary(play, command.adversary);
  const ended = adversary.conditions.find(({ id }) => id === command.condition);
  if (!ended) {
    refuse('not-found', `${adversary.name} is under no such condition.`, {
      instead: 'Choose one of those that it has.',
      rule: 'TABLE-005',
    });
  }
  act(play, adversary);
  const now = play.state.director.adversaries[adversary.id] ?? adversary;
  keep(play, now, { conditions: now.conditions.filter(({ id }) => id !== ended.id) });
  play.say(`${adversary.name} is no longer ${ended.name}.`);
}

/** A feature of an adversary, with its price in Fear and Stress (DGH-1303). */
export function useFeature(play: DhPlay, command: CommandOf<'adversary.use'>): void {
  const adversary = shownAdversary(play, command.adversary);
  const feature = adversary.features.find(({ id }) => id === command.feature);
  if (!feature) {
    refuse('not-found', `${adversary.name} has no such feature.`, {
      instead: 'Choose one of those that it has.',
      rule: 'TABLE-005',
    });
  }
  spendFear(play, feature.fear, `“${feature.name}”`, 'DGH-1303');
  if (free(adversary.stress) < feature.stress) {
    refuse('cannot-afford', `${adversary.name} has no Stress left to mark.`, {
      instead: 'Choose something that costs none.',
      rule: 'DGH-702',
    });
  }
  const { marked, slots } = adversary.stress;
  keep(play, adversary, { stress: { slots, marked: marked + feature.stress } });
  play.say(`${adversary.name}: “${feature.name}”.`, {
    beat: { kind: 'feature', about: [adversary.id], fiction: feature.text },
  });
}
