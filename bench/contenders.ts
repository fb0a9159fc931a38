import type { FloorServer } from './floor-server';
import type { MoveName } from './moves';
import type { OurServer } from './our-server';
import type { Helper, Jobs, Usage } from './processes';
import { bareTables, type LaidTable, layTables, type Sample } from './tables';

/** Starts a process that ends with the benchmark at the latest. */
export type Start = <J extends Jobs>(entry: string, nodeOptions?: readonly string[]) => Helper<J>;

/** A server under way. */
export interface Running {
  port: number;
  usage(): Promise<Usage>;
  /** Ends it as it is ended in use. */
  close(): Promise<void>;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
}

/** A server that is measured, and how it is come to. */
export interface Contender {
  name: string;
  /** Starts it; a second time on what was stored the first time, if it stores anything. */
  open(): Promise<Running>;
  /** Opens tables at the running server. */
  lay(port: number, count: number): Promise<LaidTable[]>;
  /** What is played there. */
  move: MoveName;
  /** The load generator that speaks its language. */
  load: string;
}

/** A bare socket.io that writes a row and broadcasts a patch. */
export function floor(databaseUrl: string, start: Start, sample: Sample): Contender {
  return {
    name: 'floor',
    move: sample.move,
    async open() {
      const server = start<FloorServer>('floor-server');
      const { port } = await server.ask('open', { databaseUrl, row: sample.row });
      return running(server, {
        port,
        usage: () => server.ask('usage', undefined),
        close: () => server.ask('close', undefined),
      });
    },
    lay: async (_port, count) => bareTables(count, sample),
    load: 'load',
  };
}

/** What `npm start` and the container give Node, too. */
const NODE_OPTIONS = ['--max-semi-space-size=32'];

/** The real server. */
export function ours(
  databaseUrl: string,
  start: Start,
  sample: Sample,
  { name = 'ours', profile = [] }: { name?: string; profile?: readonly string[] } = {},
): Contender {
  return {
    name,
    move: sample.move,
    async open() {
      const server = start<OurServer>('our-server', [...NODE_OPTIONS, ...profile]);
      const { port } = await server.ask('open', { databaseUrl });
      return running(server, {
        port,
        usage: () => server.ask('usage', undefined),
        close: () => server.ask('close', undefined),
      });
    },
    lay: (_port, count) => layTables(databaseUrl, count, sample),
    load: 'load',
  };
}

/** A server that has been opened in a process of its own, and how that is asked. */
export function running(
  process: { kill(): Promise<void>; end(): Promise<void> },
  asking: { port: number; usage(): Promise<Usage>; close(): Promise<void> },
): Running {
  return {
    ...asking,
    async close() {
      await asking.close();
      await process.end();
    },
    kill: () => process.kill(),
  };
}
