import type { Brought, Gains, StoryWeights } from '../../table';
import { chapters } from '../../table';
import { words } from './game';
import type { Protagonist } from './protagonists/protagonist';
import type { StarsState } from './state';

/** How much each kind of moment matters when a session is told again. */
const weights: StoryWeights = {
  kinds: {
    wish: 100,
    defeated: 95,
    consumed: 90,
    wound: 75,
    broken: 70,
    'counter-full': 65,
    critical: 55,
    milestone: 50,
    transformation: 45,
    confrontation: 88,
    leaves: 85,
    'way-out': 72,
    'corruption-fallout': 68,
    temptation: 58,
    signature: 52,
    advance: 48,
    compel: 40,
    flashback: 35,
    miss: 30,
    'new-protagonist': 20,
  },
  beside: new Set(['chapter-named', 'looking-back', 'next-time']),
};

/** What belongs in the story as it is read afterwards, besides whatever people have written of. */
export const storyKinds: readonly string[] = [
  ...Object.keys(weights.kinds),
  ...['check-settled', 'memory', 'counter-begins', 'remark', 'person', 'complication'],
  ...['wish-proposed', 'wish-answered', 'returns', 'energy'],
];

/** What the referee sets by hand is brought by nothing. */
const BY_HAND = /\.set$/u;

/** Sessions as chapters, and what they bring to protagonists (TABLE-200). */
export const sessions = chapters<StarsState>({
  words,
  weights,
  brought(before, now, { type }): Brought {
    if (BY_HAND.test(type) || before.protagonists === now.protagonists) return {};
    return Object.fromEntries(
      Object.values(now.protagonists).flatMap((one) => {
        const then = before.protagonists[one.id];
        return then && then !== one ? [[one.id, broughtTo(then, one)]] : [];
      }),
    );
  },
  gained: (_, __, gains) => gainedBy(gains),
});

const broughtTo = (then: Protagonist, now: Protagonist): Gains => ({
  xp: Math.max(0, now.xp - then.xp),
  sp: Math.max(0, now.sp - then.sp),
  corruption: now.corruption - then.corruption,
  despair: now.despair - then.despair,
});

function gainedBy({ xp, sp, corruption, despair }: Gains): string[] {
  return [
    ...(xp ? [`${xp} XP`] : []),
    ...(sp ? [`${sp} SP`] : []),
    ...(despair ? [`Despair ${signed(despair)}`] : []),
    ...(corruption ? [`Corruption ${signed(corruption)}`] : []),
  ];
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
