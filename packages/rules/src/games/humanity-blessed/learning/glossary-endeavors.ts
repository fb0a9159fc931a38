import type { TermGroup } from '../../../table';
import { common, term } from '../../../table';
import { endeavorTypes, endeavorWords } from '../vocabulary';

export const endeavors: TermGroup = {
  title: 'Endeavors',
  terms: [
    term(
      'endeavor',
      'Endeavor',
      'A game within the game: rounds, tracks with positions, and a goal.',
      'Endeavors',
    ),
    ...endeavorTypes.map((type) =>
      common(term(type, endeavorWords[type].name, endeavorWords[type].means)),
    ),
    common(term('position', 'Position', 'Where somebody stands on a track, from 0 upward.')),
    common(
      term(
        'button',
        'Button',
        'Something that stands on a position and acts on whoever comes onto it or leaves it.',
        'Buttons',
      ),
    ),
    common(term('wound', 'Wound', 'A Button: moving off it takes one step more.', 'Wounds')),
    common(term('scheme', 'Scheme', 'A Button that counts: ten in a row decide.', 'Schemes')),
    common(
      term('recovery', 'Recovery', 'A Button: whoever comes onto it is back where they began.'),
    ),
    common(term('defeat', 'Defeat', 'A Button: whoever comes onto it is out of it.')),
    common(term('terrain', 'Terrain', 'A Button: moving up onto it ends the movement.')),
    common(
      term('fatigue', 'Fatigue', 'At the end of a round one Check, or one is out of the race.'),
    ),
    common(term('alarm', 'Alarm', 'A Button: a turn that ends on it wakes the Eye.', 'Alarms')),
    common(term('objective', 'Objective', 'A Button: what one came for.', 'Objectives')),
    common(term('escape', 'Escape', 'A Button: from here one leaves unseen.')),
    common(term('sanctuary', 'Sanctuary', 'A Button: on it and beside it no Alarm is heard.')),
    common(
      term('hit', 'Hit', 'A Button on the track of a unit; three in a row take it out.', 'Hits'),
    ),
    common(term('shield', 'Shield', 'A Button that goes in the place of a Hit.', 'Shields')),
  ],
};

export const actions: TermGroup = {
  title: 'What one does in them',
  terms: [
    common(term('interfere', 'Interfere', 'Makes their temporary Blessings worth less.')),
    common(term('advance', 'Advance', 'Moves up, or adds Schemes.')),
    common(term('protect', 'Protect', 'They count as apt against Attacks for a round.')),
    common(term('shine', 'Shine', 'For two equal Blessings two actions in one.')),
    common(term('operate', 'Operate', 'Works something that only this Endeavor has.')),
    common(
      term(
        'special-action',
        'Special action',
        'When all others have acted, for whoever has most temporary Blessings; they go with it.',
      ),
    ),
    common(
      term('combo', 'Combo', 'A special action: up by temporary Blessings, and down together.'),
    ),
    common(term('victory', 'Victory', 'A special action that takes an opponent out.')),
    common(term('plot', 'Plot', 'A special action that foils whoever leads the charge.')),
    common(term('execute', 'Execute', 'A special action: with a scheme complete, all are out.')),
    common(term('quicken', 'Quicken', 'A special action: one more for each in the next round.')),
    common(term('sweep', 'Sweep', 'A special action of the Eye: Alarms between two Alarms.')),
    common(term('rally', 'Rally', 'A special action: down together, for a longer unit.')),
    common(term('sally', 'Sally', 'A special action: out with units hit thrice in a row.')),
    common(term('tally', 'Tally', 'A special action from position 30: a unit is out.')),
    common(term('overcome', 'Overcome', 'A special action: up, past the first Terrain.')),
  ],
};
