import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ToldReporter, { LAST_STORIES } from '../told-reporter.mjs';

const story = { project: { name: 'play', config: { maxWorkers: 3 } } };
const ofServer = { project: { name: 'server', config: { maxWorkers: 2 } } };

/** What whoever has started the run was told so far. */
let heard: unknown[];

beforeEach(() => {
  heard = [];
  vi.spyOn(process, 'send').mockImplementation((message: unknown) => {
    heard.push(message);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

it('says once that the last stories are being told, when a worker finds none to begin with', () => {
  const reporter = new ToldReporter();
  reporter.onTestRunStart([story, story, story, story, ofServer]);
  reporter.onTestModuleEnd(ofServer);
  reporter.onTestModuleEnd(story);
  expect(heard, 'three are being told').toEqual([]);
  reporter.onTestModuleEnd(story);
  expect(heard, 'two are being told').toEqual([LAST_STORIES]);
  reporter.onTestModuleEnd(story);
  reporter.onTestModuleEnd(story);
  expect(heard).toEqual([LAST_STORIES]);
});

it('says it at once where there are fewer stories than are told at a time', () => {
  new ToldReporter().onTestRunStart([story, story, ofServer]);
  expect(heard).toEqual([LAST_STORIES]);
});

it('says nothing where there are none', () => {
  new ToldReporter().onTestRunStart([ofServer]);
  expect(heard).toEqual([]);
});
