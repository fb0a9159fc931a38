import { usual } from './community';
import type { LibraryForm } from './form';

/** Flat lists whose attack is a weapon: `weaponName`, `weaponRange`, `weaponDamage`, `xp`, `desc`. */
export const forge: LibraryForm = {
  name: 'a list of Daggerforge',
  is: (entry) =>
    entry.has('weaponDamage') ||
    (entry.has('desc') && (entry.has('impulse') || entry.has('motives'))),
  fields: usual,
  keepsWords: true,
};

/** An exchange of single cards: `label`, `motive`, `attack_label`, features as texts. */
export const exchange: LibraryForm = {
  name: 'an exchange of daggerheart.tools',
  is: (entry) => entry.has('label') && !entry.has('name'),
  fields: usual,
  keepsWords: true,
};
