import './story.css';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/icon';
import { content } from '../api/content';
import { useTable } from '../view';
import { keepPage, LOOK } from './page';
import { storyOf } from './story';
import { StoryPage } from './story-page';
import { telling } from './telling';

/** The story so far, to read, to print, and to keep as a page of its own. */
export function StoryView() {
  const state = useTable().public.value;
  const story = storyOf(state, content.value);
  const page = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
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
          What everybody at the table has seen, yours to keep: one file that opens anywhere.
        </p>
        <div class="offer-buttons">
          <button type="button" class="btn btn-primary" onClick={keep}>
            Download the page
          </button>
          <button type="button" class="btn" onClick={() => print()}>
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
      </main>
    </div>
  );
}
