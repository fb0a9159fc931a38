import { allowing } from '../asking';
import { coloursFor } from '../characters/faces';
import { startOf } from '../characters/making/begin';
import { blankProtagonist } from '../characters/making/blank';
import { settingsOf } from '../characters/making/steps';
import type { Ability, Playbook } from '../content';
import { houseRule } from '../house-rules';
import { abilityOf } from '../library';
import { playsetOf } from '../library/playset';
import { abilityById, bookPlaybooks } from '../library/registry';
import { xpLength } from '../series/lengths';
import type { GbmState, Protagonist } from '../state';
import { titled, xpTracks } from '../vocabulary';
import type { GbmSheet } from './sheet';

/** A playbook of the book: those that a table has written are its own, and stay there. */
export function bookPlaybook(wanted: string): Playbook | null {
  const all = bookPlaybooks();
  return Object.hasOwn(all, wanted) ? (all[wanted] ?? null) : null;
}

/** What of a sheet fits this series and its readings, with a sentence for each thing that does not (TABLE-233). */
export function fitting(state: GbmState, sheet: GbmSheet): { sheet: GbmSheet; left: string[] } {
  const playbook = bookPlaybook(sheet.playbook);
  if (!playbook) return { sheet, left: [] };
  const left: string[] = [];
  const leave = (what: string, why: string) => left.push(`${what}: ${why}.`);
  const { colour, ...rest } = sheet;
  const free = colour !== undefined && coloursFor(state, '').includes(colour);
  if (colour !== undefined && !free) leave('Colour', `somebody here has ${colour} already`);
  const abilities = fittingAbilities(state, playbook, sheet, leave);
  const one: Protagonist = { ...blankProtagonist('', '', playbook.id), ...abilities };
  return {
    sheet: {
      ...rest,
      ...(free ? { colour } : {}),
      ...abilities,
      freeDot: sheet.freeDot && sheet.actions[sheet.freeDot].mundane > 0 ? sheet.freeDot : null,
      settings: fittingSettings(state, one, sheet, leave),
      secondary: fittingPeople(state, sheet, leave),
      xp: fittingXp(state, sheet, leave),
    },
    left,
  };
}

type Leave = (what: string, why: string) => void;

/** The playbook’s own, veterans as far as the table takes them, and what its transcendent ones are (GBM-CHR-006, GBM-XP-008). */
function fittingAbilities(
  state: GbmState,
  playbook: Playbook,
  { special, transcendent }: GbmSheet,
  leave: Leave,
): Pick<GbmSheet, 'special' | 'transcendent'> {
  const [start] = startOf(playbook).special;
  const own = new Set([...playbook.special, ...playbook.transcendent].map(({ id }) => id));
  const kept: Pick<GbmSheet, 'special' | 'transcendent'> = {
    special: start === undefined ? [] : [start],
    transcendent: [],
  };
  let veterans = houseRule(state, 'veteranAbilities');
  for (const wanted of new Set([...special, ...transcendent])) {
    if (wanted === start) continue;
    const ability = abilityById(wanted);
    if (!ability) {
      leave(`“${titled(wanted)}”`, 'the book has no such ability');
      continue;
    }
    const why = own.has(wanted) ? withoutWay(state, ability, special) : foreign(ability);
    if (why) leave(ability.name, why);
    else kept[ability.kind].push(wanted);
  }
  return kept;

  /** Why an ability of another playbook is not theirs, if so. */
  function foreign(ability: Ability): string | null {
    if (ability.kind === 'transcendent') {
      const self = { ...blankProtagonist('', '', playbook.id), ...kept };
      return allowing('anyTranscendentAbility', { state, self })
        ? null
        : 'it is of another playbook';
    }
    if (isAnyStart(ability)) return 'another playbook begins with it';
    if (veterans <= 0) return 'this table takes no more abilities of other playbooks';
    veterans -= 1;
    return null;
  }
}

const isAnyStart = ({ id }: Ability): boolean =>
  Object.values(bookPlaybooks()).some(({ special }) => special[0].id === id);

/** Why an ability that is gained by way of another one is not theirs, if so (GBM-PB-UNL-015). */
function withoutWay(
  state: GbmState,
  { onlyThrough }: Ability,
  special: readonly string[],
): string | null {
  if (onlyThrough === undefined || special.includes(onlyThrough)) return null;
  return `it is gained by way of ${abilityOf(state, onlyThrough)?.name ?? 'another one'}`;
}

/** What their abilities ask for, where it can be answered here. */
function fittingSettings(
  state: GbmState,
  one: Protagonist,
  { settings }: GbmSheet,
  leave: Leave,
): GbmSheet['settings'] {
  const asked = new Map(settingsOf(state, one).map((setting) => [setting.id, setting]));
  return Object.fromEntries(
    Object.entries(settings).filter(([id, value]) => {
      const setting = asked.get(id);
      const { kind } = setting ?? {};
      const fits =
        kind?.of === 'text' ||
        (kind?.of === 'words' && kind.options.some((option) => option.value === value));
      if (!fits) leave(setting?.label ?? `“${titled(id)}”`, 'to be chosen here');
      return fits;
    }),
  );
}

function fittingPeople(state: GbmState, { secondary }: GbmSheet, leave: Leave) {
  if (!playsetOf(state).asks?.secondary?.instead || secondary.length === 0) return secondary;
  leave('Secondary characters', 'this series asks for others in their place');
  return [];
}

/** Xp at most one short of a full track, as long as tracks are here (GBM-XP-004). */
function fittingXp(state: GbmState, { xp }: GbmSheet, leave: Leave): GbmSheet['xp'] {
  const fits = { ...xp };
  for (const track of xpTracks) {
    const most = xpLength(state, track) - 1;
    if (xp[track] <= most) continue;
    leave(`${titled(track)} xp`, `a track here holds ${most}, so none of it comes`);
    fits[track] = 0;
  }
  return fits;
}
