import type { Block, CssNode, Declaration, List } from 'css-tree';
import { generate, parse, walk } from 'css-tree';
import type { Feature } from './compat.ts';
import { css, featureAt } from './compat.ts';
import type { Use } from './scripts.ts';

const { atRules, properties, selectors, types } = css;

/** Lengths that have a page of their own in the data, by how they end. */
const LENGTHS: readonly [RegExp, string][] = [
  [/^cq/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
];

/** What the build writes beside a property that some browsers know by another name. */
const PREFIXED = /^-(?:webkit|moz|ms|o)-/;

/**
 * Everything above the floor that a style sheet uses: what nobody says first in an older way (`color: red; color:
 * oklch(…)`), and no `@supports` asks about. A browser leaves out what it does not know, so that such a use may be
 * meant; then it stands in `meant.ts` with a reason.
 */
export function stylesAboveFloor(source: string): Use[] {
  const uses: Use[] = [];
  const sheet = parse(source, { positions: true, parseCustomProperty: true });
  const asked: string[] = [];
  const tell = (feature: Feature | null, node: CssNode, name: string) => {
    if (!feature || feature.missing.length === 0) return;
    if (asked.some((condition) => condition.includes(name))) return;
    uses.push({
      feature: feature.path,
      missing: feature.missing,
      code: generate(node).slice(0, 160),
    });
  };
  const blocks: Block[] = [];
  walk(sheet, {
    enter(node: CssNode) {
      if (node.type === 'Block') blocks.push(node);
      if (node.type === 'Atrule') {
        if (node.name === 'supports' && node.prelude) asked.push(generate(node.prelude));
        tell(featureAt(atRules, node.name), node, node.name);
      }
      if (node.type === 'Feature') tell(mediaFeature(node.name), node, node.name);
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        tell(featureAt(selectors, node.name), node, node.name);
      if (node.type === 'NestingSelector') tell(featureAt(selectors, 'nesting'), node, '&');
      if (node.type === 'Declaration') {
        const [block] = blocks.slice(-1);
        for (const [name, feature] of declared(node)) {
          if (!saidBefore(node, block?.children, name) && !saidOtherwise(node, block?.children))
            tell(feature, node, name);
        }
      }
    },
    leave(node: CssNode) {
      if (node.type === 'Block') blocks.pop();
      if (node.type === 'Atrule' && node.name === 'supports' && node.prelude) asked.pop();
    },
  });
  return uses;
}

const mediaFeature = (name: string) =>
  featureAt(atRules, 'media', name.replace(/^(?:min|max)-/, ''));

/** What a declaration uses: its property, its words, functions and lengths. */
function declared({ property, value }: Declaration): [string, Feature][] {
  if (PREFIXED.test(property)) return [];
  const found: [string, Feature | null][] = [];
  const custom = property.startsWith('--');
  const whole = custom ? null : featureAt(properties, property);
  // Whoever lacks the property lacks whatever can be said with it.
  if (whole && whole.missing.length > 0 && whole.prefix === null) return [[property, whole]];
  found.push([property, whole]);
  walk(value, (node) => {
    if (node.type === 'Identifier' && !custom)
      found.push([node.name, featureAt(properties, property, node.name)]);
    if (node.type === 'Operator' && property === 'content' && node.value === '/')
      found.push(['/', featureAt(properties, 'content', 'alt_text')]);
    if (node.type === 'Function') found.push([node.name, functionCalled(property, node.name)]);
    if (node.type === 'Dimension') {
      const [, length] = LENGTHS.find(([kind]) => kind.test(node.unit)) ?? [];
      found.push([node.unit, featureAt(types, 'length', length ?? node.unit)]);
    }
  });
  return found.flatMap(([name, feature]): [string, Feature][] =>
    feature ? [[name, feature]] : [],
  );
}

/** Where the data has a function: of a property, of a kind of value, or of a kind of those. */
function functionCalled(property: string, name: string): Feature | null {
  const own = featureAt(properties, property, name) ?? featureAt(types, name);
  if (own) return own;
  for (const kind of Object.keys(types)) {
    const found = featureAt(types, kind, name);
    if (found) return found;
  }
  return null;
}

/** Whether the same is said first in a way without this, which whoever does not know it goes by. */
function saidBefore(one: Declaration, all: List<CssNode> | undefined, name: string): boolean {
  if (name === one.property) return false;
  for (const other of all ?? []) {
    if (other === one) return false;
    const same = other.type === 'Declaration' && other.property === one.property;
    if (same && !generate(other).includes(name)) return true;
  }
  return false;
}

/** Whether the same is said once more under a prefix, by which some know the property, or all that it can be. */
function saidOtherwise(one: Declaration, all: List<CssNode> | undefined): boolean {
  for (const other of all ?? []) {
    if (other.type !== 'Declaration' || !PREFIXED.test(other.property)) continue;
    if (other.property.replace(PREFIXED, '') === one.property) return true;
  }
  return false;
}
