import type { FieldOption, SeatId } from '../../../engine';
import type { ChairOptions, Chairs } from '../../../table';
import { chairs } from '../../../table';
import { handOver } from '../characters/playing';
import { secondaries } from '../characters/replacement';
import type { GbmPlay } from '../game';
import { nameOf, playedBy } from '../lookups';
import { onTheTable } from '../phases/unfinished';
import { leaveStory } from '../sheet/leaving';
import type { GbmState, Protagonist } from '../state';
import { words } from '../words';

type Options = ChairOptions<GbmState, GbmPlay>;

/** Between two seasons director and player may swap their chairs (GBM-CYC-007, TABLE-100). */
export const swappingChairs = chairs<GbmState, GbmPlay>({
  words,
  rule: 'GBM-CYC-007',
  refusal,
  fates,
  settle,
});

function refusal(state: GbmState): ReturnType<Options['refusal']> {
  const { phase, xpReview } = state.public;
  if (phase !== 'interlude') {
    return {
      message: 'Chairs are swapped between two seasons.',
      instead: 'Play on until the season ends.',
    };
  }
  const [open] = onTheTable(state);
  const message = open ?? (xpReview ? 'The session is being looked back on.' : null);
  return message === null ? null : { message, instead: 'Settle that first.' };
}

/**
 * What may become of a protagonist whose player will direct (AMB-98). One who is still being made has no
 * story yet that they could leave.
 */
function fates(state: GbmState, { director, player }: Chairs, takes: boolean): FieldOption[] {
  const one = playedBy(state, player.id);
  if (!one) return [];
  const name = nameOf(one);
  const handed: FieldOption = {
    value: HANDED_OVER,
    label: `${director.name} plays ${name} on`,
    detail: 'With everything on the sheet.',
  };
  if (one.status === 'creating') return [handed];
  return [
    ...(takes ? [handed] : []),
    {
      value: PORTRAYED,
      label: `${name} stays in the story, and you portray them`,
      detail: 'As everybody whom the director plays. The sheet stays as it is.',
    },
    {
      value: RETIRED,
      label: `${name} leaves the story`,
      detail: 'The sheet stays in the story’s memory.',
    },
  ];
}

const HANDED_OVER = 'handed-over';
const PORTRAYED = 'portrayed';
const RETIRED = 'retired';

function settle(play: GbmPlay, pair: Chairs, fate?: string): string[] {
  remarksBecomeNotes(play, pair.director.id);
  const one = playedBy(play.state, pair.player.id);
  return [
    ...(one ? settleFate(play, pair, one, fate) : []),
    ...(fate === HANDED_OVER ? [] : [`${pair.director.name} makes a protagonist of their own.`]),
    'Private notes go with whoever wrote them.',
  ];
}

function settleFate(
  play: GbmPlay,
  { director, player }: Chairs,
  one: Protagonist,
  fate?: string,
): string[] {
  const name = nameOf(one);
  if (fate === HANDED_OVER) {
    handOver(play, one, director.id);
    return [`${name} is played by ${director.name}.`];
  }
  const stays = fate === PORTRAYED;
  if (stays) play.emit({ type: 'protagonistChanged', id: one.id, changes: { portrayed: true } });
  leaveStory(play, one.id, stays ? `${player.name} portrays them from now on.` : '');
  return [stays ? `${name} stays in the story.` : `${name} leaves the story.`];
}

/** What a director has remarked on people for themselves alone is theirs, as their notes are (TABLE-102). */
function remarksBecomeNotes(play: GbmPlay, seat: SeatId): void {
  const people = new Map(secondaries(play.state).map(({ id, name }) => [id, name]));
  for (const [about, text] of Object.entries(play.state.director.remarks ?? {})) {
    const note = { id: play.id('note'), title: people.get(about) ?? 'A remark', text };
    play.emit({ type: 'remarkSet', about, text: '' });
    play.emit({ type: 'noteSet', owner: { on: 'seat', seat }, note });
  }
}
