import { describe, expect, it } from 'vitest';
import { packed, unpacked } from './packed';

const file = JSON.stringify({
  format: 'moonlit-kit',
  kit: { name: 'Zoë 🦊', lines: 'a line\n'.repeat(400) },
});

describe('a kit as a text', () => {
  it('ANY-KIT-005: is a tenth as long, in letters that every program leaves as they are, and comes out as it was', async () => {
    const text = await packed(file);
    expect(text).toMatch(/^moonlit-kit:[\w-]+$/);
    expect(text.length).toBeLessThan(file.length / 10);
    expect(await unpacked(text)).toBe(file);
    expect(await unpacked(`Here is ours:\n ${text} \nHave fun!`)).toBe(file);
    expect(await unpacked(` ${file}\n`)).toBe(file);
  });

  it('ANY-KIT-003: what is damaged, or comes out as far too much, is nothing', async () => {
    const text = await packed(file);
    expect(await unpacked(text.slice(0, -8))).toBeNull();
    expect(await unpacked('moonlit-kit:xyz')).toBeNull();
    expect(await unpacked(await packed('x'.repeat(5_000_000)))).toBeNull();
  });
});
