import { describe, expect, it } from 'vitest';
import { command } from './command';
import { flag, folded, form, named, number, oneOf, usually, words } from './form';

const sizes = ['small', 'large'] as const;
const boat = form({
  name: named('Its name', 20),
  crew: number('Crew', 9, 1),
  size: usually('large', oneOf('Size', sizes, [{ value: 'small', label: 'Small' }])),
  story: folded(words('Its story', 2000)),
  leaks: usually(false, flag('It leaks')),
});
const schema = command('boat.build', boat.shape);
const accepts = (set: object) =>
  schema.safeParse({ type: 'boat.build', name: 'Heron', crew: 3, ...set }).success;

describe('a form', () => {
  it('has the bounds of its command, and begins with what is there now', () => {
    expect(boat.fields({ name: 'Heron', crew: 4 })).toMatchObject([
      { name: 'name', kind: 'text', max: 20, required: true, initial: 'Heron' },
      { name: 'crew', kind: 'number', min: 1, max: 9, initial: 4 },
      { name: 'size', kind: 'choice', required: true },
      { name: 'story', kind: 'text', max: 2000, required: false, initial: '', folded: true },
      { name: 'leaks', kind: 'switch', initial: false },
    ]);
    expect([accepts({}), accepts({ crew: 9 }), accepts({ crew: 10 })]).toEqual([true, true, false]);
    expect([accepts({ crew: 0 }), accepts({ name: '' })]).toEqual([false, false]);
    expect([accepts({ size: 'huge' }), accepts({ story: 'x'.repeat(2001) })]).toEqual([
      false,
      false,
    ]);
  });

  it('asks for what is usual where nothing is said, and for all else always', () => {
    expect(schema.parse({ type: 'boat.build', name: 'Heron', crew: 3 })).toMatchObject({
      size: 'large',
      story: '',
    });
    expect(schema.safeParse({ type: 'boat.build', name: 'Heron' }).success).toBe(false);
    const [, , usual] = form(boat.parts).fields();
    expect(boat.fields({ leaks: true })[4]).toMatchObject({ initial: true });
    expect(boat.fields({ size: 'small' })[2]).toMatchObject({ initial: 'small' });
    expect(usual).not.toHaveProperty('initial');
  });
});
