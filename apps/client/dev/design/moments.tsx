import type { Beat, Chapter, RollRecord } from '@moonlit/rules';
import { planDice } from '../../src/shell/beats/dice-plan';
import type { Stage } from '../../src/shell/beats/stage';
import { Show as ShowOfStage } from '../../src/shell/stage/show';
import { StagePanel } from '../../src/shell/stage/stage-panel';
import type { TableView } from '../../src/shell/table/view';
import { TableContext, useTable } from '../../src/shell/table/view';
import { showCard } from './chapters';
import { any, dh, ss } from './games';
import { action, line, opened, rolled } from './stage';
import type { TableMaker } from './tables';
import { scene } from './tables';

/** Where a moment is shown. */
type On = 'phone' | 'desk' | 'screen';

/** What is shown, of whose table, where. */
type Moment = readonly [what: string, table: TableMaker, ...on: On[]];

type Put = (stage: Stage) => void;
type Tone = RollRecord['reading']['tone'];

/** A table of *Girl by Moonlight* with something on its stage. */
const gbm = (put: Put): TableMaker =>
  scene('mission', 'claire', undefined, (view) => {
    put(view.stage);
    return {};
  });

/** Something happens to somebody, or to nobody in particular, without dice. */
const beat =
  (kind: string, text: string, about: readonly string[], more: Partial<Beat> = {}): Put =>
  (stage) =>
    opened(stage, line({ text, by: 'bev', beat: { kind, about, ...more } }));

const outcome =
  (word: string, tone: Tone): Put =>
  (stage) =>
    opened(stage, action({ reading: { word, tone, text: 'There is a price to it.' } }));

/** The same roll while its dice turn, and while they land. */
const thrown: Put = (stage) => {
  const { modifiers } = rolled();
  stage.act.value = { is: 'thrown', roll: { dice: 3, modifiers }, title: 'Roll 3d' };
  stage.open.value = true;
};
const falling =
  (roll: RollRecord): Put =>
  (stage) => {
    opened(stage, line({ roll }));
    stage.act.value = { is: 'falling', plan: planDice(roll, 'still') };
  };

const changes: Beat['changes'] = [
  { of: 'hawk', what: 'harm “Stone splinters”', from: null, to: 2, why: 'the roll' },
  { of: 'c1', what: 'The gate opens', from: 3, to: 4, size: 6 },
];

const fallout = rolled({ title: 'Fallout', reading: { word: 'Something follows', tone: 'bad' } });

const begins: Chapter = { part: 'begins', name: 'Session 4' };
const ends: Chapter = {
  ...{ part: 'ends', name: 'Session 3', title: 'What the river kept', outcome: 'won' },
  before: [{ kind: 'roll', text: 'Past the sandbank', fiction: 'The bell stops.' }],
  nextTime: 'The ice comes.',
};

/** Everything that turns everybody to the stage of *Girl by Moonlight*. */
const ofGirls: readonly Moment[] = [
  ['Dice in the air', gbm(thrown), 'phone'],
  ['Dice that fall', gbm(falling(rolled())), 'phone'],
  ['A bad outcome', gbm(outcome('Failure', 'bad')), 'phone'],
  ['A mixed one', gbm(outcome('Partial success', 'mixed')), 'phone', 'desk'],
  ['A good one', gbm(outcome('Full success', 'good')), 'phone'],
  ['A great one', gbm(outcome('Critical success', 'great')), 'phone'],
  [
    'What has changed',
    gbm(beat('harm', 'Hawk takes it.', ['hawk'], { fiction: 'Her arm gives.', changes })),
    'phone',
  ],
  [
    'Somebody transcends',
    gbm(beat('transcend', 'Hawk becomes Nightfall.', ['hawk'], { fiction: 'I am the night.' })),
    ...(['phone', 'desk', 'screen'] as const),
  ],
  [
    'Somebody falls into eclipse',
    gbm(beat('eclipse', 'Fawn falls into eclipse.', ['fawn'])),
    ...(['phone', 'desk', 'screen'] as const),
  ],
  [
    'Somebody comes back',
    gbm(
      beat('escape', 'Fawn escapes eclipse.', ['fawn'], { fiction: 'You came for me.', changes }),
    ),
    'phone',
  ],
  [
    'A clock is full',
    gbm(beat('clock-filled', 'The gate opens.', ['c1'], { fiction: 'They are inside.', changes })),
    ...(['phone', 'desk'] as const),
  ],
  ['A phase', gbm(beat('phase', 'Downtime begins.', [])), ...(['phone', 'screen'] as const)],
  [
    'Somebody is introduced',
    gbm(beat('introducing', 'Raven is introduced.', ['raven'])),
    ...(['phone', 'desk'] as const),
  ],
  [
    'What they are up against acts',
    gbm(beat('fallout', 'Something follows.', [], { fiction: 'It knows their names.', changes })),
    ...(['phone', 'desk', 'screen'] as const),
  ],
  ['Its dice fall', gbm(falling(fallout)), 'phone'],
  [
    'Its dice lie there',
    gbm((stage) => opened(stage, line({ by: 'bev', text: 'The roll of fallout', roll: fallout }))),
    ...(['phone', 'desk'] as const),
  ],
  [
    'An episode begins',
    scene('title', 'bev', undefined, showCard()),
    ...(['phone', 'desk', 'screen'] as const),
  ],
  [
    'An episode ends',
    scene('end', 'claire', undefined, showCard()),
    ...(['phone', 'desk', 'screen'] as const),
  ],
];

