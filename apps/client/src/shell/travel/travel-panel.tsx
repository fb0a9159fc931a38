import './travel.css';
import { fileOf, isSendable } from '@moonlit/rules/travel';
import { useState } from 'preact/hooks';
import { Written } from '../../design/written';
import { keepThing } from '../kept/kept-things';
import { saveText } from '../kept/save-file';
import { DrawerNotice, useDrawer } from '../offers/drawer';
import { OfferControl } from '../offers/offer-control';
import type { OpenOffer } from '../state';
import { useTable } from '../table/view';
import { Bring } from './bring';
import type { Leaving, TravelLoan } from './loan';
import { LeftOut, Told } from './told';
import { useTravel } from './use-travel';

/** Leaving this table with somebody, and coming to it with somebody from another. */
export function TravelPanel() {
  const loan = useTravel();
  if (!loan) return <OnItsWay />;
  return (
    <div class="stack">
      <Leave loan={loan} />
      <Come loan={loan} />
      <p>
        <a href="/mine">All that is yours on this device</a>
      </p>
    </div>
  );
}

const OnItsWay = () => (
  <p role="status" class="hint">
    One moment…
  </p>
);

/** Coming to this table with somebody, and nothing else. */
export function ComePanel() {
  const loan = useTravel();
  return loan ? <Come loan={loan} /> : <OnItsWay />;
}

function Come({ loan }: { loan: TravelLoan }) {
  const drawer = useDrawer('travel');
  const offers = drawer.offers ?? [];
  const ask = offers.find(({ command }) => command === 'traveller.ask');
  return (
    <section class="stack" aria-label="Come from another table">
      <h3>Come from another table</h3>
      <Waiting offers={offers} />
      {drawer.offers || !drawer.there ? <Bring offer={ask} loan={loan} /> : null}
      <DrawerNotice drawer={drawer} />
    </section>
  );
}

function Leave({ loan }: { loan: TravelLoan }) {
  const table = useTable();
  const { offers } = useDrawer('travel');
  const leaving = loan.leaving(table.public.value, table.viewer.seat, table.seat.value);
  return (
    <section class="stack" aria-label="Leave with a copy">
      <h3>Leave with a copy</h3>
      <p class="hint">
        {leaving.length === 0
          ? 'You have nobody here to take along yet.'
          : 'A copy goes with you, as a file that any table of this game reads. Whoever you play stays here as well.'}
      </p>
      {leaving.map((one) => (
        <Traveller
          key={one.id}
          one={one}
          loan={loan}
          gone={offers?.find(({ with: { traveller } }) => traveller === one.id)}
        />
      ))}
    </section>
  );
}

interface TravellerProps {
  one: Leaving;
  loan: TravelLoan;
  /** That they have gone for good, where that can be said. */
  gone: OpenOffer | undefined;
}

/** Somebody whom one can take along: what of them goes, and where it is kept. */
function Traveller({ one, loan, gone }: TravellerProps) {
  const table = useTable();
  const [said, say] = useState('');
  const text = fileOf(loan.kind, one.sheet);
  const keep = () => {
    const { name: from } = table.public.value.table;
    const thing = {
      ...({ sort: 'character', game: loan.kind.game, name: one.name } as const),
      ...{ from, text, table: table.id },
    };
    say(
      keepThing(thing)
        ? `A copy of ${one.name} is kept on this device.`
        : 'This browser keeps nothing more. Save a file instead.',
    );
  };
  return (
    <article class="traveller" aria-label={one.name}>
      <h4>
        <Written>{one.name}</Written>
      </h4>
      <details class="drawer">
        <summary>
          What goes along<span class="sr-only">: {one.name}</span>
        </summary>
        <Told told={one.told} />
      </details>
      {isSendable(text) ? null : (
        <p class="hint">
          There is more on this sheet than one file brings to another table. Shorten some of it
          first.
        </p>
      )}
      <div class="offer-buttons">
        <button type="button" class="btn" onClick={keep}>
          Keep a copy<span class="sr-only"> of {one.name}</span>
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            saveText(text, one.name);
            say('The file is in your downloads.');
          }}
        >
          Save as a file<span class="sr-only">: {one.name}</span>
        </button>
      </div>
      <p class="said" role="status">
        {said}
      </p>
      {gone ? (
        <details class="drawer">
          <summary>
            They have gone for good<span class="sr-only">: {one.name}</span>
          </summary>
          <OfferControl offer={gone} />
        </details>
      ) : null}
    </article>
  );
}

/** Whom the viewer has asked about, until that is answered. */
function Waiting({ offers }: { offers: readonly OpenOffer[] }) {
  const table = useTable();
  const { arrivals = {}, derived } = table.public.value;
  const own = arrivals[table.viewer.seat];
  if (!own) return null;
  const asked = derived.prompts[own.id];
  const names = (asked?.to ?? []).map((seat) => table.public.value.table.seats[seat]?.name ?? '');
  const withdraw = offers.find(({ command }) => command === 'traveller.withdraw');
  return (
    <div class="stack">
      <p role="status">
        {names.length > 0 ? (
          <>
            <Written>{names.join(', ')}</Written> can see what comes, and is asked whether it may.
          </>
        ) : (
          'Everybody has answered; there is no room just now.'
        )}
      </p>
      <LeftOut left={own.left} />
      {withdraw ? <OfferControl offer={withdraw} /> : null}
    </div>
  );
}
