import { Page, ToTheStart } from './page';

/** A table of a game that this page cannot draw, and what to do then. */
export function UnknownGamePage() {
  return (
    <Page title="This page does not know that game yet">
      <p role="alert">
        The table is there, but it plays a game that is newer than this page. Reload to get the
        newest version.
      </p>
      <Ways />
    </Page>
  );
}

/** A game that did not arrive, usually because the connection broke or the page is old. */
export function GameLostPage() {
  return (
    <Page title="The game could not be loaded">
      <p role="alert">
        Check your connection, then load the page again. Nothing at the table is lost.
      </p>
      <Ways />
    </Page>
  );
}

function Ways() {
  return (
    <div class="page-ways">
      <button type="button" class="btn btn-primary" onClick={() => location.reload()}>
        Load the page again
      </button>
      <ToTheStart beside />
    </div>
  );
}
