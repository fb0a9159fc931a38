import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { bookTable, seatedTable } from '../testing';

const season = () => bookTable('interlude');
const fates = (table: ReturnType<typeof season>, seat: string, command: string) =>
  table
    .offers(seat, command)
    .flatMap(({ fields = [] }) => fields)
    .flatMap((field) => (field.kind === 'choice' ? field.options.map(({ value }) => value) : []));
const handedOver = { type: 'chairs.answer', agree: true, fate: 'handed-over' } as const;
/** Bev has asked Claire, who plays Raven. */
const asked = (takes = true) => season().send('bev', { type: 'chairs.ask', seat: 'claire', takes });
const roles = (table: ReturnType<typeof season>) =>
  Object.fromEntries(
    Object.values(table.state.public.table.seats).map(({ id, role }) => [id, role]),
  );

describe('swapping chairs between seasons', () => {
  it('GBM-CYC-007, TABLE-100: who directs asks, who plays agrees, and both sit in the other chair', () => {
    const table = asked().send('claire', handedOver);
    expect(roles(table)).toEqual({
      bev: 'protagonist',
      claire: 'director',
      anya: 'protagonist',
      dylan: 'protagonist',
    });
    expect(table.protagonist('raven')).toMatchObject({ seat: 'bev', status: 'active' });
    expect(table.lastLine).toBe(
      'Claire directs from now on, and Bev plays. Raven is played by Bev. Private notes go with whoever wrote them.',
    );
    expect(linesOf(table.state.public.log).at(-1)?.beat).toMatchObject({
      kind: 'chairs',
      about: ['claire', 'bev'],
    });
    expect(table.state.public.chairs).toBeUndefined();
    expect(table.try('bev', { type: 'phase.next' })).toMatchObject({ rule: 'TABLE-002' });
    table.send('claire', { type: 'phase.next' });
    expect(table.state.public).toMatchObject({ phase: 'obligation', series: { season: 2 } });
  });

  it('TABLE-100: who plays may ask as well, and says at once what becomes of theirs', () => {
    const table = season();
    expect(fates(table, 'claire', 'chairs.ask')).toEqual(['handed-over', 'portrayed', 'retired']);
    const request = { type: 'chairs.ask', seat: 'bev' } as const;
    expect(table.try('claire', request)).toMatchObject({ code: 'malformed', rule: 'TABLE-007' });
    table.send('claire', { ...request, fate: 'retired' });
    expect(table.state.public.chairs).toEqual({ by: 'claire', to: 'bev', fate: 'retired' });
    expect(table.state.public.derived.prompts.chairs).toMatchObject({
      to: ['bev'],
      title: 'Claire would like to swap chairs',
      text: expect.stringContaining('Claire would direct'),
    });
    expect(table.offers('bev', 'chairs.answer').map(({ label }) => label)).toEqual([
      'Swap chairs',
      'Stay as we are',
    ]);
    table.send('bev', { type: 'chairs.answer', agree: true });
    expect(table.protagonist('raven')).toMatchObject({ seat: null, status: 'lost' });
    expect(table.lastLine).toContain('Bev makes a protagonist of their own.');
    expect(table.offers('bev', 'character.create').length).toBeGreaterThan(0);
    expect(table.try('bev', { type: 'series.end' })?.rule).toBe('TABLE-002');
  });

  it('AMB-98: somebody can stay in the story, portrayed by whoever directs', () => {
    const table = asked().send('claire', { ...handedOver, fate: 'portrayed' });
    expect(table.protagonist('raven')).toMatchObject({
      seat: null,
      status: 'lost',
      portrayed: true,
      loss: 'Claire portrays them from now on.',
    });
    const remark = { type: 'secondary.remark', secondary: 'raven', text: 'Knows' } as const;
    expect(table.offers('claire', 'secondary.remark')).toMatchObject([
      { label: 'Remark on Raven' },
    ]);
    expect(table.try('claire', remark)).toBeNull();
    table.send('bev', {
      type: 'character.raise-secondary',
      secondary: 'raven',
      playbook: 'the-enigma',
    });
    const [again] = Object.values(table.state.public.protagonists).slice(-1);
    expect(again).toMatchObject({ name: 'Raven', seat: 'bev', status: 'creating', from: 'raven' });
    expect(season().offers('bev', 'secondary.remark')).toEqual([]);
  });

  it('AMB-98: nobody takes over a protagonist whom they do not want, nor one who is still made alone', () => {
    expect(fates(asked(false), 'claire', 'chairs.answer')).toEqual(['portrayed', 'retired']);
    expect(fates(asked(), 'claire', 'chairs.answer')).toContain('handed-over');
    expect(asked(false).try('claire', handedOver)).toMatchObject({ rule: 'TABLE-007' });
    const making = asked(false).givenProtagonist('raven', { status: 'creating' });
    expect(fates(making, 'claire', 'chairs.answer')).toEqual(['handed-over']);
    expect(making.try('claire', { ...handedOver, fate: 'retired' })?.rule).toBe('TABLE-007');
    const nobody = asked().givenProtagonist('raven', { status: 'lost', seat: null });
    expect(fates(nobody, 'claire', 'chairs.answer')).toEqual([]);
    expect(nobody.try('claire', { type: 'chairs.answer', agree: true })).toBeNull();
  });

  it('TABLE-101: only who is asked answers, also where the director would for anybody else', () => {
    const table = season().send('claire', { type: 'chairs.ask', seat: 'bev', fate: 'retired' });
    for (const seat of ['claire', 'anya']) {
      expect(table.try(seat, handedOver)).toMatchObject({ code: 'not-yours', rule: 'TABLE-101' });
      expect(table.offers(seat, 'chairs.answer')).toEqual([]);
    }
    expect(asked().try('bev', handedOver)).toMatchObject({ rule: 'TABLE-101' });
    expect(table.try('anya', { type: 'chairs.withdraw' })).toMatchObject({ rule: 'TABLE-101' });
    table.send('bev', { type: 'chairs.answer', agree: false });
    expect(table.state.public.chairs).toBeUndefined();
    expect(table.lastLine).toBe('Bev stays in their chair.');
    expect(roles(table).bev).toBe('director');
    expect(table.try('bev', { type: 'chairs.answer', agree: true })?.rule).toBe('TABLE-008');
  });

  it('TABLE-101: who has asked may withdraw it, and nobody asks twice', () => {
    const table = asked();
    expect(table.try('bev', { type: 'chairs.ask', seat: 'anya' })).toMatchObject({
      code: 'already-done',
      message: 'Bev has asked Claire already.',
    });
    expect(table.offers('anya', 'chairs.ask')).toEqual([]);
    expect(table.offers('bev', 'chairs.withdraw')).toHaveLength(1);
    table.send('bev', { type: 'chairs.withdraw' });
    expect(table.try('claire', handedOver)?.rule).toBe('TABLE-008');
    expect(table.try('bev', { type: 'chairs.withdraw' })?.rule).toBe('TABLE-008');
    table.send('bev', { type: 'chairs.ask', seat: 'anya' });
    expect(table.state.public.chairs).toEqual({ by: 'bev', to: 'anya' });
  });

  it('TABLE-100: neither two who play, nor who watches, nor a free seat, nor oneself', () => {
    const table = season()
      .send('server', { type: 'seat.take', seat: 'sam', name: 'Sam', role: 'spectator' })
      .send('server', { type: 'seat.free', seat: 'dylan' });
    for (const seat of ['sam', 'dylan', 'bev', 'nobody', 'constructor']) {
      expect(table.try('bev', { type: 'chairs.ask', seat })).toMatchObject({ rule: 'TABLE-100' });
    }
    expect(table.try('claire', { type: 'chairs.ask', seat: 'anya' })?.rule).toBe('TABLE-100');
    expect(table.offers('bev', 'chairs.ask').map(({ with: settled }) => settled)).toEqual([
      { seat: 'claire' },
      { seat: 'anya' },
    ]);
    const freed = asked().send('server', { type: 'seat.free', seat: 'claire' });
    expect(freed.state.public.derived.prompts.chairs).toBeUndefined();
    expect(freed.try('bev', { type: 'chairs.ask', seat: 'anya' })).toBeNull();
  });

  it('GBM-CYC-007: not within a season, and not in the middle of something', () => {
    const request = { type: 'chairs.ask', seat: 'claire' } as const;
    expect(bookTable('downtime').try('bev', request)).toMatchObject({
      code: 'wrong-moment',
      rule: 'GBM-CYC-007',
      instead: 'Play on until the season ends.',
    });
    expect(bookTable('downtime').offers('bev', 'chairs.ask')).toEqual([]);
    const busy = asked().given(({ public: { choices } }) => {
      choices.one = { ...open, to: 'claire' };
    });
    expect(busy.try('claire', handedOver)).toMatchObject({
      message: 'A choice is open: Which one.',
      instead: 'Settle that first.',
    });
    expect(busy.offers('claire', 'chairs.answer')).toEqual([]);
    const looking = season().given(({ public: shared }) => {
      shared.xpReview = { done: {}, marked: {}, seriesDone: false };
    });
    expect(looking.try('bev', request)).toMatchObject({
      message: 'The session is being looked back on.',
    });
  });

  it('TABLE-100: what nobody has answered is gone when the next season begins', () => {
    const table = asked().send('bev', { type: 'phase.next' });
    expect(table.state.public.chairs).toBeUndefined();
  });

  it('TABLE-013: it can be done between two sessions', () => {
    const table = season();
    table.send('bev', { type: 'session.end' });
    if (table.state.public.table.session.open) {
      table.send('bev', { type: 'session.end' });
    }
    table.send('bev', { type: 'chairs.ask', seat: 'claire', takes: true });
    expect(table.state.public.derived.prompts.chairs).toBeDefined();
    expect(table.try('claire', handedOver)).toBeNull();
    expect(table.try('claire', { type: 'session.start' })).toBeNull();
  });
});

