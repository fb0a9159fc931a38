import './starts.css';
import type { ComponentChildren } from 'preact';
import { Panel } from '../../design/panel';
import { Written } from '../../design/written';
import { OfferForm } from '../offers/offer-control';
import { turnToBeginning } from '../places/lead';
import type { OpenOffer } from '../state';
import { personName, useTable } from '../table/view';

/** What somebody ready-made has become: who plays them, and under which name. */
export interface Taken {
  name: string;
  owner: string | null;
}

interface TakePanelProps {
  title: string;
  hint: string;
  /** How somebody makes one of their own instead. */
  own: ComponentChildren;
  /** The cards; nothing as long as they have not arrived. */
  children: ComponentChildren;
}

/** People to take, and the long way below them. */
export function TakePanel({ title, hint, own, children }: TakePanelProps) {
  return (
    <>
      <Panel title={title} kicker="Yours tonight">
        <p>{hint}</p>
        {children ?? (
          <p class="empty" role="status">
            One moment…
          </p>
        )}
      </Panel>
      <details class="panel drawer">
        <summary>Make somebody of your own instead</summary>
        {own}
      </details>
    </>
  );
}

/** The button that takes somebody, above all that there is to read on and what they are called, to be kept or changed. */
export function Take({ offer, children }: { offer: OpenOffer; children: ComponentChildren }) {
  // What they are in a line stands on their card.
  const { detail: _, ...bare } = offer;
  return (
    <OfferForm offer={bare} sent={turnToBeginning} below={children}>
      {[]}
    </OfferForm>
  );
}

/** Who came second reads it where they would have taken somebody. */
export function TakenBadge({ taken: { owner, name } }: { taken: Taken }) {
  const who = personName(useTable().public.value, owner);
  return (
    <span class="badge badge-taken">
      <Written>{`${who}: ${name}`}</Written>
    </span>
  );
}

/** The same in a sentence, in the place of the button. */
export function TakenBy({ seat }: { seat: string | null }) {
  const who = personName(useTable().public.value, seat);
  return (
    <p class="notice">
      <Written>{who}</Written> plays them: take somebody else.
    </p>
  );
}
