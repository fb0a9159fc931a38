import { form, number, words } from '../../../table/form';
import type { Ability, ActionType, Category, Skill } from '../vocabulary';
import {
  abilityOf,
  abilityWords,
  actionTypes,
  actionWords,
  caps,
  categoryOf,
  skills,
  skillWords,
} from '../vocabulary';

/** A rank from 1 to 10 for each Ability (SNS-902). */
const ability = (of: Ability) => number(abilityWords[of].name, caps.rank, 1);
export const abilityForm = form({
  might: ability('might'),
  grace: ability('grace'),
  endurance: ability('endurance'),
  intellect: ability('intellect'),
  cunning: ability('cunning'),
  will: ability('will'),
  confidence: ability('confidence'),
  guile: ability('guile'),
  empathy: ability('empathy'),
});

/** The Skills of a category, which a form asks for together. */
export const skillsIn = (category: Category): Skill[] =>
  skills.filter((skill) => categoryOf(abilityOf(skill)) === category);

/** Skills, and no Skill in particular, to choose one from. */
export const anySkill = ['any', ...skills] as const;
export const anySkillOptions = anySkill.map((value) =>
  value === 'any'
    ? { value, label: 'Any Skill' }
    : {
        value,
        label: skillWords[value].name,
        detail: `${abilityWords[abilityOf(value)].name}. ${skillWords[value].means}`,
      },
);

/** Action types, and none in particular. */
export const anyAction = ['any', ...actionTypes] as const;
export const anyActionOptions = anyAction.map((value) =>
  value === 'any'
    ? { value, label: 'Any Action' }
    : { value, label: actionWords[value].name, detail: actionWords[value].means },
);

/** What was chosen, where it is one in particular. */
export const skillIn = (value: (typeof anySkill)[number]): Skill | null =>
  value === 'any' ? null : value;
export const actionIn = (value: (typeof anyAction)[number]): ActionType | null =>
  value === 'any' ? null : value;

export const does = words('What it does', 2000);

/** The part of a command for each Skill. */
export const skillShape = <Z>(part: Z): Record<Skill, Z> => ({
  strength: part,
  violence: part,
  agility: part,
  acrobatics: part,
  dexterity: part,
  stealth: part,
  defense: part,
  stamina: part,
  vitality: part,
  logic: part,
  memory: part,
  rhetoric: part,
  awareness: part,
  interfacing: part,
  savvy: part,
  craft: part,
  research: part,
  resolve: part,
  authority: part,
  charisma: part,
  intuition: part,
  deception: part,
  diplomacy: part,
  manipulation: part,
  insight: part,
  networking: part,
  therapy: part,
});
