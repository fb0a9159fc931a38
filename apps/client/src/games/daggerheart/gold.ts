import { count } from '../../design/words';
import type { Character } from './view';

/** Gold as people read it, the largest measure first. */
export function goldWords({ chests, bags, handfuls }: Character['gold']): string {
  return [
    ...(chests > 0 ? ['1 chest'] : []),
    ...(bags > 0 ? [count(bags, 'bag', 'bags')] : []),
    ...(handfuls > 0 || bags + chests === 0 ? [count(handfuls, 'handful', 'handfuls')] : []),
  ].join(', ');
}
