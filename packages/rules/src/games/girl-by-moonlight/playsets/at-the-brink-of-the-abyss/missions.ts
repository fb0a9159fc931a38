import type { MissionType } from '../../content';

/** The missions of the series (GBM-ABY-MIS-001…005). */
export const missions: MissionType[] = [
  {
    id: 'cleansing',
    name: 'Cleansing',
    tier: 1,
    summary: 'The Abyss holds a person or a place that matters. Set them free.',
    asks: ['By what hold does the Abyss keep them?'],
  },
  {
    id: 'face-a-creature-of-the-abyss',
    name: 'Face a creature of the Abyss',
    tier: 1,
    summary: 'Something deadly has come out of the Abyss to do its work. Stop it.',
    asks: [
      'What does the creature look like?',
      'What, or who, was it before?',
      'What is it here to do?',
      'Which feeling drives it?',
    ],
  },
  {
    id: 'seek-answers',
    name: 'Seek answers',
    tier: 2,
    summary:
      'Search where nobody would look for what the Abyss is and what it wants. Fallout does not halve the investigation track this time.',
    asks: ['What will the answers cost you?', 'How do you come upon so unlikely a source?'],
    keepsInvestigation: true,
  },
  {
    id: 'reclaim-an-object-of-power',
    name: 'Reclaim an object of power',
    tier: 2,
    summary:
      'Bring home a lost relic that is bound up with your destiny. Success opens a fitting room of the hideout at no cost.',
    asks: [
      'Who or what told you of the relic?',
      'Who is after it besides you?',
      'What could it tell of your past, or of what is to come?',
    ],
    unlocksRoom: true,
  },
  {
    id: 'brave-the-abyss',
    name: 'Brave the Abyss',
    tier: 3,
    summary: 'Go where the Abyss is at its strongest and upset its plans. The season ends with it.',
    asks: [
      'Where is the Abyss at home?',
      'What has it made of that place?',
      'What will it make of you if you fail?',
    ],
    endsSeason: true,
  },
];
