import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Line } from './line';
import { Person } from './person';
import { Stage } from './stage';
import { post } from './table-setting';

let stage: Stage;
let bev: Person;
let claire: Person;
let director: Line;

/** The least that a thumb hits, in pixels. */
const THUMB = 44;

beforeAll(async () => {
  stage = await Stage.set();
  const system = 'girl-by-moonlight';
  const setup = { playset: 'at-the-brink-of-the-abyss' };
  const table = { name: 'Thursday nights', host: 'Bev', system, setup };
  const opened = await post<OpenedTable>(stage.url, '/api/tables', table);
  director = await Line.open(stage.url, opened.key);
  const join = { invite: opened.invite, name: 'Claire', role: 'protagonist' };
  const player = await Line.open(stage.url, await post<SeatKey>(stage.url, '/api/join', join));
  await player.send({ type: 'character.create', playbook: 'the-harmony' });
  const { Claire: protagonist } = await director.protagonists();
  await player.send({ type: 'character.write', protagonist, name: 'Raven' });
  await player.send({ type: 'character.secondary', protagonist, index: 0, name: 'Aunt Mika' });
  await director.send({
    type: 'clock.create',
    name: 'The verger wakes',
    segments: 6,
    secret: true,
  });
  await director.send({ type: 'note.write', title: 'The crown', text: 'Somebody here wears it.' });
  bev = await Person.arrive(stage.browser, 'Bev', 'phone', 'dark', 'fingers');
  claire = await Person.arrive(stage.browser, 'Claire', 'phone', 'light', 'fingers');
  await bev.page.goto(director.link);
  await claire.page.goto(player.link);
  for (const { page } of [bev, claire]) await page.locator('.tabs').waitFor();
});
afterAll(() => stage?.strike());

const rowOf = (words: string): Locator => bev.page.locator('.row-open', { hasText: words }).first();
const stress = (): Locator =>
  bev.page.getByRole('button', { name: /^Stress, .*set by hand/ }).first();
const setTo = (value: number): Locator =>
  bev.page.getByRole('button', { name: `Stress: set to ${value}`, exact: true });

