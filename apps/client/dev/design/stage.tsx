import type { LogEntry, RollRecord } from '@moonlit/rules';
import { planDice } from '../../src/shell/beats/dice-plan';
import type { Stage } from '../../src/shell/beats/stage';
import type { StageBeat } from '../../src/shell/beats/stage-beat';
import { StagePanel } from '../../src/shell/stage/stage-panel';
import { Show } from './show';
import { scene } from './tables';

const proof = { stream: 'public', session: 1 } as const;

/** A roll of Hawk’s with a friend’s die, whatever it comes to. */
export const rolled = (more: Partial<RollRecord> = {}): RollRecord => ({
  title: 'Hold the gate',
  groups: [{ label: '', sides: 6, faces: [2, 5, 4], kept: [1] }],
  modifiers: [
    { source: 'Defy', value: 2, unit: 'dice', by: 'hawk' },
    { source: 'Raven assists', value: 1, unit: 'dice', by: 'raven' },
  ],
  reading: { word: 'Partial success', tone: 'mixed', text: 'She does it, and there is a price.' },
  proof,
  ...more,
});

/** A line of the log as the stage shows it. */
export const line = (more: Partial<LogEntry>): StageBeat => ({
  key: 'all:1',
  entry: { seq: 1, at: 0, by: 'dylan', text: 'Hawk: hold the gate shut', ...more },
  also: [],
  secret: false,
});

export const action = (roll: Partial<RollRecord> = {}, more: Partial<LogEntry> = {}) =>
  line({ roll: rolled(roll), beat: { kind: 'action-roll', about: ['hawk'] }, ...more });

const word = (text: string, tone: RollRecord['reading']['tone']) =>
  action({ reading: { word: text, tone } });

/** Everything that the stage can show, by what it is. */
const states: Readonly<Record<string, (stage: Stage) => void>> = {
  'Before anything has happened': () => {},
  'The strip': (stage) => put(stage, action()),
  'What came while one wrote': (stage) => {
    put(stage, action());
    stage.missed.value = { beats: 3, away: false };
  },
  'What came while one was away': (stage) => {
    put(stage, action());
    stage.missed.value = { beats: 10, away: true };
  },
  'Dice in the air': (stage) => {
    const { modifiers } = rolled();
    stage.act.value = { is: 'thrown', roll: { dice: 3, modifiers }, title: 'Roll 3d' };
    stage.open.value = true;
  },
  'Dice that fall': (stage) => {
    opened(stage, action());
    stage.act.value = { is: 'falling', plan: planDice(rolled(), 'still') };
  },
  'A bad outcome': (stage) => opened(stage, word('Failure', 'bad')),
  'A mixed one': (stage) => opened(stage, action()),
  'A good one': (stage) => opened(stage, word('Full success', 'good')),
  'A great one': (stage) => opened(stage, word('Critical success', 'great')),
  'One that is neither': (stage) => opened(stage, word('4 links', 'neutral')),
  'A great many dice': (stage) =>
    opened(
      stage,
      action({
        groups: [{ label: '', sides: 6, faces: Array<number>(26).fill(3), kept: [4] }],
        modifiers: [{ source: 'All of them together', value: 26, unit: 'dice' }],
      }),
    ),
  'Dice of other kinds': (stage) =>
    opened(
      stage,
      line({
        text: 'A leap with hope',
        roll: rolled({
          groups: [
            { label: 'Light', sides: 12, faces: [9], kept: [0] },
            { label: 'Dark', sides: 12, faces: [4], kept: [0] },
            { label: '', sides: 3, faces: [2], kept: [0], names: ['yes', 'maybe', 'no'] },
          ],
          modifiers: [{ source: 'Agility', value: 2, unit: 'total' }],
          reading: { word: 'Success with hope', tone: 'good' },
        }),
      }),
    ),
  'A die that goes up with each bump': (stage) =>
    opened(
      stage,
      line({
        text: 'Anya rolls d4!up: 13.',
        roll: rolled({
          groups: [
            {
              ...{ label: 'd4!up', sides: 4, faces: [4, 6, 3], kept: [0, 1, 2] },
              ...{ dies: [0, 0, 0], each: [4, 6, 8] },
            },
          ],
          modifiers: [],
          reading: { word: '13', tone: 'neutral' },
          total: 13,
        }),
      }),
    ),
  'Two dice in step': (stage) =>
    opened(
      stage,
      line({
        text: 'Anya rolls Head and Heart: 16.',
        roll: rolled({
          groups: [
            {
              ...{ label: 'Head and Heart', sides: 6, faces: [1, 5, 3, 6], kept: [0, 1, 2, 3] },
              ...{ dies: [0, 1, 0, 1], inStep: true },
            },
          ],
          modifiers: [],
          reading: { word: 'Major success', tone: 'great' },
          total: 15,
        }),
      }),
    ),
  'Values played again': (stage) =>
    opened(
      stage,
      line({
        text: 'Anya plays omens again, without dice: 7.',
        roll: rolled({
          groups: [{ label: 'omens', sides: 6, faces: [5, 2], kept: [0, 1] }],
          modifiers: [],
          reading: { word: '7', tone: 'neutral' },
          proof: { ...proof, replayed: true },
        }),
      }),
    ),
  'What has changed, and on whom': (stage) =>
    opened(
      stage,
      line({
        text: 'Hawk takes it: stone splinters',
        beat: {
          kind: 'harm',
          about: ['hawk'],
          fiction: 'The gate holds. Her arm does not.',
          changes: [
            { of: 'hawk', what: 'harm “Stone splinters”', from: null, to: 2, why: 'the roll' },
            { of: 'hawk', what: 'stress', from: 2, to: 5, size: 9 },
            { of: 'c1', what: 'The gate opens', from: 3, to: 4, size: 6 },
          ],
        },
      }),
    ),
  'Taken back': (stage) => opened(stage, action({}, { undone: true })),
  'Seen by the director alone': (stage) => opened(stage, { ...action(), secret: true }),
  'Somebody transcends': (stage) =>
    opened(
      stage,
      line({
        text: 'Hawk transcends and becomes Nightfall Accipiter.',
        beat: {
          kind: 'transcend',
          about: ['hawk'],
          fiction: 'I am the night that comes home, and I bring all of you with me.',
        },
      }),
    ),
  'Somebody falls into eclipse': (stage) =>
    opened(
      stage,
      line({
        text: 'Fawn falls into eclipse.',
        beat: {
          kind: 'eclipse',
          about: ['fawn'],
          changes: [{ of: 'fawn', what: 'eclipse', from: null, to: 'in eclipse' }],
        },
      }),
    ),
};

function put(stage: Stage, beat: StageBeat): void {
  stage.history.value = [beat];
  stage.current.value = beat;
}

export function opened(stage: Stage, beat: StageBeat): void {
  put(stage, beat);
  stage.open.value = true;
}

/** A player’s table with a stage in one of its states. */
const tables = Object.entries(states).map(([what, state]) => ({
  what,
  table: scene('mission', 'claire', undefined, (view) => {
    state(view.stage);
    return {};
  }),
}));

/** The stage in every state: its strip, dice, outcomes, sequences; on a phone and on a desk. */
export function StageStates() {
  return (
    <>
      {tables.map(({ what, table }) => (
        <Show key={what} title={what} table={table}>
          <div class="design-stage">
            <StagePanel />
          </div>
        </Show>
      ))}
      {tables.map(({ what, table }) => (
        <Show key={what} title={`${what}, on a desk`} wide table={table}>
          <div class="design-stage">
            <StagePanel desk />
          </div>
        </Show>
      ))}
    </>
  );
}
