import { describe, expect, it } from 'vitest';
import { bookPlaybooks } from '../library/registry';
import { hooksOf, type TestTable } from '../testing';
import { destined, heroTable } from '../testing/unlikely-hero';

const transcend = { type: 'transcend', protagonist: 'wren' } as const;
const embrace = {
  type: 'ability.use',
  protagonist: 'wren',
  ability: 'only-mortal',
  use: 'embrace',
  target: 'beacon',
  note: 'Nobody else could reach Fawn before the tower fell.',
} as const;

/** Somebody expresses something, it goes badly, and the director says what it costs whom. */
function goesBadly(table: TestTable, target: string, source: 'roll' | 'fiction' = 'roll') {
  return table
    .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Cross', action: 'express' })
    .send('bev', { type: 'roll.judge', position: 'desperate', effect: 'standard' })
    .send('dylan', { type: 'roll.roll' }, 1)
    .send('bev', {
      type: 'consequence.assign',
      kind: 'harm',
      text: 'Cut',
      target,
      source,
      level: 2,
    });
}

const first = (table: TestTable) => Object.keys(table.state.public.consequences)[0] ?? '';
const embracing = (table: TestTable) =>
  table.offers('claire', 'ability.use').find(({ label }) => label.includes('destiny'));

describe('Only mortal', () => {
  it('GBM-PB-UNL-009: cannot transcend, and is told what can be done instead', () => {
    const table = heroTable();
    expect(table.offers('claire', 'transcend')).toEqual([]);
    expect(table.try('claire', transcend)).toMatchObject({
      code: 'not-allowed',
      rule: 'GBM-PB-UNL-009',
      instead: expect.stringContaining('Hero’s destiny'),
    });
    expect(table.offers('dylan', 'transcend')).toHaveLength(1);
  });

  it('GBM-PB-UNL-009: special armour of a veteran ability stays shut, for either of its uses', () => {
    const table = heroTable('mission', { special: ['only-mortal', 'phantom'] });
    expect(table.offers('claire', 'ability.use').map(({ with: settled }) => settled.use)).toEqual([
      'embrace',
    ]);
    const instead = { ...embrace, ability: 'phantom', use: 'special-armour', target: undefined };
    expect(table.try('claire', instead)).toMatchObject({ rule: 'GBM-PB-UNL-009' });
    goesBadly(table, 'wren');
    expect(table.offers('claire', 'consequence.special-armour')).toEqual([]);
    expect(
      table.try('claire', {
        type: 'consequence.special-armour',
        consequence: first(table),
        ability: 'phantom',
      }),
    ).toMatchObject({ rule: 'GBM-PB-UNL-009' });
    expect(table.protagonist('wren').specialArmourUsed).toBe(false);
  });

  it('GBM-PB-UNL-009: it is said before an advance buys special armour that would stay shut', () => {
    const details = (special: string[]) => {
      const advances = { sun: 0, moon: 0, stars: 0, playbook: 1 };
      const table = heroTable('downtime', { advances, special });
      const [field] = table.offers('claire', 'advance.ability')[0]?.fields ?? [];
      const options = field?.kind === 'choice' ? field.options : [];
      return options
        .filter(({ detail }) => detail?.includes('stays shut'))
        .map(({ value }) => value);
    };
    expect(details(['only-mortal', 'heartfelt'])).toContain('phantom');
    expect(details(['only-mortal', 'heartfelt'])).not.toContain('call-out');
    expect(details(['heros-destiny', 'heartfelt'])).toEqual([]);
  });

  it('GBM-PB-UNL-010: three downtime actions instead of two', () => {
    const table = heroTable('obligation')
      .given((state) => {
        state.public.episode.obligationDone = { wren: true, fawn: true, hawk: true };
        state.public.episode.downtime = {};
      })
      .send('bev', { type: 'phase.next' });
    expect(table.state.public.phase).toBe('downtime');
    expect(table.state.public.episode.downtime.wren).toMatchObject({ left: 3 });
    expect(table.state.public.episode.downtime.fawn).toMatchObject({ left: 2 });
  });

  it('GBM-PB-UNL-010: +1d to make a connection: Confess 1 rolls two dice', () => {
    const table = heroTable('downtime').send('claire', {
      type: 'downtime.start',
      protagonist: 'wren',
      activity: 'make-a-connection',
      with: 'hawk',
      action: 'confess',
    });
    expect(table.activity?.pool.lines).toMatchObject([
      { source: 'Confess', dice: 1 },
      { source: 'Only mortal', dice: 1 },
    ]);
    table.send('claire', { type: 'downtime.roll' }, 2, 6);
    expect(table.protagonist('hawk').links).toEqual({ wren: 4 });
  });

  it('GBM-PB-UNL-010: and to nothing else', () => {
    const table = heroTable('downtime').send('claire', {
      type: 'downtime.start',
      protagonist: 'wren',
      activity: 'investigate',
      action: 'confess',
    });
    expect(table.activity?.pool.dice).toBe(1);
  });
});

