import type { Frame } from '../checks/check';
import { lay } from '../checks/laying';
import { update } from '../checks/standing';
import type { HumanityPlay } from '../game';
import { ruleOf } from '../house-rules';
import { harder } from '../numbers';
import { FREE, isImmune, limitsFor, NONE } from './action-form';
import type { Actor } from './actor';
import { beat } from './beats';
import type { Endeavor, Participant } from './endeavor';
import { nameOf, update as updateEndeavor } from './find';
import type { ActionRule } from './kinds';
import { actionOf, kindOf } from './registry';
import type { StatWay } from './stats';
import { readWay } from './stats';
import type { Data } from './taking';
import { joinIds, take } from './taking';

/** What somebody says of an action that they take. */
export interface Said {
  action: string;
  /** A Stat, in whose place, or without a Check. */
  how: string;
  /** Whom an Attack goes against. */
  against: string[];
  /** They are apt against it, so that it is a rank harder (HUM-1003). */
  defended: boolean;
  /** It goes against somebody’s will: an Attack (HUM-1412). */
  assault: boolean;
  whom: string;
  track: string;
  aptitude: string;
  /** The other action, where they shine (HUM-1305). */
  also: string;
  aim: string;
}

/** Takes an action: with a Check, which lies on the table from now on, or at once. */
export function act(play: HumanityPlay, sent: Said, actor: Actor): void {
  const { endeavor, one, extra } = actor;
  const action = actionOf(endeavor, one, sent.action);
  if (!action) return;
  const data: Data = {
    endeavor: endeavor.id,
    ...(sent.against.length > 0 ? { against: joinIds(sent.against) } : {}),
    ...(sent.whom === NONE ? {} : { whom: sent.whom }),
    ...(sent.track === NONE ? {} : { track: sent.track }),
    ...(sent.aim === '' ? {} : { aim: sent.aim }),
    ...(sent.also === NONE ? {} : { also: sent.also }),
    ...(sent.assault ? { assault: true } : {}),
    ...(extra ? { extra: extra.id } : {}),
  };
  if (endeavor.shining) updateEndeavor(play, { shining: false });
  const way = sent.how === FREE ? null : readWay(sent.how);
  if (way === null) {
    take(play, endeavor, { who: one, members: [], outcome: null, action: action.id, data });
    return;
  }
  if (failsAnyway(play, sent, actor)) {
    const text = `The Attack cannot touch ${sent.against.map((id) => nameOf(play.state, id)).join(' and ')}.`;
    play.say(text, {
      ...beat('endeavor-effect', one.character),
      notes: ['Immune to what they are apt against.'],
    });
    if (extra) {
      play.emit({
        type: 'endeavorChanged',
        set: { extras: endeavor.extras.filter((each) => each.id !== extra.id) },
      });
    } else {
      play.emit({
        type: 'participantChanged',
        character: one.character,
        set: { left: one.left - 1 },
      });
    }
    return;
  }
  layAction(play, actor, { action, data, way, sent });
}

/** Whom of those attacked an Aptitude covers: by Protect, or as the table says (HUM-1003, 1311). */
const isCovered = ({ participants }: Endeavor, id: string, defended: boolean): boolean =>
  defended || (participants[id]?.protectedBy.length ?? 0) > 0;

/** An Attack that meets nobody but those who are immune to it fails without dice (HUM-1205). */
function failsAnyway({ state }: HumanityPlay, sent: Said, { endeavor }: Actor): boolean {
  if (sent.against.length === 0 || sent.also !== NONE) return false;
  return sent.against.every((id) => {
    if (!isImmune(state, id)) return false;
    const covered = ruleOf(state, 'immunityMeetsProtect') === 'all';
    return sent.defended || (covered && isCovered(endeavor, id, false));
  });
}

/** Lays the Check of an action on the table, framed already (HUM-701): what Protect and Aptitudes add is counted. */
function layAction(
  play: HumanityPlay,
  actor: Actor,
  { action, data, way, sent }: { action: ActionRule; data: Data; way: StatWay; sent: Said },
): void {
  const { endeavor, one } = actor;
  const { against, aim } = sent;
  const [target] = against;
  const covered = against.some((id) => isCovered(endeavor, id, sent.defended));
  const names = against.map((id) => nameOf(play.state, id)).join(' and ');
  const aptitude = sent.aptitude === NONE ? null : sent.aptitude;
  const character = against.length === 1 && target !== undefined ? target : null;
  if (endeavor.called.length > 0) updateEndeavor(play, { called: [] });
  const check = lay(play, one.character, {
    aim,
    claim: {
      ...way,
      aptitude,
      against: againstWhom(sent, character, names),
      gain: null,
    },
    purpose: {
      kind: 'endeavor',
      action: action.id,
      data: { ...data },
      ...limitsFor(actor, action),
    },
  });
  const raised = [
    ...(covered
      ? [{ source: sent.defended ? 'They are apt against it' : 'Protect', ranks: 1 }]
      : []),
    ...(kindOf(endeavor).raises?.(play.state, endeavor, aimedOf(one, sent)) ?? []),
  ];
  const frame: Frame = {
    ...{ said: 'simple', raised, ...harder('simple', raised.length) },
    ...{
      apt: aptitude !== null,
      gain: false,
      rival: against.length > 0 || sent.assault,
      dark: false,
    },
  };
  update(play, check, { frame });
  const whom = names === '' ? '' : ` against ${names}`;
  play.say(`${nameOf(play.state, one.character)}: ${action.name}${whom}.`, {
    ...beat('endeavor-turn', one.character, ...against),
    notes: raised.length > 0 ? [hardWords(frame, raised)] : [],
  });
}

/** Whom the Check goes against: those who are named, or somebody on guard whom nobody has named (HUM-1412). */
function againstWhom({ against, assault }: Said, character: string | null, names: string) {
  if (against.length > 0) return { character, who: names };
  return assault ? { character: null, who: 'whoever is on guard' } : null;
}

const aimedOf = (who: Participant, { against, track }: Said) => ({
  ...{ who, against },
  track: track === NONE ? null : track,
});

/** “Hard, by Protect: 2 Checks with different Stats.” */
const hardWords = ({ complexity, needed }: Frame, raised: Frame['raised']): string =>
  `${complexity === 'hard' ? 'Hard' : 'Complex'}, by ${raised.map(({ source }) => source).join(' and ')}: ${needed} Checks with different Stats.`;
