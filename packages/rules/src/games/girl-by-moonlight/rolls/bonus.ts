import { z } from 'zod';
import type { Bar, Field } from '../../../engine';
import { command, id, sentence } from '../../../table/command';
import { forbidding, highestFrom, optionsFrom } from '../asking';
import { featuresOf } from '../features';
import type { AssistTerms } from '../hooks';
import { nameById, nameOf, notTheirs, protagonist } from '../lookups';
import { themselvesInPlay } from '../moves';
import { barred } from '../refusal';
import { chosenLink, linkFields, linksReaching } from '../sheet/links';
import { noStress, stressCost } from '../sheet/stress';
import { spoken } from '../spoken';
import type { ActionRoll, Assist, GbmState, Protagonist, ProtagonistId } from '../state';
import { actorOf } from './actor';
import { takesPart } from './before-dice';
import { bondField } from './bond-words';
import { placeOfHelp } from './helping';
import { shaping } from './standing';

/** Help that somebody has offered is taken back before the dice; nothing was paid. */
export const takingBackHelp = shaping.once('roll', (move) => [
  move(command('roll.stop-assisting', { help: z.enum(['assist', 'linkHelp']).default('assist') }), {
    unless({ state, seat, roll }, { help: place }) {
      if (place === undefined) return null;
      const help = roll[place];
      return help ? notTheirs(seat, protagonist(state, help.by)) : noHelper;
    },
    *ways({ self, roll: { assist, linkHelp } }) {
      if (self?.status !== 'active') return;
      if (assist?.by === self.id) yield { label: 'Do not help after all', order: 10 };
      if (linkHelp?.by !== self.id) return;
      yield { with: { help: 'linkHelp' as const }, label: 'Do not spend the link', order: 10 };
    },
    do(play, { help: place }, { roll }) {
      const helper = roll[place]?.by ?? '';
      play.emit({ type: 'rollChanged', changes: { [place]: null } });
      play.say(`${nameById(play.state, helper)} does not help after all; nothing was paid.`);
    },
  }),
]);

const noHelper = barred('wrong-moment', 'Nobody is assisting this roll.', {
  instead: 'Go on with the roll as it is.',
  rule: 'TABLE-008',
});

/**
 * Help from others: one helper, with three bonus dice a link as well (AMB-06) (GBM-ARP-019…022).
 */
export const helping = shaping.about(themselvesInPlay, 'roll', (move) => [
  move(
    command('roll.assist', {
      protagonist: id,
      via: z.enum(['stress', 'link', 'ability']),
      link: id.optional(),
      options: z.array(id).max(6).default([]),
      how: sentence.default(''),
    }),
    {
      unless: ({ state, roll }, { via, options }, helper) =>
        via === undefined
          ? null
          : (noHelping(state, roll, helper, via) ?? noOption(state, roll, helper, options)),
      ways: ({ state, roll }, helper) =>
        assistTerms(state, roll, helper).map(({ via, stress, label, links = [] }) => ({
          with: { via },
          label: `Help: ${label}`,
          order: 10,
          cost: stress > 0 ? stressCost(helper, stress) : via === 'link' ? '1 link' : 'no stress',
          fields: [
            ...linkFields(state, helper, links),
            ...optionFields(state, roll, helper),
            via === 'link'
              ? bondField(state, helper, roll.roller)
              : spoken('how', 'How do you help?'),
          ],
        })),
      do(play, command, { state, roll }, helper) {
        const terms = assistTerms(state, roll, helper).find(({ via }) => via === command.via);
        if (!terms) return;
        const { label, links, ...assist } = terms;
        const link = links && chosenLink(state, helper, roll.roller, command.link);
        const chosen = assistOptions(state, roll, helper).filter((option) =>
          command.options.includes(option.id),
        );
        const help = {
          ...assist,
          ...(link && link !== roll.roller ? { link } : {}),
          ...(chosen.length > 0 ? { options: chosen.map((option) => option.id) } : {}),
          how: command.how,
        };
        play.emit({ type: 'rollChanged', changes: { [placeOfHelp(state, command.via)]: help } });
        play.say(`${nameOf(helper)} will help ${nameById(state, roll.roller)} (${label}).`, {
          notes: [...chosen.map((option) => option.label), command.how].filter(Boolean),
        });
      },
    },
  ),
]);

/** Why a switch is not there for whoever helps, if so. */
function noOption(
  state: GbmState,
  roll: ActionRoll,
  helper: Protagonist,
  wanted: readonly string[] = [],
): Bar | null {
  if (wanted.length === 0) return null;
  const open = assistOptions(state, roll, helper);
  if (wanted.every((one) => open.some(({ id }) => id === one))) return null;
  return barred('not-found', `${nameOf(helper)} has nothing like that for helping.`, {
    instead: 'Leave that out, or choose what an ability on the sheet gives.',
    rule: 'TABLE-010',
  });
}

