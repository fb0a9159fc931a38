import { z } from 'zod';
import { tableCommands } from './commands';
import type { CommandSchema } from './moves';

/**
 * The schema of all commands of a game: those of its areas, and what people send at every table. Unknown
 * fields are refused; what a command may do is decided by the area that brings it.
 */
export function commandSchemaOf<A extends { readonly commands: readonly CommandSchema[] }>(
  areas: Readonly<Record<string, A>>,
) {
  const own = Object.values(areas).flatMap(
    ({ commands }): readonly A['commands'][number][] => commands,
  );
  return z.discriminatedUnion('type', [...tableCommands, ...own]);
}
