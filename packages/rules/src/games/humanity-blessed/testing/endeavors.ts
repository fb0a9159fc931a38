import type { Field, SeatId } from '../../../engine';
import { linesOf } from '../../../engine';
import { madeOnce } from '../../../testing/made-once';
import type { AnyCommandInput } from '../areas';
import type { Outcome } from '../checks/check';
import type { Endeavor, Participant } from '../endeavors/endeavor';
import type { Band, DieSize, EffectSize, EndeavorType, Stat } from '../vocabulary';
import { HumanityTable, seated } from '.';

/** What a Check comes to, as a test's “given”. */
export interface ComesTo {
  band?: Band;
  effect?: EffectSize;
}

/** The Endeavor on the table. */
export function endeavorAt(table: HumanityTable): Endeavor {
  const { endeavor } = table.state.public;
  if (!endeavor) throw new Error('There is no Endeavor.');
  return endeavor;
}

/** Somebody in it, by their name. */
export function inIt(table: HumanityTable, name: string): Participant {
  const one = endeavorAt(table).participants[table.named(name).id];
  if (!one) throw new Error(`${name} is not in it.`);
  return one;
}

/** Whose turn it is, by name; `null` while it is nobody’s. */
export function turnOf(table: HumanityTable): string | null {
  const { current } = endeavorAt(table);
  return current === null ? null : (table.state.public.characters[current]?.name ?? null);
}

/** Changes an Endeavor by hand, as a test's “given”. */
export const givenIn = (
  table: HumanityTable,
  change: (endeavor: Endeavor) => void,
): HumanityTable =>
  table.given(({ public: { endeavor } }) => {
    if (endeavor) change(endeavor);
  });

/** Somebody in it as they are from now on, as a test's “given”. */
export const givenOne = (table: HumanityTable, name: string, set: Partial<Participant>) => {
  const { id } = table.named(name);
  return givenIn(table, ({ participants }) => {
    const one = participants[id];
    if (one) Object.assign(one, set);
  });
};

/** An Endeavor before its first round, with Ari, Cole and ready-made antagonists by their ids; Ari begins. */
export function beginning(
  kind: EndeavorType,
  foes: readonly string[] = [],
  stats: Partial<Record<Stat, DieSize>> = {},
): HumanityTable {
  return new HumanityTable().from(begunOnce(JSON.stringify([kind, foes, stats])));
}

const begunOnce = madeOnce((of) => {
  const [kind, foes, stats]: Required<Parameters<typeof beginning>> = JSON.parse(of);
  const table = seated().withStats('anya', { hurt: 10, hand: 10, ...stats });
  const who = [table.of('anya').id, table.of('carl').id];
  const command = { type: 'endeavor.begin' as const, kind, who, foes: [...foes] };
  return table.send(
    'bev',
    kind === 'racing' ? { ...command, sides: 'each' as const, finish: 12 } : command,
  );
});

/** The same in its first round, on Ari’s turn. */
export const underWay = (...all: Parameters<typeof beginning>): HumanityTable =>
  nextRound(beginning(...all));

/** Begins the next round; each gains a temporary Blessing that shows its place, from 2 up. */
export function nextRound(table: HumanityTable, ...faces: number[]): HumanityTable {
  const { id, participants } = endeavorAt(table);
  const all = Object.values(participants).filter(({ standing }) => standing === 'in');
  const shown = faces.length > 0 ? faces : all.map((_, at) => 2 + (at % 5));
  return table.send('anya', { type: 'endeavor.round', endeavor: id }, ...shown);
}

type Act = Extract<AnyCommandInput, { type: 'endeavor.act' }>;
/** What is said of an action besides; people by their names. */
type Said = Partial<Omit<Act, 'type' | 'character' | 'action' | 'against' | 'whom'>> & {
  against?: readonly string[];
  whom?: string;
};

/** How an action of whoever’s turn it is is sent. */
export function actOf(
  table: HumanityTable,
  seat: SeatId,
  action: string,
  { against, whom, ...more }: Said = {},
): Act {
  const { extras, current } = endeavorAt(table);
  const character = extras[0]?.who ?? current ?? '';
  const usual = usualOf(table, seat, action);
  return {
    type: 'endeavor.act',
    character,
    action,
    ...usual,
    ...more,
    ...(against ? { against: against.map((name) => table.named(name).id) } : {}),
    ...(whom === undefined ? {} : { whom: table.named(whom).id }),
  };
}

/** Takes an action of whoever’s turn it is: as its form stands beforehand, but for what is said. */
export const act = (
  table: HumanityTable,
  seat: SeatId,
  action: string,
  said: Said = {},
): HumanityTable => table.send(seat, actOf(table, seat, action, said));

