import type { ActionRoll, GroupMember, PoisonedPromise, Push } from '@moonlit/rules';
import { personName, protagonistName, useTable } from './view';

const pushes: Record<Push['for'], string> = {
  die: 'one more die',
  effect: 'more effect',
  act: 'acting in spite of it all',
};

const answers: Record<PoisonedPromise['status'], string> = {
  offered: 'offered',
  accepted: 'accepted',
  refused: 'refused',
};

const pushOf = ({ protagonist, push }: GroupMember) => [protagonist, push] as const;

/** What people have put into a roll: help, pushes, promises, openings, and the harm that hinders. */
export function RollTerms({ roll }: { roll: ActionRoll }) {
  const state = useTable().public.value;
  const terms: { label: string; text: string; key: string }[] = [];
  const { assist, setUp } = roll;
  const followers = roll.group?.filter(({ protagonist }) => protagonist !== roll.roller) ?? [];
  if (assist) {
    const price = assist.stress > 0 ? `${assist.stress} stress` : `a ${assist.via}`;
    terms.push({
      key: 'assist',
      label: 'Help',
      text: `${protagonistName(state, assist.by)} assists for ${price}${assist.how ? `: ${assist.how}` : ''}`,
    });
  }
  for (const [id, push] of [[roll.roller, roll.push] as const, ...followers.map(pushOf)]) {
    if (!push) continue;
    const who = followers.length > 0 ? `${protagonistName(state, id)} pushes` : 'Pushed';
    const extra = push.extra ? `; ${push.extra}` : '';
    terms.push({
      key: `push-${id}`,
      label: 'Push',
      text: `${who} for ${pushes[push.for]}${extra}`,
    });
  }
  for (const promise of roll.promises) {
    const price = promise.adversary > 0 ? ` (adversary +${promise.adversary})` : '';
    terms.push({
      key: promise.id,
      label: `Poisoned promise, ${answers[promise.status]}`,
      text: `${personName(state, promise.by)}: “${promise.text}”${price}`,
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
