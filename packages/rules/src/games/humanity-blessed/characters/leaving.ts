import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { forgetHolder, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { arbitersMoves } from '../arbiter';
import type { HumanityContext, HumanityPlay } from '../game';
import { barred, moves } from '../game';
import type { HumanityState } from '../state';
import type { Character } from './character';
import { cast, change, decidedFor, isOfEndeavor } from './find';
import { SHEET } from './making';

const drawer = SHEET;
const ways = ['leaves', 'dies'] as const;

/** Why somebody cannot go just now, if so: they are needed for what lies on the table (TABLE-237). */
export function isNeeded(
  { public: { check, endeavor } }: HumanityState,
  one: Character,
): Refusal | null {
  const acts =
    check !== null &&
    (check.leader === one.id ||
      check.members.includes(one.id) ||
      check.part?.character === one.id ||
      check.claim.against?.character === one.id);
  const inEndeavor = endeavor?.participants[one.id]?.standing === 'in' && !endeavor.broken;
  if (!acts && !inEndeavor) return null;
  return barred('wrong-moment', `${one.name} is needed for what lies on the table.`, {
    instead: 'Settle that first.',
    rule: 'TABLE-237',
  });
}

/** Takes somebody out of the story, with what was theirs alone; their sheet stays to be read. */
export function takeOut(play: HumanityPlay, one: Character): void {
  const { public: shared } = play.state;
  for (const due of Object.values(shared.dues)) {
    if (due.of === one.id || due.asks?.from === one.id) {
      play.emit({ type: 'blessingDueRemoved', id: due.id });
    }
  }
  for (const { id: going, leader, members } of Object.values(shared.continues)) {
    if (leader === one.id || members.includes(one.id)) {
      play.emit({ type: 'continuableRemoved', id: going });
    }
  }
  if (shared.rests[one.id] !== undefined) {
    play.emit({ type: 'restSet', character: one.id, rest: null });
  }
  if (shared.intentions?.[one.id]) play.emit({ type: 'intentionRemoved', character: one.id });
  forgetHolder(play, one.id);
  change(play, one, { standing: 'gone' });
  for (const other of cast(play.state)) {
    if (other.companion?.of === one.id) change(play, other, { standing: 'gone' });
  }
}

/** Somebody leaves the story, or dies: their player says so, or whoever has the last word. */
export const leaving = moves.about(decidedFor, 'character', (move) => [
  move(
    command('character.leave', { character: id, how: z.enum(ways), words: sentence.default('') }),
    {
      drawer,
      unless: ({ state }, _, one) => isNeeded(state, one),
      *ways(_, one) {
        for (const how of ways) {
          yield {
            with: { how },
            label: `${one.name} ${how}`,
            detail: 'Their sheet stays to be read.',
            group: one.name,
            order: 20,
            fields: [textField('words', 'What happens?', 300, '')],
          };
        }
      },
      do(play, { how, words }, _, one) {
        takeOut(play, one);
        play.say(how === 'dies' ? `${one.name} dies.` : `${one.name} leaves the story.`, {
          beat: {
            kind: how === 'dies' ? 'death' : 'farewell',
            about: [one.id],
            ...(words === '' ? {} : { fiction: words }),
          },
        });
      },
    },
  ),
]);

/** Whoever has left comes back, where the table says so. */
export const returning = arbitersMoves('bring somebody back').about(
  {
    part: 'character',
    what: 'character who has left',
    all: ({ state }: HumanityContext) =>
      Object.values(state.public.characters).filter(
        (one) => one.standing === 'gone' && !isOfEndeavor(one),
      ),
    idOf: (one: Character) => one.id,
  },
  'character',
  (move) => [
    move(command('character.return', { character: id }), {
      drawer,
      ways: (_, one) => ({ label: `${one.name} comes back`, group: one.name }),
      do(play, _, __, one) {
        change(play, one, { standing: 'in' });
        play.say(`${one.name} is back.`, { beat: { kind: 'new-character', about: [one.id] } });
      },
    }),
  ],
);
