import { anyGame as anyRules } from '@moonlit/rules/any-game';
import { daggerheart as dhRules } from '@moonlit/rules/daggerheart';
import { starsAndSigns as starsRules } from '@moonlit/rules/stars-and-signs';
import { anyGame } from '../../src/games/any-game';
import { CardsPanel, OwnCards } from '../../src/games/any-game/cards';
import { DiceTray } from '../../src/games/any-game/dice-tray';
import { Held, OwnTracks } from '../../src/games/any-game/held';
import {
  Boards as AnyBoards,
  Desk as AnyDesk,
  Own as AnyOwn,
  World as AnyWorld,
} from '../../src/games/any-game/places';
import { NewestRolls } from '../../src/games/any-game/rolls/newest';
import { TurnPanel } from '../../src/games/any-game/turns';
import { daggerheart } from '../../src/games/daggerheart';
import { CountdownPanel } from '../../src/games/daggerheart/countdowns';
import { Desk as DhDesk } from '../../src/games/daggerheart/desk';
import { PeopleRow } from '../../src/games/daggerheart/people';
import { Strip as DhStrip } from '../../src/games/daggerheart/places';
import { RollOnTable, RollPanel } from '../../src/games/daggerheart/roll';
import { Own as DhOwn } from '../../src/games/daggerheart/sheet';
import { SpotlightPanel } from '../../src/games/daggerheart/spotlight';
import { starsAndSigns } from '../../src/games/stars-and-signs';
import { PrivateRolls } from '../../src/shell/desk/private-rolls';
import type { TableView } from '../../src/shell/table/view';
import { anyGameScenes } from '../any-game-scenes';
import { daggerheartScenes } from '../daggerheart-scenes';
import { starsAndSignsScenes } from '../stars-and-signs-scenes';
import { Show } from './show';
import type { TableMaker } from './tables';
import { still } from './tables';

/** A table of *Any game* as a seat sees it. */
export const any = (
  name: keyof typeof anyGameScenes,
  seat: string,
  more?: (view: TableView) => Partial<TableView>,
): TableMaker =>
  still(() => {
    const table = anyGameScenes[name]();
    const setClock = () => table.wait(Date.now() - table.now);
    const shared = table.state.public;
    const rules = { system: anyRules, setClock };
    return { table, shared, rules, game: anyGame, seat, now: table.now, ...(more && { more }) };
  });

/** The same of *Daggerheart*. */
export const dh = (
  name: keyof typeof daggerheartScenes,
  seat: string,
  more?: (view: TableView) => Partial<TableView>,
): TableMaker =>
  still(() => {
    const table = daggerheartScenes[name]();
    const setClock = () => table.wait(Date.now() - table.now);
    const shared = table.state.public;
    const rules = { system: dhRules, setClock };
    return { table, shared, rules, game: daggerheart, seat, now: table.now, ...(more && { more }) };
  });

/** The same of *Stars & Signs*. */
export const ss = (
  name: keyof typeof starsAndSignsScenes,
  seat: string,
  more?: (view: TableView) => Partial<TableView>,
): TableMaker =>
  still(() => {
    const table = starsAndSignsScenes[name]();
    const setClock = () => table.wait(Date.now() - table.now);
    const shared = table.state.public;
    const rules = { system: starsRules, setClock };
    return {
      table,
      shared,
      rules,
      game: starsAndSigns,
      seat,
      now: table.now,
      ...(more && { more }),
    };
  });

const [player, referee] = [any('any-table', 'anya'), any('any-table', 'bev')];
const [onBoard, hiding] = [any('any-boards', 'anya'), any('any-boards', 'bev')];
const onRow = any('any-boards', 'carl');
const [ari, gm, striking] = [dh('dh-fight', 'anya'), dh('dh-fight', 'bev'), dh('dh-roll', 'anya')];

/** What *Any game* is played with. */
export function AnyGame() {
  return (
    <>
      <Show title="The dice" wide table={player}>
        <DiceTray />
      </Show>
      <Show title="The newest rolls" table={player}>
        <NewestRolls />
      </Show>
      <Show title="Turns, to a player" table={player}>
        <TurnPanel />
      </Show>
      <Show title="Turns, to whoever referees" table={referee}>
        <TurnPanel />
      </Show>
      <Show title="Cards" table={player}>
        <CardsPanel />
        <OwnCards />
      </Show>
      <Show title="Clocks and counters, to a player" table={player}>
        <AnyWorld />
      </Show>
      <Show title="The same to whoever referees" table={referee}>
        <AnyWorld />
      </Show>
      <Show title="A map and a row, to a player" table={onBoard}>
        <AnyBoards />
      </Show>
      <Show title="The same with what is hidden, to whoever referees" table={hiding}>
        <AnyBoards />
      </Show>
      <Show title="What people hold" table={any('any-held', 'anya')}>
        <Held />
      </Show>
      <Show title="Rows in sight while one plays" table={onRow}>
        <OwnTracks />
      </Show>
      <Show title="A player’s side" table={player}>
        <AnyOwn />
      </Show>
      <Show title="Private rolls, to a player" table={player}>
        <PrivateRolls />
      </Show>
      <Show title="The desk" table={referee}>
        <AnyDesk />
      </Show>
    </>
  );
}

/** What *Daggerheart* is played with. */
export function Daggerheart() {
  return (
    <>
      <Show title="The spotlight" table={ari}>
        <SpotlightPanel />
      </Show>
      <Show title="A roll before its dice, to whoever rolls" table={striking}>
        <RollOnTable />
      </Show>
      <Show title="The same to the GM" table={dh('dh-roll', 'bev')}>
        <RollOnTable />
      </Show>
      <Show title="To begin a roll" table={ari}>
        <RollPanel />
      </Show>
      <Show title="Everybody in a row" table={ari}>
        <PeopleRow />
      </Show>
      <Show title="Countdowns" table={gm}>
        <CountdownPanel />
      </Show>
      <Show title="How one fares" table={ari}>
        <div class="strip">
          <DhStrip />
        </div>
      </Show>
      <Show title="How the GM stands" table={gm}>
        <div class="strip">
          <DhStrip />
        </div>
      </Show>
      <Show title="A sheet" table={ari}>
        <DhOwn />
      </Show>
      <Show title="The desk" table={gm}>
        <DhDesk />
      </Show>
    </>
  );
}
