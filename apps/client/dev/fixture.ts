import type { Consequence } from '@moonlit/rules/girl-by-moonlight';
import { publicContent } from '@moonlit/rules/girl-by-moonlight';
import type { TestTable } from '@moonlit/rules/girl-by-moonlight/testing';
import {
  bookTable,
  dreamTable,
  episodeAt,
  huntersFed,
  known,
  overTable,
  seatedTable,
  shownPlaysets,
  skyTable,
  starsTable,
  stops,
} from '@moonlit/rules/girl-by-moonlight/testing';

/** Clocks, harm, links and promises, so that no part of a screen stays empty. */
function dressed(table: TestTable): TestTable {
  return table.given(({ public: shared, director }) => {
    shared.table.name = 'Thursday nights';
    shared.series.name = 'The Nebula Crown';
    shared.series.adversary = 7;
    shared.series.investigation = 4;
    shared.series.abilities = ['pure-hearts', 'never-alone'];
    shared.clocks = {
      c1: clock('c1', 'The gate opens', 6, 4, 'threat', 'The Abyss spills into the library'),
      c2: clock('c2', 'Win Ms Ito over', 4, 1, 'progress', ''),
      c3: clock('c3', 'The healing space', 8, 3, 'room', 'A new room in the hideout'),
    };
    director.clocks = {
      d1: clock('d1', 'The headmistress suspects', 6, 2, 'threat', 'She calls the parents'),
    };
    director.notes = {
      n1: { id: 'n1', title: 'The crown', text: 'It is not lost. Somebody at the table wears it.' },
    };
    const { raven, fawn, hawk } = shared.protagonists;
    if (!raven || !fawn || !hawk) return;
    Object.assign(raven, {
      stress: 4,
      pronouns: 'she/her',
      links: { fawn: 3, hawk: 1 },
      recovery: 1,
      harm: [{ id: 'h1', level: 2, text: 'Wrenched shoulder', shrugged: false }],
      roles: ['Class president', 'Choir soloist'],
      background: 'Grew up above her aunt’s record shop.',
      obligation: 'The choir’s spring concert',
      promises: [
        { id: 'p1', kind: 'extra', text: 'I will bring all of us home', with: ['hawk', 'fawn'] },
      ],
      secondary: [{ name: 'Aunt Mika', detail: 'knows more than she says' }],
      xp: { sun: 2, moon: 1, stars: 0, playbook: 5 },
    });
    Object.assign(raven.transcendence, { marked: 2, active: true, from: 2 });
    Object.assign(fawn, { stress: 7, links: { raven: 2 }, pronouns: 'they/them' });
    Object.assign(hawk, {
      stress: 2,
      links: { fawn: 4, raven: 2 },
      trueName: 'Nightfall Accipiter',
    });
  });
}

const answer = (question: string, picks: string[], text = '') =>
  ({ type: 'series.answer', question, picks, text }) as const;

function clock(
  id: string,
  name: string,
  segments: number,
  marked: number,
  kind: 'threat' | 'progress' | 'room',
  outcome: string,
) {
  return { id, name, segments, marked, kind, outcome };
}

/** Hawk’s goal, waiting for the director’s judgement. */
function proposed(table: TestTable): TestTable {
  return table.send('dylan', {
    type: 'roll.propose',
    protagonist: 'hawk',
    goal: 'Hold the gate shut until the others are through',
    action: 'defy',
  });
}

/** Hawk’s roll with help, a push and a promise, judged and waiting for its dice. */
function framed(table: TestTable): TestTable {
  return proposed(table)
    .send('bev', {
      type: 'roll.judge',
      position: 'desperate',
      effect: 'limited',
      note: 'The stone is already cracking.',
    })
    .send('bev', { type: 'roll.promise', text: 'Something follows you home', adversary: 1 });
}

