import { makePool, type RollOutcome, type RuleSystem, rollPool, tableBeat } from '@moonlit/rules';
import { girlByMoonlight } from '@moonlit/rules/girl-by-moonlight';
import type { GbmPlay } from '../../packages/rules/src/games/girl-by-moonlight/game';
import type { BeatKind } from '../../packages/rules/src/games/girl-by-moonlight/telling/kinds';
import { tell, tellRoll } from '../../packages/rules/src/games/girl-by-moonlight/telling/tell';
import type { TableBeat } from '../../packages/rules/src/table/beats';
import { command, text } from '../../packages/rules/src/table/command';

/** A beat that a test lets happen. Those of the game are told by the game itself. */
export type Happening =
  | {
      kind: BeatKind;
      /** Whom it is about, by id. */
      about: string[];
      what?: string;
      fiction?: string;
      /** Dice fall, and come to this. */
      outcome?: RollOutcome;
    }
  | { table: TableBeat; about: string[]; text: string };

/** Tells of it; `happening` is a `Happening` as JSON. */
export const TELL = 'test.tell';

const schema = girlByMoonlight.commandSchema.or(command(TELL, { happening: text }));

/** The game with one command more, by which a test lets anything be told that can happen in it. */
export const tellsAnything: RuleSystem = {
  ...girlByMoonlight,
  commandSchema: schema,
  decide(
    play: Parameters<typeof girlByMoonlight.decide>[0],
    given: ReturnType<typeof schema.parse>,
  ) {
    if (given.type === TELL) happen(play, JSON.parse(given.happening));
    else girlByMoonlight.decide(play, given);
  },
};

function happen(play: GbmPlay, happening: Happening): void {
  if ('table' in happening) {
    play.say(happening.text, { beat: tableBeat(happening.table, ...happening.about) });
    return;
  }
  const { outcome, ...moment } = happening;
  if (!outcome) {
    tell(play, moment);
    return;
  }
  const pool = makePool([{ source: 'Two friends', dice: 2 }]);
  const result = rollPool(play, pool, 'A test', 'public');
  tellRoll(play, moment, 'A test', { pool, result, outcome });
}
