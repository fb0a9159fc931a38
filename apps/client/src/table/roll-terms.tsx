import type { ActionRoll, PoisonedPromise, Push } from '@moonlit/rules';
import { titled } from '../api/content';
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

/** What people have put into a roll: help, pushes, promises, openings, and the harm that hinders. */
export function RollTerms({ roll }: { roll: ActionRoll }) {
  const state = useTable().public.value;
  const roller = state.protagonists[roll.roller];
  const terms: { label: string; text: string; key: string }[] = [];
  const { assist, push, setUp } = roll;
  if (assist) {
    const price = assist.stress > 0 ? `${assist.stress} stress` : `a ${assist.via}`;
    terms.push({
      key: 'assist',
      label: 'Help',
      text: `${protagonistName(state, assist.by)} assists for ${price}${assist.how ? `: ${assist.how}` : ''}`,
    });
  }
  if (push) {
    const extra = push.extra ? `, and ${titled(push.extra)}` : '';
    terms.push({ key: 'push', label: 'Push', text: `Pushed for ${pushes[push.for]}${extra}` });
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
  for (const tag of roller?.harm.filter(({ id }) => roll.harm.includes(id)) ?? []) {
    terms.push({ key: tag.id, label: `Level ${tag.level} harm counts`, text: tag.text });
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
