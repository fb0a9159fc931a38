import type { EndeavorPlan } from '../plan';

/** Tonight’s Rush: up through a mill, before what is wound up there goes off. */
export const rushTonight: EndeavorPlan = {
  id: 'before-the-mill-turns',
  type: 'rush',
  name: 'Before the mill turns',
  pitch: 'Up through the mill, before the Winder has set its wheel going.',
  tracks: [{ name: 'The mill', finish: null }],
  foes: [
    {
      id: 'winder',
      name: 'The Winder',
      looks: 'Thin, hurried, both hands on a crank.',
      tags: ['unique'],
      stats: { head: 8, hand: 6, hurt: 6 },
      aptitudes: ['Machines'],
      sp: 9,
      recovery: [4],
    },
    {
      id: 'hands',
      name: 'The Mill Hands',
      looks: 'Flour to the elbows, and no wish to talk.',
      tags: ['horde'],
      stats: { hurt: 6 },
      aptitudes: [],
      sp: 5,
      recovery: [2],
    },
  ],
  buttons: [],
};
