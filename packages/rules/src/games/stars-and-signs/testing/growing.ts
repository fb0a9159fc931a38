import { SeededDice } from '../../../testing/seeded-dice';
import type { Reach } from '../../../testing/step';
import { stepNow } from '../milestones/progress';
import { newTrait } from '../protagonists/trait';
import type { StarsTable } from '.';
import { seated } from '.';

/** Tables in the middle of magic and of Milestones, which chance seldom comes to. */
export const growingPositions: NonNullable<Reach['positions']> = {
  'a Major Milestone of somebody with much to spend': (seed) =>
    grown(seed).send('bev', { type: 'milestone.begin', kind: 'major', challenges: 3 }),
  'the Talents of a Major Milestone': (seed) => {
    const table = grown(seed).send('bev', {
      type: 'milestone.begin',
      kind: 'major',
      challenges: 3,
    });
    const { id: protagonist } = table.of('anya');
    for (let step = nextOf(table); step !== null && step !== 'talents'; step = nextOf(table))
      table.send('anya', { type: 'milestone.pass', protagonist, step });
    return table;
  },
  'a Minor Milestone of somebody who is hurt, with Memories': (seed) => {
    const table = grown(seed).with('anya', { despair: 4, corruption: 6 });
    table.withTrait('anya', 'A cut', { wound: 'physical', alignment: 'negative' }, 'wound');
    return table.send('bev', { type: 'milestone.begin', kind: 'minor', challenges: 1 });
  },
  'an Action of somebody Transformed that is a Signature Move': (seed) => {
    const table = grown(seed).with('anya', { transformed: { filled: 3, temporary: 1 } });
    return table.lay('anya', { skill: 'agility', action: 'transport' });
  },
  'a Wish that can be': (seed) => {
    const table = grown(seed);
    const { id: protagonist } = table.of('anya');
    table.send('anya', { type: 'wish.propose', protagonist, text: 'Let it be morning' });
    return table.send('bev', { type: 'wish.answer', protagonist, agreed: true });
  },
};

const nextOf = (table: StarsTable) => stepNow(table.state, table.of('anya'));

/** Ari has SP and XP, Memories that are about to make Traits advance, and magic. */
function grown(seed: number): StarsTable {
  const table = seated();
  table.dice.otherwise = new SeededDice(seed);
  const { magic } = table.of('anya');
  const memories = Array.from({ length: 2 }, () => ({
    text: 'A night',
    tone: 'negative' as const,
  }));
  table
    .with('anya', {
      ...{ sp: 60, xp: 25, skills: { agility: 3, logic: 1 } },
      magic: {
        ...magic,
        moves: [{ id: 'dash', name: 'Dash', action: 'transport', skill: 'agility', text: '' }],
      },
    })
    .withTrait('anya', 'Falling stars', { rank: 1, magical: true }, 'affinity')
    .withTrait('anya', 'Laughs it off', { aspect: 'mask', memories }, 'aspect')
    .withTrait('anya', 'A cracked rib', { wound: 'physical', alignment: 'negative' }, 'lingering');
  return table.given(({ public: { traits } }) => {
    traits.agenda = newTrait('agenda', 'agenda', 'Get well', {
      ...{ of: table.of('anya').id, memories },
      agenda: { ended: false, heals: 'A cracked rib' },
    });
  });
}
