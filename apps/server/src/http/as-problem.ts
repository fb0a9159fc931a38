import { isOverload } from '../access/overload';
import { TooMuchWork } from '../bounded-work';
import { isDiskFull } from '../store/sql-state';
import { Problem, problems } from './problem';

/**
 * Whatever went wrong, as its reader may see it.
 *
 * @param id of the request, by which the log of the server can be searched.
 */
export function asProblem(error: unknown, id: string): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof TooMuchWork || isOverload(error)) return problems.serverBusy();
  if (isDiskFull(error)) return problems.diskFull();
  const status = statusOf(error);
  if (status === 413) return problems.tooLarge();
  if (status === 429) return problems.tooFast();
  if (status === 404) return problems.nothingHere();
  if (status >= 400 && status < 500) return problems.malformed('The request cannot be read.');
  return new Problem(
    500,
    'server-error',
    `Something went wrong on the server (${id}).`,
    'Try again in a moment.',
  );
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500;
  return typeof error.statusCode === 'number' ? error.statusCode : 500;
}
