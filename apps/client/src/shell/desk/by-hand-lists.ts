import { begins } from '../offers/begins';
import type { OpenOffer } from '../state';

/** Offers under one heading. */
export interface Topic {
  title: string;
  offers: OpenOffer[];
}

/** What can be set by hand about somebody, or (without an id) about the table, by topic. */
export interface Subject {
  id: string | null;
  topics: Topic[];
}

/** Whom an offer is about: an id of the game's; `null` is the table. */
export type SubjectOf = (offer: OpenOffer) => string | null;

/** The table first, since it is what holds everybody up; then one after the other. */
export function subjects(offers: readonly OpenOffer[], about: SubjectOf): Subject[] {
  const ids = new Set<string | null>([null, ...offers.map(about)]);
  return [...ids]
    .map((id) => ({ id, topics: byTopic(offers.filter((offer) => about(offer) === id)) }))
    .filter(({ topics }) => topics.length > 0);
}

function byTopic(offers: readonly OpenOffer[]): Topic[] {
  const titles = [...new Set(offers.map(({ group }) => group ?? ''))];
  return titles.map((title) => ({
    title,
    offers: offers.filter(({ group }) => (group ?? '') === title),
  }));
}

/** Those whose words begin with every word that is looked for; none where nothing is looked for. */
export function found(offers: readonly OpenOffer[], query: string): OpenOffer[] {
  if (!/[\p{L}\p{N}]/u.test(query)) return [];
  return offers.filter(({ label, group, fields }) =>
    begins([label, group, ...(fields ?? []).map((field) => field.label)].join(' '), query),
  );
}
