import type { CursedFate } from '../../content';
import type { GbmPlay } from '../../game';
import { nameById } from '../../lookups';
import { refuse } from '../../refusal';
import type { GbmState, ProtagonistId } from '../../state';
import type { Moment } from '../../telling/tell';
import { tell } from '../../telling/tell';
import type { CommandOf } from './commands';
import { benefits } from './fate-effects';
import type { FateKind } from './fate-map';
import {
  fateNamed,
  fateTitle,
  mayBeEmpty,
  recipients,
  refuseFor,
  skyOf,
  whyClosed,
  whyNoFate,
  whyNotCommit,
} from './fates';
import { skySlot } from './slots';
import type { FateProposal } from './state';

/**
 * A player proposes a fate, so that the group can talk about what it may cost (GBM-ROT-RUL-005).
 * Nothing happens by it; another proposal takes its place. Using one is never compulsory
 * (GBM-ROT-RUL-008).
 */
export function propose(play: GbmPlay, command: CommandOf<'fate.propose'>): void {
  const seat = play.seat();
  const sky = skyOf(play);
  if (seat.role !== 'protagonist') {
    refuse('not-allowed', 'The protagonists decide whether to use a fate.', {
      instead: 'Remind the players of it; one of them proposes it.',
      rule: 'GBM-ROT-RUL-008',
    });
  }
  const fate = fateNamed(command.fate);
  refuseFor(whyNoFate(play.state) ?? whyClosed(sky, fate));
  const { withoutBenefit, why } = command;
  if (withoutBenefit && !mayBeEmpty(fate)) {
    refuse('not-allowed', `${fate.name} leads to no other fate.`, {
      instead: 'Use it for its benefit, or leave it.',
      rule: 'GBM-ROT-RUL-007',
    });
  }
  const whom = withoutBenefit ? null : recipient(play.state, fate, command.whom);
  const proposal: FateProposal = { fate: fate.id, by: seat.id, withoutBenefit, whom, why };
  skySlot.change(play, { proposal });
  play.say(`${seat.name} proposes a cursed fate: ${fateTitle(fate)}.`, {
    notes: [...termsOf(play.state, proposal), ...(why ? [why] : [])],
  });
}

function recipient(
  state: GbmState,
  fate: CursedFate,
  wanted: ProtagonistId | undefined,
): ProtagonistId | null {
  const all = recipients(state, fate);
  if (!all) return null;
  const rule = fate.kind === 'trading-fates' ? 'GBM-ROT-RUL-010' : 'GBM-ROT-RUL-009';
  if (all.length === 0) {
    refuse('not-allowed', 'Nobody is in eclipse, so nobody can escape it.', {
      instead: 'Use it without benefit to open the way on, or leave it.',
      rule,
    });
  }
  const one = all.find(({ id }) => id === wanted);
  if (one) return one.id;
  return refuse('malformed', `It is not said who has the benefit of ${fate.name}.`, {
    instead: `Choose among: ${all.map(({ id }) => nameById(state, id)).join(', ')}.`,
    rule,
  });
}

/** What a proposal would bring, benefit and complication (GBM-ROT-RUL-005, 007). */
export function termsOf(
  state: GbmState,
  { fate: id, withoutBenefit, whom }: FateProposal,
): string[] {
  const { benefit, complication } = fateNamed(id);
  return [
    withoutBenefit
      ? 'No benefit: it only opens the way on.'
      : whom === null
        ? benefit
        : `For ${nameById(state, whom)}: ${benefit}`,
    `The price: ${complication}`,
  ];
}

/**
 * Somebody besides the one who proposed it commits the group (GBM-ROT-RUL-005): the benefit happens
 * at once, and the director says what comes of the price.
 */
export function commit(play: GbmPlay): void {
  const seat = play.seat();
  const { fates, proposal } = skyOf(play);
  refuseFor(whyNotCommit(play.state));
  if (!proposal) return;
  if (seat.id === proposal.by || seat.role === 'spectator') {
    refuse(
      'not-allowed',
      'The whole group is committed by a fate, so somebody else agrees to it.',
      {
        instead: 'Wait for another player or the director, or set it aside.',
        rule: 'GBM-ROT-RUL-005',
      },
    );
  }
  const { fate: id, withoutBenefit, whom } = { ...proposal };
  const fate = fateNamed(id);
  const used = { episode: play.state.public.episode.number, withoutBenefit, whom, cost: null };
  skySlot.change(play, { fates: { ...fates, [id]: used }, proposal: null });
  const gained = withoutBenefit ? [] : benefits[kindOf(fate)](play, whom);
  const about = whom === null ? [] : [whom];
  tell(
    play,
    { kind: 'fate-taken', about, what: fateTitle(fate) },
    {
      notes: [
        ...(withoutBenefit ? ['Without benefit: it opens the way on.'] : gained),
        `The price: ${fate.complication}`,
      ],
    },
  );
}

function kindOf({ kind }: CursedFate): FateKind {
  const known = Object.keys(benefits).find((one): one is FateKind => one === kind);
  if (!known) throw new Error(`No such fate: ${kind}`);
  return known;
}

/** Anybody at the table may say no: without agreement there is no bargain. */
export function setAside(play: GbmPlay, { why }: CommandOf<'fate.set-aside'>): void {
  const seat = play.seat();
  const { proposal } = skyOf(play);
  if (!proposal || seat.role === 'spectator') {
    refuse('wrong-moment', 'There is no cursed fate for you to set aside.', {
      instead: 'Play on.',
      rule: 'GBM-ROT-RUL-008',
    });
  }
  const { name } = fateNamed(proposal.fate);
  skySlot.change(play, { proposal: null });
  play.say(`${seat.name} sets it aside: no ${name} now.`, { notes: why ? [why] : [] });
}

/** What stands for a price that the director told aloud. */
const TOLD_ALOUD = 'As it was told at the table.';

/** The director says how the price shows, or hints at it; what was hinted at may be told in full later. */
export function tellCost(play: GbmPlay, command: CommandOf<'fate.cost'>): void {
  play.director('say what a cursed fate costs');
  const { fates } = skyOf(play);
  const fate = fateNamed(command.fate);
  const used = fates[fate.id];
  if (!used) {
    refuse('wrong-moment', `${fateTitle(fate)} has not been used.`, {
      instead: 'Its price is due when the group commits to it.',
      rule: 'GBM-ROT-RUL-006',
    });
  }
  if (used.cost && !used.cost.foreshadowed) {
    refuse('already-done', `The price of ${fateTitle(fate)} has been told.`, {
      instead: 'Let it play out in the story.',
      rule: 'GBM-ROT-RUL-006',
    });
  }
  const { text, foreshadowed } = command;
  skySlot.change(play, {
    fates: { ...fates, [fate.id]: { ...used, cost: { text: text || TOLD_ALOUD, foreshadowed } } },
  });
  const price = `The price of ${fate.name}`;
  const what = foreshadowed ? `${price} casts its shadow.` : `${price}.`;
  const moment: Moment = { kind: 'fate-price', about: [], what, fiction: text };
  tell(play, moment, { notes: [fate.complication] });
}
