import { bringPictures, bringSomebody, GameTable } from '../../../testing/game-table';
import { SeededDice } from '../../../testing/seeded-dice';
import type { Reach, Step } from '../../../testing/step';
import { girlByMoonlight } from '..';
import { CUSTOM_MAX } from '../custom/lookups';
import { effectGroups } from '../effects';
import type { EffectRule } from '../effects/effect-rule';
import type { GbmEvent } from '../events';
import { allPlaysets, bookPlaybooks } from '../library/registry';
import type { GbmCommandInput, GbmState } from '../types';
import { phases } from '../vocabulary';
import { checkBeats } from './beats';
import { bookTable } from './cast';
import type { Effect } from './custom';
import { written } from './custom';
import { checkStakes, checkState } from './invariants';
import { tableOf } from './replays/tables';
import { checkSums } from './sums';
import type { TestTable } from './table';
import { travellerTable } from './time-traveller';

const effects = effectGroups.flatMap((group) => group.effects);

/** What random play has to know of *Girl by Moonlight*. */
export const reach: Reach = {
  events: {
    ...({
      arrivalAsked: true,
      arrivalAnswered: true,
      arrivalEnded: true,
      phaseEntered: true,
      episodeBegun: true,
      episodeChanged: true,
      momentKept: true,
      takenSet: true,
      seriesChanged: true,
      remembered: true,
      epilogueWritten: true,
      answerGiven: true,
      protagonistCreated: true,
      protagonistChanged: true,
      rollOpened: true,
      rollChanged: true,
      rollClosed: true,
      usualJudgementSet: true,
      callSet: true,
      callRemoved: true,
      intentionSet: true,
      intentionRemoved: true,
      setUpSet: true,
      setUpRemoved: true,
      consequenceSet: true,
      consequenceRemoved: true,
      eclipseSet: true,
      eclipseRemoved: true,
      questionsSet: true,
      questionsRemoved: true,
      activitySet: true,
      activityRemoved: true,
      flashbackSet: true,
      choicePut: true,
      choiceRemoved: true,
      falloutDrawn: true,
      xpReviewSet: true,
      introductionsSet: true,
      remarkSet: true,
      clockSet: true,
      clockMarked: true,
      clockRemoved: true,
      houseRulesSet: true,
      noteSet: true,
      noteRemoved: true,
      rollKept: true,
      rollShown: true,
      rollsForgotten: true,
      limitsAnswered: true,
      picturesSet: true,
      portraitSet: true,
      limitsAsked: true,
      limitsShown: true,
      chairsAsked: true,
      pausedSet: true,
      sceneSet: true,
      customAbilitySet: true,
      customAbilityRemoved: true,
      customPlaybookSet: true,
      customPlaybookRemoved: true,
      customFalloutSet: true,
      customFalloutRemoved: true,
      customOpened: true,
    } satisfies Record<GbmEvent['type'], true>),
    ...Object.fromEntries(slots().map(({ changedBy }) => [changedBy, true as const])),
  },
  found: { all: effects.map(({ id }) => `effect ${id}`), in: effectsInPlay },
  steps: 40,
  positions: {
    ...Object.fromEntries(middles()),
    'chairs that somebody would like to swap': begun(() =>
      bookTable('interlude').send('bev', { type: 'chairs.ask', seat: 'claire' }),
    ),
    'a session that is over': begun(() =>
      bookTable('interlude').given(({ public: { table } }) => {
        table.session.open = false;
      }),
    ),
    'every effect of a table’s own abilities': begun(hawkWithAll),
    'clocks that race, and lines that some have drawn': begun(racing),
    'a friend who slips, and a cause that is lost': begun(slipping),
    'somebody before the door': newcomer,
    'pictures of one’s own': begun(() => bringPictures(bookTable('interlude'), ['anya', 'claire'])),
  },
  personal: {
    pictures: 'what somebody has brought stays theirs; where one is shown goes back',
  },
  unreached: {
    'command picture.keep': 'the server alone sends it, when it has the picture',
    'event rollsForgotten':
      'the desk alone rolls in secret, and what lies there belongs to the game',
  },
  away: {
    'xp.review': 'the director closes the review without them',
    'consequence.accept': 'the director strikes the consequence or makes another of it',
    'flashback.accept': 'the director says that the flashback does not fit',
    'roll.answer-promise': 'whoever offered the promise takes it back',
    'choice.answer': 'the director answers for them, in one form for all answers',
  },
  holds({ before, after, move, events }: Step) {
    const [was, is] = [before as GbmState, after as GbmState];
    const command = move.command as GbmCommandInput;
    checkState(is, 'after it');
    checkStakes({ before: was, after: is }, command, 'before it');
    checkSums({ before: was, after: is }, command, 'in sums');
    checkBeats({ before: was, after: is, events: events as GbmEvent[] }, 'in beats');
  },
};

