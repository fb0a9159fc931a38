import { forbidding, highestFrom, optionsFrom } from '../asking';
import { featuresOf } from '../features';
import type { Handlers } from '../game';
import type { AssistTerms } from '../hooks';
import { nameById, nameOf, own, ownInPlay } from '../lookups';
import { missing, refuse } from '../refusal';
import { chosenLink, linksReaching } from '../sheet/links';
import { refuseWithoutStress, whyNoStress } from '../sheet/stress';
import type { ActionRoll, Assist, GbmState, Protagonist, ProtagonistId } from '../state';
import { actorOf } from './actor';
import { rollBeforeDice, takesPart } from './before-dice';
import type { HelpPlace } from './helping';
import { placeOfHelp } from './helping';

/**
 * Help from others: one helper, with three bonus dice a link as well (AMB-06) (GBM-ARP-019…022).
 */
export const bonus = {
  'roll.assist'(play, command) {
    const roll = rollBeforeDice(play);
    const helper = ownInPlay(play, command.protagonist);
    const terms = assistTerms(play.state, roll, helper).find(({ via }) => via === command.via);
    const place = placeOfHelp(play.state, command.via);
    const reason =
      whyNoHelp(play.state, roll, helper, command.via) ??
      (terms ? null : noTerms(helper, command.via));
    if (reason || !terms) {
      refuse('not-allowed', reason ?? 'That help is not open to you.', {
        instead: 'Offer a poisoned promise, or set up an action of theirs later.',
        rule: 'GBM-ARP-020',
      });
    }
    if (terms.stress > 0) refuseWithoutStress(play.state, helper);
    const { label: _label, links, ...assist } = terms;
    const link = links && chosenLink(play.state, helper, roll.roller, command.link);
    const chosen = assistOptions(play.state, roll, helper).filter(({ id }) =>
      command.options.includes(id),
    );
    if (chosen.length < new Set(command.options).size) {
      missing(
        `${nameOf(helper)} has nothing like that for helping.`,
        'Leave that out, or choose what an ability on the sheet gives.',
        'TABLE-010',
      );
    }
    const how = {
      ...(link && link !== roll.roller ? { link } : {}),
      ...(chosen.length > 0 ? { options: chosen.map(({ id }) => id) } : {}),
      how: command.how,
    };
    play.emit({ type: 'rollChanged', changes: { [place]: { ...assist, ...how } } });
    play.say(`${nameOf(helper)} will help ${nameById(play.state, roll.roller)} (${terms.label}).`, {
      notes: [...chosen.map(({ label }) => label), command.how].filter(Boolean),
    });
  },

  'roll.stop-assisting'(play, command) {
    const help = rollBeforeDice(play)[command.help];
    if (!help) {
      refuse('wrong-moment', 'Nobody is assisting this roll.', {
        instead: 'Go on with the roll as it is.',
        rule: 'TABLE-008',
      });
    }
    const { by } = help;
    if (!play.isDirector()) own(play, by);
    play.emit({ type: 'rollChanged', changes: { [command.help]: null } });
    play.say(`${nameById(play.state, by)} does not help after all; nothing was paid.`);
  },
} satisfies Partial<Handlers>;

/** Why somebody may not help with this roll at all, in a sentence. */
export function whyNoHelp(
  state: GbmState,
  roll: ActionRoll,
  helper: Protagonist,
  via: Assist['via'],
): string | null {
  const place = placeOfHelp(state, via);
  const other = roll[place];
  if (other && other.by !== helper.id) {
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

/** The ways in which somebody can help with this roll now, each with where it would stand. */
export function openHelp(
  state: GbmState,
  roll: ActionRoll,
  helper: Protagonist,
): (Terms & { place: HelpPlace })[] {
  return assistTerms(state, roll, helper)
    .map((terms) => ({ ...terms, place: placeOfHelp(state, terms.via) }))
    .filter(
      ({ place, stress, via }) =>
        !roll[place] &&
        !whyNoHelp(state, roll, helper, via) &&
        !(stress > 0 && whyNoStress(state, helper)),
    );
}

/** How a helper could pay, and what it gives (GBM-ARP-020, GBM-LNK-007). */
export function assistTerms(state: GbmState, roll: ActionRoll, helper: Protagonist): Terms[] {
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
export function assistOptions(
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
