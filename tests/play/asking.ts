import type { Learning, RuleSystem } from '@moonlit/rules';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import { expect } from 'vitest';
import { finderOf, termsIn } from '../../apps/client/src/shell/learning/terms-in';
import type { Person } from './person';

/** The words of a game. */
const termsOf = ({ texts }: Pick<RuleSystem, 'texts'>) =>
  (texts.of('how-to-play') as Learning).glossary.flatMap((group) => group.terms);

const terms = termsOf(girlByMoonlight);

/** The words of the game that somebody has met on a screen, by their ids. */
const met = new Set<string>();

/** A text on the screen, and what it says when it is asked about; `null`: it cannot be. */
interface Shown {
  text: string;
  asked: string | null;
  /** The keyboard comes there: by itself, or with arrows among others that share a stop. */
  stop: boolean;
}

/** All that is in reach of who asks: each line of text, with the place that is tapped for it. Runs in the page. */
const textsOnPage = `(() => {
  const over = '.asking, dialog, .voice, .skips, [aria-hidden=true], [aria-live], title, script, style';
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent.checkVisibility({ visibilityProperty: true }) || parent.closest(over)) continue;
    const place = parent.closest('[data-asked]');
    const control = place?.querySelector('input') ?? place;
    found.push({ text: text.nodeValue, asked: place?.textContent ?? null, stop: (control?.tabIndex ?? -1) >= 0 || place?.matches('[data-place]') === true });
  }
  return found;
})()`;

/** Turns to asking what words mean; ends by a tap or with Escape. */
export async function asks(person: Person, job: () => Promise<void>): Promise<void> {
  await person.tap('Menu');
  await person.tap('What does a word here mean?');
  await person.page.locator('.asking').waitFor();
  await expect.poll(() => person.page.locator('[data-asked]').count()).toBeGreaterThan(0);
  await job();
  await person.page.keyboard.press('Escape');
  await person.page.locator('.asking').waitFor({ state: 'detached' });
  expect(await person.page.locator('[data-asked]').count(), 'marks that stay').toBe(0);
}

/** Every word of the game that stands on this screen can be asked about where it stands, by the keyboard as well. */
export async function canAskAboutAll(
  person: Person,
  where: string,
  game: Pick<RuleSystem, 'texts'> = girlByMoonlight,
): Promise<void> {
  const finder = finderOf(termsOf(game));
  await asks(person, async () => {
    const unanswered = async (): Promise<string[]> => {
      const shown = await person.page.evaluate<Shown[]>(textsOnPage);
      return shown.flatMap(({ text, asked, stop }) =>
        termsIn(text, finder).flatMap(({ term }) => {
          if (term !== null) met.add(term);
          return term === null || (asked !== null && stop) ? [] : `${term}, in “${text.trim()}”`;
        }),
      );
    };
    // What is drawn meanwhile, such as older lines of the log, is marked a moment later.
    await expect
      .poll(unanswered, { message: `${person.name}, ${where}: words that cannot be asked about` })
      .toEqual([]);
  });
}

/** Says which words nobody has met on a screen: those are explained in How to play alone. */
export function wordsNeverMet(): string[] {
  return terms.flatMap(({ id }) => (met.has(id) ? [] : id));
}

export const wordsInAll = terms.length;
