import { Show } from './show';

/** Scenes of each look: whole tables, and pages before there is one. */
const wholes: Readonly<Record<string, readonly string[]>> = {
  '': ['start'],
  'at-the-brink-of-the-abyss': ['creation', 'mission', 'framed', 'end'],
  'beneath-a-rotting-sky': ['fates'],
  'on-a-sea-of-stars': ['hangar'],
  'in-a-maze-of-dreams': ['dreams'],
  'any-game': ['any-table'],
  'any-game-night': ['any-night'],
  daggerheart: ['dh-fight', 'dh-roll'],
  'stars-and-signs': ['ss-night', 'ss-check', 'ss-window'],
};

interface WholeProps {
  look: string;
  scheme: 'light' | 'dark' | 'device';
}

/** Whole pages, each in a window of its own size: on a phone, on a desk, and on a shared screen. */
export function Wholes({ look, scheme }: WholeProps) {
  return (
    <>
      {(wholes[look] ?? []).map((scene) => (
        <>
          <Window title={`${scene}, on a phone`} at={scene} scheme={scheme} on="phone" />
          <Window title={`${scene}, on a desk`} at={scene} scheme={scheme} on="desk" />
          {look === '' ? null : (
            <Window
              title={`${scene}, on a shared screen`}
              at={`${scene}&screen`}
              scheme={scheme}
              on="screen"
            />
          )}
        </>
      ))}
    </>
  );
}

interface WindowProps {
  title: string;
  at: string;
  scheme: 'light' | 'dark' | 'device';
  on: 'phone' | 'desk' | 'screen';
}

function Window({ title, at, scheme, on }: WindowProps) {
  return (
    <Show title={title} wide={on !== 'phone'}>
      <iframe
        class={`design-window design-window-${on}`}
        title={title}
        src={`/?fixture=${at}&scheme=${scheme}`}
        loading="lazy"
      />
    </Show>
  );
}
