import type { FieldOption } from '../../../engine';
import { answerTo } from '../asking';
import type { Ability } from '../content';
import { ability, downtimeDie, effectWhen } from '../effects/ability';
import type { GbmPlay } from '../game';
import type { Ban, Bearer, Part } from '../hooks';
import { abilityOf, playbooksOf } from '../library';
import { nameOf } from '../lookups';
import { missing } from '../refusal';
import type { GbmState, Protagonist } from '../state';

const ONLY_MORTAL = 'only-mortal';
const HEROS_DESTINY = 'heros-destiny';
/** Boxes of the transcendence track on this playbook's sheet. */
const SEGMENTS = 3;

const noTranscending: Ban = {
  reason: 'Only mortal: you cannot transcend.',
  instead: 'Save a friend as nobody else can, and you may embrace Hero’s destiny.',
  rule: 'GBM-PB-UNL-009',
};

const noSpecialArmour: Ban = {
  reason: 'Only mortal: you cannot use special armour.',
  instead: 'Resist, mark armour, or let somebody protect you.',
  rule: 'GBM-PB-UNL-009',
};

/** Only mortal (GBM-PB-UNL-009…011): what is closed to the bearer, what they get for it, and the way on. */
export const onlyMortal = ability({
  id: ONLY_MORTAL,
  name: 'Only mortal',
  summary:
    'You cannot transcend and have no special armour. One more downtime action, and +1d to make a connection. Save a friend as only you can, and you may trade this for Hero’s destiny.',
  kind: 'special',
  effects: [{ effect: 'downtime-action' }, downtimeDie('make-a-connection')],
  hooks: {
    forbid: { transcending: noTranscending, specialArmour: noSpecialArmour },
    modify: { transcendenceSegments: SEGMENTS },
    uses: [
      {
        id: 'embrace',
        label: 'Embrace Hero’s destiny',
        cost: 'Only mortal, for good',
        unavailable: notYetPlayed,
        targets: ({ state, self }) => ({
          label: 'Your first transcendent ability',
          options: transcendentAbilities(state, self),
        }),
        asks: {
          label: 'Whom did you save from death or worse, as only you could?',
          required: true,
        },
        run: embrace,
      },
    ],
    reminders: [
      { when: 'always', text: 'Your friends take you along though you cannot transcend. Why?' },
      {
        when: 'mission',
        text: 'Have you, and nobody else, kept a friend from death or from a blow to everything you fight for? Then you may embrace Hero’s destiny, now or later.',
      },
    ],
  },
});

/** The moment is the player's to choose, from the first episode on (GBM-PB-UNL-011). */
function notYetPlayed({ state }: Bearer): string | null {
  return state.public.phase === 'creation' ? 'Once the first episode has begun.' : null;
}

/** The transcendent abilities of all playbooks, without those that somebody has. */
function transcendentAbilities(state: GbmState, self: Protagonist): FieldOption[] {
  return playbooksOf(state).flatMap(({ name, transcendent }) =>
    transcendent
      .filter(({ id }) => !self.transcendent.includes(id))
      .map(({ id, name: label, summary }) => ({ value: id, label, detail: `${name}: ${summary}` })),
  );
}

/** Trades Only mortal for Hero's destiny, and marks a transcendent ability at once (GBM-PB-UNL-011, 014). */
function embrace(play: GbmPlay, self: Protagonist, note: string, target = ''): void {
  const gained =
    abilityOf(play.state, target) ??
    missing(
      'There is no such transcendent ability.',
      'Choose one from the list.',
      'GBM-PB-UNL-014',
    );
  const special = self.special.map((id) => (id === ONLY_MORTAL ? HEROS_DESTINY : id));
  const transcendent = [...self.transcendent, gained.id];
  play.emit({
    type: 'protagonistChanged',
    id: self.id,
    changes: { special: [...new Set(special)], transcendent },
  });
  play.say(`${nameOf(self)} is only mortal no longer: they embrace Hero’s destiny.`, {
    notes: [note, `${gained.name}: ${gained.summary}`],
    reveals: true,
  });
  for (const { hooks } of [herosDestiny, gained]) answerTo(play, self.id, hooks, 'taken', {});
}

/** Hero's destiny (GBM-PB-UNL-012…015): gained by way of Only mortal alone. */
export const herosDestiny: Ability = ability({
  id: HEROS_DESTINY,
  name: 'Hero’s destiny',
  summary:
    'More effect against your most powerful foes; +1d on every roll while in eclipse. You transcend only when an ally bears consequences of an action. Playbook advances buy transcendent abilities of any playbook.',
  kind: 'special',
  onlyThrough: ONLY_MORTAL,
  effects: [effectWhen('heros-destiny:greatest-foe', 'one of your most powerful foes')],
  hooks: {
    modify: {
      actionDice: inEclipse,
      attributeDice: inEclipse,
      downtimeDice: inEclipse,
      gatherDice: inEclipse,
      transcendenceSegments: SEGMENTS,
    },
    forbid: { transcending: ({ state, self }) => (allyStruck(state, self) ? null : notYet) },
    may: { anyTranscendentAbility: true },
    reminders: [
      {
        when: 'action',
        text: 'Facing your greatest foes is what you are destined for. Remind the director when they judge effect.',
      },
    ],
  },
});

const notYet: Ban = {
  reason: 'Hero’s destiny: you transcend only when an ally bears consequences of an action.',
  instead: 'Wait until a roll’s consequence meets somebody beside you.',
  rule: 'GBM-PB-UNL-013',
};

function inEclipse({ self }: Bearer): Part[] {
  return self.eclipse ? [{ source: 'Hero’s destiny: in eclipse', amount: 1 }] : [];
}

/**
 * Whether a consequence of an action faces an ally, or has met one: a promise's price is one, and so is what
 * is told once the roll is finished, until the next (AMB-87).
 */
function allyStruck(
  { public: { roll, consequences, episode } }: GbmState,
  self: Protagonist,
): boolean {
  const told = roll === null ? episode.struck : undefined;
  const facing = Object.values(consequences).filter(
    ({ source, ruled }) => (source !== 'fiction' && !ruled) || told !== undefined,
  );
  const struck = [...facing.map(({ target }) => target), ...(roll?.struck ?? []), ...(told ?? [])];
  return struck.some((id) => id !== self.id);
}
