/** A node of a script, as its parser has it (ESTree). */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What lies in a node, in its order. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** Goes through a script; `seen` are the nodes around the one it is told of, the nearest first. */
export function walk(
  node: Node,
  tell: (node: Node, around: readonly Node[]) => void,
  around: readonly Node[] = [],
): void {
  tell(node, around);
  const within = [node, ...around];
  for (const child of childrenOf(node)) walk(child, tell, within);
}

/** The name of an identifier, or the text of a literal. */
export function wordOf(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'Identifier' && typeof value.name === 'string') return value.name;
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (
    value.type === 'TemplateLiteral' &&
    Array.isArray(value.quasis) &&
    value.quasis.length === 1
  ) {
    const [only] = value.quasis;
    const text: unknown = isNode(only) ? only.value : null;
    return typeof text === 'object' && text !== null && 'cooked' in text
      ? String(text.cooked)
      : null;
  }
  return null;
}

/** Whether something is named anywhere in a node: as an identifier, a member, or a text. */
export function names(node: unknown, name: string): boolean {
  if (!isNode(node)) return false;
  return wordOf(node) === name || childrenOf(node).some((child) => names(child, name));
}
