import { putChoice } from '../../choices';
import type { Ability } from '../../content';
import type { GbmPlay } from '../../game';
import type { Hooks } from '../../hooks';
import { nameOf, protagonist } from '../../lookups';
import { lose } from '../../sheet/loss';
import { afterFatalHarm } from '../../sheet/suffering';
import { endTranscendence } from '../../sheet/transcendence';
import type { Choice, ChoiceOption } from '../../state';
import { transcendentDots } from '../added-dot';
import { trained } from './abilities';
import { engineOf } from './engines';
import type { Engine } from './state';
import { leaveBehind, onMission } from './strength';

const HEAVY = 'heavy-gear:position';
const EJECT = 'eject';
const OUT_OF_IT = 'leave-engine';

/** Heavy gear (GBM-SEA-ABL-010): armour keeps harm off entirely, or holds a position. */
const heavyGear: Hooks = {
  may: {
    negateByArmour: ({ consequence: { kind, level } }) => kind === 'harm' && level <= 3,
  },
  options: {
    action: [
      ({ self }) =>
        self.armourUsed
          ? []
          : [{ id: HEAVY, label: 'Heavy gear: your armour, for a better position', position: 1 }],
    ],
  },
  after: {
    action({ state, self, roll }, play) {
      if (roll.roller !== self.id || self.armourUsed || !roll.options.includes(HEAVY)) return;
      const { transcendence } = protagonist(state, self.id);
      if (!transcendence.active || roll.past === 'mundane') return;
      play.emit({ type: 'protagonistChanged', id: self.id, changes: { armourUsed: true } });
      play.say(`Heavy gear: ${nameOf(self)}’s armour is spent.`);
    },
  },
};

/** Eject! (GBM-SEA-ABL-011): the pilot decides whether death waits, and for what. */
const eject: Hooks = {
  survives({ state, self, text }, play) {
    if (!self.transcendence.active || self.seat === null) return null;
    putChoice(play, self.seat, self.id, {
      kind: EJECT,
      title: `${nameOf(self)} could eject`,
      text: `Fatal harm: “${text}”. You may get out, which ends your transcendence for this mission. It is never free.`,
      options: [
        ...waysOut(onMission(state) ? engineOf(state, self.id) : null),
        { value: 'stay', label: 'Take the harm', wordless: true },
      ],
      asks: { label: 'What, and whom, do you leave behind in a bad spot?', required: false },
      data: {},
    });
    return `${nameOf(self)} may eject.`;
  },
  onChoice: decide,
  reminders: [
    {
      when: 'fatal-harm',
      text: 'you may eject: no harm, and your transcendence ends. Something stays behind, and somebody is worse off.',
    },
  ],
};

/** To eject may mean leaving the Engine, or running with it: the pilot says which. */
function waysOut(engine: Engine | null): ChoiceOption[] {
  const detail = 'No harm; your transcendence ends.';
  if (!engine) return [{ value: 'eject', label: 'Eject!', detail }];
  return [
    {
      value: OUT_OF_IT,
      label: `Eject: out of ${engine.name}`,
      detail: `${detail} ${engine.name} is left behind in the field and loses 1 strength.`,
    },
    { value: 'eject', label: `Get away with ${engine.name}`, detail },
  ];
}

function decide(play: GbmPlay, { protagonist: id }: Choice, value: string, text: string): void {
  if (id === null) return;
  const self = protagonist(play.state, id);
  const name = nameOf(self);
  if (value !== 'stay') {
    const engine = value === OUT_OF_IT && onMission(play.state) ? engineOf(play.state, id) : null;
    const left = engine ? [leaveBehind(play, engine.id)] : [];
    const ended = self.transcendence.active ? [endTranscendence(play, id)] : [];
    play.say(`${name} ejects and takes no harm.`, {
      notes: [...left, ...ended, text].filter(Boolean),
    });
    return;
  }
  afterFatalHarm(play, id);
  lose(play, id, 'fatal-harm');
  play.say(`${name} takes the fatal harm.`, { reveals: true });
}

/** The series abilities that only transcended protagonists use (GBM-SEA-ABL-009…011). */
export const transcendentAbilities: Ability[] = [
  transcendentDots({
    id: 'plugged-in',
    name: 'Plugged in',
    actions: trained,
  }),
  {
    id: 'heavy-gear',
    name: 'Heavy gear',
    summary:
      'Armour does away with harm of level 3 or less altogether. You may spend it instead for a better position on one roll.',
    kind: 'transcendent',
    hooks: heavyGear,
  },
  {
    id: EJECT,
    name: 'Eject!',
    summary:
      'Fatal harm while you are transcended? You may refuse it: your transcendence ends at once, and you leave something and somebody behind.',
    kind: 'transcendent',
    hooks: eject,
  },
];
