import { dropChoices, putChoice } from '../choices';
import type { Ability, Playbook } from '../content';
import { ability, effectWhen, reminder, specialArmour } from '../effects/ability';
import type { GbmPlay } from '../game';
import type { RollContext, RollOption } from '../hooks';
import { nameById, nameOf, protagonist } from '../lookups';
import { actionDice } from '../sheet/ratings';
import type { ActionRoll, Protagonist, ProtagonistId } from '../state';
import { titled } from '../vocabulary';
import { beacon } from './beacon';

const IN_HARMONY = 'in-harmony';
const SEPARATED = 'separated';

/** Wherever there is somebody to hear it, so also where no danger is (GBM-PB-HAR-016). */
const singing: RollOption = {
  id: 'perfect-pitch:singing',
  label: 'Perfect pitch: sing to inspire or soothe',
  dice: 1,
};

/** In harmony (GBM-PB-HAR-010). */
const inHarmony = ability({
  id: IN_HARMONY,
  name: 'In harmony',
  summary:
    'You are two people whom love has made one. While you are separated, everything you do is desperate. +1d to gather information about relationships.',
  kind: 'special',
  effects: [{ effect: 'gather-die', key: 'in-harmony:relationships', words: 'a relationship' }],
  hooks: {
    settings: [
      {
        id: SEPARATED,
        label: 'The two who you are',
        kind: {
          of: 'words',
          options: [
            { value: 'together', label: 'Together' },
            { value: SEPARATED, label: 'Separated' },
          ],
        },
        atCreation: false,
        fixed: false,
      },
    ],
    instead: {
      position: ({ self }) =>
        self.settings[SEPARATED] === SEPARATED
          ? { source: 'In harmony: separated', atLeast: 'desperate' }
          : null,
    },
    after: {
      eclipse: ({ self }, play) => askWhetherApart(play, self),
      escape({ self }, play) {
        dropChoices(play, ({ kind, protagonist: of }) => kind === IN_HARMONY && of === self.id);
        if (self.settings[SEPARATED] === SEPARATED) setApart(play, self.id, 'together');
      },
    },
    onChoice(play, { protagonist: id }, value) {
      if (id !== null) setApart(play, id, value);
    },
  },
});

/** In eclipse the two are divided: whether that separates them, their player says (AMB-88). */
function askWhetherApart(play: GbmPlay, self: Protagonist): void {
  const { id, seat, settings } = self;
  if (settings[SEPARATED] === SEPARATED) return;
  putChoice(play, seat, id, {
    kind: IN_HARMONY,
    title: `${nameOf(self)}: do you come apart?`,
    text: 'A quarrel has come between the two who you are.',
    options: [
      {
        value: SEPARATED,
        label: 'It separates us',
        detail: 'Everything you do is desperate, until you escape eclipse or say otherwise.',
      },
      { value: 'together', label: 'We stay together, and quarrel' },
    ],
    data: {},
  });
}

function setApart(play: GbmPlay, id: ProtagonistId, value: string): void {
  const self = protagonist(play.state, id);
  const changes = { settings: { ...self.settings, [SEPARATED]: value } };
  play.emit({ type: 'protagonistChanged', id, changes });
  play.say(`The two who ${nameOf(self)} is are ${value}.`);
}

const special: Playbook['special'] = [
  inHarmony,
  ability({
    id: 'split-attention',
    name: 'Split attention',
    summary: 'One more action in each downtime.',
    kind: 'special',
    effects: [{ effect: 'downtime-action' }],
  }),
  ability({
    id: 'inseparable',
    name: 'Inseparable',
    summary:
      'Special armour against what would harm your relationships, with others or within; or spend it to appear from among your allies.',
    kind: 'special',
    effects: [
      specialArmour(
        'a consequence for what binds you to others, or the two of you together',
        'appear by magic from among your allies',
      ),
    ],
  }),
  ability({
    id: 'synchronized',
    name: 'Synchronized',
    summary:
      'In a group action, sixes of different rolls together are a critical. Leading one costs you at most 1 stress.',
    kind: 'special',
    effects: [{ effect: 'sixes-together' }, { effect: 'lead-cheaply', amount: 1 }],
  }),
  ability({
    id: 'bonds-of-love',
    name: 'Bonds of love',
    summary: 'Each downtime begins with 2 links with yourself, to spend on yourself.',
    kind: 'special',
    effects: [{ effect: 'own-links', amount: 2 }],
  }),
  {
    id: 'perfect-pitch',
    name: 'Perfect pitch',
    summary:
      'Allies hear your voice at any distance. +1d when you sing to inspire allies or to soothe foes.',
    kind: 'special',
    hooks: {
      options: { action: [singing], gather: [singing], downtime: [singing] },
      reminders: [{ when: 'always', text: 'Your allies hear you, however far away they are.' }],
    },
  },
];

