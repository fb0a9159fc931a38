import type { TravelTold } from '../../../table/travel/file';
import { featureWords } from '../protagonists/protagonist';
import {
  abilities,
  abilityWords,
  aspectWords,
  assetWords,
  skills,
  skillWords,
  woundWords,
} from '../vocabulary';
import type { SheetAsset, SheetFeature, StarsSheet } from './sheet';

/** A sheet as it is read before somebody says whether it may come. */
export const told = (sheet: StarsSheet): TravelTold[] => [
  {
    term: 'Who that is',
    lines: [sheet.class ?? '', sheet.pronouns, sheet.looks, sheet.background],
  },
  {
    term: 'Abilities',
    lines: [abilities.map((of) => `${abilityWords[of].name} ${sheet.abilities[of]}`).join(', ')],
  },
  {
    term: 'Skills',
    lines: [
      skills
        .flatMap((of) => (sheet.skills[of] ? `${skillWords[of].name} ${sheet.skills[of]}` : []))
        .join(', '),
    ],
  },
  {
    term: 'Aspects',
    lines: sheet.aspects.map(({ aspect, text, kept, memories }) =>
      [
        `${aspectWords[aspect].name}${kept ? ', kept to themselves' : ''}${text ? `: ${text}` : ''}`,
        remembered(memories),
      ].join(''),
    ),
  },
  {
    term: 'Agendas',
    lines: sheet.agendas.map(
      ({ text, ended, memories }) => `${text}${ended ? ' (ended)' : ''}${remembered(memories)}`,
    ),
  },
  {
    term: 'Anchors',
    lines: sheet.anchors.map(({ text, memories }) => `${text}${remembered(memories)}`),
  },
  {
    term: 'Affinities',
    lines: sheet.affinities.map(
      ({ text, rank, magical }) => `${text} ${rank}${magical ? ' (magical)' : ''}`,
    ),
  },
  {
    term: 'Lingering Wounds',
    lines: sheet.lingering.map(
      ({ text, wound, memories }) => `${text} (${woundWords[wound].name})${remembered(memories)}`,
    ),
  },
  { term: 'Magic', lines: magicIn(sheet) },
  { term: 'Assets', lines: sheet.assets.map(assetIn) },
  { term: 'Features', lines: sheet.features.map(featureIn) },
  { term: 'To spend', lines: [pointsIn(sheet)] },
];

const remembered = (memories: readonly { text: string }[]): string => {
  if (memories.length === 0) return '';
  const words = memories.flatMap(({ text }) => (text ? `“${text}”` : []));
  const count = memories.length === 1 ? '1 Memory' : `${memories.length} Memories`;
  return `; ${count}${words.length > 0 ? `: ${words.join(', ')}` : ''}`;
};

const magicIn = ({ magic }: StarsSheet): string[] => [
  magic.gift && `Gift: ${magic.gift}`,
  magic.catch && `Catch: ${magic.catch}`,
  magic.relic && `Relic: ${magic.relic}`,
  magic.regalia && `Regalia: ${magic.regalia}`,
  magic.phrase && `Says: ${magic.phrase}`,
  ...magic.moves.map(({ name, text }) => `${name}${text ? `: ${text}` : ''}`),
];

const assetIn = ({ name, kind, text, functions }: SheetAsset): string => {
  const best = Math.max(0, ...functions.map(({ quality }) => quality));
  return `${name} (${assetWords[kind].name}, Quality ${best})${text ? `: ${text}` : ''}`;
};

const featureIn = ({ name, kind, text }: SheetFeature): string =>
  `${name} (${featureWords[kind]})${text ? `: ${text}` : ''}`;

const pointsIn = ({ xp, sp }: StarsSheet): string => (xp + sp > 0 ? `${xp} XP, ${sp} SP` : '');
