import { putChoice } from '../choices';
import type { Ability } from '../content';
import type { GbmPlay } from '../game';
import { nameOf, protagonist } from '../lookups';
import { markSeriesXp, markXp } from '../sheet/experience';
import type { Choice, Protagonist } from '../state';
import { attributes, titled, xpTracks } from '../vocabulary';

const CODE = 'code';

/** What a code may be about: it allows one of these and forbids the rest (AMB-58). */
const matters = [
  { value: 'violence', label: 'Violence' },
  { value: 'lying', label: 'Lying' },
  { value: 'admitting-fault', label: 'Admitting fault' },
  { value: 'asking-for-help', label: 'Asking for help' },
];

/** The `data.step` of the second of its choices, in which the kept code earns its xp. */
const MARK = 'mark';

/**
 * Honour bound (GBM-PB-GUA-009, 010). Nothing stops the Guardian from breaking the code; the end of
 * the mission asks whether they did, and whether anybody did. Those who answer are the people at the
 * table: no rule can see a lie.
 */
export const honourBound: Ability = {
  id: 'honour-bound',
  name: 'Honour bound',
  summary:
    'Your code allows one of violence, lying, admitting fault and asking for help, and forbids the rest. Keep it through a mission to mark xp; if every protagonist keeps it, series xp too.',
  kind: 'special',
  hooks: {
    settings: [
      {
        id: CODE,
        label: 'The one thing that your code allows',
        kind: { of: 'words', options: matters },
        atCreation: true,
        fixed: true,
      },
    ],
    reminders: [{ when: 'action', text: ({ self }) => `Your code forbids ${forbidden(self)}.` }],
    after: { missionEnd: ({ self }, play) => askWhetherKept(play, self) },
    onChoice(play, choice, value) {
      if (choice.protagonist === null) return;
      const self = protagonist(play.state, choice.protagonist);
      if (choice.data.step === MARK) mark(play, self, value);
      else judge(play, self, value);
    },
  },
};

/** What the code forbids, in words; until it is chosen, that something is. */
function forbidden(self: Protagonist): string {
  const allowed = self.settings[CODE];
  const rest = matters.filter(({ value }) => value !== allowed).map(({ label }) => label);
  const last = rest.pop() ?? '';
  const words = `${rest.join(', ')} and ${last}`.toLowerCase();
  return allowed ? words : `three of these: ${words}`;
}

function askWhetherKept(play: GbmPlay, self: Protagonist): void {
  put(play, self, {
    title: `Has ${nameOf(self)} kept to the code?`,
    text: `It forbids ${forbidden(self)}. Think back over the mission.`,
    options: [
      { value: 'broken', label: 'No, it was broken', detail: 'No xp for it this time.' },
      { value: 'kept', label: 'Yes', detail: 'Mark xp.' },
      {
        value: 'kept-by-all',
        label: 'Yes, and no other protagonist broke it',
        detail: 'Mark xp, and series xp.',
      },
    ],
    data: {},
  });
}

function judge(play: GbmPlay, self: Protagonist, value: string): void {
  if (value === 'broken') {
    play.say(`${nameOf(self)} has broken the code.`);
    return;
  }
  const all = value === 'kept-by-all';
  play.say(`${nameOf(self)} has kept to the code${all ? ', and so has everybody' : ''}.`, {
    notes: all ? [markSeriesXp(play, 1, honourBound.name)] : [],
  });
  // Whoever has left the seat meanwhile has nobody to ask; their own track is a sound guess.
  if (self.seat === null) mark(play, self, 'playbook');
  else {
    put(play, self, {
      title: `${nameOf(self)} kept to the code`,
      text: 'Where do you mark the xp?',
      options: [
        { value: 'playbook', label: 'Playbook' },
        ...attributes.map((attribute) => ({ value: attribute, label: titled(attribute) })),
      ],
      data: { step: MARK },
    });
  }
}

function mark(play: GbmPlay, self: Protagonist, value: string): void {
  const track = xpTracks.find((one) => one === value) ?? 'playbook';
  play.say(markXp(play, self.id, track, 1, honourBound.name));
}

/** Puts a choice to whoever plays the Guardian. */
function put(
  play: GbmPlay,
  self: Protagonist,
  choice: Pick<Choice, 'title' | 'text' | 'options' | 'data'>,
): void {
  putChoice(play, self.seat, self.id, { kind: honourBound.id, ...choice });
}
