import { writeFileSync } from 'node:fs';
import { rulesApi } from '../packages/rules/src/games/girl-by-moonlight/testing/rules-api';

if (process.argv.includes('--print')) process.stdout.write(rulesApi());
else writeFileSync(new URL('../docs/rules-commands.md', import.meta.url), rulesApi());
