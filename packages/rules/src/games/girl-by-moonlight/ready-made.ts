import type { GbmPlay } from './game';
import type { ClockKind, Protagonist } from './state';
import type { ActionId, Silhouette } from './vocabulary';

/**
 * A series that can be played tonight, with a hero for each playbook of the book (TABLE-070…074). All of
 * it is what people could have made by hand, and can be changed by hand afterwards.
 */
export interface ReadySeries {
  name: string;
  /** What the first episode is called. */
  title: string;
  /** What the evening is about, for those who choose. */
  pitch: string;
  /** By question; the one that each player answers for themselves is the heroes’. */
  answers: Record<string, ReadyAnswer>;
  /** One series ability and a transcendent one, neither of which asks anything of the players at once. */
  abilities: { id: string; setting?: string }[];
  /** The room that is chosen free, where the series has one. */
  room?: string;
  clocks: ReadyClock[];
  mission: {
    type: string;
    goal: string;
    /** Questions of the engagement roll that are answered with yes, by id. */
    engagement: string[];
  };
  /** Where the story is when it begins, in one line. */
  scene: string;
  /** How it begins, to be read aloud. */
  opening: string[];
  /** What somebody might do first. */
  firsts: string[];
  heroes: ReadyHero[];
  /** What the playset keeps besides is put on the table. Says whom the mission is about, if anybody. */
  prepare?(play: GbmPlay): string | undefined;
  /** What the playset keeps of each hero is put on the table. */
  join?(play: GbmPlay, one: Protagonist, playbook: string): void;
}

export interface ReadyAnswer {
  picks?: string[];
  text?: string;
}

export interface ReadyClock {
  name: string;
  segments: number;
  kind: Extract<ClockKind, 'threat' | 'progress' | 'tug-of-war'>;
  outcome: string;
  /** It lies on the director’s desk, and nobody else knows of it. */
  secret?: true;
}

/** Somebody to play at once. The playbook is their id: there is one of each. */
export interface ReadyHero {
  playbook: string;
  name: string;
  trueName: string;
  pronouns: string;
  /** Who that is, in a line. */
  line: string;
  look: string;
  silhouette: Silhouette;
  roles: string[];
  background: string;
  obligation: string;
  /** The third action that is raised. */
  action: ActionId;
  special: string;
  /** None where the playbook has none to choose. */
  transcendent?: string;
  /** What abilities ask for; what asks for another protagonist is settled when there is one. */
  settings?: Record<string, string>;
  /** Two people; none where the playset asks for others in their place. */
  people: { name: string; detail: string; kind?: string }[];
  /** By the playbook’s prompts. They fit whoever is at the table. */
  promises: Record<string, string>;
}
