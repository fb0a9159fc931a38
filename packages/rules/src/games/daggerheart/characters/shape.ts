import type { Character, Feature, Form, InForm } from './character';

// What somebody turns into for a while, and how it changes their sheet until they are themselves again (DGH-2016).

/** How many forms a sheet has room for. */
export const FORMS_MOST = 12;

/** The weapon of whoever is in a form, by the id of the form. */
const attackId = (form: string): string => `${form}-attack`;

type Shaped = Pick<Character, 'traits' | 'evasion' | 'weapons' | 'features'>;

/** The sheet of somebody in a form: its trait, Evasion and attack, and what it can do, with ids for that. */
export function inForm(
  one: Character,
  { id, name, trait, by, evasion, attack }: Form,
  features: readonly Feature[],
): Shaped & { form: InForm } {
  return {
    form: { id, weapons: one.weapons },
    traits: trait ? { ...one.traits, [trait]: one.traits[trait] + by } : one.traits,
    evasion: one.evasion + evasion,
    weapons: attack ? [{ id: attackId(id), name, ...attack }] : [],
    features: [...one.features, ...features.map((each) => ({ ...each, from: 'form' as const }))],
  };
}

/** What is different of somebody who is themselves again; nothing where they are. */
export function withoutForm(one: Character): Partial<Shaped & { form: null }> {
  const form = one.forms?.find(({ id }) => id === one.form?.id);
  if (!one.form || !form) return {};
  const { trait, by, evasion, id } = form;
  const own = new Set(one.form.weapons.map((weapon) => weapon.id));
  return {
    form: null,
    traits: trait ? { ...one.traits, [trait]: one.traits[trait] - by } : one.traits,
    evasion: Math.max(0, one.evasion - evasion),
    // What they have taken up meanwhile they keep.
    weapons: [
      ...one.form.weapons,
      ...one.weapons.filter((each) => each.id !== attackId(id) && !own.has(each.id)),
    ],
    features: one.features.filter(({ from }) => from !== 'form'),
  };
}

/** Somebody as they are without any form, such as on paper, or at another table. */
export const asThemselves = (one: Character): Character => ({ ...one, ...withoutForm(one) });
