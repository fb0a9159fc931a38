import { z } from 'zod';
import type { Bar, Field } from '../../../engine';
import { refuseFor } from '../../../engine';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import { atLeast, cannotPay, pay, priceField } from '../blessings/paying';
import type { Character } from '../characters/character';
import { change, decidedFor } from '../characters/find';
import { dieInWords } from '../characters/values';
import type { HumanityContext, HumanityPlay } from '../game';
import { barred, moves, present } from '../game';
import type { Stat } from '../vocabulary';
import { stats, statWords } from '../vocabulary';
import { listOf, setList } from './lists';
import { cannotLower, isUpgrade, lowerable, tokensFor, upgradable, upgradeOf } from './upgrading';

/** What a bought upgrade costs (HUM-1502). */
export const UPGRADE_PRICE = atLeast(1, 3);

const means = ['free', 'paid', 'lower'] as const;
type Means = (typeof means)[number];

export const promptOf = ({ id: one }: Pick<Character, 'id'>): string => `shop:${one}`;

/** Where it stands: in the shop for whoever plays them, and with what is done for others for the rest. */
export const inShop = ({ seat }: Pick<HumanityContext, 'seat'>, one: Character) =>
  ({ place: one.owner === seat.id ? 'shop' : 'answers', group: one.name }) as const;

/** With the question itself: that somebody is done with it. */
export const atItsDoor = ({ seat }: Pick<HumanityContext, 'seat'>, one: Character) =>
  one.owner === seat.id
    ? ({ place: 'prompt', prompt: promptOf(one), group: one.name } as const)
    : ({ place: 'answers', group: one.name } as const);

/** Characters whom the Session Shop is open for, and who may choose for them. */
export const shopping = {
  ...decidedFor,
  all: (context: HumanityContext): Character[] => {
    const { shop } = context.state.public;
    // Asked for each seat after each command: mostly there is no list at all.
    if (Object.keys(shop).length === 0) return [];
    return decidedFor.all(context).filter(({ id: one }) => shop[one] && !shop[one].done);
  },
  find(context: HumanityContext, wanted: string): Character {
    const one = decidedFor.find(context, wanted);
    const list = listOf(context.state, one);
    if (!list || list.done) refuseFor(closed(one));
    return one;
  },
} as const;

const closed = ({ name }: Character): Bar =>
  barred('wrong-moment', `The Session Shop is not open for ${name}.`, {
    instead: 'Wait for the end of a session.',
    rule: 'HUM-1501',
  });

/** Stats to choose one from, each with what it becomes (HUM-1503). */
const statOptions = (one: Character, some: readonly Stat[]) =>
  some.map((value) => ({ value, label: statWords[value].name, detail: bringsWords(one, value) }));

/** What it becomes; of whoever began larger, what it is based on (HUM-218). */
function bringsWords(one: Character, stat: Stat): string {
  const [die, found] = [one.stats[stat], upgradeOf(one, stat)];
  if (!die || !isUpgrade(found)) return '';
  const size = found.stats[stat]?.size ?? die.size;
  return size === die.size ? dieInWords(die) : `${dieInWords(die)} → d${size}`;
}

function waysOf(
  context: HumanityContext,
  one: Character,
  by: Exclude<Means, 'lower'>,
): Field[] | null {
  const open = upgradable(one);
  if (open.length === 0) return null;
  const stat = choiceField(
    'stat',
    one.larger ? 'Which Stat is it based on?' : 'Which Stat rises?',
    statOptions(one, open),
  );
  return by === 'free' ? [stat] : [stat, priceField(context.state, one, UPGRADE_PRICE)];
}

/** A way for each d4 that may become a d2, so that none pays for itself (HUM-1502). */
function* waysToLower(context: HumanityContext, one: Character) {
  for (const lower of lowerable(one)) {
    const open = upgradable(one).filter((stat) => stat !== lower);
    if (open.length === 0) continue;
    yield {
      ...inShop(context, one),
      with: { by: 'lower' as const, lower },
      label: `${labels.lower.label}: ${statWords[lower].name}`,
      detail: 'It becomes a d2 for it.',
      // What has been earned already comes first.
      order: 2,
      fields: [choiceField('stat', 'Which Stat rises?', statOptions(one, open))],
    };
  }
}

