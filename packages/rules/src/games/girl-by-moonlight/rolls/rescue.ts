import { z } from 'zod';
import type { Bar } from '../../../engine';
import type { WayToMove } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import type { GbmPlay } from '../game';
import { nameOf, notActing, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { barred } from '../refusal';
import { chosenLink, linkFields, linksReaching, noLinkReaching, spendLink } from '../sheet/links';
import { noStress, stressCost, takeStress } from '../sheet/stress';
import type { EclipseRoll, GbmState, ProtagonistId } from '../state';
import { tell } from '../telling/tell';
import { bondField } from './bond-words';
import { holdOn } from './eclipse-held';
import { helpersOf, mayHold, whyNoRescue } from './eclipse-pool';
import type { DefineOnEclipse } from './standing-eclipse';
import { notAt, promptOf } from './standing-eclipse';

const rescueCommand = command('eclipse.rescue', {
  protagonist: id,
  by: id,
  via: z.enum(['push', 'link']),
  link: id.optional(),
  how: sentence.default(''),
});
type RescueCommand = z.infer<typeof rescueCommand>;

/** What friends do about somebody who slips; also whoever has said that they cannot (GBM-STR-007). */
export const rescuing = (move: DefineOnEclipse) =>
  [
    move(rescueCommand, {
      unless: (context, command, torn) =>
        notAt(torn, 'rescue') ??
        (command.by === undefined
          ? null
          : (notActing(context, command.by) ??
            notHolding(context.state, torn, command.by, command))),
      ways: waysToRescue,
      do: rescue,
    }),
    move(command('eclipse.decline', { protagonist: id, by: id }), {
      unless: (context, { by }, torn) =>
        notAt(torn, 'rescue') ??
        (by === undefined ? null : (notActing(context, by) ?? hasDeclined(torn, by))),
      ways({ state, self }, torn) {
        const asked = helpersOf(state, torn).some((one) => one.id === self?.id);
        if (!self || !asked || self.id === torn.protagonist) return null;
        return { with: { by: self.id }, label: 'I cannot', prompt: promptOf(torn) };
      },
      do(play, { by }, { state }, torn) {
        const declined = [...torn.declined, by];
        play.emit({ type: 'eclipseSet', eclipse: { ...torn, declined } });
        const [helper, self] = [protagonist(state, by), protagonist(state, torn.protagonist)];
        play.say(`${nameOf(helper)} cannot reach ${nameOf(self)}.`);
      },
    }),
  ] as const;

function hasDeclined({ declined }: EclipseRoll, by: ProtagonistId): Bar | null {
  if (!declined.includes(by)) return null;
  return barred('already-done', 'You have said so already.', {
    instead: 'Help after all, as long as it is undecided.',
    rule: 'TABLE-008',
  });
}

/** Why somebody cannot hold on to whoever slips, if so: with a push, or with a link. */
function notHolding(
  state: GbmState,
  torn: EclipseRoll,
  by: ProtagonistId,
  { via, link }: Partial<RescueCommand>,
): Bar | null {
  const [helper, self] = [protagonist(state, by), protagonist(state, torn.protagonist)];
  if (helper.id === self.id && via === 'push') {
    return barred('not-allowed', 'Somebody else has to lend their strength.', {
      instead: 'Ask a friend to push themselves, or to spend a link with you.',
      rule: 'GBM-STR-007',
    });
  }
  if (!mayHold(state, helper, torn)) {
    return barred('not-allowed', `The dice let ${nameOf(self)} fall: nobody can hold on to them.`, {
      instead: 'Help them to find the way out of eclipse.',
      rule: 'GBM-STR-006',
    });
  }
  if (via === 'link') return noLinkReaching(state, helper, self.id, link);
  return whyNoRescue(state, helper) === null ? null : noStress(state, helper);
}

function* waysToRescue(
  { state, self }: GbmContext,
  torn: EclipseRoll,
): Iterable<WayToMove<RescueCommand>> {
  if (!self) return;
  const { declined, protagonist: slipping } = torn;
  const asked = self.id === slipping || !declined.includes(self.id);
  const where = asked ? { prompt: promptOf(torn) } : ({ place: 'roll', order: 84 } as const);
  const links = linksReaching(state, self, slipping);
  yield {
    with: { by: self.id, via: 'link' },
    label: self.id === slipping ? 'Hold on with a link' : 'Lend strength with a link',
    cost: '1 link',
    fields: [...linkFields(state, self, links), bondField(state, self, slipping)],
    ...where,
    primary: asked,
  };
  yield {
    with: { by: self.id, via: 'push' },
    label: 'Push yourself to hold them',
    cost: stressCost(self, 2),
    ...where,
  };
}

function rescue(
  play: GbmPlay,
  { by, via, link, how }: RescueCommand,
  { state }: GbmContext,
  torn: EclipseRoll,
): void {
  const [helper, self] = [protagonist(state, by), protagonist(state, torn.protagonist)];
  const paid =
    via === 'link'
      ? spendLink(play, by, chosenLink(state, helper, self.id, link))
      : takeStress(play, by, 2, 'push to lend strength');
  const what = helper.id === self.id ? 'themselves' : nameOf(self);
  const about = [...new Set([self.id, by])];
  tell(play, { kind: 'rescue', about, what, fiction: how }, { notes: [paid] });
  holdOn(play, torn);
}
