import { z } from 'zod';
import type { Bar, Field, Offer, Seat } from '../../../../engine';
import { refuseFor } from '../../../../engine';
import { command, id, sentence } from '../../../../table/command';
import type { CursedFate } from '../../content';
import type { GbmPlay, StandingPrompt } from '../../game';
import { knownAs, nameById, nameOf } from '../../lookups';
import type { GbmContext } from '../../moves';
import { barred } from '../../refusal';
import { spoken } from '../../spoken';
import type { GbmState, Protagonist } from '../../state';
import { tell } from '../../telling/tell';
import { benefits } from './fate-effects';
import type { FateKind } from './fate-map';
import { fates } from './fate-map';
import {
  atFates,
  fateNamed,
  fateTitle,
  mayBeEmpty,
  openFates,
  proposedIn,
  recipients,
  ruleOf,
  whyClosed,
  whyNoFate,
  whyNotCommit,
} from './fates';
import { skySlot } from './slots';
import type { FateProposal } from './state';

const proposeCommand = command('fate.propose', {
  fate: id,
  withoutBenefit: z.boolean().default(false),
  whom: id.optional(),
  why: sentence.default(''),
});
type Proposed = z.infer<typeof proposeCommand>;

/**
 * A player proposes a fate, so that the group can talk about what it may cost (GBM-ROT-RUL-005).
 * Nothing happens by it; another proposal takes its place. Using one is never compulsory
 * (GBM-ROT-RUL-008).
 */
export const proposing = atFates
  .where(({ state, seat }) => notPlaying(seat) ?? whyNoFate(state))
  .about(
    {
      part: 'fate',
      what: 'fate on the map',
      all: ({ state }) => openFates(state),
      idOf: (fate) => fate.id,
      find({ state }, sent) {
        const fate = fateNamed(sent);
        refuseFor(whyClosed(state, fate));
        return fate;
      },
    },
    'series',
    (move) => [
      move(proposeCommand, {
        unless: ({ state }, sent, fate) => whyNotFor(state, fate, sent),
        *ways({ state }, fate) {
          const group = fateTitle(fate);
          const order = fates.indexOf(fate);
          const all = recipients(state, fate);
          yield {
            with: { withoutBenefit: false },
            label: `Propose ${group}`,
            detail: `${fate.benefit} The price: ${fate.complication}`,
            group,
            order: 100 + order,
            fields: [...(all ? [whomField(all)] : []), whyNow],
          };
          yield {
            with: { withoutBenefit: true },
            label: `Propose ${group} without its benefit`,
            detail: `It opens the way on. The price all the same: ${fate.complication}`,
            group,
            order: 110 + order,
            fields: [whyNow],
          };
        },
        do: propose,
      }),
    ],
  );

/** What the group says to a proposal. */
export const deciding = atFates.once('series', (move) => [
  // Somebody besides the one who proposed it commits the group (GBM-ROT-RUL-005).
  move(command('fate.commit', {}), {
    unless: ({ state, seat }) => whyNotCommit(state) ?? ownProposal(state, seat),
    ways({ state, seat }) {
      const proposal = proposedIn(state);
      if (!proposal) return null;
      return { label: `Commit to ${proposal.named.name}`, ...answering(proposal, seat) };
    },
    do: commit,
  }),
  // Anybody at the table may say no: without agreement there is no bargain.
  move(command('fate.set-aside', { why: sentence.default('') }), {
    unless: ({ state }) =>
      proposedIn(state)
        ? null
        : barred('wrong-moment', 'There is no cursed fate for you to set aside.', {
            instead: 'Play on.',
            rule: 'GBM-ROT-RUL-008',
          }),
    ways({ state, seat }) {
      const proposal = proposedIn(state);
      if (!proposal) return null;
      const label = proposal.by === seat.id ? `Take back ${proposal.named.name}` : 'Not this time';
      return { label, fields: [spoken('why', 'Why?')], ...answering(proposal, seat) };
    },
    do(play, { why }, { state, seat }) {
      const name = proposedIn(state)?.named.name;
      skySlot.change(play, { proposal: null });
      play.say(`${seat.name} sets it aside: no ${name} now.`, { notes: why ? [why] : [] });
    },
  }),
]);

const whyNow = spoken('why', 'Why now?');

function whomField(all: readonly Protagonist[]): Field {
  const options = all.map((one) => ({
    value: one.id,
    label: nameOf(one),
    detail: `${one.stress} stress, ${one.harm.length} harm${one.eclipse ? ', in eclipse' : ''}`,
  }));
  return { name: 'whom', kind: 'choice', label: 'For whom?', options, required: true };
}

function notPlaying({ role }: Seat): Bar | null {
  if (role === 'protagonist') return null;
  return barred('not-allowed', 'The protagonists decide whether to use a fate.', {
    instead: 'Remind the players of it; one of them proposes it.',
    rule: 'GBM-ROT-RUL-008',
  });
}

