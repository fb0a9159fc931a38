import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import type { RollOutcome } from '@moonlit/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BeatKind } from '../../packages/rules/src/games/girl-by-moonlight/telling/kinds';
import { kinds } from '../../packages/rules/src/games/girl-by-moonlight/telling/kinds';
import { sentences } from '../../packages/rules/src/games/girl-by-moonlight/telling/sentences';
import { type TableBeat, tableBeats } from '../../packages/rules/src/table/beats';
import { Line } from './line';
import { Person } from './person';
import { Stage } from './stage';
import { post } from './table-setting';
import type { Happening } from './tell-anything';
import { TELL } from './tell-anything';

/** What is told of a kind: what its sentence says besides, what a person wrote, what its dice come to. */
interface Walked {
  /** It is about nobody. */
  nobody?: true;
  what?: string;
  fiction?: string;
  outcome?: RollOutcome;
}

const rolls = (word: string, what = ''): Walked => ({ what, outcome: { word, tone: 'neutral' } });
const nobody = (what = ''): Walked => ({ nobody: true, what });

/** Every kind that the game has. One that is missing here fails the first test. */
const walked: Readonly<Record<BeatKind, Walked>> = {
  'series-answer': nobody('Our series: the choir is sacred.'),
  'series-drawn': { ...rolls('The lighthouse', 'Where do you meet?'), nobody: true },
  obligation: rolls('3 stress'),
  'downtime-activity': rolls('2 segments', 'A long walk'),
  'intimate-moment': rolls('4 links', 'On the roof'),
  closer: {},
  disagreement: rolls('1 link', 'A bitter word'),
  'disagreement-ends': { what: 'one' },
  investigation: rolls('2 leads', 'In the archive'),
  track: nobody('The adversary’s track moves to 7.'),
  engagement: rolls('Risky', 'over the wall'),
  ambush: nobody('The adversary'),
  'action-roll': rolls('Partial success', 'hold the gate'),
  'acting-along': rolls('A six'),
  'gather-information': rolls('2 questions'),
  answer: { what: 'Who sent the letter?', fiction: 'Her own sister.' },
  resistance: rolls('1 stress to pay', 'the falling stone'),
  harm: { what: 'a wrenched shoulder' },
  catastrophe: { what: 'She is out of action.' },
  consequence: { what: 'the lantern goes out' },
  fortune: rolls('Full success', 'Does the bridge hold?'),
  bond: { what: 'Fawn', fiction: 'Her trust' },
  transcend: { what: 'Nightfall', fiction: 'I am the night that comes home.' },
  'transcendence-ends': {},
  'eclipse-roll': rolls('Slipping', 'Moon'),
  hope: {},
  rescue: { what: 'Raven' },
  eclipse: {},
  escape: {},
  loss: { what: 'she walks into the sea', fiction: 'Nobody saw her go.' },
  'mission-won': nobody(),
  'mission-lost': nobody(),
  respite: nobody(),
  hearts: rolls('3 hearts'),
  fallout: { ...nobody('Something follows'), fiction: 'The choir sings of them by name.' },
  bastion: rolls('2 segments', 'The Last Bastion looks out for itself.'),
  unmasked: { what: 'the Architect', fiction: 'His ring gave him away.' },
  confronted: { what: 'the Architect' },
  'room-opened': nobody('The lounge'),
  'fate-taken': nobody('Left power betrays'),
  'fate-price': { ...nobody('The price is named.'), fiction: 'The warden has her eyes now.' },
  'episode-begins': nobody('4'),
  'episode-ends': nobody('3'),
  'episode-named': nobody('The Last Bell'),
  'next-time': { ...nobody(), fiction: 'The gate will not hold.' },
  phase: nobody('Downtime begins.'),
  'season-begins': nobody('2'),
  'season-ends': nobody(),
  'series-ends': nobody(),
  epilogue: { what: 'what becomes of Raven' },
  'joins-the-story': {},
  introducing: {},
  introduction: {},
  'advance-earned': { what: 'Raven marks 2 xp in Moon. The track is full: an advance!' },
  advance: { what: 'An advance in Moon.' },
};

/** And every kind that each table has. */
const ofTable: Readonly<Record<TableBeat, string>> = {
  arrived: 'Raven comes from another table, with Claire.',
  'chapter-named': 'Session 9 has a title.',
  chairs: 'Claire directs from now on, and Bev plays.',
  dice: 'Bev rolls 2d6.',
  'clock-filled': 'The gate is open.',
  'clock-moves': 'The gate opens a little.',
  held: 'Claire gains 2 favours.',
  joined: 'Claire is here.',
  left: 'The seat of Claire is free.',
  'looking-back': 'Claire’s best moment of session 9.',
  'next-time': 'Next time:',
  pause: 'Somebody asks for a pause.',
  'pause-ends': 'Play goes on.',
  piece: 'Claire goes from Hall to Library.',
  poll: '“Which way?”: the table decides “The ford”.',
  remark: 'Claire: we should not be here',
  scene: 'The scene: on the roof, at dusk',
  'session-begins': 'Session 9 begins.',
  'session-ends': 'Session 9 ends.',
  'timer-ends': 'Time is up: “The gate”.',
  turn: 'It is Claire’s turn.',
};

