import type { PersonText } from '@moonlit/rules';
import { isHair } from '../../../design/faces/silhouettes';
import { ReadyPeople } from '../../../shell/starts/people';
import { CharacterSteps } from '../creation/character-steps';
import { Portrait } from '../faces/drawing';
import { playbookFacts } from '../sheet/playbook-facts';
import { protagonistName, useTable } from '../view';

/** Heroes to take; and the long way, for whoever would rather make somebody of their own. */
export function Heroes() {
  const state = useTable().public.value;
  const draw = ({ id, name, face = '' }: PersonText) => ({
    art: <Portrait one={{ id, name, playbook: id, silhouette: isHair(face) ? face : 'emblem' }} />,
    colour: playbookFacts(state, id)?.colour,
  });
  const takenAs = (playbook: string) => {
    const one = state.protagonists[`hero-${playbook}`];
    return one && { owner: one.seat, name: protagonistName(state, one.id) };
  };
  return (
    <ReadyPeople title="Take a hero" takenAs={takenAs} draw={draw}>
      <p class="hint">That takes longer, and they join the story when an episode begins.</p>
      <CharacterSteps />
    </ReadyPeople>
  );
}
