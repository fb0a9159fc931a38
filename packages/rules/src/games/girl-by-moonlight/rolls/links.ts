import { z } from 'zod';
import type { Bar, Refusal } from '../../../engine';
import type { WayToMove } from '../../../table';
import { command, id, sentence, word } from '../../../table/command';
import { forbidding, happened } from '../asking';
import { trueNameField } from '../characters/making/writing-offers';
import type { GbmPlay } from '../game';
import { cast, nameById, nameOf, notDuring, protagonist } from '../lookups';
import type { GbmBrings, GbmContext } from '../moves';
import { moves, themselvesInPlay } from '../moves';
import { barred, forbidden } from '../refusal';
import { remindersNow } from '../reminders';
import { noLinkReaching, noLinkWith, ownLinks, reachesAnybody, spendLink } from '../sheet/links';
import { recoverStress } from '../sheet/stress';
import { asTranscended, transcendenceSegments } from '../sheet/transcendence';
import { usesAfter } from '../sheet/uses';
import { spoken } from '../spoken';
import type { GbmState, Protagonist, ProtagonistId } from '../state';
import { tell } from '../telling/tell';
import { bondField } from './bond-words';

const spendCommand = command('links.spend', {
  protagonist: id,
  with: id,
  effect: z.enum(['recover-self', 'recover-friend', 'shrug-off']),
  for: id.optional(),
  harm: id.optional(),
  how: sentence.default(''),
});
type SpendCommand = z.infer<typeof spendCommand>;

const transcending = moves
  .where(({ state }) => notDuring(state, 'mission') ?? notUnderWay(state))
  .about(themselvesInPlay, 'act', (move) => [
    move(
      command('transcend', {
        protagonist: id,
        description: sentence.default(''),
        trueName: word.optional(),
      }),
      {
        unless: ({ state }, _, self) => notTranscending(state, self),
        ways: ({ state }, self) => ({
          label: 'Transcend',
          detail: `Once per mission; ${transcendenceSegments(state, self) - self.transcendence.marked} action rolls long.`,
          order: 2,
          fields: [
            // The last thing that everybody reads of it: two lines of a phone are to be seen at once.
            { ...spoken('description', 'What does it look and feel like?'), multiline: true },
            ...(self.trueName === '' ? [trueNameField(state, self)] : []),
          ],
        }),
        do(play, { description, trueName: written = '' }, _, self) {
          // Who has left their true name for later has it when they are it.
          const trueName = self.trueName || written;
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
            ({ when, protagonist: of }) => when === 'transcend' && of === self.id,
          );
          tell(
            play,
            { kind: 'transcend', about: [self.id], what: name, fiction: description },
            { notes: moment.map(({ text }) => text), reveals: true },
          );
          happened(play, self.id, 'transcending', {});
        },
      },
    ),
  ]);

const spending = moves.about(themselvesInPlay, 'sheet', (move) => [
  move(spendCommand, {
    unless({ state }, { with: other, effect, for: wanted = other }, self) {
      if (other === undefined || wanted === undefined) return null;
      return (
        noLinkWith(state, self, other) ??
        notAtHand(state, self, other) ??
        (wanted === other ? null : notReached(state, self, other, wanted)) ??
        (effect === 'shrug-off' ? notTranscended(state, wanted) : null)
      );
    },
    ways: waysToSpend,
    do: spend,
  }),
]);

/** What links are spent on outside a roll (GBM-LNK-005, 006), and transcending (GBM-TRN-001…008). */
export const links = moves.area(transcending, spending) satisfies GbmBrings;

function notUnderWay({ public: { episode } }: GbmState): Refusal | null {
  if (episode.mission?.stage === 'under-way') return null;
  return barred('wrong-moment', 'The mission is not under way.', {
    instead: 'Roll engagement first; then transcend at any moment.',
    rule: 'GBM-TRN-001',
  });
}

/** Why somebody cannot transcend now, if so (GBM-TRN-001, 014, AMB-60). */
function notTranscending(state: GbmState, self: Protagonist): Refusal | null {
  const { active, spent, marked } = self.transcendence;
  const no = (reason: string, instead = 'Wait for the next mission.') =>
    barred('not-allowed', `${nameOf(self)}${reason}.`, { instead, rule: 'GBM-TRN-001' });
  if (active)
    return no(' is transcended already', 'It lasts until the transcendence track is full.');
  if (spent) return no(' has transcended in this mission; once is all');
  if (marked >= transcendenceSegments(state, self)) return no('’s transcendence track is full');
  const ban = forbidding('transcending', { state, self });
  return ban ? forbidden(ban.says) : null;
}

/**
 * Whether a link is with something that is no protagonist, such as an Engine, and helps its owner now;
 * `null` for links among protagonists.
 */
function isCompanion(state: GbmState, self: Protagonist, other: string): boolean | null {
  return state.public.protagonists[other] ? null : ownLinks(state, self).includes(other);
}

