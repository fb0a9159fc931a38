import type { OfferedRoll, RollRecord } from '@moonlit/rules';
import { diceWords } from '../../design/dice';
import { Die } from '../../design/die';
import { signed } from '../../design/words';
import type { PlannedDie } from '../beats/dice-plan';
import { planDice, pooled } from '../beats/dice-plan';
import type { Act } from '../beats/stage';
import { heroOf } from '../table/figures';
import { useTable } from '../table/view';
import { Facets } from './facets';

/** A die of which no more is known than that it turns. */
type ThrownDie = Pick<PlannedDie, 'by'> & Partial<PlannedDie>;

/** Sides that flicker by while a die turns, in the shape that it has. */
const turning = (sides: number) =>
  [sides - 1, Math.ceil(sides / 2), sides].map((side, at) => (
    <Die key={at} face={side} sides={sides} kept={false}>
      <Facets sides={sides} />
    </Die>
  ));
/** Between one die leaving the hand and the next, in milliseconds. */
const DROP_MS = 70;

interface StageDiceProps {
  act: Act;
  roll: RollRecord | undefined;
}

/**
 * The dice of a roll: each drops in the colour of whoever gave it and turns; they land one after the
 * other, and what counts stands out. What they show is said only once they lie there.
 */
export function StageDice({ act, roll }: StageDiceProps) {
  const table = useTable();
  const dice = diceOf(act, roll);
  const modifiers = act.is === 'thrown' ? act.roll.modifiers : (roll?.modifiers ?? []);
  // The words say what the dice are, too.
  const inWords = act.is === 'told' && roll !== undefined && saysMoreThanPips(roll);
  return (
    <div class={`stage-dice stage-dice-${act.is}`}>
      <Faces dice={dice} />
      {act.is === 'told' && roll ? (
        <p class={inWords ? 'dice-words' : 'sr-only'}>{diceWords(roll.groups, roll.modifiers)}</p>
      ) : null}
      {roll?.proof.typed ? <p class="hint">Typed in</p> : null}
      {roll?.proof.replayed ? <p class="hint">Values that were kept: no dice fall</p> : null}
      {act.is !== 'thrown' && modifiers.length === 0 && roll?.groups.length === 1 && !inWords ? (
        <p class="hint">{roll.groups[0]?.label}</p>
      ) : null}
      <ul class="stage-reasons">
        {modifiers.map(({ source, value, unit, by }, index) => (
          <li key={`${source}:${index}`} data-hero={heroOf(table, by)}>
            {source}{' '}
            <b>
              {signed(value)}
              {unit === 'dice' ? 'd' : ''}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether dice show more than one sees at a glance: other sides than six, several kinds, what has bumped. */
const saysMoreThanPips = ({ groups: [first, ...others] }: RollRecord): boolean =>
  others.length > 0 || first?.sides !== 6 || first.dies !== undefined;

/** The dice alone, in little. */
export const SmallDice = ({ act, roll }: StageDiceProps) => (
  <span class={`stage-dice stage-dice-${act.is}`}>
    <Faces dice={diceOf(act, roll)} />
  </span>
);

const Faces = ({ dice }: { dice: readonly ThrownDie[] }) => (
  <span class="stage-faces" aria-hidden="true">
    {inRuns(dice).map((run) => {
      const faces = run.map(({ die, index }) => <TurningDie key={index} die={die} index={index} />);
      return run.length > 1 ? (
        <span key={run[0]?.index} class="stage-history">
          {faces}
        </span>
      ) : (
        faces
      );
    })}
  </span>
);

/** Dice in their order; all that one has bumped on stands together with it. */
function inRuns(dice: readonly ThrownDie[]): { die: ThrownDie; index: number }[][] {
  const runs: { die: ThrownDie; index: number }[][] = [];
  for (const [index, die] of dice.entries()) {
    const last = runs.at(-1);
    if (die.bumped && last) last.push({ die, index });
    else runs.push([{ die, index }]);
  }
  return runs;
}

const diceOf = (act: Act, roll: RollRecord | undefined): readonly ThrownDie[] =>
  act.is === 'thrown' ? thrownDice(act.roll) : rolledDice(act, roll);

const thrownDice = ({ dice, modifiers }: OfferedRoll): ThrownDie[] => {
  const givers = pooled(modifiers, dice);
  return Array.from({ length: dice }, (_, index) => ({ by: givers[index] ?? null }));
};

function rolledDice(act: Act, roll: RollRecord | undefined): ThrownDie[] {
  if (act.is === 'falling') return act.plan.dice;
  return roll ? planDice(roll, 'still').dice : [];
}

function TurningDie({ die, index }: { die: ThrownDie; index: number }) {
  const table = useTable();
  const { by, face, sides = 6, kept = false, name, lands = 0, label, leads, bumped } = die;
  const times = { '--drop': `${index * DROP_MS}ms`, '--lands': `${lands}ms` };
  return (
    <span
      class={kept ? 'stage-die stage-die-kept' : 'stage-die'}
      data-hero={heroOf(table, by)}
      data-die={label}
      data-leads={leads}
      data-bumped={bumped}
      style={times}
    >
      <span class="stage-die-turning">{turning(sides)}</span>
      {face === undefined ? null : (
        <span class="stage-die-face">
          <Die face={face} sides={sides} kept={kept} name={name}>
            <Facets sides={sides} />
          </Die>
        </span>
      )}
    </span>
  );
}
