/** Kinds of which there is nothing but words: a name, what it is, and features. */
export const pageKinds = [
  'subclasses',
  'ancestries',
  'communities',
  'transformations',
  'beastforms',
  'items',
  'consumables',
  'domains',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** Open kinds first: what is secret must make no difference to the ids of what is open. */
export const openKinds = ['weapons', 'cards', 'classes', 'armours', ...pageKinds] as const;
/** What nobody but the GM knows of before it is revealed. */
export const deskKinds = ['adversaries', 'environments'] as const;
export const libraryKinds = [...openKinds, ...deskKinds] as const;
export type LibraryKind = (typeof libraryKinds)[number];

/** What each kind is called, one and many. */
export const kindWords: Readonly<Record<LibraryKind, readonly [one: string, many: string]>> = {
  weapons: ['weapon', 'weapons'],
  cards: ['domain card', 'domain cards'],
  classes: ['class', 'classes'],
  armours: ['armour', 'armours'],
  subclasses: ['subclass', 'subclasses'],
  ancestries: ['ancestry', 'ancestries'],
  communities: ['community', 'communities'],
  transformations: ['transformation', 'transformations'],
  beastforms: ['beastform', 'beastforms'],
  items: ['item', 'items'],
  consumables: ['consumable', 'consumables'],
  domains: ['domain', 'domains'],
  adversaries: ['adversary', 'adversaries'],
  environments: ['environment', 'environments'],
};

export const isDeskKind = (kind: LibraryKind): boolean => deskKinds.some((one) => one === kind);

/** “3 weapons, 1 adversary” */
export function counted(counts: Readonly<Partial<Record<LibraryKind, number>>>): string {
  return libraryKinds
    .flatMap((kind) => {
      const many = counts[kind] ?? 0;
      return many > 0 ? [`${many} ${kindWords[kind][many === 1 ? 0 : 1]}`] : [];
    })
    .join(', ');
}
