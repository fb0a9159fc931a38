import { Dialog } from '../../src/design/dialog';
import { DialogButton } from '../../src/design/dialog-button';
import { CommandLine } from '../../src/shell/command/command-line';
import { RulesButton } from '../../src/shell/house-rules/rules-panel';
import { MenuBody } from '../../src/shell/layout/menu-body';
import { TableData } from '../../src/shell/layout/table-data';
import { AskedWords } from '../../src/shell/learning/word-card';
import { InvitePanel } from '../../src/shell/people/invite';
import { SeatsPanel } from '../../src/shell/people/seats';
import { Show, Tapped } from './show';
import { scene } from './tables';

const stay = () => {};
const player = scene('mission', 'claire');
const director = scene('mission', 'bev');
const withServer = scene('mission', 'bev', undefined, () => ({ token: 'design' }));

/** Dialogs, each where it is drawn: elsewhere they lie over the page. */
export function Dialogs() {
  return (
    <>
      <Show title="A dialog">
        <Dialog title="What it is about" onClose={stay}>
          <p>Words, and a way out.</p>
          <button type="button" class="btn btn-primary">
            Do it
          </button>
        </Dialog>
      </Show>
      <Show title="A wide one" wide>
        <Dialog title="What it is about" onClose={stay} wide>
          <p>As wide as a table needs.</p>
        </Dialog>
      </Show>
      <Show title="The menu, of a player" table={player}>
        <Dialog title="This table" onClose={stay}>
          <MenuBody sessionEnded={stay} />
        </Dialog>
      </Show>
      <Show title="The menu, of whoever directs" table={director}>
        <Dialog title="This table" onClose={stay}>
          <MenuBody sessionEnded={stay} />
        </Dialog>
      </Show>
      <Show title="The command line" table={player}>
        <CommandLine onClose={stay} />
      </Show>
      <Show title="The command line of a desk" table={director}>
        <CommandLine onClose={stay} />
      </Show>
      <Show title="A form in the command line" table={player}>
        <Tapped on={['.command-entry']}>
          <CommandLine onClose={stay} />
        </Tapped>
      </Show>
      <Show title="What a word means" table={player}>
        <AskedWords words={['stress']} close={stay} />
      </Show>
      <Show title="What several words mean" table={player}>
        <AskedWords words={['stress', 'transcend', 'harm', 'link', 'armour']} close={stay} />
      </Show>
      <Show title="A button that opens something to read" table={player}>
        <Tapped on={['button']}>
          <DialogButton label="Read it" title="Something to read">
            {() => <p>It lies over all else, and is put away again.</p>}
          </DialogButton>
        </Tapped>
      </Show>
      <Show title="House rules" table={director}>
        <Tapped on={['button']}>
          <RulesButton label="House rules" />
        </Tapped>
      </Show>
      <Show title="Invites and seats" table={director}>
        <InvitePanel />
        <SeatsPanel />
      </Show>
      <Show title="The data of a table" table={withServer}>
        <TableData />
      </Show>
    </>
  );
}
