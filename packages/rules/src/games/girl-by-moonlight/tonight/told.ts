import type { PersonText, StartText } from '../../../table';
import { actionGuide } from '../guide';
import { abilityById, allPlaysets, bookPlaybooks } from '../library/registry';
import type { ReadyHero } from '../ready-made';

/** The part of the texts that has the ready-made series of a playset. */
export const partOf = (playset: string): string => `tonight.${playset}`;

/**
 * What of a ready-made series is read before it is played: a start that is called by the mission it begins with.
 * Everybody may read it, so that a clock which begins on the director’s desk stays with the rules (TABLE-140).
 */
export function readyOf(playset: string): StartText {
  const ready = allPlaysets()[playset]?.tonight;
  if (!ready) throw new Error(`No such playset: ${playset}`);
  const { name, opening, firsts, heroes, mission } = ready;
  return { id: mission.type, name, opening, firsts, people: heroes.map(heroText) };
}

function heroText(hero: ReadyHero): PersonText {
  const { [hero.playbook]: playbook } = bookPlaybooks();
  const [first] = playbook?.special ?? [];
  const abilities = [first?.id ?? [], hero.special, hero.transcendent ?? []].flat();
  return {
    id: hero.playbook,
    name: hero.name,
    kind: playbook?.name ?? hero.playbook,
    line: hero.line,
    face: hero.silhouette,
    emoji: '☾',
    goodAt: [...(playbook?.startingActions ?? []), hero.action].map((id) => actionGuide[id].name),
    about: [
      { term: 'Looks like', lines: [hero.look] },
      { term: 'Who that is', lines: [hero.background] },
      { term: 'Transcended', lines: [`${hero.trueName} (${hero.pronouns})`] },
      { term: 'Every day', lines: [hero.obligation] },
      {
        term: 'Can do what nobody else can',
        lines: abilities.flatMap((id) => {
          const ability = abilityById(id);
          return ability ? [`${ability.name}: ${ability.summary}`] : [];
        }),
      },
      { term: 'Promises somebody', lines: Object.values(hero.promises).map((text) => `“${text}”`) },
      { term: 'Knows', lines: hero.people.map(({ name, detail }) => `${name}: ${detail}`) },
    ],
  };
}
