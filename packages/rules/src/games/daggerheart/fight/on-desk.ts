import { latest } from '../../../engine';
import type { DhPlay } from '../game';
import { ruleOf } from '../house-rules';
import type { DamageType } from '../vocabulary';
import { free } from '../vocabulary';
import type { Adversary } from './adversary';
import { resisted, severityOf, severityWords } from './harm';
import { fell, goesOn, overflowsBy } from './minions';

// What damage does to adversaries, whatever has dealt it. Only the desk is told of numbers.

/** Damage of each type. */
export type Dealt = Record<DamageType, number>;

/** “9 physical and 5 magical” */
export const wordsOf = (dealt: Dealt): string =>
  (['physical', 'magical'] as const)
    .flatMap((type) => (dealt[type] > 0 ? [`${dealt[type]} ${type}`] : []))
    .join(' and ') || 'no';

/** Half of damage, as a resistance would halve it (DGH-Q07). */
export function halved(play: DhPlay, { physical, magical }: Dealt): Dealt {
  const half = (damage: number) => resisted(damage, 'resistance', ruleOf(play.state, 'halving'));
  return { physical: half(physical), magical: half(magical) };
}

/** The same damage befalls each of them, half of it some; what is left of it goes on among minions (DGH-614, 1509). */
export function takeOnDesk(
  play: DhPlay,
  adversaries: readonly string[],
  dealt: Dealt,
  half: readonly string[] = [],
): void {
  let more = 0;
  for (const id of adversaries) {
    const adversary = latest(play.state).director.adversaries[id];
    if (!adversary || adversary.defeated) continue;
    more += takes(play, adversary, half.includes(id) ? halved(play, dealt) : dealt);
  }
  goesOn(play, adversaries[0] ?? '', more);
}

/** One of them takes it: resistance by its part, thresholds, HP (DGH-604, 609, 610). Answers how many others fall by it. */
function takes(play: DhPlay, adversary: Adversary, dealt: Dealt): number {
  const { name, hp, thresholds } = adversary;
  const halves = ruleOf(play.state, 'halving');
  const through =
    resisted(dealt.physical, adversary.physical, halves) +
    resisted(dealt.magical, adversary.magical, halves);
  const severity = severityOf(through, thresholds, ruleOf(play.state, 'massiveDamage') === 'on');
  const marked = Math.min(hp.slots, hp.marked + severity);
  const more = marked - hp.marked;
  const now = { ...adversary, hp: { ...hp, marked } };
  const falls = adversary.kind === 'minion' && severity > 0;
  if (falls) fell(play, adversary);
  else play.emit({ type: 'adversarySet', adversary: now });
  const resists = through < dealt.physical + dealt.magical ? `, ${through} come through` : '';
  play.say(
    `${name}: ${wordsOf(dealt)}${resists}: ${severityWords[severity]}, marks ${more} HP (${marked} of ${hp.slots}).`,
    {
      to: 'director',
      notes: free(now.hp) === 0 ? ['That was the last one: say how it goes down.'] : [],
    },
  );
  if (falls && adversary.shown) {
    play.say(`${name} falls.`, { beat: { kind: 'defeated', about: [adversary.id] } });
  }
  return falls ? overflowsBy(adversary, through) : 0;
}
