import { BeginTonight as Begin } from '../../../shell/starts/begin';
import { useStart } from '../../../shell/starts/texts';

/** The two ways to begin, for whoever directs: with what is ready-made, or with the questions below. */
export function BeginTonight() {
  return (
    <Begin title={useStart()?.name}>
      Its answers, its first mission and seven heroes to choose from are there: dice in five
      minutes.
    </Begin>
  );
}
