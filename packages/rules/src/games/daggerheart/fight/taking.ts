import { characterOf, ownCharacter } from '../characters/find';
import { forceStress, markArmour, markHp, refuseDead } from '../characters/vitals';
import type { CommandOf, DhPlay } from '../game';
import { gm, present, refuse } from '../game';
import { hit } from './attacking';
import { armoured, severityWords } from './harm';

/** Whoever was hit takes it, with an armour slot or without (DGH-604, 611, 613). */
export function takeHit(play: DhPlay, { hit: id, armour }: CommandOf<'hit.take'>): void {
  const { character, damage, type, direct, severity } = present(play.state.public.hits[id], 'hit');
  const { name } = ownCharacter(play, character);
  if (armour && direct) {
    refuse('not-allowed', 'Armour does not help against direct damage.', {
      instead: 'Take it as it is.',
      rule: 'DGH-611',
    });
  }
  if (armour) markArmour(play, character);
  const marks = armour ? armoured(severity) : severity;
  play.emit({ type: 'hitRemoved', id });
  markHp(play, character, marks);
  const how = armour ? `${severityWords[severity]}, armour` : severityWords[severity];
  play.say(`${name} takes ${damage} ${type} damage: ${how}, marks ${marks} HP.`, {
    beat: { kind: 'harm', about: [character] },
  });
  const now = characterOf(play, character);
  if (now.life === 'dying') {
    play.say(`${name} has marked the last HP.`, { beat: { kind: 'last-hp', about: [character] } });
  }
}

/** The GM deals damage that no attack has brought. */
export function dealHarm(play: DhPlay, command: CommandOf<'harm.deal'>): void {
  gm(play, 'deal damage');
  const { character, damage, kind: type, direct, what } = command;
  const one = characterOf(play, character);
  refuseDead(one);
  play.say(`${one.name} is hit: ${damage} ${direct ? 'direct ' : ''}${type} damage.`, {
    notes: what ? [what] : [],
  });
  hit(play, one, { from: what || 'Something', damage, type, direct });
}

/** Falls and collisions (DGH-1703, 1704). */
const falls = {
  veryClose: { die: 10, bonus: 3, what: 'A short fall', direct: false },
  close: { die: 20, bonus: 5, what: 'A fall', direct: false },
  far: { die: 100, bonus: 15, what: 'A long fall', direct: false },
  collision: { die: 20, bonus: 5, what: 'A collision', direct: true },
} as const;

export function fall(play: DhPlay, { character, far }: CommandOf<'harm.fall'>): void {
  gm(play, 'deal damage');
  const one = characterOf(play, character);
  refuseDead(one);
  const { die, bonus, what, direct } = falls[far];
  const { faces, proof } = play.roll([die], what);
  const damage = bonus + (faces[0] ?? 0);
  play.say(`${what}: ${damage} damage to ${one.name}.`, {
    roll: {
      title: what,
      groups: [{ label: 'physical', sides: die, faces, kept: [0] }],
      modifiers: [{ source: what, value: bonus, unit: 'total' }],
      total: damage,
      reading: { word: `${damage} damage`, tone: 'bad' },
      proof,
    },
    beat: { kind: 'hit', about: [character] },
  });
  hit(play, one, { from: what, damage, type: 'physical', direct });
}

/** Makes somebody mark Stress: a GM's move, and what does not fit marks an HP (DGH-703). */
export function makeMarkStress(
  play: DhPlay,
  { character, stress }: CommandOf<'stress.force'>,
): void {
  gm(play, 'make somebody mark Stress');
  const one = characterOf(play, character);
  refuseDead(one);
  forceStress(play, character, stress);
  play.say(`${one.name} marks ${stress} Stress.`, { beat: { kind: 'harm', about: [character] } });
}
