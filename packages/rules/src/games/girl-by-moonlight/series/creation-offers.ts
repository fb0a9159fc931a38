import type { Field, FieldOption } from '../../../engine';
import type { SeriesQuestion } from '../content';
import type { OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import { otherSeriesAbilities } from '../library/series-abilities';
import { answerOf } from './answers';
import { isFree } from './first-abilities';
import { lockedRooms, openRooms } from './hideout-map';

/** Offers for the group's part of creation; afterwards mostly for the director. */
export function seriesOffers(c: OfferContext): void {
  const creating = c.state.public.phase === 'creation';
  if (creating || c.director) {
    questionOffers(c, creating);
    nameOffer(c, creating);
    roomOffer(c, creating);
  }
  abilityOffers(c, creating);
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

function roomOffer({ state, director, add }: OfferContext, creating: boolean): void {
  const map = playsetOf(state).map;
  const free = creating && map?.freeRoom === true && !state.public.series.freeRoomPicked;
  const rooms = free ? openRooms(state) : director ? lockedRooms(state) : [];
  if (rooms.length === 0) return;
  const options: FieldOption[] = rooms.map(({ id, name, summary }) => ({
    value: id,
    label: name,
    detail: summary,
  }));
  const room: Field = { name: 'room', kind: 'choice', label: 'Room', options, required: true };
  const reason: Field = { name: 'reason', kind: 'text', label: 'Why', max: 300, required: true };
  add({
    command: 'series.unlock-room',
    with: {},
    label: free ? `Choose a free ${map?.room ?? 'room'}` : 'Unlock a room by hand',
    place: free ? 'series' : 'director',
    order: 60,
    fields: free ? [room] : [room, reason],
  });
}

function abilityOffers({ state, add }: OfferContext, creating: boolean): void {
  const { abilities, advances } = state.public.series;
  const own = playsetOf(state).abilities;
  const others = advances > 0 && !creating ? otherSeriesAbilities(state) : [];
  for (const ability of [...own, ...others]) {
    const { id, name, summary, kind, hooks } = ability;
    const free = own.includes(ability) && isFree(state, kind);
    if (abilities.includes(id) || (!free && (creating || advances < 1))) continue;
    const setting = hooks.groupSetting;
    add({
      command: 'series.take-ability',
      with: { ability: id },
      label: kind === 'transcendent' ? `${name} (transcendent)` : name,
      ...(free ? {} : { cost: '1 series advance' }),
      detail: own.includes(ability) ? summary : `Of another series. ${summary}`,
      place: 'series',
      order: kind === 'transcendent' ? 71 : 70,
      ...(setting
        ? {
            fields: [
              {
                name: 'setting',
                kind: 'choice',
                label: setting.label,
                options: setting.options,
                required: true,
              },
            ],
          }
        : {}),
    });
  }
}
