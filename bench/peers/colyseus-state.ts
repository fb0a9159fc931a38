import { type SchemaType, schema, t } from '@colyseus/schema';

/** The counting table as Colyseus sends it: binary, and of each field only that it has changed. */

export const Line = schema({ seq: t.number(), at: t.number(), by: t.string(), text: t.string() });

export const Counter = schema({
  id: t.string(),
  name: t.string(),
  value: t.number(),
  min: t.number(),
  max: t.number(),
});

export const CountingState = schema({
  counter: t.ref(Counter),
  next: t.number(),
  entries: t.array(Line),
});
export type CountingState = SchemaType<typeof CountingState>;
