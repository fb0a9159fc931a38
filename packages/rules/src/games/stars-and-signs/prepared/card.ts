/** Something that the referee has ready: people of the world, Complications, compels, anything else. */
export interface DeskCard {
  id: string;
  kind: CardKind;
  name: string;
  text: string;
  /** How large it is (SNS-602, Q27). */
  scale: number;
  /** Its words were told: it is not suggested again until it is changed; missing before. */
  used?: boolean;
}

export const cardKinds = ['person', 'complication', 'compel'] as const;
export type CardKind = (typeof cardKinds)[number];

export const cardWords: Readonly<Record<CardKind, { name: string; means: string }>> = {
  person: { name: 'Somebody of the world', means: 'Whom nobody else plays; a Signbearer, too.' },
  complication: { name: 'A Complication', means: 'Offered where one is owed.' },
  compel: { name: 'A compel', means: 'Offered where you compel an Aspect or a Catch.' },
};

export type DeskEvent = { type: 'cardSet'; card: DeskCard } | { type: 'cardRemoved'; id: string };
