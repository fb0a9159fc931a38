import type { ComponentType } from 'preact';
import { titled } from '../../src/games/girl-by-moonlight/api/content';
import { Asking } from './asking';
import { Basics } from './basics';
import { Boards } from './boards';
import { Chapters } from './chapters';
import { Clocks } from './clocks';
import { Dialogs } from './dialogs';
import { Forms } from './forms';
import { AnyGame, Daggerheart } from './games';
import { HeldThings } from './held';
import { Heroes } from './heroes';
import { LogLines } from './log';
import { Making } from './making';
import { Moments } from './moments';
import { Notices } from './notices';
import { Pages } from './pages';
import { Play } from './play';
import { Soon } from './show';
import { StageStates } from './stage';
import { Wholes } from './whole';
import './design.css';

/** The scheme that something is drawn in; `device` is that of whoever looks, which only an address asks for. */
type Scheme = 'light' | 'dark' | 'device';

/** What gives a part of the page its scheme. */
const classOf: Readonly<Record<Scheme, string>> = { light: 'day', dark: 'night', device: '' };

/** A part of the page: components of one kind, each in all of its states. */
interface PartOfPage {
  Body: ComponentType<{ look: string; scheme: Scheme }>;
  /** The looks that it is ever drawn in; else all. */
  looks?: readonly string[];
}

const playsets = [
  'at-the-brink-of-the-abyss',
  'beneath-a-rotting-sky',
  'on-a-sea-of-stars',
  'in-a-maze-of-dreams',
];

/** The looks to see everything in; the empty one is that of pages that are about no table. */
const looks = ['', ...playsets, 'any-game', 'any-game-night', 'daggerheart', 'stars-and-signs'];

const parts: Readonly<Record<string, PartOfPage>> = {
  basics: { Body: Basics },
  heroes: { Body: Heroes },
  forms: { Body: Forms },
  asking: { Body: Asking },
  notices: { Body: Notices },
  stage: { Body: StageStates },
  chapters: { Body: Chapters },
  moments: { Body: Moments, looks: looks.slice(1) },
  log: { Body: LogLines },
  clocks: { Body: Clocks },
  held: { Body: HeldThings },
  dialogs: { Body: Dialogs },
  making: { Body: Making, looks: playsets },
  play: { Body: Play, looks: playsets },
  boards: { Body: Boards, looks: playsets },
  'any-game': { Body: AnyGame, looks: ['any-game', 'any-game-night'] },
  daggerheart: { Body: Daggerheart, looks: ['daggerheart'] },
  pages: { Body: Pages, looks: [''] },
  whole: { Body: Wholes },
};

/** `?look=`, `?scheme=` and `?part=` show some of it alone, as a picture is taken of it. */
const query = new URLSearchParams(location.search);
const [onlyLook, onlyScheme, onlyPart] = ['look', 'scheme', 'part'].map((name) => query.get(name));

/** All that games are drawn with, in every state and look, light and dark. Development only. */
export function DesignPage() {
  return (
    <main class="design">
      <Contents />
      {looks
        .filter((look) => (onlyLook ?? look) === look)
        .flatMap((look) =>
          (onlyScheme === 'device' ? (['device'] as const) : (['light', 'dark'] as const))
            .filter((scheme) => (onlyScheme ?? scheme) === scheme)
            .map((scheme) => <Look key={`${look}-${scheme}`} look={look} scheme={scheme} />),
        )}
    </main>
  );
}

/** The way to each part of it alone. */
function Contents() {
  const link = (name: string, value: string, words: string) => {
    const to = new URLSearchParams(query);
    to.set(name, value);
    return (
      <li key={value}>
        <a href={`/design?${to}`} aria-current={query.get(name) === value ? 'true' : undefined}>
          {words}
        </a>
      </li>
    );
  };
  return (
    <nav class="design-contents" aria-label="Parts of this page">
      <h1>All that games are drawn with</h1>
      <ul>{looks.map((look) => link('look', look, called(look)))}</ul>
      <ul>{['light', 'dark'].map((scheme) => link('scheme', scheme, scheme))}</ul>
      <ul>{Object.keys(parts).map((part) => link('part', part, titled(part)))}</ul>
      <p>
        <a href="/design">All of it</a>
      </p>
    </nav>
  );
}

const called = (look: string): string => titled(look || 'the usual look');

function Look({ look, scheme }: { look: string; scheme: Scheme }) {
  return (
    <section
      class={`design-look ${classOf[scheme]}`}
      data-look={look || undefined}
      aria-label={`${called(look)}, ${scheme}`}
    >
      <h2>{`${called(look)}, ${scheme}`}</h2>
      {Object.entries(parts)
        .filter(
          ([part, { looks: own = looks }]) => (onlyPart ?? part) === part && own.includes(look),
        )
        .map(([part, { Body }]) => (
          <section key={part} class="design-part" data-part={part}>
            <h3>{titled(part)}</h3>
            <Soon now={onlyPart !== null}>
              <Body look={look} scheme={scheme} />
            </Soon>
          </section>
        ))}
    </section>
  );
}
