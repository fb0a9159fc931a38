import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { girlByMoonlight } from '..';
import { allPlaysets } from '../library/registry';
import { seatedTable } from '../testing';
import { TestTable } from '../testing/table';
import { heroId } from './heroes';

const begin = { type: 'tonight.begin' } as const;
const hero = (playbook: string, name = '') =>
  ({ type: 'tonight.hero', hero: playbook, name }) as const;

/** A table of so many players; the director has begun with what is ready-made. */
function tonight(players: number, playset = 'at-the-brink-of-the-abyss'): TestTable {
  const table = new TestTable(playset).send('server', {
    type: 'table.open',
    by: 'bev',
    name: 'Bev',
  });
  for (let at = 0; at < players; at += 1) come(table, at);
  return table.send('bev', begin);
}

function come(table: TestTable, at: number): TestTable {
  return table.send('server', {
    type: 'seat.take',
    seat: `p${at}`,
    name: `P${at}`,
    role: 'protagonist',
  });
}

const heroes = (playset: string) => allPlaysets()[playset]?.tonight.heroes ?? [];

describe('Beginning tonight', () => {
  it('TABLE-070: one command of the director, and the first mission is there with its dice', () => {
    const table = seatedTable();
    expect(table.try('claire', begin)?.code).toBe('not-allowed');
    expect(table.offers('claire', 'tonight.begin')).toEqual([]);
    expect(table.offers('bev', 'tonight.begin')).toHaveLength(1);
    table.send('bev', begin);
    const { phase, episode, scene, clocks, derived } = table.state.public;
    expect(phase).toBe('mission');
    expect(episode).toMatchObject({
      title: 'The night the lanterns failed',
      mission: { type: 'cleansing', stage: 'preparing', engagement: { heroic: 1, friend: 1 } },
    });
    expect(scene).toContain('long pier');
    expect(Object.keys(clocks)).toHaveLength(2);
    expect(Object.keys(table.state.director.clocks)).toHaveLength(1);
    expect(derived.engagement).toMatchObject({ pool: { dice: 2 } });
    expect(table.offers('claire', 'mission.engage')).toEqual([]);
    table.send('claire', hero('the-harmony'));
    expect(table.offers('claire', 'mission.engage')).toHaveLength(1);
  });

  it('TABLE-070: stands in the log, and one undo takes back all of it', () => {
    const table = seatedTable();
    const before = table.state;
    const step = table.seq + 1;
    table.send('bev', begin).send('claire', hero('the-harmony'));
    expect(linesOf(table.state.public.log).map(({ text }) => text)).toContain(
      'Bev begins at once, with what is ready-made for At the Brink of the Abyss.',
    );
    table.send('bev', { type: 'table.undo', to: step, evenIfRevealed: true });
    const { log: _log, table: _table, derived: _derived, ...now } = table.state.public;
    const { log: _before, table: _seats, derived: _computed, ...then } = before.public;
    expect(now).toEqual(then);
    expect(table.state.director.clocks).toEqual({});
    table.send('bev', begin).send('claire', hero('the-harmony'));
    expect(table.protagonist('hero-the-harmony').status).toBe('active');
  });

  it('TABLE-070: keeps what the table has settled already', () => {
    const table = seatedTable()
      .send('claire', { type: 'series.name', name: 'Our own' })
      .send('anya', { type: 'series.answer', question: 'transcendence', text: 'It hurts.' })
      .send('bev', { type: 'series.take-ability', ability: 'never-alone' })
      .send('bev', begin);
    const { name, answers, abilities } = table.state.public.series;
    expect(name).toBe('Our own');
    expect(answers.transcendence).toMatchObject({ text: 'It hurts.', by: 'anya' });
    expect(abilities).toEqual(['never-alone', 'unshakeable']);
  });

  it('TABLE-070: not when somebody is making a protagonist, nor twice', () => {
    const making = seatedTable().send('claire', {
      type: 'character.create',
      playbook: 'the-enigma',
    });
    expect(making.try('bev', begin)).toMatchObject({ code: 'wrong-moment', rule: 'TABLE-070' });
    expect(making.offers('bev', 'tonight.begin')).toEqual([]);
    expect(tonight(1).try('bev', begin)).toMatchObject({ code: 'wrong-phase', rule: 'TABLE-070' });
  });

  it('TABLE-070: what is ready-made is changed by the usual commands', () => {
    const table = tonight(2)
      .send('p0', hero('the-enigma'))
      .send('p0', {
        type: 'character.write',
        protagonist: 'hero-the-enigma',
        name: 'Nell',
        look: 'Tall',
      })
      .send('bev', { type: 'series.name', name: 'Another name' })
      .send('bev', { type: 'mission.choose', mission: 'seek-answers', goal: 'Find the bell' })
      .send('bev', { type: 'scene.set', text: 'The belfry' });
    expect(table.protagonist('hero-the-enigma')).toMatchObject({ name: 'Nell', look: 'Tall' });
    expect(table.state.public.episode.mission?.goal).toBe('Find the bell');
  });

  it.each(Object.keys(allPlaysets()))(
    'TABLE-005: nothing that begins on the desk stands in what anybody may read (%s)',
    (playset) => {
      const secret = allPlaysets()[playset]?.tonight.clocks.filter((clock) => clock.secret) ?? [];
      expect(secret).not.toEqual([]);
      const table = tonight(3, playset);
      const { director, public: shared, seats } = table.state;
      const read = JSON.stringify([girlByMoonlight.texts.of(), shared, { ...seats, bev: null }]);
      for (const { name, outcome } of secret) {
        expect(JSON.stringify(director)).toContain(name);
        expect(read).not.toContain(name);
        expect(read).not.toContain(outcome);
      }
    },
  );

  it('GBM-MAZ-RUL-012: what the director alone knows of the suspects stays on the desk', () => {
    const table = tonight(1, 'in-a-maze-of-dreams');
    const { mission } = table.state.public.episode;
    const roles = table.state.director.dreams?.roles ?? {};
    expect(roles[mission?.about ?? '']).toBe('indoctrination-propagator');
    expect(JSON.stringify(table.state.public.log)).not.toContain('Propagator');
    expect(table.state.public.dreams?.map).toEqual({});
  });
});

