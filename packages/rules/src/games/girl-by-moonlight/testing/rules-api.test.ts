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
  expect(line('table.open')).toContain('TABLE-014');
  expect(line('roll.judge')).toContain('GBM-ARP-012');
  expect(line('obligation.roll')).toContain('GBM-OBL-001');
  // What stands above a move is said of that one, and of none beside it.
  expect(line('info.more')).toContain('GBM-INF-005');
  expect(line('info.answer')).not.toContain('GBM-INF-005');
  expect(line('override.uses')).toContain('TABLE-010');
});
