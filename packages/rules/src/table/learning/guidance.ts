/** What is worth weighing about something, under its heading. It binds nobody. */
export interface GuidanceTopic {
  title: string;
  lines: readonly string[];
}

/** What is worth weighing, by topic: offers name topics (`advice`), and so does the next step (TABLE-198). */
export type Guidance<Topic extends string = string> = Readonly<Record<Topic, GuidanceTopic>>;
