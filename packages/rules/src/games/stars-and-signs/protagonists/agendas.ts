import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import { command, id } from '../../../table/command';
import type { StarsPlay } from '../game';
import { barred, moves } from '../game';
import type { StarsState } from '../state';
import { caps } from '../vocabulary';
import { changeTrait, protagonistOf } from './find';
import { SHEET } from './making';
import type { Protagonist } from './protagonist';
import type { Trait } from './trait';
import { newTrait } from './trait';
import { countOf, written } from './written';

const drawer = SHEET;
const agendas = written(({ kind }) => kind === 'agenda');

/** One Agenda more, of at most five (SNS-1302); refuses a sixth. */
export function addAgenda(
  play: StarsPlay,
  of: string,
  said: string,
  heals: string | null = null,
): void {
  const one = protagonistOf(play, of);
  refuseFor(fullOfAgendas(play.state, one));
  const trait = newTrait(play.id('trait'), 'agenda', said, {
    of,
    agenda: { ended: false, heals },
  });
  play.emit({ type: 'traitSet', trait });
  play.say(`${one.name} has an Agenda: “${said}”.`);
}

/** What bars a sixth Agenda (SNS-1302). */
export const fullOfAgendas = (
  state: Pick<StarsState, 'public'>,
  { id: of, name }: Pick<Protagonist, 'id' | 'name'>,
): Refusal | null =>
  countOf(state, of, 'agenda') < caps.agendas
    ? null
    : barred('limit-reached', `${name} has ${caps.agendas} Agendas.`, {
        instead: 'Strike one that has ended.',
        rule: 'SNS-1302',
      });

/** An Agenda that has ended in the story keeps its Memories until the third; then it may be struck out (SNS-1307). */
export const ending = moves.about(agendas, 'sheet', (move) => [
  move(command('trait.end-agenda', { trait: id, ended: z.boolean() }), {
    drawer,
    ways: (_, { trait: { text: said, agenda }, one }) =>
      agenda?.ended
        ? { with: { ended: false }, label: `“${said}” goes on`, group: one.name }
        : { with: { ended: true }, label: `“${said}” has ended in the story`, group: one.name },
    do(play, { ended: now }, _, { trait, one }) {
      changeTrait(play, trait, { agenda: { ended: now, heals: trait.agenda?.heals ?? null } });
      play.say(`${one.name}: “${trait.text}” ${now ? 'has ended' : 'goes on'}.`);
    },
  }),
  move(command('trait.strike', { trait: id }), {
    drawer,
    unless: (_, __, { trait }) => cannotStrike(trait),
    ways: (_, { trait, one }) => ({ label: `Strike out “${trait.text}”`, group: one.name }),
    do(play, _, __, { trait, one }) {
      play.emit({ type: 'traitRemoved', id: trait.id });
      play.say(`${one.name}: “${trait.text}” is struck out.`);
    },
  }),
]);

/** What bars an Agenda from being struck out: it goes on, or has Memories that would be lost (SNS-1307). */
const cannotStrike = ({ text: said, agenda, memories }: Trait): Refusal | null =>
  agenda?.ended && memories.length === 0
    ? null
    : barred('wrong-moment', `“${said}” ${agenda?.ended ? 'has Memories' : 'has not ended'}.`, {
        instead: agenda?.ended
          ? 'Reflect on it until its third Memory.'
          : 'Say first that it has ended in the story.',
        rule: 'SNS-1307',
      });
