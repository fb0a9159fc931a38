import { Written } from '../../design/written';
import { Guide } from '../../shell/making/guide';
import { useMade } from '../../shell/making/made';
import { isPutOff } from '../../shell/making/progress';
import { StepBody } from '../../shell/making/step-body';
import { DrawerNotice, useDrawer } from '../../shell/offers/drawer';
import type { Protagonist, SharedPart } from './view';
import { isAbout, traitsOf, traitWords, useTable } from './view';

/** Leads through the making of a protagonist; any step may wait, and nothing has to be done before play. */
export function Making({ one }: { one: Protagonist }) {
  const shared = useTable().public.value;
  const made = useMade(one.id);
  const looked = made !== null && !isPutOff(one.id);
  const forms = useDrawer('sheet-forms', looked);
  if (!made) return null;
  return (
    <Guide
      made={made}
      title={<Written>{one.name}</Written>}
      kicker="All of this may wait"
      offers={(forms.offers ?? []).filter((offer) => isAbout(shared, one, offer))}
      later
    >
      {(step, offers, next) => {
        const there = onSheet(shared, one, step.id);
        return (
          <>
            <DrawerNotice drawer={forms} />
            <StepBody
              key={step.id}
              step={step}
              offers={offers}
              next={next}
              several={ofSeveral.includes(step.id)}
              detailed
            >
              {there.length > 0 ? (
                <ul class="chips" aria-label="On the sheet">
                  {there.map(({ id, words }) => (
                    <li key={id} class="chip">
                      <Written>{words}</Written>
                    </li>
                  ))}
                </ul>
              ) : null}
            </StepBody>
          </>
        );
      }}
    </Guide>
  );
}

/** Steps that take more than one thing: keeping one of them does not lead on. */
const ofSeveral: readonly string[] = ['connections', 'agendas', 'anchors', 'affinities', 'magic'];

/** The kinds of Traits that a step lists. */
const kindOf: Readonly<Record<string, string>> = {
  connections: 'connection',
  agendas: 'agenda',
  anchors: 'anchor',
  affinities: 'affinity',
};

/** What is on the sheet already of what a step lists. */
function onSheet(shared: SharedPart, one: Protagonist, step: string) {
  if (step === 'magic') return one.magic.moves.map(({ id, name }) => ({ id, words: name }));
  return traitsOf(shared, one.id)
    .filter(({ kind }) => kind === kindOf[step])
    .map((trait) => ({ id: trait.id, words: traitWords(trait) }));
}
