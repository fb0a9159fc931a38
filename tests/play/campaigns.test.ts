import { mkdir } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { Campaign } from './campaign';
import { abyss, playAbyss } from './seasons/abyss';
import { dreams, playDreams } from './seasons/dreams';
import { playSky, sky } from './seasons/sky';
import { playStars, stars } from './seasons/stars';
import { Stage } from './stage';

let stage: Stage;
let table: Campaign | null = null;

beforeAll(async () => {
  if (process.env.PICTURES) await mkdir(process.env.PICTURES, { recursive: true });
  stage = await Stage.set();
});
afterEach(async () => {
  await table?.close();
  table = null;
});
afterAll(() => stage?.strike());

/** From the making of the series to what comes after its closing mission, in browsers. */
describe('a season of every playset', { sequential: true }, () => {
  it.each([
    ['At the Brink of the Abyss', abyss, playAbyss],
    ['Beneath a Rotting Sky', sky, playSky],
    ['On a Sea of Stars', stars, playStars],
    ['In a Maze of Dreams', dreams, playDreams],
  ] as const)('%s', async (_, series, play) => {
    table = await Campaign.open(stage, series);
    await play(table);
  });
});