describe('from Only mortal to Hero’s destiny', () => {
  it('GBM-PB-UNL-011: the friend is saved, so one ability takes the other’s place', () => {
    const table = heroTable('mission', { special: ['only-mortal', 'call-out'] });
    table.send('claire', embrace);
    expect(table.protagonist('wren')).toMatchObject({
      special: ['heros-destiny', 'call-out'],
      transcendent: ['beacon'],
    });
    expect(table.lastLine).toContain('embrace Hero’s destiny');
    expect(table.lastLine).toContain(embrace.note);
  });

  it('GBM-PB-UNL-011: nobody decides for the player, who may leave it or say how it was', () => {
    const table = heroTable();
    expect(table.try('anya', embrace)).toMatchObject({ code: 'not-yours' });
    expect(table.try('claire', { ...embrace, note: '' })).toMatchObject({ code: 'malformed' });
    expect(embracing(table)?.fields).toMatchObject([
      { name: 'target', required: true },
      { name: 'note', required: true },
    ]);
  });

  it('GBM-PB-UNL-011: when is the player’s to say, in any phase once they play', () => {
    for (const phase of ['obligation', 'downtime', 'mission', 'fallout'] as const) {
      expect(embracing(heroTable(phase)), phase).toBeDefined();
      heroTable(phase).send('claire', embrace);
    }
    const creation = heroTable().given((state) => {
      state.public.phase = 'creation';
    });
    expect(embracing(creation)).toBeUndefined();
    expect(creation.try('claire', embrace)).toMatchObject({ code: 'not-allowed' });
  });

  it('GBM-PB-UNL-014: one transcendent ability at once, of whichever playbook', () => {
    const [target] = embracing(heroTable())?.fields ?? [];
    const offered = target?.kind === 'choice' ? target.options.map(({ value }) => value) : [];
    const all = Object.values(bookPlaybooks()).flatMap(({ transcendent }) => transcendent);
    expect(offered).toEqual(all.map(({ id }) => id));
    expect(heroTable().try('claire', { ...embrace, target: 'perfect-pitch' })).toMatchObject({
      code: 'not-allowed',
    });
  });

  it('GBM-PB-UNL-014: later ones come by playbook advances, of any playbook, and are no veteran abilities', () => {
    const advances = { sun: 0, moon: 0, stars: 0, playbook: 3 };
    const special = ['heros-destiny', 'heartfelt'];
    const table = destined({ advances, special }, 'downtime');
    for (const ability of ['brutish', 'watch-this', 'perfect-pitch']) {
      table.send('claire', { type: 'advance.ability', protagonist: 'wren', ability });
    }
    expect(table.protagonist('wren')).toMatchObject({
      special: ['heros-destiny', 'heartfelt', 'perfect-pitch'],
      transcendent: ['beacon', 'brutish', 'watch-this'],
      advances: { playbook: 0 },
    });
  });

  it('GBM-PB-UNL-014: who is only mortal buys no transcendent ability', () => {
    const advances = { sun: 0, moon: 0, stars: 0, playbook: 1 };
    const table = heroTable('downtime', { advances });
    expect(
      table.try('claire', { type: 'advance.ability', protagonist: 'wren', ability: 'brutish' }),
    ).toMatchObject({ rule: 'GBM-XP-008' });
  });

  it('GBM-PB-UNL-015: no advance buys it, the hero’s or a friend’s, nor is Only mortal bought back', () => {
    const advances = { sun: 0, moon: 0, stars: 0, playbook: 1 };
    const table = destined({ advances }, 'downtime')
      .givenProtagonist('fawn', { advances })
      .givenProtagonist('wren', { special: ['heros-destiny', 'heartfelt'] });
    const gain = { type: 'advance.ability', ability: 'heros-destiny' } as const;
    expect(table.try('anya', { ...gain, protagonist: 'fawn' })).toMatchObject({
      rule: 'GBM-PB-UNL-015',
      instead: 'It is gained by way of Only mortal.',
    });
    const field = table.offers('anya', 'advance.ability')[0]?.fields?.[0];
    const offered = field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
    expect(offered).toContain('call-out');
    expect(offered).not.toContain('heros-destiny');
    expect(offered).not.toContain('only-mortal');
    expect(
      table.try('claire', { ...gain, protagonist: 'wren', ability: 'only-mortal' }),
    ).toMatchObject({ code: 'not-allowed' });
  });

  it('GBM-PB-UNL-015: the director may still give it by hand', () => {
    const table = heroTable().send('bev', {
      type: 'override.ability',
      protagonist: 'wren',
      ability: 'heros-destiny',
      has: true,
      reason: 'We saw it happen.',
    });
    expect(table.protagonist('wren').special).toContain('heros-destiny');
  });
});

