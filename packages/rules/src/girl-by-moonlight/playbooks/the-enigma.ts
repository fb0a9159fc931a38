import type { Playbook } from '../content';

export const theEnigma: Playbook = {
  id: 'the-enigma',
  name: 'The Enigma',
  tagline: '',
  summary: '',
  playIf: '',
  xpTrigger: '',
  mundaneName: [],
  trueName: [],
  promises: [],
  eclipse: { prompt: '', escape: '' },
  questions: [],
  startingActions: ['express', 'conceal'],
  special: [
    { id: 'behind-the-mask', name: 'Behind the mask', summary: '', kind: 'special', hooks: {} },
  ],
  transcendent: [],
};
