import type { HumanityPlay } from '../game';
import { beat } from './beats';
import type { Walk } from './buttons';
import { buttonName, buttonRules, concerns } from './buttons';
import { buttonsOn, isIn, nameOf, updateOne } from './find';
import { whose } from './reading';

/** How somebody moves. */
export interface HowMoved {
  /** Who makes them do it; `null` where they do it themselves. */
  by?: string | null;
  /** How many Terrain Buttons do nothing to it (HUM-1316). */
  ignoring?: number;
}

/** What came of a movement. */
export interface Moved {
  from: number;
  to: number;
  /** How many positions they really moved (Q50). */
  steps: number;
}

/**
 * Moves somebody step by step, so that each Button on the way does what it does; never below 0 and never past the end of
 * a track (HUM-1111, Q25, HUM-1229). One sentence says it.
 *
 * @param by so many positions; down where it is below zero.
 */
export function move(play: HumanityPlay, who: string, by: number, how: HowMoved = {}): Moved {
  const { endeavor } = play.state.public;
  const before = endeavor?.participants[who];
  if (!endeavor || !before) return { from: 0, to: 0, steps: 0 };
  const way = by < 0 ? -1 : 1;
  const from = before.position;
  const end = endeavor.tracks[before.track]?.end ?? null;
  const walk: Walk = {
    play,
    who,
    way,
    left: Math.abs(by),
    ignoring: how.ignoring ?? 0,
    notes: [],
    end() {
      this.left = 0;
    },
  };
  let at = from;
  let steps = 0;
  let reached: string[] = [];
  while (walk.left > 0) {
    const next = at + way;
    if (next < 0 || (end !== null && next > end)) break;
    const behind = buttonsOn(endeavor, before.track).filter(
      (one) => one.at === at && concerns(one, who),
    );
    at = next;
    steps += 1;
    walk.left -= 1;
    updateOne(play, before, { position: at });
    for (const button of behind) buttonRules[button.kind]?.off?.(walk, button);
    const here = buttonsOn(endeavor, before.track).filter(
      (one) => one.at === at && concerns(one, who),
    );
    reached = here.map((button) => `${whose(button)} ${buttonName(button.kind)}`);
    for (const button of here) {
      buttonRules[button.kind]?.onto?.(walk, button);
      if (endeavor.participants[who]?.position !== at || !isIn(endeavor, who)) break;
    }
  }
  const moved = { from, to: at, steps };
  tell(play, who, moved, { way, reached, notes: walk.notes, by: how.by ?? null });
  return { ...moved, to: endeavor.participants[who]?.position ?? at };
}

/** “Ari moves down 3: position 10 → 7, onto its Recovery Button.” */
function tell(
  play: HumanityPlay,
  who: string,
  { from, to, steps }: Moved,
  said: { way: 1 | -1; reached: string[]; notes: string[]; by: string | null },
): void {
  const name = nameOf(play.state, who);
  if (steps === 0) {
    play.say(`${name} stays at ${from}.`, beat('endeavor-move', who));
    return;
  }
  const onto = said.reached.length > 0 ? `, onto ${said.reached.join(' and ')}` : '';
  const direction = said.way > 0 ? 'up' : 'down';
  play.say(`${name} moves ${direction} ${steps}: position ${from} → ${to}${onto}.`, {
    ...beat('endeavor-move', ...(said.by === null ? [who] : [who, said.by])),
    notes: said.notes,
  });
}
