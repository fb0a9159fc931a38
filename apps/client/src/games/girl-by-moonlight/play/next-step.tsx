import type { Moment, PublicState } from '@moonlit/rules/girl-by-moonlight';
import { NextStep as AnyNextStep } from '../../../shell/places/next-step';
import { useTable } from '../view';
import { adviceOn } from './advice';
import { EngagementQuestions } from './engagement';
import { LostSoon } from './lost-soon';
import { Reminders } from './reminders';

/** What the table does now, with what to remember there and what a director keeps in mind in this phase. */
export function NextStep() {
  const table = useTable();
  const state = table.public.value;
  const topics = [state.phase];
  return (
    <AnyNextStep
      advice={adviceOn(topics, state.series.playset).length > 0 ? topics : null}
      first={
        <>
          <LostSoon />
          <EngagementQuestions />
        </>
      }
    >
      <Reminders when={momentsHere(state)} />
    </AnyNextStep>
  );
}

/** The moments that no other part of the table shows now. */
function momentsHere({ roll, eclipses }: PublicState): Moment[] {
  return [
    'mission',
    'downtime',
    ...(roll ? [] : (['transcend'] as const)),
    ...(Object.keys(eclipses).length > 0 ? [] : (['eclipse'] as const)),
  ];
}
