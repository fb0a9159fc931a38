import './learn.css';

/** How something is played, one step after the other. */
export function LearnSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol class="learn-steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
