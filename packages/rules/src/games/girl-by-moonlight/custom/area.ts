import type { Offer } from '../../../engine';
import type { CommandOf } from '../commands';
import type { Area, GbmPlay, OfferContext } from '../game';
import { missing } from '../refusal';
import type { CustomFallout } from '../state';
import { numeral } from '../vocabulary';
import { removeAbility, removeEffect, writeAbility, writeEffect } from './abilities';
import { writing as abilityOffer, openAbilityOffers } from './ability-offers';
import { bandLabels, removeFallout, writeFallout } from './fallout';
import { customDeskOf, customOf } from './held';
import { CUSTOM_MAX, writer } from './lookups';
import { openPlaybookOffers, writing as playbookOffer } from './playbook-offers';
import {
  chooseAbilities,
  chooseStart,
  removePlaybook,
  writeHeart,
  writePlaybook,
  writeQuestions,
} from './playbooks';

/** Lays an ability or a playbook of the table's own on the workbench. Only the director sees which. */
function open(play: GbmPlay, { entry }: CommandOf<'custom.open'>): void {
  writer(play);
  const { abilities, playbooks } = customOf(play.state);
  if (!abilities[entry] && !playbooks[entry]) {
    missing(
      'The table has nothing like that of its own.',
      'Choose one from the library, or write it.',
    );
  }
  play.emit({ type: 'customOpened', id: entry });
}

function close(play: GbmPlay): void {
  writer(play);
  play.emit({ type: 'customOpened', id: null });
}

/** The drawer of the desk in which the director writes what is the table's own. */
const OWN_LIBRARY = 'own-library';

/**
 * What the director may write. One entry at a time lies open, so that the many effects are offered
 * for that one alone.
 */
function offers(c: OfferContext): void {
  const { abilities, playbooks } = customOf(c.state);
  const { fallout, open: opened } = customDeskOf(c.state);
  if (Object.keys(abilities).length < CUSTOM_MAX.abilities) c.add(abilityOffer(null, false));
  if (Object.keys(playbooks).length < CUSTOM_MAX.playbooks) c.add(playbookOffer(null));
  for (const { id, name } of [...Object.values(playbooks), ...Object.values(abilities)]) {
    if (id === opened) c.add(closing(name));
    else c.add(opening(id, name));
  }
  const ability = opened === null ? undefined : abilities[opened];
  if (ability) openAbilityOffers(c, ability);
  const playbook = opened === null ? undefined : playbooks[opened];
  if (playbook) openPlaybookOffers(c, playbook);
  const entries = Object.values(fallout);
  if (entries.length < CUSTOM_MAX.fallout) c.add(falloutOffer(null));
  for (const entry of entries) {
    c.add(falloutOffer(entry));
    c.add({
      command: 'custom.remove-fallout',
      with: { fallout: entry.id },
      label: `Remove: ${entry.text}`,
      place: 'director',
      order: 401,
    });
  }
}

const opening = (id: string, name: string): Offer => ({
  command: 'custom.open',
  with: { entry: id },
  label: `Edit ${name}`,
  place: 'director',
  order: 310,
});

const closing = (name: string): Offer => ({
  command: 'custom.close',
  with: {},
  label: `Done with ${name}`,
  place: 'director',
  order: 395,
});

function falloutOffer(entry: CustomFallout | null): Offer {
  return {
    command: 'custom.write-fallout',
    with: entry ? { fallout: entry.id } : {},
    label: entry
      ? `Tier ${numeral(entry.tier)}, ${bandLabels[entry.band]}: ${entry.text}`
      : 'Write a fallout entry',
    ...(entry ? {} : { detail: 'Nobody else sees it before you tell it in fallout.' }),
    place: 'director',
    order: entry ? 400 : 302,
    fields: [
      {
        name: 'tier',
        kind: 'number',
        label: 'Adversary tier',
        min: 1,
        max: 3,
        initial: entry?.tier ?? 1,
      },
      {
        name: 'band',
        kind: 'choice',
        label: 'Result',
        options: (['bad', 'partial', 'success'] as const).map((band) => ({
          value: band,
          label: bandLabels[band],
        })),
        required: true,
        initial: entry?.band ?? 'bad',
      },
      {
        name: 'text',
        kind: 'text',
        label: 'What happens',
        max: 300,
        required: true,
        multiline: true,
        initial: entry?.text ?? '',
      },
      {
        name: 'instead',
        kind: 'switch',
        label: 'Suggest it before the playset’s entry',
        initial: entry?.instead ?? false,
      },
    ],
  };
}

/** Playbooks, abilities and fallout of the table's own. Open between sessions, too. */
export const custom: Area = {
  betweenSessions: true,
  handlers: {
    'custom.open': open,
    'custom.close': close,
    'custom.write-ability': writeAbility,
    'custom.write-effect': writeEffect,
    'custom.remove-effect': removeEffect,
    'custom.remove-ability': removeAbility,
    'custom.write-playbook': writePlaybook,
    'custom.write-heart': writeHeart,
    'custom.write-questions': writeQuestions,
    'custom.choose-abilities': chooseAbilities,
    'custom.choose-start': chooseStart,
    'custom.remove-playbook': removePlaybook,
    'custom.write-fallout': writeFallout,
    'custom.remove-fallout': removeFallout,
  },
  drawers: { [OWN_LIBRARY]: { holds: ({ director }) => director, offers } },
};
