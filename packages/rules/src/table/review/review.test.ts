import { describe, expect, it } from 'vitest';
import { games } from '../../games';
import { GameTable, seatEverybody } from '../../testing';
import { commandTypesOf } from '../../testing/exhaustive';
import { filledFields } from '../../testing/moves';
import { promptsOf } from '../../testing/prompts';

const composing = games.filter(({ commandSchema }) =>
  commandTypesOf(commandSchema).includes('review.answer'),
);

it('TABLE-165: there are games whose sessions are looked back on', () => {
  expect(composing.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['any-game', 'daggerheart']),
  );
});

describe.each(composing.map((game) => [game.title, game] as const))(
  'At a table of %s',
  (_, game) => {
    const setup = game.setupSchema.parse(filledFields(game.about.setup, () => 0));
    /** Bev directs, Anya and Carl play, Sam watches. */
    const seated = () => seatEverybody(new GameTable(game, { name: 'A table', setup }));
    const ended = () => seated().send('bev', { type: 'session.end' });
    const next = (table: GameTable) =>
      table.send('bev', { type: 'session.start' }).send('bev', { type: 'session.end' });
    const reviews = ({ state }: GameTable) =>
      Object.entries(promptsOf(state)).flatMap(([id, prompt]) =>
        prompt.checklists ? [{ id, ...prompt }] : [],
      );
    const only = (table: GameTable) => {
      const [one, ...more] = reviews(table);
      if (!one || more.length > 0) throw new Error(`There are ${reviews(table).length} reviews.`);
      return one;
    };
    /** What somebody may write now. */
    const toWrite = (table: GameTable, seat: string) =>
      table.offers(seat, 'review.answer').find(({ fields = [] }) => fields.length > 0)?.with ?? {};
    /** Leaves out whatever is open to somebody. */
    function passAll(table: GameTable, ...seats: string[]): GameTable {
      for (const seat of seats) {
        for (
          let [way] = table.offers(seat, 'review.pass');
          way;
          [way] = table.offers(seat, 'review.pass')
        ) {
          table.send(seat, { type: way.command, ...way.with });
        }
      }
      return table;
    }

    it('TABLE-165: it begins when the session ends, and nothing waits for it', () => {
      const table = ended();
      expect(only(table)).toMatchObject({
        title: 'Looking back on session 1',
        to: ['bev', 'anya', 'carl'],
        waits: false,
      });
      expect(only(table)).not.toHaveProperty('aside');
      expect(table.try('bev', { type: 'session.start' })).toBeNull();
      // From here on play is what happens now.
      expect(only(table)).toMatchObject({ aside: true });
      expect(only(table).to).toEqual(['bev', 'anya', 'carl']);
    });

    it('TABLE-165: whoever directs calls for it before the end, and it is asked once a session', () => {
      const table = seated();
      expect(table.try('anya', { type: 'review.begin' })?.rule).toBe('TABLE-002');
      table.send('bev', { type: 'review.begin' });
      expect(table.try('bev', { type: 'review.begin' })?.rule).toBe('TABLE-165');
      const { id } = only(table);
      expect(only(table.send('bev', { type: 'session.end' })).id).toBe(id);
    });

    it('TABLE-166: each goes through a list in order, between sessions and in the next', () => {
      const table = ended();
      const first = toWrite(table, 'anya');
      table.send('anya', { type: 'review.answer', ...first, text: 'The ferry.' });
      const second = toWrite(table, 'anya');
      expect(second).not.toEqual(first);
      expect(table.try('carl', { type: 'review.answer', ...second, text: 'Too soon.' })?.rule).toBe(
        'TABLE-112',
      );
      expect(table.try('anya', { type: 'review.answer', ...second })?.rule).toBe('TABLE-166');
      table.send('bev', { type: 'session.start' });
      table.send('anya', { type: 'review.answer', ...second, text: 'More ferries.' });
      expect(only(table).to).toEqual(['bev', 'carl']);
      expect(table.try('anya', { type: 'review.pass', ...second })?.rule).toBe('TABLE-166');
      passAll(table, 'bev', 'carl');
      expect(reviews(table)).toEqual([]);
      expect(table.lastLine()?.text).toBe('Everybody is done with session 1.');
    });

    it('TABLE-166: who leaves is not waited for, and who takes their seat is not asked', () => {
      const table = passAll(ended(), 'bev', 'anya');
      expect(only(table).to).toEqual(['carl']);
      table.send('server', { type: 'seat.free', seat: 'carl' });
      expect(reviews(table)).toEqual([]);
      const other = ended().send('server', { type: 'seat.free', seat: 'carl' });
      const dana = { type: 'seat.take', seat: 'carl', name: 'Dana', role: 'protagonist' };
      expect(only(other.send('server', dana)).to).toEqual(['bev', 'anya']);
    });

    it('TABLE-166: who comes while the session lasts is asked, too', () => {
      const table = seated().send('bev', { type: 'review.begin' });
      const dana = { type: 'seat.take', seat: 'dana', name: 'Dana', role: 'protagonist' };
      expect(only(table.send('server', dana)).to).toContain('dana');
      const late = { type: 'seat.take', seat: 'late', name: 'Late', role: 'protagonist' };
      table.send('bev', { type: 'session.end' }).send('server', late);
      expect(only(table).to).not.toContain('late');
    });

    it('TABLE-167: what somebody writes stands in the story in their words', () => {
      const table = ended();
      table.send('anya', { type: 'review.answer', ...toWrite(table, 'anya'), text: 'The ferry.' });
      expect(table.lastLine()).toMatchObject({
        text: 'Anya’s best moment of session 1.',
        beat: { kind: 'looking-back', about: ['anya'], fiction: 'The ferry.' },
      });
    });

    it('TABLE-168: all see what is done and open, and whoever directs ends it', () => {
      const table = ended();
      table.send('anya', { type: 'review.answer', ...toWrite(table, 'anya'), text: 'The ferry.' });
      const { checklists = {}, id } = only(table);
      expect(checklists.anya).toEqual([
        { label: 'The best moment', done: true },
        { label: 'Next time', done: false },
      ]);
      expect(Object.keys(checklists)).toEqual(['bev', 'anya', 'carl']);
      expect(table.try('anya', { type: 'review.end', review: id })?.rule).toBe('TABLE-002');
      table.send('bev', { type: 'review.end', review: id });
      expect(reviews(table)).toEqual([]);
    });

    it('TABLE-169: two sessions are looked back on at once, and a third lets the oldest go', () => {
      const titles = (table: GameTable) => reviews(table).map(({ title }) => title);
      const table = next(ended());
      expect(titles(table)).toEqual(['Looking back on session 1', 'Looking back on session 2']);
      expect(titles(next(table))).toEqual([
        'Looking back on session 2',
        'Looking back on session 3',
      ]);
    });

    it('TABLE-084, 166: an undo gives whoever has taken a seat nothing that was said from it', () => {
      const table = seated().send('bev', { type: 'review.begin' });
      table.send('carl', { type: 'review.answer', ...toWrite(table, 'carl'), text: 'The ferry.' });
      table.send('anya', { type: 'scene.set', text: 'At the ferry' });
      const { seq: to } = table;
      table.send('server', { type: 'seat.free', seat: 'carl' });
      const dana = { type: 'seat.take', seat: 'carl', name: 'Dana', role: 'protagonist' };
      table.send('server', dana).send('bev', { type: 'table.undo', to });
      expect(only(table).checklists?.carl?.map(({ done }) => done)).toEqual([false, false]);
    });

    it('TABLE-017: an undo takes back what somebody said of the session', () => {
      const table = seated().send('bev', { type: 'review.begin' });
      const { checklists } = only(table);
      table.send('anya', { type: 'review.answer', ...toWrite(table, 'anya'), text: 'The ferry.' });
      table.send('bev', { type: 'table.undo', to: table.seq });
      expect(only(table).checklists).toEqual(checklists);
    });
  },
);
