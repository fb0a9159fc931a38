export * from './applying';
export * from './blanks';
export * from './inflated';
export * from './offers';
export * from './patches';
export * from './said';

/** Which audience a number stands for; a seat only hears of its own. */
export const wireAudiences = ['public', 'director', 'seat'] as const;

/** The number of an audience. */
export const audienceNumber = (audience: string): number =>
  audience === 'public' ? 0 : audience === 'director' ? 1 : 2;

/** The audience of a number, for a seat. */
export function audienceOf(number: number, seat: string): string {
  const kind = wireAudiences[number];
  if (kind === undefined) throw new RangeError('An unknown audience.');
  return kind === 'seat' ? `seat:${seat}` : kind;
}
