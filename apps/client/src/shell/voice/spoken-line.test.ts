import type { BeatChange, LogEntry } from '@moonlit/rules';
import { emptyLog } from '@moonlit/rules';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { GameClient } from '../game';
import type { SharedState } from '../state';
import { isHeard } from './concerns';
import { news } from './news';
import { spokenLine } from './spoken-line';
import { saidOfTurn } from './turn-voice';

const seat = (name: string) => ({
  id: name.toLowerCase(),
  name,
  role: 'protagonist',
  vacant: false,
});
const state = {
  table: { name: 'Thursdays', seats: { claire: seat('Claire'), dora: seat('Dora') } },
  log: emptyLog(),
  derived: { prompts: {} },
} as unknown as SharedState;

const heroes: Readonly<Record<string, string>> = { raven: 'Raven', fawn: 'Fawn' };
const game: GameClient = {
  id: 'a-game',
  name: 'A game',
  players: 2,
  roles: { director: 'director', protagonist: 'player', spectator: 'spectator' },
  playedBy: (_, by) => (by === 'claire' ? ['raven'] : ['fawn']),
  stage: { name: (_, id) => heroes[id] },
};
const table = {
  game,
  public: signal(state),
  viewer: { seat: 'claire', name: 'Claire', role: 'protagonist' as const },
};

const line = (text: string, more: Partial<LogEntry> = {}): LogEntry => ({
  ...{ seq: 1, at: 0, by: 'dora', text },
  ...more,
});
const said = (text: string, more?: Partial<LogEntry>) => spokenLine(table, line(text, more));

describe('a line of the log as one hears it', () => {
  it('names who did it once, whether by their own name or by whom they play', () => {
    expect(said('Dora rolls 2d6.')).toBe('Dora rolls 2d6.');
    expect(said('Fawn marks their armour.')).toBe('Fawn marks their armour.');
    expect(said('The play goes on.')).toBe('Dora: The play goes on.');
    expect(said('Doraline sings.')).toBe('Dora: Doraline sings.');
    expect(said('It rains.', { by: null })).toBe('It rains.');
  });

  it('tells dice, result, words, costs and what is different now, each once', () => {
    const entry: Partial<LogEntry> = {
      roll: {
        title: 'Defy',
        groups: [{ label: '', sides: 6, faces: [2, 5], kept: [1] }],
        modifiers: [],
        reading: { word: 'Partial success', tone: 'mixed' },
        proof: { stream: 'public', session: 1 },
      },
      beat: {
        kind: 'action-roll',
        about: ['fawn'],
        fiction: 'Over the wall',
        changes: [
          { of: 'fawn', what: 'stress', from: 2, to: 5, size: 8, why: 'pushing' },
          { of: 'fawn', what: 'xp', from: 0, to: 1 },
          { of: null, what: 'phase', from: 'downtime', to: 'mission' },
        ],
      },
      notes: ['Fawn marks 1 xp.'],
    };
    expect(said('Fawn: climb', entry)).toBe(
      'Fawn: climb. Dice: 2, 5 (5 counts). Partial success. “Over the wall”. Fawn marks 1 xp. ' +
        'Fawn: stress from 2 to 5 of 8 (pushing). phase from downtime to mission.',
    );
  });

  it('TABLE-063: says of dice that they were typed in', () => {
    const roll = {
      title: 'Defy',
      groups: [{ label: '', sides: 12, faces: [9], kept: [0] }],
      modifiers: [],
      reading: { word: '9', tone: 'neutral' as const },
      proof: { stream: 'public' as const, session: 1, typed: true as const },
    };
    expect(said('Fawn: climb', { roll })).toBe('Fawn: climb. Dice, typed in: 9. 9.');
  });

  it('says once how dice read, where the line says it, too', () => {
    const roll = {
      title: 'Agility',
      groups: [{ label: 'Hope', sides: 12, faces: [9], kept: [0] }],
      modifiers: [],
      reading: { word: 'Success with Hope', tone: 'good' as const, text: '15 against 12.' },
      proof: { stream: 'public' as const, session: 1 },
    };
    expect(said('Fawn: Agility: Success with Hope, 15.', { roll })).toBe(
      'Fawn: Agility: Success with Hope, 15. Dice: Hope: 9. 15 against 12.',
    );
  });

  it('says no change twice: where it is counted, where it stands now; where it is named, nothing', () => {
    const of = (changes: BeatChange[]) => ({ beat: { kind: 'any', about: [], changes } });
    const hp = { of: 'fawn', what: 'HP', from: 3, to: 4, size: 6 };
    expect(said('Fawn marks 1 HP.', of([hp]))).toBe('Fawn marks 1 HP. HP now 4 of 6.');
    expect(said('Fawn marks 11 HP.', of([hp]))).toBe(
      'Fawn marks 11 HP. Fawn: HP from 3 to 4 of 6.',
    );
    const phase = { of: null, what: 'phase', from: 'downtime', to: 'mission' };
    expect(said('Fawn: Mission: what do you set out to do?', of([phase]))).toBe(
      'Fawn: Mission: what do you set out to do?',
    );
    const ability = { of: null, what: 'ability “Dream logic”', from: null, to: 'taken' };
    expect(said('Dora takes Dream logic.', of([ability]))).toBe('Dora takes Dream logic.');
    expect(said('Dora takes a thing.', of([ability]))).toBe(
      'Dora takes a thing. ability “Dream logic”: taken.',
    );
  });

  it('tells why a value was set by hand', () => {
    expect(said('Fawn: tier 1 → 2', { reason: 'A slip' })).toBe(
      'Fawn: tier from 1 to 2. Because: A slip.',
    );
  });
});

