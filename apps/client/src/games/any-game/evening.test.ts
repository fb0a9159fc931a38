import { linesOf } from '@moonlit/rules';
import { seated } from '@moonlit/rules/any-game/testing';
import { describe, expect, it } from 'vitest';
import { drawEvening } from '../../shell/evening/drawing';
import { eveningText, tonightOf } from '../../shell/evening/evening';
import { evening } from './evening';

const person = { type: 'card.create', name: 'The ferryman', kind: 'person', emoji: '🧙' } as const;

describe('an evening', () => {
  it('TABLE-203: is of what everybody saw, under nobody’s own name', () => {
    const table = seated()
      .send('anya', { type: 'scene.set', text: 'The ferry, at dusk' })
      .send('anya', { type: 'card.create', name: 'The lantern', to: 'private' })
      .send('bev', { type: 'card.create', name: 'A grave', to: 'private' })
      .send('bev', person)
      .send('bev', { type: 'chapter.title', title: 'Fog' });
    const { id } = table.only('cards', 'seat:anya');
    table.send('anya', { type: 'card.move', card: id, to: 'anya', open: true });
    const { public: shared } = table.state;
    const lines = tonightOf(linesOf(shared.log));
    const one = evening.of(shared, { lines, dice: [{ face: 20, sides: 20 }] });
    expect(one.lines).toEqual(['The ferry, at dusk']);
    const words = eveningText(one, one.lines[0]);
    expect(words).toBe(
      [
        'A table · Session 1: Fog',
        '“The ferry, at dusk”',
        '“The lantern” comes to light.',
        'With The ferryman.',
        '1 die fell, 1 of them at its highest.',
      ].join('\n'),
    );
    const drawing = drawEvening(one, evening.colours, one.lines[0]);
    expect(drawing).toContain('🧙');
    for (const hidden of ['Anya', 'Bev', 'Carl', 'Sam', 'A grave']) {
      expect(words + drawing).not.toContain(hidden);
    }
  });
});
