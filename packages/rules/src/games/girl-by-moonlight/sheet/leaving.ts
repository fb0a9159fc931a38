import { dropChoices } from '../choices';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { nameById } from '../lookups';
import type { ActionRoll, ProtagonistId } from '../state';
import { remember } from '../telling/chronicle';
import { saying } from '../telling/saying';
import { returnGifts } from './gifts';
import { tellIfSpent } from './transcendence';

/**
 * A protagonist leaves the story, and with them whatever waited for them: their roll, consequences,
 * eclipse roll, activity, flashback, questions and choices (GBM-LOS-001…006). Their seat is free for
 * a new protagonist.
 */
export function leaveStory(play: GbmPlay, id: ProtagonistId, how: string): void {
  const { roll, eclipses, consequences, activities, flashback, questions, setUps } =
    play.state.public;
  if (roll) leaveRoll(play, roll, id);
  if (eclipses[id]) play.emit({ type: 'eclipseRemoved', protagonist: id });
  if (activities[id]) play.emit({ type: 'activityRemoved', protagonist: id });
  if (flashback?.by === id) play.emit({ type: 'flashbackSet', flashback: null });
  for (const one of Object.values(consequences)) {
    if (one.target === id) play.emit({ type: 'consequenceRemoved', id: one.id });
  }
  for (const one of Object.values(questions)) {
    if (one.by === id) play.emit({ type: 'questionsRemoved', id: one.id });
  }
  dropChoices(play, (one) => one.protagonist === id);
  for (const one of Object.values(setUps)) {
    if (one.by === id) play.emit({ type: 'setUpRemoved', id: one.id });
  }
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: { status: 'lost', seat: null, loss: how },
  });
  playsetOf(play.state).onLeft?.(play, id);
  remember(play, 'lost', `${nameById(play.state, id)} leaves the story${saying(how)}`);
}

function leaveRoll(play: GbmPlay, roll: ActionRoll, id: ProtagonistId): void {
  if (roll.roller === id) {
    play.emit({ type: 'rollClosed' });
    for (const returned of returnGifts(play, roll)) play.say(returned);
    for (const { protagonist: member } of roll.group ?? []) {
      if (member !== id) tellIfSpent(play, member);
    }
    return;
  }
  if (roll.stage === 'rolled') return;
  play.emit({
    type: 'rollChanged',
    changes: {
      assist: roll.assist?.by === id ? null : roll.assist,
      ...(roll.linkHelp?.by === id ? { linkHelp: null } : {}),
      setUp: roll.setUp?.by === id ? null : roll.setUp,
      group: roll.group?.filter((member) => member.protagonist !== id) ?? null,
    },
  });
}
