import './story.css';
import type { LogEntry } from '@moonlit/rules';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../design/icon';
import { storyLines } from '../api/tables';
import { linesFrom } from '../beats/stage-beat';
import type { TableView } from '../table/view';
import { useTable } from '../table/view';
import { keepPage, LOOK } from './page';
import { Reading } from './reading';
import type { StoryLoan } from './story';
import { StoryPage } from './story-page';
import { telling } from './telling';

/** The story so far, to read, to print, and to keep as a page of its own. */
export function StoryView() {
  const table = useTable();
  const [loan, lend] = useState<StoryLoan | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    table.game.story?.().then(
      (lent) => lend(lent),
      () => setFailed(true),
    );
  }, [table.game]);
  if (loan) return <Told loan={loan} />;
  return (
    <p class="empty" role="status">
      {failed ? 'This part could not be loaded. Reload the page to try again.' : 'One moment…'}
    </p>
  );
}

function Told({ loan }: { loan: StoryLoan }) {
  const table = useTable();
  const reading = useMemo(() => new Reading(pagesOf(table)), [table.id, table.token]);
  const read = reading.lines.value;
  // Where nothing can be fetched, what the table itself still has.
  const lines = read.length === 0 && reading.stands.value === 'stopped' ? atHand(table) : read;
  const story = loan.of(table.public.value, lines);
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  useEffect(() => {
    void reading.readOn();
  }, [reading]);
  /** Does something with the whole of it, which has to be read first. */
  const withAll = (act: () => void) => async () => {
    setBusy(true);
    await reading.readAll();
    setBusy(false);
    // Once what was read is drawn.
    requestAnimationFrame(() => requestAnimationFrame(act));
  };
  const keep = () => {
    const drawn = page.current?.querySelector<HTMLElement>('.story');
    if (!drawn) return;
    const now = getComputedStyle(document.documentElement);
    const look = LOOK.map((name) => [name, now.getPropertyValue(name).trim()] as const);
    keepPage(story.title, drawn, Object.fromEntries(look));
  };
  return (
    <div class="app story-view">
      <header class="story-head no-print">
        <h2 ref={heading} tabIndex={-1}>
          The story so far
        </h2>
        <p class="hint">
          What everybody at the table has seen, told by what you wrote. It is yours to keep: one
          file that opens anywhere.
        </p>
        <div class="offer-buttons">
          <button
            type="button"
            class="btn btn-primary"
            aria-disabled={busy}
            onClick={() => void withAll(keep)()}
          >
            Download the page
          </button>
          <button
            type="button"
            class="btn"
            aria-disabled={busy}
            onClick={() => void withAll(() => print())()}
          >
            <Icon name="print" />
            Print
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => {
              telling.value = false;
            }}
          >
            <Icon name="back" />
            Back to the table
          </button>
        </div>
      </header>
      <main ref={page}>
        <StoryPage story={story} />
        <ReadOn reading={reading} />
      </main>
    </div>
  );
}

/** Reads on by itself as somebody comes to the end of what is there. */
function ReadOn({ reading }: { reading: Reading }) {
  const end = useRef<HTMLDivElement>(null);
  const stands = reading.stands.value;
  useEffect(() => {
    if (stands !== 'more' || !end.current) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) void reading.readOn();
      },
      { rootMargin: '100%' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [reading, stands]);
  return (
    <div ref={end} class="story-more no-print">
      <p role="status">{stands === 'reading' ? 'Reading on…' : ''}</p>
      {stands === 'more' || stands === 'stopped' ? (
        <button type="button" class="btn" onClick={() => void reading.readOn()}>
          {stands === 'stopped' ? 'The rest could not be fetched. Try again' : 'Read on'}
        </button>
      ) : null}
    </div>
  );
}

/** The pages of a table. */
function pagesOf(table: TableView) {
  const { id, token } = table;
  return async (after: number) =>
    token === null ? { entries: atHand(table), more: false } : storyLines(id, token, after);
}

/** The newest lines of the story, which came with the state. */
function atHand({ public: shared }: TableView): LogEntry[] {
  const lines = linesFrom(shared.value.log, 0).map(([, entry]) => entry);
  return lines.filter(({ beat, undone }) => (beat?.fiction || beat?.chapter) && !undone);
}
