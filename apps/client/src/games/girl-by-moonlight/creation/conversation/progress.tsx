import { DialogButton } from '../../../../design/dialog-button';
import { Icon } from '../../../../design/icon';
import { useTable } from '../../view';
import { keptOf, useTurns } from './answers';
import type { Question } from './going';
import { Poster } from './poster';

interface ProgressProps {
  questions: readonly Question[];
  /** Which of them is looked at; −1 is none. */
  at: number;
  /** The poster does not stand beside it: it is opened from here. */
  opens: boolean;
}

/** How far the series is, as a row of small cards of which the kept ones lie open. */
export function Progress({ questions, at, opens }: ProgressProps) {
  const state = useTable().public.value;
  const kept = questions.filter((question) => keptOf(state, question).length > 0).length;
  const words = `${kept} of ${questions.length} answered`;
  const label = (
    <>
      <Icon name="book" />
      So far
      <span class="sr-only">: our series, {words}</span>
    </>
  );
  return (
    <div class="ask-progress">
      <p class="kicker">{at === -1 ? 'The series' : `Question ${at + 1} of ${questions.length}`}</p>
      {opens ? (
        <DialogButton title="Our series so far" label={label} narrow>
          {(close) => <Poster gone={close} />}
        </DialogButton>
      ) : (
        <p class="kicker">{words}</p>
      )}
      <p class="ask-pips" aria-hidden="true">
        {questions.map((question, index) => (
          <Pip key={question.id} question={question} here={index === at} />
        ))}
      </p>
    </div>
  );
}

function Pip({ question, here }: { question: Question; here: boolean }) {
  const kept = keptOf(useTable().public.value, question);
  const turns = useTurns(JSON.stringify(kept));
  const classes = [
    'ask-pip',
    kept.length > 0 && 'ask-pip-kept',
    here && 'ask-pip-here',
    turns > 0 && 'row-turns',
  ];
  return <i key={turns} class={classes.filter(Boolean).join(' ')} />;
}
