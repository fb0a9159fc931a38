import { count } from '../../../design/words';
import type { OwnTask } from '../../../shell/game';
import { playsetOf } from '../api/content';
import { ownProtagonist, useOffers, useTable } from '../view';

/**
 * What waits for a player, in this order: somebody to play, downtime actions to spend, an advance.
 */
export function useOwnTask(): OwnTask | null {
  const table = useTable();
  const { phase, series, episode } = table.public.value;
  const one = ownProtagonist(table);
  const making = useOffers('creation').length > 0;
  const heroes = useOffers('tonight').length > 0;
  const advance = useOffers('sheet').some(({ command }) => command.startsWith('advance.'));
  const activity = useOffers('downtime').some(({ command }) => command === 'downtime.start');
  // The questions of the series come first (GBM-SER-005).
  const roles = playsetOf(series.playset)?.questions.find(({ thenPlaybooks }) => thenPlaybooks);
  const toCome =
    phase === 'creation' && roles && !series.answers[`${roles.id}:${table.viewer.seat}`];
  if (heroes) return { words: 'Take a hero', where: 'own', now: TAKE, pressing: true };
  if (making && !toCome) {
    const made = { words: 'Make your protagonist', where: 'own' } as const;
    const waits = phase !== 'creation' && one?.status !== 'active';
    return waits ? { ...made, now: MAKE, pressing: true } : made;
  }
  const left = episode.downtime[one?.id ?? '']?.left ?? 0;
  if (phase === 'downtime' && activity && left > 0) {
    const actions = count(left, 'action', 'actions');
    const text = `You have ${count(left, 'downtime action', 'downtime actions')} left, for each other or for plans.`;
    return { words: `Spend ${actions}`, where: 'table', now: { title: 'Downtime', text } };
  }
  return advance ? { words: 'Spend an advance', where: 'own' } : null;
}

const TAKE = {
  title: 'Take a hero',
  text: 'You have nobody to play yet. Choose a hero, and play at once.',
};

const MAKE = {
  title: 'Make your protagonist',
  text: 'You have nobody to play yet. A name and a playbook are enough.',
};
