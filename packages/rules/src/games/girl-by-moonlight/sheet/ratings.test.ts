import { describe, expect, it } from 'vitest';
import { bookCast, bookTable, finished } from '../testing';
import { actions, actionsOf, attributes, effects, positions } from '../vocabulary';
import { actionDice, attributeRating, lowestAttributes } from './ratings';

describe('actions and attributes', () => {
  it('GBM-ACT-001, 016, 019: nine actions, three to each of three attributes', () => {
    expect(actions).toHaveLength(9);
    expect(attributes.flatMap((attribute) => actionsOf[attribute]).toSorted()).toEqual(
      [...actions].toSorted(),
    );
    for (const attribute of attributes) expect(actionsOf[attribute]).toHaveLength(3);
  });

  it('GBM-EX-002, GBM-ACT-017, 018: a rating counts actions with a first dot, not dots', () => {
    const one = finished('x', 'claire', 'the-harmony', 'X', { confess: 1, perceive: 2 });
    expect(attributeRating(one, 'moon')).toBe(2);
    expect(attributeRating(one, 'sun')).toBe(0);
  });

  it('GBM-ACT-020: a transcendent dot raises no attribute', () => {
    const one = finished('x', 'claire', 'the-harmony', 'X', {});
    one.actions.flow.transcendent = 1;
    expect(attributeRating(one, 'stars')).toBe(0);
  });

  it('GBM-ACT-002, 003: a rating of up to 4 is the pool, two dots of it only while transcended', () => {
    const one = finished('x', 'claire', 'the-harmony', 'X', { defy: 2 });
    one.actions.defy.transcendent = 2;
    expect([actionDice(one, 'defy', false), actionDice(one, 'defy', true)]).toEqual([2, 4]);
  });

  it('GBM-EX-061: Raven has sun 1, moon 2, stars 0', () => {
    const [raven] = bookCast;
    if (!raven) throw new Error('Raven is missing.');
    expect(attributes.map((attribute) => attributeRating(raven, attribute))).toEqual([1, 2, 0]);
    expect(lowestAttributes(raven)).toEqual(['stars']);
  });

  it('GBM-ARP-008, 013, 014: three positions; three effects, and none', () => {
    expect(positions).toEqual(['controlled', 'risky', 'desperate']);
    expect(effects).toEqual(['none', 'limited', 'standard', 'great']);
  });

  it('shows everybody what the sheet comes to', () => {
    const { derived } = bookTable().state.public;
    expect(derived.protagonists.raven).toMatchObject({
      attributes: { sun: 1, moon: 2, stars: 0 },
      dice: { empathize: 1, conceal: 0 },
      incapacitated: false,
    });
  });
});
