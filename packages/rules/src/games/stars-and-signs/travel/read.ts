import { z } from 'zod';
import type { SheetReading } from '../../../table';
import { needed, sentence } from '../../../table/command';
import { again } from '../milestones/growing';
import { asset, properties, requirementOf, used } from '../protagonists/carrying';
import { faceForm, faceWith } from '../protagonists/face';
import { card } from '../protagonists/features';
import { abilityForm } from '../protagonists/forms';
import { magic, signature } from '../protagonists/magic-sheet';
import { calling, identity, newcomer, rank } from '../protagonists/making';
import type { Requirement } from '../protagonists/protagonist';
import { featureKinds, newProtagonist } from '../protagonists/protagonist';
import { room } from '../protagonists/room';
import {
  abilities,
  abilityWords,
  alignments,
  aspects,
  caps,
  skills,
  skillWords,
  woundKinds,
} from '../vocabulary';
import { fitted } from './fitted';
import type { SheetAsset, SheetFeature, SheetTrait, SheetWound, StarsSheet } from './sheet';

/** How many Affinities and Lingering Wounds a sheet has room for, and as many points as can be set by hand. */
const MOST = { affinities: 40, lingering: 6, points: 9999 };
/** The words of a Trait are written down by forms with different bounds: these are the longest. */
const traitWords = needed(300);
const points = z.int().min(0).max(MOST.points);
const anySkill = z.enum(skills);

/** Reads a sheet by the forms that players fill in here; `null` where nobody in it has a name. */
export function readSheet(sheet: SheetReading): StarsSheet | null {
  const name = sheet.part('name', 'Name', newcomer.shape.name, null);
  if (name === null) return null;
  const called = sheet.part('class', 'Class', calling.shape.class, null);
  return fitted(sheet, {
    name,
    pronouns: sheet.part('pronouns', 'Pronouns', identity.shape.pronouns, '') ?? '',
    looks: sheet.part('looks', 'Looks', identity.shape.looks, '') ?? '',
    background: sheet.part('background', 'Background', identity.shape.background, '') ?? '',
    ...readFace(sheet.within('face', 'Face')),
    ...(called === null ? {} : { class: called }),
    abilities: readAbilities(sheet.within('abilities', 'Abilities')),
    skills: readSkills(sheet.within('skills', 'Skills')),
    xp: sheet.part('xp', 'XP', points, 0),
    sp: sheet.part('sp', 'SP', points, 0),
    magic: readMagic(sheet.within('magic', 'Magic')),
    aspects: sheet.list('aspects', 'Aspect', aspects.length, (one) => {
      const aspect = one.part('aspect', 'which', z.enum(aspects), null);
      const text = one.part('text', 'words', sentence, '');
      const kept = one.part('kept', 'kept', z.boolean(), false);
      const memories = readMemories(one);
      return aspect === null || (text === '' && !kept) ? null : { aspect, text, kept, memories };
    }),
    lingering: sheet.list('lingering', 'Lingering Wound', MOST.lingering, readWound),
    agendas: sheet.list('agendas', 'Agenda', caps.agendas, (one) => {
      const trait = readTrait(one);
      const ended = one.part('ended', 'ended', z.boolean(), false);
      const heals = one.part('heals', 'devoted to', sentence, '');
      return trait && { ...trait, ended, heals };
    }),
    anchors: sheet.list('anchors', 'Anchor', caps.anchors, readTrait),
    affinities: sheet.list('affinities', 'Affinity', MOST.affinities, (one) => {
      const text = one.part('text', 'in what', traitWords, null);
      const of = one.part('rank', 'rank', z.int().min(1).max(caps.rank), 1);
      const magical = one.part('magical', 'magical', z.boolean(), false);
      return text === null ? null : { text, rank: of, magical };
    }),
    assets: sheet.list('assets', 'Asset', room.assets, readAsset),
    features: sheet.list('features', 'Feature', room.features, readFeature),
  });
}

/** The parts of a face that there are here; of others goes what is drawn by the name. */
function readFace(all: SheetReading): Pick<StarsSheet, 'face'> {
  const { shape } = faceForm;
  const read = faceWith(undefined, {
    hair: all.part('hair', 'hair', shape.hair, undefined),
    collar: all.part('collar', 'collar', shape.collar, undefined),
    robe: all.part('robe', 'robe', shape.robe, undefined),
    token: all.part('token', 'token', shape.token, undefined),
    posture: all.part('posture', 'posture', shape.posture, undefined),
  });
  all.rest();
  return read;
}

function readAbilities(all: SheetReading): StarsSheet['abilities'] {
  const read = newProtagonist('', '', '').abilities;
  for (const of of abilities) {
    read[of] = all.part(of, abilityWords[of].name, abilityForm.shape[of], read[of]);
  }
  all.rest();
  return read;
}

function readSkills(all: SheetReading): StarsSheet['skills'] {
  const read: StarsSheet['skills'] = {};
  for (const of of skills) {
    const value = all.part(of, skillWords[of].name, rank, undefined);
    if (value !== undefined) read[of] = value;
  }
  all.rest();
  return read;
}

