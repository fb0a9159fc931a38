import { Written } from '../../../design/written';
import { useTable } from '../view';

/** What people ask each other before they begin; folded away once dice have fallen. */
export function Questions() {
  const { questions = '', table } = useTable().public.value;
  const lines = questions.split('\n').filter(Boolean);
  const beginning = table.dice.rolls === 0 && table.session.number <= 1;
  if (lines.length === 0) return null;
  return (
    <details class="panel drawer" key={String(beginning)} open={beginning}>
      <summary>Questions to begin with</summary>
      <ol class="opening-firsts">
        {lines.map((line, at) => (
          <Written key={at} as="li">
            {line}
          </Written>
        ))}
      </ol>
    </details>
  );
}