/** Asks which switches for helping are on, where there are any. */
function optionFields(state: GbmState, roll: ActionRoll, helper: Protagonist): Field[] {
  const open = assistOptions(state, roll, helper);
  const options = open.map(({ id: value, label }) => ({ value, label }));
  if (options.length === 0) return [];
  const max = Math.min(6, options.length);
  return [{ name: 'options', kind: 'choices', label: 'What applies', options, min: 0, max }];
}

/** Why somebody does not help in this way, if so. */
function noHelping(
  state: GbmState,
  roll: ActionRoll,
  helper: Protagonist,
  via: Assist['via'],
): Bar | null {
  const terms = assistTerms(state, roll, helper).find((one) => one.via === via);
  const reason = whyNoHelp(state, roll, helper, via) ?? (terms ? null : noTerms(helper, via));
  if (reason) {
    return barred('not-allowed', reason, {
      instead: 'Offer a poisoned promise, or set up an action of theirs later.',
      rule: 'GBM-ARP-020',
    });
  }
  return terms && terms.stress > 0 ? noStress(state, helper) : null;
}

/** Why somebody may not help with this roll at all, in a sentence. */
function whyNoHelp(
  state: GbmState,
  roll: ActionRoll,
  helper: Protagonist,
  via: Assist['via'],
): string | null {
  const place = placeOfHelp(state, via);
  const other = roll[place];
  if (other) {
    const name = nameById(state, other.by);
    return place === 'linkHelp'
      ? `${name} spends a link already; one is all a roll can have.`
      : `${name} assists already; one helper is all a roll can have.`;
  }
  // A link asks for no presence and no hands, so whoever rolls along may spend one (GBM-LNK-007).
  if (via !== 'link' && helper.id !== roll.roller && takesPart(roll, helper.id)) {
    return `${nameOf(helper)} rolls in this group action.`;
  }
  return whyRefused(state, roll, helper);
}

/** Why an ability of the roller keeps somebody from helping, in a sentence. */
export function whyRefused(state: GbmState, roll: ActionRoll, helper: Protagonist): string | null {
  const self = actorOf(state, roll);
  const asked = { state, self, roll, helper };
  return forbidding('help', asked)?.says ?? null;
}

/** One way to help; `links` are those that it could be paid with, by whom they are with. */
interface Terms extends Omit<Assist, 'how' | 'link'> {
  label: string;
  links?: ProtagonistId[];
}

/** The ways in which somebody can help with this roll now. */
export const openHelp = (state: GbmState, roll: ActionRoll, helper: Protagonist): Terms[] =>
  assistTerms(state, roll, helper).filter(({ via }) => !noHelping(state, roll, helper, via));

/** How a helper could pay, and what it gives (GBM-ARP-020, GBM-LNK-007). */
function assistTerms(state: GbmState, roll: ActionRoll, helper: Protagonist): Terms[] {
  const terms: Terms[] = [];
  if (helper.id !== roll.roller) {
    const special = abilityTerms(state, roll, helper);
    const instead = special.find(({ replaces }) => replaces);
    const stress = instead?.stress ?? 1;
    const dice = instead?.dice ?? 1;
    const label = instead ? instead.label : '1 stress: +1d';
    terms.push({ by: helper.id, via: 'stress', stress, dice, ability: null, label });
    const beside = special.find(({ replaces }) => !replaces);
    if (beside) {
      const { use, label: name } = beside;
      terms.push({
        by: helper.id,
        via: 'ability',
        stress: beside.stress,
        dice: beside.dice,
        ability: use?.key ?? null,
        label: name,
      });
    }
  }
  const links = linksReaching(state, helper, roll.roller);
  if (links.length > 0) {
    const linkDice = highestFrom('linkDice', { state, self: helper }, 1);
    terms.push({
      by: helper.id,
      via: 'link',
      stress: 0,
      dice: linkDice,
      ability: null,
      label: `one link: +${linkDice}d`,
      links,
    });
  }
  return terms;
}

/** The switches that abilities of the helper give to help for somebody else. */
function assistOptions(
  state: GbmState,
  roll: ActionRoll,
  helper: Protagonist,
): { id: string; label: string }[] {
  if (helper.id === roll.roller) return [];
  return optionsFrom('assist', { state, self: helper, roll });
}

function abilityTerms(state: GbmState, roll: ActionRoll, helper: Protagonist): AssistTerms[] {
  return featuresOf(state, helper)
    .flatMap(({ hooks }) => hooks.assist?.({ state, self: helper, roll }) ?? [])
    .filter(({ use }) => !use || (helper.uses[use.key] ?? 0) < use.limit);
}

function noTerms(helper: Protagonist, via: Assist['via']): string {
  if (via === 'link') return `${nameOf(helper)} has no link to spend here.`;
  if (via === 'ability') return `${nameOf(helper)} has no ability left that helps here.`;
  return 'You cannot assist your own roll.';
}
