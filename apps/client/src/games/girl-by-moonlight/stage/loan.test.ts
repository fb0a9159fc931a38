import { publicContent } from '@moonlit/rules/girl-by-moonlight';
import { bookTable, dreamTable, starsTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { describe, expect, it } from 'vitest';
import { kinds } from '../../../../../../packages/rules/src/games/girl-by-moonlight/telling/kinds';
import { loadContent, putContent } from '../api/content';
import { stage } from './loan';

const nameIn = ({ state }: ReturnType<typeof bookTable>, id: string) =>
  stage.name?.(state.public, id);

describe('what the game lends to the stage', () => {
  it('knows by name whomever a beat can be about: heroes, suspects, Engines, rooms', () => {
    expect(nameIn(bookTable(), 'raven')).toBe('Raven');
    const [dreams, stars] = [dreamTable(), starsTable()];
    const [suspect] = Object.values(dreams.state.public.dreams?.suspects ?? {});
    const [engine] = Object.values(stars.state.public.stars?.engines ?? {});
    expect(suspect && nameIn(dreams, suspect.id)).toBe(suspect?.name ?? 'a suspect');
    expect(engine && nameIn(stars, engine.id)).toBe(engine?.name ?? 'an Engine');
    const { playset } = bookTable().state.public.series;
    putContent(playset, publicContent());
    loadContent(playset);
    expect(nameIn(bookTable(), 'lounge')).toMatch(/lounge/i);
    expect(nameIn(bookTable(), 'nobody')).toBeUndefined();
  });

  it('has a word for every kind of beat, and turns everybody to kinds that there are', () => {
    const all = Object.keys(kinds);
    expect(Object.keys(stage.kinds ?? {}).sort()).toEqual([...all].sort());
    expect((stage.large ?? []).filter((kind) => !all.includes(kind))).toEqual([]);
  });
});
