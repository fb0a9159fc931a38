import type { SheetReading } from '../../../table';
import { freeSlots } from '../milestones/spending';
import { cannotCarry } from '../protagonists/assets';
import type { Protagonist } from '../protagonists/protagonist';
import { newProtagonist } from '../protagonists/protagonist';
import { aspectWords, skillWords } from '../vocabulary';
import { assetOn, featureOn } from './made';
import type { StarsSheet } from './sheet';

/** What parts of a sheet have to agree on; what does not is left out and named (TABLE-233). */
export function fitted(sheet: SheetReading, read: StarsSheet): StarsSheet {
  const features = fittingFeatures(sheet, read);
  return {
    ...read,
    aspects: fittingAspects(sheet, read),
    agendas: read.agendas.map((agenda) => {
      if (agenda.heals === '' || read.lingering.some(({ text }) => text === agenda.heals)) {
        return agenda;
      }
      sheet.leave(`“${agenda.text}”`, 'there is no Lingering Wound that it is devoted to');
      return { ...agenda, heals: '' };
    }),
    affinities: once(
      read.affinities,
      ({ text }) => text.toLowerCase(),
      ({ text }) => sheet.leave(`“${text}”`, 'there is one Affinity of a name'),
    ),
    features,
    assets: fittingAssets(sheet, { ...read, features }),
  };
}

/** Those that come first under a key; `left` hears of all others. */
function once<T>(all: readonly T[], key: (one: T) => string, left: (one: T) => void): T[] {
  const known = new Set<string>();
  return all.filter((one) => {
    const isFirst = !known.has(key(one));
    known.add(key(one));
    if (!isFirst) left(one);
    return isFirst;
  });
}

/** Each Aspect once. The words of one that is kept stay out: everybody would read them before the door (SNS-2406). */
const fittingAspects = (sheet: SheetReading, { aspects }: StarsSheet): StarsSheet['aspects'] =>
  once(
    aspects,
    ({ aspect }) => aspect,
    ({ aspect }) => sheet.leave(aspectWords[aspect].name, 'there is one of them'),
  ).map((one) => {
    if (!one.kept || one.text === '') return one;
    sheet.leave(
      aspectWords[one.aspect].name,
      'it is kept, and everybody would read it here, so whoever keeps it writes it down again',
    );
    return { ...one, text: '' };
  });

/** A Talent stands in a slot of a Skill, and in no more than there are; all else in none (SNS-2111). */
function fittingFeatures(sheet: SheetReading, read: StarsSheet): StarsSheet['features'] {
  const one: Protagonist = { ...newProtagonist('', '', read.name), skills: read.skills };
  return read.features.flatMap((feature) => {
    const { kind, slot, name } = feature;
    if (kind !== 'talent') {
      if (slot) sheet.leave(`“${name}”`, 'only a Talent takes a slot');
      const { slot: _, ...rest } = feature;
      return [{ ...rest, magical: rest.magical || kind === 'regalia' }];
    }
    if (!slot || freeSlots(one, slot) <= 0) {
      sheet.leave(
        `“${name}”`,
        slot
          ? `${skillWords[slot].name} has no free Talent slot for it`
          : 'it names no Skill whose slot it takes',
      );
      return [];
    }
    one.features = [...one.features, featureOn(feature, '')];
    return [feature];
  });
}

/** What is carried has places; all else comes along, and is not carried (SNS-2012, 2018). */
function fittingAssets(sheet: SheetReading, read: StarsSheet): StarsSheet['assets'] {
  const features = read.features.map((feature) => featureOn(feature, ''));
  const one: Protagonist = { ...newProtagonist('', '', read.name), features };
  return read.assets.map((asset) => {
    if (!asset.carried) return asset;
    const carried = assetOn(asset, () => '');
    if (cannotCarry(one, carried) === null) {
      one.assets = [...one.assets, carried];
      return asset;
    }
    sheet.leave(`“${asset.name}”`, 'there is no place left to carry it');
    return { ...asset, carried: false };
  });
}
