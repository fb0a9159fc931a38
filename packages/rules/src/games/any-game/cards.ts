import { z } from 'zod';
import type { Audience, Field, FieldOption } from '../../engine';
import { typedWords } from '../../engine/typed-words';
import type { WayToMove } from '../../table';
import { choiceField, foldedAway, pictureOptions, privateTo, textField } from '../../table';
import { command, id, needed, sentence, text } from '../../table/command';
import type { AnyContext, AnyPlay } from './game';
import { barred, moves, tell } from './game';
import type { Found } from './items';
import { full, items, ownCard, ownCards } from './items';
import { hasOwnCard } from './making';
import { putSheet, templateField } from './sheets/filling';
import { templatesToTake } from './sheets/templates';
import type { AnyState, Card } from './state';
import { cardKinds, colours, compartment, itemsOn } from './state';

/** What stands on a card. */
export const face = {
  kind: z.enum(cardKinds).default('other'),
  name: needed(80),
  text: text.default(''),
  tags: sentence.default('').transform(listOf),
  emoji: typedWords(z.string().trim().max(16)).default(''),
  colour: z.enum(colours).default('none'),
};

/** Tags as one writes them, with commas between them. */
function listOf(tags: string): string[] {
  return [...new Set(tags.split(',').map((tag) => tag.trim()))].filter(Boolean);
}

const whose = [
  { value: 'table', label: 'The table’s' },
  { value: 'self', label: 'Yours, for all to see' },
  { value: 'private', label: 'Yours, and nobody else sees it' },
];

/** A card for whoever somebody plays: open, theirs, and a person’s. A name is enough (TABLE-090). */
const ofWhomTheyPlay = (state: AnyState): WayToMove<{ kind: Card['kind']; to: 'self' }> => ({
  with: { kind: 'person', to: 'self' },
  variant: 'own',
  place: 'making',
  label: 'Make a card for whoever you play',
  fields: [
    ...faceFields()
      .filter(({ name }) => name !== 'kind')
      .map((field) => (isPlain(field) ? field : { ...field, folded: true })),
    // Where the table has sheets, whoever sits down has one unless they say otherwise.
    ...templateField(state, templatesToTake(state)[0]?.id),
  ],
});

/** What one has to say of a person when they are met. */
const isPlain = ({ name }: Field): boolean => ['name', 'text', 'emoji'].includes(name);

const made = moves.once('cards', (move) => [
  move(
    command('card.create', {
      ...face,
      to: z.enum(['table', 'self', 'private']).default('table'),
      template: id.optional(),
    }),
    {
      unless: ({ state, seat }, { to }) =>
        to ? full(state, 'cards', to === 'private' ? privateTo(seat) : 'public') : null,
      *ways({ state, seat }) {
        if (seat.role === 'protagonist' && !hasOwnCard(state, seat)) yield ofWhomTheyPlay(state);
        const open = whose.filter(
          ({ value }) => !full(state, 'cards', value === 'private' ? privateTo(seat) : 'public'),
        );
        if (open.length === 0) return;
        const to = choiceField('to', 'Whose it is', open, 'table');
        const sheet = foldedAway(templateField(state));
        yield { label: 'New index card', fields: [...faceFields(), to, ...sheet] };
      },
      do(play, { type: _, to, template, ...written }, { seat }) {
        const on = to === 'private' ? privateTo(seat) : 'public';
        const item = { ...written, id: play.id('card'), owner: to === 'table' ? null : seat.id };
        play.emit({ type: 'itemSet', on, kind: 'cards', item });
        const sheet = templatesToTake(play.state).find((one) => one.id === template);
        if (sheet) putSheet(play, { on, item }, sheet);
        tell(play, on, `A new card: “${item.name}”.`, {
          beat: { kind: 'card-laid', about: [item.id] },
        });
      },
    },
  ),
]);

/** The drawer with what is done to a card by whoever has opened it. */
const drawer = 'cards';
const card = { part: 'card', what: 'card', all: ownCards, find: ownCard } as const;
const kept = moves.about({ ...card, idOf: ({ item }) => item.id }, 'cards', (move) => [
  move(command('card.remove', { card: id }), {
    ways: (_, { item: { name } }) => ({ label: `Remove “${name}”`, group: name }),
    do(play, _, __, found) {
      lift(play, found);
      tell(play, found.on, `The card “${found.item.name}” is removed.`);
    },
  }),
  move(command('card.change', { card: id, ...face }), {
    drawer,
    ways: (_, { item }) => ({
      label: `Rewrite “${item.name}”`,
      group: item.name,
      fields: faceFields(item),
    }),
    do(play, { type: _, card: __, ...written }, ___, { on, item }) {
      play.emit({ type: 'itemSet', on, kind: 'cards', item: { ...item, ...written } });
      tell(play, on, `A card is rewritten: “${written.name}”.`);
    },
  }),
  move(command('card.picture', { card: id, picture: id }), {
    drawer,
    ways({ state, seat }, { item: { name, picture } }) {
      const options = pictureOptions(state, seat.id, picture);
      return {
        label: `Picture of “${name}”`,
        group: name,
        fields: [choiceField('picture', 'Its picture', options, picture ?? 'none')],
      };
    },
    do(play, { picture }, _, { on, item }) {
      const { picture: __, ...plain } = item;
      const now = picture === 'none' ? plain : { ...plain, picture };
      play.emit({ type: 'itemSet', on, kind: 'cards', item: now });
      tell(play, on, `“${item.name}” has another picture.`);
    },
  }),
  move(command('card.move', { card: id, to: id, open: z.boolean() }), {
    drawer,
    unless({ state }, { to, open }, { on }) {
      const owner = to === undefined ? undefined : state.public.table.seats[to];
      if (to !== undefined && (owner ? owner.role === 'spectator' : to !== 'table' || !open)) {
        return barred('not-allowed', 'Nobody can keep the card that way.', {
          instead: 'Choose somebody who plays, or lay it open for the table.',
          rule: 'ANY-CARD-004',
        });
      }
      // What is handed to somebody in private always finds room: a refusal would tell how much they have.
      return open && on !== 'public' ? full(state, 'cards', 'public') : null;
    },
    ways: waysToMove,
    do: (play, { to, open }, _, found) => hand(play, found, to, open),
  }),
]);

