import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../../../', import.meta.url));

it('docs/rules-commands.md is as the commands are: `npm run rules-api` writes it', () => {
  const write = ['--import', 'tsx', 'scripts/rules-api.write.ts', '--print'];
  const now = execFileSync(process.execPath, write, { cwd: root, encoding: 'utf8' });
  expect(readFileSync(`${root}docs/rules-commands.md`, 'utf8')).toBe(now);
  const line = (type: string) => now.split('\n').find((one) => one.startsWith(`| \`${type}\``));
  expect(line('chairs.ask')).toContain('`seat` text, 64, `fate?` text, 64, `takes?` boolean');
  expect(line('table.open')).toContain('the server');
  expect(line('session.end')).toContain('who manages the table');
  expect(line('roll.judge')).toContain('who directs');
  expect(line('character.retire')).toMatch(/whose protagonist it is.*GBM-CYC-007/);
});
