import { describe, expect, it } from 'vitest';
import { games } from '../../games';
import { GameTable, seatEverybody } from '../../testing';
import { commandTypesOf } from '../../testing/exhaustive';
import { filledFields } from '../../testing/moves';
import { promptsOf } from '../../testing/prompts';

const composing = games.filter(({ commandSchema }) =>
  commandTypesOf(commandSchema).includes('poll.ask'),
);

it('TABLE-160: there are games in which people ask the table', () => {
  expect(composing.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['any-game', 'daggerheart']),
  );
});

describe.each(composing.map((game) => [game.title, game] as const))(
  'At a table of %s',
  (_, game) => {
    const setup = game.setupSchema.parse(filledFields(game.about.setup, () => 0));
    const answers = ['The bridge', 'The ford'];

    /** Bev directs, Anya and Carl play, Sam watches; Anya has asked something. */
    function asked(more: object = { answers }): GameTable {
      const table = seatEverybody(new GameTable(game, { name: 'A table', setup }));
      return table.send('anya', { type: 'poll.ask', question: 'Which way?', ...more });
    }
    const waiting = ({ state }: GameTable) =>
      Object.keys(promptsOf(state)).filter((id) => promptsOf(state)[id]?.title === 'Which way?');
    const poll = (table: GameTable) => {
      const [id = 'none'] = waiting(table);
      return { id, ...promptsOf(table.state)[id] };
    };
    const says = (table: GameTable, seat: string, answer: number) =>
      table.send(seat, { type: 'ask.answer', ask: poll(table).id, answer });
    const labels = (table: GameTable, seat: string, type = 'ask.answer') =>
      table.offers(seat, type).map(({ label }) => label);

    it('TABLE-160: somebody asks in their own words, and all who sit there answer with a tap', () => {
      const table = asked();
      expect(table.lastLine()?.text).toBe('Anya asks the table: “Which way?”');
      expect(poll(table)).toMatchObject({ to: ['bev', 'anya', 'carl'], waits: false });
      for (const seat of ['bev', 'anya', 'carl']) expect(labels(table, seat)).toEqual(answers);
      expect(labels(table, 'sam')).toEqual([]);
      expect(labels(asked({}), 'carl')).toEqual(['Yes', 'No']);
      expect(labels(asked({ answers: ['Run'] }), 'carl')).toEqual(['Run', 'Not that']);
      const again = { type: 'poll.ask', question: 'And then?' };
      expect(table.try('anya', again)?.rule).toBe('TABLE-009');
      expect(table.try('carl', again)).toBeNull();
    });

    it('TABLE-094, 161: all see who says what, one thinks again, and more than half settle it', () => {
      const table = says(says(asked(), 'anya', 0), 'carl', 1);
      expect(poll(table)).toMatchObject({
        to: ['bev'],
        answered: { anya: 'The bridge', carl: 'The ford' },
      });
      expect(labels(table, 'anya')).toEqual(['Rather: The ford']);
      says(table, 'anya', 1);
      expect(waiting(table)).toEqual([]);
      expect(table.lastLine()).toMatchObject({
        text: '“Which way?”: the table decides “The ford”.',
        notes: ['The ford: Anya and Carl'],
        beat: { kind: 'poll', about: ['anya'] },
      });
    });

    it('TABLE-161: half of them for the same do not settle it', () => {
      const dylan = { type: 'seat.take', seat: 'dylan', name: 'Dylan', role: 'protagonist' };
      const table = says(says(asked().send('server', dylan), 'anya', 0), 'carl', 0);
      expect(poll(table).answered).toEqual({ anya: 'The bridge', carl: 'The bridge' });
      says(table, 'dylan', 0);
      expect(waiting(table)).toEqual([]);
    });

    it('TABLE-161: in secret nobody learns what is answered, and it is counted when all have', () => {
      const secretly = () => asked({ answers, secret: true });
      const told = (answer: number) => {
        const { patches } = says(secretly(), 'carl', answer);
        return [...patches].filter(([to]) => to !== 'seat:carl');
      };
      expect(told(0).length).toBeGreaterThan(0);
      expect(told(0)).toEqual(told(1));
      const table = says(says(secretly(), 'anya', 1), 'carl', 1);
      expect(poll(table)).toMatchObject({ to: ['bev'], answered: { anya: '', carl: '' } });
      says(table, 'bev', 0);
      expect(table.lastLine()).toMatchObject({
        text: '“Which way?”: the table decides “The ford”.',
        notes: ['The bridge: 1', 'The ford: 2'],
        reveals: true,
      });
    });

    it('TABLE-131, 161: where all others leave, one secret answer is not counted', () => {
      const table = says(asked({ answers, secret: true }), 'bev', 1);
      for (const seat of ['anya', 'carl']) table.send('server', { type: 'seat.free', seat });
      expect(waiting(table)).toEqual([]);
      const told = JSON.stringify(table.state.public.log.entries);
      expect(told).toContain('too few have answered');
      expect(told).not.toContain('The ford');
    });

    it('TABLE-162: nobody settles it alone; who asked goes on once two have answered', () => {
      const table = says(asked(), 'anya', 0);
      expect(labels(table, 'anya', 'ask.early')).toEqual([]);
      const early = { type: 'ask.early', ask: poll(table).id };
      expect(table.try('anya', early)?.rule).toBe('TABLE-112');
      says(table, 'carl', 1);
      expect(labels(table, 'anya', 'ask.early')).toEqual(['Go on without Bev']);
      expect(labels(table, 'bev', 'ask.early')).toEqual(['Go on without Bev']);
      expect(table.try('carl', early)?.rule).toBe('TABLE-132');
      table.send('anya', early);
      expect(table.lastLine()?.text).toBe('“Which way?”: no answer has more than half.');
    });

    it('TABLE-162: whoever asked, or directs, withdraws it', () => {
      for (const seat of ['anya', 'bev']) {
        const table = asked();
        table.send(seat, { type: 'ask.withdraw', ask: poll(table).id });
        expect(waiting(table)).toEqual([]);
        expect(table.lastLine()?.text).toBe('“Which way?” is asked no longer.');
      }
    });

    it('TABLE-164: it holds no session, and is answered in a pause and between sessions', () => {
      const table = says(asked(), 'anya', 0).send('bev', { type: 'session.end' });
      table.send('carl', { type: 'safety.pause' });
      says(table, 'carl', 0);
      expect(waiting(table)).toEqual([]);
      expect(labels(table, 'carl', 'poll.ask')).toEqual(['Ask the table']);
    });

    it('TABLE-130, 135: who leaves is not waited for, and who takes their seat is asked anew', () => {
      const table = says(asked(), 'carl', 0).send('server', { type: 'seat.free', seat: 'carl' });
      expect(poll(table)).toMatchObject({ to: ['bev', 'anya'] });
      const dana = { type: 'seat.take', seat: 'carl', name: 'Dana', role: 'protagonist' };
      table.send('server', dana);
      expect(poll(table)).toMatchObject({ to: ['bev', 'anya', 'carl'], answered: {} });
      says(says(table, 'carl', 1), 'anya', 1);
      expect(table.lastLine()?.notes).toEqual(['The ford: Anya and Dana']);
    });

    it('TABLE-017, 131: an undo takes back what was answered since', () => {
      const table = says(says(asked(), 'anya', 0), 'anya', 1);
      table.send('bev', { type: 'table.undo', to: table.seq });
      expect(poll(table)).toMatchObject({ answered: { anya: 'The bridge' } });
      table.send('bev', { type: 'table.undo', to: table.seq - 2 });
      expect(poll(table)).toMatchObject({ answered: {} });
    });
  },
);
