import { lazy } from '../../design/lazy';
import { useTable } from '../table/view';
import { linkOut } from './link-out';

const Offer = lazy(() => import('./link-offer').then((module) => module.LinkOffer), null);

/** The private link of whoever has just sat down (TABLE-119), fetched where it lies out. */
export function LinkOffer() {
  const { id, token } = useTable();
  return token !== null && linkOut.value === id ? <Offer /> : null;
}
