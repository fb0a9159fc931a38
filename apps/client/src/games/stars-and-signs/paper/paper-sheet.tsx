import {
  effortRefresh,
  modifierOf,
  reactionScore,
  skillRank,
} from '@moonlit/rules/stars-and-signs/numbers';
import {
  abilities,
  abilityWords,
  caps,
  moodWords,
  pools,
  poolWords,
  skillsOf,
  skillWords,
} from '@moonlit/rules/stars-and-signs/vocabulary';
import { PaperLines, PaperPart } from '../../../design/paper/paper-parts';
import { PenTrack } from '../../../design/paper/pen';
import { Written } from '../../../design/written';
import { MEMORIES } from '../constellation';
import { functionWords, hopeRefresh } from '../figures';
import { dieWords } from '../sheet/abilities';
import { MagicWords } from '../sheet/magic';
import { traitKinds } from '../sheet/own-traits';
import { lives } from '../traits';
import type { Protagonist } from '../view';
import { personName, traitsOf, traitWords, useTable } from '../view';
import './paper.css';

/** Empty lines for what comes up at the table. */
const NOTE_LINES = 4;

/** A sheet for paper: everything in reach of a pen, on a page or two. */
export function PaperSheet({ one }: { one: Protagonist }) {
  const shared = useTable().public.value;
  const { name, pronouns, looks } = one;
  const words = [one.class, pronouns, personName(shared, one.owner)].filter(Boolean);
  return (
    <article class="paper day" aria-label={name}>
      <header class="paper-head">
        <h2>
          <Written>{name}</Written>
        </h2>
        <Written as="p">{words.join(' · ')}</Written>
        {looks ? <Written as="p">{looks}</Written> : null}
      </header>
      <Marks one={one} />
      <PaperPart title="Abilities and Skills">
        <p>
          Beside each Skill: what it adds to a Check, and the score that Tests are held against.
        </p>
        <PaperAbilities one={one} />
      </PaperPart>
      <div class="paper-columns">
        <div>
          <PaperTraits one={one} />
        </div>
        <div>
          <PaperAssets one={one} />
          <PaperPart title="Magic">
            <MagicWords one={one} />
          </PaperPart>
          <Features one={one} />
          <PaperPart title="Notes">
            <PaperLines count={NOTE_LINES} />
          </PaperPart>
        </div>
      </div>
    </article>
  );
}

/** What is marked in play, first. */
function Marks({ one }: { one: Protagonist }) {
  const shared = useTable().public.value;
  return (
    <PaperPart title="What is marked">
      <div class="paper-row">
        <PenTrack
          label="Hope"
          marked={one.hope}
          of={Math.max(one.hope, hopeRefresh(shared, one))}
        />
        {pools.map((pool) => (
          <PenTrack
            key={pool}
            label={poolWords[pool].name}
            marked={one.effort[pool]}
            of={Math.max(one.effort[pool], effortRefresh(one, pool))}
          />
        ))}
        <PenTrack label="Despair (Fragile at 5)" marked={one.despair} of={caps.despair} />
        <PenTrack label="Corruption" marked={one.corruption} of={caps.corruption} />
        <PenTrack label="Energy used" marked={one.transformed?.filled ?? 0} of={caps.energy} />
      </div>
      <p>
        Moods: {one.moods.map((mood) => moodWords[mood].name).join(', ') || 'none'}. XP {one.xp}, SP{' '}
        {one.sp}.
      </p>
    </PaperPart>
  );
}

function PaperAbilities({ one }: { one: Protagonist }) {
  return (
    <div class="ss-paper-abilities">
      {abilities.map((ability) => (
        <table key={ability}>
          <caption>
            {abilityWords[ability].name} {one.abilities[ability]}:{' '}
            {dieWords(one.abilities[ability])}
          </caption>
          <tbody>
            {skillsOf(ability).map((skill) => (
              <tr key={skill}>
                <th scope="row">
                  {skillWords[skill].name} {skillRank(one, skill)}
                </th>
                <td>+{modifierOf(skillRank(one, skill))}</td>
                <td>{reactionScore(one, skill)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

function PaperTraits({ one }: { one: Protagonist }) {
  const all = traitsOf(useTable().public.value, one.id);
  return (
    <>
      {traitKinds.map(([kind, title]) => {
        const of = all.filter((trait) => trait.kind === kind);
        return of.length === 0 ? null : (
          <PaperPart key={kind} title={title}>
            {of.map((trait) =>
              lives(trait) ? (
                <PenTrack
                  key={trait.id}
                  label={traitWords(trait)}
                  marked={trait.memories.length}
                  of={MEMORIES}
                />
              ) : (
                <p key={trait.id}>
                  <Written>{traitWords(trait)}</Written> {trait.rank || ''}
                </p>
              ),
            )}
          </PaperPart>
        );
      })}
    </>
  );
}

function PaperAssets({ one: { assets } }: { one: Protagonist }) {
  if (assets.length === 0) return null;
  return (
    <PaperPart title="Assets">
      <ul>
        {assets.map(({ id, name, functions }) => (
          <li key={id}>
            <b>
              <Written>{name}</Written>
            </b>
            : {functions.map(functionWords).join('; ')}
          </li>
        ))}
      </ul>
    </PaperPart>
  );
}

function Features({ one: { features } }: { one: Protagonist }) {
  if (features.length === 0) return null;
  return (
    <PaperPart title="Features, Talents and Charms">
      <ul>
        {features.map(({ id, name, text }) => (
          <li key={id}>
            <b>
              <Written>{name}</Written>
            </b>
            {text ? (
              <>
                : <Written>{text}</Written>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </PaperPart>
  );
}
