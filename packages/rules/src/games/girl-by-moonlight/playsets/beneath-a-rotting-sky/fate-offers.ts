import type { Field } from '../../../../engine';
import type { OfferContext, StandingPrompt } from '../../game';
import { directorSeats } from '../../lookups';
import type { GbmState } from '../../state';
import { termsOf } from './fate-commands';
import { DEFY_FATE, fates } from './fate-map';
import {
  fateNamed,
  fateTitle,
  mayBeEmpty,
  openFates,
  recipientOptions,
  recipients,
  untold,
  whyNoFate,
  whyNotCommit,
} from './fates';
import { skySlot } from './slots';

const promptOf = (fate: string) => `fate:${fate}`;
const costPromptOf = (fate: string) => `fate-cost:${fate}`;

/** What each seat may do about cursed fates now. */
export function fateOffers(c: OfferContext): void {
  if (skySlot.of(c.state) === null) return;
  proposeOffers(c);
  agreeOffers(c);
  if (c.director) costOffers(c);
}

function proposeOffers({ state, seat, add }: OfferContext): void {
  const sky = skySlot.of(state);
  if (!sky || seat.role !== 'protagonist' || whyNoFate(state)) return;
  for (const fate of openFates(sky)) {
    const order = fates.indexOf(fate);
    const at = { command: 'fate.propose', place: 'series', group: fateTitle(fate) } as const;
    const all = recipients(state, fate);
    if (all?.length !== 0) {
      add({
        ...at,
        with: { fate: fate.id, withoutBenefit: false },
        label: `Propose ${fateTitle(fate)}`,
        detail: `${fate.benefit} The price: ${fate.complication}`,
        order: 100 + order,
        fields: [...(all ? [whomField(recipientOptions(all))] : []), whyField],
      });
    }
    if (!mayBeEmpty(fate)) continue;
    add({
      ...at,
      with: { fate: fate.id, withoutBenefit: true },
      label: `Propose ${fateTitle(fate)} without its benefit`,
      detail: `It opens the way on. The price all the same: ${fate.complication}`,
      order: 110 + order,
      fields: [whyField],
    });
  }
}

function whomField(options: ReturnType<typeof recipientOptions>): Field {
  return { name: 'whom', kind: 'choice', label: 'For whom?', options, required: true };
}

const whyField: Field = {
  name: 'why',
  kind: 'text',
  label: 'Why now?',
  max: 300,
  required: false,
};

function agreeOffers({ state, seat, add }: OfferContext): void {
  const proposal = skySlot.of(state)?.proposal;
  if (!proposal || seat.role === 'spectator') return;
  const { name } = fateNamed(proposal.fate);
  const own = proposal.by === seat.id;
  const answering = own ? { place: 'series' as const } : { place: 'prompt' as const };
  const prompt = own ? {} : { prompt: promptOf(proposal.fate) };
  if (!own && !whyNotCommit(state)) {
    add({ command: 'fate.commit', with: {}, label: `Commit to ${name}`, ...answering, ...prompt });
  }
  add({
    command: 'fate.set-aside',
    with: {},
    label: own ? `Take back ${name}` : 'Not this time',
    fields: [{ name: 'why', kind: 'text', label: 'Why?', max: 300, required: false }],
    ...answering,
    ...prompt,
  });
}

function costOffers({ state, add }: OfferContext): void {
  const used = skySlot.of(state)?.fates ?? {};
  const open = untold(state);
  for (const fate of fates) {
    const cost = used[fate.id]?.cost;
    const due = open.includes(fate);
    if (!due && !cost?.foreshadowed) continue;
    add({
      command: 'fate.cost',
      with: { fate: fate.id },
      label: due ? 'Tell the table' : `The price of ${fateTitle(fate)} comes true`,
      detail: [fate.complication, ...(fate.id === DEFY_FATE ? [fate.benefit] : [])].join(' '),
      fields: [
        {
          name: 'text',
          kind: 'text',
          label: fate.id === DEFY_FATE ? 'Which hope, and at what price?' : 'What comes of it?',
          max: 300,
          required: false,
          multiline: true,
        },
        {
          name: 'foreshadowed',
          kind: 'switch',
          label: 'Only foreshadowed: its full effect shows later',
          initial: false,
        },
      ],
      ...(due
        ? { place: 'prompt', prompt: costPromptOf(fate.id) }
        : { place: 'director', order: 84 }),
    });
  }
}

/** Asks the others whether they agree, and the director for what it costs (GBM-ROT-RUL-005, 006). */
export function fatePrompts(state: GbmState): StandingPrompt[] {
  const { table } = state.public;
  const sky = skySlot.of(state);
  if (!sky) return [];
  const due = untold(state).map((fate) => ({
    id: costPromptOf(fate.id),
    to: directorSeats(state),
    title: `The price of ${fate.name}`,
    text: [fate.complication, ...fate.asks].join(' '),
  }));
  const { proposal } = sky;
  if (!proposal) return due;
  const others = Object.values(table.seats).filter(
    ({ id, role, vacant }) => id !== proposal.by && role !== 'spectator' && !vacant,
  );
  const by = table.seats[proposal.by]?.name ?? 'Somebody';
  const obstacle = whyNotCommit(state);
  const waits = obstacle ? `You cannot commit to it yet: ${obstacle.reason}` : '';
  const asked: StandingPrompt = {
    id: promptOf(proposal.fate),
    to: others.map(({ id }) => id),
    title: `${by} proposes ${fateNamed(proposal.fate).name}`,
    text: [...termsOf(state, proposal), proposal.why, waits].filter(Boolean).join(' '),
  };
  return [asked, ...due];
}
