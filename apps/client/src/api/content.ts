import type { ContentIndex, PublicContent } from '@moonlit/rules';
import { signal } from '@preact/signals';
import { request } from './http';

export type Content = PublicContent;

export type { PlaysetIndex } from '@moonlit/rules';

const SYSTEM = '/api/systems/girl-by-moonlight';
const AGAIN_MS = 5_000;

/** The playsets in a few words, and the credits; `null` until they have arrived. */
export const index = signal<ContentIndex | null>(null);

/** The texts of the game with those of one playset; `null` until they have arrived. */
export const content = signal<Content | null>(null);

/** What has been asked for and not failed. */
const asked = new Set<string>();

/** Fetches the index once: what one reads before there is a table. */
export function loadIndex(): void {
  load<ContentIndex>(SYSTEM, (loaded) => {
    index.value = loaded;
  });
}

/**
 * Fetches the texts once, with those of the table's playset. Without them the table shows ids for
 * names until they come.
 */
export function loadContent(playset: string): void {
  if (content.value?.playsets[playset]) return;
  load<Content>(`${SYSTEM}/content?playset=${encodeURIComponent(playset)}`, (loaded) => {
    content.value = loaded;
  });
}

/** Asks once, and again when it fails. */
function load<T>(path: string, arrived: (loaded: T) => void): void {
  if (asked.has(path)) return;
  asked.add(path);
  request<T>(path).then(arrived, () => {
    asked.delete(path);
    setTimeout(() => load(path, arrived), AGAIN_MS);
  });
}

/** A readable name for an id whose text is not there. */
export function titled(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const actionName = (id: string): string =>
  (content.value?.actions as Record<string, { name: string }> | undefined)?.[id]?.name ??
  titled(id);

export const attributeName = (id: string): string =>
  (content.value?.attributes as Record<string, { name: string }> | undefined)?.[id]?.name ??
  titled(id);

export const playsetOf = (id: string) => content.value?.playsets[id];

/** What kind of traitor a secondary character is, in a few words; `null` where they are none. */
export function traitorName(playset: string, kind: string | undefined): string | null {
  if (kind === undefined) return null;
  const kinds = playsetOf(playset)?.traitors?.kinds;
  return kinds?.find(({ value }) => value === kind)?.label ?? titled(kind);
}