/** Why a fate cannot be used in that way, or for that one, if so. */
function whyNotFor(
  state: GbmState,
  fate: CursedFate,
  { withoutBenefit, whom }: Partial<Proposed>,
): Bar | null {
  if (withoutBenefit) {
    if (mayBeEmpty(fate)) return null;
    return barred('not-allowed', `${fate.name} leads to no other fate.`, {
      instead: 'Use it for its benefit, or leave it.',
      rule: 'GBM-ROT-RUL-007',
    });
  }
  const all = withoutBenefit === false ? recipients(state, fate) : null;
  if (!all) return null;
  if (all.length === 0) {
    return barred('not-allowed', 'Nobody is in eclipse, so nobody can escape it.', {
      instead: 'Use it without benefit to open the way on, or leave it.',
      rule: ruleOf(fate),
    });
  }
  return whom === undefined || all.some((one) => one.id === whom)
    ? null
    : forNobody(state, fate, all);
}

const forNobody = (state: GbmState, fate: CursedFate, all: readonly Protagonist[]): Bar =>
  barred('malformed', `It is not said who has the benefit of ${fate.name}.`, {
    instead: `Choose among: ${all.map((one) => knownAs(state, one)).join(', ')}.`,
    rule: ruleOf(fate),
  });

function propose(
  play: GbmPlay,
  { withoutBenefit, whom, why }: Proposed,
  { state, seat }: GbmContext,
  fate: CursedFate,
): void {
  const all = withoutBenefit ? null : recipients(state, fate);
  if (all && whom === undefined) refuseFor(forNobody(state, fate, all));
  const by = { by: seat.id, whom: whom ?? null };
  const proposal: FateProposal = { fate: fate.id, withoutBenefit, why, ...by };
  skySlot.change(play, { proposal });
  play.say(`${seat.name} proposes a cursed fate: ${fateTitle(fate)}.`, {
    notes: [...termsOf(state, proposal), ...(why ? [why] : [])],
  });
}

/** What a proposal would bring, benefit and complication (GBM-ROT-RUL-005, 007). */
function termsOf(state: GbmState, { fate: of, withoutBenefit, whom }: FateProposal): string[] {
  const { benefit, complication } = fateNamed(of);
  return [
    withoutBenefit
      ? 'No benefit: it only opens the way on.'
      : whom === null
        ? benefit
        : `For ${nameById(state, whom)}: ${benefit}`,
    `The price: ${complication}`,
  ];
}

const promptOf = (fate: string) => `fate:${fate}`;

/** Whoever proposed it is not asked. */
function answering(
  { by, fate }: FateProposal,
  { id: seat }: Seat,
): Pick<Offer, 'place' | 'prompt'> {
  return by === seat ? { place: 'series' } : { place: 'prompt', prompt: promptOf(fate) };
}

function ownProposal(state: GbmState, { id: seat }: Seat): Bar | null {
  if (proposedIn(state)?.by !== seat) return null;
  return barred(
    'not-allowed',
    'The whole group is committed by a fate, so somebody else agrees to it.',
    {
      instead: 'Wait for another player or the director, or set it aside.',
      rule: 'GBM-ROT-RUL-005',
    },
  );
}

/** The benefit happens at once, and the director says what comes of the price. */
function commit(play: GbmPlay, _command: unknown, { state }: GbmContext): void {
  const proposal = proposedIn(state);
  if (!proposal) return;
  const { named, withoutBenefit, whom } = proposal;
  const used = { episode: state.public.episode.number, withoutBenefit, whom, cost: null };
  skySlot.change(play, {
    fates: { ...skySlot.in(state).fates, [named.id]: used },
    proposal: null,
  });
  const gained = withoutBenefit ? [] : benefits[kindOf(named)](play, whom);
  const about = whom === null ? [] : [whom];
  tell(
    play,
    { kind: 'fate-taken', about, what: fateTitle(named) },
    {
      notes: [
        ...(withoutBenefit ? ['Without benefit: it opens the way on.'] : gained),
        `The price: ${named.complication}`,
      ],
    },
  );
}

function kindOf({ kind }: CursedFate): FateKind {
  const known = Object.keys(benefits).find((one): one is FateKind => one === kind);
  if (!known) throw new Error(`No such fate: ${kind}`);
  return known;
}

/** Asks the others whether they agree (GBM-ROT-RUL-005). */
export function proposalPrompts(state: GbmState): StandingPrompt[] {
  const proposal = proposedIn(state);
  if (!proposal) return [];
  const { seats } = state.public.table;
  const others = Object.values(seats).filter(
    (seat) => seat.id !== proposal.by && seat.role !== 'spectator' && !seat.vacant,
  );
  const obstacle = whyNotCommit(state);
  const waits = obstacle ? `You cannot commit to it yet: ${obstacle.message}` : '';
  return [
    {
      id: promptOf(proposal.fate),
      to: others.map((seat) => seat.id),
      title: `${seats[proposal.by]?.name ?? 'Somebody'} proposes ${proposal.named.name}`,
      text: [...termsOf(state, proposal), proposal.why, waits].filter(Boolean).join(' '),
    },
  ];
}
