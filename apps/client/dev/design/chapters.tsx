import type { Chapter } from '@moonlit/rules';
import { beatsOf, linesFrom } from '../../src/shell/beats/stage-beat';
import { StagePanel } from '../../src/shell/stage/stage-panel';
import type { TableView } from '../../src/shell/table/view';
import { Show } from './show';
import { scene } from './tables';

/** Puts a card on the stage, as it was shown: that of the newest chapter, unless it is said which. */
export const showCard =
  (chapter?: Chapter) =>
  ({ stage, public: shared }: TableView): Partial<TableView> => {
    const all = beatsOf(linesFrom(shared.value.log, 0), false);
    const told = all.findLast(({ entry }) => entry.beat?.chapter);
    const bare = chapter && {
      ...{ key: 'bare', also: [], secret: false },
      entry: {
        ...{ seq: 1, at: 0, by: 'bev', text: `${chapter.name} ${chapter.part}.` },
        beat: { kind: 'session', about: [], chapter },
      },
    };
    const beat = bare ?? told;
    if (!beat) throw new Error('Nothing has begun or ended here.');
    stage.history.value = [beat];
    stage.current.value = beat;
    stage.open.value = true;
    return {};
  };

const cards = {
  'An episode begins': scene('title', 'bev', undefined, showCard()),
  'One that was won ends': scene('end', 'claire', undefined, showCard()),
  'One that was lost ends': scene('lost', 'claire', undefined, showCard()),
  // As little as there ever is on one.
  'A first session begins': scene(
    'mission',
    'claire',
    undefined,
    showCard({ part: 'begins', name: 'Session 1' }),
  ),
  'A session ends': scene(
    'mission',
    'claire',
    undefined,
    showCard({ part: 'ends', name: 'Session 1', outcome: 'open' }),
  ),
};

/** The cards of what begins and ends, on a phone and on a desk. */
export function Chapters() {
  const all = Object.entries(cards);
  return (
    <>
      {all.map(([what, on]) => (
        <Show key={what} title={what} table={on}>
          <div class="design-stage design-stage-phone">
            <StagePanel />
          </div>
        </Show>
      ))}
      {all.map(([what, on]) => (
        <Show key={what} title={`${what}, on a desk`} wide table={on}>
          <div class="design-stage design-stage-desk">
            <StagePanel desk />
          </div>
        </Show>
      ))}
    </>
  );
}
