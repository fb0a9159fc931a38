import type { HumanityPlay } from '../../game';
import { amountOf, effectOf } from '../../numbers';
import { beat } from '../beats';
import { putButton } from '../buttons';
import { draw } from '../chance';
import type { Endeavor } from '../endeavor';
import { buttonsOn, nameOf } from '../find';
import { hitsInARow, sizeOf, trackOfUnit } from './units';

/** A unit is hit: chance says where; a Shield there goes instead, and one Hit is enough for a position (HUM-1223, 1414). */
export function hit(play: HumanityPlay, endeavor: Endeavor, unit: string): void {
  const track = trackOfUnit(endeavor, unit);
  if (!track || track.end === null || track.end < 1) return;
  const name = nameOf(play.state, unit);
  const { faces, record } = draw(play, `Where ${name} is hit`, { from: track.end });
  const [at = 1] = faces;
  const there = buttonsOn(endeavor, track.id).filter((one) => one.at === at);
  const shield = there.find(({ kind }) => kind === 'shield');
  const told = { ...beat('endeavor-button', unit), roll: record };
  if (shield) {
    play.emit({ type: 'buttonRemoved', id: shield.id });
    play.say(`${name} is hit at ${at}: the Shield there goes instead.`, told);
    return;
  }
  if (there.some(({ kind }) => kind === 'hit')) {
    play.say(`${name} is hit at ${at}, where a Hit Button is already.`, told);
    return;
  }
  putButton(play, { kind: 'hit', track: track.id, at, owner: null });
  const row = hitsInARow(endeavor, unit);
  play.say(`${name} is hit: a Hit Button at ${at}.`, {
    ...told,
    notes: row > 1 ? [`${row} Hit Buttons in a row.`] : [],
  });
}

/** What a unit is defended with: 1, 2 or 3 Shields by its size, where chance says (HUM-1224). */
export function shield(play: HumanityPlay, endeavor: Endeavor, unit: string): void {
  const track = trackOfUnit(endeavor, unit);
  const size = sizeOf(play.state, endeavor, unit);
  if (!track || track.end === null || size === 0) return;
  const name = nameOf(play.state, unit);
  const count = amountOf(effectOf(size));
  const { faces, record } = draw(play, `Where ${name} has its Shields`, { from: track.end, count });
  for (const at of faces) putButton(play, { kind: 'shield', track: track.id, at, owner: null });
  play.say(`${name} has ${count} Shield Button${count === 1 ? '' : 's'}, at ${faces.join(', ')}.`, {
    ...beat('endeavor-button', unit),
    roll: record,
  });
}
