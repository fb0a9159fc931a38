import {
  dieOf,
  modifierOf,
  moodOn,
  reactionScore,
  skillRank,
} from '@moonlit/rules/stars-and-signs/numbers';
import type { Ability } from '@moonlit/rules/stars-and-signs/vocabulary';
import {
  abilities,
  abilityWords,
  categories,
  categoryOf,
  moodWords,
  poolOf,
  skillsOf,
  skillWords,
} from '@moonlit/rules/stars-and-signs/vocabulary';
import type { Protagonist } from '../view';

const names = { physical: 'Physical', mental: 'Mental', emotional: 'Emotional' } as const;

/** Nine Abilities with their dice, and beneath each its Skills: what they add, and the score that Tests are held against. */
export function Abilities({ one }: { one: Protagonist }) {
  return (
    <div class="ss-abilities">
      {categories.map((category) => (
        <section key={category} aria-label={names[category]} data-pool={poolOf[category]}>
          <h3>{names[category]}</h3>
          {abilities
            .filter((ability) => categoryOf(ability) === category)
            .map((ability) => (
              <AbilityTable key={ability} one={one} ability={ability} />
            ))}
        </section>
      ))}
    </div>
  );
}

/** What an Ability rolls, in words: rank 1 rolls nothing. */
export const dieWords = (rank: number): string => {
  const sides = dieOf(rank);
  return sides === 0 ? 'no die' : `d${sides}`;
};

function AbilityTable({ one, ability }: { one: Protagonist; ability: Ability }) {
  const rank = one.abilities[ability];
  const mood = moodOn(one, ability);
  return (
    <table class="ss-ability" data-mood={mood !== undefined}>
      <caption>
        {abilityWords[ability].name} {rank}: {dieWords(rank)}
        {mood ? <b> {moodWords[mood].name}: counts nothing</b> : null}
      </caption>
      <thead class="sr-only">
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">Adds</th>
          <th scope="col">Reaction score</th>
        </tr>
      </thead>
      <tbody>
        {skillsOf(ability).map((skill) => {
          const own = skillRank(one, skill);
          return (
            <tr key={skill} data-ranked={own > 0}>
              <th scope="row">{skillWords[skill].name}</th>
              <td>+{mood ? 0 : modifierOf(own)}</td>
              <td>{reactionScore(one, skill)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
