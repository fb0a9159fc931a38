import type { CounterKind } from '../vocabulary';

/** Slots that are filled by points, five a slot (SNS-801…809). It lies where those see it who know of it. */
export interface Counter {
  id: string;
  name: string;
  kind: CounterKind;
  slots: number;
  filled: number;
  /** How many slots a Timer fills with each Action; 0: it is moved by hand (SNS-809). */
  each: number;
  /** What comes of it when it is full, in words. */
  brings: string;
}

export const isFull = ({ slots, filled }: Pick<Counter, 'slots' | 'filled'>): boolean =>
  filled >= slots;

/** `secret`: it lies on the desk. */
export type CounterEvent =
  | { type: 'counterSet'; secret: boolean; counter: Counter }
  | { type: 'counterRemoved'; secret: boolean; id: string };
