import type { Entries, PageFeature, Paragraph } from '@moonlit/rules/daggerheart';
import { rangeNames, traitNames } from '../traits';
import type { FoundEntry } from './found';

/** What one reads of an entry. */
export interface Line {
  id: string;
  name: string;
  facts: string;
  text: string;
  features: readonly PageFeature[];
  more: readonly Paragraph[];
}

const facts = (...all: (string | number | false | undefined)[]): string =>
  all.filter(Boolean).join(' · ');

const added = (bonus: number): string => (bonus > 0 ? `+${bonus}` : '');

/** The highest number of a threshold says that there is none. */
export const threshold = (value: number): string => (value >= 99 ? 'none' : String(value));

const thresholds = ({ major, severe }: { major: number; severe: number }): string =>
  major >= 99 ? 'no thresholds' : `${threshold(major)}/${threshold(severe)}`;

/** “Action, 1 Fear”: when a feature works, and for what. */
function withCosts<T extends PageFeature>(
  one: T & { fear?: number; hope?: number; stress?: number },
) {
  const costs = facts(
    one.fear ? `${one.fear} Fear` : '',
    one.hope ? `${one.hope} Hope` : '',
    one.stress ? `${one.stress} Stress` : '',
  );
  const type = [one.type, costs].filter(Boolean).join(', ');
  return { name: one.name, text: one.text, ...(type ? { type } : {}) };
}

function foe(one: Entries['adversaries']): Pick<Line, 'facts' | 'text' | 'features'> {
  const { name, modifier, range, dice, die, bonus, damage } = one.attack;
  const rolled = dice > 0 ? `${dice}d${die}${added(bonus)}` : String(bonus);
  return {
    facts: facts(
      `tier ${one.tier} ${one.kind}`,
      one.horde !== undefined && `${one.horde}/HP`,
      `Difficulty ${one.difficulty}`,
      thresholds(one.thresholds),
      `${one.hp.slots} HP`,
      `${one.stress.slots} Stress`,
      `${name} ${modifier < 0 ? modifier : `+${modifier}`}, ${rangeNames[range]}, ${rolled} ${damage}`,
      ...one.experiences.map((known) => `${known.name} +${known.bonus}`),
    ),
    text: [one.description, one.motives].filter(Boolean).join('\n'),
    features: one.features.map(withCosts),
  };
}

function told(one: FoundEntry): Pick<Line, 'facts' | 'text' | 'features'> {
  switch (one.shelf) {
    case 'adversaries':
      return foe(one);
    case 'environments':
      return {
        facts: facts(
          `tier ${one.tier} ${one.style}`,
          one.difficulty && `Difficulty ${one.difficulty}`,
        ),
        text: [one.description, one.impulses].filter(Boolean).join('\n'),
        features: one.features.map(withCosts),
      };
    case 'weapons':
      return {
        facts: facts(
          `tier ${one.tier}`,
          one.slot,
          one.burden,
          traitNames[one.trait],
          rangeNames[one.range],
          `d${one.die}${added(one.bonus)} ${one.damage}`,
        ),
        text: one.text,
        features: [],
      };
    case 'armours':
      return {
        facts: facts(`tier ${one.tier}`, `${one.score} slots`, thresholds(one.thresholds)),
        text: one.text,
        features: [],
      };
    case 'cards':
      return {
        facts: facts(
          one.domain,
          one.style,
          `level ${one.level}`,
          one.recall > 0 && `recall ${one.recall}`,
        ),
        text: one.text,
        features: [],
      };
    case 'classes':
      return {
        facts: facts(
          one.domains,
          one.evasion > 0 && `Evasion ${one.evasion}`,
          one.hp > 0 && `${one.hp} HP`,
        ),
        text: one.description,
        features: one.features.map(withCosts),
      };
    default:
      return {
        facts: facts(one.tier > 0 && `tier ${one.tier}`, one.line),
        text: one.description,
        features: one.features,
      };
  }
}

/** What one reads of something that was found. */
export const lineOf = (one: FoundEntry): Line => ({
  id: one.id,
  name: one.name,
  more: one.more ?? [],
  ...told(one),
});
