import { Page } from './page';

export function NotFoundPage() {
  return (
    <Page title="There is no such page">
      <p>
        <a href="/">Go to the start</a>
      </p>
    </Page>
  );
}