/** The same roll with everything that people can put into one. */
function crowded(table: TestTable): TestTable {
  framed(
    table.given(({ public: { protagonists } }) => {
      const hawk = protagonists.hawk;
      if (!hawk) return;
      hawk.special = ['something-to-prove', 'righteous'];
      hawk.harm = [{ id: 'h2', level: 2, text: 'Burnt hands', shrugged: false }];
    }),
  );
  const promise = table.state.public.roll?.promises[0]?.id ?? '';
  return table
    .send('dylan', { type: 'roll.answer-promise', promise, accept: true })
    .send('dylan', { type: 'roll.harm', harm: 'h2', relevant: true })
    .send('claire', {
      type: 'roll.assist',
      protagonist: 'raven',
      via: 'stress',
      how: 'She braces the stone with a song',
    });
}

const wounds: Consequence = {
  id: 'k1',
  kind: 'harm',
  text: 'Stone splinters across your arm',
  serious: true,
  level: 2,
  clock: null,
  target: 'hawk',
  protecting: null,
  source: 'roll',
  attribute: 'sun',
  resisting: 'reduce',
  reducedText: '',
  armourFits: true,
  resistancePenalty: [],
  resisted: null,
  armoured: false,
  avoided: false,
};

/** Hunters who have used two cursed fates. */
function hunters(table: TestTable): TestTable {
  return table.given(({ public: shared }) => {
    shared.series.name = 'The Last Clean Breath';
    shared.series.adversary = 9;
    shared.episode.number = 3;
    if (!shared.sky) return;
    const cost = { text: 'The warden has her eyes now.', foreshadowed: true };
    shared.sky.fates = {
      'left-blight-infusion': { episode: 1, withoutBenefit: false, whom: 'raven', cost },
      'left-trading-fates': { episode: 2, withoutBenefit: true, whom: null, cost },
    };
  });
}

/** A table of *In a Maze of Dreams* in the middle of its season, with a role given in secret. */
function dreamt(table: TestTable): TestTable {
  known(table, {
    'surveillance-propagator': 'moss',
    'surveillance-follower': 'reed',
    'indoctrination-overseer': 'thorn',
  });
  known(table, { 'surveillance-overseer': 'lark' }, true);
  return table.given(({ public: { series, protagonists }, director }) => {
    series.name = 'Waking Hours';
    director.dreams.roles = { vale: 'host' };
    if (protagonists.raven) {
      Object.assign(protagonists.raven.transcendence, { marked: 2, active: true, from: 2 });
    }
  });
}

/** A series that has ended, with two epilogues written. */
function ended(table: TestTable): TestTable {
  return table
    .given(({ public: { series, chronicle } }) => {
      series.answers['our-shared-obligation'] = { picks: ['high school'], text: '', by: 'bev' };
      chronicle.push(
        { season: 1, episode: 1, kind: 'mission', text: 'They won the library back.' },
        { season: 1, episode: 2, kind: 'eclipse', text: 'Fawn fell into eclipse, and came back.' },
      );
    })
    .send('bev', { type: 'series.end', reason: 'It is told.' })
    .send('claire', {
      type: 'epilogue.write',
      about: 'raven',
      text: 'Raven sings on the roof of the school.\nOn some nights somebody sings along.',
    })
    .send('anya', { type: 'epilogue.write', about: 'series', text: 'The city wakes.' });
}

/** An episode at its end, with a title, words of everybody’s, and what is to come. */
function told(table: TestTable): TestTable {
  return table
    .given(({ public: { series, episode, protagonists } }) => {
      series.name = 'The Nebula Crown';
      series.answers['our-shared-obligation'] = { picks: ['high school'], text: '', by: 'bev' };
      const { raven, fawn, hawk } = protagonists;
      if (raven)
        Object.assign(raven, {
          trueName: 'Corona Borealis',
          background: 'Grew up above her aunt’s record shop.',
        });
      if (fawn) fawn.pronouns = 'they/them';
      if (hawk) hawk.harm = [{ id: 'h2', level: 2, text: 'Burnt hands', shrugged: false }];
      episode.taken = {
        raven: { xp: 3, links: 4, stress: 5 },
        fawn: { xp: 2, abilities: ['phantom'], stress: 2 },
        hawk: { xp: 4, links: 2, actions: ['defy'], harm: ['h2'], stress: 7 },
      };
      episode.moments?.unshift({
        kind: 'escape',
        about: ['fawn', 'hawk'],
        fiction: 'Hawk says the name nobody else knows, and Fawn turns round.',
        by: 'anya',
      });
    })
    .send('bev', { type: 'episode.title', title: 'A crack in the glass' })
    .send('bev', { type: 'episode.title', title: 'What the dark gave back', next: true })
    .send('anya', {
      type: 'episode.next-time',
      nextTime: 'Something knocks on the library floor. From below.',
    });
}

