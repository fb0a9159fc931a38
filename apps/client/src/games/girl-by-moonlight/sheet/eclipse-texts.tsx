import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { Term } from '../../../shell/learning/term';
import { useTable } from '../view';
import { playbookFacts } from './playbook-facts';

/** What eclipse makes of a protagonist, and the way out of it, as their playbook says. */
export function EclipseTexts({ one }: { one: Protagonist }) {
  const facts = playbookFacts(useTable().public.value, one.playbook);
  if (!facts) return null;
  return (
    <dl class="eclipse-texts">
      <dt>In eclipse</dt>
      <dd>{facts.eclipse.prompt}</dd>
      <dt>The way out</dt>
      <dd>{facts.eclipse.escape}</dd>
    </dl>
  );
}

/** What a playbook says of eclipse, and what it asks when it gathers information. */
export function PlaybookTexts({ one }: { one: Protagonist }) {
  const facts = playbookFacts(useTable().public.value, one.playbook);
  if (!facts) return null;
  return (
    <section class="sheet-part" aria-label="Eclipse and questions">
      <h3>
        <Term id="eclipse">Eclipse</Term>
      </h3>
      <EclipseTexts one={one} />
      <h3>Questions when gathering information</h3>
      <ul class="plain-list">
        {facts.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  );
}
