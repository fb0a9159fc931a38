import { bandWords } from '../../../forged-in-the-dark';
import type { CommandOf } from '../commands';
import type { GbmPlay, OfferContext } from '../game';
import { cast, nameById, nameOf } from '../lookups';
import { missing, refuse } from '../refusal';
import { describe } from '../rolls/consequence-effects';
import type { ActionRoll, Consequence, GbmState } from '../state';
import { effects, positions, titled } from '../vocabulary';
import { byHand, choiceField, numberField, sayByHand } from './by-hand';

const DICE_MAX = 4;
const TICKS_MAX = 6;
const bands = ['bad', 'partial', 'success', 'critical'] as const;

/** Gives dice to the roll on the table, or takes some, before they fall (GBM-ARP-001, AMB-06). */
export function overrideDice(play: GbmPlay, { dice, reason }: CommandOf<'override.dice'>): void {
  const roll = onTable(play);
  if (roll.stage === 'rolled') {
    refuse('wrong-moment', 'The dice of this roll have fallen.', {
      instead: 'Set what they come to.',
      rule: 'GBM-ARP-001',
    });
  }
  const before = roll.byHand ?? 0;
  play.emit({ type: 'rollChanged', changes: { byHand: dice } });
  const who = nameById(play.state, roll.roller);
  sayByHand(play, [`${who}’s roll, dice by hand ${before} → ${dice}.`], reason);
}

/**
 * Sets what a roll comes to after its dice fell: the band, and the position and effect it counts at
 * (GBM-ARP-036…044). What the result has opened or cost already stays as it is.
 */
export function overrideRoll(play: GbmPlay, command: CommandOf<'override.roll'>): void {
  const roll = onTable(play);
  const { rolled, band: before } = roll;
  if (roll.stage !== 'rolled' || !rolled || !before) {
    refuse('wrong-moment', 'No dice have fallen yet.', {
      instead: 'Judge its position and effect, or give it dice by hand.',
      rule: 'GBM-ARP-001',
    });
  }
  const { band, position, effect, reason } = command;
  const from = `${bandWords[before]}, ${rolled.position}, ${rolled.effect}`;
  const retryAt = position === 'controlled' && band === 'bad' ? 'risky' : null;
  play.emit({ type: 'rollChanged', changes: { band, rolled: { position, effect }, retryAt } });
  const who = nameById(play.state, roll.roller);
  const to = `${bandWords[band]}, ${position}, ${effect}`;
  sayByHand(play, [`${who}’s roll (${from}) → (${to}).`], reason);
}

function onTable(play: GbmPlay): ActionRoll {
  play.director('set values by hand');
  return (
    play.state.public.roll ??
    refuse('wrong-moment', 'No roll is on the table.', {
      instead: 'Wait for one, or set what it would change.',
      rule: 'GBM-ARP-001',
    })
  );
}

/**
 * Rewrites a consequence that waits for somebody: whom it strikes, what it is, and how bad, also one
 * that nobody has announced, or the price of a promise (GBM-CON-015, 018, GBM-ARP-029).
 */
export function overrideConsequence(
  play: GbmPlay,
  command: CommandOf<'override.consequence'>,
): void {
  play.director('set values by hand');
  const one =
    play.state.public.consequences[command.consequence] ??
    missing('That consequence has been dealt with.', 'Assign another from the fiction.');
  const target =
    cast(play.state).find(({ id }) => id === command.target) ??
    missing('Choose a protagonist who is in play.', 'Choose one from the list.', 'TABLE-011');
  const { text, reason } = command;
  const changed: Consequence = {
    ...one,
    text: text || one.text,
    target: target.id,
    protecting: target.id === one.target ? one.protecting : null,
    level: levelOf(one, command.level),
    clock: clockOf(one, command.ticks),
    avoided: false,
  };
  const from = `${describe(play.state, one)}, for ${nameById(play.state, one.target)}`;
  play.emit({ type: 'consequenceSet', consequence: changed });
  const to = `${describe(play.state, changed)}, for ${nameOf(target)}`;
  sayByHand(play, [`${from} → ${to}.`], reason);
}

/** Harm has a level, and nothing else has. */
function levelOf({ kind, level }: Consequence, wanted: number | undefined): Consequence['level'] {
  const levels = [1, 2, 3, 4] as const;
  return kind === 'harm' ? (levels.find((one) => one === wanted) ?? level) : level;
}

function clockOf({ clock }: Consequence, ticks: number | undefined): Consequence['clock'] {
  if (!clock || ticks === undefined) return clock;
  return ticks > 0 ? { ...clock, ticks } : null;
}

export function rollOffers({ state, add }: OfferContext): void {
  const { roll, consequences } = state.public;
  if (roll) add(rollOffer(state, roll));
  for (const one of Object.values(consequences)) {
    add(
      byHand('On the table', {
        command: 'override.consequence',
        with: { consequence: one.id },
        label: `Rewrite: ${describe(state, one)}`,
        order: 12,
        fields: [
          {
            name: 'text',
            kind: 'text',
            label: 'What',
            max: 300,
            required: false,
            initial: one.text,
          },
          choiceField(
            'target',
            'For whom',
            cast(state).map((each) => ({ value: each.id, label: nameOf(each) })),
            one.target,
          ),
          ...(one.kind === 'harm' ? [numberField('level', 'Level', 4, one.level, 1)] : []),
          ...(one.clock ? [numberField('ticks', 'Ticks', TICKS_MAX, one.clock.ticks)] : []),
        ],
      }),
    );
  }
}

function rollOffer(state: GbmState, roll: ActionRoll) {
  const who = nameById(state, roll.roller);
  if (roll.stage !== 'rolled' || !roll.rolled || !roll.band) {
    return byHand('On the table', {
      command: 'override.dice',
      with: {},
      label: `${who}’s roll: give or take dice`,
      order: 10,
      fields: [numberField('dice', 'Dice', DICE_MAX, roll.byHand ?? 0, -DICE_MAX)],
    });
  }
  const { position, effect } = roll.rolled;
  return byHand('On the table', {
    command: 'override.roll',
    with: {},
    label: `${who}’s roll: what it comes to`,
    detail: 'What it has opened or cost already stays.',
    order: 10,
    fields: [
      choiceField(
        'band',
        'Result',
        bands.map((value) => ({ value, label: bandWords[value] })),
        roll.band,
      ),
      choiceField('position', 'Position', words(positions), position),
      choiceField('effect', 'Effect', words(effects), effect),
    ],
  });
}

const words = (list: readonly string[]) => list.map((value) => ({ value, label: titled(value) }));
