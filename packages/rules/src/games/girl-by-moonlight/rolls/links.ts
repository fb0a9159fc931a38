import type { Offer } from '../../../engine';
import { forbidding, happened } from '../asking';
import { trueNameField } from '../characters/making/writing-offers';
import type { CommandOf } from '../commands';
import type { Area, OfferContext } from '../game';
import type { Ban } from '../hooks';
import { cast, during, nameById, nameOf, ownInPlay, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import { remindersNow } from '../reminders';
import { chosenLink, linksWith, ownLinks, reachesAnybody, spendLink } from '../sheet/links';
import { recoverStress } from '../sheet/stress';
import { asTranscended, transcendenceSegments } from '../sheet/transcendence';
import { usesAfter } from '../sheet/uses';
import type { GbmState, Protagonist, ProtagonistId } from '../state';
import { tell } from '../telling/tell';
import { bondField } from './bond-words';

/** What links are spent on outside a roll (GBM-LNK-005, 006), and transcending (GBM-TRN-001…008). */
export const links: Area = {
  handlers: {
    'links.spend'(play, command) {
      const self = ownInPlay(play, command.protagonist);
      const one = affected(play.state, self, command);
      const spent = spendLink(play, self.id, command.with);
      const notes = [spent];
      if (command.effect === 'shrug-off') {
        const tag = one.harm.find(({ id }) => id === command.harm);
        if (!one.transcendence.active) {
          refuse('not-allowed', `${nameOf(one)} has to be transcended to shrug off harm.`, {
            instead: 'Spend the link to recover stress, or keep it until they transcend.',
            rule: 'GBM-LNK-006',
          });
        }
        if (!tag || tag.shrugged) {
          missing(
            `${nameOf(one)} has no such harm to shrug off.`,
            'Choose a tag that still counts.',
          );
        }
        const harm = one.harm.map((other) =>
          other.id === tag.id ? { ...other, shrugged: true } : other,
        );
        play.emit({ type: 'protagonistChanged', id: one.id, changes: { harm } });
        notes.push(`${nameOf(one)} ignores “${tag.text}” until their transcendence ends.`);
      } else {
        notes.push(recoverStress(play, one.id, 2, 'link'));
      }
      const whom = command.with === self.id ? 'themselves' : nameById(play.state, command.with);
      const about = [...new Set([self.id, command.with, one.id])];
      tell(play, { kind: 'bond', about, what: whom, fiction: command.how }, { notes });
    },

    transcend(play, command) {
      during(play, 'mission');
      if (play.state.public.episode.mission?.stage !== 'under-way') {
        refuse('wrong-moment', 'The mission is not under way.', {
          instead: 'Roll engagement first; then transcend at any moment.',
          rule: 'GBM-TRN-001',
        });
      }
      const self = ownInPlay(play, command.protagonist);
      const ban = whyNotTranscend(play.state, self);
      if (ban) {
        const { reason, ...more } = ban;
        refuse('not-allowed', reason, more);
      }
      // Who has left their true name for later has it when they are it.
      const trueName = self.trueName || (command.trueName ?? '');
      play.emit({
        type: 'protagonistChanged',
        id: self.id,
        changes: {
          transcendence: asTranscended(self.transcendence),
          uses: usesAfter(self, 'transcendence'),
          ...(trueName === self.trueName ? {} : { trueName }),
        },
      });
      const name = trueName === self.name ? '' : trueName;
      const moment = remindersNow(play.state).filter(
        ({ when, protagonist: id }) => when === 'transcend' && id === self.id,
      );
      tell(
        play,
        { kind: 'transcend', about: [self.id], what: name, fiction: command.description },
        { notes: moment.map(({ text }) => text), reveals: true },
      );
      happened(play, self.id, 'transcending', {});
    },
  },

  offers(c) {
    const { self } = c;
    if (self?.status !== 'active' || c.state.public.phase === 'creation') return;
    const underWay =
      c.state.public.phase === 'mission' && c.state.public.episode.mission?.stage === 'under-way';
    if (underWay && !whyNotTranscend(c.state, self)) {
      const left = transcendenceSegments(c.state, self) - self.transcendence.marked;
      c.add({
        command: 'transcend',
        with: { protagonist: self.id },
        label: 'Transcend',
        detail: `Once per mission; ${left} action rolls long.`,
        place: 'act',
        order: 2,
        fields: [
          {
            name: 'description',
            kind: 'text',
            label: 'What does it look and feel like?',
            max: 300,
            required: false,
          },
          ...(self.trueName === '' ? [trueNameField(c.state, self)] : []),
        ],
      });
    }
    for (const other of Object.keys(self.links)) {
      if (linksWith(self, other) > 0) offerSpending(c, self, other);
    }
  },
};

/**
 * Whether a link is with something that is no protagonist, such as an Engine, and helps its owner now;
 * `null` for links among protagonists.
 */
function isCompanion(state: GbmState, self: Protagonist, other: string): boolean | null {
  if (state.public.protagonists[other] || linksWith(self, other) < 1) return null;
  return ownLinks(state, self).includes(other);
}

/** Whom a link is spent on: its owner, the one it is with, or anybody where an ability says so. */
function affected(state: GbmState, self: Protagonist, command: CommandOf<'links.spend'>) {
  const companion = isCompanion(state, self, command.with);
  if (companion === false) {
    refuse('not-allowed', `${nameOf(self)} is not with ${nameById(state, command.with)} now.`, {
      instead: 'Its links help while you pilot it on a mission.',
      rule: 'GBM-SEA-RUL-032',
    });
  }
  if (companion || command.effect === 'recover-self') return self;
  const one = protagonist(state, command.for ?? command.with);
  if (one.id === command.with) return one;
  if (!cast(state).includes(one)) {
    refuse('not-allowed', `${nameOf(one)} is not in play.`, {
      instead: 'Spend the link on somebody who is.',
      rule: 'TABLE-011',
    });
  }
  chosenLink(state, self, one.id, command.with);
  return one;
}

/** Why somebody cannot transcend now; `null` when they can (GBM-TRN-001, 014, AMB-60). */
export function whyNotTranscend(state: GbmState, self: Protagonist): Ban | null {
  const { active, spent, marked } = self.transcendence;
  const rule = 'GBM-TRN-001';
  if (active) {
    const instead = 'It lasts until the transcendence track is full.';
    return { reason: `${nameOf(self)} is transcended already.`, instead, rule };
  }
  const instead = 'Wait for the next mission.';
  if (spent) {
    return {
      reason: `${nameOf(self)} has transcended in this mission; once is all.`,
      instead,
      rule,
    };
  }
  if (marked >= transcendenceSegments(state, self)) {
    return { reason: `${nameOf(self)}’s transcendence track is full.`, instead, rule };
  }
  return forbidding('transcending', { state, self })?.says ?? null;
}

/** What a link with somebody can do now: for its owner, for the one it is with, or for anybody. */
function offerSpending(c: OfferContext, self: Protagonist, other: ProtagonistId): void {
  const companion = isCompanion(c.state, self, other);
  const reached =
    companion !== null
      ? companion
        ? [self]
        : []
      : reachesAnybody(c.state, self, other)
        ? cast(c.state)
        : cast(c.state).filter(({ id }) => id === other);
  if (reached.length === 0) return;
  const links = linksWith(self, other);
  const whom = other === self.id ? 'yourself' : nameById(c.state, other);
  const how = bondField(c.state, self, other);
  const spend = (effect: string, label: string, more: Partial<Offer> = {}) =>
    c.add({
      command: 'links.spend',
      label,
      cost: links === 1 ? `the last link with ${whom}` : `1 of ${links} links with ${whom}`,
      place: 'sheet',
      order: 20,
      ...more,
      with: { protagonist: self.id, with: other, effect, ...more.with },
      fields: [...(more.fields ?? []), how],
    });
  spend('recover-self', self.eclipse ? 'Gain 2 stress (in eclipse)' : 'Recover 2 stress');
  const others = reached.filter(({ id }) => id !== self.id);
  const friend = others.find(({ id }) => id === other);
  if (friend) spend('recover-friend', `${nameOf(friend)} ${recovers(friend)}`);
  const anybody = others.filter(({ id }) => id !== other);
  if (anybody.length > 0) {
    spend('recover-friend', 'Somebody else recovers 2 stress', {
      variant: 'anybody',
      fields: [
        {
          name: 'for',
          kind: 'choice',
          label: 'Who?',
          options: anybody.map((one) => ({
            value: one.id,
            label: nameOf(one),
            detail: recovers(one),
          })),
          required: true,
        },
      ],
    });
  }
  for (const one of reached.filter(({ transcendence }) => transcendence.active)) {
    for (const tag of one.harm.filter(({ shrugged }) => !shrugged)) {
      spend('shrug-off', `${nameOf(one)} shrugs off “${tag.text}”`, {
        with: { ...(one.id === other ? {} : { for: one.id }), harm: tag.id },
      });
    }
  }
}

function recovers(one: Protagonist): string {
  return one.eclipse ? 'gains 2 stress (in eclipse)' : 'recovers 2 stress';
}
