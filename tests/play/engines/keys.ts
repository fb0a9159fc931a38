import type { Keyboard } from './surface';
import type { Session } from './webdriver';

/** The keys that WebDriver has a sign of its own for, by their names. */
const SIGNS: Record<string, string> = {
  ...{ Backspace: '\ue003', Tab: '\ue004', Enter: '\ue007', Shift: '\ue008', Control: '\ue009' },
  ...{ Alt: '\ue00a', Escape: '\ue00c', Space: ' ', End: '\ue010', Home: '\ue011' },
  ...{ ArrowLeft: '\ue012', ArrowUp: '\ue013', ArrowRight: '\ue014', ArrowDown: '\ue015' },
  Delete: '\ue017',
};

type Stroke = { type: 'keyDown' | 'keyUp'; value: string };

/** A keyboard that a WebDriver session strikes the keys of. */
export class DriverKeyboard implements Keyboard {
  constructor(private readonly session: Session) {}

  press(combination: string): Promise<void> {
    const keys = combination.split('+').map(signOf);
    return this.#strike([...keys.map(down), ...keys.reverse().map(up)]);
  }

  down(key: string): Promise<void> {
    return this.#strike([down(signOf(key))]);
  }

  up(key: string): Promise<void> {
    return this.#strike([up(signOf(key))]);
  }

  type(words: string): Promise<void> {
    return this.#strike([...words].flatMap((sign) => [down(sign), up(sign)]));
  }

  #strike(actions: Stroke[]): Promise<void> {
    return this.session.act([{ type: 'key', id: 'keys', actions }]);
  }
}

const signOf = (key: string): string => SIGNS[key] ?? key;

const down = (value: string): Stroke => ({ type: 'keyDown', value });

const up = (value: string): Stroke => ({ type: 'keyUp', value });
