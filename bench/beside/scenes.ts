import type { BaseState, FairDice, RuleSystem } from '@moonlit/rules';
import { anyGame } from '@moonlit/rules/any-game';
import { seated as seatedAtAny } from '@moonlit/rules/any-game/testing';
import { daggerheart } from '@moonlit/rules/daggerheart';
import { seated as seatedAtDaggerheart } from '@moonlit/rules/daggerheart/testing';
import * as fight from '@moonlit/rules/daggerheart/testing/whole-round';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import {
  numbersFrom,
  playAnything,
  playSeason,
  SeededDice,
  seatedTable,
  TestTable,
} from '@moonlit/rules/girl-by-moonlight/testing';
import * as humanity from '@moonlit/rules/humanity-blessed';
import { seated as seatedAtHumanity } from '@moonlit/rules/humanity-blessed/testing';
import * as evening from '@moonlit/rules/humanity-blessed/testing/mid-evening';
import * as stars from '@moonlit/rules/stars-and-signs';
import { midArc, wholeCheck } from '@moonlit/rules/stars-and-signs/testing/mid-arc';
import { exchange, midMission, people, tick } from '../mid-mission';

/** What is played in both builds: circles of commands that lead back to where they began, and walks of bots. */

/** A command, and among which its time is counted. */
export interface Sent {
  as: string;
  command: { type: string };
  kind: string;
}

/** A moment of a game, and what is sent from there on. */
export interface Scene {
  system: RuleSystem;
  state: BaseState;
  /** The number of the newest command. */
  seq: number;
  /** The dice that fall from there on. */
  dice(): FairDice;
  /** Plays it once, to know what is sent. */
  sent(): Sent[];
}

/** What they show brings no consequence, so that the same can be done again. */
const sixes = (): FairDice => ({ hash: () => '', seed: () => '', dice: () => (sides) => sides });

/** How often a circle is gone round. */
const ROUNDS = 30;
const WALK = 150;
/** How much of a season: its making, and some episodes. */
const SEASON = 500;

export const scenes: Readonly<Record<string, () => Scene>> = {
  'Any game': anyCircle,
  Daggerheart: daggerheartCircle,
  'Girl by Moonlight': moonlightCircle,
  'Any game at random': () => walk(anyGame, 11),
  'Daggerheart at random': () => walk(daggerheart, 7),
  'Girl by Moonlight, a season': season,
  // Earlier rules may not have it yet.
  ...('starsAndSigns' in stars
    ? {
        'Stars & Signs': starsCircle,
        'Stars & Signs at random': () => walk(stars.starsAndSigns, 13),
      }
    : {}),
  ...('humanityBlessed' in humanity ? { 'Humanity, Blessed': humanityCircle } : {}),
  ...('betweenRounds' in fight ? { 'Daggerheart, an evening': fightCircle } : {}),
  ...('midEvening' in evening ? { 'Humanity, Blessed, an evening': eveningCircle } : {}),
};

function anyCircle(): Scene {
  const table = seatedAtAny();
  table.send('bev', { type: 'counter.create', name: 'Torches', value: 5, min: 0, max: 10 });
  const { id: counter } = table.only('counters');
  const circle = [
    { as: 'anya', command: { type: 'roll', expression: '2d6', label: 'Climbing' } },
    { as: 'bev', command: { type: 'counter.step', counter, by: 1 } },
    { as: 'carl', command: { type: 'counter.step', counter, by: -1 } },
  ] as const;
  return {
    system: anyGame,
    state: table.state,
    seq: table.seq,
    dice: () => new SeededDice(1),
    sent: () =>
      rounds(() => circle.map(({ as, command }) => ({ as, command, kind: command.type }))),
  };
}

function daggerheartCircle(): Scene {
  const table = seatedAtDaggerheart(new SeededDice(3));
  const { id: character } = table.of('anya');
  const { state, seq } = table;
  const propose = { type: 'roll.propose', character, trait: 'agility' } as const;
  const mark = { type: 'character.adjust', character, track: 'stress' } as const;
  /** With the version and the id that the roll has by then. */
  const around = (): Sent[] => {
    const sent: Sent[] = [];
    const send = (as: string, command: Parameters<typeof table.send>[1]) => {
      table.send(as, command);
      sent.push({ as, command, kind: command.type });
    };
    send('anya', { ...mark, by: 1 });
    send('anya', { ...mark, by: -1 });
    send('anya', propose);
    send('bev', { type: 'roll.frame', roll: table.rollId, difficulty: 12 });
    send('anya', { type: 'roll.withdraw', roll: table.rollId });
    send('anya', propose);
    send('bev', { type: 'roll.frame', roll: table.rollId, difficulty: 12 });
    const { version = 0 } = table.state.public.roll ?? {};
    send('anya', { type: 'roll.lock', roll: table.rollId, version });
    if (table.state.public.spotlight.side === 'gm') send('bev', { type: 'spotlight.pass' });
    return sent;
  };
  return {
    system: daggerheart,
    state,
    seq,
    dice: () => new SeededDice(3),
    sent: () => rounds(around),
  };
}

