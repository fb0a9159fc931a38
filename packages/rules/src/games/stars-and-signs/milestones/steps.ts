import type { StarsPlay } from '../game';
import { effortRefresh, skillRank, slotWord, stateOf } from '../numbers';
import { refreshAffinities } from '../protagonists/affinities';
import { refreshEffort } from '../protagonists/effort';
import { endTransformation } from '../protagonists/energy';
import { clearUses } from '../protagonists/features';
import { change, protagonistOf, traitsOf } from '../protagonists/find';
import { refreshHope } from '../protagonists/hope';
import type { Protagonist } from '../protagonists/protagonist';
import type { StarsState } from '../state';
import { comeBack } from '../trouble/defeat';
import { clearDespair } from '../trouble/despair';
import { renewFallout, tempt } from '../trouble/temptations';
import { woundsOf } from '../trouble/wounds';
import { caps, pools, skills } from '../vocabulary';
import type { Milestone, MilestoneStep } from './milestone';
import { reflectables } from './reflectable';
import { canTakeTalent, isAffordable } from './spending';

/** One step of the list that a protagonist goes through. */
export interface Step {
  /** What it is called on the list. */
  label: string;
  /** What is asked, where somebody has something to choose. */
  asks: string;
  /** Whether there is something to choose; else it goes by itself. */
  waits?(state: StarsState, one: Protagonist, milestone: Milestone): boolean;
  /** What comes of it by itself, in a few words each; what the referee alone learns is not among them. */
  settle?(play: StarsPlay, one: Protagonist, milestone: Milestone): string[];
}

/** All steps, as the book has them and as what stands elsewhere in it belongs between them (SNS-2102, 2107, 2116, 2117). */
export const stepTable: Readonly<Record<MilestoneStep, Step>> = {
  consumed: {
    label: 'A way out',
    asks: 'First it is settled what becomes of them.',
    waits: (_, { consumed, standing }) => consumed || standing === 'defeated',
  },
  affinities: {
    label: 'Free invokes',
    asks: '',
    settle(play, one) {
      refreshAffinities(play, one.id);
      clearUses(play, one.id, 'minor');
      const { transformed } = protagonistOf(play, one.id);
      const gone = transformed?.temporary ?? 0;
      if (transformed && gone > 0)
        change(play, one, { transformed: { ...transformed, temporary: 0 } });
      return [
        'Free invokes of all Affinities are back.',
        ...(gone > 0 ? [`Temporary Energy is gone: ${slotWord(gone)}.`] : []),
      ];
    },
  },
  recover: {
    label: 'A Wound',
    asks: 'Try to recover from one Wound; the referee rolls. Failing costs nothing.',
    waits: (state, one) => woundsOf(state, one.id).length > 0,
  },
  hope: {
    label: 'Hope for Despair',
    asks: 'Each Hope clears one slot of Despair.',
    waits: (_, one) => one.despair > 0 && one.hope > 0 && stateOf(one) !== 'broken',
  },
  reflect: {
    label: 'Reflection',
    asks: 'One Aspect, one Agenda, one Connection: how was it shown, or challenged?',
    waits: (state, one, milestone) => reflectables(state, one, milestone).length > 0,
  },
  xp: {
    label: 'Experience',
    asks: '',
    settle(play, one, { challenges }) {
      if (challenges === 0) return [];
      change(play, one, { xp: protagonistOf(play, one.id).xp + challenges });
      return [`${challenges} XP.`];
    },
  },
  corruption: {
    label: 'Corruption',
    asks: '',
    settle(play, one) {
      tempt(play, one.id);
      const { corruption } = protagonistOf(play, one.id);
      return corruption > 0 ? [`Corruption: ${slotWord(corruption)}.`] : [];
    },
  },
  return: {
    label: 'Return',
    asks: '',
    settle(play, one) {
      comeBack(play, one.id);
      return [];
    },
  },
  transformation: {
    label: 'Transformation',
    asks: '',
    settle(play, one) {
      endTransformation(play, one.id, 'a Major Milestone');
      return [];
    },
  },
  despair: {
    label: 'Despair',
    asks: '',
    settle(play, one) {
      const cleared = clearDespair(play, one.id, caps.despair);
      return cleared > 0 ? ['All Despair is cleared.'] : [];
    },
  },
  hopeRefresh: {
    label: 'Hope',
    asks: '',
    settle(play, one) {
      refreshHope(play, one.id);
      return [`Hope: ${protagonistOf(play, one.id).hope}.`];
    },
  },
  effort: {
    label: 'Effort',
    asks: '',
    settle(play, one) {
      const gained = refreshEffort(play, one.id);
      const now = protagonistOf(play, one.id);
      const full = pools.map((pool) => effortRefresh(now, pool)).join(', ');
      return [`Effort: ${full}.`, ...(gained > 0 ? [`${gained} SP.`] : [])];
    },
  },
  feature: {
    label: 'Class Feature',
    asks: 'One more Feature of the Class that they qualify for.',
    waits: () => true,
  },
  charm: {
    label: 'Charm',
    asks: 'One Charm: a trinket with a little magic.',
    waits: () => true,
  },
  skills: {
    label: 'Skills',
    asks: 'A rank costs five times what it becomes, in SP.',
    waits: (_, one) =>
      skills.some((skill) => skillRank(one, skill) < caps.rank && isAffordable(one, skill)),
  },
  talents: {
    label: 'Talents',
    asks: '10 XP each, into a free slot of a Skill; its Ability rises.',
    waits: (_, one) => canTakeTalent(one),
  },
  agenda: {
    label: 'An Agenda',
    asks: 'One Agenda may be added.',
    waits: (state, one) =>
      traitsOf(state, one.id).filter(({ kind }) => kind === 'agenda').length < caps.agendas,
  },
  falloutDue: {
    label: 'A new arc',
    asks: '',
    settle(play, one) {
      clearUses(play, one.id, 'major');
      renewFallout(play, one.id);
      if (!one.flashbackUsed) return [];
      change(play, one, { flashbackUsed: false });
      return ['The Flashback can be used again.'];
    },
  },
};
