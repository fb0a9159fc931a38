import { heroColours, silhouettes } from '@moonlit/rules/girl-by-moonlight';
import { AnyFace } from '../../src/design/faces/anybody';
import { Panel } from '../../src/design/panel';
import { Track } from '../../src/design/track';
import { Written } from '../../src/design/written';
import { titled } from '../../src/games/girl-by-moonlight/api/content';
import { emblems } from '../../src/games/girl-by-moonlight/faces/emblems';
import { FaceOf } from '../../src/games/girl-by-moonlight/faces/face';
import { gifts } from '../../src/games/girl-by-moonlight/faces/parts/gifts';
import { mundane, transcended } from '../../src/games/girl-by-moonlight/faces/shapes';
import { Figure } from '../../src/shell/faces/figure';

const playbooks = [...Object.keys(emblems), 'one-of-the-table'];

/** Names that are not what one first thinks of. */
const names = [
  'Anne-Sophie Maximiliane von und zu Hohenlohe-Schillingsfürst the Younger, called Mouse',
  'يَاسَمِين بنت القمر',
  '月野うさぎ',
  '🌙✨👩‍🚀',
  'Lorraineoftheneverendingwordwithoutanyspaceinitwhatsoever',
];

/** Faces of heroes in every colour and size, and cards about them with whatever name they have. */
export function Heroes() {
  return (
    <>
      <Panel title="Emblems">
        {(['s', 'm', 'l'] as const).map((size) => (
          <p key={size} class="design-row">
            {playbooks.map((playbook, at) => (
              <FaceOf
                key={playbook}
                one={{ id: playbook, name: '', playbook, silhouette: 'emblem' }}
                hero={heroColours[at % heroColours.length]}
                size={size}
                name={titled(playbook)}
              />
            ))}
          </p>
        ))}
      </Panel>
      <Panel title="Silhouettes">
        {(['s', 'm', 'l'] as const).map((size) => (
          <p key={size} class="design-row">
            {silhouettes.map((silhouette, at) => (
              <FaceOf
                key={silhouette}
                one={{ id: silhouette, name: '', playbook: 'the-harmony', silhouette }}
                hero={heroColours[at % heroColours.length]}
                size={size}
                name={titled(silhouette)}
              />
            ))}
          </p>
        ))}
      </Panel>
      <Panel title="Faces by the name, and as who they truly are in each playset">
        <ul class="design-figures">
          {names.map((name, at) => (
            <li key={name} data-hero={heroColours[at]}>
              <Figure shapes={mundane({ id: name, name })} />
            </li>
          ))}
          {Object.keys(gifts).map((playset, at) => (
            <li key={playset} data-hero={heroColours[at]}>
              <Figure shapes={transcended({ id: playset, name: playset }, playset)} />
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Somebody of whom nobody has said how they look">
        <p class="design-row">
          {names.map((name, at) => (
            <AnyFace key={name} id={name} hero={heroColours[at]} size="m" name={name} />
          ))}
          <AnyFace id="nobody" size="m" name="Nobody in particular" />
        </p>
      </Panel>
      <Panel title="Colours of heroes">
        <ul class="chips">
          {heroColours.map((colour) => (
            <li key={colour} class="design-swatch" data-hero={colour}>
              <b>{titled(colour)}</b>
              <span>on it</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Cards of heroes, whatever their names">
        <ul class="cards">
          {names.map((name, at) => (
            <li key={name} class="card hero-card" data-hero={heroColours[at]}>
              <div class="card-head">
                <FaceOf
                  one={{
                    id: name,
                    name,
                    playbook: playbooks[at] ?? '',
                  }}
                  hero={heroColours[at]}
                  size="m"
                />
                <div>
                  <p class="card-title">
                    <Written>{name}</Written>
                  </p>
                  <p class="hint">The Harmony</p>
                </div>
              </div>
              <Track label="Stress" tone="rose" value={at * 2} max={9} />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
