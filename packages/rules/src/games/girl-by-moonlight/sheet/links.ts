import type { Bar, Field } from '../../../engine';
import { refuseFor } from '../../../engine';
import { allowing } from '../asking';
import { featuresOf } from '../features';
import type { GbmPlay } from '../game';
import { nameById, nameOf, protagonist } from '../lookups';
import { barred, refuse } from '../refusal';
import type { GbmState, Protagonist, ProtagonistId } from '../state';

/** How many links a sheet holds with another protagonist (GBM-LNK-002). */
export function linksWith(one: Protagonist, other: ProtagonistId): number {
  return one.links[other] ?? 0;
}

/**
 * Whether a link on the sheet of `one`, with `other`, can affect anybody: an ability of either makes
 * it so (GBM-PB-UNL-019). Who is lost lends it nothing any more.
 */
export function reachesAnybody(state: GbmState, one: Protagonist, other: ProtagonistId): boolean {
  const pair = [one, state.public.protagonists[other]];
  return pair.some(
    (end) =>
      end !== undefined &&
      end.status !== 'lost' &&
      allowing('linksOnAnybody', { state, self: end }) !== undefined,
  );
}

/** What somebody has links with that count now as though a friend spent them on them (GBM-SEA-RUL-032). */
export function ownLinks(state: GbmState, self: Protagonist): string[] {
  return featuresOf(state, self)
    .flatMap(({ hooks }) => hooks.ownLinks?.({ state, self }) ?? [])
    .filter((id) => linksWith(self, id) > 0);
}

/** The links on a sheet that can affect `target`, by whom they are with (GBM-LNK-005…008). */
export function linksReaching(
  state: GbmState,
  one: Protagonist,
  target: ProtagonistId,
): ProtagonistId[] {
  const theirs = target === one.id ? ownLinks(state, one) : [];
  return Object.keys(one.links).filter(
    (other) =>
      linksWith(one, other) > 0 &&
      (other === target || theirs.includes(other) || reachesAnybody(state, one, other)),
  );
}

/** Why somebody cannot spend a link on a target, or the one that they name, if so (GBM-LNK-010). */
export function noLinkReaching(
  state: GbmState,
  one: Protagonist,
  target: ProtagonistId,
  wanted?: ProtagonistId,
): Bar | null {
  const reaching = linksReaching(state, one, target);
  if (wanted === undefined ? reaching.length > 0 : reaching.includes(wanted)) return null;
  return () => {
    const whom = target === one.id ? 'themselves' : nameById(state, target);
    return barred('cannot-afford', `${nameOf(one)} has no such link to spend on ${whom}.`, {
      instead: `Spend a link with ${whom}; links come from making a connection in downtime.`,
      rule: 'GBM-LNK-010',
    });
  };
}

/** Why somebody has no link with another to spend, if so (GBM-LNK-010). */
export function noLinkWith(state: GbmState, one: Protagonist, other: ProtagonistId): Bar | null {
  if (linksWith(one, other) > 0) return null;
  return () =>
    barred('cannot-afford', `${nameOf(one)} has no link with ${nameById(state, other)}.`, {
      instead: 'Links come from making a connection in downtime.',
      rule: 'GBM-LNK-010',
    });
}

/**
 * The link that somebody spends on a target: the one they name, or the only one there is. Refuses
 * one that cannot affect the target (GBM-LNK-010), and a choice that was not made.
 */
export function chosenLink(
  state: GbmState,
  one: Protagonist,
  target: ProtagonistId,
  wanted: ProtagonistId | undefined,
): ProtagonistId {
  refuseFor(noLinkReaching(state, one, target, wanted));
  const reaching = linksReaching(state, one, target);
  const [only = target, ...others] = wanted === undefined ? reaching : [wanted];
  if (others.length === 0) return only;
  const whom = target === one.id ? 'themselves' : nameById(state, target);
  return refuse('malformed', `${nameOf(one)} has several links that reach ${whom}.`, {
    instead: 'Choose which one to spend.',
    rule: 'GBM-PB-UNL-019',
  });
}

/** Asks which link is spent, where there is more than one that reaches the target. */
export function linkFields(state: GbmState, one: Protagonist, reaching: ProtagonistId[]): Field[] {
  if (reaching.length < 2) return [];
  return [
    {
      name: 'link',
      kind: 'choice',
      label: 'Which link?',
      options: reaching.map((other) => ({
        value: other,
        label: `With ${other === one.id ? 'yourself' : nameById(state, other)} (${linksWith(one, other)} left)`,
      })),
      required: true,
    },
  ];
}

/** Gives links to the sheet of `id`, with `other` (GBM-DWN-007). */
export function giveLinks(
  play: GbmPlay,
  id: ProtagonistId,
  other: ProtagonistId,
  links: number,
): string {
  const one = protagonist(play.state, id);
  const now = linksWith(one, other) + links;
  play.emit({ type: 'protagonistChanged', id, changes: { links: { ...one.links, [other]: now } } });
  return `${nameOf(one)} has ${now} link${now === 1 ? '' : 's'} with ${nameById(play.state, other)}.`;
}

/** Spends one link from the sheet of `id`, with `other` (GBM-LNK-004, 010). */
export function spendLink(play: GbmPlay, id: ProtagonistId, other: ProtagonistId): string {
  const one = protagonist(play.state, id);
  refuseFor(noLinkWith(play.state, one, other));
  const had = linksWith(one, other);
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: { links: { ...one.links, [other]: had - 1 } },
  });
  return `${nameOf(one)} spends a link with ${nameById(play.state, other)} (${had - 1} left).`;
}
