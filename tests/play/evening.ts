import { expect } from 'vitest';
import type { Person } from './person';

/** Looks at the evening as a picture and in words, without a name of who plays, and saves it. */
export async function showsOthers(person: Person): Promise<void> {
  await person.sees('Show others your evening');
  const picture = person.page.locator('.evening-picture');
  const drawn = (one: { naturalWidth: number }) => one.naturalWidth;
  await expect.poll(() => picture.evaluate(drawn, undefined)).toBe(1080);
  const words = person.page.getByLabel('In words, as you like');
  await expect.poll(() => words.inputValue()).toMatch(/dice fell/);
  expect(await words.inputValue()).not.toMatch(/Bev|Claire|Anya|Dylan/);
  const saved = person.page.waitForEvent('download');
  await person.tap('Save the picture');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('our-evening.png');
  if (process.env.PICTURES) await file.saveAs(`${process.env.PICTURES}/our-evening.png`);
  await person.checkAccess('the evening');
  await person.checkWidth('the evening');
  await person.picture('evening', 'Show others your evening');
}
