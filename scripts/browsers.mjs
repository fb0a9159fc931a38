import { engines } from './engines.mjs';
import { build, Failed, generate, install, script, tool } from './lib.mjs';

// Tells the stories of a table at which somebody has Firefox, somebody WebKit and somebody Chromium; says what to
// install where a browser is missing. `--asleep 5,60,600` says how many seconds devices sleep in them. Further arguments go to
// vitest.
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
  const { asleep, rest } = sleepOf(process.argv.slice(2));
  const all = ['run', '--project', 'play', stories, ...rest];
  await tool('vitest', all, asleep ? { environment: { ASLEEP: asleep } } : {});
});

/**
 * Takes out of what was asked for how long devices sleep.
 *
 * @param {readonly string[]} asked
 */
function sleepOf(asked) {
  const at = asked.indexOf('--asleep');
  if (at < 0) return { asleep: undefined, rest: asked };
  const asleep = asked[at + 1] ?? '';
  if (!/^\d+(,\d+)*$/.test(asleep) || asleep.split(',').some((one) => Number(one) < 5)) {
    throw new Failed('--asleep takes seconds, 5 at least: --asleep 5,60,600', 1);
  }
  return { asleep, rest: asked.toSpliced(at, 2) };
}
