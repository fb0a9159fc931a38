import type { Refusal } from '../../../engine';
import { latest, refuseFor } from '../../../engine';
import type { Character } from '../characters/character';
import { notTheirs } from '../characters/find';
import type { HumanityContext, HumanityPlay } from '../game';
import { barred, present } from '../game';
import type { Frame, Part, TableCheck } from './check';

// The Check on the table, and who does something about it.

/** The Check on the table, and who acts. */
export interface OnCheck {
  check: TableCheck;
  one: Character;
}

/** One whose dice lie there, with what the arbiter has said of it, and who rolls. */
export interface OnPart extends OnCheck {
  frame: Frame;
  part: Part;
  roller: Character;
}

/**
 * How far it has come: `talk` until the arbiter has looked at it; `between` while the next Stat is to be rolled;
 * `spark` while its first die lies there and may be sparked; `window` while everybody may step in.
 */
export type Phase = 'talk' | 'between' | 'spark' | 'window';

export const phaseOf = ({ frame, part }: TableCheck): Phase =>
  frame === null ? 'talk' : part === null ? 'between' : part.atRest ? 'window' : 'spark';

const NONE: readonly never[] = [];

type On = Pick<HumanityContext, 'state'>;

export function onTable({ state: { public: shared } }: On): OnCheck | null {
  const { check, characters } = shared;
  const one = check && characters[check.leader];
  return one ? { check, one } : null;
}

/** The Check whose dice lie there, whatever may be done about them. */
export function partOnTable(context: On): OnPart | null {
  const on = onTable(context);
  const { frame, part } = on?.check ?? {};
  const roller = part && context.state.public.characters[part.character];
  return on && frame && part && roller
    ? { check: on.check, one: on.one, frame, part, roller }
    : null;
}

/** The same as it is at this moment, while a command is decided: quicker to read than a draft, and not for keeping. */
export const lyingNow = (play: HumanityPlay): OnPart | null =>
  partOnTable({ state: latest(play.state) });

const about = {
  part: 'check',
  what: 'Check on the table',
  idOf: ({ check }: OnCheck) => check.id,
} as const;

function find(context: HumanityContext, id: string): OnCheck {
  const found = onTable(context);
  return present(found?.check.id === id ? found : null, about.what);
}

/** Why it has not come so far, or is past it, if so. */
export const isNotAt = (check: TableCheck, ...phases: readonly Phase[]): Refusal | null =>
  phases.includes(phaseOf(check))
    ? null
    : barred('wrong-moment', `That Check ${stands[phaseOf(check)]}.`, {
        instead: 'Go on with what it waits for.',
        rule: 'HUM-701',
      });

const stands: Readonly<Record<Phase, string>> = {
  talk: 'is still talked about',
  between: 'waits for a Stat to be rolled',
  spark: 'waits for its first die to be sparked, or to stay as it is',
  window: 'lies there already',
};

/** The Check on the table while it has come so far, for anybody. */
export const standingCheck = (...phases: readonly Phase[]) =>
  ({
    ...about,
    find(context: HumanityContext, id: string): OnCheck {
      const found = find(context, id);
      refuseFor(isNotAt(found.check, ...phases));
      return found;
    },
    all(context: HumanityContext): readonly OnCheck[] {
      const found = onTable(context);
      return found && phases.includes(phaseOf(found.check)) ? [found] : NONE;
    },
  }) as const;

/** The same for whoever acts; whoever has the last word decides for them where they are away (TABLE-004). */
export const ownCheck = (...phases: readonly Phase[]) => {
  const standing = standingCheck(...phases);
  return {
    ...about,
    all: (context: HumanityContext): readonly OnCheck[] =>
      standing.all(context).filter(({ one }) => notTheirs(context, one) === null),
    find(context: HumanityContext, id: string): OnCheck {
      const found = standing.find(context, id);
      refuseFor(notTheirs(context, found.one));
      return found;
    },
  } as const;
};

/** The dice that lie there, for anybody, while they may be sparked or everybody may step in. */
export const lyingPart = (...phases: readonly Phase[]) => {
  const standing = standingCheck(...phases);
  return {
    ...about,
    idOf: ({ check }: OnPart) => check.id,
    all(context: HumanityContext): readonly OnPart[] {
      const found = partOnTable(context);
      return found && phases.includes(phaseOf(found.check)) ? [found] : NONE;
    },
    find(context: HumanityContext, id: string): OnPart {
      standing.find(context, id);
      return present(partOnTable(context), about.what);
    },
  } as const;
};

/** The same for whoever rolls. */
export const ownPart = (...phases: readonly Phase[]) => {
  const lying = lyingPart(...phases);
  return {
    ...lying,
    all: (context: HumanityContext): readonly OnPart[] =>
      lying.all(context).filter(({ roller }) => notTheirs(context, roller) === null),
    find(context: HumanityContext, id: string): OnPart {
      const found = lying.find(context, id);
      refuseFor(notTheirs(context, found.roller));
      return found;
    },
  } as const;
};

/** Where what whoever acts may do stands: on the table, or for whoever decides for them on the desk. */
export const placeOf = (
  { seat }: Pick<HumanityContext, 'seat'>,
  { name: group, owner }: Character,
) => ({
  place: owner === null || owner === seat.id ? 'check' : 'answers',
  group,
});

/** Changes the Check on the table; whoever has read it before reads it again (`version`). */
export function update(
  play: HumanityPlay,
  { version }: TableCheck,
  set: Partial<Omit<TableCheck, 'version'>>,
): void {
  play.emit({ type: 'checkChanged', set: { version: version + 1, ...set } });
}

/** Changes the dice that lie there: who let them stand is asked once more (HUM-618). */
export function alter(play: HumanityPlay, set: Partial<Part>): void {
  play.emit({ type: 'partChanged', set: { passed: [], ...set } });
}
