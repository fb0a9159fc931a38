import type { ActionId } from '../vocabulary';

/** What a table has made for itself. The director writes it; everybody may read it. */
export interface Custom {
  /** Counts the changes, so that whatever was compiled of it is known to be old. */
  version: number;
  abilities: Record<string, CustomAbility>;
  playbooks: Record<string, CustomPlaybook>;
}

/** An ability of the table's own: what it does is named effects, one by one. */
export interface CustomAbility {
  id: string;
  name: string;
  /** What it is in the story, in the table's words; may be empty. */
  summary: string;
  kind: 'special' | 'transcendent';
  /** Ids of the book's playbooks that it widens. */
  joins: string[];
  effects: CustomEffect[];
}

/** One effect of the library in `effects`, with what it asks for filled in. */
export interface CustomEffect {
  id: string;
  /** Its id in the library. */
  effect: string;
  words: string;
  /** Words of the second kind, where it asks for two. */
  more: string;
  amount: number;
  choice: string;
  /** What it does, in a sentence for people. */
  text: string;
}

/** A playbook of the table's own. Its parts are written one after the other. */
export interface CustomPlaybook {
  id: string;
  name: string;
  tagline: string;
  summary: string;
  playIf: string;
  xpTrigger: string;
  mundaneName: string;
  trueName: string;
  /** Two promises, and how many protagonists each may name; empty until written. */
  promises: { label: string; names: number }[];
  eclipse: { prompt: string; escape: string };
  /** Six questions; empty until written. */
  questions: string[];
  /** Two actions; empty until written. */
  startingActions: ActionId[];
  /** Ids of special abilities; the first is the one the playbook begins with. */
  special: string[];
  transcendent: string[];
}

/** The director's side of it: what the table must not read before it is told. */
export interface CustomDesk {
  fallout: Record<string, CustomFallout>;
  /** The ability or playbook that lies open for writing. */
  open: string | null;
}

/** An entry of the table's own for fallout, by adversary tier and band (a critical reads as 6). */
export interface CustomFallout {
  id: string;
  tier: 1 | 2 | 3;
  band: 'bad' | 'partial' | 'success';
  text: string;
  /** It takes the place of the playset's entry, unless the director prefers that one. */
  instead: boolean;
}
