import { isolated } from '../../design/bidi';

/** A name for the file that a story is kept in. */
export function fileName(title: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain || 'our-story'}.html`;
}

/**
 * Lets the reader keep what is drawn in an element as a page of its own: one file that needs no
 * server, no script and no other file.
 */
export function keepPage(title: string, drawn: HTMLElement, look: Record<string, string>): void {
  const page = document.implementation.createHTMLDocument(isolated(title));
  page.documentElement.lang = 'en-GB';
  page.head.append(
    meta(page, { charset: 'utf-8' }),
    meta(page, { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
  );
  const style = page.createElement('style');
  const colours = Object.entries(look).map(([name, value]) => `${name}: ${value};`);
  style.textContent = `:root { ${colours.join(' ')} }\n${STYLE}`;
  page.head.append(style);
  page.body.append(page.importNode(drawn, true));
  const text = `<!doctype html>\n${page.documentElement.outerHTML}\n`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(title);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function meta(page: Document, attributes: Record<string, string>): HTMLMetaElement {
  const element = page.createElement('meta');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** The tokens that the page needs of the look in which it was kept. */
export const LOOK = [
  '--ground',
  '--ground-far',
  '--paper',
  '--paper-2',
  '--line',
  '--ink',
  '--ink-soft',
  '--heading',
  '--rose',
  '--gold',
  '--serif',
  '--sans',
] as const;

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 1.5rem 1rem 4rem; background: linear-gradient(var(--ground-far), var(--ground)) fixed; color: var(--ink); font: 1rem/1.6 var(--sans); }
.story { max-width: 40rem; margin: 0 auto; }
.story :is(h1, h2, h3, p, dt, dd) { overflow-wrap: anywhere; }
.story h1, .story h2, .story h3 { color: var(--heading); font-family: var(--serif); line-height: 1.2; }
.story h1, .story h2, .story-title, .story-part, .story-end { text-align: center; }
.story h1 { font-size: 2.5rem; margin-bottom: 0.25rem; }
.story h2 { margin: 3rem 0 1rem; }
.story-part { margin-top: 3rem; border-top: 1px solid var(--line); padding-top: 1.5rem; }
.story-number { display: block; color: var(--ink-soft); font: 600 0.875rem/1.6 var(--sans); letter-spacing: 0.14em; text-transform: uppercase; }
.story dt { font-weight: 600; margin-top: 0.75rem; }
.story dd { margin: 0; }
.story-words, .story-told { white-space: pre-line; font: 1.0625rem/1.65 Georgia, serif; }
.story-told { font-style: italic; }
.story-told, .story-lead, .story-who, .story-by { color: var(--ink-soft); }
.story-lead, .story-who, .story-by { font-size: 0.9rem; }
.story-lead { margin: 1.25rem 0 0; }
.story-lead + .story-words { margin-top: 0.25rem; }
.story-by { text-align: end; }
.story-by::before { content: "— "; }
.story-end { padding-top: 1rem; }
.story-end::before { content: "☾"; color: var(--gold); }
.story h2, .story h3, .story-lead { break-after: avoid; }
@media print { :root { color-scheme: light; } body { background: #fff; padding: 0; } }
`;