let stage: Stage;
let director: Line;
let phones: Person[];
let ids: string[];

const NAMES = ['Raven', 'Fawn'];

beforeAll(async () => {
  stage = await Stage.set();
});
afterAll(() => stage?.strike());

/** Two players at a table, and whoever tells them what happens. */
async function sitDown(): Promise<void> {
  const opened = await post<OpenedTable>(stage.url, '/api/tables', {
    name: 'Thursday nights',
    host: 'Bev',
    system: 'girl-by-moonlight',
    setup: { playset: 'at-the-brink-of-the-abyss' },
  });
  director = await Line.open(stage.url, opened.key);
  phones = [];
  for (const [index, name] of NAMES.entries()) {
    const join = { invite: opened.invite, name: `Player of ${name}`, role: 'protagonist' };
    const line = await Line.open(stage.url, await post<SeatKey>(stage.url, '/api/join', join));
    const playbook = index === 0 ? 'the-harmony' : 'the-enigma';
    await line.send({ type: 'character.create', playbook });
    const made = await director.protagonists();
    const protagonist = made[`Player of ${name}`];
    for (const written of [{ name }, { obligation: 'student' }]) {
      await line.send({ type: 'character.write', protagonist, ...written });
    }
    const on = await Person.arrive(stage.browser, name, 'phone', index === 0 ? 'light' : 'dark');
    await on.page.goto(line.link);
    await on.page.locator('.stage').waitFor();
    await on.page.evaluate(LISTEN);
    phones.push(on);
    line.close();
  }
  ids = Object.values(await director.protagonists());
}

/** Kinds for which everybody is turned to the stage, though no dice fall. All others may pass in the strip. */
const LARGE: readonly string[] = [
  ...['ambush', 'harm', 'catastrophe', 'hope', 'rescue', 'transcend', 'transcendence-ends'],
  ...['eclipse', 'escape', 'loss', 'mission-won', 'mission-lost', 'fallout', 'unmasked'],
  ...['confronted', 'room-opened', 'fate-taken', 'episode-begins', 'episode-ends', 'phase'],
  ...['season-begins', 'season-ends', 'series-ends', 'joins-the-story', 'introducing', 'advance'],
  ...['clock-filled', 'joined', 'left'],
];

/** Notes down all that the stage and its strip show, whether it is shown large, and all that is read out. */
const LISTEN = `
  window.shown = ''; window.large = ''; window.said = '';
  const look = () => {
    const words = (where) => [...document.querySelectorAll(where)].map((one) => one.textContent).join(' ');
    window.shown += words('.stage') + '\\n';
    window.large += words('.stage-show') + '\\n';
    window.said += words('[aria-live]') + '\\n';
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
`;

/** Something happens; every phone shows these words and reads out the sentence. */
async function happens(happening: Happening, shown: readonly string[], sentence: string) {
  const kind = 'table' in happening ? happening.table : happening.kind;
  for (const { page } of phones) {
    await page.keyboard.press('Escape');
    await page.evaluate(`window.shown = ''; window.large = ''; window.said = ''`);
  }
  await director.send({ type: TELL, happening: JSON.stringify(happening) });
  for (const { page, name } of phones) {
    const lacks = async () => {
      const large = LARGE.includes(kind) || ('kind' in happening && happening.outcome);
      const seen = await page.evaluate<string>(large ? 'window.large' : 'window.shown');
      const said = await page.evaluate<string>('window.said');
      const unseen = shown.filter((words) => !seen.includes(words));
      return said.includes(sentence) ? unseen : [...unseen, `said: ${sentence}`];
    };
    await expect.poll(lacks, { message: `${kind} on the phone of ${name}` }).toEqual([]);
  }
}

it('walks through every kind there is', () => {
  expect(Object.keys(walked).sort()).toEqual(Object.keys(kinds).sort());
  expect(Object.keys(ofTable).sort()).toEqual(Object.keys(tableBeats).sort());
  const all = [...Object.keys(walked), ...Object.keys(ofTable)];
  expect(LARGE.filter((kind) => !all.includes(kind))).toEqual([]);
});

it('shows on every phone whatever happens, with who, what and how it ends, and says it', async () => {
  await sitDown();
  const [one = '', other = ''] = NAMES;
  for (const kind of Object.keys(walked) as BeatKind[]) {
    const { nobody: noOne, what = '', fiction, outcome } = walked[kind];
    const about = noOne ? [] : ids;
    const names = noOne ? { one: '', mundane: '', other: '' } : { one, mundane: one, other };
    const sentence = sentences[kind]({ ...names, what, by: 'Bev' });
    const name = noOne ? [] : [one];
    const scene = kind === 'transcend' || kind === 'eclipse' || kind === 'introducing';
    const told = outcome ? [outcome.word] : scene ? [] : [sentence];
    const more = fiction ? { fiction } : {};
    const dice = outcome ? { outcome } : {};
    await happens({ kind, about, what, ...more, ...dice }, [...name, ...told], sentence);
  }
  for (const table of Object.keys(ofTable) as TableBeat[]) {
    await happens({ table, about: [], text: ofTable[table] }, [ofTable[table]], ofTable[table]);
  }
  for (const person of phones) expect(person.errors, person.name).toEqual([]);
  director.close();
});
