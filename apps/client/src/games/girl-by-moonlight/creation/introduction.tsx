import { Written } from '../../../design/written';
import { Face, heroColour } from '../faces/face';
import { protagonistName, useTable } from '../view';
import { IntroSheet } from './intro-sheet';

/** Who is being introduced now, with the sheet that everybody reads along (GBM-CHR-010). */
export function Introduction() {
  const state = useTable().public.value;
  const { introducing } = state.derived;
  const one = introducing === null ? undefined : state.protagonists[introducing];
  if (!one) return null;
  return (
    <section class="panel intro-card" data-hero={heroColour(state, one.id)} aria-labelledby="intro">
      <header class="intro-head">
        <Face id={one.id} size="xl" />
        <div>
          <p class="kicker">Being introduced</p>
          <h2 id="intro">{protagonistName(state, one.id)}</h2>
          {one.trueName ? (
            <p class="intro-true">
              <Written>{one.trueName}</Written>
            </p>
          ) : null}
          <Turns left={state.introductions?.left.length ?? 0} />
        </div>
      </header>
      <IntroSheet one={one} />
    </section>
  );
}

function Turns({ left }: { left: number }) {
  return <span class="badge">{left === 0 ? 'The last one' : `${left} to come`}</span>;
}
