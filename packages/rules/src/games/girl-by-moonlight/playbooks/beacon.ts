import { putChoice } from '../choices';
import type { Ability } from '../content';
import type { GbmPlay } from '../game';
import type { Bearer } from '../hooks';
import { cast, nameById, nameOf, protagonist } from '../lookups';
import { missing } from '../refusal';
import { whyRefused } from '../rolls/bonus';
import { holdOn } from '../rolls/eclipse-held';
import { placeOfHelp } from '../rolls/helping';
import { recoverStress } from '../sheet/stress';
import { limited } from '../sheet/uses';
import type { Choice, EclipseRoll, GbmState, Protagonist, ProtagonistId } from '../state';

const speech = limited('transcendence', 'beacon');

/** Begins the key under which it is kept what she has still to give somebody: 0 once it is theirs, 1 when they had it. */
const LENT = 'transcendence:beacon-for-';

const SHRUG = 'shrug-off:';

/**
 * Beacon (GBM-PB-HAR-019): as if a link were spent on each ally who hears; each of them chooses the
 * effect among those that a link could have on them at this moment. A choice that has become
 * impossible by the time it is made eases stress instead, so that nobody is left with nothing. A die for
 * an action that is still to come is hers to give while she is transcended (AMB-84).
 */
export const beacon: Ability = {
  id: 'beacon',
  name: 'Beacon',
  summary:
    'Once per transcendence, a speech or a song counts as a link spent on each ally who hears it. They choose the effect.',
  kind: 'transcendent',
  hooks: {
    uses: [
      {
        id: 'use',
        label: 'Uplift all who hear you',
        cost: 'once per transcendence',
        unavailable,
        run(play, self) {
          speech.spend(play, self);
          for (const ally of listeners({ state: play.state, self })) put(play, self.id, ally);
        },
      },
    ],
    assist: ({ self, roll }) => {
      const key = `${LENT}${roll.roller}`;
      const use = { key, limit: 1 };
      return self.uses[key] === undefined
        ? []
        : [{ replaces: false, stress: 0, dice: 1, label: 'Beacon: +1d', use }];
    },
    onChoice(play, choice, value) {
      if (choice.protagonist === null) {
        missing('That choice is nobody’s.', 'Go on with what is open now.');
      }
      const ally = protagonist(play.state, choice.protagonist);
      play.say(`Beacon: ${take(play, ally, value, choice)}`);
    },
  },
};

function unavailable({ state, self }: Bearer): string | null {
  if (!self.transcendence.active) return 'Only while you are transcended.';
  if (speech.left(self) === 0) return 'Once per transcendence.';
  return listeners({ state, self }).length === 0 ? 'No ally is there to hear you.' : null;
}

/** Allies in play, who are put the choice. */
function listeners({ state, self }: Bearer): Protagonist[] {
  return cast(state).filter(
    ({ id, seat, status }) => id !== self.id && seat !== null && status === 'active',
  );
}

function put(play: GbmPlay, from: ProtagonistId, ally: Protagonist): void {
  putChoice(play, ally.seat, ally.id, {
    kind: 'beacon',
    title: `${nameById(play.state, from)} is a beacon`,
    text: `What does it do for ${nameOf(ally)}, if they can hear it?`,
    options: effectsFor(play.state, ally, from),
    data: { from },
  });
}

/** What a link could do for an ally now (GBM-LNK-005…008). */
function effectsFor(state: GbmState, ally: Protagonist, from: ProtagonistId): Choice['options'] {
  const shrug = ally.transcendence.active ? ally.harm.filter(({ shrugged }) => !shrugged) : [];
  return [
    {
      value: 'recover',
      label: ally.eclipse ? 'Add 2 stress (in eclipse)' : 'Recover 2 stress',
    },
    ...shrug.map(({ id, text, level }) => ({
      value: `${SHRUG}${id}`,
      label: `Shrug off “${text}” (level ${level})`,
      detail: 'Until your transcendence ends.',
    })),
    ...helpFor(state, ally, from),
    ...(slipping(state, ally) ? [{ value: 'lend-strength', label: 'Be kept out of eclipse' }] : []),
    { value: 'nothing', label: 'Nothing: they cannot hear it' },
  ];
}

/** A die for the roll on the table where it is theirs, otherwise for one that is still to come (GBM-LNK-007, AMB-84). */
function helpFor(state: GbmState, ally: Protagonist, from: ProtagonistId): Choice['options'] {
  const { roll } = state.public;
  if (roll?.roller === ally.id && roll.stage !== 'rolled') {
    const now = { value: 'help', label: '+1d to your roll on the table' };
    return canHelp(state, ally, from) ? [now] : [];
  }
  const detail = `${nameById(state, from)} gives it when you roll, while they are transcended.`;
  return [{ value: 'help', label: '+1d to an action of yours', detail }];
}

/** Gives the chosen effect and says what it did. */
function take(play: GbmPlay, ally: Protagonist, value: string, choice: Choice): string {
  const name = nameOf(ally);
  const { roll } = play.state.public;
  const tag = ally.harm.find(({ id }) => value === `${SHRUG}${id}`);
  if (value === 'nothing') return `${name} does not hear it.`;
  if (tag && ally.transcendence.active) {
    const harm = ally.harm.map((one) => (one.id === tag.id ? { ...one, shrugged: true } : one));
    play.emit({ type: 'protagonistChanged', id: ally.id, changes: { harm } });
    return `${name} shrugs off “${tag.text}”.`;
  }
  const by = choice.data.from ?? ally.id;
  if (value === 'help' && roll && canHelp(play.state, ally, by)) {
    play.emit({
      type: 'rollChanged',
      changes: {
        [placeOfHelp(play.state, 'link')]: {
          by,
          via: 'ability',
          stress: 0,
          dice: 1,
          ability: null,
          how: 'Beacon',
        },
      },
    });
    return `${name} gets +1d.`;
  }
  if (value === 'help' && protagonist(play.state, by).transcendence.active) {
    const { uses } = protagonist(play.state, by);
    const changes = { uses: { ...uses, [`${LENT}${ally.id}`]: 0 } };
    play.emit({ type: 'protagonistChanged', id: by, changes });
    return `${name} gets +1d when they act.`;
  }
  const torn = slipping(play.state, ally);
  if (value === 'lend-strength' && torn) {
    holdOn(play, torn);
    return `${name} is kept out of eclipse.`;
  }
  return recoverStress(play, ally.id, 2, 'Beacon');
}

function canHelp(state: GbmState, ally: Protagonist, from: ProtagonistId): boolean {
  const { roll } = state.public;
  if (roll?.roller !== ally.id || roll.stage === 'rolled') return false;
  if (roll[placeOfHelp(state, 'link')]) return false;
  return whyRefused(state, roll, protagonist(state, from)) === null;
}

/** The eclipse roll in which somebody could still be held. */
function slipping({ public: { eclipses } }: GbmState, ally: Protagonist): EclipseRoll | null {
  const torn = eclipses[ally.id];
  return torn?.stage === 'rescue' && torn.band !== 'bad' ? torn : null;
}