describe('how much is heard', () => {
  const roll = { by: 'dora', beat: { kind: 'harm', about: ['fawn'] } };
  const lines: [string, LogEntry, mine: boolean, result: boolean][] = [
    ['what somebody else plans', line('Fawn will climb.'), false, false],
    ['a result of somebody else', line('Fawn is hurt.', roll), false, true],
    ['what one does oneself', line('I will climb.', { by: 'claire' }), true, false],
    ['where one is named', line('Fawn helps Raven.'), true, false],
    ['what is everybody’s', line('Night.', { beat: { kind: 'phase', about: [] } }), true, true],
    ['a pause', line('Stop.', { beat: { kind: 'pause', about: [] } }), true, true],
  ];

  it.each(lines)('%s', (_, entry, mine, result) => {
    expect(isHeard(table, entry, 'all')).toBe(true);
    expect(isHeard(table, entry, 'mine')).toBe(mine);
    expect(isHeard(table, entry, 'results')).toBe(result);
  });

  it('is every line of a command, and a word where more has gone by than one can hear', () => {
    const both = [line('One'), line('Another')].map((entry, at) => [at, entry] as const);
    expect(news(both, 60_000)).toEqual({ before: null, lines: [line('One'), line('Another')] });
    const many = Array.from({ length: 20 }, (_, at) => [at, line(`${at}`, { seq: at })] as const);
    expect(news(many, 10_000).lines).toHaveLength(20);
    expect(news(many, 60_000)).toEqual({
      before: 'While you were away: 19 things. They stand in the log.',
      lines: [line('19', { seq: 19 })],
    });
  });
});

describe('whose turn it is, as one hears it', () => {
  const mine = { mine: true, words: 'You roll Defy', said: 'You may roll Defy' };
  const helps = { mine: false, helps: true, words: 'You may help Raven' };
  const others = { mine: false, words: 'Raven is about to roll' };

  it('is one sentence, and none where the log or a question has said it', () => {
    expect(saidOfTurn(mine, 'all', false)).toBe('You may roll Defy.');
    expect(saidOfTurn(helps, 'all', false)).toBe('You may help Raven.');
    expect(saidOfTurn(others, 'all', true)).toBe('Raven is about to roll.');
    expect(saidOfTurn({ ...others, said: null }, 'all', false)).toBeNull();
    expect(saidOfTurn(mine, 'all', true)).toBeNull();
    expect(saidOfTurn(null, 'all', false)).toBeNull();
  });

  it('is heard by whom it concerns, however little they want to hear', () => {
    const heard = (level: 'all' | 'mine' | 'results') =>
      [mine, helps, others].filter((turn) => saidOfTurn(turn, level, false) !== null).length;
    expect([heard('all'), heard('mine'), heard('results')]).toEqual([3, 2, 1]);
  });
});
