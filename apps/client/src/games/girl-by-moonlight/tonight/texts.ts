import type { ReadyText } from '@moonlit/rules/girl-by-moonlight';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { NotUnderstood } from '../../../shell/api/parse';
import { loadTexts } from '../../../shell/api/systems';
import { SYSTEM } from '../api/content';
import { useTable } from '../view';

/** The ready-made series that have arrived, by playset. */
const arrived = signal<Readonly<Record<string, ReadyText>>>({});

/** What is ready-made for the table’s playset, fetched when it is first needed; `null` until it has come. */
export function useReady(): ReadyText | null {
  const { playset } = useTable().public.value.series;
  useEffect(() => {
    loadTexts(SYSTEM, `tonight.${playset}`, parseReady, (ready) => putReady(playset, ready));
  }, [playset]);
  return arrived.value[playset] ?? null;
}

/** Keeps what is ready-made for a playset. */
export function putReady(playset: string, ready: ReadyText): void {
  arrived.value = { ...arrived.value, [playset]: ready };
}

/** The rules write these texts, in the same build: only their outline is looked at. */
function parseReady(value: unknown): ReadyText {
  const parts = new Map<string, unknown>(Object.entries(value ?? {}));
  const ready = parts.get('tonight');
  if (!isReady(ready)) throw new NotUnderstood('These are no texts of a ready-made series.');
  return ready;
}

function isReady(value: unknown): value is ReadyText {
  return typeof value === 'object' && value !== null && 'heroes' in value && 'opening' in value;
}
