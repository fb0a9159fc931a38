import { Written } from '../../../design/written';
import type { StoryEpisode, Told } from './episodes';
import type { Story } from './story';

/** The story as it is read, on the screen, on paper, and in the file that is kept. */
export function StoryPage({ story }: { story: Story }) {
  const { title, lead, cast, seasons } = story;
  return (
    <article class="story">
      <header class="story-title">
        <h1>
          <Written>{title}</Written>
        </h1>
        <p class="story-who">{lead}</p>
      </header>
      <section class="story-cast">
        <h2>The cast</h2>
        {cast.length === 0 ? <p>Nobody has been introduced yet.</p> : null}
        <dl>
          {cast.map(({ id, name, trueName, who, background }) => (
            <div key={id} class="story-keep">
              <dt>
                <Written>{name}</Written>
                {trueName && trueName !== name ? (
                  <>
                    , <Written>{trueName}</Written>
                  </>
                ) : null}
              </dt>
              <dd class="story-who">{who}</dd>
              {background ? (
                <Written as="dd" class="story-words">
                  {background}
                </Written>
              ) : null}
            </div>
          ))}
        </dl>
      </section>
      {seasons.map(({ number, episodes }) => (
        <section key={number} class="story-season">
          {seasons.length > 1 ? <p class="story-part">Season {number}</p> : null}
          {episodes.map((episode) => (
            <Episode key={episode.number} episode={episode} />
          ))}
        </section>
      ))}
      <Endings story={story} />
      <Answers story={story} />
    </article>
  );
}

const ENDS = { won: 'Won.', lost: 'Lost.', open: 'Undecided.' } as const;

function Episode({ episode: { number, title, told, end } }: { episode: StoryEpisode }) {
  return (
    <section class="story-episode">
      <h2>
        {number === 0 ? (
          'Before it began'
        ) : title ? (
          <>
            <span class="story-number">Episode {number}</span> <Written>{title}</Written>
          </>
        ) : (
          `Episode ${number}`
        )}
      </h2>
      {told.map((one) => (
        <Paragraph key={one.key} told={one} />
      ))}
      {end ? (
        <div class="story-end">
          <p>
            {end.outcome ? <b>{ENDS[end.outcome]}</b> : null} {end.text}
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

/** What became of everybody, in the words of those who played them. */
function Endings({ story: { cast, lastWords } }: { story: Story }) {
  const ended = cast.filter(({ fate, epilogue }) => fate || epilogue);
  if (ended.length === 0 && !lastWords) return null;
  return (
    <section>
      <h2>What became of them</h2>
      {ended.map(({ id, name, fate, epilogue }) => (
        <section key={id}>
          <h3>
            <Written>{name}</Written>
          </h3>
          {fate ? (
            <p>
              <Written>{fate}</Written>
            </p>
          ) : null}
          {epilogue ? (
            <>
              <Written as="p" class="story-words">
                {epilogue.text}
              </Written>
              <p class="story-by">{epilogue.by}</p>
            </>
          ) : null}
        </section>
      ))}
      {lastWords ? (
        <section>
          <h3>The last words</h3>
          <Written as="p" class="story-words">
            {lastWords.text}
          </Written>
          <p class="story-by">{lastWords.by}</p>
        </section>
      ) : null}
    </section>
  );
}

function Answers({ story: { answers } }: { story: Story }) {
  if (answers.length === 0) return null;
  return (
    <section class="story-answers">
      <h2>What it was made of</h2>
      <dl>
        {answers.map((answer) => (
          <Answer key={`${answer.title} ${answer.by}`} answer={answer} />
        ))}
      </dl>
    </section>
  );
}

function Answer({ answer: { title, picks, text, by } }: { answer: Story['answers'][number] }) {
  return (
    <div class="story-keep">
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
    </div>
  );
}
