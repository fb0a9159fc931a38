import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../design/dialog';
import { Icon } from '../../design/icon';
import { Empty } from '../../design/panel';
import { count } from '../../design/words';
import { OfferForm } from '../offers/offer-control';
import type { OpenOffer } from '../state';
import { useTable } from '../table/view';
import type { Entry } from './entries';
import { matching, offerEntries, placeEntries } from './entries';

/** Most entries that are listed; who looks for more says more. */
const LISTED_MAX = 40;

/** Finds anything that one may do, and any place, by a few letters. */
export function CommandLine({ onClose }: { onClose(): void }) {
  const [chosen, choose] = useState<OpenOffer | null>(null);
  const back = () => choose(null);
  return (
    <Dialog title={chosen ? chosen.label : 'What would you like to do?'} onClose={onClose}>
      {chosen ? (
        <Chosen offer={chosen} back={back} done={onClose} />
      ) : (
        <Finder
          choose={(entry) => {
            if (entry.kind === 'offer') choose(entry.offer);
            else {
              onClose();
              // The dialog gives the keyboard back to where it was before.
              setTimeout(entry.go);
            }
          }}
        />
      )}
    </Dialog>
  );
}

function Chosen(props: { offer: OpenOffer; back(): void; done(): void }) {
  const { offer, back, done } = props;
  const form = useRef<HTMLDivElement>(null);
  const current = useTable().offers.value.find(({ key }) => key === offer.key) ?? offer;
  useEffect(() => {
    form.current
      ?.querySelector<HTMLElement>('input, textarea, select, button[type=submit]')
      ?.focus();
  }, []);
  return (
    <>
      <div ref={form}>
        <OfferForm offer={current} sent={done} />
      </div>
      <button type="button" class="btn btn-small command-back" onClick={back}>
        <Icon name="back" />
        Something else
      </button>
    </>
  );
}

function Finder({ choose }: { choose(entry: Entry): void }) {
  const table = useTable();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const places = useMemo(placeEntries, []);
  const names = (table.seat.value?.drawers ?? []).join(' ');
  useEffect(() => {
    // The dialog opens after what is in it, and begins at its first button.
    const soon = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(soon);
  }, []);
  useEffect(() => {
    const closing = names
      .split(' ')
      .filter(Boolean)
      .map((name) => table.drawers.open(name));
    return () => {
      for (const close of closing) close();
    };
  }, [names]);
  const all = matching([...offerEntries(table), ...places], query);
  const listed = all.slice(0, LISTED_MAX);
  const active = Math.min(at, listed.length - 1);
  const move = (by: number) => setAt((active + by + listed.length) % Math.max(1, listed.length));
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      const entry = listed[active];
      if (entry) choose(entry);
    },
  };
  const optionId = (index: number) => `${list}-${index}`;
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <input
        ref={input}
        class="input"
        type="text"
        role="combobox"
        aria-label="Look for something to do, or a place"
        aria-expanded={listed.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={listed.length > 0 ? optionId(active) : undefined}
        autocomplete="off"
        placeholder="A few letters"
        value={query}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const act = keys[event.key];
          if (!act) return;
          event.preventDefault();
          act();
        }}
      />
      <p class="sr-only" role="status">
        {count(all.length, 'thing found', 'things found')}
      </p>
      {listed.length === 0 ? <Empty>Nothing by that name is open to you now.</Empty> : null}
      <div class="command-list" id={list} role="listbox" tabIndex={-1} aria-label="Found">
        {listed.map((entry, index) => (
          <button
            key={entry.id}
            type="button"
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            class="row-btn row-btn-noted command-entry"
            onPointerMove={() => setAt(index)}
            onClick={() => choose(entry)}
          >
            <span>{entry.label}</span>
            {entry.note ? <small>{entry.note}</small> : null}
          </button>
        ))}
      </div>
    </>
  );
}
