import type { Ability } from '../content';
import type { Bearer } from '../hooks';
import { nameOf } from '../lookups';
import { advanceProject, wouldComplete } from '../phases/advance-project';
import { isAnothers, openProjects } from '../phases/projects';
import { markXp } from '../sheet/experience';
import { limited } from '../sheet/uses';
import type { GbmClock } from '../state';

const TICKS = 2;
const ticks = limited('downtime', 'no-sleep', TICKS);

/**
 * No sleep (GBM-PB-STR-015): two ticks a downtime for any projects; only the bearer's own, and those
 * that are everybody's, can be completed by them. Completing a project, by work as well, marks xp.
 */
export const noSleep: Ability = {
  id: 'no-sleep',
  name: 'No sleep',
  summary:
    'Each downtime you have two ticks for any project clocks, though you cannot complete the projects of others with them. Whenever you complete a project, mark xp.',
  kind: 'special',
  hooks: {
    uses: [
      {
        id: 'tick',
        label: 'Tick a project',
        cost: `one of ${TICKS} ticks this downtime`,
        unavailable({ state, self }) {
          if (state.public.phase !== 'downtime') return 'Only in downtime.';
          if (ticks.left(self) === 0) return `Both ticks of this downtime are spent.`;
          return ticked({ state, self }).length > 0
            ? null
            : 'No project is open that a tick of yours could move on.';
        },
        targets: (bearer) => ({
          label: 'Which project?',
          options: ticked(bearer).map(({ id, name, marked, segments }) => ({
            value: id,
            label: `${name} (${marked} of ${segments})`,
          })),
          except: 'Its ticks go to projects under way, and complete none that is somebody else’s.',
        }),
        run(play, self, _note, target) {
          const clock = target === undefined ? undefined : play.state.public.clocks[target];
          if (!clock) return;
          ticks.spend(play, self);
          advanceProject(play, self.id, clock, 1);
        },
      },
    ],
    after: {
      downtime({ self }, play) {
        play.say(`No sleep: ${nameOf(self)} has ${ticks.left(self)} ticks for project clocks.`);
      },
      project({ self, clock }, play) {
        play.say(`${nameOf(self)} has completed “${clock.name}”.`, {
          notes: [markXp(play, self.id, 'playbook', 1, 'No sleep')],
        });
      },
    },
  },
};

/** The projects that a tick may go to. */
function ticked({ state, self }: Bearer): GbmClock[] {
  return openProjects(state).filter(
    (clock) => !(isAnothers(state, clock, self.id) && wouldComplete(state, clock, 1)),
  );
}
