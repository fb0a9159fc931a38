import { z } from 'zod';
import type { OfferedRoll, Refusal } from '../../../engine';
import { latest } from '../../../engine';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import type { Character } from '../characters/character';
import { acts } from '../characters/character';
import { answersFor, asOptions, change, characterOf, isDown, party } from '../characters/find';
import { lacksHope, spendHope } from '../characters/vitals';
import type { DhContext, DhPlay } from '../game';
import { barred } from '../game';
import { ruleOf } from '../house-rules';
import type { DaggerheartState } from '../state';
import { TAG_TEAM_HOPE, traitWords } from '../vocabulary';
import { reachedWords, targetsOf } from './aimed';
import { edgesOf, netOf, pointsOf } from './edges';
import type { Fallen, GroupHelp, RollPart, TableRoll } from './roll';
import { settle } from './settle';
import type { DefineOnRoll, OnRoll } from './standing';
import { callOff, hasFallen, isTagTeam, leads, takesPart, update } from './standing';
import { throwDuality } from './throw';

/** What whoever leads does about the roll on the table. */
export const leading = (move: DefineOnRoll) =>
  [
    // One of the rolls of a Tag Team counts for all who act in it (DGH-302).
    move(command('roll.choose', { roll: id, part: id }), {
      unless: (_, __, about) =>
        !hasFallen(about.roll) || !leads(about)
          ? barred('wrong-moment', 'There is nothing to choose between.', {
              instead: 'Wait until all of you have rolled.',
              rule: 'DGH-302',
            })
          : null,
      ways: (context, { roll, one }) =>
        roll.parts.map(({ character: part, fallen }) => ({
          with: { part },
          label: `The roll of ${nameOf(context.state, part)} counts: ${fallen?.total}`,
          ...answersFor(context, one, 'tag-team'),
        })),
      do(play, { part: character }, _, { roll, one }) {
        const part = roll.parts.find((each) => each.character === character);
        play.say(`${one.name} chooses the roll of ${characterOf(play, character).name}.`);
        if (part?.fallen) settle(play, roll, part.fallen, character);
      },
    }),
    // The dice fall: whoever leads says so, of the roll as they have read it.
    move(rolling('roll.lock', { roll: id, version: z.int().min(0) }), {
      unless: ({ state }, { version }, { roll, one }) =>
        cannotLead({ roll, one }) ??
        ((version ?? roll.version) !== roll.version
          ? barred('wrong-moment', 'Somebody has changed this roll meanwhile.', {
              instead: 'Look at it once more, and roll.',
              rule: 'DGH-105',
            })
          : null) ??
        unready(roll) ??
        somebodyDown(state, roll),
      ways: (context, { roll, one }) => ({
        with: { version: roll.version },
        label: roll.parts.length > 1 ? 'Roll together' : 'Roll',
        primary: true,
        rolls: rolled(context, roll),
        ...deskOf(context, one),
      }),
      do: (play, _, __, { roll }) => throwAll(play, latest(roll)),
    }),
    move(command('roll.withdraw', { roll: id }), {
      unless: (_, __, about) => cannotLead(about),
      ways: (context, { one }) => ({ label: 'Withdraw the roll', ...deskOf(context, one) }),
      do: (play, _, __, { roll }) => callOff(play, roll),
    }),
    // All others who can act help by reaction rolls (DGH-203).
    move(command('roll.together', { roll: id }), {
      unless: (_, __, { roll, one }) =>
        cannotLead({ roll, one }) ?? isDown(one) ?? isElse(roll, roll.target !== null),
      ways: (context, { roll, one }) =>
        othersFor(context, roll, one).length === 0
          ? null
          : {
              label: 'Lead a group action',
              group: one.name,
              detail:
                'All others help with reaction rolls: +1 for each success, −1 for each failure.',
            },
      do(play, _, context, { roll, one }) {
        const able = othersFor(context, roll, one);
        const group = able.map(({ id }): [string, GroupHelp] => [id, 'waiting']);
        update(play, roll, { group: Object.fromEntries(group) });
        play.say(`${one.name} leads; the others help.`);
      },
    }),
    // Asks another to make the roll together: 3 Hope, once a session (DGH-301, 306).
    move(command('roll.tag-team', { roll: id, partner: id }), {
      unless: ({ state }, _, { roll, one }) =>
        cannotLead({ roll, one }) ??
        isDown(one) ??
        isElse(roll) ??
        (one.tagTeamIn === state.public.table.session.number
          ? barred('limit-reached', `${one.name} has started a Tag Team in this session.`, {
              instead: 'Let somebody else start one; anybody may join.',
              rule: 'DGH-301',
            })
          : null) ??
        lacksHope(one, TAG_TEAM_HOPE, 'A Tag Team', 'DGH-301'),
      ways(context, { roll, one }) {
        const partners = asOptions(othersFor(context, roll, one));
        if (partners.length === 0) return null;
        return {
          label: 'Tag Team',
          group: one.name,
          fields: [choiceField('partner', 'With whom', partners)],
          cost: `${TAG_TEAM_HOPE} Hope`,
          detail: 'Both roll, and you choose which counts for both. Once a session.',
        };
      },
      do(play, { partner }, { state }, { roll, one }) {
        spendHope(play, one.id, TAG_TEAM_HOPE, 'A Tag Team', 'DGH-301');
        change(play, one, { tagTeamIn: state.public.table.session.number });
        update(play, roll, { asked: partner });
      },
    }),
    // A third, where a feature allows it: the GM says so, or the table has it so (DGH-307).
    move(command('roll.tag-third', { roll: id, partner: id }), {
      unless: ({ state }, _, { roll, one }) =>
        cannotLead({ roll, one }) ?? isDown(one) ?? noThird(state, roll),
      ways(context, { roll, one }) {
        const partners = asOptions(othersFor(context, roll, one));
        return partners.length === 0
          ? null
          : {
              label: 'Ask a third',
              group: one.name,
              fields: [choiceField('partner', 'Whom', partners)],
              detail: 'All three roll, and you choose which counts for all.',
            };
      },
      do: (play, { partner }, _, { roll }) => update(play, roll, { asked: partner }),
    }),
  ] as const;

