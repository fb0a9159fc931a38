import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import { CHANGE_MS } from '../../../shell/faces/change';
import type { StageLoan } from '../../../shell/stage/loan';
import { playsetOf } from '../api/content';
import { heroOf } from '../faces/face';
import { protagonistName } from '../view';
import { EclipseSequence } from './eclipse-sequence';
import { IntroSequence } from './intro-sequence';
import { TranscendSequence } from './transcend-sequence';

/** What an id of a playset’s own is called: a suspect, an Engine, a room. */
function ofPlayset({ dreams, stars, series }: PublicState, id: string): string | undefined {
  const rooms = playsetOf(series.playset)?.rooms ?? [];
  const own = dreams?.suspects[id] ?? stars?.engines[id] ?? rooms.find((room) => room.id === id);
  return own?.name;
}

/** What this game lends to the stage: its protagonists, what its moments are called, and its sequences. */
export const stage: StageLoan<PublicState> = {
  name(state, id) {
    const one = heroOf(state, id);
    return one ? protagonistName(state, one.id) : ofPlayset(state, id);
  },
  against({ series }, { beat, roll }) {
    const theirs = beat ? beat.kind === 'fallout' : roll?.title === 'Fallout';
    const name = theirs && playsetOf(series.playset)?.adversary.name;
    return name ? { name, hero: 'against' } : undefined;
  },
  aims: [
    'action-roll',
    'acting-along',
    'obligation',
    'downtime-activity',
    'intimate-moment',
    'investigation',
    'engagement',
    'gather-information',
    'bond',
  ],
  kinds: {
    'series-answer': 'Our series',
    'series-drawn': 'Our series, by chance',
    obligation: 'Obligation',
    'downtime-activity': 'Downtime',
    'intimate-moment': 'An intimate moment',
    closer: 'Closer',
    disagreement: 'A disagreement',
    'disagreement-ends': 'A disagreement',
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
    'episode-named': 'A title',
    'next-time': 'Next time',
    'season-begins': 'A new season',
    'season-ends': 'The season ends',
    'series-ends': 'The series ends',
    epilogue: 'Epilogue',
    'joins-the-story': 'A new protagonist',
    introducing: 'Being introduced',
    introduction: 'Introduction',
    'advance-earned': 'An advance to spend',
    advance: 'An advance',
  },
  large: [
    'ambush',
    'harm',
    'catastrophe',
    'hope',
    'rescue',
    'transcendence-ends',
    'escape',
    'loss',
    'mission-won',
    'mission-lost',
    'fallout',
    'unmasked',
    'confronted',
    'room-opened',
    'fate-taken',
    'episode-begins',
    'episode-ends',
    'phase',
    'season-begins',
    'season-ends',
    'series-ends',
    'joins-the-story',
    'advance',
  ],
  steps: ['harm', 'fallout', 'phase', 'joins-the-story', 'advance'],
  sequences: {
    transcend: TranscendSequence,
    eclipse: EclipseSequence,
    introducing: IntroSequence,
  },
  drawn: {
    harm: 'harm',
    catastrophe: 'harm',
    escape: 'back',
    rescue: 'back',
    hope: 'back',
    loss: 'dark',
    'mission-won': 'bright',
    'mission-lost': 'dark',
    phase: 'place',
    fallout: 'place',
    ambush: 'place',
    unmasked: 'place',
    confronted: 'place',
    'fate-taken': 'dark',
    'transcendence-ends': 'place',
    'joins-the-story': 'bright',
    advance: 'bright',
    'room-opened': 'place',
  },
  long: ['eclipse', 'introducing'],
  steady: { transcend: CHANGE_MS },
  cues: () => import('./cues').then((module) => module.cues),
};
