import type { Role } from '@moonlit/rules';
import { Dialog } from '../../design/dialog';
import { Panel } from '../../design/panel';
import { OfferList } from '../offers/offer-list';
import { useOffers, useTable } from '../table/view';
import { capitalised } from './role-words';

/** Who may swap chairs with whom, while it is the time for it; who is asked answers among their questions. */
export function ChairsPanel() {
  const { game } = useTable();
  const offers = useOffers('chairs');
  if (offers.length === 0) return null;
  return (
    <Panel title="Swap chairs">
      <p class="hint">
        {capitalised(game.roles.director ?? 'whoever directs')} can play for a while, and somebody
        who plays can direct. Both have to agree. What lies on the desk goes to whoever directs
        next; private notes stay with whoever wrote them.
      </p>
      <OfferList offers={offers} />
    </Panel>
  );
}

/** Says what is different now that the viewer sits in another chair. */
export function NewChair({ role, onClose }: { role: Role; onClose(): void }) {
  const directs = role === 'director';
  return (
    <Dialog title={directs ? 'You direct now' : 'You play now'} onClose={onClose}>
      <ul class="plain-list stack">
        {(directs ? WHO_DIRECTS : WHO_PLAYS).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <button type="button" class="btn btn-primary" onClick={onClose}>
          Go to the table
        </button>
      </p>
    </Dialog>
  );
}

const WHO_DIRECTS = [
  'The desk is yours: secret clocks, its log, and everything else that only whoever directs sees.',
  'Your private notes lie on the desk now. Nobody else reads them.',
  'You move the table on, invite people, and begin and end sessions.',
];

const WHO_PLAYS = [
  'The desk belongs to somebody else now, and this page shows nothing of it any more.',
  'What you wrote there for yourself is among your private notes.',
  'If nobody was handed over to you, make a protagonist of your own.',
];