describe('what hangs on a chair', () => {
  it('TABLE-102: private notes and remarks go with who wrote them; the desk stays with the game', () => {
    const table = season()
      .givenProtagonist('fawn', { secondary: [{ name: 'Leo', detail: '' }] })
      .send('bev', { type: 'note.write', title: 'Plan', text: 'Bev’s thought' })
      .send('bev', { type: 'secondary.remark', secondary: 'fawn:0', text: 'Is the traitor' })
      .send('bev', { type: 'clock.create', name: 'The traitor', segments: 4, secret: true })
      .send('claire', { type: 'note.write', title: 'Mine', text: 'Claire’s thought' })
      .send('bev', { type: 'chairs.ask', seat: 'claire', takes: true })
      .send('claire', handedOver);
    const { director, seats } = table.state;
    expect(Object.values(director.notes).map(({ text }) => text)).toEqual(['Claire’s thought']);
    expect(Object.values(seats.bev?.notes ?? {})).toMatchObject([
      { title: 'Plan', text: 'Bev’s thought' },
      { title: 'Leo', text: 'Is the traitor' },
    ]);
    expect(Object.values(seats.claire?.notes ?? {})).toEqual([]);
    expect(director.remarks).toEqual({});
    expect(Object.values(director.clocks).map(({ name }) => name)).toEqual(['The traitor']);
    expect(JSON.stringify(table.patches.get('public'))).not.toContain('traitor');
    const [note] = Object.keys(seats.bev?.notes ?? {});
    const again = { type: 'note.write', note, title: 'Plan', text: 'Still mine' } as const;
    expect(table.try('claire', again)?.code).toBe('not-found');
    expect(table.try('bev', again)).toBeNull();
  });

  it('TABLE-102: where somebody else directs as well, the desk’s notes are theirs, too', () => {
    const table = season()
      .send('server', { type: 'seat.take', seat: 'eve', name: 'Eve', role: 'director' })
      .send('bev', { type: 'note.write', title: '', text: 'Ours' })
      .send('bev', { type: 'chairs.ask', seat: 'claire', takes: true })
      .send('claire', handedOver);
    expect(Object.values(table.state.director.notes)).toMatchObject([{ text: 'Ours' }]);
    expect(Object.values(table.state.seats.bev?.notes ?? {})).toEqual([]);
  });

  it('TABLE-103: no undo goes back to before it, and nobody takes it back by themselves', () => {
    const table = asked();
    const before = table.seq;
    table.send('claire', handedOver);
    const after = table.seq;
    table.send('claire', { type: 'scene.set', text: 'A year later' });
    for (const to of [before, after]) {
      expect(table.try('claire', { type: 'table.undo', to })).toMatchObject({
        code: 'undo-unavailable',
        rule: 'TABLE-103',
      });
    }
    expect(table.try('claire', { type: 'table.undo', to: after + 1 })).toBeNull();
    const own = asked().send('claire', handedOver);
    expect(own.try('claire', { type: 'table.take-back', to: own.seq })?.code).toBe(
      'undo-unavailable',
    );
  });

  it('TABLE-103: who asked may take the question back, and the swap back is another swap', () => {
    const table = asked().send('claire', handedOver);
    table.send('bev', { type: 'chairs.ask', seat: 'claire', fate: 'handed-over' });
    table.send('claire', { type: 'chairs.answer', agree: true });
    expect(roles(table)).toMatchObject({ bev: 'director', claire: 'protagonist' });
    expect(table.protagonist('raven').seat).toBe('claire');
    const question = asked();
    expect(question.try('bev', { type: 'table.take-back', to: question.seq })).toBeNull();
    expect(question.state.public.chairs).toBeUndefined();
  });

  it('TABLE-100: before there are protagonists nobody has a season behind them', () => {
    expect(seatedTable().try('bev', { type: 'chairs.ask', seat: 'claire' })?.rule).toBe(
      'GBM-CYC-007',
    );
  });
});

const open = {
  id: 'one',
  protagonist: 'raven',
  kind: 'none',
  title: 'Which one',
  text: '',
  options: [{ value: 'a', label: 'A' }],
  data: {},
};
