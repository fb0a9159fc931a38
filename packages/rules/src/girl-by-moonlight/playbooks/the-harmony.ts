import type { Playbook } from '../content';

export const theHarmony: Playbook = {
  id: 'the-harmony',
  name: 'The Harmony',
  tagline: '',
  summary: '',
  playIf: '',
  xpTrigger: '',
  mundaneName: [],
  trueName: [],
  promises: [],
  eclipse: { prompt: '', escape: '' },
  questions: [],
  startingActions: ['empathize', 'forgive'],
  special: [{ id: 'in-harmony', name: 'In harmony', summary: '', kind: 'special', hooks: {} }],
  transcendent: [],
};
