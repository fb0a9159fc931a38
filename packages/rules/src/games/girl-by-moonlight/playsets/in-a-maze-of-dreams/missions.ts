import type { MissionTargets, MissionType } from '../../content';
import { cast, nameOf } from '../../lookups';
import { trackLength } from '../../series/lengths';
import type { GbmState } from '../../state';
import { numeral } from '../../vocabulary';
import { confront } from './confronting';
import { dreamsOf, facing, knownRole, openRoles, unknownSuspects, unknownTier } from './conspiracy';
import { askForDream } from './dreamscape';
import { INVASION } from './mission-ids';
import { HOST } from './roles';
import { dreamsSlot } from './slots';

function toExplore(state: GbmState): MissionTargets {
  const dreams = dreamsOf(state);
  const open = unknownSuspects(dreams).filter(({ id }) => !dreams.revealing.includes(id));
  const tier = `Tier ${numeral(unknownTier(dreams))}`;
  return {
    label: 'Whose dream?',
    options: open.map(({ id, name, detail }) => ({
      value: id,
      label: name,
      detail: [tier, detail].filter(Boolean).join(': '),
    })),
    except: 'Only the dream of a suspect whose part is unknown can be explored.',
  };
}

function toConfront(state: GbmState): MissionTargets {
  const known = facing(dreamsOf(state));
  const others = known.filter(({ role }) => role.id !== HOST).map(({ suspect }) => suspect.name);
  const defenders =
    others.length > 0 ? ` Likely to come to its defence: ${others.join(', ')}.` : '';
  return {
    label: 'Whom do you confront?',
    options: known.map(({ suspect, role }) => ({
      value: suspect.id,
      label: `${suspect.name}, ${role.name}`,
      detail:
        role.id === HOST
          ? `Tier III. The season ends once the Host is confronted.${defenders}`
          : `Tier ${numeral(role.tier)}.`,
    })),
    except: 'Only a conspirator who is identified, and not confronted yet, can be confronted.',
  };
}

/** The missions of the series: every one is somebody’s dream (GBM-MAZ-RUL-017…020). */
export const missions: MissionType[] = [
  {
    id: 'explore-a-suspects-dream',
    name: 'Explore a suspect’s dream',
    tier: 1,
    rule: 'GBM-MAZ-RUL-018',
    summary:
      'Look in a suspect’s dream for their part in the Conspiracy. Success identifies them. Its tier is that of the lowest open role on the map, and fallout does not halve the investigation track.',
    asks: [
      'Which traces of their part have you come upon? Which of you knows them best?',
      'What of today is still at work in them?',
      'What has the Conspiracy promised them, and how does it look here?',
      'What do they give in to here that nobody may see?',
    ],
    keepsInvestigation: true,
    targets: toExplore,
    tierWith: (state) => unknownTier(dreamsOf(state)),
    onEnded(play, { about, outcome }) {
      const dreams = dreamsOf(play.state);
      const { suspects, revealing } = dreams;
      const suspect = about === undefined ? undefined : suspects[about];
      if (outcome !== 'success' || !suspect || revealing.includes(suspect.id)) return;
      if (knownRole(dreams, suspect.id)) return;
      if (openRoles(dreams).length === 0) {
        play.say(
          `${suspect.name} belongs to the Conspiracy, though every role on the map is filled.`,
        );
        return;
      }
      dreamsSlot.change(play, { revealing: [...revealing, suspect.id] });
      play.say(`${suspect.name} cannot hide any longer: the director reveals their part.`);
    },
  },
  {
    id: 'confront-a-conspirator',
    name: 'Confront a known conspirator',
    tier: 1,
    rule: 'GBM-MAZ-RUL-019',
    summary:
      'Go into the dream of somebody whose role is known, and face them with the whole truth. Success marks them confronted. Its tier is that of their role.',
    asks: [
      'Do they know that you are coming?',
      'Which of their deeds could you forgive?',
      'How will you face them once you have found them?',
      'Which judgement waits for them?',
      'Which traps are laid for you, and which strange power was the dreamer given?',
    ],
    targets: toConfront,
    tierWith: (state, target) => knownRole(dreamsOf(state), target)?.tier ?? 1,
    onEnded(play, { about, outcome }) {
      if (outcome === 'success' && about !== undefined) confront(play, about);
    },
  },
  {
    id: INVASION,
    name: 'The Host invades a dream',
    tier: 3,
    rule: 'GBM-MAZ-MIS-006',
    summary:
      'The Conspiracy has found you. Its Host comes into the dream of one of you, to end your meddling. The season ends with it.',
    asks: [
      'What does the Conspiracy want of this dreamer, of all people?',
      'Which terrible end does it have in mind for them?',
      'What draws their Avatar to the Host, or what is it offered?',
    ],
    unavailable: (state) =>
      state.public.series.adversary >= trackLength(state)
        ? null
        : 'The Host comes of itself only when the Conspiracy track is full.',
    targets: (state) => ({
      label: 'Whose dream does it invade?',
      options: cast(state).map((one) => ({ value: one.id, label: nameOf(one) })),
      except: 'The Host invades the dream of a protagonist who is in play.',
    }),
    onChosen: askForDream,
    onEnded(play, { outcome }) {
      const host = dreamsOf(play.state).map[HOST];
      if (outcome === 'success' && host && !host.confronted) confront(play, host.suspect);
    },
    endsSeason: true,
  },
];
