import { Page, ToTheStart } from './page';

export function NotFoundPage() {
  return (
    <Page title="There is no such page">
      <p>
        Nothing is at this address. Links to a table are long: perhaps this one was cut off on its
        way.
      </p>
      <div class="page-ways">
        <ToTheStart />
      </div>
    </Page>
  );
}
