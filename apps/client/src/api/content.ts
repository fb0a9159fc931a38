import type { PublicContent } from '@moonlit/rules';
import { signal } from '@preact/signals';
import { request } from './http';

export type Content = PublicContent;

/** Names and summaries of the game; `null` until they have arrived. */
export const content = signal<Content | null>(null);

let asked = false;

/** Fetches the texts once. Without them the table shows ids for names until they come. */
export function loadContent(): void {
  if (asked || content.value) return;
  asked = true;
  request<Content>('/api/systems/girl-by-moonlight/content').then(
    (loaded) => {
      content.value = loaded;
    },
    () => {
      asked = false;
      setTimeout(loadContent, 5_000);
    },
  );
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
