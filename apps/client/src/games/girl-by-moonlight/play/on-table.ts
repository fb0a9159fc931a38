import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import { count } from '../../../design/words';
import { actionName } from '../api/content';
import { protagonistName } from '../view';
import { activityTitle } from './activity';

/** What lies on the table in a few words, and what tells one such thing from the next. */
export function onTable(state: PublicState): { what: string | null; id: string } {
  const { roll, flashback } = state;
  const name = (id: string) => protagonistName(state, id);
  const consequences = Object.values(state.consequences);
  const eclipses = Object.values(state.eclipses);
  const questions = Object.values(state.questions);
  const openings = Object.keys(state.setUps);
  const next = Object.values(state.intentions);
  const introducing = state.derived.introducing;
  const things: [string, string][] = [
    ...(roll ? [[roll.id, `${name(roll.roller)}: ${roll.goal}`] as [string, string]] : []),
    ...next.map(({ protagonist, action, goal }): [string, string] => [
      `next-${protagonist}-${action}-${goal}`,
      `${name(protagonist)}: ${actionName(action)} next`,
    ]),
    ...consequences.map(({ id, text }): [string, string] => [id, text]),
    ...eclipses.map((one): [string, string] => [
      `eclipse-${one.protagonist}`,
      `${name(one.protagonist)} at the edge of eclipse`,
    ]),
    ...(flashback
      ? [['flashback', `${name(flashback.by)} remembers: ${flashback.text}`] as [string, string]]
      : []),
    ...Object.values(state.activities).map((one): [string, string] => [
      one.id,
      activityTitle(state, one),
    ]),
    ...(introducing ? [[introducing, `Meet ${name(introducing)}`] as [string, string]] : []),
    ...questions.map((one): [string, string] => [one.id, `${name(one.by)} asks`]),
    ...(openings.length > 0
      ? [[openings.join(), count(openings.length, 'opening', 'openings')] as [string, string]]
      : []),
  ];
  return {
    what: things.length === 0 ? null : things.map(([, words]) => words).join(' · '),
    id: things.map(([id]) => id).join(' '),
  };
}
