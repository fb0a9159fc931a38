import { choiceField, numberField, textField } from '../../../table';
import { change, characterOf, party } from '../characters/find';
import { goldAfter, handfulsOf, roomForGold } from '../characters/gold';
import type { CommandOf, DhArea, DhOffers, DhPlay } from '../game';
import { gm, offering, refuse } from '../game';
import type { DaggerheartState } from '../state';
import type { RewardKind } from '../vocabulary';
import { REWARD_GOLD_MOST, rewardKinds, rewardWords } from '../vocabulary';

/** What a session brings the party: information, hooks, loot, gold, enhancements (DGH-1803). */
export const rewards: DhArea = {
  handlers: { 'reward.give': give },
  offers: rewardOffers,
};

function give(play: DhPlay, command: CommandOf<'reward.give'>): void {
  gm(play, 'give rewards');
  const { kind, what, handfuls } = command;
  const all = party(play.state);
  const to = command.to === undefined ? all : [characterOf(play, command.to)];
  if (kind === 'gold' && handfuls === 0) {
    refuse('malformed', 'No gold is said.', {
      instead: 'Say how many handfuls.',
      rule: 'DGH-1803',
    });
  }
  if (kind === 'gold') {
    for (const one of to) change(play, one, { gold: goldAfter(one, handfuls) });
  }
  const whom = command.to === undefined ? 'everybody' : (to[0]?.name ?? 'somebody');
  play.emit({ type: 'rewarded', session: play.state.public.table.session.number });
  play.say(
    `A reward for ${whom}: ${kind === 'gold' ? handfulsOf(handfuls) : rewardWords[kind].toLowerCase()}.`,
    {
      beat: { kind: 'reward', about: to.map(({ id }) => id), fiction: what },
    },
  );
}

function rewardOffers(context: DhOffers): void {
  const { state, director } = context;
  const all = party(state);
  if (!director || all.length === 0) return;
  // Whom it goes to is chosen in the same form: so much everybody can carry.
  const most = Math.min(REWARD_GOLD_MOST, ...all.map(roomForGold));
  const kinds = rewardKinds
    .filter((kind) => kind !== 'gold' || most > 0)
    .map((kind: RewardKind) => ({ value: kind, label: rewardWords[kind] }));
  const whom = all.map(({ id, name }) => ({ value: id, label: name }));
  offering(context, 'rewards')('reward.give', {}, 'Give a reward', [
    choiceField('kind', 'What', kinds),
    textField('what', 'In words', 300, ''),
    ...(most > 0 ? [numberField('handfuls', 'Handfuls of gold', most, 1, 1)] : []),
    { name: 'to', kind: 'choice', label: 'To one alone', options: whom, required: false },
  ]);
}

/** Reminds of rewards where a session ends without any. */
export const unrewarded = ({ public: { rewardedIn, table } }: DaggerheartState) =>
  rewardedIn === table.session.number
    ? {}
    : { detail: 'Nothing has been given yet: information, a hook, loot, gold, an enhancement.' };