const duality = rolled({
  title: 'A leap',
  groups: [
    { label: 'Hope', sides: 12, faces: [9], kept: [0], leads: true },
    { label: 'Fear', sides: 12, faces: [4], kept: [0] },
    { label: '', sides: 6, faces: [3], kept: [0] },
  ],
  modifiers: [{ source: 'Agility', value: 2, unit: 'total' }],
  reading: { word: 'Success with Hope', tone: 'good' },
});

const sum = rolled({
  title: 'Past the sandbank',
  groups: [
    { label: '', sides: 20, faces: [17], kept: [0] },
    { label: '', sides: 6, faces: [5], kept: [0] },
  ],
  modifiers: [{ source: 'Bonus', value: 1, unit: 'total' }],
  reading: { word: '23', tone: 'neutral' },
});

/** What turns everybody to the stage of a game that draws no sequences of its own. */
const plain = (
  table: (more: (view: TableView) => Partial<TableView>) => TableMaker,
  roll: RollRecord,
): readonly Moment[] => {
  const set = (put: Put) =>
    table((view) => {
      put(view.stage);
      return {};
    });
  const told: Put = (stage) => opened(stage, line({ by: 'anya', text: 'She leaps.', roll }));
  const stands = beat('clock-filled', 'The water is here.', [], { changes });
  return [
    ['Dice in the air', set(thrown), 'phone'],
    ['Dice that fall', set(falling(roll)), 'phone'],
    ['Dice that lie there', set(told), 'phone', 'desk', 'screen'],
    ['Something happens', set(stands), 'phone'],
    ['A session begins', table(showCard(begins)), 'phone', 'desk'],
    ['A session ends', table(showCard(ends)), 'phone', 'desk', 'screen'],
  ];
};

const dhMoments = plain((more) => dh('dh-fight', 'anya', more), duality);
const check = rolled({
  title: 'Nao: Transport (Agility)',
  groups: [
    { label: 'Circumstance', sides: 10, faces: [7, 2, 5], kept: [0, 2] },
    { label: 'Might', sides: 8, faces: [4], kept: [0] },
  ],
  modifiers: [{ source: 'Agility', value: 2, unit: 'total' }],
  reading: { word: 'Hit', tone: 'good' },
});

const ssScene = (kind: string, text: string, fiction?: string) =>
  ss('ss-night', 'anya', ({ stage }) => {
    beat(kind, text, ['ready-runner'], fiction ? { fiction, changes } : {})(stage);
    return {};
  });

const everywhere = ['phone', 'desk', 'screen'] as const;

/** The same of *Stars & Signs*, and its great moments. */
const ssMoments: readonly Moment[] = [
  ...plain((more) => ss('ss-night', 'anya', more), check),
  [
    'Somebody Transforms',
    ssScene('transformation', 'Nao Ember Transforms.', 'I run, and the sky runs with me.'),
    ...everywhere,
  ],
  ['Somebody is Consumed', ssScene('consumed', 'Nao Ember is Consumed.'), ...everywhere],
  [
    'Somebody makes a Wish',
    ssScene('wish', 'Nao Ember makes a Wish.', 'Let him get up.'),
    ...everywhere,
  ],
  ['A Milestone', ssScene('milestone', 'The lanterns rise again.'), ...everywhere],
];

const anyMoments = plain((more) => any('any-table', 'anya', more), sum);

/** Those of looks that a game has for itself. */
const own: Readonly<Record<string, readonly Moment[]>> = {
  daggerheart: dhMoments,
  'stars-and-signs': ssMoments,
};

/** A shared screen with nothing but what happens. */
function OnScreen() {
  const table = useTable();
  const { stage } = table;
  const beat = stage.current.value;
  return (
    <div class="screen-stage stage night" data-open="true">
      <ShowOfStage beat={beat} act={stage.act.value} live={false} />
    </div>
  );
}

/** All that ever takes the stage, each in a frame as large as where it is shown. Tests look at what is written there. */
export function Moments({ look }: { look: string }) {
  const all = own[look] ?? (look.startsWith('any-game') ? anyMoments : ofGirls);
  return all.flatMap(([what, table, ...places]) =>
    places.map((on) => (
      <figure key={`${what} ${on}`} class={`design-moment design-moment-${on}`} data-moment={what}>
        <TableContext.Provider value={table()}>
          {on === 'screen' ? <OnScreen /> : <StagePanel desk={on === 'desk'} />}
        </TableContext.Provider>
      </figure>
    )),
  );
}