/** Cards: people, places and things, on the table or kept private. */
export const cards = { ...items, ...moves.area(made, kept) };

/** To hand a card over, to turn it, or to take it out of sight. */
function* waysToMove(
  { state, seat }: AnyContext,
  { on, item: { name: group, owner } }: Found<'cards'>,
): Iterable<WayToMove<{ to: string; open: boolean }>> {
  const open = on === 'public';
  const has = open ? owner : seat.id;
  const others: FieldOption[] = Object.values(state.public.table.seats)
    .filter(({ vacant, role, id }) => !vacant && role !== 'spectator' && id !== has)
    .map(({ id: value, name: label }) => ({ value, label }));
  const to = open && has !== null ? [{ value: 'table', label: 'The table' }, ...others] : others;
  if (to.length > 0) {
    const fields = [choiceField('to', 'To whom', to)];
    yield { with: { open }, label: `Hand over “${group}”`, group, fields };
  }
  if (open) {
    const detail = 'What was seen was seen; from now on only you see it.';
    const settled = { to: seat.id, open: false };
    yield { with: settled, label: `Keep “${group}” in private`, group, detail };
  } else {
    const settled = { to: owner ?? 'table', open: true };
    yield { with: settled, label: `Show “${group}” to everybody`, group };
  }
}

/**
 * Hands a card over, shows it to everybody, or makes it private: all of it is a new owner, or a new
 * place. Where others begin to see it, it gets new ids: the old ones would tell when it was made.
 */
function hand(play: AnyPlay, found: Found<'cards'>, to: string, open: boolean): void {
  const owner = play.state.public.table.seats[to];
  const target = owner && !open ? privateTo(owner) : 'public';
  const id = place(play, found, { ...found.item, owner: owner?.id ?? null }, target);
  const { name } = found.item;
  const about = owner ? [id, owner.id] : [id];
  const by = play.seat().name;
  const whose = owner ? owner.name : 'the table';
  if (found.on === target) {
    tell(play, target, `“${name}” belongs to ${whose} now.`, {
      beat: { kind: 'card-given', about },
    });
  } else if (target === 'public') {
    const beat = { kind: 'card-shown', about };
    tell(play, target, `${by} shows “${name}”.`, { reveals: true, beat });
  } else {
    tell(play, found.on, `“${name}” is kept by ${whose} in private now.`);
    if (found.on !== 'public') tell(play, target, `${by} hands over “${name}”.`);
  }
}

/** Lays a card somewhere, with the counters on it; gives the id that it has there. */
function place(play: AnyPlay, { on, item }: Found<'cards'>, card: Card, target: Audience): string {
  if (on === target) {
    play.emit({ type: 'itemSet', on, kind: 'cards', item: card });
    return card.id;
  }
  const moved = { ...card, id: play.id('card') };
  play.emit({ type: 'itemSet', on: target, kind: 'cards', item: moved });
  for (const counter of itemsOn(play.state, on, 'counters')) {
    if (counter.card !== item.id) continue;
    const copy = { ...counter, id: play.id('counter'), card: moved.id };
    play.emit({ type: 'itemSet', on: target, kind: 'counters', item: copy });
  }
  const sheet = compartment(play.state, on).sheets?.[item.id];
  if (sheet) {
    const copy = { ...sheet, id: moved.id };
    play.emit({ type: 'itemSet', on: target, kind: 'sheets', item: copy });
  }
  lift(play, { on, item });
  return moved.id;
}

/** Takes a card away from where it lies, with the counters on it. */
export function lift(play: AnyPlay, { on, item: { id } }: Found<'cards'>): void {
  for (const counter of itemsOn(play.state, on, 'counters')) {
    if (counter.card !== id) continue;
    play.emit({ type: 'itemRemoved', on, kind: 'counters', id: counter.id });
  }
  if (compartment(play.state, on).sheets?.[id]) {
    play.emit({ type: 'itemRemoved', on, kind: 'sheets', id });
  }
  play.emit({ type: 'itemRemoved', on, kind: 'cards', id });
}

/** Pictures that many tables need. */
const pictures = [...'🧙🧝🗡🛡🏰🌲🚪📜🗝💎🐉👻🤖🚀🍺⭐'];
const kindOptions = cardKinds.map((value) => ({ value, label: value }));
const colourOptions = colours.map((value) => ({ value, label: value }));

function faceFields(card?: Card): Field[] {
  return [
    textField('name', 'Name', 80, card?.name ?? '', true),
    choiceField('kind', 'What it is', kindOptions, card?.kind ?? 'person'),
    textField('text', 'What is known of it', 2000, card?.text ?? ''),
    textField('tags', 'Tags, with commas between them', 300, card?.tags.join(', ') ?? ''),
    {
      ...textField('emoji', 'Its picture: an emoji', 16, card?.emoji ?? ''),
      suggestions: pictures,
    },
    choiceField('colour', 'Its colour', colourOptions, card?.colour ?? 'none'),
  ];
}
