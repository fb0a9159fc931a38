import { Written } from '../../design/written';
import type { StoryChapter, Told } from './chapters';
import { endWords } from './chapters';
import type { Story, StoryEntry, StorySection } from './story';

/** The story as it is read, on the screen, on paper, and in the file that is kept. */
export function StoryPage({ story }: { story: Story }) {
  const { title, lead, opening, parts, closing } = story;
  return (
    <article class="story">
      <header class="story-title">
        <h1>
          <Written>{title}</Written>
        </h1>
        <p class="story-who">{lead}</p>
      </header>
      {opening.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      {parts.map(({ name, chapters }) => (
        <section key={name} class="story-season">
          {parts.length > 1 ? <p class="story-part">{name}</p> : null}
          {chapters.map((chapter) => (
            <Chapter key={chapter.name} chapter={chapter} />
          ))}
        </section>
      ))}
      {closing.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </article>
  );
}

function Chapter({ chapter: { name, title, told, end } }: { chapter: StoryChapter }) {
  return (
    <section class="story-episode">
      <h2>
        {title && name ? (
          <>
            <span class="story-number">{name}</span> <Written>{title}</Written>
          </>
        ) : (
          name || 'Before it began'
        )}
      </h2>
      {told.map((one) => (
        <Paragraph key={one.key} told={one} />
      ))}
      {end ? (
        <div class="story-end">
          <p>
            {end.outcome ? <b>{endWords(end.outcome)}</b> : null} {end.text}
          </p>
          {end.nextTime ? (
            <p>
              Next time: <Written>{end.nextTime}</Written>
            </p>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

/** What somebody wrote is the prose; the sentence leads on to it. */
function Paragraph({ told: { text, words, by } }: { told: Told }) {
  if (!words) return <p class="story-told">{text}</p>;
  return (
    <div class="story-keep">
      <p class="story-lead">{text}</p>
      <Written as="p" class="story-words">
        {words}
      </Written>
      {by ? <p class="story-by">{by}</p> : null}
    </div>
  );
}

/** What is told beside the chapters: who is in it, what it was made of, what became of everybody. */
function Section({ section: { title, none, entries } }: { section: StorySection }) {
  if (entries.length === 0 && none === undefined) return null;
  return (
    <section>
      <h2>{title}</h2>
      {entries.length === 0 ? <p>{none}</p> : null}
      <dl>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </dl>
    </section>
  );
}

function Entry({ entry: { name, also, who, text, words, by } }: { entry: StoryEntry }) {
  return (
    <div class="story-keep">
      <dt>
        <Written>{name}</Written>
        {also ? (
          <>
            , <Written>{also}</Written>
          </>
        ) : null}
      </dt>
      {who ? <dd class="story-who">{who}</dd> : null}
      {text ? (
        <dd>
          <Written>{text}</Written>
        </dd>
      ) : null}
      {words ? (
        <Written as="dd" class="story-words">
          {words}
        </Written>
      ) : null}
      {by ? <dd class="story-by">{by}</dd> : null}
    </div>
  );
}
