import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import { colourAt } from '../../../shell/stage/figures';
import type { Figure, StageLoan } from '../../../shell/stage/loan';
import { protagonistName } from '../view';
import { EclipseSequence } from './eclipse-sequence';
import { TranscendSequence } from './transcend-sequence';

/** What this game lends to the stage: its protagonists, what its moments are called, and its sequences. */
export const stage: StageLoan<PublicState> = {
  figure: figureOf,
  kinds: {
    obligation: 'Obligation',
    'downtime-activity': 'Downtime',
    'intimate-moment': 'An intimate moment',
    closer: 'Closer',
    disagreement: 'A disagreement',
    investigation: 'Investigation',
    track: 'Light and dark',
    engagement: 'Engagement',
    ambush: 'Ambush',
    'action-roll': 'Action',
    'acting-along': 'Acting along',
    'gather-information': 'Gathering information',
    answer: 'An answer',
    resistance: 'Resistance',
    harm: 'Harm',
    catastrophe: 'Catastrophe',
    consequence: 'Consequence',
    fortune: 'Fortune',
    bond: 'A bond',
    transcend: 'Transcendence',
    'transcendence-ends': 'Transcendence ends',
    'eclipse-roll': 'At the edge of eclipse',
    hope: 'Hope',
    rescue: 'Held',
    eclipse: 'Eclipse',
    escape: 'Out of eclipse',
    loss: 'Loss',
    'mission-won': 'The mission',
    'mission-lost': 'The mission',
    respite: 'Fallout',
    hearts: 'Blighted hearts',
    fallout: 'Fallout',
    bastion: 'The Last Bastion',
    unmasked: 'Unmasked',
    confronted: 'Confronted',
    'room-opened': 'The hideout',
    'fate-taken': 'A cursed fate',
    'fate-price': 'The price',
    'episode-begins': 'A new episode',
    'episode-ends': 'The episode ends',
    phase: 'The moon moves on',
    'season-begins': 'A new season',
    'season-ends': 'The season ends',
    'series-ends': 'The series ends',
    epilogue: 'Epilogue',
    'joins-the-story': 'A new protagonist',
    introduction: 'Introduction',
    advance: 'An advance',
  },
  small: ['track', 'answer', 'advance', 'joins-the-story', 'respite', 'epilogue', 'introduction'],
  sequences: { transcend: TranscendSequence, eclipse: EclipseSequence },
};

/** A protagonist, by their id or by the seat that plays them. */
function figureOf(state: PublicState, id: string): Figure | undefined {
  const all = Object.values(state.protagonists);
  const place = all.findIndex((one) => one.id === id || (one.seat === id && one.status !== 'lost'));
  const one = all[place];
  return one ? { name: protagonistName(state, one.id), colour: colourAt(place) } : undefined;
}
