import type { z } from 'zod';
import type { Bar, SeatId } from '../../../engine';
import { textField } from '../../../table';
import { command, id, word } from '../../../table/command';
import { introductionsOf } from '../characters/introductions/introduced';
import { joinStory } from '../characters/making/begin';
import type { GbmPlay } from '../game';
import { playsetOf } from '../library/playset';
import { nameOf, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { moves } from '../moves';
import type { ReadyHero } from '../ready-made';
import { barred, missing } from '../refusal';
import { answerKey, answerOf, rolesQuestion } from '../series/answers';
import type { GbmState } from '../state';
import { tieTogether } from './bonds';
import { freeHeroes, heroesOf, mayTakeHero, sheetOf, takenAs } from './heroes';

/** Who takes no hero now: whoever directs, whoever plays somebody, and everybody where there is none to take. */
function notTaking({ state, seat, self }: GbmContext): Bar | null {
  if (seat.role !== 'protagonist') {
    return barred('not-allowed', 'The heroes are for those who play them.', {
      instead: 'Leave them to the players.',
      rule: 'TABLE-003',
    });
  }
  if (self) {
    return barred('already-done', `You play ${nameOf(self)} already.`, {
      instead: 'Write on the sheet that you have.',
      rule: 'TABLE-003',
    });
  }
  if (mayTakeHero(state)) return null;
  const ready = state.public.series.tonight === true;
  return barred(
    'wrong-moment',
    ready ? 'Nobody new joins now.' : 'This table makes its own heroes.',
    {
      instead: ready
        ? 'Take a hero when the next episode begins.'
        : 'Choose a playbook, and make somebody of your own.',
      rule: 'TABLE-073',
    },
  );
}

const heroCommand = command('tonight.hero', { hero: id, name: word.default('') });

/**
 * A player takes a hero, who is in play at once (TABLE-071, 073): the sheet is filled in, and promises
 * are made among those who are there. Refuses a hero whom somebody else has (TABLE-072).
 */
export const heroes = moves.where(notTaking).about(
  {
    part: 'hero',
    what: 'hero',
    all: ({ state }) => freeHeroes(state),
    idOf: ({ playbook }) => playbook,
    find: ({ state }, wanted) =>
      heroesOf(state).find(({ playbook }) => playbook === wanted) ??
      missing('There is no such hero.', 'Choose one of the cards.', 'TABLE-071'),
  },
  'tonight',
  (move) => [
    move(heroCommand, {
      unless: ({ state }, _, hero) => alreadyTaken(state, hero),
      ways: ({ state }, hero) => ({
        label: `Play ${hero.name}`,
        detail: hero.line,
        order: freeHeroes(state).indexOf(hero),
        fields: [textField('name', 'Name', 80, hero.name, true)],
      }),
      do: takeHero,
    }),
  ],
);

function alreadyTaken(state: GbmState, hero: ReadyHero): Bar | null {
  const taken = takenAs(state, hero);
  if (!taken) return null;
  const { seats } = state.public.table;
  const who = (taken.seat === null ? undefined : seats[taken.seat]?.name) ?? 'Somebody';
  const free = freeHeroes(state).map(({ name }) => name);
  return barred('already-done', `${who} plays ${nameOf(taken)} already.`, {
    instead:
      free.length > 0
        ? `These are free: ${free.join(', ')}.`
        : 'Make somebody of your own: choose a playbook.',
    rule: 'TABLE-072',
  });
}

/** Without a name the hero keeps theirs. */
function takeHero(
  play: GbmPlay,
  { name }: z.infer<typeof heroCommand>,
  { seat: { id: seat } }: GbmContext,
  hero: ReadyHero,
): void {
  const sheet = sheetOf(play.state, hero, { seat, name: name || hero.name });
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
