import { putChoice } from '../../choices';
import type { Ability } from '../../content';
import type { GbmPlay } from '../../game';
import type { Hooks } from '../../hooks';
import { playsetOf } from '../../library/playset';
import { directorSeats } from '../../lookups';
import { takeSeriesAbility } from '../../series/take-ability';
import type { GbmState } from '../../state';

/**
 * Unlocking the power source gives the group a transcendent series ability (GBM-ABY-HID-011). The
 * group chooses together; the director's seat records it.
 */
export const powerSource: Hooks = {
  groupAfter: { unlocked: offer },
  onChoice(play, _choice, value) {
    if (play.state.public.series.abilities.includes(value)) {
      play.say('The group gained that ability meanwhile.');
      offer({ state: play.state }, play);
      return;
    }
    const { name } = takeSeriesAbility(play, value);
    play.say(`The power source gives the group ${name}.`);
  },
};

function offer({ state }: { state: GbmState }, play: GbmPlay): void {
  const missing = missingAbilities(state);
  const [director] = directorSeats(state);
  if (missing.length === 0) return;
  putChoice(play, director, null, {
    kind: 'power-source',
    title: 'The power source awakens',
    text: 'Ask the group which transcendent series ability it gains, and record it here.',
    options: missing.map(({ id, name, summary }) => ({
      value: id,
      label: name,
      detail: summary,
    })),
    data: {},
  });
}

function missingAbilities(state: GbmState): Ability[] {
  const { abilities } = state.public.series;
  return playsetOf(state).abilities.filter(
    ({ id, kind }) => kind === 'transcendent' && !abilities.includes(id),
  );
}