function readMagic(all: SheetReading): StarsSheet['magic'] {
  const { shape } = magic;
  const read = {
    gift: all.part('gift', 'Gift', shape.gift, '') ?? '',
    catch: all.part('catch', 'Catch', shape.catch, '') ?? '',
    relic: all.part('relic', 'Relic', shape.relic, '') ?? '',
    regalia: all.part('regalia', 'Regalia', shape.regalia, '') ?? '',
    phrase: all.part('phrase', 'what they say', sentence, ''),
    moves: all.list('moves', 'Signature Move', room.moves, (one) => {
      const name = one.part('name', 'name', signature.shape.name, null);
      const action = one.part('action', 'Action', signature.shape.action, null);
      const skill = one.part('skill', 'Skill', signature.shape.skill, null);
      const text = one.part('text', 'what it looks like', signature.shape.text, '');
      return name === null || action === null || skill === null
        ? null
        : { name, action, skill, text };
    }),
  };
  all.rest();
  return read;
}

/** Memories until the third, with which a Trait advances at once (SNS-2104, 2105). */
const readMemories = (of: SheetReading): SheetTrait['memories'] =>
  of.list('memories', 'Memory', caps.memories - 1, (one) => {
    const text = one.part('text', 'words', sentence, '');
    const tone = one.part('tone', 'how it felt', z.enum(alignments), null);
    return tone === null ? null : { text, tone };
  });

function readTrait(one: SheetReading): SheetTrait | null {
  const text = one.part('text', 'words', traitWords, null);
  const memories = readMemories(one);
  return text === null ? null : { text, memories };
}

function readWound(one: SheetReading): SheetWound | null {
  const trait = readTrait(one);
  const wound = one.part('wound', 'kind', z.enum(woundKinds), null);
  return trait && wound ? { ...trait, wound } : null;
}

function readAsset(one: SheetReading): SheetAsset | null {
  const { shape } = asset;
  const name = one.part('name', 'name', shape.name, null);
  const kind = one.part('kind', 'kind', shape.kind, null);
  const read = {
    text: one.part('text', 'what it does', shape.text, ''),
    carried: one.part('carried', 'carried', z.boolean(), false),
    properties: one.part('properties', 'properties', properties, []),
    requires: readRequirement(one),
    protects: one.part('protects', 'what it protects from', shape.protects, ''),
    functions: one.list('functions', 'Function', room.functions, readFunction),
  };
  return name === null || kind === null ? null : { name, kind, ...read };
}

/** What it takes to use an Asset; nothing where nothing is said (SNS-2016). */
function readRequirement(of: SheetReading): Requirement | null {
  const one = of.within('requires', 'what it takes');
  const { shape } = asset;
  const read = {
    skill: one.part('skill', 'Skill', anySkill, null),
    rank: one.part('rank', 'rank', shape.rank, 0),
    affinity: one.part('affinity', 'Affinity', shape.affinity, ''),
    text: one.part('text', 'words', shape.requires, ''),
  };
  one.rest();
  return requirementOf(read);
}

function readFunction(one: SheetReading): SheetAsset['functions'][number] | null {
  const { shape } = used;
  const name = one.part('name', 'name', shape.name, null);
  const action = one.part('action', 'Action', shape.action, null);
  const read = {
    skill: one.part('skill', 'Skill', anySkill, null),
    quality: one.part('quality', 'Quality', shape.quality, 0),
    scale: one.part('scale', 'Scale', shape.scale, 0),
    properties: one.part('properties', 'properties', properties, []),
  };
  return name === null || action === null ? null : { name, action, ...read };
}

function readFeature(one: SheetReading): SheetFeature | null {
  const { shape } = card;
  const name = one.part('name', 'name', shape.name, null);
  const kind = one.part('kind', 'kind', z.enum(featureKinds), null);
  const slot = one.part('slot', 'slot', anySkill, null);
  const read = {
    text: one.part('text', 'what it does', shape.text, ''),
    trigger: one.part('trigger', 'when', shape.trigger, ''),
    hope: one.part('hope', 'Hope', shape.hope, 0),
    uses: one.part('uses', 'uses', shape.uses, 0),
    clears: one.part('clears', 'when they come back', shape.clears, 'words' as const),
    until: one.part('until', 'until when', shape.until, ''),
    magical: one.part('magical', 'magical', shape.magical, false),
    repeatable: one.part('repeatable', 'more than once', again.schema, false),
    effect: one.part('effect', 'effect', shape.effect, 'none' as const),
    amount: one.part('amount', 'how much', shape.amount, 1),
    action: one.part('action', 'Actions', shape.action, 'any' as const),
    skill: one.part('skill', 'Skill', shape.skill, 'any' as const),
    asset: one.part('asset', 'Assets', shape.asset, 'any' as const),
  };
  if (name === null || kind === null) return null;
  return { name, kind, ...read, ...(slot ? { slot } : {}) };
}

/** The least that a file has to say. */
export const example = (): StarsSheet => {
  const { abilities: ranks, magic: blank } = newProtagonist('', '', '');
  const { wish: _, ...own } = blank;
  return {
    ...{ name: 'Somebody', pronouns: '', looks: '', background: '' },
    ...{ abilities: ranks, skills: {}, xp: 0, sp: 0, magic: own },
    ...{ aspects: [], agendas: [], anchors: [], affinities: [], lingering: [] },
    ...{ assets: [], features: [] },
  };
};
