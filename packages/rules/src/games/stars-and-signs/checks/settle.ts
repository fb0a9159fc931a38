import { latest } from '../../../engine';
import { advanceTimers } from '../counters/timers';
import type { StarsPlay } from '../game';
import { bandOf, mitigated, stateOf } from '../numbers';
import { endTransformation } from '../protagonists/energy';
import { protagonistOf } from '../protagonists/find';
import type { StarsState } from '../state';
import type { Band } from '../vocabulary';
import { SCALE } from '../vocabulary';
import type { Settling, TableCheck } from './check';
import { effectsOf } from './features';
import { owe } from './owed';
import { actionScale } from './scale';
import { update } from './standing';
import { bandWords, totalOf } from './throw';
import { hasActed } from './turns';

const succeeds = (band: Band): boolean => band !== 'miss';

/**
 * Closes a Check: what it comes to after Despair, its Scale, Extras, what is due, and a Complication that is owed
 * (SNS-311…323, 507, 607, 608, 619). Timers advance, whatever came of it (SNS-809).
 */
export function close(play: StarsPlay, lying: TableCheck): void {
  // Nothing of what is read here is written before all of it is known.
  const state = latest(play.state);
  const check = latest(lying);
  const one = protagonistOf({ state }, check.protagonist);
  const total = check.fallen ? totalOf(check.fallen) : 0;
  const raw = bandOf(total);
  const fallen = mitigated(raw, stateOf(one));
  const before = actionScale(state, check);
  const gap = check.challenge.scale - before;
  // One Scale short only a Critical Hit is enough (SNS-616).
  const band = gap > 0 && fallen !== 'critical' ? 'miss' : fallen;
  const scale = Math.min(SCALE.most, before + (band === 'critical' ? 1 : 0));
  const members = [one.id, ...Object.keys(check.cooperation ?? {})];
  const due = band === 'graze' ? 'cost' : band === 'miss' ? 'fallout' : null;
  const settling: Settling = {
    total,
    raw,
    band,
    scale,
    due,
    extras: succeeds(band) ? extrasOf(state, check, scale) : 0,
    dice: 0,
    traits: succeeds(band) ? 1 : 0,
    invokes: 0,
    created: [],
    costKind: null,
    dues: due ? Object.fromEntries(members.map((id) => [id, 'owed' as const])) : {},
    mayComplicate: band === 'hit',
    counted: false,
    bolstered: false,
  };
  update(play, check, { settling });
  const { name, says } = bandWords[band];
  const kind = band === 'critical' || band === 'miss' ? band : 'check-settled';
  play.say(`${one.name}: a ${name}; ${says}`, {
    notes: notesOf(settling, gap > 0 && fallen !== band),
    beat: { kind, about: members },
  });
  if (band !== 'hit') owe(play, check);
  hasActed(play, members);
  advanceTimers(play);
  if (check.burnsOut) endTransformation(play, one.id, 'the Energy has run out');
}

/** One where the Scale is above what it takes, however far, and those of features (SNS-608…610, 619). */
function extrasOf(state: StarsState, check: TableCheck, scale: number): number {
  const above = scale > check.challenge.scale ? 1 : 0;
  return effectsOf(state, check, 'extra').reduce((all, { amount }) => all + amount, above);
}

function notesOf({ total, raw, band, extras }: Settling, short: boolean): string[] {
  return [
    ...(raw !== band && !short
      ? [`${total} is a ${bandWords[raw].name}; Despair takes from it.`]
      : []),
    ...(short ? ['One Scale short: only a Critical Hit would have done.'] : []),
    ...(extras > 0 ? [extras === 1 ? 'It has an Extra.' : `It has ${extras} Extras.`] : []),
  ];
}
