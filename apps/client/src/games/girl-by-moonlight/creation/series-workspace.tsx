import { Empty, Panel } from '../../../design/panel';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { OfferList } from '../../../shell/offers/offer-list';
import type { Content } from '../api/content';
import { content, playsetOf } from '../api/content';
import type { OpenOffer } from '../view';
import { isOfPlayset, useOffers, useTable } from '../view';
import { Conversation } from './conversation';
import { END, goingOf } from './conversation/going';
import { GroupChoices, isGroupChoice } from './group-choices';

/** Whether the viewer is in the middle of the questions: then they come before all else. */
export function useAsking(): boolean {
  return goingOf(useTable()).value.at !== END;
}

/** What the table makes together before its first episode: its series, question by question. */
export function SeriesWorkspace() {
  const { series } = useTable().public.value;
  const offers = useSeriesOffers();
  const playset = playsetOf(series.playset);
  if (!playset) return content.value ? null : <Empty>The questions are on their way…</Empty>;
  const asked = new Set(playset.questions.map(({ id }) => id));
  const ofQuestions = offers.filter(({ with: { question } }) => asked.has(String(question)));
  const rest = offers.filter((offer) => !ofQuestions.includes(offer));
  return (
    <>
      <Conversation questions={playset.questions} offers={ofQuestions} />
      <Besides offers={rest} playset={playset} />
    </>
  );
}

/** What can still be changed of the series when it is being played. */
export function SeriesChanges() {
  const offers = useSeriesOffers();
  return (
    <FoldedDrawer
      name="series-abilities"
      title="Changes to the series"
      class="panel drawer"
      always={offers.length > 0}
      top={<OfferList offers={offers} />}
    >
      {(ofSeries) => <GroupChoices offers={ofSeries} />}
    </FoldedDrawer>
  );
}

const useSeriesOffers = (): OpenOffer[] =>
  useOffers('series').filter((offer) => !isOfPlayset(offer));

interface BesidesProps {
  offers: readonly OpenOffer[];
  playset: Content['playsets'][string];
}

/** What belongs to a series besides its questions: a name, what the group can do together, a room. */
function Besides({ offers, playset }: BesidesProps) {
  const { series } = useTable().public.value;
  const asking = useAsking();
  const chosen = offers.filter(isGroupChoice);
  const loose = offers.filter((offer) => !chosen.includes(offer));
  const taken = playset.abilities.filter(({ id }) => series.abilities.includes(id));
  const body = (
    <>
      <OfferList offers={loose} />
      {chosen.length + taken.length > 0 ? <h3>What you can do together</h3> : null}
      {taken.length > 0 ? (
        <ul class="abilities">
          {taken.map(({ id, name, summary }) => (
            <li key={id} class="ability">
              <p>
                <b>{name}</b> <small>yours</small>
              </p>
              <p class="hint">{summary}</p>
            </li>
          ))}
        </ul>
      ) : null}
      <GroupChoices offers={chosen} />
    </>
  );
  if (!asking) return <Panel title="The rest of the series">{body}</Panel>;
  return (
    <details class="panel drawer">
      <summary>Its name, and what you can do together</summary>
      <div class="stack">{body}</div>
    </details>
  );
}
