import type { RollRecord } from '@moonlit/rules';
import { ClockPie } from '../src/design/clock-pie';
import { Icon } from '../src/design/icon';
import { Moon } from '../src/design/moon';
import { Empty, Panel } from '../src/design/panel';
import { Roll } from '../src/design/roll';
import { Track } from '../src/design/track';
import { titled } from '../src/games/girl-by-moonlight/api/content';
import { Heroes } from './design-heroes';
import { StageStates } from './design-stage';
import './design.css';

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
      { label: 'Hope', sides: 12, faces: [9], kept: [0] },
      { label: 'Fear', sides: 12, faces: [4], kept: [0] },
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
    proof,
  },
];

/** The looks to see everything in; the empty one is that of pages that are about no table. */
const looks = [
  '',
  'at-the-brink-of-the-abyss',
  'beneath-a-rotting-sky',
  'on-a-sea-of-stars',
  'in-a-maze-of-dreams',
  'any-game',
  'any-game-night',
  'daggerheart',
];

/** `?look=`, `?scheme=` and `?part=stage` show one of them alone, as a picture is taken of it. */
const query = new URLSearchParams(location.search);

/** All that games are drawn with, in every look, light and dark. Development only. */
export function DesignPage() {
  const only = query.get('look');
  const part = query.get('part');
  const schemes = (['light', 'dark'] as const).filter(
    (scheme) => (query.get('scheme') ?? scheme) === scheme,
  );
  return (
    <main class="design">
      <h1 class="sr-only">All that games are drawn with</h1>
      {looks
        .filter((look) => only === null || look === only)
        .flatMap((look) =>
          schemes.map((scheme) => (
            <section
              key={`${look}-${scheme}`}
              class="design-look"
              data-look={look || undefined}
              style={{ colorScheme: scheme }}
              aria-label={`${look || 'the usual look'}, ${scheme}`}
            >
              <h2>{`${titled(look || 'the usual look')}, ${scheme}`}</h2>
              {part === 'stage' ? null : (
                <>
                  <Heroes />
                  <Components />
                </>
              )}
              <StageStates />
            </section>
          )),
        )}
    </main>
  );
}

/** Panels, rolls, tracks, buttons, cards and refusals. */
function Components() {
  return (
    <>
      {(['plain', 'moon', 'rose', 'desk'] as const).map((tone) => (
        <Panel
          key={tone}
          title={`Panel: ${tone}`}
          kicker="A few words above"
          tone={tone}
          aside={<span class="badge">a badge</span>}
        >
          <p>Words on paper.</p>
          <p class="hint">A hint.</p>
          <Empty>Nothing yet.</Empty>
        </Panel>
      ))}
      <Panel title="Rolls">
        {rolls.map((roll) => (
          <Roll key={roll.title} roll={roll} />
        ))}
      </Panel>
      <Panel title="Tracks and clocks">
        {(['silver', 'rose', 'gold', 'violet'] as const).map((tone, index) => (
          <Track key={tone} label={tone} tone={tone} value={index + 1} max={6} group={3} />
        ))}
        <div class="clock">
          <ClockPie marked={3} segments={8} />
          <p class="clock-name">A clock</p>
        </div>
      </Panel>
      <Panel title="Buttons and cards">
        <div class="offer-buttons">
          <button type="button" class="btn btn-primary">
            <span class="offer-label">Primary</span>
            <span class="cost">2 stress</span>
          </button>
          <button type="button" class="btn">
            <Icon name="turn" />
            Usual
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
        <div class="shell-moons">
          {[0.1, 0.25, 0.5, 0.75, 0.9].map((at) => (
            <Moon key={at} at={at} />
          ))}
        </div>
        <p class="refusal">Why something was not carried out.</p>
      </Panel>
    </>
  );
}
