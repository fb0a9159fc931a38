import type { Entries } from '@moonlit/rules/daggerheart';
import type { LibraryKind } from '@moonlit/rules/daggerheart/kinds';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OpenOffer } from '../../../shell/state';
import { listOffers } from '../../../shell/state';
import type { Drawers } from '../../../shell/table/drawers';
import { useTable } from '../view';

/** Something that was found, with the shelf that it lies on. */
export type FoundEntry = {
  [K in LibraryKind]: Entries[K] & { readonly shelf: K };
}[LibraryKind];

/** What somebody looks for. */
export interface Wanted {
  words: string;
  kind?: LibraryKind;
  tier?: number;
  /** Whom it is for: only what fits them is found. */
  whom?: string;
}

/** What was found, as far as it was shown. */
export interface Found {
  entries: readonly FoundEntry[];
  total: number;
  kinds: Readonly<Record<string, number>>;
  offers: readonly OpenOffer[];
}

/** How long a pause in typing is before it is looked for. */
const PAUSE_MS = 250;

/** Asks the table for what lies in its library; it is sent to nobody who does not ask. */
export async function seek(drawers: Drawers, wanted: Wanted, from = 0): Promise<Found | null> {
  const answer = await drawers.seek('library', { ...wanted, from }).catch(() => null);
  if (!answer?.ok || !answer.found) return null;
  const { entries, total, kinds } = answer.found;
  // The server sends what the rules found, as it sends states.
  return {
    entries: entries as FoundEntry[],
    total,
    kinds,
    offers: listOffers(answer.offers ?? {}),
  };
}

export interface Seeking {
  found: Found | null;
  /** Whether there was no answer to the last question. */
  failed: boolean;
  again(): void;
  /** Shows more of what was found. */
  further(): void;
}

/** What is found of what somebody wants, looked for again whenever something is said at the table. */
export function useFound(wanted: Wanted, open: boolean): Seeking {
  const { drawers, public: shared, director, online } = useTable();
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const said = `${shared.value.log.next}/${director.value?.log.next ?? 0}`;
  const { words, kind, tier, whom } = wanted;
  const isOnline = online.value;
  const begun = useRef(false);
  useEffect(() => {
    if (!open || !isOnline) return undefined;
    let gone = false;
    // Typing is waited for; whoever has only come to look waits for nothing.
    const pause = begun.current ? PAUSE_MS : 0;
    begun.current = true;
    const timer = setTimeout(async () => {
      const asked = {
        words,
        ...(kind ? { kind } : {}),
        ...(tier ? { tier } : {}),
        ...(whom ? { whom } : {}),
      };
      const answer = await seek(drawers, asked);
      if (gone) return;
      setFailed(answer === null);
      if (answer) setFound(answer);
    }, pause);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [drawers, words, kind, tier, whom, open, said, tries, isOnline]);
  const further = async () => {
    if (!found) return;
    const more = await seek(drawers, wanted, found.entries.length);
    setFailed(more === null);
    if (!more) return;
    const entries = [...found.entries, ...more.entries];
    setFound({ ...more, entries, offers: [...found.offers, ...more.offers] });
  };
  return {
    found,
    failed,
    again: () => setTries(tries + 1),
    further: () => void further(),
  };
}
