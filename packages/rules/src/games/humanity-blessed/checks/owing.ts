import { latest } from '../../../engine';
import { textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import { arbitersMoves } from '../arbiter';
import type { HumanityContext, HumanityPlay } from '../game';
import { caps, statWords } from '../vocabulary';
import type { DonePart, Owed, TableCheck } from './check';

/** What boons and busts of a Check are owed to the story (HUM-706…711, 1810). */
export function owe(
  play: HumanityPlay,
  { character, stat, total, band, boons, busts, dice }: DonePart,
  {
    aim,
    purpose,
    against,
  }: Pick<TableCheck, 'aim' | 'purpose'> & Pick<TableCheck['claim'], 'against'>,
): void {
  // Most Checks owe nothing.
  if (boons === 0 && busts === 0) return;
  const uses = (one: DonePart['stat']) => stat === one || dice.some((die) => die.stat === one);
  const from = aim || statWords[stat].name;
  const track = purpose.kind === 'tracked' ? purpose.track : null;
  for (const [kind, count] of [
    ['boon', boons],
    ['bust', busts],
  ] as const) {
    for (let at = 0; at < count; at += 1) {
      const id = play.id('owed');
      const exceptional = kind === 'boon' && band === 'maximum';
      const owed: Owed = { id, kind, of: character, from, total, exceptional, track };
      if (against?.character) owed.against = against.character;
      if (uses('ham')) owed.everybody = true;
      if (uses('hireling')) owed.brings = kind === 'boon' ? 'ally' : 'rival';
      makeRoom(play);
      play.emit({ type: 'owedSet', owed });
    }
  }
}

/** What is older than there is room for nobody asks for any more. */
function makeRoom(play: HumanityPlay): void {
  const [oldest, ...rest] = Object.keys(latest(play.state).public.owed);
  if (oldest !== undefined && rest.length + 1 >= caps.owed) forgive(play, oldest);
}

/** It is owed no longer, where it was: worded, passed, or banked. */
export function forgive(play: HumanityPlay, owed: string): void {
  if (play.state.public.owed[owed]) play.emit({ type: 'owedRemoved', id: owed });
}

const owing = {
  part: 'owed',
  what: 'thing that is owed',
  all: ({ state }: HumanityContext) => Object.values(state.public.owed),
  idOf: ({ id: own }: Owed) => own,
} as const;

/** A boon or bust in words: whose, how great, and to whom it comes. */
export function owedWords({ kind, exceptional, everybody, brings, total }: Owed): string {
  const what = kind === 'boon' ? (exceptional ? 'an exceptional boon' : 'a boon') : 'a bust';
  const who = everybody ? ', for everybody in the scene' : '';
  const more = brings ? `: ${brings === 'ally' ? 'an ally' : 'a rival'} comes into the scene` : '';
  return `${what}${kind === 'boon' ? ` (of ${total})` : ''}${who}${more}`;
}

const textPart = textField('text', 'What happens', 2000, '', true);

/** Boons and busts are worded, or passed (HUM-711, 1810). */
export const wording = arbitersMoves('say what comes of it').about(owing, 'owed', (move) => [
  move(command('owed.word', { owed: id, text: needed(2000) }), {
    ways: ({ state }, owed) => ({
      label: `${state.public.characters[owed.of]?.name ?? 'Somebody'}: ${owedWords(owed)}`,
      detail: owed.from,
      fields: [textPart],
      // Play goes on meanwhile; in an Endeavor it comes after whatever is done there.
      ...(state.public.endeavor === null ? { primary: true as const } : {}),
    }),
    do(play, { text }, { state }, owed) {
      forgive(play, owed.id);
      const tracked = owed.track === null ? undefined : state.public.tracked[owed.track];
      if (tracked) {
        const list = owed.kind === 'boon' ? 'boons' : 'busts';
        const now = [...tracked[list], text].slice(-caps.owed);
        play.emit({ type: 'trackedSet', tracked: { ...tracked, [list]: now } });
      }
      play.say(owed.kind === 'boon' ? 'A boon.' : 'A bust.', {
        beat: { kind: owed.kind, about: [owed.of], fiction: text },
      });
    },
  }),
  move(command('owed.pass', { owed: id }), {
    ways: ({ state }, owed) => ({
      label: `None this time: ${state.public.characters[owed.of]?.name ?? 'somebody'}`,
      group: owedWords(owed),
    }),
    do(play, _, { state }, owed) {
      forgive(play, owed.id);
      const name = state.public.characters[owed.of]?.name ?? 'somebody';
      play.say(`No ${owed.kind} for ${name} this time.`);
    },
  }),
]);
