import type { SeatId } from '../../../engine';
import { colourField, coloursOf, drawnAs, refuseTaken, silhouetteField } from '../characters/faces';
import { SECONDARY_CHARACTERS } from '../characters/making/steps';
import { rolesField } from '../characters/making/writing-offers';
import { handOver } from '../characters/playing';
import type { CommandOf } from '../commands';
import type { GbmPlay, OfferContext } from '../game';
import { playbookById, playbookOf, playbooksOf } from '../library';
import { knownAs, nameOf, playedBy, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import { leaveStory } from '../sheet/leaving';
import { fitTranscendence } from '../sheet/transcendence';
import type { GbmState, Protagonist } from '../state';
import { settleXpOf } from '../table/house-rules-settle';
import { saying } from '../telling/saying';
import { byHand, choiceField, sayByHand, textField, underHand } from './by-hand';

/** A protagonist leaves the story by the table's decision (GBM-LOS-001). */
export function overrideLoss(play: GbmPlay, command: CommandOf<'override.loss'>): void {
  const one = underHand(play, command.protagonist);
  leaveStory(play, one.id, command.how);
  sayByHand(play, [`${nameOf(one)} is lost${saying(command.how)}`], command.reason);
}

/**
 * Says who plays a protagonist. Somebody who was lost comes back into the story with it, as they
 * were (GBM-LOS-001…006); one who had not been finished is still in the making.
 */
export function overridePlayer(play: GbmPlay, command: CommandOf<'override.player'>): void {
  play.director('set values by hand');
  const one = protagonist(play.state, command.protagonist);
  const { id, status } = one;
  if (!freeSeats(play.state).some((free) => free === command.seat)) {
    const living = playedBy(play.state, command.seat);
    refuse('not-allowed', `${living ? nameOf(living) : 'Nobody'} is played there.`, {
      instead: 'Choose the seat of a player who plays nobody now.',
      rule: 'TABLE-003',
    });
  }
  const { seat } = command;
  const player = play.state.public.table.seats[seat]?.name ?? 'somebody';
  if (status !== 'lost') {
    handOver(play, one, seat);
    sayByHand(play, [`${nameOf(one)} is played by ${player}.`], command.reason);
    return;
  }
  const made = one.name !== '';
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: { seat, status: made ? 'active' : 'creating', loss: null },
  });
  const fitted = [...settleXpOf(play, protagonist(play.state, id)), ...fitTranscendence(play, id)];
  const text = `${nameOf(one)} is part of the story again, played by ${player}.`;
  sayByHand(play, [text, ...fitted], command.reason);
}

/** Seats of players who play nobody now. */
function freeSeats(state: GbmState): SeatId[] {
  return Object.values(state.public.table.seats)
    .filter(({ id, role }) => role === 'protagonist' && playedBy(state, id) === null)
    .map(({ id }) => id);
}

/**
 * Gives a protagonist another playbook after they were made (GBM-CHR-001). What is on the sheet
 * stays; abilities and dots are set by hand as well, if need be.
 */
export function overridePlaybook(play: GbmPlay, command: CommandOf<'override.playbook'>): void {
  const one = underHand(play, command.protagonist);
  const before = playbookOf(play.state, one);
  const playbook =
    playbookById(play.state, command.playbook) ??
    missing('There is no such playbook.', 'Choose one from the list.');
  if (playbook.id === before.id) {
    sayByHand(play, [], command.reason);
    return;
  }
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { playbook: playbook.id } });
  const text = `${nameOf(one)}, ${before.name} → ${playbook.name}.`;
  sayByHand(play, [text, ...fitTranscendence(play, one.id)], command.reason);
}

const texts = [
  ['name', 'name'],
  ['trueName', 'true name'],
  ['pronouns', 'pronouns'],
  ['look', 'look'],
  ['background', 'background'],
  ['obligation', 'obligation'],
] as const;

/** Writes on anybody's sheet (GBM-CHR-003, 004, 009). */
export function overrideWords(play: GbmPlay, command: CommandOf<'override.words'>): void {
  const one = underHand(play, command.protagonist);
  const { name, roles, silhouette, colour } = command;
  if (one.status !== 'creating' && name === '') {
    refuse('malformed', `${nameOf(one)} needs a name.`, {
      instead: 'Write another one.',
      rule: 'GBM-CHR-009',
    });
  }
  const who = nameOf(one);
  const changes: Partial<Protagonist> = {};
  const said: string[] = [];
  for (const [key, label] of texts) {
    const value = command[key];
    if (value === undefined || value === one[key]) continue;
    changes[key] = value;
    said.push(`${who}’s ${label} ${written(one[key])} → ${written(value)}.`);
  }
  if (roles !== undefined && roles.join() !== one.roles.join()) {
    changes.roles = roles;
    said.push(`${who}’s roles ${one.roles.join(', ') || 'none'} → ${roles.join(', ') || 'none'}.`);
  }
  if (silhouette !== undefined && silhouette !== (one.silhouette ?? 'emblem')) {
    changes.silhouette = silhouette;
    said.push(`${who} is drawn as ${drawnAs(silhouette)}.`);
  }
  if (colour !== undefined && colour !== coloursOf(play.state)[one.id]) {
    refuseTaken(play, one, colour);
    changes.colour = colour;
    said.push(`${who}’s colour is ${colour}.`);
  }
  if (said.length > 0) play.emit({ type: 'protagonistChanged', id: one.id, changes });
  sayByHand(play, said, command.reason);
}

