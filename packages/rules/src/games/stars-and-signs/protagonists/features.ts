import type { Refusal } from '../../../engine';
import type { WayToMove } from '../../../table';
import { command, id } from '../../../table/command';
import { flag, folded, form, named, number, oneOf, usually, words } from '../../../table/form';
import type { StarsPlay } from '../game';
import { barred, moves, present } from '../game';
import { assetKinds, assetWords, caps } from '../vocabulary';
import { change, decidedFor, isNotIn, played, protagonistOf } from './find';
import {
  actionIn,
  anyAction,
  anyActionOptions,
  anySkill,
  anySkillOptions,
  does,
  skillIn,
} from './forms';
import { lacksHope, spendHope } from './hope';
import { SHEET } from './making';
import type { Feature, FeatureEffect, FeatureKind, Protagonist, UsesBack } from './protagonist';
import { effectKinds, featureWords, usesBack } from './protagonist';
import { isFull, room } from './room';

const drawer = SHEET;
/** How often a card can say that it may be used, and how much its effect counts. */
const MOST = { uses: 10, amount: 5 };

/** What people write down by hand; Talents are taken at Milestones, for a slot (SNS-2111). */
const written = ['core', 'class', 'charm', 'regalia'] as const satisfies readonly FeatureKind[];
const kindOptions = written.map((value) => ({ value, label: featureWords[value] }));

export const usesBackWords: Readonly<Record<UsesBack, string>> = {
  words: 'When you say so',
  scene: 'With each scene',
  session: 'With each session',
  minor: 'At each Minor Milestone',
  major: 'At each Major Milestone',
};
const backOptions = usesBack.map((value) => ({ value, label: usesBackWords[value] }));

const effects = ['none', ...effectKinds] as const;
const effectWords: Readonly<Record<(typeof effects)[number], string>> = {
  none: 'Nothing by itself',
  circumstance: 'Boons on the Circumstance dice',
  ability: 'Boons on the Ability die',
  scale: 'A Scale at least so high',
  extra: 'Extras of a success',
  carry: 'Places for Assets',
};
const anyAsset = ['any', ...assetKinds] as const;
const assetOptions = anyAsset.map((value) => ({
  value,
  label: value === 'any' ? 'Of any kind' : assetWords[value].name,
}));

/** What stands on a card, whatever it is of. */
export const card = form({
  name: named(),
  text: does,
  trigger: words('When it can be used', 300),
  hope: folded(usually(0, number('Costs Hope', caps.hopeRefresh))),
  uses: folded(usually(0, number('Uses; 0 is any number', MOST.uses))),
  clears: folded(usually('words', oneOf('When they come back', usesBack, backOptions))),
  until: folded(words('When that is, in words', 300)),
  magical: folded(usually(false, flag('Only while Transformed'))),
  effect: folded(
    usually(
      'none',
      oneOf(
        'What it does by itself',
        effects,
        effects.map((value) => ({ value, label: effectWords[value] })),
      ),
    ),
  ),
  amount: folded(usually(1, number('How much', MOST.amount))),
  action: folded(usually('any', oneOf('On which Actions', anyAction, anyActionOptions))),
  skill: folded(usually('any', oneOf('With which Skill', anySkill, anySkillOptions))),
  asset: folded(usually('any', oneOf('Places for what', anyAsset, assetOptions))),
});
type Card = {
  [K in keyof typeof card.shape]: (typeof card.shape)[K]['_output'];
};
const kind = usually('class', oneOf('What it is', written, kindOptions));

/** A card as it stands on a sheet. */
export function featureOf(
  newId: string,
  of: FeatureKind,
  { effect, amount, action, skill, asset, ...rest }: Card,
  more: Partial<Pick<Feature, 'slot' | 'repeatable'>> = {},
): Feature {
  const counts: FeatureEffect | null =
    effect === 'none'
      ? null
      : {
          kind: effect,
          amount,
          action: actionIn(action),
          skill: skillIn(skill),
          asset: asset === 'any' ? null : asset,
        };
  const magical = rest.magical || of === 'regalia';
  return {
    ...rest,
    id: newId,
    kind: of,
    magical,
    used: 0,
    slot: null,
    repeatable: false,
    effect: counts,
    ...more,
  };
}

/** Whether what a feature does by itself counts now: what is magical while Transformed alone (SNS-2202). */
export const worksNow = (
  { transformed }: Pick<Protagonist, 'transformed'>,
  { magical }: Pick<Feature, 'magical'>,
): boolean => !magical || transformed !== null;

