import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anew, giveUpLoads } from './anew';

const link = (sheet: object | null) => ({
  sheet,
  cloneNode: () => 'the same once more',
  replaceWith: vi.fn(),
});
const [there, lost] = [link({}), link(null)];
/** How often the browser was told to stop, and what fails by that. */
const stop = vi.fn();

/** A page in a browser of this maker. */
function pageOf(vendor: string): void {
  vi.stubGlobal('navigator', { vendor });
  vi.stubGlobal('window', { stop });
  vi.stubGlobal('document', { querySelectorAll: () => [there, lost] });
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.unstubAllGlobals());

it('asks once more for what was given up, and for a style sheet that was on its way', async () => {
  pageOf('Apple Computer, Inc.');
  let fails: (error: Error) => void = () => {};
  const fetches = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => new Promise((_, failed) => (fails = failed)))
    .mockResolvedValueOnce('here');
  const wanted = anew(fetches);
  giveUpLoads();
  fails(new Error('It was stopped.'));
  expect(await wanted).toBe('here');
  expect(stop).toHaveBeenCalledTimes(1);
  expect(there.replaceWith).not.toHaveBeenCalled();
  expect(lost.replaceWith).toHaveBeenCalledWith('the same once more');
});

it('fails with what fails by itself', async () => {
  pageOf('Apple Computer, Inc.');
  const fetches = vi
    .fn<() => Promise<string>>()
    .mockRejectedValue(new Error('There is no network.'));
  await expect(anew(fetches)).rejects.toThrow('There is no network.');
  expect(fetches).toHaveBeenCalledTimes(1);
});

it.each(['Google Inc.', ''])(
  'stops nothing in an engine that fetches no script again (%j)',
  (vendor) => {
    pageOf(vendor);
    giveUpLoads();
    expect(stop).not.toHaveBeenCalled();
  },
);
