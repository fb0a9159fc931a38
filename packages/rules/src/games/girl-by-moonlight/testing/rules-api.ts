import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { commandSchema } from '../command-schema';
import { composition } from '../composition';

/** The folder of the rules, and the parts of it that decide commands of this game. */
const rules = fileURLToPath(new URL('../../../', import.meta.url));
const PARTS = ['table', 'games/girl-by-moonlight'];

/** A field of a command, as far as it is told. */
interface Field {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Field[];
  items?: Field;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

interface CommandShape {
  properties: Record<string, Field>;
  required?: string[];
}

/** What a handler asks of whoever sends the command, the narrowest first. */
const WHO: readonly [RegExp, string][] = [
  [/\bserverOnly\(/, 'the server'],
  [/\bmanaging\(/, 'who manages the table'],
  [/\bplay\.director\(|= (?:row|many)\(/, 'who directs'],
  [/\bown(?:InPlay)?\(|\binTheMaking\(/, 'whose protagonist it is'],
];

/**
 * The page of docs/rules-commands.md: every command of *Girl by Moonlight*, of its schema and its handler. It reads
 * the handlers as they run, so that it is only to be asked where nothing has rewritten them, as a test runner does.
 */
export function rulesApi(): string {
  const functions = topLevelFunctions();
  const rows = rowsByHand();
  const shapes = commandShapes();
  const decided = Object.entries(composition.areas).flatMap(([area, { handlers }]) =>
    Object.entries(handlers).map(([type, handler]) => ({
      area,
      type,
      code: rows.get(type) ?? String(handler),
    })),
  );
  const lines = decided
    .sort((a, b) => (a.type < b.type ? -1 : 1))
    .map(({ area, type, code }) => {
      const whole = [code, ...calledIn(code, functions)].join('\n');
      const who = WHO.find(([pattern]) => pattern.test(whole))?.[1] ?? 'anybody who plays';
      return `| \`${type}\` | \`${area}\` | ${who} | ${fieldsOf(shapes, type)} | ${idsIn(whole)} |`;
    });
  return [INTRODUCTION, '| command | area | who may | fields | rules |', '|---|---|---|---|---|']
    .concat(lines, '')
    .join('\n');
}

const INTRODUCTION = `# The commands of *Girl by Moonlight*

Written by \`npm run rules-api\` of the schemas and handlers; a test says when it is not as they are. *Who may* is what
the handler asks for itself, and those whom it calls at once; more can stand in the way, and a refusal says what.
*Rules* are those that stand there. What is optional has a question mark. [protocol.md](protocol.md) says how a
command travels.
`;

function commandShapes(): CommandShape[] {
  const { anyOf = [], oneOf = anyOf } = z.toJSONSchema(commandSchema, {
    io: 'input',
    unrepresentable: 'any',
  }) as { anyOf?: CommandShape[]; oneOf?: CommandShape[] };
  return oneOf;
}

function fieldsOf(shapes: readonly CommandShape[], type: string): string {
  const shape = shapes.find(({ properties }) => properties.type?.const === type);
  const { type: _type, ...fields } = shape?.properties ?? {};
  const told = Object.entries(fields).map(([name, field]) => {
    const optional = shape?.required?.includes(name) ? '' : '?';
    return `\`${name}${optional}\` ${kindOf(field)}`;
  });
  return told.join(', ') || '–';
}

function kindOf(field: Field): string {
  const { minimum, maximum } = field;
  if (field.const !== undefined) return String(field.const);
  if (field.enum) return field.enum.join(' or ');
  if (field.anyOf) return field.anyOf.map(kindOf).join(' or ');
  if (field.type === 'array') {
    return `up to ${field.maxItems ?? 'any number'} of ${kindOf(field.items ?? {})}`;
  }
  if (field.type === 'string') return field.maxLength ? `text, ${field.maxLength}` : 'text';
  if (field.type !== 'integer' && field.type !== 'number') return field.type ?? 'anything';
  const most = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : '';
  const least = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : '';
  return least === '' && most === '' ? 'number' : `${least}…${most}`;
}

/** The rules that code names, in the order of their ids. */
function idsIn(code: string): string {
  const found = code.match(/\b(?:GBM(?:-[A-Z]+)+|TABLE)-\d{3}\b/g) ?? [];
  return [...new Set(found)].sort().join(', ') || '–';
}

/** All functions of the rules, with what stands above them, by name; several can have the same. */
function topLevelFunctions(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const part of PARTS) {
    const files = readdirSync(rules + part, { recursive: true, encoding: 'utf8' });
    for (const file of files.sort()) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.includes('testing/')) continue;
      const source = readFileSync(`${rules}${part}/${file}`, 'utf8');
      for (const [whole, name = ''] of source.matchAll(FUNCTION)) {
        found.set(name, [...(found.get(name) ?? []), whole]);
      }
    }
  }
  return found;
}

const FUNCTION = /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:export )?function (\w+)[\s\S]*?^\}$/gm;

/** What is set by hand has its rules in rows of `overrides`: each by its command, with what its file has for it. */
function rowsByHand(): Map<string, string> {
  const folder = `${rules}games/girl-by-moonlight/overrides/`;
  const statementsOf = (file: string) => readFileSync(folder + file, 'utf8').split(/\n\n(?=\S)/);
  const shared = statementsOf('by-hand.ts');
  const files = readdirSync(folder).filter((name) => !/\.test\.ts$|^by-hand/.test(name));
  return new Map(
    files.flatMap((file) => {
      const all = [...statementsOf(file), ...shared];
      const others = all.filter((code) => !ROW.test(code));
      return all.flatMap((code): [string, string][] => {
        const [, type] = ROW.exec(code) ?? [];
        return type === undefined ? [] : [[type, withWhatItNames(code, others)]];
      });
    }),
  );
}

const ROW = / = (?:row|many)\(\{\n {2}type: '([\w.-]+)'/;

/** Code with those of other statements whose names it says, and that they say in turn. */
function withWhatItNames(code: string, others: readonly string[]): string {
  const whole = new Set([code]);
  for (const told of whole) {
    for (const other of others) {
      const [, name] = /^(?:export )?(?:const|function) (\w+)/m.exec(other) ?? [];
      if (name && new RegExp(`\\b${name}\\b`).test(told)) whole.add(other);
    }
  }
  return [...whole].join('\n');
}

/** What is no longer than so many lines mostly hands on to what it calls: that is read as well. */
const HANDS_ON = 6;

/** The functions that a handler calls, and itself where it has a name; only those whose name is unique. */
function calledIn(
  code: string,
  functions: ReadonlyMap<string, string[]>,
  through = true,
): string[] {
  const names = new Set([...code.matchAll(/\b(\w+)\(/g)].map(([, name = '']) => name));
  return [...names].flatMap((name) => {
    const [only, ...others] = functions.get(name) ?? [];
    if (!only || others.length > 0) return [];
    // What only hands on is read through.
    const handsOn = through && only.split('\n').length <= HANDS_ON;
    return handsOn ? [only, ...calledIn(only, functions, false)] : [only];
  });
}
