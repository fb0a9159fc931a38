import type { Bar, Field, FieldOption, Offer, SeatId } from '../../../../engine';
import { BY_HAND, choiceField, textField } from '../../../../table';
import { command, id, needed, sentence } from '../../../../table/command';
import { headed, stepTitle } from '../../characters/making/progress';
import type { GbmPlay, StandingPrompt } from '../../game';
import { barred, missing } from '../../refusal';
import { nameField } from '../../series/name-field';
import type { GbmState } from '../../state';
import { deskInDrawer } from '../desk-drawer';
import { reasonField } from '../fields';
import { dreamsOf, knownRole } from './conspiracy';
import { changeStep, members, toName } from './members';
import { atDreams, dreamsSecrets, dreamsSlot, isAtDesk } from './slots';
import type { DreamsState, Suspect } from './state';

const SUSPECTS = { group: 'Suspects' } as const;

/** A suspect by id. */
export function suspectNamed(state: GbmState, named: string): Suspect {
  return (
    dreamsOf(state).suspects[named] ??
    missing('There is no such suspect.', 'Choose one from the list.', 'GBM-MAZ-RUL-001')
  );
}

/** Suspects as a field’s options. */
export const suspectOptions = (suspects: readonly Suspect[]): FieldOption[] =>
  suspects.map(({ id: value, name, detail }) => ({ value, label: name, detail }));

const naming = atDreams.once('director', (move) => [
  /**
   * Names a suspect: two each to begin with, the director too (GBM-MAZ-RUL-001, AMB-53), and one each
   * when the cell has changed (GBM-MAZ-RUL-002); the director more, and may say why. Whoever named one
   * writes it anew as they like, and so does the director.
   */
  move(
    command('dreams.suspect', {
      suspect: id.optional(),
      name: needed(80),
      detail: sentence,
      reason: sentence.default(''),
    }),
    {
      unless({ state, seat, director }, { suspect, name, detail }) {
        const known = suspect === undefined ? null : suspectNamed(state, suspect);
        if (known && known.by !== seat.id && !director) {
          return barred('not-yours', `Somebody else has named ${known.name}.`, {
            instead: 'Ask them, or the director.',
            rule: 'GBM-MAZ-RUL-001',
          });
        }
        if (detail === '') {
          return barred('malformed', 'A suspect comes with a detail.', {
            instead: 'Say in a few words who they are to you.',
            rule: 'GBM-MAZ-RUL-001',
          });
        }
        const more = known === null && name !== undefined && !director;
        return more ? noMore(state, seat.id) : null;
      },
      *ways({ state, seat, self, director }) {
        const making = self?.status === 'creating';
        const people: Pick<Offer, 'place' | 'group'> = making
          ? { place: 'creation', group: stepTitle.people }
          : { place: 'series' };
        const fields = suspectFields(state);
        const left = toName(state, seat.id);
        if (left > 0) {
          yield {
            ...(self && !making ? { ...headed(self, true, 'people'), place: 'sheet' } : people),
            label: left > 1 ? 'Name a suspect' : 'Name a second suspect',
            detail:
              'Somebody the protagonists know: a friend, family, a colleague, an idol. All suspects belong to the Conspiracy; how, nobody knows yet.',
            order: 62,
            primary: true,
            fields,
          };
        }
        const [own, others] = ofSeat(state, seat.id);
        for (const suspect of own) {
          if (making) yield { ...describing(state, suspect), ...people, label: suspect.name };
          else yield { ...describing(state, suspect), place: 'sheet' };
        }
        if (changeStep(state, seat.id) === 'add') {
          yield { ...asked(seat.id), variant: 'new', label: 'Name a new suspect', fields };
        }
        if (!director) return;
        for (const suspect of others) yield describing(state, suspect);
        yield {
          ...SUSPECTS,
          variant: 'by-hand',
          label: 'Bring in one more suspect',
          order: 64,
          fields: [...fields, reasonField],
        };
      },
      do(play, { suspect, name, detail, reason }, { state, seat }) {
        if (suspect !== undefined) {
          describe(play, suspectNamed(state, suspect), { name, detail });
          return;
        }
        const { suspects, named, change } = dreamsOf(state);
        const own = play.id('suspect');
        const adds = change && changeStep(state, seat.id) === 'add';
        dreamsSlot.change(play, {
          ...(toName(state, seat.id) > 0
            ? { named: { ...named, [seat.id]: (named[seat.id] ?? 0) + 1 } }
            : adds
              ? { change: { ...change, added: { ...change.added, [seat.id]: name } } }
              : {}),
          suspects: { ...suspects, [own]: { id: own, name, detail, by: seat.id } },
        });
        play.say(`${seat.name} names a suspect: ${name}.`, {
          notes: [detail],
          ...(reason ? { reason } : {}),
        });
      },
    },
  ),
  /**
   * Takes a suspect off the list: each person one between seasons, whichever no longer interests them
   * (GBM-MAZ-RUL-002, 003); the director at any time.
   */
  move(command('dreams.remove-suspect', { suspect: id, reason: sentence.default('') }), {
    unless({ state, seat, director }, { suspect }) {
      if (suspect !== undefined) suspectNamed(state, suspect);
      if (director || changeStep(state, seat.id) === 'remove') return null;
      return barred(
        'wrong-moment',
        'Suspects leave the list when the cell changes, one for each of you.',
        {
          instead: 'Wait for the end of the season, or ask the director.',
          rule: 'GBM-MAZ-RUL-002',
        },
      );
    },
    *ways({ state, seat, director }) {
      const options = suspectOptions(Object.values(dreamsOf(state).suspects));
      if (changeStep(state, seat.id) === 'remove') {
        const fields = [choiceField('suspect', 'Who no longer interests you?', options)];
        yield { ...asked(seat.id), label: 'Take a suspect off the list', fields };
      }
      if (!director || options.length === 0) return;
      yield {
        ...SUSPECTS,
        variant: 'by-hand',
        label: 'Take a suspect off the list by hand',
        order: 65,
        fields: [choiceField('suspect', 'Suspect', options), reasonField],
      };
    },
    do(play, { suspect, reason }, { state, seat }) {
      const dreams = dreamsOf(state);
      const { id: gone, name } = suspectNamed(state, suspect);
      const { [gone]: _gone, ...suspects } = dreams.suspects;
      const role = knownRole(dreams, gone)?.id;
      const changes: Partial<DreamsState> = {
        suspects,
        map: Object.fromEntries(Object.entries(dreams.map).filter(([key]) => key !== role)),
        revealing: dreams.revealing.filter((one) => one !== gone),
      };
      const { change } = dreams;
      if (change && changeStep(state, seat.id) === 'remove') {
        changes.change = { ...change, removed: { ...change.removed, [seat.id]: name } };
      }
      dreamsSlot.change(play, changes);
      const { [gone]: secret, ...others } = dreamsSecrets.of(state).roles;
      if (secret !== undefined) dreamsSecrets.change(play, { roles: others });
      play.say(`${seat.name} takes ${name} off the list of suspects.`, reason ? { reason } : {});
    },
  }),
]);

