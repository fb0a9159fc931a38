import { publicContent } from '@moonlit/rules/girl-by-moonlight';
import { expect, it, vi } from 'vitest';
import { content, loadContent } from './content';

it('turns to the texts of the table that is open, whatever was open before', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(publicContent(new URLSearchParams(path.split('?')[1]).get('part') ?? ''));
  });
  const shown = () => Object.keys(content.value?.playsets ?? {});
  loadContent('on-a-sea-of-stars');
  await vi.waitFor(() => expect(shown()).toEqual(['on-a-sea-of-stars']));
  loadContent('in-a-maze-of-dreams');
  expect(content.value).toBeNull();
  await vi.waitFor(() => expect(shown()).toEqual(['in-a-maze-of-dreams']));
  loadContent('on-a-sea-of-stars');
  expect(shown()).toEqual(['on-a-sea-of-stars']);
  expect(asked).toHaveLength(2);
  vi.unstubAllGlobals();
});