function notAtHand(state: GbmState, self: Protagonist, other: string): Bar | null {
  if (isCompanion(state, self, other) !== false) return null;
  return () =>
    barred('not-allowed', `${nameOf(self)} is not with ${nameById(state, other)} now.`, {
      instead: 'Its links help while you pilot it on a mission.',
      rule: 'GBM-SEA-RUL-032',
    });
}

/** A link affects its owner, the one it is with, or anybody in play where an ability says so. */
function notReached(
  state: GbmState,
  self: Protagonist,
  other: ProtagonistId,
  wanted: ProtagonistId,
): Bar | null {
  const one = protagonist(state, wanted);
  if (cast(state).includes(one)) return noLinkReaching(state, self, wanted, other);
  return barred('not-allowed', `${nameOf(one)} is not in play.`, {
    instead: 'Spend the link on somebody who is.',
    rule: 'TABLE-011',
  });
}

function notTranscended(state: GbmState, id: ProtagonistId): Bar | null {
  if (state.public.protagonists[id]?.transcendence.active) return null;
  return () =>
    barred('not-allowed', `${nameById(state, id)} has to be transcended to shrug off harm.`, {
      instead: 'Spend the link to recover stress, or keep it until they transcend.',
      rule: 'GBM-LNK-006',
    });
}

/** What a link with somebody can do now: for its owner, for the one it is with, or for anybody. */
function* waysToSpend({ state }: GbmContext, self: Protagonist): Iterable<WayToMove<SpendCommand>> {
  if (state.public.phase === 'creation') return;
  for (const [other, links] of Object.entries(self.links)) {
    const reached = reachedWith(state, self, other);
    if (links === 0 || reached.length === 0) continue;
    const whom = other === self.id ? 'yourself' : nameById(state, other);
    const said = {
      cost: links === 1 ? `the last link with ${whom}` : `1 of ${links} links with ${whom}`,
      order: 20,
      fields: [bondField(state, self, other)],
    };
    yield {
      with: { with: other, effect: 'recover-self' },
      label: self.eclipse ? 'Gain 2 stress (in eclipse)' : 'Recover 2 stress',
      ...said,
    };
    const others = reached.filter(({ id }) => id !== self.id);
    const toRecover = { with: other, effect: 'recover-friend' } as const;
    const friend = others.find(({ id }) => id === other);
    if (friend) yield { with: toRecover, label: `${nameOf(friend)} ${recovers(friend)}`, ...said };
    const anybody = others.filter(({ id }) => id !== other);
    if (anybody.length > 0) {
      const options = anybody.map((one) => ({
        value: one.id,
        label: nameOf(one),
        detail: recovers(one),
      }));
      yield {
        with: toRecover,
        label: 'Somebody else recovers 2 stress',
        variant: 'anybody',
        ...said,
        fields: [
          { name: 'for', kind: 'choice', label: 'Who?', options, required: true },
          ...said.fields,
        ],
      };
    }
    for (const one of reached.filter(({ transcendence }) => transcendence.active)) {
      const whose = one.id === other ? {} : { for: one.id };
      for (const tag of one.harm.filter(({ shrugged }) => !shrugged)) {
        yield {
          with: { with: other, effect: 'shrug-off', ...whose, harm: tag.id },
          label: `${nameOf(one)} shrugs off “${tag.text}”`,
          ...said,
        };
      }
    }
  }
}

/** Whom a link of somebody’s can affect. */
function reachedWith(state: GbmState, self: Protagonist, other: ProtagonistId): Protagonist[] {
  if (isCompanion(state, self, other)) return [self];
  const all = cast(state);
  return reachesAnybody(state, self, other) ? all : all.filter(({ id }) => id === other);
}

function recovers(one: Protagonist): string {
  return one.eclipse ? 'gains 2 stress (in eclipse)' : 'recovers 2 stress';
}

function spend(
  play: GbmPlay,
  { with: other, effect, for: wanted = other, harm: tag, how }: SpendCommand,
  { state }: GbmContext,
  self: Protagonist,
): void {
  const one = effect === 'recover-self' ? self : protagonist(state, wanted);
  const notes = [spendLink(play, self.id, other)];
  if (effect === 'shrug-off') {
    const harm = one.harm.map((each) => (each.id === tag ? { ...each, shrugged: true } : each));
    play.emit({ type: 'protagonistChanged', id: one.id, changes: { harm } });
    const text = one.harm.find(({ id: each }) => each === tag)?.text;
    notes.push(`${nameOf(one)} ignores “${text}” until their transcendence ends.`);
  } else {
    notes.push(recoverStress(play, one.id, 2, 'link'));
  }
  const whom = other === self.id ? 'themselves' : nameById(state, other);
  const about = [...new Set([self.id, other, one.id])];
  tell(play, { kind: 'bond', about, what: whom, fiction: how }, { notes });
}
