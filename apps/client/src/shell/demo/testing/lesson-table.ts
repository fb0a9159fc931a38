import type { BaseState } from '@moonlit/rules/engine';
import { LocalTable } from '../../local/local-table';
import type { SharedState } from '../../state';
import type { Hint, Lesson } from '../lesson';

/** The table of a lesson in the hands of a test. */
export class LessonTable<P extends SharedState = SharedState> {
  readonly table: LocalTable;

  /** @param read what everybody sees of a state of this game. */
  constructor(
    private readonly lesson: Lesson<P>,
    private readonly read: (state: BaseState) => P,
  ) {
    this.table = new LocalTable(lesson.system, lesson.table, lesson.setFaces);
    lesson.prepare(this.table);
  }

  /** What everybody sees. */
  get shown(): P {
    return this.read(this.table.state);
  }

  get hint(): Hint {
    return this.lesson.hint(this.shown);
  }

  /** What the dice of a command are set to now. */
  facesOf(type: string): readonly number[] {
    return this.lesson.setFaces(this.table.state, { type });
  }

  /** Lets a seat do what the hint offers to do for it. Throws where it offers nothing. */
  letDo(): void {
    const { let: doing, text } = this.hint;
    if (!doing) throw new Error(`Nothing is offered: ${text}`);
    this.table.play(doing.by, doing.command);
  }

  /** Sends the first offer of a command, as it stands. Throws where there is none. */
  send(seat: string, command: string): void {
    const found = this.#offers(seat).find((one) => one.command === command);
    if (!found) throw new Error(`“${command}” is not offered.`);
    this.table.play(seat, { type: command, ...found.with });
  }

  /** Somebody does something that they are offered, or tries to; `next` says who, and what. */
  doSomething(next: () => number): void {
    const { seats } = this.lesson;
    const seat = seats[next() % seats.length]?.seat ?? this.lesson.first;
    const offers = this.#offers(seat);
    const offer = offers[next() % Math.max(1, offers.length)];
    if (offer) this.table.submit(seat, { type: offer.command, ...offer.with });
  }

  #offers(seat: string) {
    return Object.values(this.table.state.seats[seat]?.offers ?? {});
  }
}
