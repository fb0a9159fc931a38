import type { RollRecord } from '@moonlit/rules';
import { Announcer } from '../../src/design/announcer';
import { ClockPie } from '../../src/design/clock-pie';
import { CopyLink } from '../../src/design/copy-link';
import { Dice } from '../../src/design/dice';
import { Die } from '../../src/design/die';
import { Roundel } from '../../src/design/face';
import { Fold } from '../../src/design/fold';
import type { IconName } from '../../src/design/icon';
import { Icon } from '../../src/design/icon';
import { InTurn } from '../../src/design/in-turn';
import { Modifiers } from '../../src/design/modifiers';
import { Moon } from '../../src/design/moon';
import { Empty, Panel } from '../../src/design/panel';
import { PaperLines, PaperPart } from '../../src/design/paper/paper-parts';
import { PenTrack } from '../../src/design/paper/pen';
import { Popover } from '../../src/design/popover';
import '../../src/design/paper/paper.css';
import { Part } from '../../src/design/part';
import { Qr } from '../../src/design/qr';
import { Roll } from '../../src/design/roll';
import { Row, RowTable } from '../../src/design/row-table';
import { Dots, Track } from '../../src/design/track';
import { Voice } from '../../src/design/voice';
import { Written } from '../../src/design/written';
import { Show } from './show';

const proof = { stream: 'public', session: 1, roll: 0 } as const;

/** Rolls of several games, to see that a record says enough. */
const rolls: RollRecord[] = [
  {
    title: 'Hawk: hold the gate',
    groups: [{ label: '', sides: 6, faces: [6, 2, 6], kept: [0, 2] }],
    modifiers: [
      { source: 'Defy', value: 2, unit: 'dice' },
      { source: 'Harm', value: -1, unit: 'dice' },
    ],
    reading: { word: 'Critical success', tone: 'great', text: 'Better than you hoped.' },
    proof,
  },
  {
    title: 'A leap with hope',
    groups: [
      { label: 'Light', sides: 12, faces: [9], kept: [0] },
      { label: 'Dark', sides: 12, faces: [4], kept: [0] },
    ],
    modifiers: [{ source: 'Agility', value: 2, unit: 'total' }],
    reading: { word: 'Success with hope', tone: 'good' },
    total: 15,
    proof,
  },
  {
    title: 'Many kinds',
    groups: [2, 3, 4, 8, 10, 20, 100].map((sides) => ({
      label: `d${sides}`,
      sides,
      faces: [sides],
      kept: sides === 4 ? [] : [0],
    })),
    modifiers: [],
    reading: { word: 'Rolled', tone: 'neutral' },
    total: 143,
    proof,
  },
  {
    title: 'A word',
    groups: [{ label: '', sides: 3, faces: [1, 3], kept: [1], names: ['yes', 'maybe', 'no'] }],
    modifiers: [],
    reading: { word: 'No', tone: 'bad' },
    proof: { ...proof, typed: true },
  },
  {
    title: 'Up the chain, with each bump',
    groups: [
      {
        label: 'd4!up',
        sides: 4,
        faces: [4, 6, 3],
        kept: [0, 1, 2],
        dies: [0, 0, 0],
        each: [4, 6, 8],
      },
    ],
    modifiers: [],
    reading: { word: '13', tone: 'neutral' },
    total: 13,
    proof,
  },
  {
    title: 'Two in step',
    groups: [
      {
        ...{ label: 'Head and Heart', sides: 8, faces: [1, 5, 3, 7], kept: [0, 1, 2, 3] },
        ...{ dies: [0, 1, 0, 1], inStep: true as const },
      },
    ],
    modifiers: [],
    reading: { word: 'Major success', tone: 'great' },
    total: 16,
    proof,
  },
  {
    title: 'Once more, without dice',
    groups: [{ label: 'Head', sides: 8, faces: [3, 7], kept: [0, 1], inStep: true }],
    modifiers: [],
    reading: { word: 'Medium success', tone: 'good' },
    total: 10,
    proof: { ...proof, replayed: true },
  },
  {
    title: 'Something between',
    groups: [{ label: '', sides: 6, faces: [4], kept: [0] }],
    modifiers: [],
    reading: { word: 'Partial success', tone: 'mixed', text: 'There is a price.' },
    proof,
  },
];

const bumped = rolls.find(({ title }) => title.startsWith('Up the chain'));
const inStep = rolls.find(({ title }) => title === 'Two in step');

/** Every icon. */
const icons = [
  ...([
    'table',
    'sheet',
    'people',
    'board',
    'search',
    'book',
    'log',
    'desk',
    'menu',
    'close',
  ] as const),
  ...([
    'pause',
    'copy',
    'eye',
    'plus',
    'minus',
    'turn',
    'back',
    'forth',
    'check',
    'print',
  ] as const),
] satisfies IconName[];

const link = 'https://moonlit.example/join#thursday-nights.b3f9d0';

