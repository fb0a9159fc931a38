import type { RollExample } from '@moonlit/rules';
import { Dice } from '../../design/dice';

/** One roll, from what is said before it to what comes of it: the dice as they lie on a table, and how they are read. */
export function Example({ example: { before, roll, reading } }: { example: RollExample }) {
  const { title, groups, modifiers, reading: result } = roll;
  return (
    <section class="learning-example" aria-labelledby="learning-example">
      <h2 id="learning-example">One roll, as it is read</h2>
      <dl class="learning-said">
        {before.map(({ who, says }) => (
          <div key={says}>
            <dt>{who}</dt>
            <dd>“{says}”</dd>
          </div>
        ))}
      </dl>
      <figure class="learning-roll" aria-label={title}>
        <Dice groups={groups} modifiers={modifiers} rollKey="example" />
        <figcaption class={`reading-${result.tone}`}>{result.word}</figcaption>
      </figure>
      <ol class="learning-steps">
        {reading.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
