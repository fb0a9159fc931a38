import { Writable } from 'node:stream';
import { createLog } from '../src/log';

/** A log that writes all it can into `lines`, as a server would on its standard output. */
export function listeningLog() {
  const lines: string[] = [];
  const log = createLog(
    'trace',
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  return { log, lines };
}