/** Writes a secondary character on anybody's sheet, over another one or after them (GBM-CHR-008). */
export function overrideSecondary(play: GbmPlay, command: CommandOf<'override.secondary'>): void {
  const one = underHand(play, command.protagonist);
  const { index, name, detail, reason } = command;
  if (index > one.secondary.length) {
    refuse('limit-reached', `${nameOf(one)} has ${one.secondary.length} secondary characters.`, {
      instead: 'Write over one of them, or add the next.',
      rule: 'GBM-CHR-008',
    });
  }
  const before = one.secondary[index]?.name;
  const list = one.secondary.map((now) => ({ ...now }));
  const kind = one.secondary[index]?.kind;
  list.splice(index, 1, { name, detail, ...(kind ? { kind } : {}) });
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { secondary: list } });
  const text = `${nameOf(one)} knows ${before && before !== name ? `${before} → ` : ''}${name}${detail ? `: ${detail}` : ''}.`;
  sayByHand(play, [text], reason);
}

export function peopleOffers({ state, add }: OfferContext): void {
  const all = Object.values(state.public.protagonists);
  const living = all.filter(({ status }) => status !== 'lost');
  const seats = freeSeats(state).map((id) => ({
    value: id,
    label: state.public.table.seats[id]?.name ?? id,
  }));
  if (seats.length > 0 && all.length > 0) {
    add(
      byHand('Whose, and whether', {
        command: 'override.player',
        with: {},
        label: 'Who plays whom; bring somebody back',
        detail: 'Whoever was lost comes back as they were.',
        order: 50,
        fields: [
          choiceField('protagonist', 'Whom', named(state, all)),
          choiceField('seat', 'Played by', seats),
        ],
      }),
    );
  }
  if (living.length === 0) return;
  add(
    byHand('Whose, and whether', {
      command: 'override.playbook',
      with: {},
      label: 'Another playbook for somebody',
      detail: 'Dots, abilities and promises stay.',
      order: 51,
      fields: [
        choiceField('protagonist', 'Whom', named(state, living)),
        choiceField(
          'playbook',
          'Playbook',
          playbooksOf(state).map(({ id, name }) => ({ value: id, label: name })),
        ),
      ],
    }),
  );
  add(
    byHand('Whose, and whether', {
      command: 'override.loss',
      with: {},
      label: 'Somebody leaves the story',
      order: 52,
      fields: [
        choiceField('protagonist', 'Whom', named(state, living)),
        textField('how', 'How they are lost', 300, '', true),
      ],
    }),
  );
  for (const one of living) wordOffers(state, one, add);
}

/** By name, and who is lost says so. */
const named = (state: GbmState, list: readonly Protagonist[]) =>
  list.map((one) => ({
    value: one.id,
    label: `${knownAs(state, one)}${one.status === 'lost' ? ' (lost)' : ''}`,
  }));

function wordOffers(state: GbmState, one: Protagonist, add: OfferContext['add']): void {
  const name = nameOf(one);
  add(
    byHand('Words', {
      command: 'override.words',
      with: { protagonist: one.id },
      label: `${name}: names, look, role, background`,
      order: 60,
      fields: [
        textField('name', 'Name', 80, one.name, true),
        textField('trueName', 'True name', 80, one.trueName),
        textField('pronouns', 'Pronouns', 80, one.pronouns),
        textField('look', 'Look', 2000, one.look),
        silhouetteField(one),
        colourField(state, one),
        rolesField(state, one),
        textField('background', 'Background', 2000, one.background),
        textField('obligation', 'Obligation', 300, one.obligation),
      ],
    }),
  );
  const { secondary } = one;
  const next = secondary.length < SECONDARY_CHARACTERS ? [undefined] : [];
  for (const [index, now] of [...secondary, ...next].entries()) {
    add(
      byHand('Words', {
        command: 'override.secondary',
        with: { protagonist: one.id, index },
        label: `${name}: ${now ? now.name : 'another secondary character'}`,
        order: 62,
        fields: [
          textField('name', 'Name', 80, now?.name ?? '', true),
          textField('detail', 'Who they are', 300, now?.detail ?? ''),
        ],
      }),
    );
  }
}

/** Words as they stood, which may be none. */
const written = (words: string): string => (words === '' ? 'none' : `“${words}”`);
