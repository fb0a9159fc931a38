import type { Questions, SetUp } from '@moonlit/rules/girl-by-moonlight';
import { Panel } from '../../../design/panel';
import { count } from '../../../design/words';
import { Term } from '../../../shell/learning/term';
import { OfferList } from '../../../shell/offers/offer-list';
import { aboutQuestions, protagonistName, useTable } from '../view';
import { effectWord, Steps } from './effect';
import { Reminders } from './reminders';

/** What gathering information won: questions to ask, and what has been answered. */
export function QuestionsPanel() {
  const table = useTable();
  const state = table.public.value;
  const offers = table.offers.value.filter(aboutQuestions);
  const all = Object.values(state.questions);
  if (all.length === 0) return null;
  return (
    <Panel title="Questions and answers">
      <ul class="cards">
        {all.map((one) => (
          <li key={one.id} class="card">
            <p class="card-title">
              {protagonistName(state, one.by)} asks
              {one.to ? ` ${protagonistName(state, one.to)}` : ''}
              {one.about ? ` about ${one.about}` : ''}
            </p>
            <p class="hint">{leftOf(one)}</p>
            {one.openness ? (
              <div class="hint">
                How open the answers are: {effectWord(one.openness.effect)}
                {one.openness.lines.length > 0 ? `, from ${effectWord(one.openness.from)}` : ''}
                <Steps lines={one.openness.lines} />
              </div>
            ) : null}
            <dl class="answers">
              {one.asked.map(({ question, answer, followUp }) => (
                <div key={question}>
                  <dt>
                    {followUp ? 'Follow-up: ' : ''}
                    {question}
                  </dt>
                  <dd>{answer ?? 'Not answered yet.'}</dd>
                </div>
              ))}
            </dl>
            <OfferList offers={offers.filter((offer) => offer.with.questions === one.id)} />
          </li>
        ))}
      </ul>
      {state.roll ? null : <Reminders when={['gather-information']} />}
    </Panel>
  );
}

function leftOf({ questions, followUps, free, critical }: Questions): string {
  const left = [
    `${count(questions, 'question', 'questions')} left`,
    `${count(followUps, 'follow-up', 'follow-ups')} left`,
  ];
  const more = critical ? ' A critical: the director adds something more.' : '';
  const gratis = free.length > 0 ? ` Free: ${free.join(' ')}` : '';
  return `${left.join(', ')}.${more}${gratis}`;
}

/** Openings that somebody made for the others. */
export function SetUps() {
  const state = useTable().public.value;
  const all: SetUp[] = Object.values(state.setUps);
  if (all.length === 0) return null;
  return (
    <Panel title={<Term id="set-up">Openings</Term>}>
      <ul class="plain-list">
        {all.map((one) => (
          <li key={one.id}>
            <b>{protagonistName(state, one.by)}</b> set up: {one.goal}
            {one.benefit ? ` (better ${one.benefit} for whoever follows up)` : ''}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
