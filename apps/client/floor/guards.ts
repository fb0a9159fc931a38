import type { Node } from './tree.ts';
import { isNode, names } from './tree.ts';

/**
 * Whether a script looks whether a thing is there before it uses it: by a test around it that names it, one
 * before it that leaves, `?.()`, or what catches what comes of it. Which way the test goes is not looked at:
 * a test of its own has to play without it.
 */
export function isGuarded(use: Node, around: readonly Node[], name: string): boolean {
  const [parent] = around;
  const called =
    (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') &&
    parent.callee === use;
  if (called && parent.optional === true) return true;
  let from = use;
  // What is only asked whether it is there harms nobody.
  let asked = called ? null : use;
  for (const at of around) {
    if (guards(at, from, asked, name)) return true;
    if (asked === from && ASKING.has(at.type)) asked = at;
    from = at;
  }
  return false;
}

/** What asks something of what is in it, and comes to true or false. */
const ASKING = new Set([
  'LogicalExpression',
  'UnaryExpression',
  'BinaryExpression',
  'ChainExpression',
]);

function guards(at: Node, from: Node, asked: Node | null, name: string): boolean {
  switch (at.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return at.test === from ? asked === from : names(at.test, name);
    case 'LogicalExpression':
      return at.left === from ? asked === from : names(at.left, name);
    case 'UnaryExpression':
      return asked === from && (at.operator === 'typeof' || at.operator === '!');
    case 'BinaryExpression':
      return asked === from && /^[!=]==?$/.test(String(at.operator));
    case 'TryStatement':
      return at.block === from && isNode(at.handler);
    case 'BlockStatement':
    case 'Program':
      return leftBefore(at, from, name);
    default:
      return false;
  }
}

/** Whether a statement before leaves where it is not there: `if (!there) return`. */
function leftBefore(block: Node, from: Node, name: string): boolean {
  const statements = Array.isArray(block.body) ? block.body.filter(isNode) : [];
  return statements
    .slice(0, statements.indexOf(from))
    .some((one) => one.type === 'IfStatement' && names(one.test, name) && leaves(one.consequent));
}

function leaves(statement: unknown): boolean {
  if (!isNode(statement)) return false;
  if (statement.type === 'BlockStatement' && Array.isArray(statement.body)) {
    return leaves(statement.body.at(-1));
  }
  return statement.type === 'ReturnStatement' || statement.type === 'ThrowStatement';
}