/** The list of suspects: whoever names some, and what the director does about it by hand. */
export const suspects = deskInDrawer(BY_HAND, naming, isAtDesk);

/** Those whom somebody has named, and all others. */
function ofSeat(state: GbmState, seat: SeatId): [own: Suspect[], others: Suspect[]] {
  const all = Object.values(dreamsOf(state).suspects);
  return [all.filter(({ by }) => by === seat), all.filter(({ by }) => by !== seat)];
}

function suspectFields(state: GbmState, now?: Suspect): Field[] {
  const label = 'A detail: who they are, and to whom';
  return [
    nameField(state, 'Name', now?.name),
    textField('detail', label, 300, now?.detail ?? '', true),
  ];
}

/** Somebody on the list of suspects, in other words. */
const describing = (state: GbmState, suspect: Suspect) => ({
  ...SUSPECTS,
  with: { suspect: suspect.id },
  label: `Describe ${suspect.name} anew`,
  order: 63,
  fields: suspectFields(state, suspect),
});

function describe(play: GbmPlay, one: Suspect, changes: Pick<Suspect, 'name' | 'detail'>): void {
  const { name, detail } = changes;
  // What is there now changes in place.
  const before = one.name;
  const { suspects: all } = dreamsOf(play.state);
  dreamsSlot.change(play, { suspects: { ...all, [one.id]: { ...one, ...changes } } });
  play.say(name === before ? `${name} is described anew.` : `${before} is ${name} now.`, {
    notes: [detail],
  });
}

/** Why somebody names no more suspects now, if so. */
function noMore(state: GbmState, seat: SeatId): Bar | null {
  const step = changeStep(state, seat);
  if (toName(state, seat) > 0 || step === 'add') return null;
  if (step === 'remove') {
    return barred('wrong-moment', 'First you remove a suspect, then you name a new one.', {
      instead: 'Remove one who no longer interests you.',
      rule: 'GBM-MAZ-RUL-002',
    });
  }
  return barred(
    'limit-reached',
    'Each of you names two suspects, and one more when the cell changes.',
    {
      instead: 'Write one of yours anew, or ask the director to bring somebody in.',
      rule: 'GBM-MAZ-RUL-001',
    },
  );
}

const changePrompt = (seat: SeatId): string => `dreams:change:${seat}`;
const asked = (seat: SeatId) => ({ place: 'prompt', prompt: changePrompt(seat) }) as const;

/** Whom the change of the cell waits for: one suspect leaves, one comes (GBM-MAZ-RUL-002). */
export const changePrompts = (state: GbmState): StandingPrompt[] =>
  members(state).flatMap(({ id: seat }) => {
    const step = changeStep(state, seat);
    if (step === null) return [];
    const text =
      step === 'remove'
        ? 'Which suspect no longer interests you? We may have seen all of them, or never met them.'
        : 'Who is new among the people that you know?';
    return [
      { id: changePrompt(seat), to: [seat], title: 'The cell of the Conspiracy changes', text },
    ];
  });