/** Why an upgrade is not open by these means, if so (HUM-1501, 1502). */
function cannotBy({ state }: HumanityContext, one: Character, by: Means): Bar | null {
  const list = listOf(state, one);
  if (!list) return closed(one);
  if (by === 'free') {
    return list.free > 0
      ? null
      : barred('already-done', 'The free upgrade is taken.', {
          instead: 'Pay for another one.',
          rule: 'HUM-1501',
        });
  }
  if (list.settled) {
    return barred('wrong-moment', 'What was left of that session is settled.', {
      instead: 'Buy more at the end of this one.',
      rule: 'HUM-1505',
    });
  }
  return by === 'paid' ? cannotPay(state, one, UPGRADE_PRICE) : null;
}

const labels: Readonly<Record<Means, { label: string; detail?: string; cost?: string }>> = {
  free: { label: 'The free upgrade' },
  paid: { label: 'Buy an upgrade', cost: '①①①' },
  lower: { label: 'An upgrade for a lower Stat', cost: 'd4 → d2' },
};

/** A Stat rises a size: free, for Blessings, or for another one that drops (HUM-1501…1504). */
export const upgrading = moves.about(shopping, 'shop', (move) => [
  move(
    command('shop.upgrade', {
      character: id,
      stat: z.enum(stats),
      by: z.enum(means),
      dice: z.array(id).max(3).optional(),
      lower: z.enum(stats).optional(),
    }),
    {
      unless(context, { stat, by, lower }, one) {
        if (by && cannotBy(context, one, by)) return cannotBy(context, one, by);
        if (stat === undefined) return null;
        // What it comes to is looked at before anything is paid (HUM-1503).
        const found = upgradeOf(one, stat);
        if (!isUpgrade(found)) return found;
        if (lower === undefined) return null;
        if (lower !== stat) return cannotLower(one, lower);
        return barred('malformed', 'A Stat does not pay for itself.', {
          instead: 'Lower another one.',
          rule: 'HUM-1502',
        });
      },
      *ways(context, one) {
        for (const by of means) {
          if (cannotBy(context, one, by)) continue;
          if (by === 'lower') {
            yield* waysToLower(context, one);
            continue;
          }
          const fields = waysOf(context, one, by);
          if (fields) {
            const primary = by === 'free';
            yield { ...inShop(context, one), with: { by }, ...labels[by], fields, primary };
          }
        }
      },
      do(play, { stat, by, dice = [], lower }, { state }, one) {
        const list = present(listOf(state, one), 'shop');
        const found = upgradeOf(one, stat);
        if (!isUpgrade(found)) return refuseFor(found);
        if (by === 'paid') pay(play, one, dice, UPGRADE_PRICE);
        if (by === 'lower' && lower === undefined) missingLower();
        const low = by === 'lower' && lower ? one.stats[lower] : undefined;
        const all = low && lower ? { ...found.stats, [lower]: { ...low, size: 2 } } : found.stats;
        change(play, one, {
          stats: all,
          ...tokensFor(one, all),
          ...(one.larger ? { larger: { used: [...one.larger.used, stat] } } : {}),
        });
        setList(play, one, {
          ...list,
          free: list.free - (by === 'free' ? 1 : 0),
          tags:
            found.tag === null
              ? list.tags
              : [...list.tags, { id: play.id('upgrade'), size: found.tag }],
        });
        tell(play, one, stat, { by, lower, tag: found.tag, size: all[stat]?.size ?? 0 });
      },
    },
  ),
]);

const missingLower = () =>
  refuseFor(
    barred('malformed', 'It is not said which Stat drops for it.', {
      instead: 'Name one that is a d4.',
      rule: 'HUM-1502',
    }),
  );

function tell(
  play: HumanityPlay,
  one: Character,
  stat: Stat,
  said: { by: Means; lower: Stat | undefined; tag: number | null; size: number },
): void {
  const { by, lower, tag, size } = said;
  const { name } = statWords[stat];
  const does = one.larger
    ? `bases an upgrade on ${name}, a d${size}`
    : `raises ${name} to a d${size}`;
  const how = by === 'lower' && lower ? `; ${statWords[lower].name} is a d2` : '';
  play.say(`${one.name} ${does}${how}.`, {
    notes: tag === null ? [] : [`That allows one upgrade with the tag d${tag}.`],
    beat: { kind: 'upgrade', about: [one.id] },
  });
}
