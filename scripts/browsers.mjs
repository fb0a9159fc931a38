import { engines } from './engines.mjs';
import { build, Failed, generate, install, script, tool } from './lib.mjs';

// Tells the stories of a table at which somebody has Firefox, somebody WebKit and somebody Chromium; says what to
// install where a browser is missing. Further arguments go to vitest.
script(async () => {
  const missing = Object.values(engines()).filter((engine) => engine.missing.length > 0);
  if (missing.length > 0) {
    const lines = missing.map(({ name, missing: lacks }) => `  ${name}: ${lacks.join(', ')}`);
    const packages = missing.flatMap((engine) => engine.packages).join(' ');
    throw new Failed(
      [
        'Not all browsers are here. Missing is',
        ...lines,
        `On Debian and Ubuntu: apt-get install ${packages}`,
        'FIREFOX and MINI_BROWSER name programs that are kept elsewhere.',
      ].join('\n'),
      1,
    );
  }
  await install();
  await generate();
  await build();
  const stories = 'tests/play/three-engines.test.ts';
  await tool('vitest', ['run', '--project', 'play', stories, ...process.argv.slice(2)]);
});
