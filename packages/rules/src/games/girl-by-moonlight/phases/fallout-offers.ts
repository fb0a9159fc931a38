import type { Field, FieldOption } from '../../../engine';
import { offeredPool } from '../../../forged-in-the-dark';
import { falloutEntries } from '../custom/fallout';
import type { OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import { cast, nameOf } from '../lookups';
import { reasonsOf } from '../rolls/pool-words';
import type { GbmState } from '../state';
import { numeral } from '../vocabulary';
import { falloutPool, falloutTier } from './fallout-pool';
import { halvingOf } from './halving';
import { clearedInFallout, heartsToDevour } from './mission-types';

/** The director's next step of fallout; the order is the book's (GBM-FAL-001). */
export function falloutOffers({ state, director, add }: OfferContext): void {
  const { fallout, eclipsedInMission } = state.public.episode;
  if (!director || state.public.phase !== 'fallout' || !fallout || fallout.halved) return;
  const { track, name } = playsetOf(state).adversary;
  const base = { place: 'next-step', primary: true } as const;
  if (!fallout.adversary) {
    add({
      ...base,
      command: 'fallout.adversary',
      with: {},
      label: `1. Advance the ${track} track`,
      detail: 'One segment for the mission, and one for each of these that happened in it.',
      fields: [
        {
          name: 'agenda',
          kind: 'switch',
          label: `The adversary’s agenda moved forward: ${name}`,
          initial: false,
        },
        {
          name: 'eclipse',
          kind: 'switch',
          label: 'Somebody fell into eclipse, died by the adversary, or joined it',
          initial: eclipsedInMission,
        },
        {
          name: 'destiny',
          kind: 'switch',
          label: 'The group came closer to its destiny',
          initial: false,
        },
      ],
    });
    return;
  }
  if (!fallout.cleared) {
    if (Object.keys(state.public.eclipses).length > 0) return;
    add({
      ...base,
      command: 'fallout.clear',
      with: {},
      label: `2. Clear ${clearedInFallout(state)}`,
      detail: [...linksLeft(state), 'Whoever is in eclipse only loses their links.'].join(' '),
    });
    return;
  }
  if (!fallout.told) {
    const drawn = state.director.fallout;
    if (drawn === null) {
      if (heartsToDevour(state)) return;
      const pool = falloutPool(state);
      const { dice, keep } = pool;
      add({
        ...base,
        command: 'fallout.roll',
        with: {},
        label: `3. Roll fallout: ${keep === 'highest' ? `${dice}d` : '2 dice, keep the lower'}`,
        detail: `In secret, on the table of ${onTable(state)}.${reasonsOf(pool)}`,
        rolls: offeredPool(pool),
      });
    } else {
      const entries = falloutEntries(state, drawn);
      add({
        ...base,
        command: 'fallout.tell',
        with: {},
        label: entries.length > 1 ? 'Tell the table' : `Tell the table: ${drawn.entry}`,
        advice: ['fallout'],
        fields: [
          ...(entries.length > 1 ? [entryField(entries)] : []),
          {
            name: 'text',
            kind: 'text',
            label: 'What do they see?',
            max: 2000,
            required: false,
            multiline: true,
          },
        ],
      });
    }
    return;
  }
  const { from, to, keeps, own } = halvingOf(state);
  if (own?.first) return;
  const found = playsetOf(state).investigation.track;
  add({
    ...base,
    command: 'fallout.halve',
    with: {},
    label:
      keeps || to === from
        ? `4. ${found} stays at ${from}`
        : own
          ? `4. ${found}: ${from} → ${to}`
          : `4. Halve ${found.toLowerCase()}: ${from} → ${to}`,
    ...(own ? { detail: own.why } : {}),
  });
}

/** Who has links that would be lost, to be used before. */
function linksLeft(state: GbmState): string[] {
  const some = cast(state).flatMap((one) => {
    const links = Object.values(one.links).reduce((sum, held) => sum + held, 0);
    return links > 0 ? [`${nameOf(one)} ${links}`] : [];
  });
  return some.length > 0 ? [`Links not used yet, which go now: ${some.join(', ')}.`] : [];
}

/** The table that fallout is read on, and why it is a worse one, if so. */
function onTable(state: GbmState): string {
  const { tier, lines } = falloutTier(state);
  return [`tier ${numeral(tier)}`, ...lines.map(({ source }) => source)].join('; ');
}

/** What is told: the playset's entry, or one of the table's own. */
function entryField(options: FieldOption[]): Field {
  const [first] = options;
  return {
    name: 'entry',
    kind: 'choice',
    label: 'What happens',
    options,
    required: true,
    ...(first ? { initial: first.value } : {}),
  };
}
