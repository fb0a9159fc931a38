import { useState } from 'preact/hooks';
import { ClockPie } from '../../design/clock-pie';
import { Row, RowTable } from '../../design/row-table';
import { Written } from '../../design/written';
import { DrawerNotice, useDrawer, useHasDrawer } from '../offers/drawer';
import { OfferList } from '../offers/offer-list';
import type { TableClock } from '../state';
import { CLOCKS } from '../table/commands';
import { useOffers, useTable } from '../table/view';
import { hiddenWords, isTick, Tick } from './clocks';

/** Many clocks at a glance; what moves one opens with a tap on its row. */
export function ClockTable({ label, clocks }: { label: string; clocks: readonly TableClock[] }) {
  return (
    <RowTable label={label} heads={['Clock', 'Marked']}>
      {clocks.map((clock) => (
        <ClockRow key={clock.id} clock={clock} all={clocks} />
      ))}
    </RowTable>
  );
}

interface ClockProps {
  clock: TableClock;
  all: readonly TableClock[];
}

function ClockRow({ clock, all }: ClockProps) {
  const [open, setOpen] = useState(false);
  const offers = useOffers('clocks').filter((offer) => offer.with.clock === clock.id);
  const kept = useHasDrawer(CLOCKS);
  const words = useTable().game.clockWords?.(clock, all);
  const face = clock.kind ? `clock-row clock-${clock.kind}` : 'clock-row';
  return (
    <Row
      cells={[
        <span key="name">
          <b>
            <Written>{clock.name}</Written>
          </b>
          {words?.kind ? <small>{words.kind}</small> : null}
        </span>,
        <span key="marked" class={face}>
          <ClockPie marked={clock.marked} segments={clock.segments} />
        </span>,
      ]}
      behind="move or change this clock"
      open={open}
      toggle={offers.length > 0 || kept ? () => setOpen(!open) : undefined}
    >
      <Behind clock={clock} all={all} />
    </Row>
  );
}

/** What a clock does when it is full, what the table sees of it, and what is done with it. */
function Behind({ clock, all }: ClockProps) {
  const offers = useOffers('clocks').filter((offer) => offer.with.clock === clock.id);
  const drawer = useDrawer(CLOCKS, true, clock.id);
  const notes = useTable().game.clockWords?.(clock, all).notes ?? [];
  return (
    <>
      {[clock.outcome, ...notes, ...hiddenWords(clock)].filter(Boolean).map((line) => (
        <p key={line} class="hint">
          {line}
        </p>
      ))}
      <div class="clock-hands">
        {offers.filter(isTick).map((offer) => (
          <Tick key={offer.key} offer={offer} />
        ))}
      </div>
      <DrawerNotice drawer={drawer} />
      <OfferList offers={[...offers.filter((offer) => !isTick(offer)), ...(drawer.offers ?? [])]} />
    </>
  );
}
