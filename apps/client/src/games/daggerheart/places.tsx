import { Panel } from '../../design/panel';
import { useMedia } from '../../design/use-media';
import { Written } from '../../design/written';
import { RulesPanel } from '../../shell/house-rules/rules-panel';
import { LimitsFirst } from '../../shell/limits';
import { PeoplePanel } from '../../shell/people/people';
import { AfterSession } from '../../shell/places/after-session';
import { NextStep } from '../../shell/places/next-step';
import { Scene } from '../../shell/places/scene';
import { BeginTonight } from '../../shell/starts/begin';
import { Opening } from '../../shell/starts/opening';
import { ReadyPeople } from '../../shell/starts/people';
import { readyId } from '../../shell/starts/ready';
import { FaringLine } from '../../shell/strip/faring';
import { CountdownPanel } from './countdowns';
import { LibraryPanel } from './library/licence';
import { InMemory, OthersSheets } from './others';
import { PeopleRow } from './people';
import { RollOnTable, RollPanel } from './roll';
import { Own as OwnSheet } from './sheet';
import { SpotlightPanel } from './spotlight';
import { hopeSlots, useOwn, useTable } from './view';

/** What happens now: the spotlight, the roll on the table, what one can begin, and everybody in a row. */
export function Play() {
  return (
    <>
      <BeginTonight />
      <Scene />
      <NextStep />
      <Opening />
      <AfterSession />
      <LimitsFirst />
      <Here />
      <SpotlightPanel />
      <RollOnTable />
      <RollPanel />
      {useBeside() ? null : <PeopleRow />}
    </>
  );
}

/** A player’s own side: somebody to take, as long as they have nobody, below whom they have lost; else their sheet. */
export function Own() {
  const { characters } = useTable().public.value;
  return (
    <>
      {useOwn().length === 0 ? <InMemory /> : null}
      <ReadyPeople takenAs={(id) => characters[readyId(id)]}>
        <OwnSheet />
      </ReadyPeople>
    </>
  );
}

/** Who is there; on a wide screen the fight stands beside play, and not below it. */
export function Everyone() {
  return (
    <>
      {useBeside() ? <PeopleRow /> : null}
      <PeoplePanel />
      <OthersSheets />
      <RulesPanel />
      <LibraryPanel />
    </>
  );
}

/** Whether there is room for a pane beside play. */
const useBeside = (): boolean => useMedia('(min-width: 62.5rem)');

/** The environment that the GM has shown. */
function Here() {
  const { environment } = useTable().public.value;
  if (!environment) return null;
  return (
    <Panel title={<Written>{environment.name}</Written>} kicker="You are here">
      <Written as="p">{environment.description}</Written>
    </Panel>
  );
}

export const World = CountdownPanel;

/** How one's character fares, in a line above the tabs. */
export function Strip() {
  const { viewer, public: shared } = useTable();
  const [one] = useOwn();
  // A line of a phone has room for four figures: a companion stands where armour stood, which its blows tell of anyway.
  const narrow = !useMedia('(min-width: 30rem)');
  if (!one) {
    const { fear } = shared.value;
    return (
      <p class="strip-name">{viewer.role === 'director' ? `Fear ${fear} of 12` : viewer.name}</p>
    );
  }
  const { hope, hp, stress, armour, companion } = one;
  const figure = (
    id: string,
    name: string,
    of: number,
    most: number,
    tone?: 'gold' | 'rose' | 'violet',
  ) => ({
    ...{ id, name, short: `${of}/${most}`, words: `${of} of ${most}` },
    ...(tone ? { tone } : {}),
    part: most === 0 ? 0 : of / most,
  });
  return (
    <FaringLine
      about={one.id}
      figures={[
        figure('hope', 'Hope', hope.held, hopeSlots(one), 'gold'),
        figure('hp', 'HP', hp.marked, hp.slots, 'rose'),
        figure('stress', 'Stress', stress.marked, stress.slots, 'violet'),
        ...(companion && narrow ? [] : [figure('armour', 'Armour', armour.marked, armour.slots)]),
        ...(companion
          ? [
              {
                ...figure(
                  'companion',
                  companion.name,
                  companion.stress.marked,
                  companion.stress.slots,
                ),
                brief: briefly(companion.name),
                words: `${companion.stress.marked} of ${companion.stress.slots} Stress`,
                tone: 'violet' as const,
              },
            ]
          : []),
      ]}
    />
  );
}

/** A name as it fits above a figure. */
const briefly = (name: string): string => (name.length > 8 ? `${name.slice(0, 7)}…` : name);

/** Everybody in a row and what comes nearer, for a shared screen. */
export function ScreenBoard() {
  return (
    <>
      <SpotlightPanel />
      <PeopleRow />
      <CountdownPanel />
    </>
  );
}
