import { putChoice } from '../../choices';
import type { GbmPlay } from '../../game';
import type { ActivityRule } from '../../hooks';
import { directorSeats, nameById } from '../../lookups';
import { connect, makeAConnection } from '../../phases/activities/make-a-connection';
import { gained } from '../../rolls/outcomes';
import { markXp } from '../../sheet/experience';
import { giveLinks } from '../../sheet/links';
import type { Choice } from '../../state';
import { tell } from '../../telling/tell';
import { PLAYSET } from './playset-id';

/** What a choice about the links of a moment is called in its data. */
export const LINKS = 'links';

/**
 * Share an intimate moment, in the place of making a connection (GBM-MAZ-RUL-007…011, AMB-54): the
 * other one shares it, which gives a die, or holds themselves apart, which marks xp. Then they divide
 * the links between both sheets.
 */
export const shareAnIntimateMoment: ActivityRule = {
  id: 'make-a-connection',
  name: 'Share an intimate moment',
  summary:
    'Be vulnerable with another protagonist. If they share it you roll +1d, if they hold back you mark xp; they divide the links between you. Once for each friend.',
  needs: 'friend',
  rolls: true,
  beat: 'intimate-moment',
  friendOffersDie: true,
  outcome: (amount, band) => gained(`${amount} links`, band),
  brings: (amount) => `${amount} links, which the other divides between you.`,
  friendAsked: {
    question: 'Do you share this moment, or hold yourself apart?',
    yes: 'Share this moment: +1d',
    no: 'Hold apart: the other marks xp',
  },
  excludes: (context) => makeAConnection.excludes?.(context) ?? null,
  waitsFor({ state, activity }) {
    if (activity.offeredDie !== null || activity.with === null) return null;
    return `${nameById(state, activity.with)} has not said whether they share this moment.`;
  },
  resolve(play, { with: friend, offeredDie }, self, amount) {
    if (friend === null) return;
    connect(play, self.id, friend);
    if (offeredDie === false) {
      play.say(`${nameById(play.state, friend)} held apart.`, {
        notes: [markXp(play, self.id, 'playbook', 1, 'an intimate moment')],
      });
    }
    askForLinks(play, self.id, friend, amount);
  },
};

/** Whoever plays the other one divides the links; without anybody to ask they get all of them. */
function askForLinks(play: GbmPlay, self: string, friend: string, amount: number): void {
  const other = play.state.public.protagonists[friend];
  const to = other?.seat ?? directorSeats(play.state)[0];
  if (to === undefined) {
    play.say(giveLinks(play, friend, self, amount));
    return;
  }
  const [one, two] = [nameById(play.state, friend), nameById(play.state, self)];
  putChoice(play, to, friend, {
    kind: PLAYSET,
    title: `${amount} links from an intimate moment`,
    text: `How many of them go on the sheet of ${one}, and how many on that of ${two}?`,
    options: Array.from({ length: amount + 1 }, (_, rest) => ({
      value: String(amount - rest),
      label: `${amount - rest} for ${one}, ${rest} for ${two}`,
    })),
    data: { asks: LINKS, self, amount: String(amount) },
  });
}

/** The other player has divided the links (GBM-MAZ-RUL-010). */
export function divideLinks(play: GbmPlay, choice: Choice, value: string): void {
  const { self = '', amount = '0' } = choice.data;
  const { protagonists } = play.state.public;
  const [one, friend] = [protagonists[self], protagonists[choice.protagonist ?? '']];
  if (!one || !friend) return;
  const kept = Number(value);
  const given = Number(amount) - kept;
  const notes = [
    ...(kept > 0 ? [giveLinks(play, friend.id, one.id, kept)] : []),
    ...(given > 0 ? [giveLinks(play, one.id, friend.id, given)] : []),
  ];
  tell(play, { kind: 'closer', about: [friend.id, one.id] }, { notes });
}
