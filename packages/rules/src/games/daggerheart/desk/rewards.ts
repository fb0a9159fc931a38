import { z } from 'zod';
import type { Field } from '../../../engine';
import type { WayToMove } from '../../../table';
import { choiceField, numberField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { asOptions, change, party } from '../characters/find';
import { cannotCarry, goldAfter, handfulsOf, roomForGold } from '../characters/gold';
import { cannotCarryMore, withCarried } from '../characters/inventory';
import type { DhBrings } from '../game';
import { barred, moves, notGm } from '../game';
import type { DaggerheartState } from '../state';
import type { RewardKind } from '../vocabulary';
import { REWARD_GOLD_MOST, rewardKinds, rewardWords } from '../vocabulary';

const kindOptions = rewardKinds
  .filter((kind) => kind !== 'gold')
  .map((value) => ({ value, label: rewardWords[value] }));
const giveCommand = command('reward.give', {
  kind: z.enum(rewardKinds),
  what: sentence.default(''),
  handfuls: z.int().min(0).max(REWARD_GOLD_MOST).default(0),
  to: id.optional(),
});

/** Those whom a reward is for: all, or one alone. */
const toWhom = (state: DaggerheartState, to: string | undefined) =>
  party(state).filter(({ id }) => to === undefined || id === to);

const given = moves.once('rewards', (move) => [
  move(giveCommand, {
    unless(context, { kind, handfuls, to }) {
      const early = notGm(context, 'give rewards');
      if (early || kind !== 'gold' || handfuls === undefined) return early;
      if (handfuls === 0) {
        return barred('malformed', 'No gold is said.', {
          instead: 'Say how many handfuls.',
          rule: 'DGH-1803',
        });
      }
      const full = toWhom(context.state, to).map((one) => cannotCarry(one, handfuls));
      return full.find((one) => one !== null);
    },
    *ways({ state }): Iterable<WayToMove<z.infer<typeof giveCommand>>> {
      const all = party(state);
      if (all.length === 0) return;
      const what = textField('what', 'In words', 300, '');
      const label = 'To one alone';
      const to: Field = {
        name: 'to',
        kind: 'choice',
        label,
        options: asOptions(all),
        required: false,
      };
      yield {
        label: 'Give a reward',
        fields: [choiceField('kind', 'What', kindOptions), what, to],
      };
      // Whom it goes to is chosen in the same form: so much everybody can carry.
      const most = Math.min(REWARD_GOLD_MOST, ...all.map(roomForGold));
      if (most === 0) return;
      const handfuls = numberField('handfuls', 'Handfuls of gold', most, 1, 1);
      yield { with: { kind: 'gold' }, label: 'Give gold', fields: [handfuls, what, to] };
    },
    do(play, { kind, what, handfuls, to }, { state }) {
      const all = toWhom(state, to);
      if (kind === 'gold') {
        for (const one of all) change(play, one, { gold: goldAfter(one, handfuls) });
      }
      // What one alone is given, and has a name, is something that they carry from now on.
      const only = to === undefined ? undefined : all[0];
      if (only && isThing(kind) && what && !cannotCarryMore(only, nameOf(what))) {
        const thing = { name: nameOf(what), text: nameOf(what) === what ? '' : what, count: 1 };
        change(play, only, { inventory: withCarried(play, only, thing) });
      }
      const whom = to === undefined ? 'everybody' : (all[0]?.name ?? 'somebody');
      const given = kind === 'gold' ? handfulsOf(handfuls) : rewardWords[kind].toLowerCase();
      play.emit({ type: 'rewarded', session: state.public.table.session.number });
      play.say(`A reward for ${whom}: ${given}.`, {
        beat: { kind: 'reward', about: all.map(({ id }) => id), fiction: what },
      });
    },
  }),
]);

const isThing = (kind: RewardKind): boolean => kind === 'loot' || kind === 'enhancement';

/** A thing is called by the beginning of what is said of it. */
const nameOf = (what: string): string => {
  const [first = what] = what.split(/[.:;\n]/);
  return (first.trim() || what).slice(0, 60);
};

/** What a session brings the party: information, hooks, loot, gold, enhancements (DGH-1803). */
export const rewards = {
  ...moves.area(given),
  // The end of a session is often where it is thought of.
  betweenSessions: true,
  evolves: {
    rewarded({ public: shared }, { session }) {
      shared.rewardedIn = session;
    },
  },
} satisfies DhBrings;

/** Reminds of rewards where a session ends without any. */
export const unrewarded = ({ public: { rewardedIn, table } }: DaggerheartState) =>
  rewardedIn === table.session.number
    ? {}
    : { detail: 'Nothing has been given yet: information, a hook, loot, gold, an enhancement.' };
