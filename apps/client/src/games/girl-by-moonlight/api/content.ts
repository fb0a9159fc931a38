import type { PublicContent } from '@moonlit/rules/girl-by-moonlight';
import { computed, signal } from '@preact/signals';
import { NotUnderstood } from '../../../shell/api/parse';
import { loadTexts } from '../../../shell/api/systems';

export type Content = PublicContent;

/** The game as its rules call it. */
export const SYSTEM = 'girl-by-moonlight';

/** The texts that have arrived, by the playset that they are of. */
const arrived = signal<Readonly<Record<string, Content>>>({});

/** The playset of the table that is open. */
const open = signal<string | null>(null);

/** The texts of the game with those of the open table's playset; `null` until they have arrived. */
export const content = computed<Content | null>(() =>
  open.value === null ? null : (arrived.value[open.value] ?? null),
);

/**
 * Turns to the texts of the table's playset, and fetches them once. Without them the table shows
 * ids for names until they come.
 */
export function loadContent(playset: string): void {
  open.value = playset;
  if (arrived.value[playset]) return;
  loadTexts(SYSTEM, playset, parseContent, (loaded) => putContent(playset, loaded));
}

/** Keeps the texts of a playset. */
export function putContent(playset: string, texts: Content): void {
  arrived.value = { ...arrived.value, [playset]: texts };
}

/** The rules write these texts, in the same build: only their outline is looked at. */
function parseContent(value: unknown): Content {
  if (!isContent(value)) throw new NotUnderstood('These are no texts of this game.');
  return value;
}

const PARTS = ['actions', 'attributes', 'playbooks', 'playsets', 'guidance', 'houseRules'];

function isContent(value: unknown): value is Content {
  if (typeof value !== 'object' || value === null) return false;
  const parts = new Map<string, unknown>(Object.entries(value));
  return PARTS.every((part) => typeof parts.get(part) === 'object' && parts.get(part) !== null);
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
