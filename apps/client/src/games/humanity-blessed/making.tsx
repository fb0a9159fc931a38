import { Written } from '../../design/written';
import { Guide } from '../../shell/making/guide';
import { useMade } from '../../shell/making/made';
import { isPutOff } from '../../shell/making/progress';
import { StepBody } from '../../shell/making/step-body';
import { DrawerNotice, useDrawer } from '../../shell/offers/drawer';
import type { Character } from './view';
import { about } from './view';

/** Leads through the making of a character; any step may wait, and nothing has to be done before play. */
export function Making({ one }: { one: Character }) {
  const made = useMade(one.id);
  const looked = made !== null && !isPutOff(one.id);
  const forms = useDrawer('sheet-forms', looked);
  if (!made) return null;
  return (
    <Guide
      made={made}
      title={<Written>{one.name}</Written>}
      kicker="All of this may wait"
      offers={about(forms.offers ?? [], 'character', one.id)}
      later
    >
      {(step, offers, next) => {
        const there = onSheet(one, step.id);
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
const ofSeveral: readonly string[] = ['aptitudes', 'gains'];

/** What is on the sheet already of what a step lists. */
function onSheet({ aptitudes, gains }: Character, step: string) {
  const list = step === 'aptitudes' ? aptitudes : step === 'gains' ? gains : [];
  return list.map(({ id, text }) => ({ id, words: text }));
}
