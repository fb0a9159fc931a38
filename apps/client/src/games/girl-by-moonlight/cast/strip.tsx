import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { Written } from '../../../design/written';
import { content, SYSTEM } from '../api/content';
import { Face } from '../faces/face';
import { numbersOf } from '../house-rules/house-rules';
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
  const state = useTable().public.value;
  const { lengths } = state.derived;
  const derived = state.derived.protagonists[one.id];
  const { marked, active } = one.transcendence;
  const segments = derived?.transcendence ?? lengths.transcendence;
  const links = Object.values(one.links).reduce((sum, number) => sum + number, 0);
  const worst = Math.max(0, ...one.harm.map(({ level }) => level));
  const armour = one.armourUsed ? 'used' : 'ready';
  return (
    <div class="faring-line">
      <Face id={one.id} size="s" />
      <dl class="faring">
        <Figure
          kind="stress"
          name="Stress"
          short={`${one.stress}/${lengths.stress}`}
          words={`${one.stress} of ${lengths.stress}`}
          part={one.stress / lengths.stress}
        />
        <Figure
          kind={active ? 'moon moon-full' : 'moon'}
          name={active ? 'Transcended' : 'Transcendence'}
          short={`${marked}/${segments}`}
          words={`${marked} of ${segments}`}
          part={marked / segments}
        />
        <Figure
          kind="harm"
          name="Harm"
          short={worst > 0 ? String(worst) : '–'}
          words={worst > 0 ? one.harm.map(({ text }) => text).join(', ') : 'none'}
          part={worst / 3}
        />
        <Figure kind="links" name="Links" short={String(links)} words={String(links)} />
        <Figure kind="armour" name="Armour" short={one.armourUsed ? '–' : '✓'} words={armour} />
      </dl>
      <button
        type="button"
        class="faring-ask"
        aria-haspopup="dialog"
        aria-label="What stress, transcendence, harm, links and armour mean"
        onClick={() => {
          const numbers = numbersOf(content.value?.houseRules ?? [], state.houseRules);
          void import('../../../shell/learning/word-card').then(({ showWords }) =>
            showWords(SYSTEM, FIGURES, numbers),
          );
        }}
      />
    </div>
  );
}

/** The words of the glossary that the figures are called by, in their order. */
const FIGURES = ['stress', 'transcend', 'harm', 'link', 'armour'];

interface FigureProps {
  kind: string;
  name: string;
  /** As it is drawn. */
  short: string;
  /** As it is read out. */
  words: string;
  /** How much of it is marked, from 0 to 1. */
  part?: number;
}

/** Short names, where five stand side by side on a phone. */
const shortNames: Readonly<Record<string, string>> = {
  Transcendence: 'Moon',
  Transcended: 'Moon',
};

function Figure({ kind, name, short, words, part }: FigureProps) {
  return (
    <div class={`faring-figure faring-${kind.split(' ').join(' faring-')}`}>
      <dt>
        <span aria-hidden="true">{shortNames[name] ?? name}</span>
        <span class="sr-only">{name}</span>
      </dt>
      <dd>
        <b aria-hidden="true">{short}</b>
        <span class="sr-only">{words}</span>
        {part === undefined ? null : (
          <span class="faring-bar" aria-hidden="true">
            <span style={{ width: `${Math.round(part * 100)}%` }} />
          </span>
        )}
      </dd>
    </div>
  );
}
