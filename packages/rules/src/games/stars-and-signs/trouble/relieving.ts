import type { Refusal } from '../../../engine';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import type { StarsContext, StarsPlay } from '../game';
import { barred, moves, present } from '../game';
import { slotWord } from '../numbers';
import { acting, notTheirs, protagonistOf } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import type { Trait } from '../protagonists/trait';
import { called } from '../protagonists/trait';
import type { StarsState } from '../state';
import type { Skill } from '../vocabulary';
import { skillWords } from '../vocabulary';
import { clearDespair, relievedBy } from './despair';
import { rollPoints } from './rolled';
import { clearWound, woundsOf } from './wounds';

/** The Check on the table, where it is a Bolster that is closed, and who acts. */
interface Bolster {
  check: NonNullable<StarsState['public']['check']>;
  one: Protagonist;
}

const bolsters = ({ state: { public: shared } }: StarsContext): Bolster[] => {
  const { check, protagonists } = shared;
  const one = protagonists[check?.protagonist ?? ''];
  return check?.settling && check.action === 'bolster' && one ? [{ check, one }] : [];
};

const bolster = {
  part: 'check',
  what: 'Bolster Check to help by',
  all: bolsters,
  idOf: ({ check }: Bolster) => check.id,
} as const;

/** By which Skill each kind of Wound is treated (SNS-1707). */
const treatedBy = ({ wound }: Trait): Skill => (wound === 'social' ? 'networking' : 'therapy');

/** What a success of a Bolster does against Despair, or a Wound: one of the two, once (SNS-1605, 1707). */
export const relieving = moves.about(bolster, 'check', (move) => [
  move(rolling('despair.relieve', { check: id, to: id }), {
    unless: (context, { to }, about) =>
      notTheirs(context, about.one) ??
      hasHelped(about) ??
      (to === about.one.id ? onlyOthers() : null),
    ways: (context, about) =>
      acting(context.state)
        .filter(({ id: of, despair }) => of !== about.one.id && despair > 0)
        .map((to) => ({
          with: { to: to.id },
          label: `Relieve the Despair of ${to.name}`,
          group: about.one.name,
          rolls: { dice: 1, modifiers: [] },
          place: placeFor(context, about),
        })),
    do(play, { to }, _, about) {
      const { name } = protagonistOf(play, to);
      const { total, record } = rollPoints(play, `Relief for ${name}`, 'relief');
      help(play, about);
      const cleared = clearDespair(play, to, relievedBy(play.state, total));
      play.say(`${about.one.name} relieves ${name}: ${slotWord(cleared)} of Despair cleared.`, {
        roll: record,
        beat: { kind: 'relief', about: [to, about.one.id] },
      });
    },
  }),
  move(command('wound.heal', { check: id, wound: id }), {
    unless(context, { wound }, about) {
      const found = wound === undefined ? null : context.state.public.traits[wound];
      return (
        notTheirs(context, about.one) ??
        hasHelped(about) ??
        (found ? wrongSkill(found, about.check.skill) : null)
      );
    },
    ways: (context, about) =>
      acting(context.state).flatMap((to) =>
        woundsOf(context.state, to.id)
          .filter((wound) => treatedBy(wound) === about.check.skill)
          .map((wound) => ({
            with: { wound: wound.id },
            label: `Treat ${to.name}: ${called(wound)}`,
            group: about.one.name,
            place: placeFor(context, about),
          })),
      ),
    do(play, { wound }, _, about) {
      help(play, about);
      clearWound(play, present(play.state.public.traits[wound], 'Wound'));
    },
  }),
]);

const placeFor = ({ seat }: StarsContext, { one }: Bolster): string =>
  one.owner === seat.id ? 'check' : 'answers';

/** What bars help: it was no success, or it has helped already (SNS-1605, 1707). */
function hasHelped({ check: { settling } }: Bolster): Refusal | null {
  if (settling?.band === 'miss') {
    return barred('not-allowed', 'That Bolster was a Miss, and helps nobody.', {
      instead: 'Try again.',
      rule: 'SNS-1605',
    });
  }
  if (!settling?.bolstered) return null;
  return barred('already-done', 'That Bolster has helped somebody.', {
    instead: 'Bolster again.',
    rule: 'SNS-1707',
  });
}

/** Nobody relieves their own Despair (SNS-1605). */
const onlyOthers = (): Refusal =>
  barred('not-allowed', 'A Bolster relieves the Despair of somebody else.', {
    instead: 'Let another one do it, or treat a Wound of your own.',
    rule: 'SNS-1605',
  });

/** What bars a treatment by another Skill: Therapy for body and mind, Networking for what is Social (SNS-1707). */
function wrongSkill(wound: Trait, skill: Skill): Refusal | null {
  const by = treatedBy(wound);
  if (by === skill) return null;
  return barred('not-allowed', `That Wound is treated by ${skillWords[by].name}.`, {
    instead: `Bolster with ${skillWords[by].name}.`,
    rule: 'SNS-1707',
  });
}

function help(play: StarsPlay, { check: { settling, version } }: Bolster): void {
  if (!settling) return;
  const set = { settling: { ...settling, bolstered: true }, version: version + 1 };
  play.emit({ type: 'checkChanged', set });
}
