import { Shell } from './shell';

export function NotFoundPage() {
  return (
    <Shell title="There is no such page">
      <p>
        <a href="/">Go to the start</a>
      </p>
    </Shell>
  );
}
