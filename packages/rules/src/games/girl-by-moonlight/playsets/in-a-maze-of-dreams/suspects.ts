import type { GbmPlay } from '../../game';
import { missing, refuse } from '../../refusal';
import type { CommandOf } from './commands';
import { dreamsOf, knownRole } from './conspiracy';
import { changeStep, toName } from './members';
import { dreamsSecrets, dreamsSlot } from './slots';
import type { DreamsState, Suspect } from './state';

/** A suspect by id. */
export function suspectNamed(play: GbmPlay, id: string): Suspect {
  return (
    dreamsOf(play.state).suspects[id] ??
    missing('There is no such suspect.', 'Choose one from the list.', 'GBM-MAZ-RUL-001')
  );
}

/**
 * Names a suspect: two each to begin with, the director too (GBM-MAZ-RUL-001, AMB-53), and one each
 * when the cell has changed (GBM-MAZ-RUL-002); the director more, with a reason. Whoever named one
 * writes it anew as they like, and so does the director.
 */
export function nameSuspect(play: GbmPlay, command: CommandOf<'dreams.suspect'>): void {
  const seat = play.seat();
  if (command.suspect !== undefined) {
    rewrite(play, suspectNamed(play, command.suspect), command);
    return;
  }
  const { name, detail, reason } = command;
  refuseWithoutDetail(detail);
  const dreams = dreamsOf(play.state);
  const changes: Partial<DreamsState> = {};
  if (toName(play.state, seat.id) > 0) {
    changes.named = { ...dreams.named, [seat.id]: (dreams.named[seat.id] ?? 0) + 1 };
  } else if (dreams.change && changeStep(play.state, seat.id) === 'add') {
    const { change } = dreams;
    changes.change = { ...change, added: { ...change.added, [seat.id]: name } };
  } else {
    refuseMore(play);
  }
  const id = play.id('suspect');
  changes.suspects = { ...dreams.suspects, [id]: { id, name, detail, by: seat.id } };
  dreamsSlot.change(play, changes);
  play.say(`${seat.name} names a suspect: ${name}.`, {
    notes: [detail],
    ...(reason ? { reason } : {}),
  });
}

function refuseWithoutDetail(detail: string): void {
  if (detail !== '') return;
  refuse('malformed', 'A suspect comes with a detail.', {
    instead: 'Say in a few words who they are to you.',
    rule: 'GBM-MAZ-RUL-001',
  });
}

function refuseMore(play: GbmPlay): void {
  const removing = changeStep(play.state, play.seat().id) === 'remove';
  if (removing && !play.isDirector()) {
    refuse('wrong-moment', 'First you remove a suspect, then you name a new one.', {
      instead: 'Remove one who no longer interests you.',
      rule: 'GBM-MAZ-RUL-002',
    });
  }
  if (!play.isDirector()) {
    refuse('limit-reached', 'Each of you names two suspects, and one more when the cell changes.', {
      instead: 'Write one of yours anew, or ask the director to bring somebody in.',
      rule: 'GBM-MAZ-RUL-001',
    });
  }
}

function rewrite(play: GbmPlay, suspect: Suspect, command: CommandOf<'dreams.suspect'>): void {
  if (suspect.by !== play.seat().id && !play.isDirector()) {
    refuse('not-yours', `Somebody else has named ${suspect.name}.`, {
      instead: 'Ask them, or the director.',
      rule: 'GBM-MAZ-RUL-001',
    });
  }
  refuseWithoutDetail(command.detail);
  const { name, detail } = command;
  const { suspects } = dreamsOf(play.state);
  dreamsSlot.change(play, {
    suspects: { ...suspects, [suspect.id]: { ...suspect, name, detail } },
  });
  play.say(
    name === suspect.name ? `${name} is described anew.` : `${suspect.name} is ${name} now.`,
    {
      notes: [detail],
    },
  );
}

/**
 * Takes a suspect off the list: each person one between seasons, whichever no longer interests them
 * (GBM-MAZ-RUL-002, 003); the director at any time.
 */
export function removeSuspect(play: GbmPlay, command: CommandOf<'dreams.remove-suspect'>): void {
  const seat = play.seat();
  const { id, name } = suspectNamed(play, command.suspect);
  const { reason } = command;
  const dreams = dreamsOf(play.state);
  const changes: Partial<DreamsState> = {};
  if (dreams.change && changeStep(play.state, seat.id) === 'remove') {
    const { change } = dreams;
    changes.change = { ...change, removed: { ...change.removed, [seat.id]: name } };
  } else {
    refuseRemoval(play);
  }
  const { [id]: _gone, ...suspects } = dreams.suspects;
  const role = knownRole(dreams, id)?.id;
  changes.suspects = suspects;
  changes.map = Object.fromEntries(Object.entries(dreams.map).filter(([key]) => key !== role));
  changes.revealing = dreams.revealing.filter((one) => one !== id);
  dreamsSlot.change(play, changes);
  const { [id]: secret, ...others } = dreamsSecrets.of(play.state).roles;
  if (secret !== undefined) {
    dreamsSecrets.change(play, { roles: others });
  }
  play.say(`${seat.name} takes ${name} off the list of suspects.`, reason ? { reason } : {});
}

function refuseRemoval(play: GbmPlay): void {
  if (!play.isDirector()) {
    refuse('wrong-moment', 'Suspects leave the list when the cell changes, one for each of you.', {
      instead: 'Wait for the end of the season, or ask the director.',
      rule: 'GBM-MAZ-RUL-002',
    });
  }
}
