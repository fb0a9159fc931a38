import { Panel } from '../../../design/panel';
import { protagonistName, useTable } from '../view';
import { IntroSheet } from './intro-sheet';

/** Who is being introduced now, with the sheet that everybody reads along (GBM-CHR-010). */
export function Introduction() {
  const state = useTable().public.value;
  const { introducing } = state.derived;
  const one = introducing === null ? undefined : state.protagonists[introducing];
  if (!one) return null;
  return (
    <Panel
      tone="moon"
      kicker="Being introduced"
      title={protagonistName(state, one.id)}
      aside={<Turns left={state.introductions?.left.length ?? 0} />}
    >
      <IntroSheet one={one} />
    </Panel>
  );
}

function Turns({ left }: { left: number }) {
  return <span class="badge">{left === 0 ? 'The last one' : `${left} to come`}</span>;
}
