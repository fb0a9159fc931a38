import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import { install, script } from './lib.mjs';

// Draws the icons of the installed app from `moon.svg`, for devices that want pictures: `npm run icons`.

const folder = fileURLToPath(new URL('../apps/client/public/icons/', import.meta.url));

/** What a maskable icon is filled with; a launcher cuts it to its own shape, so that its edge holds nothing. */
const GROUND = 'linear-gradient(#241552, #0e0822)';
/** How much of a maskable icon is the drawing: a launcher may cut away a circle’s outside. */
const SAFE = 0.86;

/** @type {Record<string, { size: number, filled: boolean }>} */
const icons = {
  'moon-192': { size: 192, filled: false },
  'moon-512': { size: 512, filled: false },
  'moon-maskable-192': { size: 192, filled: true },
  'moon-maskable-512': { size: 512, filled: true },
  'moon-apple-180': { size: 180, filled: true },
};

script(async () => {
  await install();
  const drawing = await readFile(`${folder}moon.svg`, 'utf8');
  const unwanted = /single-process|no-zygote|incognito|gpu|angle|swiftshader/;
  const browser = await playwright.launch({
    executablePath: process.env.CHROMIUM ?? (await chromium.executablePath()),
    args: [...chromium.args.filter((argument) => !unwanted.test(argument)), '--disable-gpu'],
  });
  for (const [name, { size, filled }] of Object.entries(icons)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(pageOf(drawing, size, filled));
    await writeFile(`${folder}${name}.png`, await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  await browser.close();
});

/**
 * @param {string} drawing
 * @param {number} size
 * @param {boolean} filled to its edge, the drawing inside
 */
function pageOf(drawing, size, filled) {
  const inside = filled ? size * SAFE : size;
  const ground = filled ? GROUND : 'none';
  return `<style>
    body { margin: 0; display: grid; place-items: center; height: ${size}px; background: ${ground}; }
    svg { display: block; width: ${inside}px; height: ${inside}px; }
    ${filled ? 'svg > rect { fill: none; }' : ''}
  </style>${drawing}`;
}
