import type { FileKind } from '../../../table/travel/file';
import type { Protagonist, SecondaryCharacter } from '../state/protagonist';

// What of a protagonist travels: who they are and what they have become. Promises and links are with others who stay
// behind; stress, harm and what else they are under just now belong to the story that they leave. A page reads this, too.

export const kind: FileKind = { game: 'girl-by-moonlight', form: 1 };

/** A protagonist as a file has them. */
export interface GbmSheet
  extends Pick<
    Protagonist,
    | 'name'
    | 'trueName'
    | 'pronouns'
    | 'look'
    | 'silhouette'
    | 'face'
    | 'colour'
    | 'roles'
    | 'background'
    | 'obligation'
    | 'playbook'
    | 'actions'
    | 'freeDot'
    | 'special'
    | 'transcendent'
    | 'settings'
    | 'xp'
    | 'advances'
  > {
  secondary: Omit<SecondaryCharacter, 'kind'>[];
}

type SeenProtagonists = Readonly<Record<string, Protagonist>>;

/** Whom a seat plays and can take along: whoever has a name, and is not lost. */
export const travellersOf = (
  { protagonists }: { protagonists: SeenProtagonists },
  own: string,
): Protagonist[] =>
  Object.values(protagonists).filter(
    ({ seat, status, name }) => seat === own && status !== 'lost' && name !== '',
  );

/** What of a protagonist leaves with whoever plays them (TABLE-231). */
export const sheetOf = (
  { protagonists }: { protagonists: SeenProtagonists },
  one: Protagonist,
): GbmSheet => ({
  name: one.name,
  trueName: one.trueName,
  pronouns: one.pronouns,
  look: one.look,
  ...(one.silhouette ? { silhouette: one.silhouette } : {}),
  ...(one.face ? { face: { ...one.face } } : {}),
  ...(one.colour ? { colour: one.colour } : {}),
  roles: [...one.roles],
  background: one.background,
  obligation: one.obligation,
  playbook: one.playbook,
  actions: structuredClone(one.actions),
  freeDot: one.freeDot,
  special: [...one.special],
  transcendent: [...one.transcendent],
  // Whom an ability is about stays behind, such as the rival.
  settings: Object.fromEntries(
    Object.entries(one.settings).filter(([, value]) => !Object.hasOwn(protagonists, value)),
  ),
  secondary: one.secondary.map(({ name, detail }) => ({ name, detail })),
  xp: { ...one.xp },
  advances: { ...one.advances },
});
