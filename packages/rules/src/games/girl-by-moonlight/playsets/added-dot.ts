import { putChoice } from '../choices';
import { DOTS_MAX } from '../constants';
import type { Ability } from '../content';
import type { Hooks } from '../hooks';
import { nameOf, protagonist } from '../lookups';
import type { RuleId } from '../refusal';
import { missing, refuse } from '../refusal';
import type { Dots, Protagonist } from '../state';
import type { ActionId } from '../vocabulary';
import { titled } from '../vocabulary';

/** A series ability that raises actions: which ones. */
interface Raises extends Pick<Ability, 'id' | 'name'> {
  actions: readonly ActionId[];
}

/** Actions as a sentence lists them. */
const inWords = (actions: readonly ActionId[], word: 'or' | 'and'): string =>
  `${actions.slice(0, -1).map(titled).join(', ')} ${word} ${actions.slice(-1).map(titled).join()}`;

/**
 * Each protagonist picks one of the actions and gets a dot in it, the first two dots before the
 * transcendent ones (AMB-63). Nobody is asked who has all dots in all of them.
 */
export function addedDot({ actions, rule, ...told }: Raises & { rule: RuleId }): Ability {
  const { id, name } = told;
  const listed = actions.map(titled).join(', ');
  const hooks: Hooks = {
    after: {
      taken({ self }, play) {
        const open = actions.filter((action) => raised(self.actions[action]) !== null);
        if (open.length === 0) return;
        putChoice(play, self.seat, self.id, {
          kind: id,
          title: name,
          text: `Which action does ${nameOf(self)} raise by a dot?`,
          options: open.map((action) => ({
            value: action,
            label: titled(action),
            detail: `Now ${dotsOf(self, action)}, then ${dotsOf(self, action) + 1}.`,
          })),
          data: {},
        });
      },
    },
    onChoice(play, choice, value) {
      const action = actions.find((one) => one === value);
      if (action === undefined || choice.protagonist === null) {
        missing(`${name} does not raise that action.`, `Choose one of these: ${listed}.`, rule);
      }
      const one = protagonist(play.state, choice.protagonist);
      const dots = raised(one.actions[action]);
      if (!dots) {
        refuse('limit-reached', `${titled(action)} has all its dots.`, {
          instead: 'Choose another action.',
          rule,
        });
      }
      play.emit({
        type: 'protagonistChanged',
        id: one.id,
        changes: { actions: { ...one.actions, [action]: dots } },
      });
      play.say(`${name}: ${nameOf(one)} raises ${titled(action)} by a dot.`);
    },
  };
  const summary = `Each protagonist adds a dot to ${inWords(actions, 'or')}, as they choose.`;
  return { ...told, summary, kind: 'special', hooks };
}

/** Every protagonist gets a transcendent dot in each of the actions; these never count for attributes. */
export function transcendentDots({ actions, ...told }: Raises): Ability {
  const hooks: Hooks = {
    after: {
      taken({ self }, play) {
        const dots: Protagonist['actions'] = { ...self.actions };
        for (const action of actions) {
          const { mundane, transcendent } = dots[action];
          const more = Math.min(DOTS_MAX.transcendent, transcendent + 1);
          dots[action] = { mundane, transcendent: more };
        }
        play.emit({ type: 'protagonistChanged', id: self.id, changes: { actions: dots } });
        const listed = actions.map(titled).join(', ');
        play.say(`${told.name}: ${nameOf(self)} gains a transcendent dot in each of ${listed}.`);
      },
    },
  };
  const summary = `Each protagonist gains a transcendent dot in ${inWords(actions, 'and')}.`;
  return { ...told, summary, kind: 'transcendent', hooks };
}

/** The dots of an action after one more, or `null` when it has all of them. */
function raised({ mundane, transcendent }: Dots): Dots | null {
  if (mundane < DOTS_MAX.mundane) return { mundane: mundane + 1, transcendent };
  if (transcendent < DOTS_MAX.transcendent) return { mundane, transcendent: transcendent + 1 };
  return null;
}

function dotsOf(one: Protagonist, action: ActionId): number {
  return one.actions[action].mundane + one.actions[action].transcendent;
}