/** A round of a fight of four, beside a library of the size of the whole reference document. */
function fightCircle(): Scene {
  const table = fight.betweenRounds();
  const { state, seq } = table;
  return {
    system: daggerheart,
    state,
    seq,
    dice: () => new SeededDice(9),
    sent() {
      for (let round = 0; round < ROUNDS; round += 1) fight.wholeRound(table);
      return sentAt(table.recorded, seq);
    },
  };
}

function moonlightCircle(): Scene {
  const { table, clock } = midMission();
  const { state, seq } = table;
  const around = (): Sent[] => [
    ...[0, 1].map((turn) => ({ as: people[0], command: tick(clock, turn), kind: 'clock.tick' })),
    ...exchange.map(({ by, command }) => ({ as: people[by], command, kind: command.type })),
    { as: 'claire', command: exchange[0].command, kind: 'roll.propose' },
    { as: 'claire', command: { type: 'roll.withdraw' }, kind: 'roll.withdraw' },
  ];
  return { system: girlByMoonlight, state, seq, dice: sixes, sent: () => rounds(around) };
}

function starsCircle(): Scene {
  const table = midArc();
  const { state, seq } = table;
  table.dice.otherwise = new SeededDice(9);
  return {
    system: stars.starsAndSigns,
    state,
    seq,
    dice: () => new SeededDice(9),
    sent() {
      for (let round = 0; round < ROUNDS; round += 1) wholeCheck(table);
      return sentAt(table.recorded, seq);
    },
  };
}

/** What people have sent at a table since then. */
const sentAt = (
  recorded: readonly { seat: string | null; command: { type: string } }[],
  seq: number,
): Sent[] =>
  recorded
    .slice(seq)
    .flatMap(({ seat, command }) =>
      seat === null ? [] : [{ as: seat, command, kind: command.type }],
    );

/** The same with four who have played for two evenings, and everybody letting it stand. */
function eveningCircle(): Scene {
  const table = evening.midEvening();
  const { state, seq } = table;
  table.dice.otherwise = new SeededDice(9);
  return {
    system: humanity.humanityBlessed,
    state,
    seq,
    dice: () => new SeededDice(9),
    sent() {
      for (let round = 0; round < ROUNDS; round += 1) evening.wholeCheck(table);
      return sentAt(table.recorded, seq);
    },
  };
}

/** A Check of *Humanity, Blessed*, all that it owes, and a rest that sets its Stat free again. */
function humanityCircle(): Scene {
  const table = seatedAtHumanity({}, new SeededDice(17)).withStats('anya', { head: 10, hand: 6 });
  const { state, seq } = table;
  const { id: character } = table.of('anya');
  return {
    system: humanity.humanityBlessed,
    state,
    seq,
    dice: () => new SeededDice(17),
    sent() {
      for (let round = 0; round < ROUNDS; round += 1) {
        table.propose('anya', 'head').frame();
        table.roll('anya', []);
        for (const owed of Object.keys(table.state.public.owed)) {
          table.send('bev', { type: 'owed.pass', owed });
        }
        table.send('anya', { type: 'rest.take', character });
        table.send('bev', { type: 'rest.end', character });
      }
      return sentAt(table.recorded, seq);
    },
  };
}

/** A bot that does whatever is offered. */
function walk(system: RuleSystem, seed: number): Scene {
  const { state, seq } = playAnything(system, { seed, steps: 0 });
  const sent: Sent[] = [];
  return {
    system,
    state,
    seq,
    dice: () => new SeededDice(seed),
    sent() {
      playAnything(system, {
        seed,
        steps: WALK,
        each: (_, { seat, command }) => sent.push({ as: seat, command, kind: 'anything' }),
      });
      return sent;
    },
  };
}

/** A bot that brings a table on from its first question; commands are told apart by their phase. */
function season(): Scene {
  const table = seatedTable(new TestTable('at-the-brink-of-the-abyss', new SeededDice(5)));
  const { state } = table;
  const seq = table.rows.length;
  const next = numbersFrom(6);
  const enough = new Error('Enough.');
  return {
    system: girlByMoonlight,
    state,
    seq,
    dice: () => new SeededDice(5),
    sent() {
      const sent: Sent[] = [];
      const terms = {
        playbooks: { claire: 'the-harmony', anya: 'the-enigma', dylan: 'the-outsider' },
        before({ seat, command }: { seat: string; command: { type: string } }) {
          if (sent.length >= SEASON) throw enough;
          sent.push({ as: seat, command, kind: table.state.public.phase });
        },
      };
      try {
        playSeason(table, (limit) => next() % limit, terms);
      } catch (error) {
        if (error !== enough) throw error;
      }
      return sent;
    },
  };
}

const rounds = (around: () => Sent[]): Sent[] => Array.from({ length: ROUNDS }, around).flat();
