import { refuse } from '../../engine';
import type { CommandOf } from '../commands';
import type { GbmPlay } from '../game';
import { playbookOf } from '../playbooks';
import type { Protagonist } from '../state';
import { cast, nameOf, own, protagonist } from '../table/lookups';

/**
 * The way out of eclipse, with a friend’s help (GBM-STR-024). Outside a mission it erases stress and
 * clears the transcendence track; on a mission both stay (GBM-STR-025, 026, AMB-17). Some playbooks
 * ask the friend for a promise, or let a choice be made anew.
 */
export function escapeEclipse(play: GbmPlay, command: CommandOf<'eclipse.escape'>): void {
  const self = own(play, command.protagonist);
  if (!self.eclipse) refuse('wrong-moment', `${nameOf(self)} is not in eclipse.`);
  const helper = protagonist(play.state, command.helper);
  if (helper.id === self.id || !cast(play.state).includes(helper)) {
    refuse('not-allowed', 'Nobody escapes eclipse alone: name the friend who helps.', {
      rule: 'GBM-STR-024',
    });
  }
  const { helperPromise, resets } = playbookOf(self).eclipse;
  if (helperPromise && command.promise === '') {
    refuse('malformed', `${nameOf(helper)} makes a promise: ${helperPromise}`, {
      rule: 'GBM-PRM-006',
    });
  }
  const onMission = play.state.public.phase === 'mission';
  play.emit({
    type: 'protagonistChanged',
    id: self.id,
    changes: {
      eclipse: false,
      ...(onMission ? {} : { stress: 0, transcendence: { ...self.transcendence, marked: 0 } }),
    },
  });
  if (helperPromise) addPromise(play, helper, self, command.promise);
  if (resets && command.setting) resetSetting(play, self, resets, command.setting);
  play.say(`${nameOf(self)} escapes eclipse with ${nameOf(helper)}’s help: ${command.how}`, {
    notes: [
      onMission
        ? 'Stress and transcendence stay as they are.'
        : 'Stress is erased and the transcendence track is clear.',
      ...(helperPromise ? [`${nameOf(helper)} promises: ${command.promise}`] : []),
    ],
  });
}

function addPromise(play: GbmPlay, helper: Protagonist, self: Protagonist, text: string): void {
  const promise = { id: play.id('promise'), kind: 'extra', text, with: [self.id] };
  play.emit({
    type: 'protagonistChanged',
    id: helper.id,
    changes: { promises: [...helper.promises, promise] },
  });
}

function resetSetting(play: GbmPlay, self: Protagonist, setting: string, value: string): void {
  if (!cast(play.state).some(({ id }) => id === value && id !== self.id)) {
    refuse('not-found', 'Choose another protagonist in play.');
  }
  play.emit({
    type: 'protagonistChanged',
    id: self.id,
    changes: { settings: { ...self.settings, [setting]: value } },
  });
}
