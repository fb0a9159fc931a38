import { missing, refuse } from '../../../engine';
import { DOTS_MAX } from '../../constants';
import type { Hooks } from '../../hooks';
import type { Dots, Protagonist } from '../../state';
import { nameOf, protagonist } from '../../table/lookups';
import type { ActionId } from '../../vocabulary';
import { titled } from '../../vocabulary';

/** The actions that the stars favour. */
export const starlit = ['forgive', 'empathize', 'flow'] as const satisfies readonly ActionId[];

/**
 * By starlight (GBM-ABY-ABL-002): each protagonist picks an action and gets a dot in it, the first
 * two dots before the transcendent ones (AMB-63).
 */
export const byStarlight: Hooks = {
  onTaken({ self }, play) {
    const open = starlit.filter((action) => raised(self.actions[action]) !== null);
    if (self.seat === null || open.length === 0) return;
    play.emit({
      type: 'choicePut',
      choice: {
        id: play.id('choice'),
        to: self.seat,
        protagonist: self.id,
        kind: 'by-starlight',
        title: 'By starlight',
        text: `Which action does ${nameOf(self)} raise by a dot?`,
        options: open.map((action) => ({
          value: action,
          label: titled(action),
          detail: `Now ${dotsOf(self, action)}, then ${dotsOf(self, action) + 1}.`,
        })),
        data: {},
      },
    });
  },
  onChoice(play, choice, value) {
    const action = starlit.find((one) => one === value);
    if (action === undefined || choice.protagonist === null) {
      missing(
        'By starlight does not raise that action.',
        'Choose Forgive, Empathize or Flow.',
        'GBM-ABY-ABL-002',
      );
    }
    const one = protagonist(play.state, choice.protagonist);
    const dots = raised(one.actions[action]);
    if (!dots) {
      refuse('limit-reached', `${titled(action)} has all its dots.`, {
        instead: 'Choose another action.',
        rule: 'GBM-ABY-ABL-002',
      });
    }
    play.emit({
      type: 'protagonistChanged',
      id: one.id,
      changes: { actions: { ...one.actions, [action]: dots } },
    });
    play.say(`By starlight: ${nameOf(one)} raises ${titled(action)} by a dot.`);
  },
};

/** The dots of an action after one more, or `null` when it has all of them. */
function raised({ mundane, transcendent }: Dots): Dots | null {
  if (mundane < DOTS_MAX.mundane) return { mundane: mundane + 1, transcendent };
  if (transcendent < DOTS_MAX.transcendent) return { mundane, transcendent: transcendent + 1 };
  return null;
}

function dotsOf(one: Protagonist, action: ActionId): number {
  return one.actions[action].mundane + one.actions[action].transcendent;
}
