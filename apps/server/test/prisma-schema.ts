import { readFile } from 'node:fs/promises';

/** A column as PostgreSQL's catalogue describes it. */
export interface SchemaColumn {
  name: string;
  type: string;
  nullable: boolean;
  preset: boolean;
}

/** What `schema.prisma` says of one table, in PostgreSQL's words. */
export interface SchemaTable {
  table: string;
  columns: SchemaColumn[];
  /** Each unique index and primary key, as its columns joined by commas. */
  unique: string[];
  /** The tables whose rows it goes with. */
  parents: string[];
}

/** Reads as much of Prisma's language as our schema uses. */
export async function readSchema(file: string): Promise<SchemaTable[]> {
  const text = await readFile(file, 'utf8');
  const models = [...text.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(
    ([, name = '', body = '']) => ({
      name,
      table: body.match(/@@map\("(\w+)"\)/)?.[1] ?? name,
      fields: [...body.matchAll(/^ {2}(\w+) +(\w+)(\[\]|\?)?(.*)$/gm)].map(
        ([, field = '', type = '', more = '', rest = '']) => ({
          field,
          type,
          more,
          rest,
          column: rest.match(/@map\("(\w+)"\)/)?.[1] ?? field,
        }),
      ),
      lists: [...body.matchAll(/@@(?:id|unique)\(\[([\w, ]+)\]/g)].map(([, list = '']) =>
        list.split(', '),
      ),
    }),
  );
  const tableOf = new Map(models.map(({ name, table }) => [name, table]));
  return models.map(({ table, fields, lists }) => ({
    table,
    columns: fields
      .filter(({ type }) => !tableOf.has(type))
      .map(({ column, type, more, rest }) => ({
        name: column,
        type: columnType(type, more, rest),
        // Prisma's lists are columns that may be null, and then read as empty.
        nullable: more !== '',
        preset: rest.includes('@default'),
      })),
    unique: [
      ...fields.filter(({ rest }) => /@(id|unique)\b/.test(rest)).map(({ column }) => column),
      ...lists.map((list) =>
        list.map((name) => fields.find(({ field }) => field === name)?.column ?? name).join(),
      ),
    ],
    parents: fields
      .filter(({ rest }) => rest.includes('onDelete: Cascade'))
      .map(({ type }) => tableOf.get(type) ?? type),
  }));
}

function columnType(type: string, more: string, rest: string): string {
  if (more === '[]') return 'ARRAY';
  const native = rest.match(/@db\.(\w+)/)?.[1];
  return types[native ?? type] ?? `unknown: ${native ?? type}`;
}

const types: Record<string, string> = {
  String: 'text',
  BigInt: 'bigint',
  Int: 'integer',
  Json: 'json',
  Bytes: 'bytea',
  Timestamptz: 'timestamp with time zone',
  Uuid: 'uuid',
};
