import { z } from 'zod';
import { Refused } from '../../../engine';
import type { OfferContext, SheetReading } from '../../../table';
import { travelling } from '../../../table';
import { needed } from '../../../table/command';
import { readByAnybody } from '../anybody';
import { face, lift } from '../cards';
import { face as counting } from '../counters';
import type { AnyPlay } from '../game';
import { moves, words } from '../game';
import { full, noRoom, room } from '../items';
import { dice } from '../rolls';
import type { AnySheet, AnyState, Card } from '../state';
import { asks, bounds, itemsOn } from '../state';
import { kind, travellersOf } from './sheet';

/** Cards of people who go from table to table, with what is counted on them and the dice of whoever plays them. */
export const travels = travelling<AnyState, AnyPlay, OfferContext<AnyState>, Card, AnySheet>(
  moves,
  {
    words,
    kind,
    what: 'card',
    example: () => ({
      ...{ kind: 'person', name: 'Somebody', text: '', tags: [], emoji: '', colour: 'none' },
      ...{ counters: [], rolls: [] },
    }),
    read: readSheet,
    notNow: (state, _, sheet) =>
      full(state, 'cards', 'public') ?? noRoom(state, 'counters', sheet?.counters.length ?? 0),
    names: (state) => itemsOn(state, 'public', 'cards').map(({ name }) => name),
    arrive(play, { counters, rolls, ...card }, seat) {
      const id = play.id('card');
      play.emit({
        type: 'itemSet',
        on: 'public',
        kind: 'cards',
        item: { ...card, id, owner: seat },
      });
      for (const counter of counters) {
        const item = { ...counter, id: play.id('counter'), card: id };
        play.emit({ type: 'itemSet', on: 'public', kind: 'counters', item });
      }
      // As many as there is room for, without a word: how many dice somebody has saved is theirs to know.
      const on = `seat:${seat}` as const;
      const free = Math.max(0, room.saved - itemsOn(play.state, on, 'saved').length);
      for (const roll of rolls.slice(0, free)) {
        const item = { ...roll, id: play.id('saved') };
        play.emit({ type: 'itemSet', on, kind: 'saved', item });
      }
      return id;
    },
    leaving: {
      own: ({ state, seat }) => travellersOf(state.public, seat.id),
      idOf: ({ id }) => id,
      nameOf: ({ name }) => name,
      go: (play, item) => lift(play, { on: 'public', item }),
    },
  },
);

/** Tags as a card has them: a list, each as long as all of them may be together. */
const tags = z
  .array(needed(300))
  .max(60)
  .refine((all) => all.join(', ').length <= 300);

/** Reads a card by the forms that people fill in here; `null` where it has no name. */
function readSheet(sheet: SheetReading): AnySheet | null {
  const name = sheet.part('name', 'Name', face.name, null);
  if (name === null) return null;
  return {
    kind: sheet.part('kind', 'What it is', face.kind, 'person' as const),
    name,
    text: sheet.part('text', 'What is known of it', face.text, ''),
    tags: [...new Set(sheet.part('tags', 'Tags', tags, []))],
    emoji: sheet.part('emoji', 'Its picture', face.emoji, ''),
    colour: sheet.part('colour', 'Its colour', face.colour, 'none' as const),
    counters: sheet.list('counters', 'Counter', bounds.onCard, readCounter),
    rolls: sheet.list('rolls', 'Roll', room.saved, readRoll),
  };
}

/** A number as it can be: within its bounds, and a track within what is drawn. */
function readCounter(one: SheetReading): AnySheet['counters'][number] | null {
  const name = one.part('name', 'name', counting.name, null);
  const boxes = one.part('boxes', 'track', z.boolean(), false);
  const most = boxes ? bounds.boxes : bounds.farthest;
  const min = one.part('min', 'at least', boxes ? z.literal(0) : counting.min, 0);
  const max = one.part(
    'max',
    'at most',
    z
      .int()
      .min(Math.max(min, boxes ? 1 : min))
      .max(most),
    null,
  );
  if (name === null || max === null) return null;
  const value = one.part('value', 'value', z.int().min(min).max(max), min);
  return { name, value, min, max, boxes };
}

/** Dice that can be rolled here. */
function readRoll(one: SheetReading): AnySheet['rolls'][number] | null {
  const name = one.part('name', 'name', needed(80), null);
  const written = one.part('expression', 'dice', dice, null);
  if (name === null || written === null || !isRollable(written)) return null;
  const ask = one.part('ask', 'asked each time', z.enum(asks), 'nothing');
  return { ...{ name, expression: written }, ...(ask === 'nothing' ? {} : { ask }) };
}

function isRollable(written: string): boolean {
  try {
    readByAnybody(written);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
