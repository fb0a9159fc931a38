import { lazy } from '../../design/lazy';
import { useTable } from '../table/view';

const CheckIn = lazy(() => import('../evening/check-in').then((module) => module.CheckIn), null);

interface AfterSessionProps {
  /** Whether the evening is over, where a game knows better than by its session. */
  over?: boolean;
}

/** Drawn once the session is over: how it was, what happened tonight (TABLE-203), and when to meet next. */
export function AfterSession({ over }: AfterSessionProps) {
  const { session } = useTable().public.value.table;
  return (over ?? !session.open) ? <CheckIn /> : null;
}
