import type { LogEntry, RollRecord } from '@moonlit/rules';
import { describe, expect, it } from 'vitest';
import { houseScene } from './house-scenes';

const roles = { director: null, protagonist: 'Player', spectator: 'Watcher' };
const game = { id: 'a-game', name: 'A game', roles, stage: { drawn: { wound: 'harm' } } } as const;
const line = (kind: string, more: Partial<LogEntry> = {}): LogEntry => ({
  ...{ seq: 1, at: 0, by: null, text: 'It happens.', beat: { kind, about: [] } },
  ...more,
});

describe('great moments that look alike in every game', () => {
  it('TABLE-245: are those that a game names, a clock that is full, and a scene', () => {
    expect(houseScene(game, line('wound'))).toBe('harm');
    expect(houseScene(game, line('clock-filled'))).toBe('filled');
    expect(houseScene(game, line('scene'))).toBe('place');
    expect(houseScene(game, line('remark'))).toBeUndefined();
  });

  it('TABLE-245: are none where dice fell or it was taken back', () => {
    const roll: RollRecord = {
      ...{ title: '', groups: [], modifiers: [], reading: { word: '3', tone: 'bad' } },
      proof: { stream: 'public', session: 1 },
    };
    expect(houseScene(game, line('wound', { roll }))).toBeUndefined();
    expect(houseScene(game, line('wound', { undone: true }))).toBeUndefined();
  });
});
