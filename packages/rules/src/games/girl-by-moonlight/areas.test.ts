import { describe, expect, it } from 'vitest';
import { commandSchema } from './command-schema';
import { composition } from './composition';

describe('areas', () => {
  it('decide every command, each in one place', () => {
    const commands = commandSchema.options.map((option) => option.shape.type.value);
    const handled = Object.values(composition.areas).flatMap(({ handlers }) =>
      Object.keys(handlers),
    );
    expect(handled.toSorted()).toEqual(commands.toSorted());
  });
});
