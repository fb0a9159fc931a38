import type { ActionRoll, PoisonedPromise, Push } from '@moonlit/rules/girl-by-moonlight';
import { personName, protagonistName, useTable } from '../view';

const pushes: Record<Push['for'], string> = {
  die: 'one more die',
  effect: 'more effect',
  act: 'acting in spite of it all',
};

const answers: Record<PoisonedPromise['status'], string> = {
  offered: 'offered',
  accepted: 'accepted',
  refused: 'refused',
  'taken-back': 'taken back',
  struck: 'struck',
};

interface Pushed {
  push: Push | null;
  morePushes?: Push[];
}

/** Who pushes for what: somebody may for more than one thing where the table allows it. */
const pushesOf = (who: string, { push, morePushes }: Pushed) =>
  [push, ...(morePushes ?? [])].filter((one) => one !== null).map((one) => [who, one] as const);

/** What people have put into a roll: help, pushes, promises, openings, and the harm that hinders. */
export function RollTerms({ roll }: { roll: ActionRoll }) {
  const state = useTable().public.value;
  const terms: { label: string; text: string; key: string }[] = [];
  const { assist, linkHelp, setUp } = roll;
  const followers = roll.group?.filter(({ protagonist }) => protagonist !== roll.roller) ?? [];
  for (const help of [assist, linkHelp]) {
    if (!help) continue;
    const free = help.via === 'link' ? 'with a link' : 'without stress';
    const price = help.stress > 0 ? `for ${help.stress} stress` : free;
    terms.push({
      key: `help-${help.via}`,
      label: 'Help',
      text: `${protagonistName(state, help.by)} assists ${price}${help.how ? `: ${help.how}` : ''}`,
    });
  }
  const pushed = followers.flatMap((member) => pushesOf(member.protagonist, member));
  for (const [id, push] of [...pushesOf(roll.roller, roll), ...pushed]) {
    const who = followers.length > 0 ? `${protagonistName(state, id)} pushes` : 'Pushed';
    const extra = push.extra ? `; ${push.extra}` : '';
    terms.push({
      key: `push-${id}-${push.for}`,
      label: 'Push',
      text: `${who} for ${pushes[push.for]}${extra}`,
    });
  }
  for (const promise of roll.promises) {
    const whom = promise.to === undefined ? '' : ` to ${protagonistName(state, promise.to)}`;
    const price = promise.adversary > 0 ? ` (adversary +${promise.adversary})` : '';
    terms.push({
      key: promise.id,
      label: `Poisoned promise, ${answers[promise.status]}`,
      text: `${personName(state, promise.by)}${whom}: “${promise.text}”${price}`,
    });
  }
  if (setUp) {
    terms.push({
      key: 'set-up',
      label: 'Opening',
      text: `${protagonistName(state, setUp.by)}’s set-up gives better ${setUp.benefit}`,
    });
  }
  for (const { harm } of Object.values(state.protagonists)) {
    for (const tag of harm.filter(({ id }) => roll.harm.includes(id))) {
      terms.push({ key: tag.id, label: `Level ${tag.level} harm counts`, text: tag.text });
    }
  }
  if (terms.length === 0) return null;
  return (
    <ul class="terms">
      {terms.map(({ key, label, text }) => (
        <li key={key}>
          <span class="terms-label">{label}</span> {text}
        </li>
      ))}
    </ul>
  );
}
