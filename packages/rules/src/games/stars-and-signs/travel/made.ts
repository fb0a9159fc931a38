import { freeInvokesOf } from '../numbers';
import { effortFor } from '../protagonists/effort';
import { featureOf } from '../protagonists/features';
import type { Asset, Feature, Protagonist } from '../protagonists/protagonist';
import { makingSteps, newProtagonist } from '../protagonists/protagonist';
import type { Trait } from '../protagonists/trait';
import { newTrait } from '../protagonists/trait';
import type { SheetAsset, SheetFeature, StarsSheet } from './sheet';

/** An Asset as it stands on a sheet: at hand, and its slots clear. */
export const assetOn = (
  { functions, ...asset }: SheetAsset,
  newId: (prefix: string) => string,
): Asset => ({
  ...asset,
  id: newId('asset'),
  functions: functions.map((used) => ({ ...used, id: newId('function') })),
  lost: false,
  filled: 0,
});

/** A card as it stands on a sheet, none of its uses used. */
export const featureOn = ({ kind, slot, repeatable, ...card }: SheetFeature, id: string): Feature =>
  featureOf(id, kind, card, slot ? { slot, repeatable } : { repeatable });

/** Steps that are made anew where others are: what ties them, their player writes here. */
const madeHere = 'connections';

/** Somebody who comes, as their player would have written them down here: with all their Effort, and Hope as anybody new. */
export function arrived(
  sheet: StarsSheet,
  seat: string,
  newId: (prefix: string) => string,
): Protagonist {
  const blank = newProtagonist(newId('protagonist'), seat, sheet.name);
  const { pronouns, looks, background, face, abilities, skills, xp, sp, magic } = sheet;
  return {
    ...blank,
    ...{ pronouns, looks, background, abilities, skills, xp, sp },
    ...(face ? { face } : {}),
    class: sheet.class ?? '',
    effort: effortFor(blank, { abilities }),
    magic: {
      ...blank.magic,
      ...magic,
      moves: magic.moves.map((move) => ({ id: newId('move'), ...move })),
    },
    assets: sheet.assets.map((asset) => assetOn(asset, newId)),
    features: sheet.features.map((feature) => featureOn(feature, newId('feature'))),
    made: makingSteps.filter((step) => step !== madeHere),
  };
}

/** Their Traits: Affinities with all their free invokes, as after a Milestone (SNS-1503, 1504). */
export function arrivedTraits(
  { aspects, agendas, anchors, affinities, lingering }: StarsSheet,
  of: string,
  newId: (prefix: string) => string,
): Trait[] {
  const trait = (kind: Trait['kind'], text: string, more: Partial<Trait>) =>
    newTrait(newId('trait'), kind, text, { of, ...more });
  const wounds = lingering.map(({ text, memories, wound }) =>
    trait('lingering', text, { memories, wound, alignment: 'negative' }),
  );
  return [
    ...aspects.map(({ aspect, text, memories }) => trait('aspect', text, { aspect, memories })),
    ...wounds,
    ...agendas.map(({ text, memories, ended, heals }) => {
      const wound = heals === '' ? undefined : wounds.find((one) => one.text === heals);
      return trait('agenda', text, { memories, agenda: { ended, heals: wound?.id ?? null } });
    }),
    ...anchors.map(({ text, memories }) => trait('anchor', text, { memories })),
    ...affinities.map(({ text, rank, magical }) =>
      trait('affinity', text, { rank, magical, free: freeInvokesOf(rank) }),
    ),
  ];
}
