import type { CursedFate } from '../../content';
import type { GbmPlay } from '../../game';
import { cast, nameById, nameOf } from '../../lookups';
import { onTheTable } from '../../phases/unfinished';
import type { RuleId } from '../../refusal';
import { missing, refuse } from '../../refusal';
import type { GbmState, Protagonist } from '../../state';
import { BEGINNING, DEFY_FATE, fates } from './fate-map';
import { skySlot } from './slots';
import type { SkyState } from './state';

/** Why something about a fate cannot be done now, and what can. */
export interface Obstacle {
  code: 'wrong-phase' | 'wrong-moment' | 'limit-reached' | 'already-done' | 'not-allowed';
  reason: string;
  instead: string;
  rule: RuleId;
}

/** What the series keeps; refuses at tables of another one. */
export function skyOf(play: GbmPlay): SkyState {
  return (
    skySlot.of(play.state) ??
    missing(
      'There are no cursed fates in this series.',
      'Play on: they belong to Beneath a Rotting Sky.',
      'GBM-ROT-RUL-003',
    )
  );
}

/** A fate by the id of its box. */
export function fateNamed(id: string): CursedFate {
  return (
    fates.find((fate) => fate.id === id) ??
    missing('There is no such fate on the map.', 'Choose one of its boxes.', 'GBM-ROT-RUL-004')
  );
}

/** What a fate is called; the two paths tell boxes of the same fate apart. */
export function fateTitle({ id, name }: CursedFate): string {
  const path = id.startsWith('left')
    ? ' (left path)'
    : id.startsWith('right')
      ? ' (right path)'
      : '';
  return `${name}${path}`;
}

/** The fates that may be used next: unused, and joined to the beginning or to a used one. */
export function openFates({ fates: used }: SkyState): CursedFate[] {
  return fates.filter((fate) => used[fate.id] === undefined && isJoined(fate, used));
}

function isJoined({ after }: CursedFate, used: SkyState['fates']): boolean {
  return after.some((id) => id === BEGINNING || used[id] !== undefined);
}

/** Why no fate can be used now, if so: its phases, and one an episode (GBM-ROT-RUL-003). */
export function whyNoFate(state: GbmState): Obstacle | null {
  const { phase, episode } = state.public;
  const sky = skySlot.of(state);
  if (phase !== 'obligation' && phase !== 'downtime') {
    return {
      code: 'wrong-phase',
      reason: `Cursed fates are used in obligation or downtime; the table is in ${phase}.`,
      instead: 'Keep it in mind until everyday life has you again.',
      rule: 'GBM-ROT-RUL-003',
    };
  }
  if (Object.values(sky?.fates ?? {}).some((used) => used.episode === episode.number)) {
    return {
      code: 'limit-reached',
      reason: 'A cursed fate was used in this episode already.',
      instead: 'The next one can be used in the next episode.',
      rule: 'GBM-ROT-RUL-003',
    };
  }
  return null;
}

/** Why this box is closed, if so (GBM-ROT-RUL-004). */
export function whyClosed(sky: SkyState, fate: CursedFate): Obstacle | null {
  const open = openFates(sky);
  if (open.includes(fate)) return null;
  const instead = `Open to you: ${open.map(fateTitle).join(', ') || 'none any more'}.`;
  if (sky.fates[fate.id]) {
    const reason = `${fateTitle(fate)} was used already.`;
    return { code: 'already-done', reason, instead, rule: 'GBM-ROT-RUL-004' };
  }
  const reason = `${fateTitle(fate)} touches neither the beginning nor a fate that was used.`;
  return { code: 'not-allowed', reason, instead, rule: 'GBM-ROT-RUL-004' };
}

/** Whom the benefit can be for; `null` for a fate that is not for one alone. */
export function recipients(state: GbmState, { kind }: CursedFate): Protagonist[] | null {
  if (kind === 'blight-infusion') return cast(state);
  return kind === 'trading-fates' ? cast(state).filter(({ eclipse }) => eclipse) : null;
}

/** Whether a fate may be used for nothing but the way on (GBM-ROT-RUL-007); the last leads nowhere. */
export const mayBeEmpty = ({ id }: CursedFate): boolean => id !== DEFY_FATE;

/** Why the group cannot be committed to what it talks about now, if so. */
export function whyNotCommit(state: GbmState): Obstacle | null {
  const sky = skySlot.of(state);
  if (!sky?.proposal) {
    return {
      code: 'wrong-moment',
      reason: 'No cursed fate is under discussion.',
      instead: 'A player proposes one first.',
      rule: 'GBM-ROT-RUL-005',
    };
  }
  const fate = fateNamed(sky.proposal.fate);
  const obstacle = whyNoFate(state) ?? whyClosed(sky, fate);
  if (obstacle) return obstacle;
  const [open] = onTheTable(state);
  if (open) {
    const instead = 'Bring that to an end, then commit to the fate.';
    return { code: 'wrong-moment', reason: open, instead, rule: 'TABLE-009' };
  }
  const { whom, withoutBenefit } = sky.proposal;
  const all = recipients(state, fate);
  if (withoutBenefit || !all || all.some(({ id }) => id === whom)) return null;
  return {
    code: 'not-allowed',
    reason: `${whom ? nameById(state, whom) : 'Nobody'} cannot have that benefit any more.`,
    instead: 'Set it aside, and propose it anew.',
    rule: fate.kind === 'trading-fates' ? 'GBM-ROT-RUL-010' : 'GBM-ROT-RUL-009',
  };
}

/** Refuses for this reason, if there is one. */
export function refuseFor(obstacle: Obstacle | null): void {
  if (!obstacle) return;
  const { code, reason, instead, rule } = obstacle;
  refuse(code, reason, { instead, rule });
}

/** Used fates whose price the director has not told (GBM-ROT-RUL-006). */
export function untold(state: GbmState): CursedFate[] {
  const used = skySlot.of(state)?.fates ?? {};
  return fates.filter(({ id }) => used[id] !== undefined && used[id]?.cost === null);
}

/** What the table still owes the cursed fates before the phase ends, a sentence each. */
export function fatesUnfinished(state: GbmState): string[] {
  const proposal = skySlot.of(state)?.proposal;
  return [
    ...(proposal ? [`${fateNamed(proposal.fate).name} is under discussion.`] : []),
    ...untold(state).map(({ name }) => `The price of ${name} has not been told.`),
  ];
}

/** Whom a benefit is for, as a field's options. */
export function recipientOptions(all: Protagonist[]) {
  return all.map((one) => ({
    value: one.id,
    label: nameOf(one),
    detail: `${one.stress} stress, ${one.harm.length} harm${one.eclipse ? ', in eclipse' : ''}`,
  }));
}
