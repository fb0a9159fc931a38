import type { ButtonKind } from '../vocabulary';
import { buttonWords, statWords } from '../vocabulary';
import type { Button, Endeavor, Participant, Track } from './endeavor';

// Where everything stands in words (HUM-1801): the same for the log, for ears, and for whoever sees no drawing.
// Nothing of it needs the rules, so clients say it in the same words.

type Names = (character: string) => string;

/** Whose a Button is, before its name: “its”, or nobody’s. */
export const whose = ({ owner }: Pick<Button, 'owner'>): string => (owner === null ? 'the' : 'its');

/** A Button in words: “Ari’s Wound”, “Terrain: only Hand and Hurry from here”. */
export function buttonText(
  { kind, owner, area, text }: Pick<Button, 'kind' | 'owner' | 'area' | 'text'>,
  names: Names,
): string {
  const name = kindName(kind);
  const called = owner === null ? name : `${names(owner)}’s ${name}`;
  const stats = area?.stats.map((stat) => statWords[stat].name).join(', ');
  const binds = area
    ? area.rule === 'only'
      ? `only ${stats} from here`
      : `no ${stats} from here`
    : '';
  const more = [text ?? '', binds].filter((part) => part !== '').join('; ');
  return more === '' ? called : `${called} (${more})`;
}

const kindName = (kind: ButtonKind): string => buttonWords[kind].name;

/** One position of a track in words. */
export interface PositionLine {
  at: number;
  /** Who stands there, by name. */
  who: string[];
  /** The Buttons that stand there, in words. */
  buttons: string[];
  /** All that is there: “Grist; Grist’s Recovery”. */
  there: string;
  /** The whole line: “Position 7: Grist; Grist’s Recovery”. */
  text: string;
}

/**
 * The positions of a track on which there is anything, from 0 upward, a line each; where nothing is, nothing is said.
 */
export function trackLines(
  { participants, buttons }: Pick<Endeavor, 'participants' | 'buttons'>,
  track: Pick<Track, 'id' | 'end' | 'finish'>,
  names: Names,
): PositionLine[] {
  const lines = new Map<number, PositionLine>();
  const lineAt = (at: number): PositionLine => {
    const found = lines.get(at) ?? { at, who: [], buttons: [], there: '', text: '' };
    lines.set(at, found);
    return found;
  };
  for (const one of Object.values(participants)) {
    if (one.track === track.id && one.standing === 'in') {
      lineAt(one.position).who.push(names(one.character));
    }
  }
  for (const button of Object.values(buttons)) {
    if (button.track === track.id) lineAt(button.at).buttons.push(buttonText(button, names));
  }
  if (track.finish !== null) lineAt(track.finish).buttons.push('the finish');
  if (track.end !== null) lineAt(track.end).buttons.push('the end of the track');
  const all = [...lines.values()].sort((one, other) => one.at - other.at);
  for (const line of all) {
    line.there = [...line.who, ...line.buttons].join('; ');
    line.text = `Position ${line.at}: ${line.there}`;
  }
  return all;
}

/** Where somebody stands, in one line: “Grist: position 7 of Yard, next Button below at 5: Grist’s Wound”. */
export function standingText(
  { tracks, buttons, mode, leader }: Pick<Endeavor, 'tracks' | 'buttons' | 'mode' | 'leader'>,
  one: Pick<
    Participant,
    'character' | 'role' | 'track' | 'position' | 'standing' | 'left' | 'fatigue' | 'protectedBy'
  >,
  names: Names,
): string {
  const name = names(one.character);
  if (one.standing === 'safe') return `${name}: away, and safe`;
  if (one.standing !== 'in') return `${name}: out of it`;
  if (one.role === 'eye') return `${name}: ${mode === 'wake' ? 'awake' : 'looks about'}`;
  if (one.role === 'unit') return `${name}: ${unitText({ tracks, buttons }, one)}`;
  const theirs = Object.values(buttons).filter(
    ({ track, owner }) => track === one.track && (owner === null || owner === one.character),
  );
  const parts = [`${name}: position ${one.position} of ${tracks[one.track]?.name ?? 'the track'}`];
  if (leader === one.character) parts.push('leads the charge');
  const here = theirs.filter(({ at }) => at === one.position);
  if (here.length > 0)
    parts.push(`on ${here.map((each) => buttonText(each, names)).join(' and ')}`);
  const above = nearest(
    theirs.filter(({ at }) => at > one.position),
    1,
  );
  const below = nearest(
    theirs.filter(({ at }) => at < one.position),
    -1,
  );
  if (above) parts.push(`next above at ${above.at}: ${buttonText(above, names)}`);
  if (below) parts.push(`next below at ${below.at}: ${buttonText(below, names)}`);
  if (one.fatigue > 0) parts.push(`${one.fatigue} Fatigue`);
  if (one.protectedBy.length > 0) parts.push('protected');
  return parts.join(', ');
}

const nearest = (all: readonly Button[], way: 1 | -1): Button | null =>
  all.reduce<Button | null>(
    (best, one) => (best === null || (one.at - best.at) * way < 0 ? one : best),
    null,
  );

/** A unit in words: “its track ends at 8, Hits at 2 and 3, a Shield at 6, acts 2 more times in this round”. */
function unitText(
  { tracks, buttons }: Pick<Endeavor, 'tracks' | 'buttons'>,
  { character, left }: Pick<Participant, 'character' | 'left'>,
): string {
  const track = Object.values(tracks).find(({ unit }) => unit === character);
  const at = (kind: ButtonKind): string =>
    Object.values(buttons)
      .filter((one) => one.track === track?.id && one.kind === kind)
      .map((one) => one.at)
      .sort((one, other) => one - other)
      .join(', ');
  const parts = [`its track ends at ${track?.end ?? 0}`];
  for (const kind of ['hit', 'shield'] as const) {
    if (at(kind) !== '') parts.push(`${kindName(kind)} at ${at(kind)}`);
  }
  if (left > 0) {
    parts.push(
      left === 1 ? 'acts once more in this round' : `acts ${left} more times in this round`,
    );
  }
  return parts.join(', ');
}
