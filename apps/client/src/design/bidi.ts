import type { VNode } from 'preact';
import { options } from 'preact';

/**
 * Keeps people's words from turning the words around them, wherever they are drawn.
 *
 * The texts of this client are English, and names, titles and lines in any script stand among them:
 * “אבי: 3 of 4” drawn as it is would read “3 :אבי of 4”. So each text that goes into the page passes through
 * `isolated`, by a hook into Preact, and no component has to remember to. Texts that stand for
 * themselves are drawn with `Written`, which also gives them their side of the page.
 */

const LETTERS = String.raw`\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}`;

const ASCII = /^[\t\n -~]*$/;
/** Embeddings, overrides and isolates that somebody has put in; servers keep old ones as they were. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = new RegExp(`[${LETTERS}]`, 'u');
const LEFT_TO_RIGHT = new RegExp(`(?![${LETTERS}])\\p{L}`, 'u');
/**
 * What is in quotes is somebody's words as a whole; elsewhere, a word from right to left, or several
 * with nothing but spaces and the like between them.
 */
const FOREIGN = new RegExp(
  `(?<=“)[^“”]*[${LETTERS}][^“”]*(?=”)|[${LETTERS}](?:[${LETTERS}\\p{M}\\s\u200c\u200d'’-]*[${LETTERS}\\p{M}])?`,
  'gu',
);

/** FIRST STRONG ISOLATE … POP DIRECTIONAL ISOLATE: what `<bdi>` is where there can be no element. */
const isolate = (words: string) => `\u2068${words}\u2069`;

/** A text whose words from right to left move nothing around them. */
export function isolated(text: string): string {
  if (ASCII.test(text)) return text;
  const bare = text.replaceAll(CONTROLS, '');
  if (!RIGHT_TO_LEFT.test(bare)) return bare;
  return LEFT_TO_RIGHT.test(bare) ? bare.replaceAll(FOREIGN, isolate) : isolate(bare);
}

/** Attributes that people read, or have read to them. */
const READ = ['title', 'aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'alt'];
/** The kinds of `<input>` into which one writes; without a kind it is one of them. */
const WRITTEN = new Set<unknown>([undefined, 'text', 'search']);

/** Lets every text that is drawn from now on pass through `isolated`. Call it before anything is. */
export function isolateEverything(): void {
  const before = options.vnode;
  options.vnode = (node) => {
    // A text is a node without a type, and its properties are the text: Preact's types do not say so.
    const seen: { type: unknown; props: unknown } = node;
    if (seen.type === null && typeof seen.props === 'string') seen.props = isolated(seen.props);
    else if (typeof node.type === 'string') isolateElement(node.type, node.props);
    before?.(node);
  };
}

/** Lets nobody copy isolates out of the page: a name with one would be refused where it is pasted. */
export function copyWithoutIsolates(): void {
  document.addEventListener('copy', (event) => {
    const copied = document.getSelection()?.toString() ?? '';
    const bare = copied.replaceAll(CONTROLS, '');
    if (bare === copied || !event.clipboardData) return;
    event.clipboardData.setData('text/plain', bare);
    event.preventDefault();
  });
}

function isolateElement(type: string, props: VNode['props'] & Record<string, unknown>): void {
  for (const name of READ) {
    const text = props[name];
    if (typeof text === 'string') props[name] = isolated(text);
  }
  // A field takes the direction of what is written into it.
  if (type === 'textarea' || (type === 'input' && WRITTEN.has(props.type))) props.dir ??= 'auto';
}
