import { Written } from '../../../design/written';
import type { Story } from './story';

/** The story as it is read, on the screen and in the file that is kept. */
export function StoryPage({ story }: { story: Story }) {
  const { title, lead, answers, cast, seasons, lastWords } = story;
  return (
    <article class="story">
      <h1>{title}</h1>
      <p class="story-who">{lead}</p>
      {answers.length > 0 ? (
        <section>
          <h2>The series</h2>
          <dl>
            {answers.map((answer) => (
              <Answer key={`${answer.title} ${answer.by}`} answer={answer} />
            ))}
          </dl>
        </section>
      ) : null}
      <section>
        <h2>The cast</h2>
        {cast.length === 0 ? <p>Nobody has been introduced yet.</p> : null}
        {cast.map(({ id, name, trueName, who, fate, epilogue }) => (
          <section key={id} class="story-cast">
            <h3>
              {name}
              {trueName ? `, ${trueName}` : ''}
            </h3>
            <p class="story-who">{who}</p>
            {fate ? <p>{fate}</p> : null}
            {epilogue ? (
              <Written as="p" class="story-words">
                {epilogue.text}
              </Written>
            ) : null}
          </section>
        ))}
      </section>
      {seasons.map(({ number, episodes }) => (
        <section key={number}>
          <h2>Season {number}</h2>
          {episodes.map((episode) => (
            <section key={episode.number}>
              <h3>Episode {episode.number}</h3>
              <ul>
                {episode.lines.map(({ at, text }) => (
                  <li key={at}>
                    <Written>{text}</Written>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
      {lastWords ? (
        <section>
          <h2>The last words</h2>
          <Written as="p" class="story-words">
            {lastWords.text}
          </Written>
          <p class="story-by">{lastWords.by}</p>
        </section>
      ) : null}
    </article>
  );
}

function Answer({ answer: { title, picks, text, by } }: { answer: Story['answers'][number] }) {
  return (
    <>
      <dt>
        {title}
        {by ? ` (${by})` : ''}
      </dt>
      {picks.length > 0 ? <dd>{picks.join(', ')}</dd> : null}
      {text ? (
        <Written as="dd" class="story-words">
          {text}
        </Written>
      ) : null}
    </>
  );
}
