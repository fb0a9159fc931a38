import { useState } from 'preact/hooks';
import { lazy } from '../../design/lazy';
import { useTable } from '../table/view';

const Reader = lazy(() => import('./log-voice').then(({ LogVoice }) => LogVoice), null);

/** Reads out what happens from now on. What it needs is fetched after the first paint. */
export function LogVoice() {
  const { public: shared, director } = useTable();
  const [from] = useState(() => shared.peek().log.next);
  const [deskFrom] = useState(() => director.peek()?.log.next ?? 0);
  return <Reader from={from} deskFrom={deskFrom} />;
}
