import { latest, put } from '../../../engine';
import type { StandingPrompt } from '../../../table';
import { lastWord } from '../arbiter';
import type { HumanityBrings, HumanityPlay } from '../game';
import { moves } from '../game';
import type { HumanityState } from '../state';
import { actingMoves, turnQuestion } from './acting';
import { actorNow } from './actor';
import { seatsFor } from './asked';
import { beginning } from './beginning';
import { byHand } from './by-hand';
import { ending, GOAL } from './ending';
import { faltering } from './faltering';
import { FATIGUE, fatigue, tiredNow } from './fatigue';
import { characterIn, nameOf, running } from './find';
import { follow } from './following';
import { dueRuleOf, kindOf } from './registry';
import { FIRST, NEXT, naming, nextUp, passing, rounds } from './rounds';
import { LEAD, leading } from './rush/leading';
import { dueNow, dueQuestion, settling, titleOf } from './settling';
import { shining } from './shining';
import { SPECIAL, specials } from './special';
import { settingEye } from './stealth/by-hand';
import { calling, goingOnMoves } from './together';
import { settingUnits } from './unit/by-hand';

const brings = {
  evolves: {
    endeavorSet({ public: shared }, { endeavor }) {
      shared.endeavor = endeavor;
    },
    endeavorChanged({ public: { endeavor } }, { set }) {
      if (endeavor) Object.assign(endeavor, set);
    },
    participantSet({ public: { endeavor } }, { participant }) {
      if (endeavor) put(endeavor.participants, participant.character, participant);
    },
    participantChanged({ public: { endeavor } }, { character, set }) {
      const one = endeavor?.participants[character];
      if (one) Object.assign(one, set);
    },
    buttonSet({ public: { endeavor } }, { button }) {
      if (endeavor) put(endeavor.buttons, button.id, button);
    },
    buttonRemoved({ public: { endeavor } }, { id }) {
      if (endeavor) delete endeavor.buttons[id];
    },
    trackSet({ public: { endeavor } }, { track }) {
      if (endeavor) put(endeavor.tracks, track.id, track);
    },
    trackRemoved({ public: { endeavor } }, { id }) {
      if (endeavor) delete endeavor.tracks[id];
    },
  },
  valuesFrom: ['endeavor'],
  *publicValues({ public: { endeavor } }) {
    if (!endeavor) return;
    for (const one of Object.values(endeavor.participants)) {
      if (one.role) continue;
      yield {
        id: `endeavor ${one.character}`,
        of: one.character,
        from: one,
        values: () => [{ what: 'position', value: one.position }],
      };
    }
  },
} satisfies HumanityBrings;

/** What waits for somebody in it. */
function prompts(state: HumanityState): StandingPrompt[] {
  const endeavor = running(state);
  if (!endeavor) return [];
  const { reached, name, stage, current, special } = endeavor;
  if (reached) {
    const text = 'Whoever has the last word says whether the Endeavor ends.';
    return [{ id: GOAL, to: lastWord(state), title: reached.text, text }];
  }
  if (stage !== 'turn' && kindOf(endeavor).waits?.(state, endeavor)) {
    // The vote asks by itself.
    if (!endeavor.undecided) return [];
    const text = 'The vote has chosen nobody: say who.';
    return [{ id: LEAD, to: lastWord(state), title: 'Who leads the charge?', text }];
  }
  if (stage === 'first') {
    const text = 'Several could: say who.';
    return [{ id: FIRST, to: lastWord(state), title: `${name}: who begins?`, text }];
  }
  const open = dueNow(state);
  if (open) {
    const { due } = open;
    const rule = dueRuleOf(due);
    const title = titleOf(state, open);
    // There is no more of it than those can have whom it can fall on.
    const room = rule.targets(state, endeavor, due).reduce((sum, { most }) => sum + most, 0);
    const most = Math.min(due.left, room);
    const text = rule.hint ?? (due.left < 90 ? `${most} in all.` : 'As far as you like.');
    return [{ id: dueQuestion(due), to: seatsFor(state, due.by), title, text }];
  }
  const tired = tiredNow(state);
  if (tired) {
    const who = tired.one.character;
    const title = `${nameOf(state, who)} is tired`;
    return [{ id: FATIGUE, to: seatsFor(state, who), title, text: 'An easy Check to stay in.' }];
  }
  if (state.public.check) return [];
  const actor = actorNow(state);
  if (actor) {
    const who = actor.one.character;
    const title = `It is ${characterIn(state, actor.one).name}’s turn`;
    // What they can do stands with the Endeavor: whoever only hears of it is told where.
    const text = `One action, of those under “${name}”.`;
    return [{ id: turnQuestion(actor), to: seatsFor(state, who), title, text }];
  }
  if (stage === 'naming' && current !== null) {
    const title = 'Whose turn is next?';
    const text = 'The same order holds in all rounds.';
    return [{ id: NEXT, to: seatsFor(state, current), title, text }];
  }
  if (stage === 'special' && special) {
    const title = `${nameOf(state, special.holder)} holds most temporary Blessings`;
    const text = 'They may take the special action of this round.';
    return [{ id: SPECIAL, to: seatsFor(state, special.holder), title, text }];
  }
  return [];
}

/** Endeavors: combat, races, and whatever else is played in rounds on tracks (HUM-1101…1119, 1201…1213, 1301…1316). */
export const endeavors = {
  ...brings,
  ...moves.area(
    beginning,
    naming,
    rounds,
    nextUp,
    actingMoves,
    shining,
    goingOnMoves,
    calling,
    faltering,
    settling,
    fatigue,
    specials,
    passing,
    ending,
    leading,
    settingEye,
    settingUnits,
    ...byHand,
  ),
  prompts,
  after(play: HumanityPlay, command: { type: string }) {
    if (latest(play.state).public.endeavor !== null) follow(play, command);
  },
};
