import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { commandSchema } from '../command-schema';
import { composition } from '../composition';

/** The folder of the rules, and the parts of it that decide commands of this game. */
const rules = fileURLToPath(new URL('../../../', import.meta.url));
const PARTS = ['table', 'forged-in-the-dark', 'games/girl-by-moonlight'];

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

/**
 * The page of docs/rules-commands.md: every command of *Girl by Moonlight*, of its schema, and of what stands at its
 * move, its row or its handler. It reads the handlers as they run, so that it is only to be asked where nothing has
 * rewritten them, as a test runner does.
 */
export function rulesApi(): string {
  const functions = topLevelFunctions();
  const written = new Map([...moves(), ...lent(), ...rowsByHand()]);
  const shapes = commandShapes();
  const decided = Object.entries(composition.areas).flatMap(([area, { handlers }]) =>
    Object.entries(handlers).map(([type, handler]) => ({
      area,
      type,
      code: written.get(type) ?? String(handler),
    })),
  );
  const lines = decided
    .sort((a, b) => (a.type < b.type ? -1 : 1))
    .map(({ area, type, code }) => {
      const whole = [code, ...calledIn(code, functions)].join('\n');
      return `| \`${type}\` | \`${area}\` | ${fieldsOf(shapes, type)} | ${idsIn(whole)} |`;
    });
  return [INTRODUCTION, '| command | area | fields | rules |', '|---|---|---|---|']
    .concat(lines, '')
    .join('\n');
}

const INTRODUCTION = `# The commands of *Girl by Moonlight*

Written by \`npm run rules-api\` of the schemas and moves; a test says when it is not as they are. *Rules* are those
that stand at the move, and in what it calls at once; by them a refusal says who may send it, and when. What is optional
has a question mark. [protocol.md](protocol.md) says how a command travels.
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

/** The text of each file of the rules. */
const sources = PARTS.flatMap((part) =>
  readdirSync(rules + part, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes('testing/'))
    .sort()
    .map((file) => readFileSync(`${rules}${part}/${file}`, 'utf8')),
);

const statementsIn = (source: string): string[] => source.split(/\n\n(?=\S)/);

/** All functions of the rules, with what stands above them, by name; several can have the same. */
function topLevelFunctions(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const source of sources) {
    for (const [whole, name = ''] of source.matchAll(FUNCTION)) {
      found.set(name, [...(found.get(name) ?? []), whole]);
    }
  }
  return found;
}

/** What stands at each move: itself, what its group begins with, and what of its file it names. */
function moves(): Map<string, string> {
  const common = schemasIn(readFileSync(`${rules}table/commands.ts`, 'utf8'));
  return new Map(
    sources.flatMap((source) => {
      const statements = statementsIn(source);
      const others = statements.filter((code) => !MOVE.test(code));
      const schemas = new Map([...common, ...schemasIn(source)]);
      return statements.flatMap((code): [string, string][] => {
        const [group = '', ...each] = code.split(BEFORE_MOVE);
        return each.map((move, at) => {
          const [, inline, named = ''] = MOVE.exec(move) ?? [];
          // What is said of a move stands above it, after the end of the one before, and is of no other.
          const above = SAID_OF_NEXT.exec(each[at - 1] ?? group)?.[0] ?? '';
          const [before, itself] = [group, move].map((part) => part.replace(SAID_OF_NEXT, ''));
          const whole = withWhatItNames(`${before}${above}${itself}`, others);
          return [inline ?? schemas.get(named) ?? '', whole];
        });
      });
    }),
  );
}

/** What stands where a game hands commands of its own to what the table lends. */
function lent(): [string, string][] {
  return sources.flatMap((source) => {
    const statements = statementsIn(source);
    return statements.flatMap((code) =>
      [...code.matchAll(LENT)].map(([, type = '']): [string, string] => [
        type,
        withWhatItNames(code, statements),
      ]),
    );
  });
}

const LENT = /^ +\w+: command\('([\w.-]+)'/gm;

const nameIn = (code: string): string | undefined =>
  /^(?:export )?(?:const|function) (\w+)/m.exec(code)?.[1];
const schemasIn = (source: string) =>
  [...source.matchAll(SCHEMA)].map(([, name = '', type = '']) => [name, type] as const);
const SCHEMA = /const (\w+) = (?:command|rolling)\(\s*'([\w.-]+)'/g;
/** Where a move begins; no part of it is kept apart, or the pieces would stand among those of the split. */
const BEFORE_MOVE = /(?=\bmove\(\s*(?:(?:command|rolling)\(\s*'|\w+,))/;
/** What is said of whatever follows. */
const SAID_OF_NEXT = /(?:(?:\n *\/\/[^\n]*)+|\n *\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\s*$/;
const MOVE = /\bmove\(\s*(?:(?:command|rolling)\(\s*'([\w.-]+)'|(\w+),)/;

const FUNCTION = /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:export )?function (\w+)[\s\S]*?^\}$/gm;

/** What is set by hand has its rules in rows of `overrides`: each by its command, with what its file has for it. */
function rowsByHand(): Map<string, string> {
  const folder = `${rules}games/girl-by-moonlight/overrides/`;
  const statementsOf = (file: string) => statementsIn(readFileSync(folder + file, 'utf8'));
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
      const name = nameIn(other);
      if (name && new RegExp(`\\b${name}\\b`).test(told)) whole.add(other);
    }
  }
  return [...whole].join('\n');
}

/** What is no longer than so many lines mostly hands on to what it calls: that is read as well. */
const HANDS_ON = 6;

/** The functions that code calls, and that those call that only hand on; those alone whose name is unique. */
function calledIn(
  code: string,
  functions: ReadonlyMap<string, string[]>,
  found = new Set<string>(),
): string[] {
  const names = new Set([...code.matchAll(/\b(\w+)\(/g)].map(([, name = '']) => name));
  for (const name of names) {
    const [only, ...others] = functions.get(name) ?? [];
    if (!only || others.length > 0 || found.has(only)) continue;
    found.add(only);
    if (only.split('\n').length <= HANDS_ON) calledIn(only, functions, found);
  }
  return [...found];
}
