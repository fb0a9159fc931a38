import type { TermGroup } from '../../../../table';
import { common, term } from '../../../../table';

export const selves: TermGroup = {
  title: 'Who you are',
  terms: [
    common(
      term(
        'trait',
        'Trait',
        'A few words about somebody or something, that can help, hinder, be invoked and compelled.',
        'Traits',
      ),
    ),
    common(
      term('hope', 'Hope', 'Pays for invoking Traits, and clears Despair at a Minor Milestone.'),
    ),
    term(
      'invoke',
      'Invoke',
      'Use a Trait for 1 Hope, or for nothing with a free invoke.',
      'invoked',
      'free invoke',
      'free invokes',
    ),
    term(
      'compel',
      'Compel',
      'Let something of yours get you into trouble, and get something for it.',
      'compelled',
      'compels',
    ),
    common(
      term('despair', 'Despair', 'Ten slots. From five on you are Fragile, with all ten Broken.'),
    ),
    common(term('fragile', 'Fragile', 'Each result is one step worse than it fell.')),
    common(
      term('broken', 'Broken', 'Only a Critical Hit is still a Graze; Despair becomes Wounds.'),
    ),
    common(
      term(
        'mood',
        'Mood',
        'Takes the rank of its Ability off Despair, and that Ability from you.',
        'Moods',
      ),
    ),
    common(
      term('wound', 'Wound', 'A Bane on all Checks of its category. The sixth defeats.', 'Wounds'),
    ),
    common(
      term('corruption', 'Corruption', 'Ten slots that magic fills. Milestones ask for its price.'),
    ),
    common(
      term(
        'asset',
        'Asset',
        'A thing, a hold on somebody or an ally that helps with what it is for.',
        'Assets',
      ),
    ),
  ],
};

export const traits: TermGroup = {
  title: 'What you are made of',
  terms: [
    term(
      'aspect',
      'Aspect',
      'Mask, Heart and Shadow: whom the world sees, who you are, what you would rather not be. As one advances, a Magical Affinity rises.',
      'Aspects',
    ),
    common(term('mask', 'Mask', 'The Aspect that the world sees.')),
    common(term('heart', 'Heart', 'The Aspect of who they are underneath.')),
    common(term('shadow', 'Shadow', 'The Aspect that they would rather not be.')),
    common(
      term(
        'connection',
        'Connection',
        'What ties one protagonist to another. Each Negative one raises the Hope that you can have by 1.',
        'Connections',
      ),
    ),
    common(term('agenda', 'Agenda', 'What somebody is after; five at most.', 'Agendas')),
    common(
      term(
        'anchor',
        'Anchor',
        'What ties somebody to the mundane world. Compelled, it gives Hope or clears Corruption.',
        'Anchors',
      ),
    ),
    common(
      term(
        'affinity',
        'Affinity',
        'Something that somebody knows well. Each second rank brings a free invoke, back at each Minor Milestone.',
        'Affinities',
      ),
    ),
    common(
      term(
        'memory',
        'Memory',
        'A moment in which a Trait was shown or challenged. The third makes it advance.',
        'Memories',
      ),
    ),
    common(
      term(
        'reflection',
        'Reflection',
        'At a Milestone: one Aspect, one Agenda and one Connection each gain a Memory.',
        'Reflections',
      ),
    ),
    term(
      'flashback',
      'Flashback',
      'A scene of the past with an Anchor, once an arc. It clears up to five slots of Corruption.',
      'Flashbacks',
    ),
    common(
      term(
        'refresh',
        'Refresh',
        'To have again what was spent, up to a value. What is over is lost.',
        'Refreshes',
      ),
    ),
  ],
};
