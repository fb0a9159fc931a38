/** What of an Endeavor everybody should see: the kinds of its beats. */
export type EndeavorBeat =
  | 'endeavor-begins'
  | 'endeavor-round'
  | 'endeavor-turn'
  | 'endeavor-move'
  | 'endeavor-button'
  | 'endeavor-effect'
  | 'endeavor-removed'
  | 'endeavor-special'
  | 'endeavor-goal'
  | 'endeavor-ends';

export const beat = (kind: EndeavorBeat, ...about: string[]) => ({ beat: { kind, about } });
