import type { CommandOf } from '../commands';
import type { Area, GbmPlay, OfferContext } from '../game';
import { cast, nameOf, own, protagonist } from '../lookups';
import { refuse } from '../refusal';
import { leaveStory } from '../sheet/leaving';
import type { GbmState, Protagonist } from '../state';
import { remember } from '../telling/chronicle';
import { tell } from '../telling/tell';

/** What the epilogue of the series as a whole is written under; every other is a protagonist’s. */
const SERIES = 'series';

/** What closes a season or the series: leaving it, ending it, and the last words (GBM-CYC-007). */
export const epilogue: Area = {
  betweenSessions: true,
  handlers: {
    'character.retire': retire,
    'series.end': endSeries,
    'epilogue.write': write,
  },
  offers(c) {
    retireOffers(c);
    endOffers(c);
    writeOffers(c);
  },
};

/** Between seasons a player may let a protagonist go and make a new one (GBM-CYC-007). */
function retire(play: GbmPlay, { protagonist: id, how }: CommandOf<'character.retire'>): void {
  const self = own(play, id);
  if (play.state.public.phase !== 'interlude' || !cast(play.state).includes(self)) {
    refuse('wrong-phase', `${nameOf(self)} leaves the story between seasons.`, {
      instead: 'Play on until the season ends, or ask the director.',
      rule: 'GBM-CYC-007',
    });
  }
  leaveStory(play, id, how);
  tell(
    play,
    { kind: 'loss', about: [id], fiction: how },
    { notes: ['A new protagonist may take their place.'] },
  );
}

/** The director brings the series to its end, and everybody writes the last words. */
function endSeries(play: GbmPlay, { reason }: CommandOf<'series.end'>): void {
  play.director('end the series');
  if (play.state.public.phase !== 'interlude') {
    refuse('wrong-phase', 'A series ends between seasons, or with a mission that ends it.', {
      instead: 'Play the season to its end first, or move the table there by hand.',
      rule: 'GBM-CYC-007',
    });
  }
  beginEpilogue(play, reason);
}

/** The story is told; what is left is to say what becomes of everybody (GBM-ROT-MIS-006). */
export function beginEpilogue(play: GbmPlay, reason = ''): void {
  play.emit({ type: 'phaseEntered', phase: 'epilogue' });
  remember(play, 'series', 'The series ends.');
  tell(
    play,
    { kind: 'series-ends', about: [] },
    {
      notes: [
        'Everybody writes an epilogue for their protagonist; together they are yours to keep.',
      ],
      ...(reason ? { reason } : {}),
    },
  );
}

function write(play: GbmPlay, { about, text }: CommandOf<'epilogue.write'>): void {
  const seat = play.seat();
  if (play.state.public.phase !== 'epilogue') {
    refuse('wrong-phase', 'The epilogue is written when the series has ended.', {
      instead: 'Keep a private note until then.',
      rule: 'GBM-CYC-007',
    });
  }
  const one = about === SERIES ? null : protagonist(play.state, about);
  if (one && !mayWrite(one, seat.id, play.isDirector())) {
    refuse('not-yours', `${nameOf(one)}’s player writes that.`, {
      instead: 'Write for your own protagonist, or for the series.',
      rule: 'TABLE-002',
    });
  }
  play.emit({ type: 'epilogueWritten', about, epilogue: { text, by: seat.id } });
  const what = one ? nameOf(one) : 'the series';
  tell(play, { kind: 'epilogue', about: one ? [one.id] : [], what });
}

/** One’s own; those who were lost on the way are everybody’s. */
function mayWrite(one: Protagonist, seat: string, director: boolean): boolean {
  return director || one.seat === null || one.seat === seat;
}

function retireOffers({ state, self, add }: OfferContext): void {
  if (state.public.phase !== 'interlude' || !self || !cast(state).includes(self)) return;
  add({
    command: 'character.retire',
    with: { protagonist: self.id },
    label: `Let ${nameOf(self)} go, and make a new protagonist`,
    detail: 'Their sheet stays in the story’s memory; the new one begins with the next season.',
    place: 'sheet',
    order: 95,
    fields: [{ name: 'how', kind: 'text', label: 'How do they leave?', max: 300, required: false }],
  });
}

function endOffers({ state, director, add }: OfferContext): void {
  if (!director || state.public.phase !== 'interlude') return;
  add({
    command: 'series.end',
    with: {},
    label: 'End the series here',
    detail: 'Everybody writes an epilogue; the page is yours to keep.',
    place: 'next-step',
    order: 95,
    fields: [{ name: 'reason', kind: 'text', label: 'Why now', max: 300, required: false }],
  });
}

function writeOffers({ state, seat, director, add }: OfferContext): void {
  if (state.public.phase !== 'epilogue') return;
  const at = { command: 'epilogue.write', place: 'next-step' } as const;
  add({
    ...at,
    with: { about: SERIES },
    label: 'The last words on the series',
    order: 90,
    fields: [textField(state, SERIES)],
  });
  for (const one of Object.values(state.public.protagonists)) {
    if (one.status === 'creating' || !mayWrite(one, seat.id, director)) continue;
    add({
      ...at,
      with: { about: one.id },
      label: `What becomes of ${nameOf(one)}`,
      order: one.seat === seat.id ? 0 : 50,
      primary: one.seat === seat.id && !state.public.epilogue[one.id],
      fields: [textField(state, one.id)],
    });
  }
}

function textField(state: GbmState, about: string) {
  return {
    name: 'text',
    kind: 'text' as const,
    label: 'Your words',
    max: 2000,
    required: true,
    multiline: true,
    initial: state.public.epilogue[about]?.text ?? '',
  };
}