/** As one (GBM-PB-HAR-018): the best rating among all who take part. */
const asOne: Ability = {
  id: 'as-one',
  name: 'As one',
  summary:
    'Leading a group action, or assisted, while transcended: roll the best action rating of all who take part.',
  kind: 'transcendent',
  hooks: {
    instead: {
      rating(context) {
        const best = allies(context)
          .map((one) => ({ one, dice: actionDice(one, context.roll.action, transcended(one)) }))
          .reduce<{ one: Protagonist; dice: number } | null>(
            (top, next) => (next.dice > (top?.dice ?? context.rating) ? next : top),
            null,
          );
        if (!best) return null;
        const name = nameById(context.state, best.one.id);
        return {
          source: `As one: ${titled(context.roll.action)} ${best.dice} of ${name}`,
          dice: best.dice,
        };
      },
    },
  },
};

const transcendent: Ability[] = [
  ability({
    id: 'powerful-presence',
    name: 'Powerful presence',
    summary: 'You grow when you transcend: more effect where size helps, less where it hinders.',
    kind: 'transcendent',
    effects: [
      effectWhen('powerful-presence:helps', 'size helps'),
      effectWhen('powerful-presence:hinders', 'size hinders', -1),
      reminder('transcend', 'You are larger now. How large?'),
    ],
  }),
  asOne,
  beacon,
];

/** Who acts along with a bearer who leads a group action or is assisted. */
function allies({ state, self, roll }: RollContext): Protagonist[] {
  if (roll.roller !== self.id) return [];
  return participants(roll).flatMap((id) => state.public.protagonists[id] ?? []);
}

function participants({ group, assist }: ActionRoll): string[] {
  return [...(group ?? []).map(({ protagonist }) => protagonist), ...(assist ? [assist.by] : [])];
}

function transcended(one: Protagonist): boolean {
  return one.transcendence.active;
}

/** The Harmony (GBM-PB-HAR-001…019). */
export const theHarmony: Playbook = {
  id: 'the-harmony',
  name: 'The Harmony',
  tagline: 'Two voices in one, and hope for all who hear them',
  colour: 'rose',
  summary:
    'Warm, sincere and attentive, you lift up everybody around you. You know what relationships are worth, because you are one: whether you lead or let others be heard, you are never quite alone.',
  playIf:
    'Good at bringing people together and acting as one with them. For you, if love and belonging are what you want to play about, and if being two people in one sounds like fun.',
  xpTrigger: 'You met a challenge with understanding or coordination.',
  mundaneName: ['a lofty name', 'a romantic name'],
  trueName: ['a musical name', 'a beautiful name'],
  ideas: {
    trueNames: ['Corona Borealis', 'Aria', 'Cantabile', 'Evensong', 'Celesta'],
    looks: [
      'ribbons in two colours',
      'hums without noticing',
      'a locket with two pictures',
      'warm hands, ink on one finger',
    ],
  },
  promises: [
    {
      id: 'shared',
      label: 'A shared promise',
      names: 1,
      hint: 'Something that the two of you will do, or become, together.',
      ideas: [
        'We will finish that song, and sing it where they can hear us.',
        'Wherever this ends, we walk out of it hand in hand.',
        'When it is over we open the little shop by the sea.',
      ],
    },
    {
      id: 'conflicting',
      label: 'Two conflicting promises',
      names: 2,
      hint: 'Two wishes that cannot both come true. They may be about two people, or pull at you over one.',
      ideas: [
        'I will keep your secret; and I will never keep anything from them.',
        'I will follow you anywhere; and I will not let you go there.',
        'I will be yours alone; and I will be there for everybody.',
      ],
    },
  ],
  eclipse: {
    prompt:
      'Something has come between the two who you are. What was your strength is a quarrel now: you doubt each other, and cannot be one until it is settled.',
    escape: 'Somebody else mediates your quarrel, and the two of you make peace.',
  },
  questions: [
    'Who here could help me most?',
    'How do you truly feel?',
    'Who here is close to breaking?',
    'What ties [X] and [Y] together?',
    'Who here is lonely?',
    'What here is not whole yet?',
  ],
  startingActions: ['empathize', 'forgive'],
  special,
  transcendent,
};