const writing = moves.about(decidedFor, 'making', (move) => [
  move(command('feature.add', { protagonist: id, kind: kind.schema, ...card.shape }), {
    drawer,
    unless: (_, __, one) => isFull(one, one.features.length, room.features, 'features'),
    ways: (_, one) => ({
      label: 'A feature',
      detail:
        'Of the Class, a Charm, or Regalia. Classes stand in no book here: write what it does.',
      group: one.name,
      fields: [kind.field('kind', undefined), ...card.fields()],
    }),
    do(play, { type: _, protagonist: __, kind: of, ...said }, ___, one) {
      const feature = featureOf(play.id('feature'), of, said);
      change(play, one, { features: [...one.features, feature] });
      play.say(`${one.name}: “${feature.name}” is written down.`);
    },
  }),
  move(command('feature.remove', { protagonist: id, feature: id }), {
    drawer,
    ways: (_, one) =>
      one.features
        .filter((each) => each.kind !== 'talent')
        .map((each) => ({
          with: { feature: each.id },
          label: `Strike out “${each.name}”`,
          group: one.name,
        })),
    do(play, { feature }, _, one) {
      const { name } = featureIn(one, feature);
      change(play, one, { features: one.features.filter((each) => each.id !== feature) });
      play.say(`“${name}” is struck out.`);
    },
  }),
  // Where words say when they come back, whoever plays says that it is so.
  move(command('feature.clear', { protagonist: id, feature: id }), {
    drawer,
    ways: (_, one) =>
      one.features
        .filter(({ used }) => used > 0)
        .map((each) => ({
          with: { feature: each.id },
          label: `“${each.name}” can be used again`,
          ...(each.until ? { detail: each.until } : {}),
          group: one.name,
        })),
    do(play, { feature }, _, one) {
      set(play, one, feature, { used: 0 });
      play.say(`${one.name} can use “${featureIn(one, feature).name}” again.`);
    },
  }),
]);

const using = moves.about(played, 'features', (move) => [
  // What has a trigger is used by hand, for what it costs (SNS-1101).
  move(command('feature.use', { protagonist: id, feature: id }), {
    unless: (_, { feature }, one) => {
      const found = one.features.find((each) => each.id === feature);
      return isNotIn(one) ?? (found ? cannotUse(one, found) : null);
    },
    ways: (_, one): WayToMove<{ feature: string }>[] =>
      one.features.filter(isUsed).map((each) => ({
        with: { feature: each.id },
        label: `Use “${each.name}”`,
        group: one.name,
        ...(each.trigger ? { detail: each.trigger } : {}),
        ...(each.hope > 0 ? { cost: `${each.hope} Hope` } : {}),
      })),
    do(play, { feature }, _, one) {
      const { name, hope, uses, used, text } = featureIn(one, feature);
      spendHope(play, one.id, hope, `“${name}”`);
      if (uses > 0) set(play, one, feature, { used: used + 1 });
      play.say(`${one.name} uses “${name}”.`, {
        beat: { kind: 'feature', about: [one.id], fiction: text },
      });
    },
  }),
]);

/** Whether a feature is used by hand: it has a trigger, a cost, or uses. */
const isUsed = ({ trigger, hope, uses }: Feature): boolean =>
  trigger !== '' || hope > 0 || uses > 0;

/** What bars a feature from being used: its uses are up, it is magical, or its Hope is lacking (SNS-1101, 2202, 2401). */
function cannotUse(one: Protagonist, feature: Feature): Refusal | null {
  const { name, uses, used, hope, until, clears } = feature;
  if (!worksNow(one, feature)) {
    return barred('wrong-moment', `“${name}” works only while Transformed.`, {
      instead: 'Transform first.',
      rule: 'SNS-2202',
    });
  }
  if (uses > 0 && used >= uses) {
    return barred('limit-reached', `“${name}” is used up.`, {
      instead: `It comes back: ${until || usesBackWords[clears].toLowerCase()}.`,
      rule: 'SNS-2401',
    });
  }
  return lacksHope(one, hope, `“${name}”`);
}

const featureIn = ({ features }: Protagonist, wanted: string): Feature =>
  present(
    features.find((each) => each.id === wanted),
    'feature on that sheet',
  );

function set(
  play: StarsPlay,
  { id: of }: Protagonist,
  feature: string,
  said: Partial<Feature>,
): void {
  const { features } = protagonistOf(play, of);
  change(
    play,
    { id: of },
    {
      features: features.map((each) => (each.id === feature ? { ...each, ...said } : each)),
    },
  );
}

/** The uses of somebody’s features that come back by now are there again. */
export function clearUses(
  play: Pick<StarsPlay, 'state' | 'emit'>,
  of: string,
  when: UsesBack,
): void {
  const { features: all } = protagonistOf(play, of);
  const back = (each: Feature) => each.clears === when && each.used > 0;
  if (!all.some(back)) return;
  const now = all.map((each) => (back(each) ? { ...each, used: 0 } : each));
  play.emit({ type: 'protagonistChanged', id: of, set: { features: now } });
}

/** What brings uses back by itself, by the command that does. */
export const bringsBack: Readonly<Record<string, UsesBack>> = {
  'scene.set': 'scene',
  'session.start': 'session',
};

/** What a Class, Charms and Regalia give: written down, and used. */
export const features = [writing, using] as const;
