import { Empty, Panel } from '../../../design/panel';
import { Written } from '../../../design/written';
import { FoldedDrawer } from '../../../shell/offers/drawer';
import { OfferControl } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import type { Content } from '../api/content';
import { content, playsetOf } from '../api/content';
import type { OpenOffer } from '../view';
import { isOfPlayset, personName, useOffers, useTable } from '../view';

type Question = Content['playsets'][string]['questions'][number];

/** What the table makes together before its first episode: its series, question by question. */
export function SeriesWorkspace() {
  const table = useTable();
  const { series, phase } = table.public.value;
  const offers = useOffers('series').filter((offer) => !isOfPlayset(offer));
  const playset = playsetOf(series.playset);
  if (!playset) return content.value ? null : <Empty>The questions are on their way…</Empty>;
  const ofQuestion = (id: string) => offers.filter((offer) => offer.with.question === id);
  const placed = new Set(playset.questions.flatMap(({ id }) => ofQuestion(id)));
  const abilities = offers.filter(({ command }) => command === 'series.take-ability');
  const loose = offers.filter((offer) => !placed.has(offer) && !abilities.includes(offer));
  return (
    <>
      {phase === 'creation' ? (
        <Panel
          tone="moon"
          kicker={playset.name}
          title={series.name || 'Your series has no name yet'}
        >
          <p class="lead">{playset.tagline}</p>
          <p>{playset.summary}</p>
          <OfferList offers={loose} />
        </Panel>
      ) : (
        <FoldedDrawer
          name="series-abilities"
          title="Changes to the series"
          class="panel drawer"
          always={offers.length > 0}
          top={<OfferList offers={offers} />}
        >
          {(ofSeries) => <OfferList offers={ofSeries} />}
        </FoldedDrawer>
      )}
      {phase === 'creation' ? (
        <ol class="questions">
          {playset.questions.map((question, index) => (
            <li key={question.id}>
              <QuestionCard
                number={index + 1}
                question={question}
                offers={ofQuestion(question.id)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {phase === 'creation' ? <Abilities offers={abilities} playset={playset} /> : null}
    </>
  );
}

/** What the group can do together: what it has, and what it may take. */
function Abilities(props: { offers: readonly OpenOffer[]; playset: Content['playsets'][string] }) {
  const { offers, playset } = props;
  const { series } = useTable().public.value;
  const taken = playset.abilities.filter(({ id }) => series.abilities.includes(id));
  if (offers.length + taken.length === 0) return null;
  return (
    <Panel title="Series abilities">
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
      <OfferList offers={offers} />
    </Panel>
  );
}

interface CardProps {
  number: number;
  question: Question;
  offers: readonly OpenOffer[];
}

/** One question, what the table has answered so far, and the way to answer it otherwise. */
function QuestionCard({ number, question, offers }: CardProps) {
  const state = useTable().public.value;
  const answer = state.series.answers[question.id];
  const answered = answer && (answer.picks.length > 0 || answer.text !== '');
  return (
    <Panel
      kicker={`Question ${number}`}
      title={question.title}
      aside={
        <span class={answered ? 'badge badge-done' : 'badge'}>
          {answered ? 'Answered' : 'Open'}
        </span>
      }
    >
      {question.asks.length > 0 ? (
        <ul class="plain-list">
          {question.asks.map((ask) => (
            <li key={ask}>{ask}</li>
          ))}
        </ul>
      ) : null}
      {answered ? (
        <div class="answer">
          {answer.picks.length > 0 ? (
            <ul class="chips">
              {answer.picks.map((pick) => (
                <li key={pick} class="chip chip-strong">
                  {pick}
                </li>
              ))}
            </ul>
          ) : null}
          {answer.text ? (
            <Written as="p" class="answer-text">
              {answer.text}
            </Written>
          ) : null}
          <p class="hint">Last written by {personName(state, answer.by)}.</p>
        </div>
      ) : null}
      {offers.map((offer) => (
        <OfferControl
          key={offer.key}
          offer={offer}
          summary={answered ? 'Change the answer' : 'Answer'}
        />
      ))}
    </Panel>
  );
}
