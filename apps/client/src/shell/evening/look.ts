/** What the page lends to a picture that is made of it. */
export interface PosterLook {
  /** The key picture of the look, as markup with a `viewBox`; `null` where it has none, or it does not come. */
  art: string | null;
  /** What writing upon it is darkened with, as `rgb` numbers between spaces, and the colour of that writing. */
  shade: string | null;
  ink: string | null;
  /** The face of headings, as the address of its letters in itself. */
  face: { family: string; source: string } | null;
}

export const noLook: PosterLook = { art: null, shade: null, ink: null, face: null };

/**
 * The look that the page stands in. A drawing that becomes a picture can fetch nothing, so all that it needs is put into
 * it; what does not come is left out.
 */
export async function lookOfPage(): Promise<PosterLook> {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(name).trim() || null;
  const family = familyOf(of('--serif') ?? '');
  const [art, source] = await Promise.all([
    textAt(addressOf('var(--art)')).catch(() => null),
    sourceOf(family).catch(() => null),
  ]);
  return {
    art: art?.startsWith('<svg') ? art : null,
    shade: of('--art-shade'),
    ink: of('--art-ink'),
    face: source === null ? null : { family, source },
  };
}

/** The first of some families. */
const familyOf = (families: string): string =>
  (families.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');

/** Where an image of the style sheets lies: only where one is used does a browser tell it from the page's address on. */
function addressOf(image: string): string | null {
  const probe = document.createElement('i');
  probe.style.backgroundImage = image;
  document.body.append(probe);
  const used = getComputedStyle(probe).backgroundImage;
  probe.remove();
  return inUrl(used);
}

const inUrl = (value: string): string | null => /^url\(["']?(.+?)["']?\)/.exec(value)?.[1] ?? null;

async function textAt(address: string | null): Promise<string | null> {
  if (address === null) return null;
  // Nothing has to be fetched of what stands in its own address; a page may be forbidden to.
  const [, inItself] = /^data:image\/svg\+xml[^,]*,(.*)$/s.exec(address) ?? [];
  if (inItself !== undefined) return decodeURIComponent(inItself);
  const answer = await fetch(address);
  return answer.ok ? answer.text() : null;
}

/** The letters of a family that a style sheet of ours says where to find. */
async function sourceOf(family: string): Promise<string | null> {
  const rule = rulesOfPage().find(
    ({ style }) => familyOf(style.getPropertyValue('font-family')) === family,
  );
  const sheet = rule?.parentStyleSheet?.href ?? document.baseURI;
  const address = inUrl(rule?.style.getPropertyValue('src') ?? '');
  if (address === null) return null;
  const answer = await fetch(new URL(address, sheet));
  if (!answer.ok) return null;
  const letters = new Uint8Array(await answer.arrayBuffer());
  const text = Array.from(letters, (byte) => String.fromCharCode(byte)).join('');
  return `data:font/woff2;base64,${btoa(text)}`;
}

const rulesOfPage = (): CSSFontFaceRule[] =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
  );