function slots() {
  return Object.values(allPlaysets()).flatMap((playset) => playset.slots ?? []);
}

/** Each phase of each playset, with somebody of another playbook each time, and all that a series can have. */
function* middles(): Generator<[string, (seed: number) => GameTable]> {
  const playbooks = Object.keys(bookPlaybooks());
  let at = 0;
  for (const { id, rooms, abilities } of Object.values(allPlaysets())) {
    for (const phase of phases) {
      if (phase === 'creation' || phase === 'epilogue') continue;
      const begins = { phase, playbook: playbooks[at % playbooks.length] ?? '' };
      at += 1;
      yield [
        `${phase} of ${id}`,
        begun((seed) =>
          tableOf({ playset: id, seed, begins }).given(({ public: { series } }) => {
            series.rooms = rooms.map((room) => room.id);
            series.investigation = 2;
            series.abilities = abilities.map((ability) => ability.id);
          }),
        ),
      ];
    }
  }
}

/** Hawk has every effect there is. */
function hawkWithAll(): TestTable {
  const table = bookTable('mission');
  const all = effects.map(filled);
  const special: string[] = [];
  while (all.length > 0) {
    special.push(written(table, 'special', ...all.splice(0, CUSTOM_MAX.effects)).id);
  }
  const words = { name: 'The Lantern', tagline: 'She waits', xpTrigger: 'She let somebody in' };
  table.send('bev', { type: 'custom.write-playbook', ...words });
  const [playbook = ''] = Object.keys(table.state.public.custom?.playbooks ?? {});
  table.send('bev', {
    type: 'custom.choose-abilities',
    playbook,
    special: special.slice(0, 2),
    transcendent: [],
  });
  return table.givenProtagonist('hawk', { special }).given(({ public: { eclipses } }) => {
    eclipses.hawk = {
      protagonist: 'hawk',
      attribute: 'moon',
      stage: 'choose',
      result: null,
      band: 'partial',
      declined: [],
    };
  });
}

/** Fawn tears apart, and takes harm that somebody of another time can undo. */
function slipping(): TestTable {
  const harm = { kind: 'harm', text: 'Broken on the rocks', level: 3, target: 'fawn' } as const;
  return travellerTable('mission', { transcendent: ['lost-cause'] })
    .send('anya', { type: 'roll.propose', protagonist: 'fawn', goal: 'Leap', action: 'flow' })
    .send('bev', { type: 'roll.judge', position: 'desperate', effect: 'limited' })
    .send('anya', { type: 'roll.roll' }, 1)
    .send('bev', { type: 'consequence.assign', ...harm })
    .given(({ public: { eclipses } }) => {
      eclipses.fawn = {
        protagonist: 'fawn',
        attribute: 'moon',
        stage: 'rescue',
        result: null,
        band: 'partial',
        declined: [],
      };
    });
}

/** Two clocks of which the first to fill wins; three have said what they do not want to meet. */
function racing(): TestTable {
  const table = bookTable('mission');
  const made = (name: string) =>
    table.send('bev', { type: 'clock.create', name, segments: 8 }).theNew('clocks');
  const [clock, to] = [made('The pursuit'), made('Home')];
  for (const seat of ['bev', 'claire', 'anya']) {
    table.send(seat, { type: 'limits.answer', veil: `what ${seat} wants out of sight` });
  }
  return table.send('bev', { type: 'clock.join', clock, how: 'race', to });
}

function filled({ id, needs }: EffectRule): Effect {
  const [option] = needs.choice?.options ?? [];
  return {
    effect: id,
    ...(needs.words ? { words: `words of ${id}` } : {}),
    ...(needs.more ? { more: 'this, that' } : {}),
    ...(needs.amount ? { amount: needs.amount.max } : {}),
    ...(option ? { choice: option.value } : {}),
  };
}

/** The effects that somebody in play has. */
function* effectsInPlay({ after }: Step): Generator<string> {
  const { custom, protagonists } = (after as GbmState).public;
  for (const { special, transcendent, seat } of Object.values(protagonists)) {
    if (seat === null) continue;
    for (const id of [...special, ...transcendent]) {
      for (const { effect } of custom?.abilities[id]?.effects ?? []) yield `effect ${effect}`;
    }
  }
}

/** A table as random play of any game goes on from it. */
function begun(made: (seed: number) => TestTable): (seed: number) => GameTable {
  return (seed) => {
    const { state, seq } = made(seed);
    const setup = { playset: state.public.series.playset };
    const table = { name: 'A test table', setup };
    return new GameTable(girlByMoonlight, table, new SeededDice(seed)).resume(state, seq);
  };
}

/** A table at which one more sits down, and brings somebody from another table. */
function newcomer(seed: number): GameTable {
  const table = begun(() => bookTable('downtime'))(seed);
  table.send('server', { type: 'seat.take', seat: 'mira', name: 'Mira', role: 'protagonist' });
  return bringSomebody(table, 'mira');
}
