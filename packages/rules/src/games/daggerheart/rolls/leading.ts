import { z } from 'zod';
import type { OfferedRoll, Refusal } from '../../../engine';
import { latest } from '../../../engine';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { cannotAct, lacksHope } from '../characters/barring';
import type { Character } from '../characters/character';
import { acts } from '../characters/character';
import { answersFor, change, characterOf, party } from '../characters/find';
import { spendHope } from '../characters/vitals';
import type { DhContext, DhPlay } from '../game';
import { barred } from '../game';
import type { DaggerheartState } from '../state';
import { TAG_TEAM_HOPE, traitWords } from '../vocabulary';
import { edgesOf, netOf, pointsOf } from './edges';
import { named } from './parts';
import type { Fallen, GroupHelp, RollPart, TableRoll } from './roll';
import { settle } from './settle';
import type { DefineOnRoll, OnRoll } from './standing';
import { callOff, hasFallen, isTagTeam, leads, takesPart, update } from './standing';
import { throwDuality } from './throw';

/** What whoever leads does about the roll on the table. */
export const leading = (move: DefineOnRoll) =>
  [
    // One of the two rolls of a Tag Team counts for both (DGH-302).
    move(command('roll.choose', { roll: id, part: id }), {
      unless: (_, __, { roll }) => (hasFallen(roll) ? null : nothingToChoose),
      ways: ({ state, ...context }, { roll, one }) =>
        leads({ roll, one })
          ? roll.parts.map(({ character: part, fallen }) => ({
              with: { part },
              label: `The roll of ${nameOf(state, part)} counts: ${fallen?.total}`,
              ...answersFor(context, one, 'tag-team'),
            }))
          : null,
      do(play, { part: character }, _, { roll, one }) {
        const part = roll.parts.find((each) => each.character === character);
        play.say(`${one.name} chooses the roll of ${characterOf(play, character).name}.`);
        if (part?.fallen) settle(play, roll, part.fallen);
      },
    }),
    // The dice fall: whoever leads says so, of the roll as they have read it.
    move(rolling('roll.lock', { roll: id, version: z.int().min(0) }), {
      unless: ({ state }, { version }, { roll }) =>
        hasFallen(roll) ?? hasChanged(roll, version) ?? unready(roll) ?? somebodyDown(state, roll),
      ways: (context, about) =>
        forLeader(context, about, ({ roll }) => ({
          with: { version: roll.version },
          label: roll.parts.length > 1 ? 'Roll together' : 'Roll',
          primary: true,
          rolls: rolled(context, roll),
        })),
      do: (play, _, __, { roll }) => throwAll(play, latest(roll)),
    }),
    move(command('roll.withdraw', { roll: id }), {
      unless: (_, __, { roll }) => hasFallen(roll),
      ways: (context, about) => forLeader(context, about, () => ({ label: 'Withdraw the roll' })),
      do: (play, _, __, { roll }) => callOff(play, roll),
    }),
    // All others who can act help by reaction rolls (DGH-203).
    move(command('roll.together', { roll: id }), {
      unless: (_, __, { roll, one }) =>
        hasFallen(roll) ?? cannotAct(one) ?? (roll.target === null ? isMore(roll) : alreadyElse),
      ways: (context, about) =>
        withOthers(context, about, () => ({
          label: 'Lead a group action',
          detail: 'All others help with reaction rolls: +1 for each success, −1 for each failure.',
        })),
      do(play, _, { state }, { roll, one }) {
        const group = others(state, roll).map(({ id }): [string, GroupHelp] => [id, 'waiting']);
        update(play, roll, { group: Object.fromEntries(group) });
        play.say(`${one.name} leads; the others help.`);
      },
    }),
    // Asks another to make the roll together: 3 Hope, once a session (DGH-301, 306).
    move(command('roll.tag-team', { roll: id, partner: id }), {
      unless: ({ state }, _, { roll, one }) =>
        hasFallen(roll) ??
        cannotAct(one) ??
        isMore(roll) ??
        hasHadTagTeam(state, one) ??
        lacksHope(one, TAG_TEAM_HOPE, 'A Tag Team', 'DGH-301'),
      ways: (context, about) =>
        withOthers(context, about, (partners) => ({
          label: 'Tag Team',
          fields: [choiceField('partner', 'With whom', named(partners))],
          cost: `${TAG_TEAM_HOPE} Hope`,
          detail: 'Both roll, and you choose which counts for both. Once a session.',
        })),
      do(play, { partner }, { state }, { roll, one }) {
        spendHope(play, one.id, TAG_TEAM_HOPE, 'A Tag Team', 'DGH-301');
        change(play, one, { tagTeamIn: state.public.table.session.number });
        update(play, roll, { asked: partner });
      },
    }),
  ] as const;

/** A way of whoever leads: on the table, or for the GM on the desk. */
function forLeader<W extends object>(
  { seat }: DhContext,
  about: OnRoll,
  way: (about: OnRoll) => W,
): (W & { place: string; group: string }) | null {
  const { one } = about;
  if (!leads(about)) return null;
  return { ...way(about), place: one.owner === seat.id ? 'roll' : 'answers', group: one.name };
}

/** A way of whoever leads, which needs others who can act; nobody chooses it for them. */
function withOthers<W extends object>(
  context: DhContext,
  about: OnRoll,
  way: (others: Character[]) => W,
): (W & { place: string; group: string }) | null {
  const able = others(context.state, about.roll);
  if (about.one.owner !== context.seat.id || able.length === 0) return null;
  return forLeader(context, about, () => way(able));
}

