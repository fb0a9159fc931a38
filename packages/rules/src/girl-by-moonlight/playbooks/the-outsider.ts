import type { Playbook } from '../content';

export const theOutsider: Playbook = {
  id: 'the-outsider',
  name: 'The Outsider',
  tagline: '',
  summary: '',
  playIf: '',
  xpTrigger: '',
  mundaneName: [],
  trueName: [],
  promises: [],
  eclipse: { prompt: '', escape: '' },
  questions: [],
  startingActions: ['defy', 'express'],
  special: [
    {
      id: 'something-to-prove',
      name: 'Something to prove',
      summary: '',
      kind: 'special',
      hooks: {},
    },
  ],
  transcendent: [],
};
