import { describe, expect, it } from 'vitest';
import { seated } from '../../testing';
import { formsFor } from '../../testing/forms';

describe('how an Endeavor is set up', () => {
  it('HUM-1101, HUM-1219, HUM-1224: by one tap, or by the form of its type', () => {
    const table = seated();
    expect(formsFor(table, 'bev', 'endeavor.ready', 'endeavor.begin')).toEqual({
      'endeavor.ready lantern-stair': ['endeavor'],
      'endeavor.ready roofs-to-the-bell': ['endeavor'],
      'endeavor.ready before-the-mill-turns': ['endeavor'],
      'endeavor.ready harbour-office': ['endeavor'],
      'endeavor.ready fog-bank': ['endeavor'],
      'endeavor.begin combat': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin racing': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress',
        'finish: 0..99 = 15',
        'sides: sides|each = sides',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin rush': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin stealth': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'eye: text 60',
        'watch: 4|6|8|10 = 6',
        'area: usual|empty = usual',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin unit': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress',
        'unit: text 60',
        'unitSize: 4|6|8|10 = 8',
        'enemy: text 60',
        'enemySize: 4|6|8|10 = 6',
        'shields: switch = false',
        'order: named|clockwise = named, folded',
      ],
    });
    expect(formsFor(table, 'anya', 'endeavor.')).toEqual({});
  });

  it('HUM-1101: of those who are in the story already, whoever is nobody’s may be against them', () => {
    const table = seated({ arbiter: 'vote' }).withOther('Vex');
    expect(formsFor(table, 'anya', 'endeavor.begin')).toEqual({
      'endeavor.begin combat': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress|Vex',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin racing': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress|Vex',
        'finish: 0..99 = 15',
        'sides: sides|each = sides',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin rush': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress|Vex',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin stealth': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'eye: text 60',
        'watch: 4|6|8|10 = 6',
        'area: usual|empty = usual',
        'order: named|clockwise = named, folded',
      ],
      'endeavor.begin unit': [
        'endeavor',
        'name: text 80',
        'who: 1..2 of Ari|Cole = Ari|Cole',
        'foes: 0..20 of rabble|grudge|husk|clockwork|empress|Vex',
        'unit: text 60',
        'unitSize: 4|6|8|10 = 8',
        'enemy: text 60',
        'enemySize: 4|6|8|10 = 6',
        'shields: switch = false',
        'order: named|clockwise = named, folded',
      ],
    });
  });

  it('HUM-1116: who begins the table says, where more than one could', () => {
    const table = seated();
    const who = [table.of('anya').id, table.of('carl').id];
    table.send('bev', { type: 'endeavor.begin', kind: 'combat', who });
    expect(formsFor(table, 'bev', 'endeavor.first', 'endeavor.round')).toEqual({
      'endeavor.first endeavor Ari': ['prompt'],
      'endeavor.first endeavor Cole': ['prompt'],
    });
    expect(formsFor(table, 'anya', 'endeavor.first', 'endeavor.round')).toEqual({});
  });
});