const others = (state: DaggerheartState, roll: TableRoll): Character[] =>
  party(state).filter((one) => acts(one) && !takesPart(roll, one.id));

const nameOf = ({ public: { characters } }: DaggerheartState, id: string): string =>
  characters[id]?.name ?? 'the other';

const nothingToChoose = barred('wrong-moment', 'There is nothing to choose between.', {
  instead: 'Wait until both have rolled.',
  rule: 'DGH-302',
});

const alreadyElse = barred('already-done', 'That roll is something else already.', {
  instead: 'Withdraw it, and begin anew.',
  rule: 'DGH-203',
});

/** A roll that is a group action or a Tag Team already. */
const isMore = (roll: TableRoll): Refusal | null =>
  roll.group || isTagTeam(roll) ? alreadyElse : null;

function hasHadTagTeam({ public: shared }: DaggerheartState, one: Character): Refusal | null {
  if (one.tagTeamIn !== shared.table.session.number) return null;
  return barred('limit-reached', `${one.name} has started a Tag Team in this session.`, {
    instead: 'Let somebody else start one; anybody may join.',
    rule: 'DGH-301',
  });
}

function hasChanged(roll: TableRoll, version = roll.version): Refusal | null {
  if (roll.version === version) return null;
  return barred('wrong-moment', 'Somebody has changed this roll meanwhile.', {
    instead: 'Look at it once more, and roll.',
    rule: 'DGH-105',
  });
}

/** Who is still waited for before the dice can fall, if anybody. */
function unready({ asked, against, group, kept, difficulty }: TableRoll): Refusal | null {
  const waits = (message: string, instead: string, rule: 'DGH-301' | 'DGH-1110' | 'DGH-203') =>
    barred('wrong-moment', message, { instead, rule });
  if (asked !== undefined) {
    const instead = 'Wait for their answer, or withdraw the roll.';
    return waits('Somebody is asked whether they join.', instead, 'DGH-301');
  }
  if (against && !against.talked) {
    const instead = 'Talk first, or withdraw the roll.';
    return waits('The two players have still to talk about it.', instead, 'DGH-1110');
  }
  if (Object.values(group ?? {}).includes('waiting')) {
    const instead = 'Wait for them, or let the GM go on without them.';
    return waits('Not everybody has helped yet.', instead, 'DGH-203');
  }
  return isOpenEnded({ kept, difficulty });
}

/** A roll that the GM has set no Difficulty for. */
export function isOpenEnded({
  kept,
  difficulty,
}: Pick<TableRoll, 'kept' | 'difficulty'>): Refusal | null {
  if (kept || difficulty !== null) return null;
  return barred('wrong-moment', 'The GM has not said yet what this roll is against.', {
    instead: 'Ask for the Difficulty.',
    rule: 'DGH-105',
  });
}

/** The Difficulty of the roll on the table, wherever it lies. */
export const difficultyOf = (
  { director }: DaggerheartState,
  { kept, difficulty }: TableRoll,
): number => (kept ? director.asked?.difficulty : difficulty) ?? 0;

function somebodyDown({ public: shared }: DaggerheartState, { parts }: TableRoll): Refusal | null {
  for (const { character } of parts) {
    const one = shared.characters[character];
    const refusal = one ? cannotAct(one) : null;
    if (refusal) return refusal;
  }
  return null;
}

/** The dice of a roll as far as they are known before. */
function rolled({ state }: DhContext, roll: TableRoll): OfferedRoll {
  const [part] = roll.parts;
  if (!part) return { dice: 2, modifiers: [] };
  const edges = edgesOf(state, roll, part);
  return {
    dice: 2 + Math.abs(netOf(edges)),
    modifiers: [...pointsOf(state, roll, part), ...edges],
  };
}

/** Throws the dice of each part; those of a Tag Team wait for whoever leads to choose. */
function throwAll(play: DhPlay, roll: TableRoll): void {
  const difficulty = difficultyOf(play.state, roll);
  const parts = roll.parts.map((part) => ({
    ...part,
    fallen: fallenOf(play, roll, part, difficulty),
  }));
  const [first, second] = parts;
  if (first && !second) settle(play, roll, first.fallen);
  else update(play, roll, { parts });
}

/** Throws the dice of a part and tells of them. A blaze needs none: it is a critical success (DGH-902). */
function fallenOf(play: DhPlay, roll: TableRoll, part: RollPart, difficulty: number): Fallen {
  const one = characterOf(play, part.character);
  const title = `${one.name}: ${traitWords[part.trait].name}`;
  const target = roll.target === null ? [] : [roll.target];
  const about = [part.character, ...target];
  const notes = part.helpers.flatMap(({ how }) => (how ? [how] : []));
  if (one.life === 'blaze') {
    play.say(`${one.name} goes out in a blaze of glory: a Critical Success.`, {
      beat: { kind: 'blaze', about, fiction: part.doing },
    });
    return { hope: 12, fear: 12, total: 24, outcome: 'critical' };
  }
  const { fallen, record } = throwDuality(play, {
    title: part.doing || title,
    edges: edgesOf(play.state, roll, part),
    points: pointsOf(play.state, roll, part),
    difficulty,
    open: roll.difficulty !== null,
  });
  play.say(`${title}: ${record.reading.word}, ${fallen.total}.`, {
    notes: roll.stakes ? [`At stake: ${roll.stakes}`, ...notes] : notes,
    roll: record,
    beat: { kind: 'duality-roll', about, fiction: part.doing },
  });
  return fallen;
}
