import { useState } from 'preact/hooks';
import { ClockPie } from '../../design/clock-pie';
import { Panel } from '../../design/panel';
import { signed } from '../../design/words';
import { Written } from '../../design/written';
import { Words } from '../learning/words';
import { DrawerNotice, useDrawer, useHasDrawer } from '../offers/drawer';
import { sendOffer } from '../offers/form-state';
import { OfferControl } from '../offers/offer-control';
import { OfferList } from '../offers/offer-list';
import { capitalised } from '../people/role-words';
import type { HiddenClock, OpenOffer, TableClock } from '../state';
import { CLOCKS, TICK } from '../table/commands';
import { useOffers, useTable } from '../table/view';

/** Clocks with what can be done to each beside it. */
export function ClockList({ clocks }: { clocks: readonly TableClock[] }) {
  const offers = useOffers('clocks');
  return (
    <ul class="clocks">
      {clocks.map((clock) => (
        <ClockItem
          key={clock.id}
          clock={clock}
          all={clocks}
          offers={offers.filter((offer) => offer.with.clock === clock.id)}
        />
      ))}
    </ul>
  );
}

interface ItemProps {
  clock: TableClock;
  all: readonly TableClock[];
  offers: readonly OpenOffer[];
}

function ClockItem({ clock, all, offers }: ItemProps) {
  const words = useTable().game.clockWords?.(clock, all);
  const hint = [words?.kind, clock.outcome].filter(Boolean).join(': ');
  const notes = [...(words?.notes ?? []), ...hiddenWords(clock)];
  const ticks = offers.filter(isTick);
  const kept = useHasDrawer(CLOCKS);
  return (
    <li class={clock.kind ? `clock clock-${clock.kind}` : 'clock'}>
      <span class="clock-face">
        <ClockPie marked={clock.marked} segments={clock.segments} />
        <Face offer={ticks.find(({ with: settled }) => settled.by === 1)} />
      </span>
      <div class="clock-text">
        <p class="clock-name">
          <Written>{clock.name}</Written>
        </p>
        {hint ? <p class="hint">{hint}</p> : null}
        {notes.map((note) => (
          <p key={note} class="hint">
            {note}
          </p>
        ))}
      </div>
      {offers.length > 0 || kept ? (
        <div class="clock-hands">
          {ticks.map((offer) => (
            <Tick key={offer.key} offer={offer} />
          ))}
          <More clock={clock} offers={offers.filter((offer) => !isTick(offer))} />
        </div>
      ) : null}
    </li>
  );
}

/** What is seldom done with a clock, asked for when it is unfolded. */
function More({ clock, offers }: Pick<ItemProps, 'clock' | 'offers'>) {
  const [open, setOpen] = useState(false);
  const drawer = useDrawer(CLOCKS, open, clock.id);
  if (offers.length === 0 && !drawer.there) return null;
  return (
    <details class="clock-more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary class="btn btn-small">
        More
        <span class="sr-only">
          {' '}
          for “<Written>{clock.name}</Written>”
        </span>
      </summary>
      {open ? <DrawerNotice drawer={drawer} /> : null}
      <OfferList offers={[...offers, ...(drawer.offers ?? [])]} />
    </details>
  );
}

/** What the table does not see of a clock on the desk. */
export function hiddenWords({ shows }: TableClock): string[] {
  if (!shows) return [];
  const hidden = [
    ...(shows.name ? [] : ['its name']),
    ...(shows.size ? [] : ['its size']),
    ...(shows.progress ? [] : ['how far it is']),
  ];
  return hidden.length > 0 ? [`The table sees it, but not ${hidden.join(' nor ')}`] : [];
}

export const isTick = ({ command }: OpenOffer): boolean => command === TICK;

/** The clock itself takes a tap, too; for the keyboard the same stands beside it. */
function Face({ offer }: { offer: OpenOffer | undefined }) {
  const table = useTable();
  if (!offer) return null;
  return (
    <button
      type="button"
      class="clock-tap"
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => void sendOffer(table, { ...offer, fields: [] })}
    />
  );
}

/** Moves a clock with one tap, the reason being said aloud. */
export function Tick({ offer }: { offer: OpenOffer }) {
  return (
    <OfferControl offer={{ ...offer, fields: [] }} summary={signed(Number(offer.with.by ?? 0))} />
  );
}

/**
 * The clocks that everybody sees, and those of which they see something. Who has a desk starts new
 * ones there, others here.
 */
export function ClocksPanel() {
  const { viewer, public: shared } = useTable();
  const { clocks = {}, veiled = {} } = shared.value;
  const starting = useOffers('clocks').filter(
    ({ with: settled }) => viewer.role !== 'director' && settled.clock === undefined,
  );
  const open = Object.values(clocks);
  const hidden = Object.values(veiled);
  if (open.length + hidden.length + starting.length === 0) return null;
  return (
    <Panel title={<Words>Clocks</Words>}>
      {open.length > 0 ? <ClockList clocks={open} /> : null}
      {hidden.length > 0 ? (
        <ul class="clocks">
          {hidden.map((clock) => (
            <Hidden key={clock.id} clock={clock} />
          ))}
        </ul>
      ) : null}
      <OfferList offers={starting} />
    </Panel>
  );
}

/** A clock of which something is hidden: drawn where its size is known, in words where not. */
function Hidden({ clock: { name, segments, marked } }: { clock: HiddenClock }) {
  const { director } = useTable().game.roles;
  const who = `${capitalised(director ?? 'somebody')} hides`;
  return (
    <li class="clock clock-veiled">
      {segments !== null && marked !== null ? (
        <ClockPie marked={marked} segments={segments} />
      ) : (
        <span class="pie">
          <svg viewBox="-22 -22 44 44" aria-hidden="true">
            <circle class="pie-veiled" r="20" />
            <text class="pie-mark" text-anchor="middle" dominant-baseline="central">
              {marked ?? '?'}
            </text>
          </svg>
          <span class="pie-words">{hiddenCount(segments, marked)}</span>
        </span>
      )}
      <div class="clock-text">
        <p class="clock-name">{name ?? 'Something is coming'}</p>
        <p class="hint">
          {who} {name === null ? 'what it is' : 'part of it'}.
        </p>
      </div>
    </li>
  );
}

function hiddenCount(segments: number | null, marked: number | null): string {
  if (marked !== null) return `${marked} marked`;
  return segments === null ? 'nobody knows how far' : `of ${segments}`;
}
