import { useEffect } from 'preact/hooks';
import { games, loadGames } from '../api/systems';
import { Page } from './page';

/** What this is, and whose work it rests on. */
export function AboutPage() {
  useEffect(loadGames, []);
  const names = games.value?.map(({ title }) => title) ?? [];
  const what = names.length === 1 ? names.join() : 'a tabletop game';
  return (
    <Page
      title="About Moonlit Table"
      lead={`A table for people who play ${what} together without sitting in one room.`}
    >
      <section class="panel" aria-labelledby="how">
        <h2 id="how">How it works</h2>
        <p>
          The table knows the rules, rolls the dice and keeps the director’s secrets. It suggests
          and explains; the story is yours, and the director may set any value by hand.
        </p>
        <p>
          Dice are fair and can be checked: before a session the table publishes the fingerprint of
          a seed, and after it the seed itself. From both, anybody can work out every roll again.
        </p>
        <p>Your seat is a link. Nobody needs an account, and nothing is asked of you but a name.</p>
      </section>
      {games.value?.map(({ id, credits: { title, lines } }) =>
        lines.length === 0 ? null : (
          <section key={id} class="panel" aria-labelledby={`credits-${id}`}>
            <h2 id={`credits-${id}`}>{title}</h2>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ),
      )}
    </Page>
  );
}
