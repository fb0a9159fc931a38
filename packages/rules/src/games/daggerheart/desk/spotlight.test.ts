import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { fighting, strike } from '../testing/fighting';

describe('the spotlight', () => {
  it('DGH-1105, 1106, 1302: an interrupt and a keep cost 1 Fear; an adversary has it once', () => {
    const table = fighting().given((state) => {
      state.public.fear = 2;
    });
    const act = { type: 'adversary.spotlight', adversary: table.foe().id } as const;
    expect(table.try('bev', act)).toMatchObject({ rule: 'DGH-1104' });
    table.send('bev', { type: 'spotlight.interrupt' });
    expect(table.state.public).toMatchObject({ fear: 1, spotlight: { side: 'gm' } });
    table.send('bev', act).send('bev', { type: 'spotlight.keep' });
    expect(table.state.public.fear).toBe(0);
    expect(table.try('bev', act)).toMatchObject({ rule: 'DGH-1108' });
    expect(table.try('bev', { type: 'spotlight.keep' })).toMatchObject({ code: 'cannot-afford' });
    table
      .send('bev', { type: 'spotlight.pass' })
      .send('bev', { type: 'spotlight.free' })
      .send('bev', act);
  });

  it('DGH-1106: a move leads on until it is made, and then passing the spotlight back does', () => {
    const table = fighting().send('bev', { type: 'spotlight.free' });
    const leading = () =>
      ['spotlight.move', 'spotlight.pass'].filter((command) =>
        table.offers('bev', command).some(({ primary }) => primary),
      );
    const text = () => table.state.public.derived.nextStep.text;
    expect(leading()).toEqual(['spotlight.move']);
    expect(text()).toBe('The GM makes a move, and then gives it back or keeps it.');
    table.send('bev', { type: 'adversary.spotlight', adversary: table.foe().id });
    expect(leading()).toEqual(['spotlight.pass']);
    expect(text()).toMatch(/^The GM has made a move/);
  });

  it('DGH-1105: nobody interrupts between dice and what comes of them', () => {
    const table = strike(fighting(), 9, 5).given((state) => {
      state.public.fear = 2;
    });
    expect(table.try('bev', { type: 'spotlight.interrupt' })).toMatchObject({ rule: 'DGH-1105' });
  });

  it('DGH-1102: the GM passes it to somebody', () => {
    const table = fighting().send('bev', { type: 'spotlight.free', reason: 'They look to me' });
    const { id } = table.of('carl');
    table.send('bev', { type: 'spotlight.pass', to: id });
    expect(table.state.public.spotlight).toMatchObject({ side: 'players', holder: id });
  });

  it('DGH-1401: a free move costs nothing, and says why', () => {
    const table = fighting().send('bev', {
      type: 'spotlight.free',
      reason: 'A golden opportunity',
    });
    expect(table.state.public.fear).toBe(0);
    expect(table.lastLine()?.beat?.fiction).toBe('A golden opportunity');
  });

  it('DGH-1106, 1108: a move is one adversary’s spotlight; one that has acted gets it no second time', () => {
    const table = seated().send('bev', {
      type: 'adversary.improvise',
      name: 'Ogre',
      difficulty: 12,
      hp: 4,
    });
    table.send('bev', { type: 'adversary.improvise', name: 'Wolf', difficulty: 12, hp: 4 });
    table.send('bev', { type: 'fear.set', fear: 5, reason: 'x' });
    const spotlight = (name: string) =>
      ({ type: 'adversary.spotlight', adversary: table.foe(name).id }) as const;
    const target = table.of('anya').id;
    table.send('bev', { type: 'spotlight.free' }).send('bev', spotlight('Ogre'));
    expect(table.try('bev', spotlight('Wolf'))).toMatchObject({
      code: 'limit-reached',
      rule: 'DGH-1106',
    });
    const attack = { type: 'adversary.attack', adversary: table.foe('Ogre').id, target } as const;
    table.send('bev', attack, 1).send('bev', { type: 'spotlight.keep' });
    expect(table.try('bev', spotlight('Ogre'))).toMatchObject({
      code: 'already-done',
      rule: 'DGH-1108',
    });
    table.send('bev', spotlight('Wolf'));
    expect(table.foe('Wolf').acted).toBe('has');
  });

  it('DGH-1101, 1102: whoever has rolled does not wait for the spotlight any more, and others still do', () => {
    const table = fighting();
    const [ari, cole] = [table.of('anya').id, table.of('carl').id];
    table.given(({ public: { spotlight } }) => {
      spotlight.wants = [ari, cole];
    });
    table.roll('anya', { difficulty: 10 }, 9, 4);
    expect(table.state.public.spotlight).toMatchObject({ holder: ari, wants: [cole] });
  });
});