describe('Taking a hero', () => {
  it('TABLE-071: puts them in play at once, with their own name or the player’s', () => {
    const table = tonight(2)
      .send('p0', hero('the-harmony'))
      .send('p1', hero('the-enigma', 'Zoë 🦊'));
    expect(table.protagonist('hero-the-harmony')).toMatchObject({
      name: 'Isaura Lune',
      status: 'active',
      seat: 'p0',
    });
    expect(table.protagonist('hero-the-enigma').name).toBe('Zoë 🦊');
    expect(table.state.public.introductions?.met).toEqual({
      'hero-the-harmony': true,
      'hero-the-enigma': true,
    });
    table.send('p0', { type: 'mission.engage' }, 5, 4);
    const goal = { type: 'roll.propose', protagonist: 'hero-the-harmony', goal: 'Sing' } as const;
    expect(table.try('p0', { ...goal, action: 'empathize' })).toBeNull();
  });

  it('TABLE-072: one hero, one player: the second is told who has her, and who is free', () => {
    const table = tonight(2).send('p0', hero('the-harmony', 'Nona'));
    const refusal = table.try('p1', hero('the-harmony'));
    expect(refusal).toMatchObject({ code: 'already-done', rule: 'TABLE-072' });
    expect(refusal?.message).toBe('P0 plays Nona already.');
    expect(refusal?.instead).toContain('Kestrel Vane');
    const offered = table.offers('p1', 'tonight.hero').map((offer) => offer.with.hero);
    expect(offered).toHaveLength(6);
    expect(offered).not.toContain('the-harmony');
    expect(table.try('p0', hero('the-enigma'))).toMatchObject({ rule: 'TABLE-003' });
    expect(table.try('bev', hero('the-enigma'))).toMatchObject({ rule: 'TABLE-003' });
    expect(table.try('p1', hero('the-cook'))?.code).toBe('not-found');
  });

  it('TABLE-072: at a table that makes its own series there are none', () => {
    const refusal = seatedTable().try('claire', hero('the-harmony'));
    expect(refusal).toMatchObject({ code: 'wrong-moment', rule: 'TABLE-073' });
    expect(seatedTable().offers('claire', 'tonight.hero')).toEqual([]);
  });

  it.each([1, 2, 3, 7])('TABLE-074: %i players promise something to each other', (players) => {
    for (const playset of Object.keys(allPlaysets())) {
      const table = tonight(players, playset);
      const all = heroes(playset).slice(0, players);
      all.forEach(({ playbook }, at) => {
        table.send(`p${at}`, hero(playbook));
      });
      for (const one of all) {
        const { id, promises, settings } = table.protagonist(heroId(one));
        const named = promises.flatMap((promise) => promise.with);
        expect(promises).toHaveLength(players > 1 ? 2 : 0);
        expect(named).not.toContain(id);
        // With enough of them, each promise is about somebody else (GBM-PRM-001).
        if (players === 7) expect(new Set(named).size).toBe(named.length);
        if (players === 7 && one.playbook === 'the-outsider') {
          expect(table.state.public.protagonists[settings.rival ?? '']).toBeDefined();
        }
      }
    }
  });

  it('TABLE-074, TABLE-091: with seven heroes taken, an eighth player makes their own', () => {
    const table = tonight(7);
    heroes('at-the-brink-of-the-abyss').forEach(({ playbook }, at) => {
      table.send(`p${at}`, hero(playbook));
    });
    come(table, 7);
    expect(table.offers('p7', 'tonight.hero')).toEqual([]);
    expect(table.try('p7', hero('the-enigma'))?.instead).toContain('choose a playbook');
    expect(table.offers('p7', 'character.create').length).toBe(7);
    // Two of one playbook are welcome, and a name is enough, in the middle of the mission too.
    table.send('p0', { type: 'mission.engage' }, 4, 4).send('p7', {
      type: 'character.create',
      playbook: 'the-enigma',
    });
    const own = Object.values(table.state.public.protagonists).find(({ seat }) => seat === 'p7');
    const protagonist = own?.id ?? '';
    table.send('p7', { type: 'character.write', protagonist, name: 'Eighth' });
    table.send('p7', { type: 'character.ready', protagonist });
    table.send('p7', { type: 'roll.propose', protagonist, goal: 'In', action: 'conceal' });
    expect(table.state.public.roll?.roller).toBe(protagonist);
  });

  it.each(Object.keys(allPlaysets()))(
    'TABLE-073: somebody who comes late to %s is in the mission at once, and others’ promises stand',
    (playset) => {
      const table = tonight(2, playset)
        .send('p0', hero('the-harmony'))
        .send('p1', hero('the-outsider'));
      const { dice = 0 } = table.state.public.derived.engagement?.pool ?? {};
      table.send('p0', { type: 'mission.engage' }, ...Array.from({ length: dice }, () => 4));
      const before = table.protagonist('hero-the-harmony').promises;
      come(table, 2).send('p2', hero('the-stranger'));
      const late = table.protagonist('hero-the-stranger');
      expect(late.status).toBe('active');
      expect(late.promises).toHaveLength(2);
      expect(table.protagonist('hero-the-harmony').promises).toEqual(before);
      const goal = { type: 'roll.propose', protagonist: late.id, goal: 'Look' } as const;
      expect(table.try('p2', { ...goal, action: 'analyze' })).toBeNull();
    },
  );

  it('TABLE-071: whoever has a hero is not told to take one while others choose', () => {
    const table = tonight(2);
    const step = () => table.state.public.derived.nextStep;
    expect(step().title).toBe('Take your heroes');
    table.send('p0', hero('the-harmony'));
    expect(step()).toMatchObject({
      title: 'The heroes gather',
      text: expect.stringContaining('Still to choose: P1.'),
    });
    expect(table.send('p1', hero('the-outsider')).state.public.derived.nextStep.title).toBe(
      'The first scene',
    );
  });

  it('TABLE-126, GBM-DWN-001: somebody who comes in the middle of downtime has its actions', () => {
    const table = tonight(2)
      .send('p0', hero('the-harmony'))
      .send('p0', { type: 'mission.engage' }, 4, 4);
    for (const to of ['obligation', 'downtime'] as const) {
      table.send('bev', { type: 'override.phase', to, reason: 'It is late' });
    }
    table.send('p1', hero('the-unlikely-hero'));
    const { downtime } = table.state.public.episode;
    expect(downtime['hero-the-unlikely-hero']).toMatchObject({
      left: 3,
      extras: ['Only mortal +1'],
    });
    expect(downtime['hero-the-harmony']).toMatchObject({ left: 2 });
    expect(table.offers('p1', 'downtime.start').length).toBeGreaterThan(0);
  });

  it('TABLE-073, GBM-LOS-006: whoever has lost a protagonist waits for the next episode', () => {
    const table = tonight(2)
      .send('p0', hero('the-harmony'))
      .send('p1', hero('the-outsider'))
      .send('p0', { type: 'mission.engage' }, 4, 4)
      .given((state) => {
        const lost = state.public.protagonists['hero-the-harmony'];
        if (lost) Object.assign(lost, { status: 'lost', seat: null, loss: 'The sea' });
      });
    expect(table.offers('p0', 'tonight.hero')).toEqual([]);
    expect(table.try('p0', hero('the-stranger'))).toMatchObject({ rule: 'TABLE-073' });
    table.given((state) => {
      state.public.phase = 'obligation';
    });
    expect(table.try('p0', hero('the-stranger'))).toBeNull();
  });
});
