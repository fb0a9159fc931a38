import { z } from 'zod';
import { refuseFor } from '../../../engine';
import { command, id, sentence } from '../../../table/command';
import { characterOf, decidesFor, notTheirs } from '../characters/find';
import type { HumanityContext } from '../game';
import { moves, present } from '../game';
import type { HumanityState } from '../state';
import type { Said } from './act';
import { act } from './act';
import { FREE, fieldsOf, NONE } from './action-form';
import type { Actor } from './actor';
import { actorNow, openActions } from './actor';
import { askedAs } from './asked';
import { beat } from './beats';
import type { Extra, Participant } from './endeavor';
import { nameOf } from './find';
import { notNow } from './not-now';
import { removeFrom } from './removing';

/** The question under which somebody is asked to act: one of its own for each action, so that each is read aloud. */
export const turnQuestion = ({ one, extra }: Pick<Actor, 'one' | 'extra'>): string =>
  `endeavor-turn-${one.character}-${extra?.id ?? one.left}`;

/** See `Said`. */
const said = {
  character: id,
  action: id,
  how: id.default(FREE),
  against: z.array(id).max(48).default([]),
  defended: z.boolean().default(false),
  assault: z.boolean().default(false),
  whom: id.default(NONE),
  track: id.default(NONE),
  aptitude: id.default(NONE),
  also: id.default(NONE),
  aim: sentence.default(''),
} satisfies Record<'character' | keyof Said, z.ZodType>;

/** Whoever may act now; nobody while a racer has to see whether they can go on. */
function actorOf(state: HumanityState): Actor | null {
  const actor = actorNow(state);
  return actor?.extra?.kind === 'fatigue' ? null : actor;
}

/** Whoever acts now, for those who play them. */
const acting = {
  part: 'character',
  what: 'character whose turn it is',
  all(context: HumanityContext): readonly Actor[] {
    const actor = actorOf(context.state);
    return actor && decidesFor(context, actor.character) ? [actor] : [];
  },
  idOf: ({ one }: Actor) => one.character,
  find(context: HumanityContext, wanted: string): Actor {
    const one = characterOf(context, wanted);
    const actor = actorOf(context.state);
    refuseFor(notTheirs(context, one));
    if (actor?.one.character !== wanted) refuseFor(notNow(context.state, one));
    return present(actor, acting.what);
  },
} as const;

/** Taking one’s action (HUM-1107, 1301…1316). */
export const actingMoves = moves.about(acting, 'endeavor', (move) => [
  move(command('endeavor.act', said), {
    *ways(context, actor) {
      const { state } = context;
      const { one, character } = actor;
      const own = character.owner === context.seat.id || character.owner === null;
      for (const action of openActions(state, actor)) {
        const fields = fieldsOf(state, actor, action);
        if (fields === null) continue;
        yield {
          with: { action: action.id },
          label: action.name,
          detail: action.means,
          group: headline(state, one, actor.extra),
          fields,
          ...(own ? {} : { place: 'answers' }),
        };
      }
    },
    do: (play, sent, _, actor) => act(play, sent, actor),
  }),
  move(command('endeavor.pass', { character: id }), {
    ways: (context, { one, extra }) => ({
      label: extra ? letBe(extra) : 'Do nothing',
      group: nameOf(context.state, one.character),
      order: 9,
      ...askedAs(context, one.character, turnQuestion({ one, extra })),
    }),
    do(play, _, __, { one, extra, endeavor }) {
      const name = nameOf(play.state, one.character);
      if (extra?.kind === 'adrift') {
        play.say(`${name} goes down with it.`, beat('endeavor-removed', one.character));
        removeFrom(play, one.character);
      } else play.say(`${name} lets it be.`, beat('endeavor-turn', one.character));
      if (extra) {
        play.emit({
          type: 'endeavorChanged',
          set: { extras: endeavor.extras.filter((each) => each.id !== extra.id) },
        });
      } else play.emit({ type: 'participantChanged', character: one.character, set: { left: 0 } });
    },
  }),
]);

const letBe = ({ kind }: Extra): string => (kind === 'adrift' ? 'Go down with it' : 'Let it be');

const outOfTurn: Readonly<Record<Extra['kind'], string>> = {
  revenge: 'strikes back',
  unrelenting: 'does not stop',
  fatigue: 'is tired',
  operated: 'is operated',
  adrift: 'has to get over',
};

/** What somebody does now, in a few words: it is their turn, or they act out of turn. */
export const headline = (state: HumanityState, one: Participant, extra: Extra | null): string => {
  const name = nameOf(state, one.character);
  if (extra === null) return `${name}’s turn`;
  return `${name} ${outOfTurn[extra.kind]}`;
};