/** The same with the card of its end on the stage. */
const closed = (table: TestTable): TestTable =>
  told(table).send('bev', { type: 'session.end' }).send('bev', { type: 'session.end' });

/** The hangar after a hard fight, and a Bastion that has acted of its own accord. */
function besieged(table: TestTable): TestTable {
  return table.given(({ public: { series, stars } }) => {
    series.name = 'The Long Watch';
    if (!stars) return;
    stars.bastion = 11;
    if (stars.engines.zura) Object.assign(stars.engines.zura, { strength: 0, recovery: 2 });
    if (stars.engines.ipos) Object.assign(stars.engines.ipos, { strength: 2, recovery: 1 });
    stars.exposed = {
      open: true,
      flagship: true,
      why: 'The flagship is away on a sortie.',
      rolled: null,
    };
    stars.reacted = {
      episode: 1,
      actions: [
        {
          priority: 'patchwork',
          why: 'The Bastion is at 10 of 15.',
          pool: { lines: [{ source: 'Bastion tier 2', dice: 2 }], dice: 2, keep: 'highest' },
          result: {
            faces: [2, 5],
            keep: 'highest',
            result: 5,
            band: 'partial',
            stream: 'public',
            session: 1,
          },
          track: 'The Bastion',
          from: 10,
          to: 11,
        },
      ],
    };
  });
}

/** Seven protagonists with names of every kind, and thirty clocks. */
function thronged(table: TestTable): TestTable {
  return table.given(({ public: { protagonists, clocks } }) => {
    const names: [string, string][] = [
      [
        'the-guardian',
        'Anne-Sophie Maximiliane von und zu Hohenlohe-Schillingsfürst, called Mouse',
      ],
      ['the-stranger', 'يَاسَمِين بنت القمر'],
      ['the-time-traveller', '月野うさぎ'],
      ['the-unlikely-hero', '🌙✨👩‍🚀'],
    ];
    const [first] = Object.values(protagonists);
    if (!first) return;
    for (const [playbook, name] of names) {
      protagonists[playbook] = {
        ...first,
        id: playbook,
        seat: null,
        playbook,
        name,
        trueName: name,
      };
    }
    for (let at = 1; at <= CLOCKS; at += 1) {
      clocks[`n${at}`] = clock(
        `n${at}`,
        `A thing that comes, number ${at}`,
        6,
        at % 7,
        'threat',
        '',
      );
    }
  });
}

const CLOCKS = 30;

const named = (table: TestTable): TestTable =>
  table.given(({ public: shared }) => {
    shared.table.name = 'Thursday nights';
  });

/** An episode of each playset, right before something is shown: `on-a-sea-of-stars-roll`. */
const episodes = Object.fromEntries(
  shownPlaysets.flatMap((playset) =>
    stops.map((stop) => [`${playset}-${stop}`, () => episodeAt(playset, stop)]),
  ),
);