describe('what lies on the desk', { sequential: true, retry: 0 }, () => {
  it('is a row each, and what is done about one lies behind its row', async () => {
    await bev.turnTo('Desk');
    for (const title of ['Secret clocks', 'People in the story', 'Notes']) await bev.unfold(title);
    const table = bev.page.getByRole('table', { name: 'Secret clocks' });
    await table.getByRole('cell', { name: '0 of 6' }).waitFor();
    const more = bev.page.getByRole('button', { name: /\+1/ });
    expect(await more.count(), 'what moves a clock, unasked').toBe(0);
    const { height = 0 } = (await table.locator('tbody tr').boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(THUMB);
    // Wherever on the row one taps, even where it says how far the clock is.
    const cell = await table.getByRole('cell', { name: '0 of 6' }).boundingBox();
    await bev.page.touchscreen.tap((cell?.x ?? 0) + 20, (cell?.y ?? 0) + 20);
    await more.click();
    await table.getByRole('cell', { name: '1 of 6' }).waitFor();
    await bev.fill('Remark on Aunt Mika', { 'For your eyes only': 'She knows.' });
    await bev.page.getByRole('cell', { name: 'She knows.' }).waitFor();
    await rowOf('The crown').click();
    await bev.fill('Edit “The crown”', { Text: 'Nobody wears it.' });
    await bev.page.getByRole('cell', { name: 'Nobody wears it.' }).waitFor();
    await bev.checkAccess('rows that are open');
    await bev.checkNarrow('rows that are open');
  });

  it('has a face beside every name', async () => {
    expect(await bev.page.locator('.row-table .who .face').count()).toBe(2);
    await bev.turnTo('Everyone');
    const raven = bev.page.locator('.person', { hasText: 'Claire' }).locator('.face');
    expect(await raven.getAttribute('data-hero')).not.toBeNull();
    expect(await bev.page.locator('.person .face').count()).toBe(2);
  });
});

describe('a track that is set by hand', { sequential: true, retry: 0 }, () => {
  it('TABLE-019: takes two taps in two places, so that one by mistake sets nothing', async () => {
    await bev.turnTo('Everyone');
    const { x = 0, y = 0, width = 0, height = 0 } = (await stress().boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(THUMB);
    await bev.page.touchscreen.tap(x + width / 2, y + height / 2);
    await setTo(4).waitFor();
    await bev.checkAccess('what sets a track');
    await bev.checkNarrow('what sets a track');
    for (const button of await setTo(4).all()) {
      const size = await button.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(THUMB);
    }
    await bev.page.touchscreen.tap(x + width / 2, y + height / 2);
    await setTo(4).waitFor({ state: 'detached' });
    await bev.finds('Stress', '0 of 9');
    await stress().click();
    await setTo(4).click();
    await bev.finds('Stress', '4 of 9');
    await setTo(4).waitFor({ state: 'detached' });
    await claire.turnTo('Log');
    await claire.sees('Set by hand: Raven’s stress 0 → 4.');
    await bev.tap('Undo');
    await bev.finds('Stress', '0 of 9');
  });

  it('goes by keyboard, and comes back to the track', async () => {
    await stress().focus();
    await bev.page.keyboard.press('Enter');
    await setTo(0).and(bev.page.locator(':focus')).waitFor();
    await bev.page.keyboard.press('ArrowRight');
    await setTo(1).and(bev.page.locator(':focus')).waitFor();
    await bev.page.keyboard.press('Enter');
    await bev.finds('Stress', '1 of 9');
    await stress().and(bev.page.locator(':focus')).waitFor();
  });

  it('is set on the sheet, too, where harm is added in its slot, and taken back there', async () => {
    await bev.tap(/^Sheet/);
    const sheet = bev.page.getByRole('dialog', { name: 'Raven' });
    await sheet.getByRole('button', { name: 'Add harm of level 2 by hand' }).first().click();
    const harm = sheet.getByRole('form', { name: 'Raven: add harm' });
    await harm.getByLabel('What it is').fill('Burnt hands');
    await harm.locator('button[type=submit]').click();
    await sheet.getByText('Harm 2: Burnt hands').waitFor();
    await sheet.getByRole('button', { name: 'Undo' }).click();
    await sheet.getByText('Harm 2: Burnt hands').waitFor({ state: 'detached' });
    const armour = sheet.getByRole('button', { name: 'Armour: set by hand' });
    await armour.click();
    await sheet.getByRole('button', { name: 'Armour: mark as used', exact: true }).click();
    await sheet.getByText('Armour: used', { exact: true }).waitFor();
    await armour.click();
    await bev.checkAccess('what sets armour');
    await bev.pictureHere('armour');
    await sheet.getByRole('button', { name: 'Armour: ready again' }).click();
    await sheet.getByText('Armour: ready', { exact: true }).waitFor();
    await sheet.getByRole('button', { name: /^Sun, .*set by hand/ }).click();
    await sheet.getByRole('button', { name: 'Sun: set to 5', exact: true }).click();
    await sheet.getByRole('button', { name: 'Sun, 5 of 6: set by hand' }).waitFor();
    await bev.page.keyboard.press('Escape');
  });

  it('is for nobody who may not set it', async () => {
    await claire.turnTo('Everyone');
    await claire.finds('Stress', '1 of 9');
    expect(await claire.page.locator('.track-tap').count()).toBe(0);
  });
});

it('reactions stand once on a phone, on the stage while it is open', { retry: 0 }, async () => {
  await claire.turnTo('Table');
  const bars = claire.page.getByRole('group', { name: 'React without a word' });
  const strip = claire.page.locator('.stage-strip > button');
  await bars.waitFor();
  await strip.click();
  await claire.page.locator('.stage-show').getByRole('group').waitFor();
  expect(await bars.count()).toBe(1);
  await claire.page.keyboard.press('Escape');
  await expect.poll(() => bars.count()).toBe(1);
});

it('an eclipse takes the colour of a desk, but for those who want no motion', {
  retry: 0,
}, async () => {
  const { page } = bev;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  const sheet = await page.context().newPage();
  /** How colourful the page is: how far the channels of a pixel lie apart, on average. */
  const colour = async () => {
    const picture = (await page.screenshot()).toString('base64');
    return sheet.evaluate<number>(`(async () => {
      const picture = new Image();
      picture.src = 'data:image/png;base64,${picture}';
      await picture.decode();
      const { width, height } = picture;
      const canvas = new OffscreenCanvas(width, height).getContext('2d');
      canvas.drawImage(picture, 0, 0);
      const { data } = canvas.getImageData(0, 0, width, height);
      let sum = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [red, green, blue] = data.subarray(at, at + 3);
        sum += Math.max(red, green, blue) - Math.min(red, green, blue);
      }
      return sum / (width * height);
    })()`);
  };
  /**
   * What an eclipse leaves of the colour, as a share: the page is looked at with and without
   * it in one go, for what others do meanwhile changes its colours as well. The breath is
   * held where it is deepest.
   */
  const left = async () => {
    const without = await colour();
    await page.evaluate(`document.documentElement.dataset.scene = 'dark';
      for (const one of document.getAnimations()) {
        if (one.animationName !== 'scene-breath') continue;
        one.pause();
        one.currentTime = 1200;
      }`);
    const inEclipse = await colour();
    await page.evaluate('delete document.documentElement.dataset.scene');
    return inEclipse / without;
  };
  await expect.poll(left, { message: 'what is left of its colour' }).toBeLessThan(0.5);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect.poll(left, { message: 'without motion' }).toBeGreaterThan(0.9);
});