/** Why nobody does with a roll what whoever leads it does, if so. */
export const cannotLead = (about: OnRoll): Refusal | null =>
  hasFallen(about.roll) ??
  (!leads(about)
    ? barred('not-yours', 'Somebody else leads that roll.', {
        instead: 'Help with it.',
        rule: 'DGH-101',
      })
    : null);

/** Where what whoever leads may do stands: on the table, or for the GM on the desk. */
const deskOf = ({ seat }: DhContext, { name: group, owner }: Character) => ({
  place: owner === seat.id ? 'roll' : 'answers',
  group,
});

/** Those whom somebody may ask to join their roll: nobody asks them for another. */
const othersFor = ({ state, seat }: DhContext, roll: TableRoll, { owner }: Character) =>
  owner === seat.id ? party(state).filter((one) => acts(one) && !takesPart(roll, one.id)) : [];

/** Why no third joins, if so: it is no Tag Team of two, or nothing allows it (DGH-307). */
function noThird(state: DaggerheartState, roll: TableRoll): Refusal | null {
  if (roll.parts.length !== 2 || roll.asked !== undefined) {
    return barred('wrong-moment', 'A third joins a Tag Team of two.', {
      instead: 'Ask one first, and wait for their answer.',
      rule: 'DGH-307',
    });
  }
  return roll.third || ruleOf(state, 'tagTeamThird') === 'always'
    ? null
    : barred('not-allowed', 'A Tag Team is one of two.', {
        instead: 'Where a feature allows a third, the GM lets them join.',
        rule: 'DGH-307',
      });
}

const nameOf = ({ public: { characters } }: DaggerheartState, id: string): string =>
  characters[id]?.name ?? 'the other';

/** Why a roll becomes nothing else, if so: it is a group action or a Tag Team already. */
const isElse = (roll: TableRoll, already = false): Refusal | null =>
  already || roll.group !== undefined || isTagTeam(roll)
    ? barred('already-done', 'That roll is something else already.', {
        instead: 'Withdraw it, and begin anew.',
        rule: 'DGH-203',
      })
    : null;

/** Who is still waited for before the dice can fall, if anybody. */
const unready = (roll: TableRoll): Refusal | null =>
  (roll.asked !== undefined
    ? barred('wrong-moment', 'Somebody is asked whether they join.', {
        instead: 'Wait for their answer, or withdraw the roll.',
        rule: 'DGH-301',
      })
    : null) ??
  (roll.against?.talked === false
    ? barred('wrong-moment', 'The two players have still to talk about it.', {
        instead: 'Talk first, or withdraw the roll.',
        rule: 'DGH-1110',
      })
    : null) ??
  (Object.values(roll.group ?? {}).includes('waiting')
    ? barred('wrong-moment', 'Not everybody has helped yet.', {
        instead: 'Wait for them, or let the GM go on without them.',
        rule: 'DGH-203',
      })
    : null) ??
  hasNoDifficulty(roll);

/** Why no dice fall, if so: the GM has set no Difficulty. */
export const hasNoDifficulty = ({ kept, difficulty }: TableRoll): Refusal | null =>
  !kept && difficulty === null
    ? barred('wrong-moment', 'The GM has not said yet what this roll is against.', {
        instead: 'Ask for the Difficulty.',
        rule: 'DGH-105',
      })
    : null;

/** The Difficulty of the roll on the table, wherever it lies. */
export const difficultyOf = (
  { director }: DaggerheartState,
  { kept, difficulty }: TableRoll,
): number => (kept ? director.asked?.difficulty : difficulty) ?? 0;

const somebodyDown = ({ public: shared }: DaggerheartState, { parts }: TableRoll): Refusal | null =>
  parts.reduce<Refusal | null>((down, { character }) => {
    const one = shared.characters[character];
    return down ?? (one ? isDown(one) : null);
  }, null);

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
  const about = [part.character, ...targetsOf(roll)];
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
  const whom = reachedWords(play.state, roll, fallen);
  play.say(`${title}: ${record.reading.word}, ${fallen.total}.`, {
    notes: [...(roll.stakes ? [`At stake: ${roll.stakes}`] : []), ...whom, ...notes],
    roll: record,
    beat: {
      kind: fallen.outcome === 'critical' ? 'critical' : 'duality-roll',
      about,
      fiction: part.doing,
    },
  });
  return fallen;
}