/** Panels, rolls, tracks, buttons, cards: what everything else is put together of. */
export function Basics() {
  return (
    <>
      {(['plain', 'moon', 'rose', 'desk'] as const).map((tone) => (
        <Show key={tone} title={`Panel: ${tone}`}>
          <Panel
            title="Its title"
            kicker="A few words above"
            tone={tone}
            aside={<span class="badge">a badge</span>}
          >
            <p>
              Words on paper, and <Written>what somebody has written</Written>.
            </p>
            <p class="hint">A hint.</p>
            <p class="notice">A notice.</p>
            <InTurn>
              <p>What comes in its turn, where a page takes turns.</p>
            </InTurn>
            <Part title="A part of it">
              <Empty>Nothing yet.</Empty>
            </Part>
          </Panel>
        </Show>
      ))}
      {rolls.map((roll) => (
        <Show key={roll.title} title={`Roll: ${roll.reading.tone}`}>
          <Panel title={roll.title}>
            <Roll roll={roll} />
          </Panel>
        </Show>
      ))}
      <Show title="Dice: large and small, kept and not">
        <Panel title="Dice">
          <Dice groups={rolls[2]?.groups ?? []} />
          <Dice groups={rolls[0]?.groups ?? []} small />
          <Dice groups={bumped?.groups ?? []} />
          <Dice groups={inStep?.groups ?? []} />
          <p class="design-row design-dice">
            {[2, 4, 6, 8, 10, 12, 20, 100].map((sides) => (
              <Die key={sides} face={1} sides={sides} kept={sides % 4 === 0} />
            ))}
          </p>
          <Modifiers modifiers={rolls[0]?.modifiers ?? []} />
        </Panel>
      </Show>
      <Show title="Tracks: empty, begun, full, in groups">
        <Panel title="Tracks">
          {(['silver', 'rose', 'gold', 'violet'] as const).map((tone, index) => (
            <Track key={tone} label={tone} tone={tone} value={index * 2} max={6} group={3} />
          ))}
          <Track
            label="Set where it stands"
            tone="rose"
            value={4}
            max={9}
            hand={
              <Popover class="track-tap" label="4 of 9: set by hand" title="By hand">
                {() => <p>Whatever sets it stands beside it, and moves nothing.</p>}
              </Popover>
            }
          />
          <Dots mundane={1} transcendent={1} max={2} more={2} />
        </Panel>
      </Show>
      <Show title="Rows: one with nothing behind it, one that opens, one that is open">
        <Panel title="Rows">
          <RowTable label="Rows" heads={['Who', 'What']}>
            <Row cells={['Leo', 'A friend from the choir']} />
            <Row cells={['Mother', 'An agent of the authorities']} toggle={() => {}} />
            <Row cells={['Ms Ito', 'Knows more than she says']} open toggle={() => {}}>
              <p>What lies behind it.</p>
            </Row>
          </RowTable>
        </Panel>
      </Show>
      <Show title="Clocks and moons, from nothing to full">
        <Panel title="Clocks">
          <p class="design-row">
            {[0, 1, 3, 6, 8].map((marked) => (
              <ClockPie key={marked} marked={marked} segments={8} />
            ))}
            <ClockPie marked={1} segments={2} />
            <ClockPie marked={13} segments={20} />
          </p>
          <p class="shell-moons">
            {[0, 0.1, 0.25, 0.5, 0.75, 0.9].map((at) => (
              <Moon key={at} at={at} />
            ))}
          </p>
        </Panel>
      </Show>
      <Show title="Buttons, chips and cards">
        <Panel title="Buttons">
          <div class="offer-buttons">
            <button type="button" class="btn btn-primary">
              <span class="offer-label">Primary</span>
              <span class="cost">2 stress</span>
            </button>
            <button type="button" class="btn">
              <Icon name="turn" />
              Usual
            </button>
            <button type="button" class="btn" aria-pressed="true">
              Pressed
            </button>
            <button type="button" class="btn" aria-busy="true">
              Sending…
            </button>
            <button type="button" class="btn" disabled>
              Disabled
            </button>
            <button type="button" class="btn btn-small">
              Small
            </button>
          </div>
          <div class="card">
            <p class="card-title">
              A card <small>with a few words</small>
            </p>
            <ul class="chips">
              <li class="chip">a chip</li>
              <li class="chip chip-strong">a strong chip</li>
            </ul>
          </div>
        </Panel>
      </Show>
      <Show title="Folds: folded and open">
        <Panel title="Folds">
          <Fold title="Folded" note="three things are inside">
            <p>Inside.</p>
          </Fold>
          <Fold title="Open" open>
            <p>Inside.</p>
          </Fold>
        </Panel>
      </Show>
      <Show title="Icons, and roundels of nobody in particular">
        <Panel title="Icons">
          <p class="design-row">
            {icons.map((name) => (
              <Icon key={name} name={name} />
            ))}
          </p>
          <p class="design-row">
            {(['s', 'm', 'l'] as const).map((size) => (
              <Roundel key={size} hero={undefined} size={size}>
                <circle cx="50" cy="50" r="20" />
              </Roundel>
            ))}
          </p>
        </Panel>
      </Show>
      <Show title="Links to copy, and their codes">
        <Panel title="Links">
          <CopyLink label="Invite link" url={link} />
          <Qr url={link} label="The invite link as a code" />
        </Panel>
      </Show>
      <Show title="Paper to print">
        <div class="paper">
          <PaperPart title="A part of a sheet">
            <PenTrack label="Stress" marked={2} of={9} />
            <PaperLines count={3} />
          </PaperPart>
        </div>
      </Show>
      <Announcer text="" />
      <Voice />
    </>
  );
}
