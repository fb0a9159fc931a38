import { refuse } from '../../engine';
import { TRANSCENDENCE_MAX } from '../constants';
import { featuresOf } from '../features';
import type { Area, OfferContext } from '../game';
import type { Protagonist } from '../state';
import { linksWith, spendLink } from '../table/links';
import { cast, during, nameOf, ownInPlay, protagonist } from '../table/lookups';
import { recoverStress } from '../table/stress';

/** What links are spent on outside a roll (GBM-LNK-005, 006), and transcending (GBM-TRN-001…008). */
export const links: Area = {
  handlers: {
    'links.spend'(play, command) {
      const self = ownInPlay(play, command.protagonist);
      const friend = protagonist(play.state, command.with);
      const spent = spendLink(play, self.id, friend.id);
      const notes = [spent, ...(command.how ? [command.how] : [])];
      if (command.effect === 'shrug-off') {
        const tag = friend.harm.find(({ id }) => id === command.harm);
        if (!friend.transcendence.active) {
          refuse('not-allowed', `${nameOf(friend)} has to be transcended to shrug off harm.`, {
            rule: 'GBM-LNK-006',
          });
        }
        if (!tag || tag.shrugged)
          refuse('not-found', `${nameOf(friend)} has no such harm to shrug off.`);
        const harm = friend.harm.map((one) =>
          one.id === tag.id ? { ...one, shrugged: true } : one,
        );
        play.emit({ type: 'protagonistChanged', id: friend.id, changes: { harm } });
        notes.push(`${nameOf(friend)} ignores “${tag.text}” until their transcendence ends.`);
      } else {
        const one = command.effect === 'recover-self' ? self : friend;
        notes.push(recoverStress(play, one.id, 2, 'link'));
      }
      play.say(
        `${nameOf(self)} draws on the bond with ${friend.id === self.id ? 'themselves' : nameOf(friend)}.`,
        { notes },
      );
    },

    transcend(play, command) {
      during(play, 'mission');
      if (play.state.public.episode.mission?.stage !== 'under-way') {
        refuse('wrong-moment', 'The mission is not under way.', { rule: 'GBM-TRN-001' });
      }
      const self = ownInPlay(play, command.protagonist);
      const reason = whyNotTranscend(self);
      if (reason) refuse('not-allowed', reason, { rule: 'GBM-TRN-001' });
      const uses = Object.fromEntries(
        Object.entries(self.uses).filter(([key]) => !key.startsWith('transcendence:')),
      );
      play.emit({
        type: 'protagonistChanged',
        id: self.id,
        changes: { transcendence: { ...self.transcendence, active: true }, uses },
      });
      const name =
        self.trueName && self.trueName !== self.name ? ` and becomes ${self.trueName}` : '';
      play.say(`${nameOf(self)} transcends${name}.`, {
        notes: command.description ? [command.description] : [],
        reveals: true,
      });
      for (const { hooks } of featuresOf(play.state, protagonist(play.state, self.id))) {
        hooks.onTranscend?.({ state: play.state, self: protagonist(play.state, self.id) }, play);
      }
    },
  },

  offers(c) {
    const { self } = c;
    if (self?.status !== 'active' || c.state.public.phase === 'creation') return;
    const underWay =
      c.state.public.phase === 'mission' && c.state.public.episode.mission?.stage === 'under-way';
    if (underWay && !whyNotTranscend(self)) {
      c.add({
        command: 'transcend',
        with: { protagonist: self.id },
        label: 'Transcend',
        detail: `Once per mission; ${TRANSCENDENCE_MAX - self.transcendence.marked} action rolls long.`,
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
        ],
      });
    }
    for (const friend of cast(c.state)) {
      if (linksWith(self, friend.id) > 0) offerSpending(c, self, friend);
    }
  },
};

/** Why somebody cannot transcend now, in a sentence; `null` when they can (GBM-TRN-001, 014, AMB-60). */
export function whyNotTranscend(self: Protagonist): string | null {
  const { active, spent, marked } = self.transcendence;
  if (active) return `${nameOf(self)} is transcended already.`;
  if (spent) return `${nameOf(self)} has transcended in this mission; once is all.`;
  if (marked >= TRANSCENDENCE_MAX) return `${nameOf(self)}’s transcendence track is full.`;
  return null;
}

function offerSpending(c: OfferContext, self: Protagonist, friend: Protagonist): void {
  const base = { protagonist: self.id, with: friend.id };
  const cost = `1 of ${linksWith(self, friend.id)} links with ${friend.id === self.id ? 'yourself' : nameOf(friend)}`;
  const fields = [
    {
      name: 'how',
      kind: 'text' as const,
      label: 'How does the bond give strength?',
      max: 300,
      required: false,
    },
  ];
  const spend = (effect: string, label: string, more: Record<string, string> = {}) =>
    c.add({
      command: 'links.spend',
      with: { ...base, effect, ...more },
      label,
      cost,
      place: 'sheet',
      order: 20,
      fields,
    });
  spend('recover-self', self.eclipse ? 'Gain 2 stress (in eclipse)' : 'Recover 2 stress');
  if (friend.id !== self.id) {
    const what = friend.eclipse ? 'gains 2 stress (in eclipse)' : 'recovers 2 stress';
    spend('recover-friend', `${nameOf(friend)} ${what}`);
  }
  if (!friend.transcendence.active) return;
  for (const tag of friend.harm.filter(({ shrugged }) => !shrugged)) {
    spend('shrug-off', `${nameOf(friend)} shrugs off “${tag.text}”`, { harm: tag.id });
  }
}
