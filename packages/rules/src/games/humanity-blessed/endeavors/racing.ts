import type { HumanityPlay } from '../game';
import type { HumanityState } from '../state';
import { advance, hurt, interfere, protect } from './actions';
import { beat } from './beats';
import { largest } from './combat';
import type { Endeavor, Goal } from './endeavor';
import { addExtra } from './extras';
import { nameOf, stillIn, updateOne } from './find';
import type { ActionRule, KindRule, SpecialRule } from './kinds';
import { move } from './walking';

const actions: readonly ActionRule[] = [hurt, interfere, advance, protect];

/** Up as far as one has temporary Blessings, over the first Terrain Button (HUM-1316). */
const overcome: SpecialRule = {
  id: 'overcome',
  name: 'Overcome',
  means: 'Move up by your temporary Blessings, over the first Terrain Button.',
  perform: (play, _, { character }, blessings) => {
    move(play, character, blessings, { ignoring: 1 });
  },
};

/** First at a finish line, or last one standing (HUM-1213). */
function goals(state: HumanityState, endeavor: Endeavor): Goal[] {
  const left = stillIn(endeavor);
  const found: Goal[] = [];
  for (const { character, track, position } of left) {
    const finish = endeavor.tracks[track]?.finish ?? null;
    if (finish === null || position < finish) continue;
    found.push({
      key: `finish-${character}`,
      text: `${nameOf(state, character)} is at the finish.`,
    });
  }
  const sides = new Set(left.map(({ side }) => side));
  const began = new Set(Object.values(endeavor.participants).map(({ side }) => side));
  if (began.size > 1 && sides.size <= 1) {
    const names = left.map(({ character }) => nameOf(state, character)).join(', ');
    found.push({
      key: 'last',
      text: left.length === 0 ? 'Nobody is left.' : `Nobody is left but ${names}.`,
    });
  }
  return found;
}

/** Blessings that somebody has spent by choice in this command: one Fatigue Button for it (HUM-1211). */
function tire(play: HumanityPlay, endeavor: Endeavor): void {
  const { spent } = play.state.public;
  if (spent?.seq !== play.context.seq) return;
  for (const one of stillIn(endeavor)) {
    const { character, fatigue } = one;
    if (!spent.by[character]) continue;
    updateOne(play, one, { fatigue: fatigue + 1 });
    play.say(`${nameOf(play.state, character)} tires: a Fatigue Button.`, {
      ...beat('endeavor-button', character),
      notes: ['For Blessings spent in the race.'],
    });
  }
}

/** Racing: whoever is first, or left alone (HUM-1211…1213). */
export const racing: KindRule = {
  type: 'racing',
  starters: (state, endeavor) => largest(state, stillIn(endeavor), ['hand', 'home']),
  actions: () => actions,
  specials: () => [overcome],
  goals,
  // However many Buttons there are, one Check a round (HUM-1406).
  onRoundEnd(play, endeavor) {
    for (const { character, fatigue } of stillIn(endeavor)) {
      if (fatigue > 0) addExtra(play, { kind: 'fatigue', who: character, against: null });
    }
  },
  after: tire,
};