/** Tables to look at, by name. Each is made by the rules themselves. */
export const scenes: Record<string, () => TestTable> = {
  ...episodes,
  creation: () => named(seatedTable()),
  tonight: () => seatedTable().send('bev', { type: 'tonight.begin' }),
  answered: () =>
    named(seatedTable())
      .send('claire', answer('what-lies-in-the-abyss', ['a cruel and ancient deity']))
      .send('anya', answer('its-agenda', ['to rule in glory'], 'Nobody has seen its face.'))
      .send('bev', answer('the-mundane-world', ['an ancient city', 'class struggle']))
      .send('dylan', answer('shared-obligation', ['тихая музыкальная школа у моря']))
      .send('dylan', answer('roles', ['enemy turned friend'])),
  meeting: () =>
    dressed(bookTable('creation')).given(({ public: shared }) => {
      for (const one of Object.values(shared.protagonists)) one.status = 'creating';
      const { questions = [] } = publicContent().playsets[shared.series.playset] ?? {};
      const answer = { picks: ['as the table has said'], text: '', by: 'bev' };
      for (const { id } of questions) shared.series.answers[id] = { ...answer };
    }),
  obligation: () => dressed(bookTable('obligation')),
  downtime: () => dressed(bookTable('downtime')),
  mission: () => dressed(bookTable('mission')),
  engagement: () =>
    dressed(bookTable('downtime'))
      .given(({ public: shared }) => {
        shared.phase = 'mission';
      })
      .send('claire', {
        type: 'mission.choose',
        mission: 'cleansing',
        goal: 'Take the old well back',
      })
      .send('anya', { type: 'mission.answer', question: 'friend', answer: 1 }),
  framed: () => framed(dressed(bookTable('mission'))),
  crowded: () => crowded(dressed(bookTable('mission'))),
  proposed: () => proposed(dressed(bookTable('mission'))),
  rolled: () =>
    proposed(dressed(bookTable('mission')))
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('dylan', { type: 'roll.roll' }, 5),
  ending: () => dressed(bookTable('fallout')).send('bev', { type: 'session.end' }),
  consequence: () =>
    dressed(bookTable('mission')).given((state) => {
      state.public.consequences = { k1: wounds };
    }),
  brink: () =>
    dressed(bookTable('mission')).given(({ public: { eclipses, protagonists } }) => {
      if (protagonists.hawk) protagonists.hawk.stress = 9;
      eclipses.hawk = {
        protagonist: 'hawk',
        stage: 'due',
        attribute: null,
        result: null,
        band: null,
        declined: [],
      };
    }),
  fallout: () => dressed(bookTable('fallout')),
  over: () => told(overTable()),
  end: () => closed(overTable()),
  lost: () => closed(overTable('failure')),
  title: () =>
    closed(overTable()).send('bev', { type: 'session.start' }).send('bev', { type: 'phase.next' }),
  epilogue: () => ended(dressed(bookTable('interlude'))),
  dreaming: () => dreamTable('creation'),
  dreams: () => dreamt(dreamTable()),
  waking: () => dreamt(dreamTable('downtime')),
  busy: () =>
    dressed(bookTable('downtime'))
      .send('claire', {
        type: 'downtime.start',
        protagonist: 'raven',
        activity: 'make-a-connection',
        with: 'fawn',
        action: 'defy',
        description: 'An underground dance hall after curfew',
      })
      .send('dylan', {
        type: 'downtime.start',
        protagonist: 'hawk',
        activity: 'investigate',
        action: 'conceal',
        description: 'The notes of Professor Hulme',
      }),
  typed: () =>
    dressed(bookTable('mission'))
      .send('bev', { type: 'table.house-rule', rule: 'dice', value: 'typed' })
      .send('claire', { type: 'roll.propose', protagonist: 'raven', action: 'forgive' })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('claire', { type: 'roll.roll', typed: '5' }),
  typing: () =>
    dressed(bookTable('downtime'))
      .send('bev', { type: 'table.house-rule', rule: 'dice', value: 'typed' })
      .send('dylan', {
        type: 'downtime.start',
        protagonist: 'hawk',
        activity: 'investigate',
        action: 'conceal',
      }),
  hangar: () => besieged(starsTable('downtime')),
  fates: () => hunters(skyTable('downtime')),
  proposal: () =>
    hunters(skyTable('downtime')).send('dylan', {
      type: 'fate.propose',
      fate: 'left-power-betrays',
      why: 'We will not last another night.',
    }),
  fight: () =>
    hunters(skyTable('downtime')).send('claire', {
      type: 'downtime.start',
      protagonist: 'raven',
      activity: 'make-a-connection',
      with: 'hawk',
      action: 'confess',
      description: 'Raven says it was Hawk’s fault.',
    }),
  hearts: () => hunters(huntersFed({ type: 'the-hunt', tier: 1 })),
  throng: () => thronged(dressed(bookTable('mission'))),
  paused: () => dressed(bookTable('mission')).send('anya', { type: 'safety.pause' }),
};
