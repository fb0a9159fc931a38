import { RequestFailed, sayError } from '../api/http';
import { Page, ToTheStart } from './page';

/** An invite that leads to no table just now: because it never will, or because the server did not answer. */
export function InviteProblem({ problem }: { problem: unknown }) {
  const code = problem instanceof RequestFailed ? problem.code : null;
  if (code === 'closed-invite')
    return (
      <NoInvitePage why="No table answers to this link: it was closed, or a part of it is missing." />
    );
  if (code === 'malformed') return <NoInvitePage why="This link is not whole." />;
  return (
    <Page title="The table did not answer">
      <p role="alert">{sayError(problem)}</p>
      <div class="page-ways">
        <button type="button" class="btn btn-primary" onClick={() => location.reload()}>
          Try again
        </button>
      </div>
    </Page>
  );
}

/** An invite that is closed, or no whole one: what to do instead, for whoever is new and whoever has sat there. */
export function NoInvitePage({ why }: { why: string }) {
  return (
    <Page title="This invite does not work">
      <p role="alert">{why}</p>
      <ul class="page-what">
        <li>Ask whoever invited you for a new link.</li>
        <li>Did you sit at the table before? Your own link still works.</li>
        <li>So does the start page of the device that you played on: your seats stand there.</li>
      </ul>
      <div class="page-ways">
        <ToTheStart />
      </div>
    </Page>
  );
}
