import type { ComponentChildren } from 'preact';
import { Component } from 'preact';
import { Page, ToTheStart } from './page';

/** Catches what no page expects, and says so instead of showing nothing. */
export class ErrorBoundary extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Page title="Something broke on this page">
        <p>Nothing at the table is lost: all of it is kept by the server.</p>
        <div class="page-ways">
          <button type="button" class="btn btn-primary" onClick={() => location.reload()}>
            Load the page again
          </button>
          <ToTheStart beside />
        </div>
      </Page>
    );
  }
}
