import { describe, expect, it } from 'vitest';
import type { BaseState, RuleSystem } from '../../engine';
import { anyGame } from '../../games/any-game';
import { seated } from '../../games/any-game/testing';
import { reach } from '../../games/any-game/testing/reach';
import type { Found } from '../walk';
import { CARRIES_OUT, CHANGES, playEverything } from '../walk';
import { changing } from './events';

// Mistakes that whoever writes a game makes, one at a time, and what random play says of each.

type Decide = RuleSystem['decide'];

const game: RuleSystem = anyGame;
const found = (system: RuleSystem, only: string): Found =>
  playEverything(system, { ...reach, positions: {} }, { seed: 3, rounds: 4, hunts: 0, only });
const wrongOf = (system: RuleSystem, property: string): string =>
  [...found(system, property).wrong].find(([name]) => name.startsWith(property))?.[1].join('\n') ??
  '';

/** The game, where a command does something more, or else. */
const where = (type: string, decide: (...of: Parameters<Decide>) => void): RuleSystem => ({
  ...game,
  decide: (play, command) =>
    command.type === type ? decide(play, command) : game.decide(play, command),
});

describe('random play sees', () => {
  it('a command that is offered and refused', () => {
    const refused = where('counter.step', () => {
      throw new Error('It cannot go beyond 3.');
    });
    expect(wrongOf(refused, CARRIES_OUT)).toContain(
      'that was offered, but: It cannot go beyond 3.',
    );
  });

  it('a command that does nothing', () => {
    const idle = where('card.create', () => {});
    expect(wrongOf(idle, CHANGES)).toContain('“card.create” is carried out, and brings no event.');
  });

  it('but none in a form that is sent as it stood', () => {
    const table = seated();
    const sent = (text: string) => {
      const { see, never } = changing();
      const watch = see(table, reach, () => {});
      const field = {
        name: 'text',
        kind: 'text',
        label: 'Where',
        max: 80,
        required: false,
      } as const;
      const offer = { command: 'scene.set', with: {}, label: 'Say where', place: 'session' };
      const move = {
        seat: 'bev',
        kind: 'scene.set',
        command: { type: 'scene.set', text },
        offer: { ...offer, fields: [{ ...field, initial: 'A shore' }] },
      };
      const [then, { state: before, patches }] = [table, table];
      const step = { table, then, before, after: before, events: [], patches, move };
      for (let number = 0; number < 4; number += 1) watch({ ...step, number, pick: () => 0 });
      return never();
    };
    expect(sent('A shore')).toEqual([]);
    expect(sent('A wood')).toEqual(['“scene.set” is carried out, and brings no event.']);
  });

  it('an event that nothing comes of', () => {
    const deaf: RuleSystem = {
      ...game,
      evolve(state, event) {
        if (event.type !== 'turnsSet') game.evolve(state, event);
      },
    };
    expect(wrongOf(deaf, CHANGES)).toContain('“turnsSet” is recorded, and changes nothing');
  });

  it('a secret that shows in what somebody else does', () => {
    const telling = where('counter.create', (play, command) => {
      game.decide(play, command);
      play.say(`There are notes: ${JSON.stringify(Object.values(play.state.seats)).length}.`);
    });
    expect(wrongOf(telling, 'TABLE-005')).toMatch(
      /others are told of[\s\S]*public\/log[\s\S]*`discloses`/,
    );
  });

  it('an answer that an undo leaves where it was', () => {
    const kept: RuleSystem = {
      ...game,
      decide(play, command) {
        const seat = command.type === 'turn.add' ? play.seat().id : null;
        game.decide(play, command);
        if (seat === null) return;
        play.emit({ type: 'voted', seat } as { type: string });
      },
      evolve(state, event) {
        if (event.type !== 'voted') return game.evolve(state, event);
        const { seat } = { seat: '', ...event };
        Object.assign(state.seats[seat] ?? {}, { vote: 'yes' });
      },
    };
    expect(wrongOf(kept, 'TABLE-017')).toMatch(
      /leaves at the seat of \w+:[\s\S]*vote[\s\S]*`seatFields`/,
    );
  });

  it('what is kept although it would be another now', () => {
    const keeping: RuleSystem = {
      ...game,
      derive: (state, memo) => [
        ...game.derive(state, memo),
        {
          path: ['public', 'derived', 'lines'],
          // It reads the state itself and not the view that it is given, so nobody knows what it has read.
          value: memo.get('lines', state, () => [state.public.log.next]),
        },
      ],
    };
    expect(wrongOf(keeping, 'keeps nothing computed')).toContain(
      'what is kept is not so any more:\n  /public/derived/lines',
    );
  });

  it('a question that nobody can answer', () => {
    const asking: RuleSystem = {
      ...game,
      derive: (state, memo) => [
        ...game.derive(state, memo),
        { path: ['public', 'derived', 'prompts'], value: { vote: questionTo(state) } },
      ],
    };
    expect(wrongOf(asking, 'lets everybody answer')).toContain('none of their offers answers it');
  });
});

const questionTo = (state: BaseState) => ({
  to: Object.keys(state.public.table.seats).slice(0, 1),
  title: 'How long?',
  text: 'Vote.',
});
