import { parseAst } from 'vite';
import type { Feature } from './compat.ts';
import { api, builtins, featureAt } from './compat.ts';
import { isGuarded } from './guards.ts';
import type { Node } from './tree.ts';
import { childrenOf, isNode, walk, wordOf } from './tree.ts';

/** Something above the floor that a file uses. */
export interface Use {
  /** What the data calls it, such as `Element.checkVisibility`. */
  feature: string;
  /** Who lacks it. */
  missing: readonly string[];
  /** What stands there, and around it. */
  code: string;
}

/** What a script calls things of which there is one. */
const KNOWN: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
};

/** How much of a script is shown around a use, in letters. */
const SHOWN = 90;

/** Whatever anything that the floor has may have itself, by its name. */
const members = membersByName();

/**
 * Everything above the floor that a script uses without looking whether it is there.
 *
 * A script says of no value what it is. So of a member that several have (`values`, `has`) nothing is known, unless it
 * is one of an interface that stands there by name, or all of those that have it are above the floor. What the language
 * itself has come to have is held by the types (`lib` in tsconfig.json), and both by `tests/play/floor.test.ts`.
 */
export function aboveFloor(source: string): Use[] {
  const uses: Use[] = [];
  const program: unknown = parseAst(source);
  if (!isNode(program)) throw new Error('There is no script to read.');
  const own = declaredIn(program);
  walk(program, (node, around) => {
    for (const [name, feature] of used(node, around, own)) {
      if (feature.missing.length === 0 || isGuarded(node, around, name)) continue;
      const code = source.slice(Math.max(0, node.start - SHOWN), node.start + SHOWN);
      uses.push({ feature: feature.path, missing: feature.missing, code });
    }
  });
  return uses;
}

/** What a node uses of the web: its name, and what the data says. */
function used(node: Node, [parent]: readonly Node[], own: Set<string>): [string, Feature][] {
  if (node.type === 'Literal' && isNode(parent)) return expressionsOf(node);
  const feature =
    node.type === 'MemberExpression'
      ? memberUsed(node, parent, own)
      : globalUsed(node, parent, own);
  return feature ? [feature] : [];
}

function memberUsed(
  node: Node,
  parent: Node | undefined,
  own: Set<string>,
): [string, Feature] | null {
  const name = node.computed === true ? literal(node.property) : wordOf(node.property);
  if (name === null) return null;
  // Whatever is set there is there from then on.
  if (parent?.type === 'AssignmentExpression' && parent.left === node) return null;
  const object = wordOf(node.object);
  if (object !== null && !own.has(object)) {
    const of = KNOWN[object] ?? object;
    const known =
      featureAt(api, of, name) ??
      featureAt(api, of, `${name}_static`) ??
      featureAt(builtins, of, name);
    if (known) return [name, known];
    if (KNOWN[object] === 'Window') return named(name);
  }
  const feature = members.get(name);
  return feature ? [name, feature] : null;
}

/** What is there for all, under its own name. */
function globalUsed(
  node: Node,
  parent: Node | undefined,
  own: Set<string>,
): [string, Feature] | null {
  const name = node.type === 'Identifier' ? wordOf(node) : null;
  if (name === null || own.has(name)) return null;
  if (parent?.type === 'MemberExpression' && parent.property === node && parent.computed !== true)
    return null;
  if (parent?.type === 'Property' && parent.key === node && parent.computed !== true) return null;
  if (/Definition$/.test(parent?.type ?? '') || /^(?:Im|Ex)port/.test(parent?.type ?? ''))
    return null;
  return named(name);
}

function named(name: string): [string, Feature] | null {
  const feature =
    featureAt(api, 'Window', name) ?? featureAt(api, name) ?? featureAt(builtins, name);
  return feature ? [name, feature] : null;
}

/** What a regular expression is written with. */
function expressionsOf({ regex }: Node): [string, Feature][] {
  if (typeof regex !== 'object' || regex === null || !('flags' in regex)) return [];
  const sets = featureAt(builtins, 'RegExp', 'unicodeSets');
  return String(regex.flags).includes('v') && sets ? [['v', sets]] : [];
}

const literal = (value: unknown): string | null =>
  isNode(value) && value.type !== 'Identifier' ? wordOf(value) : null;

/** All names that a script gives itself, wherever. */
function declaredIn(program: Node): Set<string> {
  const own = new Set<string>();
  const add = (pattern: unknown) => {
    if (!isNode(pattern)) return;
    const word = pattern.type === 'Identifier' ? wordOf(pattern) : null;
    if (word !== null) own.add(word);
    else if (pattern.type === 'Property') add(pattern.value);
    else if (pattern.type === 'AssignmentPattern') add(pattern.left);
    else if (/Pattern$|RestElement/.test(pattern.type)) childrenOf(pattern).forEach(add);
  };
  walk(program, (node) => {
    if (/^(?:Variable|Function|Class)|^Import.*Specifier$/.test(node.type))
      add(node.id ?? node.local);
    if (/Function/.test(node.type) && Array.isArray(node.params)) node.params.forEach(add);
    if (node.type === 'CatchClause') add(node.param);
  });
  return own;
}

/** What some have that the floor has: of one that all of them lack, it is known without knowing what it is asked of. */
function membersByName(): Map<string, Feature> {
  const found = new Map<string, Feature[]>();
  for (const root of [api, builtins]) {
    for (const [of, all] of Object.entries(root)) {
      // What the floor lacks as a whole it lacks by that name, which stands somewhere.
      if (featureAt(root, of)?.missing.length !== 0) continue;
      for (const name of Object.keys(all)) {
        const feature = name.endsWith('_static') ? null : featureAt(root, of, name);
        if (feature)
          found.set(name, [...(found.get(name) ?? []), { ...feature, path: `${of}.${name}` }]);
      }
    }
  }
  const lacking = [...found].flatMap(([name, all]): [string, Feature][] => {
    const [first] = all;
    return first && all.every(({ missing }) => missing.length > 0) ? [[name, first]] : [];
  });
  return new Map(lacking);
}
