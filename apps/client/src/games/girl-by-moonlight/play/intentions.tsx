import type { Intention } from '@moonlit/rules/girl-by-moonlight';
import { Intentions as Waiting } from '../../../shell/places/intentions';
import { actionName } from '../api/content';
import { useTable } from '../view';

/** What people want to do next. */
export function Intentions() {
  const { intentions } = useTable().public.value;
  const all = Object.values(intentions).map((one) => ({
    id: one.protagonist,
    does: `${actionName(one.action)}${purposes[one.purpose]}${one.past ? ', in the past' : ''}${
      one.group.length > 0 || one.leads ? ', as a group' : ''
    }`,
    said: one.goal,
  }));
  return <Waiting part="protagonist" all={all} />;
}

const purposes: Record<Intention['purpose'], string> = {
  overcome: '',
  'set-up': ', to set up an ally',
  'gather-information': ', to gather information',
};
