import { wordsOf } from './plain-text';
import type { Source } from './source';
import { fieldsIn } from './source';

/** When a feature of an adversary or of a place works, as its file says. */
export const featureTypes = ['passive', 'action', 'reaction'] as const;
export type FeatureType = (typeof featureTypes)[number];

/** A feature as the own form has it: costs only where the file says them apart from the text. */
export interface FeatureWritten {
  name: string;
  text: string;
  type?: string;
  fear?: unknown;
  stress?: unknown;
  hope?: unknown;
}

const NAMES = ['name', 'label', 'title', 'feat_name'];
const TEXTS = ['text', 'desc', 'description', 'feat_text', 'system.description', 'effect'];
const TYPES = ['system.featureForm', 'featureForm', 'feat_type', 'feature_type', 'type'];
/** What stands behind the text of a feature, in this order. */
const BEHIND = ['bullets', 'textAfter', 'questions', 'question', 'note'];

const TYPED = new RegExp(
  String.raw`^(.*?)\s*[-–—]\s*(${featureTypes.join('|')})\b\s*(?:[:(]?\s*(.*?)\s*\)?)$`,
  'is',
);

/** “Bite - Action” is Bite, an action; what stands behind that belongs to the name. */
function nameAndType(written: string): { name: string; type?: string } {
  const found = TYPED.exec(written);
  const [, name, type, more] = found ?? [];
  if (!name || !type) return { name: written };
  // “(Loop 1d6)” has lost the bracket that closes it.
  const closed = more && more.split('(').length > more.split(')').length ? `${more})` : more;
  return { name: closed ? `${name}: ${closed}` : name, type: type.toLowerCase() };
}

/** Some files write a feature as one text: “Bite — Passive: It hurts.” */
function inOneText(written: string): FeatureWritten {
  const at = written.search(/:\s|\n/);
  if (at < 0) return { ...nameAndType(written), text: '' };
  const [head, rest] = [written.slice(0, at).trim(), written.slice(at + 1).trim()];
  return { ...nameAndType(head), text: rest };
}

/** What its actions on a virtual tabletop cost: the first of them that costs something. */
function actionCosts(source: Source): Partial<Record<'fear' | 'stress' | 'hope', unknown>> {
  for (const action of source.list('system.actions', 'actions')) {
    const costs = action.take('cost');
    if (!Array.isArray(costs)) continue;
    const paid: Partial<Record<'fear' | 'stress' | 'hope', unknown>> = {};
    for (const cost of costs) {
      const fields = fieldsIn(cost);
      const key = fields.get('key');
      if (key === 'fear' || key === 'stress' || key === 'hope') paid[key] = fields.get('value');
    }
    if (Object.keys(paid).length > 0) return paid;
  }
  return {};
}

/** Reads a feature, however it is written; `null` where it says nothing. */
export function featureIn(source: Source): FeatureWritten | null {
  if (typeof source.value === 'string') {
    const written = wordsOf(source.whole());
    return written === undefined ? null : inOneText(written);
  }
  const written = wordsOf(source.take(...NAMES));
  const text = wordsOf(source.take(...TEXTS));
  if (written === undefined && text === undefined) return null;
  const named = nameAndType(written ?? 'Feature');
  const type = wordsOf(source.take(...TYPES))?.toLowerCase();
  const known = featureTypes.find((one) => one === type);
  const { fear, stress, hope } = source.has('cost') ? {} : actionCosts(source);
  const cost = wordsOf(source.take('cost'));
  const price = {
    fear: source.take('fear') ?? fear,
    stress: source.take('stress') ?? stress,
    hope: source.take('hope') ?? hope,
  };
  const behind = BEHIND.flatMap((key) => wordsOf(source.take(key)) ?? []);
  return {
    name: named.name,
    ...(known ? { type: known } : named.type ? { type: named.type } : type ? { type } : {}),
    // A cost that stands apart begins the sentence: “Spend a Fear” “to pull somebody under.”
    text: [[cost, text].filter(Boolean).join(' '), ...behind].filter(Boolean).join('\n'),
    ...Object.fromEntries(Object.entries(price).filter(([, value]) => value !== undefined)),
  };
}

/** All features that stand in some lists of an entry; the list that they are of is their type, where it says so. */
export function featuresIn(source: Source, ...paths: readonly string[]): FeatureWritten[] {
  return source.list(...paths).flatMap((one) => featureIn(one) ?? []);
}
