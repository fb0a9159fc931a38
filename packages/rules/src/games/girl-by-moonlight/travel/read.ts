import { z } from 'zod';
import type { SheetReading } from '../../../table';
import { id, needed, sentence } from '../../../table/command';
import { faceWith } from '../characters/face-parts';
import { blankProtagonist } from '../characters/making/blank';
import { SECONDARY_CHARACTERS } from '../characters/making/steps';
import { sheetWords } from '../characters/making/writing';
import { DOTS_MAX, LONGEST } from '../constants';
import type { Protagonist } from '../state';
import { actions, titled, xpTracks } from '../vocabulary';
import type { GbmSheet } from './sheet';

/** How many abilities of a kind a sheet has room for, and what they may ask for. */
const ABILITIES = 20;
const ADVANCES = 6;
const abilities = z.array(id).max(ABILITIES);
const dots = {
  mundane: z.int().min(0).max(DOTS_MAX.mundane),
  transcendent: z.int().min(0).max(DOTS_MAX.transcendent),
};
const xp = z
  .int()
  .min(0)
  .max(LONGEST.xp - 1);
const advances = z.int().min(0).max(ADVANCES);

/** Reads a sheet by what players write and choose here; `null` without a name or a playbook. */
export function readSheet(sheet: SheetReading): GbmSheet | null {
  const blank = blankProtagonist('', '', '');
  const name = sheet.part('name', 'Name', needed(80), null);
  const playbook = sheet.part('playbook', 'Playbook', id, null);
  if (name === null || playbook === null) return null;
  const silhouette = sheet.part('silhouette', 'Silhouette', sheetWords.silhouette, undefined);
  const face = readFace(sheet);
  const colour = sheet.part('colour', 'Colour', sheetWords.colour, undefined);
  return {
    name,
    playbook,
    trueName: sheet.part('trueName', 'True name', sheetWords.trueName, '') ?? '',
    pronouns: sheet.part('pronouns', 'Pronouns', sheetWords.pronouns, '') ?? '',
    look: sheet.part('look', 'Look', sheetWords.look, '') ?? '',
    ...(silhouette ? { silhouette } : {}),
    ...(face ? { face } : {}),
    ...(colour ? { colour } : {}),
    roles: sheet.part('roles', 'Roles', sheetWords.roles, []) ?? [],
    background: sheet.part('background', 'Background', sheetWords.background, '') ?? '',
    obligation: sheet.part('obligation', 'Obligation', sheetWords.obligation, '') ?? '',
    actions: readActions(sheet.within('actions', 'Actions'), blank.actions),
    freeDot: sheet.part('freeDot', 'Third action', z.enum(actions), null),
    special: sheet.part('special', 'Special abilities', abilities, []),
    transcendent: sheet.part('transcendent', 'Transcendent abilities', abilities, []),
    settings: readSettings(sheet),
    secondary: sheet.list('secondary', 'Secondary character', SECONDARY_CHARACTERS, (one) => {
      const called = one.part('name', 'name', needed(80), null);
      const detail = one.part('detail', 'who they are', sentence, '');
      return called === null ? null : { name: called, detail };
    }),
    xp: readTracks(sheet.within('xp', 'Xp'), xp, blank.xp),
    advances: readTracks(sheet.within('advances', 'Advances'), advances, blank.advances),
  };
}

/** The parts of a face that there are here. */
function readFace(sheet: SheetReading): GbmSheet['face'] | null {
  if (!sheet.keys.includes('face')) return null;
  const all = sheet.within('face', 'Face');
  const { collar, cloak, prop, posture } = sheetWords;
  const read = faceWith(undefined, {
    collar: all.part('collar', 'collar', collar, undefined),
    cloak: all.part('cloak', 'cloak', cloak, undefined),
    prop: all.part('prop', 'with them', prop, undefined),
    posture: all.part('posture', 'posture', posture, undefined),
  });
  all.rest();
  return read;
}

function readActions(all: SheetReading, blank: Protagonist['actions']): Protagonist['actions'] {
  const read = { ...blank };
  for (const action of actions) {
    const one = all.within(action, titled(action));
    read[action] = {
      mundane: one.part('mundane', 'dots', dots.mundane, 0),
      transcendent: one.part('transcendent', 'dots while transcended', dots.transcendent, 0),
    };
    one.rest();
  }
  all.rest();
  return read;
}

function readTracks(all: SheetReading, schema: z.ZodType<number>, blank: Protagonist['xp']) {
  const read = { ...blank };
  for (const track of xpTracks) read[track] = all.part(track, titled(track), schema, 0);
  all.rest();
  return read;
}

/** What abilities ask for: which of them do, the table knows. Their ids are ours, and short. */
function readSettings(sheet: SheetReading): GbmSheet['settings'] {
  const all = sheet.within('settings', 'Asked by abilities');
  const known = all.keys.filter((key) => ASKED.test(key)).slice(0, ABILITIES);
  const read = known.flatMap((key) => {
    const value = all.part(key, titled(key), sentence, null);
    return value === null ? [] : [[key, value]];
  });
  all.rest();
  return Object.fromEntries(read);
}

const ASKED = /^[a-z][\w:-]{0,62}$/;
