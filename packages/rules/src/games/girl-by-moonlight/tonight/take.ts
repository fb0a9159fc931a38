import type { SeatId } from '../../../engine';
import { introductionsOf } from '../characters/introductions/introduced';
import { joinStory } from '../characters/making/begin';
import type { CommandOf } from '../commands';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { nameOf, playedBy, protagonist } from '../lookups';
import type { ReadyHero } from '../ready-made';
import { missing, refuse } from '../refusal';
import { answerKey, answerOf, rolesQuestion } from '../series/answers';
import { tieTogether } from './bonds';
import { freeHeroes, heroesOf, mayTakeHero, sheetOf, takenAs } from './heroes';

/**
 * A player takes a hero, who is in play at once (TABLE-071, 073): the sheet is filled in, and promises
 * are made among those who are there. Refuses a hero whom somebody else has (TABLE-072).
 */
export function takeHero(play: GbmPlay, command: CommandOf<'tonight.hero'>): void {
  const seat = play.seat().id;
  refuseUnready(play, seat);
  const hero =
    heroesOf(play.state).find(({ playbook }) => playbook === command.hero) ??
    missing('There is no such hero.', 'Choose one of the cards.', 'TABLE-071');
  refuseTaken(play, hero);
  const sheet = sheetOf(play.state, hero, { seat, name: command.name || hero.name });
  play.emit({ type: 'protagonistCreated', protagonist: { ...sheet, status: 'active' } });
  answerRoles(play, seat, hero);
  playsetOf(play.state).tonight.join?.(play, sheet, hero.playbook);
  // The card has introduced them.
  const introductions = introductionsOf(play.state);
  const met = { ...introductions.met, [sheet.id]: true as const };
  play.emit({ type: 'introductionsSet', introductions: { ...introductions, met } });
  joinStory(play, protagonist(play.state, sheet.id), tieTogether(play));
}

function refuseUnready(play: GbmPlay, seat: SeatId): void {
  if (play.seat().role !== 'protagonist') {
    refuse('not-allowed', 'The heroes are for those who play them.', {
      instead: 'Leave them to the players.',
      rule: 'TABLE-003',
    });
  }
  const living = playedBy(play.state, seat);
  if (living) {
    refuse('already-done', `You play ${nameOf(living)} already.`, {
      instead: 'Write on the sheet that you have.',
      rule: 'TABLE-003',
    });
  }
  if (mayTakeHero(play.state)) return;
  const ready = play.state.public.series.tonight === true;
  refuse('wrong-moment', ready ? 'Nobody new joins now.' : 'This table makes its own heroes.', {
    instead: ready
      ? 'Take a hero when the next episode begins.'
      : 'Choose a playbook, and make somebody of your own.',
    rule: 'TABLE-073',
  });
}

function refuseTaken(play: GbmPlay, hero: ReadyHero): void {
  const taken = takenAs(play.state, hero);
  if (!taken) return;
  const { seats } = play.state.public.table;
  const who = (taken.seat === null ? undefined : seats[taken.seat]?.name) ?? 'Somebody';
  const free = freeHeroes(play.state).map(({ name }) => name);
  refuse('already-done', `${who} plays ${nameOf(taken)} already.`, {
    instead:
      free.length > 0
        ? `These are free: ${free.join(', ')}.`
        : 'Make somebody of your own: choose a playbook.',
    rule: 'TABLE-072',
  });
}

/** What the series asks each player, as the hero answers it; an answer that is there stays. */
function answerRoles(play: GbmPlay, by: SeatId, { roles }: ReadyHero): void {
  const question = rolesQuestion(play.state);
  if (!question || answerOf(play.state, question, by)) return;
  const answer = { picks: [...roles], text: '', by };
  play.emit({ type: 'answerGiven', question: answerKey(question, by), answer });
}
