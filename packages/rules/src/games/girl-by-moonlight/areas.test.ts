import { describe, expect, it } from 'vitest';
import { areas } from './areas';
import { commandSchema } from './command-schema';

describe('areas', () => {
  it('decide every command, each in one place', () => {
    const commands = commandSchema.options.map((option) => option.shape.type.value);
    const handled = Object.values(areas).flatMap((area) => Object.keys(area.handlers));
    expect(handled.toSorted()).toEqual(commands.toSorted());
  });
});
