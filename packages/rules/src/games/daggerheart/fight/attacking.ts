import type { RollRecord } from '../../../engine';
import type { Character } from '../characters/character';
import type { DhPlay } from '../game';
import { ruleOf } from '../house-rules';
import { ATTACK } from '../vocabulary';
import type { Adversary, Hit } from './adversary';
import { damageOf, resisted, severityOf } from './harm';
import type { Target } from './targets';

/** Damage that has hit, and from whom. */
type Damage = Pick<Hit, 'from' | 'damage' | 'type' | 'direct'>;

/** How an adversary attacks. */
interface Blow {
  edge: 'none' | 'advantage' | 'disadvantage';
  /** The Experience that a Fear was paid for. */
  experience: Adversary['experiences'][number] | undefined;
  /** The die falls on the desk. */
  hidden: boolean;
}

/** Who attacks, and how: an adversary, or a group of minions as one. */
type Attacker = Pick<Adversary, 'id' | 'name' | 'attack'>;

/**
 * An adversary attacks: a d20 against the target's Evasion; a natural 20 is a critical hit (DGH-612, 1501…1503).
 * Against several it is one roll against each (DGH-614).
 */
export function attack(
  play: DhPlay,
  adversary: Attacker,
  targets: readonly Target[],
  { edge: given, experience, hidden }: Blow,
): void {
  const edge = edgeOn(targets, given);
  const stream = hidden ? 'director' : 'public';
  const title = `${adversary.name}: ${adversary.attack.name}`;
  const { faces, proof } = play.roll(Array<number>(edge === 0 ? 1 : 2).fill(ATTACK), title, stream);
  const natural = edge < 0 ? Math.min(...faces) : Math.max(...faces);
  const total = natural + adversary.attack.modifier + (experience?.bonus ?? 0);
  const critical = natural === ATTACK;
  const hit = targets.filter(({ evasion }) => critical || total >= evasion);
  const hits = hit.length > 0;
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
      text: `${totalWords(total)} against ${evasions(targets)}.`,
    },
    proof,
  };
  const line = `${adversary.name} attacks ${namesOf(targets)}: ${outcomeWords(word, targets, hit)}.`;
  const beat = { kind: 'attack', about: [adversary.id, ...targets.map(({ id }) => id)] };
  if (hidden) {
    play.say(line, { beat });
    play.say(`${line} ${totalWords(total)}.`, { roll: record, to: 'director' });
  } else play.say(line, { roll: record, beat });
  if (hits) rollHit(play, adversary, hit, critical);
}

const namesOf = (some: readonly Target[]): string => some.map(({ name }) => name).join(', ');

/** “Evasion 10”, or each with theirs. */
const evasions = (targets: readonly Target[]): string =>
  targets.length === 1
    ? `Evasion ${targets[0]?.evasion}`
    : targets.map(({ name, evasion }) => `${name}’s Evasion ${evasion}`).join(', ');

/** How it comes out; whom it hits, where it does not hit all of several. */
function outcomeWords(word: string, all: readonly Target[], hit: readonly Target[]): string {
  const how = word.toLowerCase();
  return hit.length === 0 || hit.length === all.length ? how : `${how} on ${namesOf(hit)}`;
}

/** A total as it is read, which a modifier may bring below 0. */
const totalWords = (total: number): string => (total < 0 ? `−${-total}` : `${total}`);

/** Advantage (1), disadvantage (−1) or neither: several do not add up for an adversary (DGH-1502). */
function edgeOn(targets: readonly Target[], given: Blow['edge']): number {
  const advantage = given === 'advantage' || targets.some(({ vulnerable }) => vulnerable);
  const disadvantage = given === 'disadvantage' || targets.some(({ hidden }) => hidden);
  return Number(advantage) - Number(disadvantage);
}

/** The damage of a hit, rolled once for all whom it has hit. */
function rollHit(
  play: DhPlay,
  adversary: Attacker,
  targets: readonly Target[],
  critical: boolean,
): void {
  const { dice, die, bonus, damage: type, direct } = adversary.attack;
  const title = `Damage to ${namesOf(targets)}`;
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
    beat: { kind: 'hit', about: [...targets.map(({ id }) => id), adversary.id] },
  });
  for (const { keeper, companion } of targets) {
    const blow = { from: adversary.name, damage, type, direct };
    if (companion) hitCompanion(play, keeper, blow);
    else hit(play, keeper, blow);
  }
}

/**
 * Damage that waits for its target to say whether armour helps (DGH-613): what their resistance or immunity lets
 * through is held against their thresholds (DGH-609, 610), direct or not.
 */
export function hit(play: DhPlay, one: Character, blow: Damage): void {
  const massive = ruleOf(play.state, 'massiveDamage') === 'on';
  const resists = one[blow.type] ?? 'no';
  const through = resisted(blow.damage, resists, ruleOf(play.state, 'halving'));
  const severity = severityOf(through, one.thresholds, massive);
  const hit: Hit = { id: play.id('hit'), character: one.id, ...blow, severity };
  play.emit({ type: 'hitSet', hit: resists === 'no' ? hit : { ...hit, through } });
}

/** Damage to somebody's companion: any at all is a Stress, once its keeper has said how it takes it (DGH-2104). */
function hitCompanion(play: DhPlay, { id: character }: Character, blow: Damage): void {
  const severity = blow.damage > 0 ? 1 : 0;
  const hit: Hit = { id: play.id('hit'), character, companion: true, ...blow, severity };
  play.emit({ type: 'hitSet', hit });
}
