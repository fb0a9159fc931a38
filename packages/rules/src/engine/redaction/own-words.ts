import type { RuleSystem } from '../system';
import type { BaseState } from '../table';
import type { Typed } from '../typed-words';
import { mapTyped, typedFieldNames, typedIn } from '../typed-words';
import type { Marks } from './marks';
import { Quotes } from './quotes';
import { mapTexts, REMOVED, SOMEBODY, STRUCTURE, saysSomething, textsIn } from './texts';

/** What a person has typed in one command. */
export interface Said {
  texts: ReadonlySet<string>;
  /** The fields that they typed it into. */
  fields: ReadonlySet<string>;
}

/** What stands in a field of the forms for a command before anybody has typed, or can be chosen there. */
export type Form = (field: string) => readonly string[];

/** A sentence that others may have quoted by typing it again is at least so long, and several words. */
const LEAST_SENTENCE = 8;
/** A word shorter than this is nowhere looked for inside what others say. */
const LEAST_WORD = 3;

/** Fields of the log that may hold people's words and nothing else. */
const WORDS: ReadonlySet<string> = new Set(['what', 'fiction', 'nextTime']);

/** What a person has typed at a table so far, and what others have. */
export class OwnWords {
  /** Fields that hold people's words wherever they occur. */
  readonly #fields: ReadonlySet<string>;
  /** The game's own texts, which are nobody's words. */
  readonly #books: ReadonlySet<string>;
  readonly #own = new Set<string>();
  readonly #others = new Set<string>();
  /** Those that are looked for wherever others type, and all that are not too short. */
  readonly #sentences = new Quotes();
  readonly #all = new Quotes();

  constructor(
    private readonly system: RuleSystem,
    private readonly marks: Marks,
  ) {
    this.#fields = typedFieldNames(system.commandSchema);
    const { texts } = system;
    this.#books = new Set([
      ...textsIn(texts.of()),
      ...textsIn(texts.laid?.() ?? {}),
      REMOVED,
      SOMEBODY,
    ]);
  }

  /** What the sender of a command has typed in it. */
  saidIn(command: { type: string }): Said {
    const typed = typedIn(this.system.commandSchema, command);
    const texts = [...typed.map(({ text }) => text.trim()), ...(this.#pastedIn(command) ?? [])];
    return {
      texts: new Set(texts.filter((text) => this.#isSomebodys(text))),
      fields: new Set(typed.map(({ name }) => name)),
    };
  }

  /**
   * A command of the person's own with what they have typed in it marked. What a form has brought along,
   * such as a choice or what somebody else has written, they have not typed.
   *
   * @param form what stood in the forms for such a command, by field.
   */
  markedOwn(command: { type: string }, { texts }: Said, form: Form): { type: string } {
    const pasted = this.#pastedIn(command);
    for (const text of pasted ?? []) if (texts.has(text)) this.#learn(text);
    return mapTyped(this.system.commandSchema, command, (typed) => {
      const whole = typed.text.trim();
      if (!texts.has(whole)) return typed.text;
      // A sentence that nobody else has said can only be typed, and the forms need not be made; lines may have been put
      // together there of what several have said.
      const mayBeBrought = this.#others.has(whole) || !/\s/.test(whole) || whole.includes('\n');
      const brought = mayBeBrought ? this.#brought(typed, form) : null;
      if (brought !== null) return brought;
      const document = pasted ? this.#markedDocument(typed.text, pasted) : null;
      if (document !== null) return document;
      this.#learn(whole);
      return this.marks.marked(typed.text, 'words');
    });
  }

  /**
   * A command of somebody else with those of the person's words marked that stand in it: sentences that
   * were typed again, and whatever a form has brought along.
   */
  markedOther(command: { type: string }, state: BaseState, form: Form): { type: string } {
    return mapTyped(this.system.commandSchema, command, (typed) => {
      const { text } = typed;
      const whole = text.trim();
      if (this.#own.has(whole)) {
        const marked = this.#brought(typed, form) ?? this.marks.marked(text, 'words');
        if (isSentence(whole) || standsIn(state, marked.trim())) return marked;
      } else {
        this.#others.add(whole);
      }
      // A form may have put lines together that several have written: those of this person have their marks there.
      const brought = whole.includes('\n') ? this.#brought(typed, form) : null;
      return this.marks.over(text, brought ?? text, this.#sentences.placesIn(text), 'words');
    });
  }

  /** A text with the marks that it has had in a form already; `null` where it was typed. */
  #brought({ name, text }: Typed, form: Form): string | null {
    const whole = text.trim();
    const found = form(name).find((one) => this.marks.fits(whole, one));
    return found === undefined ? null : text.replace(whole, () => found);
  }

  /**
   * Marks a text of which it is not known how it came to be: as far as the person's words can be found in
   * it, and by the field that it stands in.
   *
   * @param here what they have typed in this very step.
   */
  guessed(text: string, key: string, here: Said | null): string {
    if (STRUCTURE.has(key)) return text;
    const whole = text.trim();
    const wordsHere = this.#fields.has(key) || WORDS.has(key) || isPlainlyWords(whole);
    if (
      here?.texts.has(whole) ? wordsHere || here.fields.has(key) : this.#own.has(whole) && wordsHere
    ) {
      return this.marks.marked(text, 'words');
    }
    if (!/\s/.test(text)) return text;
    const found = this.marks.over(text, text, this.#all.placesIn(text), 'words');
    if (!here) return found;
    const own = new Quotes();
    for (const said of here.texts) own.add(said);
    return this.marks.over(text, found, own.placesIn(text), 'words');
  }

  #learn(text: string): void {
    // What somebody else has said before, they have not got from this person.
    if (this.#others.has(text)) return;
    this.#own.add(text);
    if (isSentence(text)) this.#sentences.add(text);
    if (text.length >= LEAST_WORD) this.#all.add(text);
  }

  #isSomebodys(text: string): boolean {
    return saysSomething(text) && !this.#books.has(text);
  }

  /**
   * The texts of a document in a command, where they stand in fields that hold people's words; `null` where
   * there is no document.
   */
  #pastedIn(command: { type: string }): string[] | null {
    const document = this.system.pasted?.(command);
    if (!document) return null;
    const found: string[] = [];
    mapTexts(document, (text, key) => {
      if (this.#fields.has(key)) found.push(text.trim());
      return text;
    });
    return found;
  }

  /**
   * A document with what was read of it as words marked, and still to be read; `null` where it is none. It
   * is as long as no text that it could be laid over: all of it goes.
   */
  #markedDocument(text: string, words: readonly string[]): string | null {
    const document = parsed(text);
    if (document === undefined) return null;
    const read = new Quotes();
    for (const word of words) if (this.#isSomebodys(word)) read.add(word);
    const marked = JSON.stringify(
      mapTexts(document, (part) => this.marks.over(part, part, read.placesIn(part), 'words')),
    );
    return marked.length === text.length ? `${marked} ` : marked;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isSentence = (text: string): boolean => text.length >= LEAST_SENTENCE && /\s/.test(text);

/** Nothing in a game is called like this: its names of things and choices begin with small letters. */
const isPlainlyWords = (text: string): boolean => /\s|^\p{Lu}|[^\p{ASCII}]/u.test(text);

/** Whether a text stands somewhere at a table as a whole. */
function standsIn(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value.trim() === text;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => standsIn(part, text));
}
