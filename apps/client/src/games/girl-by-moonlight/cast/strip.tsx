import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { Written } from '../../../design/written';
import { FaringLine } from '../../../shell/strip/faring';
import { ownProtagonist, useTable } from '../view';

/** How one's protagonist fares, in a line; for whoever plays none, who they are. */
export function Strip() {
  const table = useTable();
  const one = ownProtagonist(table);
  if (!one) {
    return (
      <p class="strip-name">
        <Written>{table.viewer.name}</Written>
      </p>
    );
  }
  return <Faring one={one} />;
}

function Faring({ one }: { one: Protagonist }) {
  const { lengths, protagonists } = useTable().public.value.derived;
  const { marked, active } = one.transcendence;
  const segments = protagonists[one.id]?.transcendence ?? lengths.transcendence;
  const links = Object.values(one.links).reduce((sum, number) => sum + number, 0);
  const worst = Math.max(0, ...one.harm.map(({ level }) => level));
  return (
    <FaringLine
      about={one.id}
      figures={[
        {
          id: 'stress',
          name: 'Stress',
          tone: 'rose',
          short: `${one.stress}/${lengths.stress}`,
          words: `${one.stress} of ${lengths.stress}`,
          part: one.stress / lengths.stress,
        },
        {
          id: 'transcend',
          name: active ? 'Transcended' : 'Transcendence',
          // “Moon” is an attribute.
          brief: 'Transc.',
          tone: 'gold',
          full: active,
          short: `${marked}/${segments}`,
          words: `${marked} of ${segments}`,
          part: marked / segments,
        },
        {
          id: 'harm',
          name: 'Harm',
          tone: 'rose',
          short: worst > 0 ? String(worst) : '–',
          words: worst > 0 ? one.harm.map(({ text }) => text).join(', ') : 'none',
          part: worst / 3,
        },
        { id: 'link', name: 'Links', short: String(links) },
        {
          id: 'armour',
          name: 'Armour',
          short: one.armourUsed ? '–' : '✓',
          words: one.armourUsed ? 'used' : 'ready',
        },
      ]}
    />
  );
}
