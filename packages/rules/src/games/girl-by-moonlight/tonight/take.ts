import type { SeatId } from '../../../engine';
import { takingPeople } from '../../../table';
import { command, id, word } from '../../../table/command';
import { introductionsOf } from '../characters/introductions/introduced';
import { joinStory, mayJoin } from '../characters/making/begin';
import type { GbmPlay, OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import { nameOf, protagonist } from '../lookups';
import { moves } from '../moves';
import type { ReadyHero, ReadySeries } from '../ready-made';
import { barred } from '../refusal';
import { answerKey, answerOf, rolesQuestion } from '../series/answers';
import type { GbmState } from '../state';
import { tieTogether } from './bonds';
import { sheetOf, takenAs } from './heroes';

const heroCommand = command('tonight.hero', { hero: id, name: word.default('') });

const OWN = 'Make somebody of your own: choose a playbook.';

/**
 * A player takes a hero, who is in play at once (TABLE-071, 073): the sheet is filled in, and promises
 * are made among those who are there. Refuses a hero whom somebody else has (TABLE-072).
 */
export const heroes = takingPeople<
  GbmState,
  GbmPlay,
  OfferContext,
  'hero',
  ReadySeries,
  ReadyHero,
  typeof heroCommand
>(moves, 'hero', heroCommand, {
  people: { all: 'heroes', own: OWN },
  begun: (state) => (state.public.series.tonight === true ? playsetOf(state).tonight : null),
  peopleOf: (series) => series.heroes,
  personId: (hero) => hero.playbook,
  takenAs(state, hero) {
    const taken = takenAs(state, hero);
    return taken && { seat: taken.seat, name: nameOf(taken) };
  },
  playedBy: ({ self }) => (self ? nameOf(self) : null),
  notNow: (state) =>
    mayJoin(state)
      ? null
      : barred('wrong-moment', 'Nobody new joins now.', {
          instead: 'Take a hero when the next episode begins.',
          rule: 'TABLE-073',
        }),
  join: joinAs,
});

function joinAs(play: GbmPlay, hero: ReadyHero, as: { seat: SeatId; name: string }): void {
  const { seat } = as;
  const sheet = sheetOf(play.state, hero, as);
  play.emit({ type: 'protagonistCreated', protagonist: { ...sheet, status: 'active' } });
  answerRoles(play, seat, hero);
  playsetOf(play.state).tonight.join?.(play, sheet, hero.playbook);
  // The card has introduced them.
  const introductions = introductionsOf(play.state);
  const met = { ...introductions.met, [sheet.id]: true as const };
  play.emit({ type: 'introductionsSet', introductions: { ...introductions, met } });
  joinStory(play, protagonist(play.state, sheet.id), tieTogether(play));
}

/** What the series asks each player, as the hero answers it; an answer that is there stays. */
function answerRoles(play: GbmPlay, by: SeatId, { roles }: ReadyHero): void {
  const question = rolesQuestion(play.state);
  if (!question || answerOf(play.state, question, by)) return;
  const answer = { picks: [...roles], text: '', by };
  play.emit({ type: 'answerGiven', question: answerKey(question, by), answer });
}