/** The form of an action; refused where there is none. */
export const formOf = (table: HumanityTable, seat: SeatId, action: string): Field[] => {
  const offer = table.offers(seat, 'endeavor.act').find((one) => one.with.action === action);
  return offer?.fields ?? [];
};

/** What stands in the form of an action beforehand. */
function usualOf(table: HumanityTable, seat: SeatId, action: string) {
  const initials = formOf(table, seat, action).flatMap((field) =>
    field.kind === 'choice' || field.kind === 'choices'
      ? field.initial === undefined
        ? []
        : [[field.name, field.initial] as const]
      : [],
  );
  return Object.fromEntries(initials);
}

/** The actions that are offered to a seat. */
export const actionsFor = (table: HumanityTable, seat: SeatId): unknown[] =>
  table.offers(seat, 'endeavor.act').map((one) => one.with.action);

/** What may be chosen in a field of a form. */
export function choicesIn(fields: readonly Field[], name: string): string[] {
  const field = fields.find((one) => one.name === name);
  return field && 'options' in field ? field.options.map(({ value }) => value) : [];
}

/** The Check on the table comes to something, as a test's “given”; what follows of it follows. */
export function comes(
  table: HumanityTable,
  { band = 'medium', effect = 'small' }: ComesTo = {},
): HumanityTable {
  const { check } = table.state.public;
  if (!check) throw new Error('There is no Check.');
  const outcome: Outcome = {
    ...{ id: check.id, purpose: check.purpose, leader: check.leader, members: check.members },
    ...{ aim: check.aim, success: band !== 'failure', band, total: 8, stat: check.claim.stat },
    ...{ insteadOf: check.claim.insteadOf, effect, attack: null, complexity: 'simple' },
    ...{ boons: 0, busts: 0, continued: false },
  };
  table.given(({ public: shared }) => {
    shared.check = null;
    shared.outcome = outcome;
  });
  return table.send('anya', { type: 'remark', text: 'On.' });
}

/** The Check on the table is rolled, and stands as it falls. */
export function rolls(table: HumanityTable, seat: SeatId, ...faces: number[]): HumanityTable {
  table.roll(seat, faces);
  return table.state.public.check?.part ? table.onCheck('bev', { type: 'check.close' }) : table;
}

/** Where a goal is reached it goes on all the same. */
export function goOn(table: HumanityTable): HumanityTable {
  const { id, reached } = endeavorAt(table);
  return reached ? table.send('bev', { type: 'endeavor.go-on', endeavor: id }) : table;
}

/** Chooses on whom what is owed falls, and how much of it; refused or not. */
export function settle(
  table: HumanityTable,
  seat: SeatId,
  name: string,
  amount = 1,
): HumanityTable {
  return table.send(seat, {
    type: 'endeavor.settle',
    ...dueAt(table),
    who: table.named(name).id,
    amount,
  });
}

/** What is owed now. */
export function dueAt(table: HumanityTable): { due: string } {
  const [due] = endeavorAt(table).dues;
  if (!due) throw new Error('Nothing is owed.');
  return { due: due.id };
}

/** Nobody wants more of what is owed. */
export const enough = (table: HumanityTable, seat: SeatId): HumanityTable =>
  table.send(seat, { type: 'endeavor.enough', ...dueAt(table) });

/** Whoever’s turn it is lets it be. */
export function pass(table: HumanityTable, seat: SeatId): HumanityTable {
  const { extras, current } = endeavorAt(table);
  return table.send(seat, { type: 'endeavor.pass', character: extras[0]?.who ?? current ?? '' });
}

/** Everybody lets their turn pass until the round is over; those who are asked name the next there is. */
export function passAll(table: HumanityTable): HumanityTable {
  for (let guard = 0; guard < 50; guard += 1) {
    const { stage, extras, order, participants, special } = endeavorAt(table);
    if (stage === 'turn' || extras.length > 0) pass(table, 'bev');
    else if (stage === 'naming') {
      const who = Object.keys(participants).find((one) => !order.includes(one)) ?? '';
      const { current } = endeavorAt(table);
      table.send('bev', { type: 'endeavor.next', character: current ?? '', who });
    } else if (stage === 'special' && special) {
      table.send('bev', { type: 'endeavor.waive', character: special.holder });
    } else return table;
  }
  return table;
}

/** The texts of the newest lines, newest last. */
export const lines = (table: HumanityTable, count: number): string[] =>
  linesOf(table.state.public.log)
    .slice(-count)
    .map(({ text }) => text);

/** Names who is next, wherever somebody is asked. */
export function next(table: HumanityTable, seat: SeatId, name: string): HumanityTable {
  const { current } = endeavorAt(table);
  const who = table.named(name).id;
  return table.send(seat, { type: 'endeavor.next', character: current ?? '', who });
}
