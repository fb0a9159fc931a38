import { dieOf, modifierOf, moodOn, skillRank } from '@moonlit/rules/stars-and-signs/numbers';
import type { Skill } from '@moonlit/rules/stars-and-signs/vocabulary';
import {
  abilities,
  abilityOf,
  abilityWords,
  moodWords,
  skills,
  skillsOf,
  skillWords,
} from '@moonlit/rules/stars-and-signs/vocabulary';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { FieldProps } from '../../shell/game';
import type { Protagonist } from './view';
import { useTable } from './view';

/**
 * Skills to choose one from: what whoever acts is good at is one tap away, all 27 stand beneath by Ability. Each
 * says what it brings.
 */
export function SkillField({ offer, field, value, change, wrong }: FieldProps) {
  const { protagonists, check } = useTable().public.value;
  const id = useId();
  if (field.kind !== 'choice') return null;
  const { follower, protagonist } = offer.with;
  const whose = follower ?? protagonist ?? (offer.with.check && check?.protagonist);
  const one = typeof whose === 'string' ? protagonists[whose] : undefined;
  const open = skills.filter((skill) => field.options.some((option) => option.value === skill));
  const best = one ? bestOf(open, one) : [];
  const draw = (skill: Skill) => (
    <label key={skill} class="option">
      <input
        type="radio"
        name={id}
        value={skill}
        checked={value === skill}
        onChange={() => change(skill)}
      />
      <span class="option-text">
        {skillWords[skill].name}
        <small>{one ? bringsWords(one, skill) : skillWords[skill].means}</small>
      </span>
    </label>
  );
  const others = open.filter((skill) => !best.includes(skill));
  return (
    <div
      class="field"
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-required={field.required}
      aria-invalid={wrong !== undefined}
      aria-describedby={wrong}
    >
      <p class="field-name" id={`${id}-name`}>
        {field.label}
      </p>
      {best.length > 0 ? (
        <>
          <div class="ss-skills">{best.map(draw)}</div>
          <details class="form-more" open={others.some((skill) => skill === value)}>
            <summary>Another Skill</summary>
            <ByAbility of={others} draw={draw} />
          </details>
        </>
      ) : (
        <ByAbility of={others} draw={draw} />
      )}
    </div>
  );
}

/** What somebody has ranks in, the highest first. */
const bestOf = (open: readonly Skill[], one: Protagonist): Skill[] =>
  open
    .filter((skill) => skillRank(one, skill) > 0)
    .sort((a, b) => skillRank(one, b) - skillRank(one, a));

/** What a Skill brings somebody just now: the die of its Ability, and what it adds. */
function bringsWords(one: Protagonist, skill: Skill): string {
  const ability = abilityOf(skill);
  const mood = moodOn(one, ability);
  if (mood) return `Nothing while ${moodWords[mood].name}`;
  const sides = dieOf(one.abilities[ability]);
  const die = sides === 0 ? '' : ` d${sides}`;
  return `${abilityWords[ability].name}${die}, +${modifierOf(skillRank(one, skill))}`;
}

interface ByAbilityProps {
  of: readonly Skill[];
  draw(skill: Skill): ComponentChildren;
}

function ByAbility({ of, draw }: ByAbilityProps) {
  return (
    <div class="ss-by-ability">
      {abilities.map((ability) => {
        const own = skillsOf(ability).filter((skill) => of.includes(skill));
        return own.length === 0 ? null : (
          <div key={ability}>
            <p class="kicker">{abilityWords[ability].name}</p>
            <div class="ss-skills">{own.map(draw)}</div>
          </div>
        );
      })}
    </div>
  );
}
