import type { Alignment, Aspect, WoundKind } from '../vocabulary';
import { aspectWords, woundWords } from '../vocabulary';

/** What a Trait is; those of protagonists, and those of the scene and all that is in it (SNS-1201, 2407). */
export const traitKinds = [
  'aspect',
  'connection',
  'agenda',
  'anchor',
  'affinity',
  'wound',
  'lingering',
  'temporary',
  'scene',
] as const;
export type TraitKind = (typeof traitKinds)[number];

/** A short description of somebody or something that can help, hinder, be invoked and be compelled (SNS-701). */
export interface Trait {
  id: string;
  kind: TraitKind;
  /** The description. Empty where an Aspect is kept to its owner and the referee (SNS-2406). */
  text: string;
  /** The protagonist whose it is; `null`: it is on the scene, a place, a foe, a thing. */
  of: string | null;
  /** What it is on, where it is nobody's. */
  on: string;
  lasting: 'temporary' | 'permanent';
  alignment: Alignment;
  /** Free invokes that are left (SNS-713, 1503). */
  free: number;
  /** Who may use them: a protagonist; `null`: its owner, or where it is nobody's, anybody (SNS-715). */
  holder: string | null;
  /** Its free invokes were passed on, which is done once (SNS-715). */
  passed: boolean;
  /** Memories, until the third makes it advance (SNS-2104). */
  memories: Memory[];
  /** The rank of an Affinity; 0 of all else. */
  rank: number;
  /** An Affinity that can only be invoked while Transformed (SNS-2209). */
  magical: boolean;
  aspect: Aspect | null;
  /** Whom a Connection is to. */
  towards: string | null;
  wound: WoundKind | null;
  /** An Agenda that ended in the story, or that is devoted to a Lingering Wound (SNS-1305, 1307). */
  agenda: { ended: boolean; heals: string | null } | null;
  /** The session in which it was compelled last; 0 is never (SNS-Q43). */
  compelledIn: number;
}

/** A moment in which a Trait was expressed or challenged, and how it felt (SNS-2103, 1209). */
export interface Memory {
  text: string;
  tone: Alignment;
}

/** What an invoke was paid with (SNS-708, 713). */
export type Paid = 'hope' | 'free';

/** A Trait that was invoked, and what it was paid with. */
export interface PaidFor {
  trait: string;
  paid: Paid;
}

/** A Trait as one begins: Permanent and Neutral, unless more is said. */
export function newTrait(
  id: string,
  kind: TraitKind,
  text: string,
  more: Partial<Omit<Trait, 'id' | 'kind' | 'text'>> = {},
): Trait {
  return {
    id,
    kind,
    text,
    of: null,
    on: '',
    lasting: 'permanent',
    alignment: 'neutral',
    free: 0,
    holder: null,
    passed: false,
    memories: [],
    rank: 0,
    magical: false,
    aspect: null,
    towards: null,
    wound: null,
    agenda: null,
    compelledIn: 0,
    ...more,
  };
}

/** What a Trait is called: its words, or what it is where those are kept or not there yet. */
export const called = ({ text, aspect, wound, kind }: Trait): string => {
  if (text !== '') return text;
  if (aspect) return aspectWords[aspect].name;
  return wound ? `${woundWords[wound].name} Wound` : traitWords[kind];
};

/** What each kind of Trait is called. */
export const traitWords: Readonly<Record<TraitKind, string>> = {
  aspect: 'Aspect',
  connection: 'Connection',
  agenda: 'Agenda',
  anchor: 'Anchor',
  affinity: 'Affinity',
  wound: 'Wound',
  lingering: 'Lingering Wound',
  temporary: 'Temporary Trait',
  scene: 'Trait of the scene',
};
