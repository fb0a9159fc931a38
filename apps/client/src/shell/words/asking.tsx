import './asking.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../design/icon';
import { loadLearning } from '../learning/learned';
import { wordsOf } from '../learning/term';
import { AskedWords } from '../learning/word-card';
import type { TableView } from '../table/view';
import { TableContext, useTable } from '../table/view';
import type { Spots } from './spots';
import { isControl, spotsIn } from './spots';

/** What is no part of what is asked about. */
const OVER = '.asking, dialog, .asking-root, .voice, .skips, .sr-only[aria-live]';
/** How a place is marked: for the eye, and, with what it was before, for the keyboard where it does not come there. */
const MARK = 'data-asked';
const STOP = 'data-asked-stop';

/** Lets somebody ask what the words on the page mean, by tapping whatever they stand on, until they are done. */
export function startAsking(table: TableView): void {
  if (document.querySelector('.asking-root')) return;
  const root = document.createElement('div');
  root.className = 'asking-root';
  document.body.append(root);
  const done = () => {
    render(null, root);
    root.remove();
  };
  render(
    <TableContext.Provider value={table}>
      <Asking done={done} />
    </TableContext.Provider>,
    root,
  );
}

function Asking({ done }: { done(): void }) {
  const [asked, ask] = useState<readonly string[] | null>(null);
  const [said, say] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const spots = useSpots(useTable().game.id);
  const at = useRef<Element | null>(null);
  const open = asked !== null;
  useEffect(() => {
    heading.current?.focus();
  }, []);
  // What an effect has begun ends after the next frame; a tap that comes before that has to be heard.
  useLayoutEffect(() => {
    const answer = (target: EventTarget | null) => {
      const place = target instanceof Element ? target.closest(`[${MARK}]`) : null;
      const found = place ? spots.current.get(place) : undefined;
      at.current = place;
      if (found) ask(found);
      say(found ? '' : 'There is no word of the game on that.');
    };
    const isOver = ({ target }: Event) => target instanceof Element && target.closest(OVER);
    // Before anybody else hears of it: what is asked about is not done.
    const tapped = (event: Event) => {
      if (isOver(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'click') answer(event.target);
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) done();
      if (isOver(event) || event.key === 'Tab') return;
      if (event.key !== 'Enter' && event.key !== ' ') {
        // A letter typed into a field, or an arrow in a list, would change what stands there.
        if (event.key.length === 1 || event.target instanceof HTMLSelectElement)
          event.preventDefault();
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      answer(event.target);
    };
    const taps = ['click', 'mousedown', 'submit'] as const;
    for (const kind of taps) addEventListener(kind, tapped, true);
    addEventListener('keydown', pressed, true);
    addEventListener('popstate', done);
    return () => {
      for (const kind of taps) removeEventListener(kind, tapped, true);
      removeEventListener('keydown', pressed, true);
      removeEventListener('popstate', done);
    };
  }, []);
  useEffect(() => {
    // A dialog that closes gives the keyboard back to where it was before the tap.
    if (!open && at.current instanceof HTMLElement) at.current.focus();
  }, [open]);
  const here = () => {
    at.current = null;
    ask([...new Set([...spots.current.values()].flat())]);
  };
  return (
    <section class="asking" aria-labelledby="asking-title">
      <h2 id="asking-title" tabIndex={-1} ref={heading}>
        What does it mean?
      </h2>
      <p>Tap what is marked: it says what it means, and does nothing else.</p>
      <p role="status" class="hint">
        {said}
      </p>
      <div class="offer-buttons">
        <button type="button" class="btn btn-primary" onClick={done}>
          <Icon name="check" />
          Done
        </button>
        <button type="button" class="btn" onClick={here}>
          All words here
        </button>
      </div>
      {open ? <AskedWords words={asked} close={() => ask(null)} /> : null}
    </section>
  );
}

/** Marks where words stand, and goes on as the page changes. */
function useSpots(system: string) {
  const spots = useRef<Spots>(new Map());
  useLayoutEffect(() => {
    loadLearning(system);
    let soon = 0;
    let over = false;
    const mark = () => {
      clearTimeout(soon);
      soon = 0;
      // Nothing is marked once somebody is done, whatever was still to come.
      if (over) return;
      watch.disconnect();
      unmark();
      spots.current = spotsIn(document.body, (text) => wordsOf(system, text), OVER);
      for (const place of spots.current.keys()) {
        place.setAttribute(MARK, '');
        if (isControl(place)) continue;
        place.setAttribute(STOP, place.getAttribute('tabindex') ?? '');
        place.setAttribute('tabindex', '0');
      }
      watch.observe(document.body, WATCHED);
    };
    const watch = new MutationObserver(() => {
      if (soon === 0) soon = window.setTimeout(mark, SOON_MS);
    });
    // What is said of the words may arrive only now.
    const end = effect(mark);
    return () => {
      over = true;
      end();
      clearTimeout(soon);
      watch.disconnect();
      unmark();
    };
  }, []);
  return spots;
}

const WATCHED = { childList: true, subtree: true, characterData: true };
const SOON_MS = 150;

function unmark(): void {
  for (const place of document.querySelectorAll(`[${MARK}]`)) {
    place.removeAttribute(MARK);
    const before = place.getAttribute(STOP);
    place.removeAttribute(STOP);
    if (before === '') place.removeAttribute('tabindex');
    else if (before !== null) place.setAttribute('tabindex', before);
  }
}
