import type { Consequence, EclipseRoll, PublicState } from '@moonlit/rules/girl-by-moonlight';
import { Panel } from '../../../design/panel';
import { list } from '../../../design/words';
import { Said } from '../../../shell/learning/term';
import { attributeName } from '../api/content';
import { protagonistName, useTable } from '../view';
import { Dice } from './dice';
import { Reminders } from './reminders';

const kinds: Record<Consequence['kind'], string> = {
  harm: 'Harm',
  complication: 'Complication',
  'reduced-effect': 'Reduced effect',
  'lost-opportunity': 'Lost opportunity',
  'worse-position': 'Worse position',
};

/** What is about to happen to somebody, and how they are meeting it. */
export function Consequences() {
  const state = useTable().public.value;
  const consequences = Object.values(state.consequences);
  if (consequences.length === 0) return null;
  return (
    <Panel
      title={<Said>{consequences.length === 1 ? 'Consequence' : 'Consequences'}</Said>}
      tone="rose"
    >
      <ul class="cards">
        {consequences.map((one) => (
          <li key={one.id} class="card">
            <p class="card-title">
              <Said>{kinds[one.kind]}</Said>
              {one.level > 0 ? `, level ${one.level}` : ''}
              {one.level === 4 ? ' (fatal)' : ''} for {protagonistName(state, one.target)}
            </p>
            <p>{one.text}</p>
            <p class="hint">
              <Said>{consequenceNotes(state, one).join(' ')}</Said>
            </p>
            {one.resisted ? <Dice result={one.resisted} small /> : null}
          </li>
        ))}
      </ul>
      <Reminders when={harmful} />
    </Panel>
  );
}

const harmful = ['harm', 'fatal-harm'] as const;

function consequenceNotes(state: PublicState, one: Consequence): string[] {
  const notes: string[] = [];
  if (one.protecting) {
    notes.push(`Taken in place of ${protagonistName(state, one.protecting)}.`);
  }
  if (one.clock) {
    const name = state.clocks[one.clock.id]?.name ?? 'a clock';
    notes.push(`Marks ${one.clock.ticks} on “${name}”.`);
  }
  if (one.avoided) notes.push('Avoided.');
  else if (one.source === 'promise') notes.push('A promise’s price: it cannot be resisted.');
  else if (one.resisted || one.armoured) notes.push('Made smaller.');
  else {
    const verb = one.resisting === 'avoid' ? 'avoids' : 'reduces';
    notes.push(`Resisting with ${attributeName(one.attribute)} ${verb} it.`);
  }
  return notes;
}

const eclipseStages: Record<EclipseRoll['stage'], string> = {
  due: 'has to roll against eclipse.',
  choose: 'may still move the result.',
  rescue: 'is slipping. A friend can still hold them.',
};

/** Hearts at the brink. */
export function Eclipses() {
  const state = useTable().public.value;
  const eclipses = Object.values(state.eclipses);
  if (eclipses.length === 0) return null;
  return (
    <Panel title={<Said>At the edge of eclipse</Said>} tone="rose">
      <ul class="cards">
        {eclipses.map((one) => (
          <li key={one.protagonist} class="card">
            <p>
              <b>{protagonistName(state, one.protagonist)}</b> {eclipseStages[one.stage]}
            </p>
            {one.result ? <Dice result={one.result} /> : null}
            {one.declined.length > 0 ? (
              <p class="hint">
                Cannot help: {list(one.declined.map((id) => protagonistName(state, id)))}.
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      <Reminders when={['eclipse']} />
    </Panel>
  );
}
