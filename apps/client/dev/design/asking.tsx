import { signal } from '@preact/signals';
import { Strip } from '../../src/games/girl-by-moonlight/cast/strip';
import { NextStep } from '../../src/games/girl-by-moonlight/play/next-step';
import { RollPanel } from '../../src/games/girl-by-moonlight/play/roll-panel';
import { TakeBack } from '../../src/shell/layout/take-back';
import { OnTable } from '../../src/shell/places/on-table';
import { Prompts } from '../../src/shell/places/prompts';
import type { TableView } from '../../src/shell/table/view';
import { Show, Tapped } from './show';
import type { TableMaker } from './tables';
import { scene } from './tables';

/** What happens now, to whom. */
const now: Readonly<Record<string, TableMaker>> = {
  'nothing waits': scene('mission', 'bev'),
  'a roll to judge': scene('proposed', 'bev'),
  'one waits for somebody': scene('proposed', 'claire'),
  'a promise to take or refuse': scene('framed', 'dylan'),
  'dice to roll': scene('crowded', 'dylan'),
  'something to do elsewhere': scene('downtime', 'claire'),
  'a question to answer': scene('consequence', 'dylan'),
  'paused meanwhile': scene('paused', 'claire'),
};

/** Whom play waits for, and with how many questions. */
const asked: Readonly<Record<string, TableMaker>> = {
  nobody: scene('mission', 'claire'),
  'a roll to judge': scene('proposed', 'bev'),
  'a consequence': scene('consequence', 'dylan'),
  'a promise': scene('framed', 'dylan'),
  'nobody, and one’s own turn': scene('crowded', 'dylan'),
  'nobody, and another’s turn': scene('brink', 'anya'),
  'a fate to agree to': scene('proposal', 'claire'),
};

/** How somebody fares. */
const faring: Readonly<Record<string, TableMaker>> = {
  'transcended, hurt': scene('mission', 'claire'),
  'with much stress': scene('mission', 'anya'),
  untouched: scene('mission', 'dylan', (table) =>
    table.given(({ public: { protagonists } }) => {
      const { hawk } = protagonists;
      if (hawk) Object.assign(hawk, { stress: 0, links: {}, armourUsed: false, harm: [] });
    }),
  ),
  'at the end of it': scene('mission', 'dylan', (table) =>
    table.given(({ public: { protagonists } }) => {
      const { hawk } = protagonists;
      if (!hawk) return;
      const harm = [{ id: 'h1', level: 3 as const, text: 'Run through', shrugged: false }];
      Object.assign(hawk, { stress: 9, armourUsed: true, harm });
    }),
  ),
  'nobody’s: who directs': scene('mission', 'bev'),
};

/** The last step of a seat, while it can be taken back. */
const did = (seq: number, what: string) => (): Partial<TableView> => ({
  ownStep: signal({ seq, what }),
});

const step = scene('mission', 'claire', undefined, did(1_000, 'Take 2 stress'));

const steps: Readonly<Record<string, TableMaker>> = {
  'a button': step,
  'something without a name': scene('mission', 'claire', undefined, did(1_000, '')),
};

/** What play waits for, what one did last, and how one fares: whatever asks somebody for something. */
export function Asking() {
  return (
    <>
      {Object.entries(now).map(([what, table]) => (
        <Show key={what} title={`Now: ${what}`} table={table}>
          <NextStep />
        </Show>
      ))}
      {Object.entries(asked).map(([what, table]) => (
        <Show key={what} title={`Questions: ${what}`} table={table}>
          <div class="column-own design-prompts">
            <Prompts ready />
          </div>
        </Show>
      ))}
      {Object.entries(faring).map(([what, table]) => (
        <Show key={what} title={`How one fares: ${what}`} table={table}>
          <div class="strip">
            <Strip />
          </div>
        </Show>
      ))}
      {Object.entries(steps).map(([what, table]) => (
        <Show key={what} title={`To be taken back: ${what}`} table={table}>
          <div class="design-over">
            <TakeBack />
          </div>
        </Show>
      ))}
      <Show title="Too late to be taken back" table={step}>
        <div class="design-over">
          <Tapped on={['.take-back .btn']}>
            <TakeBack />
          </Tapped>
        </div>
      </Show>
      <Show title="On the table: a roll" table={scene('crowded', 'dylan')}>
        <OnTable what="Hawk’s roll" id="roll">
          <RollPanel />
        </OnTable>
      </Show>
      <Show title="On the table: nothing" table={scene('mission')}>
        <OnTable what={null} id="">
          <p>Nothing.</p>
        </OnTable>
      </Show>
    </>
  );
}
