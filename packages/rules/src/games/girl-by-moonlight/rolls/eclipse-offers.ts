import type { Field, Offer } from '../../../engine';
import { offeredPool } from '../../../forged-in-the-dark';
import type { OfferContext, StandingPrompt } from '../game';
import { playbookOf } from '../library';
import { cast, nameById, nameOf, protagonist } from '../lookups';
import { linkFields, linksReaching } from '../sheet/links';
import { lowestAttributes } from '../sheet/ratings';
import { stressCost } from '../sheet/stress';
import type { EclipseRoll, GbmState, Protagonist } from '../state';
import { titled } from '../vocabulary';
import { bondField } from './bond-words';
import { eclipsePool, eclipseWords, helpersOf, movedBand, whyNoRescue } from './eclipse-pool';
import { diceInWords, reasonsOf } from './pool-words';

/** The prompt of an eclipse roll, at whichever step it is. */
export const promptOf = (torn: EclipseRoll) => `eclipse:${torn.protagonist}`;

/** Whom each eclipse roll waits for. */
export function eclipsePrompts(state: GbmState): StandingPrompt[] {
  return Object.values(state.public.eclipses).map((torn) => ({
    id: promptOf(torn),
    ...promptAt(state, torn),
  }));
}

function promptAt(state: GbmState, torn: EclipseRoll): Omit<StandingPrompt, 'id'> {
  const self = protagonist(state, torn.protagonist);
  const own = self.seat ? [self.seat] : [];
  if (torn.stage === 'due') {
    return {
      to: own,
      title: `${nameOf(self)} is at the limit`,
      text: `Roll for eclipse with your lowest attribute: ${lowestPools(state, self)}.`,
    };
  }
  if (torn.stage === 'choose') {
    return {
      to: own,
      title: 'The result can be moved',
      text: 'One step up or down, or left as it is.',
    };
  }
  const helpers = helpersOf(state, torn);
  if (helpers.length === 0) {
    return {
      to: own,
      title: `${nameOf(self)} is slipping into eclipse`,
      text: 'Nobody can hold on to you. Fall, unless somebody finds a way after all.',
    };
  }
  const falling = torn.band === 'bad';
  return {
    to: helpers.flatMap(({ seat }) => seat ?? []),
    title: `${nameOf(self)} is ${falling ? 'falling' : 'slipping'} into eclipse`,
    text: falling
      ? 'You can be there, wherever you are: push yourself or spend a link to hold on to them.'
      : 'Push yourself or spend a link to hold on to them. If nobody does, they fall.',
  };
}

/** The lowest attributes with their dice: everybody at the table reads them before they fall. */
function lowestPools(state: GbmState, self: Protagonist): string {
  return lowestAttributes(self)
    .map((one) => `${titled(one)}, ${diceInWords(eclipsePool(state, self, one))}`)
    .join('; or ');
}

export function eclipseOffers(c: OfferContext): void {
  for (const torn of Object.values(c.state.public.eclipses)) offerStep(c, torn);
  if (c.self?.eclipse) offerEscape(c, c.self);
}

function offerStep(c: OfferContext, torn: EclipseRoll): void {
  const mine = c.self?.id === torn.protagonist;
  const prompt = promptOf(torn);
  if (torn.stage === 'due' && mine && c.self) {
    for (const attribute of lowestAttributes(c.self)) {
      const pool = eclipsePool(c.state, c.self, attribute);
      const reasons = reasonsOf(pool).trim();
      c.add({
        command: 'eclipse.roll',
        with: { protagonist: c.self.id, attribute },
        label: `Roll ${titled(attribute)} (${diceInWords(pool)})`,
        ...(reasons ? { detail: reasons } : {}),
        place: 'prompt',
        prompt,
        primary: true,
        rolls: offeredPool(pool),
      });
    }
  }
  if (torn.stage === 'choose' && mine) {
    const from = torn.band ?? 'bad';
    for (const [steps, label] of [
      [0, 'Leave it'],
      [1, 'One step better'],
      [-1, 'One step worse'],
    ] as const) {
      const band = movedBand(from, steps);
      if (steps !== 0 && band === from) continue;
      c.add({
        command: 'eclipse.shift',
        with: { protagonist: torn.protagonist, steps },
        label: `${label}: ${eclipseWords[band]}`,
        place: 'prompt',
        prompt,
      });
    }
  }
  if (torn.stage === 'rescue') offerRescue(c, torn, mine);
}

function offerRescue(c: OfferContext, torn: EclipseRoll, mine: boolean): void {
  const { self } = c;
  const prompt = promptOf(torn);
  const asked = helpersOf(c.state, torn);
  if (mine || c.director) {
    c.add({
      command: 'eclipse.fall',
      with: { protagonist: torn.protagonist },
      label: `Nobody steps in: ${nameById(c.state, torn.protagonist)} falls`,
      ...(mine && asked.length === 0 ? { place: 'prompt', prompt } : { place: 'roll', order: 85 }),
    });
  }
  if (self?.status !== 'active') return;
  if (!mine && torn.declined.includes(self.id)) {
    offerStrength(c, torn, self, { place: 'roll', order: 84 });
    return;
  }
  if (!asked.some(({ id }) => id === self.id)) return;
  offerStrength(c, torn, self, { place: 'prompt', prompt });
  if (mine) return;
  c.add({
    command: 'eclipse.decline',
    with: { protagonist: torn.protagonist, by: self.id },
    label: 'I cannot',
    place: 'prompt',
    prompt,
  });
}

/** The ways in which one holds on to somebody; also for whoever has said that they cannot (GBM-STR-007). */
function offerStrength(
  c: OfferContext,
  torn: EclipseRoll,
  self: Protagonist,
  where: Pick<Offer, 'place' | 'prompt' | 'order'>,
): void {
  const mine = self.id === torn.protagonist;
  const settled = { protagonist: torn.protagonist, by: self.id };
  const links = linksReaching(c.state, self, torn.protagonist);
  if (links.length > 0) {
    c.add({
      command: 'eclipse.rescue',
      with: { ...settled, via: 'link' },
      label: mine ? 'Hold on with a link' : 'Lend strength with a link',
      cost: '1 link',
      fields: [...linkFields(c.state, self, links), bondField(c.state, self, torn.protagonist)],
      ...where,
      primary: where.place === 'prompt',
    });
  }
  if (mine || whyNoRescue(c.state, self)) return;
  c.add({
    command: 'eclipse.rescue',
    with: { ...settled, via: 'push' },
    label: 'Push yourself to hold them',
    cost: stressCost(self, 2),
    ...where,
  });
}

function offerEscape(c: OfferContext, self: Protagonist): void {
  const { escape: wayOut, helperPromise } = playbookOf(c.state, self).eclipse;
  const others = cast(c.state)
    .filter(({ id }) => id !== self.id)
    .map((one) => ({ value: one.id, label: nameOf(one) }));
  if (others.length === 0) return;
  const fields: Field[] = [
    { name: 'helper', kind: 'choice', label: 'Who helps?', required: true, options: others },
    { name: 'how', kind: 'text', label: 'How does it happen?', max: 300, required: false },
  ];
  if (helperPromise) {
    fields.push({
      name: 'promise',
      kind: 'text',
      label: `Their promise, if they have said it: ${helperPromise}`,
      max: 300,
      required: false,
    });
  }
  c.add({
    command: 'eclipse.escape',
    with: { protagonist: self.id },
    label: 'Escape eclipse',
    detail: wayOut,
    place: 'act',
    order: 5,
    fields,
  });
}
