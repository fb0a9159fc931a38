import type {
  AtrulePlain,
  CssNodePlain,
  RulePlain,
  SelectorListPlain,
  SelectorPlain,
} from 'css-tree';
import { fromPlainObject, generate, parse, toPlainObject } from 'css-tree';

/** What always is there, whatever a page draws. */
const ALWAYS = ['html', 'body', '*'];
/** What stands for what is in its brackets; of all other pseudo-classes, these are true of a page that nobody has touched yet. */
const STANDS_FOR = ['is', 'where', 'has'];
const STILL = ['root', 'not', 'link', 'empty', 'first-child', 'last-child', 'before', 'after'];

/** What rules can be asked about. */
interface Drawn {
  types: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/**
 * The part of a style sheet that concerns what a page draws before any file of it has come: rules all of whose names stand in its
 * markup. That a rule is for something which is nowhere in such an order only costs its bytes.
 *
 * @param css a style sheet as it is built.
 * @param markup what is drawn.
 */
export function styleOf(css: string, markup: string): string {
  const sheet = toPlainObject(parse(css, { parseValue: false, parseCustomProperty: false }));
  if (sheet.type !== 'StyleSheet') throw new Error('That is no style sheet.');
  const children = concerning(sheet.children, drawnIn(markup));
  return withoutIdle(generate(fromPlainObject({ ...sheet, children })));
}

/** A custom property that is set, with whatever is set of it. */
const SETTING = /(?<=[{;])(--[\w-]+):((?:[^;{}"]|"[^"]*")*);?/g;

/** A rule in which nothing is left; the second time, what was around only such. */
const EMPTY = /[^{};]+\{\}/g;

/** Leaves out what is set of custom properties that nothing asks for. */
function withoutIdle(css: string): string {
  const asked = new Set(css.replace(SETTING, '').match(/--[\w-]+/g));
  // What is asked for may be made of others, which the set grows by while it is gone over.
  for (const name of asked) {
    for (const [, set, value = ''] of css.matchAll(SETTING)) {
      if (set === name) for (const other of value.match(/--[\w-]+/g) ?? []) asked.add(other);
    }
  }
  return css
    .replace(SETTING, (all, name: string) => (asked.has(name) ? all : ''))
    .replace(EMPTY, '')
    .replace(EMPTY, '');
}

function drawnIn(markup: string): Drawn {
  const all = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([, found = '']) => found);
  return {
    types: new Set([...ALWAYS, ...all(/<([a-z][\w-]*)/g)]),
    classes: new Set(all(/\sclass="([^"]*)"/g).flatMap((names) => names.split(/\s+/))),
    attributes: new Set(all(/\s([a-z][\w-]*)(?==")/g)),
  };
}

function concerning(nodes: readonly CssNodePlain[], drawn: Drawn): CssNodePlain[] {
  return nodes.flatMap((node): (RulePlain | AtrulePlain)[] => {
    if (node.type === 'Rule') return ruleOf(node, drawn);
    if (node.type !== 'Atrule') return [];
    if (node.name === 'property') return [node];
    if (!node.block || !['media', 'supports', 'layer', 'container'].includes(node.name)) return [];
    const children = concerning(node.block.children, drawn);
    return children.length > 0 ? [{ ...node, block: { ...node.block, children } }] : [];
  });
}

/** A rule with those of its selectors that concern what is drawn; none, where no one does. */
function ruleOf(rule: RulePlain, drawn: Drawn): RulePlain[] {
  const { prelude } = rule;
  if (prelude.type !== 'SelectorList') return [];
  const children = prelude.children.filter((one) => mayBe(one, drawn));
  return children.length > 0 ? [{ ...rule, prelude: { ...prelude, children } }] : [];
}

const mayBe = (selector: CssNodePlain, drawn: Drawn): boolean =>
  selector.type === 'Selector' && selector.children.every((part) => partMayBe(part, drawn));

function partMayBe(part: SelectorPlain['children'][number], drawn: Drawn): boolean {
  switch (part.type) {
    case 'TypeSelector':
      return drawn.types.has(part.name);
    case 'ClassSelector':
      return drawn.classes.has(part.name);
    case 'AttributeSelector':
      return drawn.attributes.has(part.name.name);
    case 'PseudoClassSelector': {
      if (!STANDS_FOR.includes(part.name)) return STILL.includes(part.name);
      const lists = (part.children ?? []).filter(isList);
      return lists.some(({ children }) => children.some((one) => mayBe(one, drawn)));
    }
    case 'PseudoElementSelector':
      return part.name === 'before' || part.name === 'after';
    case 'Combinator':
      return true;
    default:
      return false;
  }
}

const isList = (node: CssNodePlain): node is SelectorListPlain => node.type === 'SelectorList';
