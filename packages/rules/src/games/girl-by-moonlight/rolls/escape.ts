import { command, id, sentence } from '../../../table/command';
import { happened } from '../asking';
import { putChoice } from '../choices';
import type { GbmPlay } from '../game';
import { playbookOf } from '../library';
import { cast, nameById, nameOf, protagonist } from '../lookups';
import { moves, themselves } from '../moves';
import { barred } from '../refusal';
import { spoken } from '../spoken';
import type { Choice, GbmState, Protagonist, ProtagonistId, SheetPromise } from '../state';
import { tell } from '../telling/tell';
import { offerResets } from './resets';
import { PROMISE_SAID } from './usual-words';

/** The `kind` of the choice in which a friend makes the promise that the escape asks for. */
export const SECRECY_CHOICE = 'rule:secrecy';
/** A promise of its own, instead of a new wording of one that they have. */
const NEW = 'new';

/**
 * The way out of eclipse, with a friend’s help (GBM-STR-024). Outside a mission it erases stress and
 * clears the transcendence track; on a mission both stay (GBM-STR-025, 026, AMB-17). Some playbooks
 * ask the friend for a promise, which is written at once or put to them (GBM-PRM-006), or let what
 * an ability was set to be chosen anew (`offerResets`).
 */
export const escaping = moves.about(themselves, 'act', (move) => [
  move(
    command('eclipse.escape', {
      protagonist: id,
      helper: id,
      how: sentence.default(''),
      promise: sentence.default(''),
    }),
    {
      unless({ state }, { helper }, self) {
        if (!self.eclipse) {
          return barred('wrong-moment', `${nameOf(self)} is not in eclipse.`, {
            instead: 'Play on: there is nothing to escape from.',
            rule: 'GBM-STR-024',
          });
        }
        if (helper === undefined || friendsOf(state, self).some((one) => one.id === helper)) {
          return null;
        }
        return barred('not-allowed', 'Nobody escapes eclipse alone: name the friend who helps.', {
          instead: 'Choose another protagonist who is in play.',
          rule: 'GBM-STR-024',
        });
      },
      ways({ state }, self) {
        const { escape: wayOut, helperPromise } = playbookOf(state, self).eclipse;
        const options = friendsOf(state, self).map((one) => ({
          value: one.id,
          label: nameOf(one),
        }));
        if (options.length === 0) return null;
        const promise = `Their promise, if they have said it: ${helperPromise}`;
        return {
          label: 'Escape eclipse',
          detail: wayOut,
          order: 5,
          fields: [
            { name: 'helper', kind: 'choice', label: 'Who helps?', required: true, options },
            spoken('how', 'How does it happen?'),
            ...(helperPromise ? [spoken('promise', promise)] : []),
          ],
        };
      },
      do(play, { helper: friend, how, promise }, { state }, self) {
        const helper = protagonist(state, friend);
        const { helperPromise } = playbookOf(state, self).eclipse;
        const left = leaveEclipse(play, self.id);
        if (promise) writePromise(play, helper.id, self.id, NEW, promise);
        else if (helperPromise) askForPromise(play, helper, self, helperPromise);
        const promised = promise ? [`${nameOf(helper)} promises: ${promise}`] : [];
        const about = [self.id, helper.id];
        tell(play, { kind: 'escape', about, fiction: how }, { notes: [left, ...promised] });
        offerResets(play, self.id);
      },
    },
  ),
]);

const friendsOf = (state: GbmState, self: Protagonist): Protagonist[] =>
  cast(state).filter((one) => one.id !== self.id);

/**
 * Somebody is in eclipse no longer, with what that clears outside a mission (GBM-STR-025, 026).
 *
 * @returns a sentence that says what became of stress and transcendence.
 */
export function leaveEclipse(play: GbmPlay, id: ProtagonistId): string {
  const { transcendence } = protagonist(play.state, id);
  const onMission = play.state.public.phase === 'mission';
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: {
      eclipse: false,
      ...(onMission ? {} : { stress: 0, transcendence: { ...transcendence, marked: 0 } }),
    },
  });
  happened(play, id, 'escape', {});
  return onMission
    ? 'Stress and transcendence stay as they are.'
    : 'Stress is erased and the transcendence track is clear.';
}

/** The friend adds the promise, or words one of theirs anew so that it holds it (GBM-PRM-006). */
function askForPromise(play: GbmPlay, helper: Protagonist, self: Protagonist, label: string): void {
  putChoice(play, helper.seat, helper.id, {
    kind: SECRECY_CHOICE,
    title: `${nameOf(helper)} makes ${nameOf(self)} a promise`,
    text: `${label}. Add it, or word a promise anew that you have made.`,
    options: [
      { value: NEW, label: 'A new promise' },
      ...helper.promises.map(({ id, text }) => ({ value: id, label: `Instead of: “${text}”` })),
    ],
    asks: { label: 'In your protagonist’s own words', required: false },
    data: { about: self.id },
  });
}

/** The friend has made the promise. */
export function promiseSecrecy(play: GbmPlay, choice: Choice, value: string, text: string): void {
  const { protagonist: id, data } = choice;
  if (id === null || data.about === undefined) return;
  const words = text || protagonist(play.state, id).promises.find((one) => one.id === value)?.text;
  writePromise(play, id, data.about, value, words ?? PROMISE_SAID);
  const name = nameById(play.state, id);
  play.say(text === '' ? `${name} makes a promise aloud.` : `${name} promises: “${text}”`);
}

function writePromise(
  play: GbmPlay,
  id: ProtagonistId,
  about: ProtagonistId,
  which: string,
  text: string,
): void {
  const now = protagonist(play.state, id).promises.map((one): SheetPromise => ({ ...one }));
  const old = now.find((one) => one.id === which);
  const promises = old
    ? now.map((one) =>
        one === old ? { ...one, text, with: [...new Set([...one.with, about])] } : one,
      )
    : [...now, { id: play.id('promise'), kind: 'extra', text, with: [about] }];
  play.emit({ type: 'protagonistChanged', id, changes: { promises } });
}
