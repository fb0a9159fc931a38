import type { LearningContent } from '@moonlit/rules/girl-by-moonlight';
import { signal } from '@preact/signals';
import { NotUnderstood } from '../../../shell/api/parse';
import { loadTexts } from '../../../shell/api/systems';
import { SYSTEM } from '../api/content';

/** Whether how to play is read, in place of the table. */
export const learning = signal(false);

/** How to play and the words of the game; `null` until they have arrived. */
export const learned = signal<LearningContent | null>(null);

/** Fetches them once. */
export function loadLearning(): void {
  loadTexts(SYSTEM, 'how-to-play', parse, (texts) => {
    learned.value = texts;
  });
}

/** Fetches them when a table has long been drawn: its words can be tapped from then on. */
export function loadLearningSoon(): void {
  if (comes) return;
  comes = true;
  setTimeout(loadLearning, SOON_MS);
}

/** So long after a table is known, nobody waits for anything that it needs first. */
const SOON_MS = 5_000;
let comes = false;

/** The rules write these texts, in the same build: only their outline is looked at. */
function parse(value: unknown): LearningContent {
  if (!isLearning(value)) throw new NotUnderstood('This does not say how to play.');
  return value;
}

function isLearning(value: unknown): value is LearningContent {
  if (typeof value !== 'object' || value === null) return false;
  const parts = new Map<string, unknown>(Object.entries(value));
  return Array.isArray(parts.get('howToPlay')) && Array.isArray(parts.get('glossary'));
}
