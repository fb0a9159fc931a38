import type { Field, FieldOption, Offer } from '../../../engine';
import { offeredDice } from '../../../forged-in-the-dark';
import type { Ability, SeriesQuestion } from '../content';
import type { Drawers, OfferContext } from '../game';
import type { Hooks } from '../hooks';
import { playsetOf } from '../library/playset';
import { otherSeriesAbilities } from '../library/series-abilities';
import type { GbmState, GroupChoice } from '../state';
import { answerOf } from './answers';
import { canBeDrawn } from './draw';
import { choosers, favourOf } from './favours';
import { isFree } from './first-abilities';
import { choosesRoom, lockedRooms, openRooms } from './hideout-map';

/** Offers for the group's part of creation. */
export function seriesOffers(c: OfferContext): void {
  if (!isCreating(c)) return;
  rewritingOffers(c);
  seasonOffer(c);
  abilityOffers(c);
}

/** What can still be changed of the series when creation is over. */
export const seriesDrawers: Drawers = {
  series: { holds: (c) => c.director && !isCreating(c), offers: rewritingOffers },
  'series-abilities': {
    holds: (c) => !isCreating(c) && openAbilities(c.state).length > 0,
    offers: abilityOffers,
  },
};

const isCreating = ({ state }: OfferContext): boolean => state.public.phase === 'creation';

function rewritingOffers(c: OfferContext): void {
  const creating = isCreating(c);
  questionOffers(c, creating);
  nameOffer(c, creating);
  roomOffer(c);
}

function questionOffers({ state, seat, add }: OfferContext, creating: boolean): void {
  const asked = playsetOf(state).questions;
  const mine = asked.filter(({ each }) => !each || seat.role === 'protagonist');
  const next = mine.find((question) => answerOf(state, question, seat.id) === undefined);
  for (const question of mine) {
    add({
      command: 'series.answer',
      with: { question: question.id },
      label: question.title,
      ...(question.asks.length > 0 ? { detail: question.asks.join(' ') } : {}),
      place: creating ? 'series' : 'director',
      order: asked.indexOf(question),
      primary: creating && question === next,
      fields: questionFields(question, answerOf(state, question, seat.id)),
      ...(creating ? { topic: question.id } : {}),
    });
    if (!creating || !canBeDrawn(state, question, seat.id)) continue;
    add({
      command: 'series.draw',
      with: { question: question.id },
      label: question.each ? 'Draw one for me' : 'Draw one for us',
      group: question.title,
      place: 'series',
      order: asked.indexOf(question),
      rolls: offeredDice(1),
    });
  }
}

function questionFields(
  { options, min, max, title }: SeriesQuestion,
  now: { picks: string[]; text: string } | undefined,
): Field[] {
  const text: Field = {
    name: 'text',
    kind: 'text',
    label: max === 0 ? 'Your answer' : 'In more words',
    max: 2000,
    required: max === 0,
    multiline: true,
    initial: now?.text ?? '',
  };
  if (max === 0) return [text];
  const picks: Field = {
    name: 'picks',
    kind: 'choices',
    label: title,
    options: options.map((option) => ({ value: option, label: option })),
    min,
    max,
    initial: now?.picks ?? [],
    own: true,
  };
  return [picks, text];
}

function nameOffer({ state, add }: OfferContext, creating: boolean): void {
  const { name } = state.public.series;
  add({
    command: 'series.name',
    with: {},
    label: name ? 'Rename the series' : 'Name the series',
    detail: 'A name that fits your answers.',
    place: creating ? 'series' : 'director',
    order: 50,
    fields: [{ name: 'name', kind: 'text', label: 'Name', max: 80, required: true, initial: name }],
  });
}

function seasonOffer({ state, add }: OfferContext): void {
  const second = state.public.series.season === 1;
  add({
    command: 'series.begin-in',
    with: { season: second ? 2 : 1 },
    label: second ? 'Begin in season two' : 'Begin with the first season',
    detail: second
      ? 'As the book suggests: you know each other and your adversary. What was before is shown when it matters.'
      : 'You meet each other, and the adversary, as you play.',
    place: 'series',
    order: 51,
  });
}

function roomOffer(c: OfferContext): void {
  const { state, director, add } = c;
  const free = choosesRoom(state);
  const rooms = free ? openRooms(state) : lockedRooms(state);
  if (rooms.length === 0) return;
  const word = playsetOf(state).map?.room ?? 'room';
  if (free) {
    for (const { id, name, summary } of rooms) {
      favourOffer(c, { choice: 'room', value: id }, { label: name, detail: summary, order: 60 });
    }
  }
  if (!director) return;
  const options: FieldOption[] = rooms.map(({ id, name, summary }) => ({
    value: id,
    label: name,
    detail: summary,
  }));
  const room: Field = { name: 'room', kind: 'choice', label: 'Room', options, required: true };
  const reason: Field = { name: 'reason', kind: 'text', label: 'Why', max: 300, required: false };
  add({
    command: 'series.unlock-room',
    with: {},
    label: free ? `Settle: a free ${word}` : 'Unlock a room by hand',
    place: free ? 'series' : 'director',
    order: free ? 69 : 60,
    fields: free ? [room] : [room, reason],
  });
}

/** What the group may take now: the first of each kind, or one more for an advance. */
function openAbilities(
  state: GbmState,
): readonly { ability: Ability; own: boolean; free: boolean }[] {
  const { phase, series } = state.public;
  const advancing = phase !== 'creation' && series.advances > 0;
  const own = playsetOf(state).abilities.map((ability) => ({
    ability,
    own: true,
    free: isFree(state, ability.kind),
  }));
  const others = (advancing ? otherSeriesAbilities(state) : []).map((ability) => ({
    ability,
    own: false,
    free: false,
  }));
  return [...own, ...others].filter(
    ({ ability, free }) => !series.abilities.includes(ability.id) && (free || advancing),
  );
}

function abilityOffers(c: OfferContext): void {
  for (const { ability, own, free } of openAbilities(c.state)) {
    const { id, name, summary, kind, hooks } = ability;
    const favoured = favourOf(c.state, kind, c.seat.id);
    const of = {
      detail: own ? summary : `Of another series. ${summary}`,
      order: kind === 'transcendent' ? 71 : 70,
      ...(free ? {} : { cost: '1 series advance' }),
    };
    const fields = hooks.groupSetting ? [settingField(hooks.groupSetting)] : [];
    const label = kind === 'transcendent' ? `${name} (transcendent)` : name;
    const on = favoured?.value === id;
    favourOffer(c, { choice: kind, value: id }, { ...of, label, fields: on ? [] : fields });
    if (!c.director) continue;
    c.add({
      ...of,
      command: 'series.take-ability',
      with: { ability: id },
      label: `Settle: ${name}`,
      place: 'series',
      fields,
    });
  }
}

const settingField = ({ label, options }: NonNullable<Hooks['groupSetting']>): Field => ({
  name: 'setting',
  kind: 'choice',
  label,
  options,
  required: true,
});

/** To favour something of what the group chooses, or to think again (AMB-95). */
function favourOffer(
  { state, seat, add }: OfferContext,
  { choice, value }: { choice: GroupChoice; value: string },
  offer: Pick<Offer, 'label' | 'detail' | 'order' | 'cost' | 'fields'>,
): void {
  if (!choosers(state).some(({ id }) => id === seat.id)) return;
  const on = favourOf(state, choice, seat.id)?.value === value;
  add({
    ...offer,
    command: 'series.favour',
    with: { choice, value: on ? null : value },
    variant: value,
    place: 'series',
    on,
  });
}