describe('Hero’s destiny', () => {
  const propose = (table: TestTable) =>
    table
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'wren',
        goal: 'End it',
        action: 'confess',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });

  it('GBM-PB-UNL-012: more effect against one of the most powerful foes', () => {
    const table = propose(destined());
    const [offer] = table.offers('claire', 'roll.option');
    expect(offer?.label).toBe('Hero’s destiny: one of your most powerful foes (+1 effect)');
    table.send('claire', {
      type: 'roll.option',
      option: 'heros-destiny:greatest-foe',
      on: true,
    });
    expect(table.state.public.derived.roll).toMatchObject({
      effect: 'great',
      effectLines: [{ source: 'Hero’s destiny: one of your most powerful foes', steps: 1 }],
    });
  });

  it('GBM-PB-UNL-012: +1d on action rolls while in eclipse', () => {
    expect(propose(destined()).state.public.derived.roll?.pool.dice).toBe(1);
    expect(
      propose(destined({ eclipse: true, stress: 5 })).state.public.derived.roll?.pool.lines,
    ).toMatchObject([
      { source: 'Confess 1', dice: 1 },
      { source: 'Hero’s destiny: in eclipse', dice: 1 },
    ]);
  });

  it('GBM-PB-UNL-012: +1d to resist and to meet obligation while in eclipse', () => {
    const table = goesBadly(destined({ eclipse: true, stress: 8 }), 'wren');
    table.send('claire', { type: 'consequence.resist', consequence: first(table) }, 2, 6);
    expect(table.protagonist('wren').stress).toBe(8);
    const obliged = destined({ eclipse: true, stress: 8 }, 'obligation');
    obliged.send('claire', { type: 'obligation.roll', protagonist: 'wren' }, 5);
    expect(obliged.protagonist('wren').stress).toBe(7);
  });

  it('GBM-PB-UNL-012: +1d in downtime and to gather information while in eclipse', () => {
    const table = destined({ eclipse: true, stress: 5 }, 'downtime').send('claire', {
      type: 'downtime.start',
      protagonist: 'wren',
      activity: 'investigate',
      action: 'forgive',
    });
    expect(table.activity?.pool.dice).toBe(2);
    table
      .send('claire', { type: 'downtime.withdraw' })
      .send('claire', { type: 'info.gather', protagonist: 'wren', action: 'forgive' }, 3, 6);
    expect(Object.values(table.state.public.questions)).toMatchObject([{ questions: 2 }]);
  });

  it('GBM-PB-UNL-013: not at will, nor when the consequence is the hero’s own or the story’s', () => {
    expect(destined().try('claire', transcend)).toMatchObject({
      code: 'not-allowed',
      rule: 'GBM-PB-UNL-013',
    });
    expect(goesBadly(destined(), 'wren').offers('claire', 'transcend')).toEqual([]);
    expect(goesBadly(destined(), 'hawk', 'fiction').offers('claire', 'transcend')).toEqual([]);
  });

  it('GBM-PB-UNL-013: as soon as an ally faces what an action has cost', () => {
    const table = goesBadly(destined(), 'hawk');
    expect(table.offers('claire', 'transcend')).toHaveLength(1);
    table.send('claire', transcend);
    expect(table.protagonist('wren').transcendence.active).toBe(true);
  });

  it('GBM-PB-UNL-013: and when they have taken it, until that roll is done', () => {
    const table = goesBadly(destined(), 'hawk');
    table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
    expect(table.state.public.roll?.struck).toEqual(['hawk']);
    expect(table.offers('claire', 'transcend')).toHaveLength(1);
    table.send('bev', { type: 'roll.finish' });
    expect(table.offers('claire', 'transcend')).toEqual([]);
  });

  it('AMB-87, GBM-PB-UNL-013: also what is told of the action once it is finished, until the next', () => {
    const cut = { type: 'consequence.assign', kind: 'harm', text: 'Cut', level: 1 } as const;
    const story = { ...cut, target: 'hawk', source: 'fiction' } as const;
    expect(destined().send('bev', story).offers('claire', 'transcend')).toEqual([]);
    const table = goesBadly(destined(), 'wren');
    table
      .send('claire', { type: 'consequence.accept', consequence: first(table) })
      .send('bev', { type: 'roll.finish' });
    expect(table.offers('claire', 'transcend')).toEqual([]);
    table.send('bev', { ...story, target: 'wren' });
    expect(table.offers('claire', 'transcend')).toEqual([]);
    table.send('bev', story);
    expect(table.offers('claire', 'transcend')).toHaveLength(1);
    const harm = Object.values(table.state.public.consequences).find(
      ({ target }) => target === 'hawk',
    );
    table.send('dylan', { type: 'consequence.accept', consequence: harm?.id ?? '' });
    expect(table.offers('claire', 'transcend')).toHaveLength(1);
    const leap = { type: 'roll.propose', protagonist: 'hawk', goal: '', action: 'defy' } as const;
    table.send('dylan', leap);
    expect(table.offers('claire', 'transcend')).toEqual([]);
  });

  it('GBM-PB-UNL-013: also when it is the price of a poisoned promise', () => {
    const table = destined()
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Go', action: 'express' })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('bev', { type: 'roll.promise', text: 'The rope snaps behind you.' });
    const promise = table.state.public.roll?.promises[0]?.id ?? '';
    table
      .send('dylan', { type: 'roll.answer-promise', promise, accept: true })
      .send('dylan', { type: 'roll.roll' }, 6, 6);
    expect(table.offers('claire', 'transcend')).toEqual([]);
    table.send('bev', {
      type: 'consequence.assign',
      kind: 'harm',
      text: 'Rope burn',
      target: 'hawk',
      source: 'promise',
      level: 1,
    });
    expect(table.offers('claire', 'transcend')).toHaveLength(1);
    table.send('dylan', { type: 'consequence.accept', consequence: first(table) });
    expect(table.state.public.consequences).toEqual({});
    expect(table.offers('claire', 'transcend')).toHaveLength(1);
  });

  it('GBM-PB-UNL-013: the hero’s transcendence track has three segments', () => {
    const table = destined({ transcendence: { marked: 0, active: true, spent: false } });
    expect(table.state.public.derived.protagonists.wren?.transcendence).toBe(3);
    expect(table.state.public.derived.protagonists.fawn?.transcendence).toBe(4);
    for (let roll = 0; roll < 3; roll += 1) {
      expect(table.protagonist('wren').transcendence.active).toBe(true);
      propose(table)
        .send('claire', { type: 'roll.roll' }, 6)
        .send('claire', { type: 'roll.finish' });
    }
    expect(table.protagonist('wren').transcendence).toEqual({
      marked: 3,
      active: false,
      spent: true,
    });
  });

  it('GBM-PB-UNL-013: somebody with four marked, who is given it by hand, has a full track of three', () => {
    const table = heroTable('mission', {
      special: [],
      transcendence: { marked: 4, active: false, spent: true },
    }).send('bev', {
      type: 'override.ability',
      protagonist: 'wren',
      ability: 'heros-destiny',
      has: true,
      reason: 'We saw it happen.',
    });
    expect(table.protagonist('wren').transcendence.marked).toBe(3);
  });

  it('GBM-PB-UNL-013: by hand, no more than three are marked either', () => {
    const table = destined().send('bev', {
      type: 'override.protagonist',
      protagonist: 'wren',
      transcendenceMarked: 4,
      reason: 'We forgot',
    });
    expect(table.protagonist('wren').transcendence.marked).toBe(3);
    expect(hooksOf(table, 'heros-destiny').modify?.transcendenceSegments).toBe(3);
  });
});
