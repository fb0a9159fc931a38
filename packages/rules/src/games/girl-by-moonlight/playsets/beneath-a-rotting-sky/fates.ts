import type { Bar, Refusal } from '../../../../engine';
import type { CursedFate } from '../../content';
import { cast, nameById } from '../../lookups';
import { moves } from '../../moves';
import { onTheTable } from '../../phases/unfinished';
import { barred, missing } from '../../refusal';
import type { GbmState, Protagonist } from '../../state';
import { BEGINNING, DEFY_FATE, fates } from './fate-map';
import { skySlot } from './slots';
import type { FateProposal } from './state';

/** What is done about cursed fates, at tables that have any. */
export const atFates = moves.where(({ state }) =>
  skySlot.of(state)
    ? null
    : barred('not-found', 'There are no cursed fates in this series.', {
        instead: 'Play on: they belong to Beneath a Rotting Sky.',
        rule: 'GBM-ROT-RUL-003',
      }),
);

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
export function openFates(state: GbmState): CursedFate[] {
  const used = skySlot.in(state).fates;
  const isJoined = (id: string) => id === BEGINNING || used[id] !== undefined;
  return fates.filter(({ id, after }) => used[id] === undefined && after.some(isJoined));
}

/** Why no fate can be used now, if so: its phases, and one an episode (GBM-ROT-RUL-003). */
export function whyNoFate(state: GbmState): Refusal | null {
  const { phase, episode } = state.public;
  if (phase !== 'obligation' && phase !== 'downtime') {
    return barred(
      'wrong-phase',
      `Cursed fates are used in obligation or downtime; the table is in ${phase}.`,
      { instead: 'Keep it in mind until everyday life has you again.', rule: 'GBM-ROT-RUL-003' },
    );
  }
  const used = Object.values(skySlot.in(state).fates);
  if (!used.some((fate) => fate.episode === episode.number)) return null;
  return barred('limit-reached', 'A cursed fate was used in this episode already.', {
    instead: 'The next one can be used in the next episode.',
    rule: 'GBM-ROT-RUL-003',
  });
}

/** Why this box is closed, if so (GBM-ROT-RUL-004). */
export function whyClosed(state: GbmState, fate: CursedFate): Refusal | null {
  const open = openFates(state);
  if (open.includes(fate)) return null;
  const way = {
    instead: `Open to you: ${open.map(fateTitle).join(', ') || 'none any more'}.`,
    rule: 'GBM-ROT-RUL-004',
  } as const;
  const title = fateTitle(fate);
  return skySlot.in(state).fates[fate.id]
    ? barred('already-done', `${title} was used already.`, way)
    : barred(
        'not-allowed',
        `${title} touches neither the beginning nor a fate that was used.`,
        way,
      );
}

/** Whom the benefit can be for; `null` for a fate that is not for one alone. */
export function recipients(state: GbmState, { kind }: CursedFate): Protagonist[] | null {
  if (kind === 'blight-infusion') return cast(state);
  return kind === 'trading-fates' ? cast(state).filter(({ eclipse }) => eclipse) : null;
}

/** The rule by which a fate has its benefit for one. */
export const ruleOf = ({ kind }: CursedFate) =>
  kind === 'trading-fates' ? 'GBM-ROT-RUL-010' : 'GBM-ROT-RUL-009';

/** Whether a fate may be used for nothing but the way on (GBM-ROT-RUL-007); the last leads nowhere. */
export const mayBeEmpty = ({ id }: CursedFate): boolean => id !== DEFY_FATE;

/** What the group talks about, before anybody is committed; `null` for nothing. */
export function proposedIn(state: GbmState): (FateProposal & { named: CursedFate }) | null {
  const { proposal } = skySlot.in(state);
  return proposal && { ...proposal, named: fateNamed(proposal.fate) };
}

/** Why the group cannot be committed to what it talks about now, if so. */
export function whyNotCommit(state: GbmState): Refusal | null {
  const proposal = proposedIn(state);
  if (!proposal) {
    return barred('wrong-moment', 'No cursed fate is under discussion.', {
      instead: 'A player proposes one first.',
      rule: 'GBM-ROT-RUL-005',
    });
  }
  const { named, whom, withoutBenefit } = proposal;
  const closed = whyNoFate(state) ?? whyClosed(state, named);
  if (closed) return closed;
  const [open] = onTheTable(state);
  if (open) {
    const instead = 'Bring that to an end, then commit to the fate.';
    return barred('wrong-moment', open, { instead, rule: 'TABLE-009' });
  }
  const all = recipients(state, named);
  if (withoutBenefit || !all || all.some(({ id }) => id === whom)) return null;
  const who = whom ? nameById(state, whom) : 'Nobody';
  return barred('not-allowed', `${who} cannot have that benefit any more.`, {
    instead: 'Set it aside, and propose it anew.',
    rule: ruleOf(named),
  });
}

/** Why there is no price of a fate to tell, if so. */
export function whyNoPrice(state: GbmState, fate: CursedFate): Bar | null {
  const used = skySlot.in(state).fates[fate.id];
  if (!used) {
    return () =>
      barred('wrong-moment', `${fateTitle(fate)} has not been used.`, {
        instead: 'Its price is due when the group commits to it.',
        rule: 'GBM-ROT-RUL-006',
      });
  }
  if (!used.cost || used.cost.foreshadowed) return null;
  return () =>
    barred('already-done', `The price of ${fateTitle(fate)} has been told.`, {
      instead: 'Let it play out in the story.',
      rule: 'GBM-ROT-RUL-006',
    });
}

/** Used fates whose price the director has not told (GBM-ROT-RUL-006). */
export function untold(state: GbmState): CursedFate[] {
  const used = skySlot.in(state).fates;
  return fates.filter(({ id }) => used[id]?.cost === null);
}

/** What the table still owes the cursed fates before the phase ends, a sentence each. */
export function fatesUnfinished(state: GbmState): string[] {
  const proposal = proposedIn(state);
  return [
    ...(proposal ? [`${proposal.named.name} is under discussion.`] : []),
    ...untold(state).map(({ name }) => `The price of ${name} has not been told.`),
  ];
}
