import type { SeatId } from '../audience';
import type { Offer } from '../prompts';
import type { RuleSystem } from '../system';
import type { BaseState } from '../table';
import { aligned, cleared } from './align';
import type { Decided } from './marked-table';
import { MarkedTable } from './marked-table';
import { Marks, withoutMarks } from './marks';
import { offeredTexts } from './offered-texts';
import type { Form, Said } from './own-words';
import { OwnWords } from './own-words';
import { Quotes } from './quotes';
import type { RecordedStep } from './recorded-step';
import { isAboutSeats, nameGiven, nameIn } from './seat-names';
import { mapTexts, STRUCTURE } from './texts';
import { holdsUnsigned, isUnsigned, withoutAnswer } from './unsigned';

/** Events whose texts are made of everybody's names. */
const NAMING: ReadonlySet<string> = new Set(['logged', 'diceRolled', 'rewound']);

/**
 * Removes a person's name and words from a table's history (TABLE-046). First `foresee` each step, then
 * `rewrite` each, in the order in which they happened. Only texts change: numbers, choices, dice and names
 * of things stay, so that a replay comes to the same table with other texts. What the game's own texts say
 * is nobody's words and stays too.
 *
 * It is not searched where a text may have gone. The history happens once more at a table where all that
 * the person types is marked; wherever the rules carry it, marks come out, and the rest is as recorded
 * (TABLE-110). Where today's rules decide something else than what is recorded, as of a step of an earlier
 * release, the texts that differ are searched instead, and the marks go on from there.
 */
export class Redaction {
  readonly #marks = new Marks();
  readonly #words: OwnWords;
  readonly #names = new Quotes();
  readonly #table: MarkedTable;
  #inexact = 0;

  /** @param blank the table before any step. */
  constructor(
    system: RuleSystem,
    private readonly seat: SeatId,
    blank: BaseState,
  ) {
    this.#words = new OwnWords(system, this.#marks);
    this.#table = new MarkedTable(system, blank);
  }

  /** How many steps came to something else than what is recorded of them, and had to be searched. */
  get inexact(): number {
    return this.#inexact;
  }

  /** Learns what will be asked for of earlier steps. */
  foresee(step: Pick<RecordedStep, 'events'>): void {
    this.#table.foresee(step);
  }

  /** A step without the person's name and words. Gives the same object where nothing is to be removed. */
  rewrite<T extends RecordedStep>(step: T): T {
    if (isUnsigned(step.command)) {
      // What was said without a name is not looked for elsewhere: what is missing would tell whose it was.
      this.#table.advance(step, step.events);
      return step.seat === this.seat ? withoutAnswer(step) : step;
    }
    const own = step.seat === this.seat && !isAboutSeats(step.command);
    const said = own ? this.#words.saidIn(step.command) : null;
    const marked = this.#marked(step, said);
    const decided = this.#table.decide(step, marked);
    const { events, exact } = this.#laidOver(step, decided, said);
    if (!exact) this.#inexact += 1;
    this.#table.advance(step, exact && decided ? decided.state : events);
    const command = cleared<{ type: string }>(step.command, marked, withoutMarks);
    const left = cleared(step.events, events, withoutMarks);
    return command === step.command && left === step.events
      ? step
      : { ...step, command, events: left };
  }

  /** The command of a step with all that is the person's in it marked. */
  #marked(step: RecordedStep, said: Said | null): { type: string } {
    const { command, seat } = step;
    const name = nameGiven(step, this.seat);
    if (name !== undefined) {
      this.#names.add(name);
      return this.#nameless(command);
    }
    if (isAboutSeats(command)) return command;
    let forms: Offer[] | null = null;
    const form: Form = (field) => {
      // Only a few steps ask for them, and they take longer than all else.
      forms ??= (seat === null ? [] : this.#table.forms(seat)).filter(
        (offer) => offer.command === command.type,
      );
      return forms.flatMap((offer) => offeredTexts(offer, field));
    };
    return said
      ? this.#words.markedOwn(command, said, form)
      : this.#words.markedOther(command, this.#table.state, form);
  }

  /** What is recorded of a step with the marks of what was decided. */
  #laidOver(
    step: RecordedStep,
    decided: Decided | null,
    said: Said | null,
  ): { events: readonly { type: string }[]; exact: boolean } {
    let exact = decided?.events.length === step.events.length;
    const events = step.events.map((event, at) => {
      const laid = aligned(
        event,
        decided?.events[at] ?? this.#goneBack(event),
        this.#marks,
        (text, key) => this.#guessed(event, text, key, said),
      );
      exact &&= laid.exact;
      const name = nameIn(event, this.seat);
      if (name !== undefined) this.#names.add(name);
      return name !== undefined && !laid.exact ? this.#nameless(event) : laid.marked;
    });
    return { events, exact };
  }

  /** What an undo has gone back to, although today nobody could. */
  #goneBack(event: { type: string }): object | undefined {
    if (event.type !== 'rewound' || !('to' in event)) return undefined;
    const state = this.#table.backTo(Number(event.to));
    return state && { ...event, state };
  }

  #guessed(event: { type: string }, text: string, key: string, said: Said | null): string {
    if (holdsUnsigned(event) || isAboutSeats(event)) return text;
    const marked = this.#words.guessed(text, key, said);
    if (STRUCTURE.has(key) || !(said || NAMING.has(event.type))) return marked;
    return this.#marks.over(text, marked, this.#names.placesIn(text), 'name');
  }

  #nameless<T>(about: T): T {
    return mapTexts(about, (text, key) =>
      key === 'name' ? this.#marks.marked(text, 'name') : text,
    );
  }
}
