import type { Field } from '@moonlit/rules';
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
import { formOf } from '../../shell/offers/form-state';
import { useSendFilled } from '../../shell/offers/use-send-filled';
import type { OpenOffer } from '../../shell/state';
import type { Protagonist } from './view';
import { useTable } from './view';

type Choice = Extract<Field, { kind: 'choice' }>;

/** A Skill to choose from the others. */
export function SkillField({ offer, field, value, change, wrong }: FieldProps) {
  const id = useId();
  const one = useActing(offer);
  if (field.kind !== 'choice') return null;
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
      <Skills
        field={field}
        one={one}
        chosen={value}
        draw={(skill) => (
          <label key={skill} class="option">
            <input
              type="radio"
              name={id}
              value={skill}
              checked={value === skill}
              onChange={() => change(skill)}
            />
            <SkillWords skill={skill} one={one} />
          </label>
        )}
      />
    </div>
  );
}

interface SkillButtonsProps {
  offer: OpenOffer;
  field: Choice;
  /** Stands above them. */
  legend: string;
}

/** Each Skill sends the offer at a tap; all else stays as its form has it. */
export function SkillButtons({ offer, field, legend }: SkillButtonsProps) {
  const send = useSendFilled();
  const one = useActing(offer);
  const { pending } = formOf(offer.key);
  return (
    <fieldset class="choice-buttons">
      <legend class="field-name">{legend}</legend>
      <Skills
        field={field}
        one={one}
        draw={(skill) => (
          <button
            key={skill}
            type="button"
            class="btn ss-skill"
            aria-busy={pending.value}
            onClick={() => void send(offer, { [field.name]: skill })}
          >
            <SkillWords skill={skill} one={one} />
          </button>
        )}
      />
    </fieldset>
  );
}

/** Whose Skills an offer asks for, as far as it says. */
function useActing({ with: { follower, protagonist, check: of } }: OpenOffer) {
  const { protagonists, check } = useTable().public.value;
  const whose = follower ?? protagonist ?? (of && check?.protagonist);
  return typeof whose === 'string' ? protagonists[whose] : undefined;
}

interface SkillsProps {
  field: Choice;
  one: Protagonist | undefined;
  chosen?: unknown;
  draw(skill: Skill): ComponentChildren;
}

/** What whoever acts is good at comes first; all 27 stand beneath by Ability. */
function Skills({ field, one, chosen, draw }: SkillsProps) {
  const open = skills.filter((skill) => field.options.some(({ value }) => value === skill));
  const best = one ? bestOf(open, one) : [];
  const others = open.filter((skill) => !best.includes(skill));
  if (best.length === 0) return <ByAbility of={others} draw={draw} />;
  return (
    <>
      <div class="ss-skills">{best.map(draw)}</div>
      <details class="form-more" open={others.some((skill) => skill === chosen)}>
        <summary>Another Skill</summary>
        <ByAbility of={others} draw={draw} />
      </details>
    </>
  );
}

/** A Skill, and what it brings whoever acts. */
const SkillWords = ({ skill, one }: { skill: Skill; one: Protagonist | undefined }) => (
  <span class="option-text">
    {skillWords[skill].name}
    <small>{one ? bringsWords(one, skill) : skillWords[skill].means}</small>
  </span>
);

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
    <div class="stack-s">
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
