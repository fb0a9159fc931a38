import type { ComponentChildren } from 'preact';
import { InTurn } from '../../design/in-turn';
import { Hold } from '../focus/hold';
import type { OpenOffer } from '../state';
import { useOwnTask } from '../table/own-task';
import { useTable } from '../table/view';
import { useKeptOffers } from './kept-offers';
import { OfferControl } from './offer-control';

interface ActsProps {
  offers: readonly OpenOffer[];
  title?: string;
  /** Stands above them, such as how many are left. */
  children?: ComponentChildren;
}

/**
 * What somebody may do of their own accord, side by side; a form unfolds below its row. It keeps its
 * place when there is nothing to do, so that nothing moves when somebody else’s turn has gone by.
 */
export function Acts({ offers, title = 'What you can do', children }: ActsProps) {
  const { viewer } = useTable();
  const drawn = useKeptOffers(offers);
  const task = useOwnTask();
  if (drawn.length === 0 && (viewer.role !== 'protagonist' || viewer.seat === '')) return null;
  return (
    <section class="panel acts" aria-label={viewer.seat === '' ? undefined : title}>
      <h2 tabIndex={-1}>{title}</h2>
      {children}
      <Hold>
        <div class="acts-row">
          {drawn.length === 0 ? (
            <p class="empty">{task?.pressing ? `${task.words} first.` : 'Nothing just now.'}</p>
          ) : null}
          <InTurn>
            {drawn.map((offer) => (
              <OfferControl key={offer.key} offer={offer} />
            ))}
          </InTurn>
        </div>
      </Hold>
    </section>
  );
}
