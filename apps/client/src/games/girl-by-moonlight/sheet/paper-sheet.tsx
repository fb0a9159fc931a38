import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { PaperLines, PaperPart } from '../../../design/paper/paper-parts';
import { PenTrack } from '../../../design/paper/pen';
import { content, playsetOf, traitorName } from '../api/content';
import type { AbilityText } from '../texts';
import { abilityText, settingName } from '../texts';
import { personName, protagonistName, useTable } from '../view';
import { PaperActions } from './paper-actions';
import type { PlaybookFacts } from './playbook-facts';
import { playbookFacts } from './playbook-facts';

interface PartProps {
  one: Protagonist;
}

/** A protagonist's sheet for paper: everything in reach of a pen, on a page or two. */
export function PaperSheet({ one }: PartProps) {
  const state = useTable().public.value;
  const facts = playbookFacts(state, one.playbook);
  return (
    <article class="paper day" aria-label={protagonistName(state, one.id)}>
      <PaperHead one={one} facts={facts} />
      <div class="paper-columns">
        <div>
          <PaperActions one={one} />
          <PaperHeart one={one} />
          <PaperHarm one={one} />
          <PaperLinks one={one} />
          <PaperXp one={one} trigger={facts?.xpTrigger} />
        </div>
        <div>
          <PaperAbilities one={one} />
          <PaperPromises one={one} facts={facts} />
          <PaperPart title="Eclipse">
            <p>{facts?.eclipse.prompt}</p>
            <p>
              <b>To escape:</b> {facts?.eclipse.escape}
            </p>
          </PaperPart>
          <PaperPart title="People in their life">
            <ul>
              {one.secondary.map(({ name, detail, kind }) => (
                <li key={name}>
                  <b>{name}</b>
                  {detail ? `: ${detail}` : ''}
                  {kind ? <small> ({traitorName(state.series.playset, kind)})</small> : null}
                </li>
              ))}
            </ul>
          </PaperPart>
          <PaperPart title="Questions when gathering information">
            <ul>
              {facts?.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </PaperPart>
          <PaperPart title="Notes">
            <PaperLines count={NOTE_LINES} />
          </PaperPart>
        </div>
      </div>
    </article>
  );
}

/** Empty lines to write on. */
const NOTE_LINES = 6;

function PaperHead({ one, facts }: PartProps & { facts: PlaybookFacts | undefined }) {
  const state = useTable().public.value;
  const lines: [string, string][] = [
    ['Roles', one.roles.join(', ')],
    ['Obligation', one.obligation],
    ['Look', one.look],
    ['Background', one.background],
  ];
  return (
    <header class="paper-head">
      <div class="paper-names">
        <h2>
          {protagonistName(state, one.id)}
          {one.trueName ? <small> as {one.trueName}</small> : null}
        </h2>
        <p>
          <b>{facts?.name ?? one.playbook}</b>
          {one.pronouns ? ` · ${one.pronouns}` : ''}
          {one.seat ? ` · ${personName(state, one.seat)}` : ''}
          {state.series.name ? ` · ${state.series.name}` : ''}
        </p>
      </div>
      <dl>
        {lines.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text || ' '}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

function PaperHeart({ one }: PartProps) {
  const { lengths, protagonists } = useTable().public.value.derived;
  const segments = protagonists[one.id]?.transcendence ?? lengths.transcendence;
  return (
    <PaperPart title="Stress and transcendence">
      <PenTrack label="Stress" marked={one.stress} of={lengths.stress} />
      <PenTrack label="Transcendence" marked={one.transcendence.marked} of={segments} />
      <div class="paper-row">
        <PenTrack label="Transcended" marked={one.transcendence.active ? 1 : 0} of={1} />
        <PenTrack label="Eclipse" marked={one.eclipse ? 1 : 0} of={1} />
      </div>
      <div class="paper-row">
        <PenTrack label="Armour" marked={one.armourUsed ? 1 : 0} of={1} />
        <PenTrack label="Special armour" marked={one.specialArmourUsed ? 1 : 0} of={1} />
      </div>
    </PaperPart>
  );
}

const weight = {
  3: 'needs help to act',
  2: '−1d',
  1: 'less effect',
} as const;

function PaperHarm({ one }: PartProps) {
  const { lengths, protagonists } = useTable().public.value.derived;
  return (
    <PaperPart title="Harm">
      {([3, 2, 1] as const).map((level) => {
        const tags = one.harm.filter((tag) => tag.level === level);
        const free = Math.max(0, lengths.harm[level] - tags.length);
        return (
          <div key={level} class="paper-harm">
            <b>
              {level} <small>{weight[level]}</small>
            </b>
            {tags.map(({ id, text }) => (
              <span key={id}>{text}</span>
            ))}
            {Array.from({ length: free }, (_, index) => (
              <span key={index} />
            ))}
          </div>
        );
      })}
      <PenTrack
        label="Recovery"
        marked={protagonists[one.id]?.recovery.marked ?? one.recovery}
        of={lengths.recovery}
      />
    </PaperPart>
  );
}

/** Fewest boxes for links with a friend. */
const LINKS_MIN = 6;

function PaperLinks({ one }: PartProps) {
  const state = useTable().public.value;
  const friends = Object.values(state.protagonists).filter(
    ({ id, status }) => id in one.links || (id !== one.id && status !== 'lost'),
  );
  return (
    <PaperPart title="Links">
      {friends.map(({ id }) => {
        const links = one.links[id] ?? 0;
        return (
          <PenTrack
            key={id}
            label={id === one.id ? 'Oneself' : protagonistName(state, id)}
            marked={links}
            of={Math.max(LINKS_MIN, links)}
          />
        );
      })}
    </PaperPart>
  );
}

function PaperXp({ one, trigger }: PartProps & { trigger: string | undefined }) {
  const { xp } = useTable().public.value.derived.lengths;
  const attributes = content.value?.attributes;
  return (
    <PaperPart title="Experience">
      <PenTrack label="Playbook" marked={one.xp.playbook} of={xp.playbook} />
      {(['sun', 'moon', 'stars'] as const).map((track) => (
        <PenTrack
          key={track}
          label={attributes?.[track].name ?? track}
          marked={one.xp[track]}
          of={xp[track]}
        />
      ))}
      <p>{trigger}</p>
    </PaperPart>
  );
}

function PaperAbilities({ one }: PartProps) {
  const state = useTable().public.value;
  const { series } = state;
  const own = [...one.special, ...one.transcendent].flatMap((id) => abilityText(state, id) ?? []);
  const group = (playsetOf(series.playset)?.abilities ?? []).filter(({ id }) =>
    series.abilities.includes(id),
  );
  const settings = Object.entries(one.settings).filter(([, value]) => value !== '');
  return (
    <PaperPart title="Abilities">
      <ul>
        {own.map((ability) => (
          <AbilityItem key={ability.id} ability={ability} />
        ))}
        {group.map((ability) => (
          <AbilityItem key={ability.id} ability={ability} ours />
        ))}
      </ul>
      {settings.map(([id, value]) => (
        <p key={id}>
          <b>{settingName(state, id)}:</b>{' '}
          {value in state.protagonists ? protagonistName(state, value) : value}
        </p>
      ))}
    </PaperPart>
  );
}

function AbilityItem({ ability, ours }: { ability: AbilityText; ours?: boolean }) {
  const kinds = [
    ...(ability.kind === 'transcendent' ? ['transcendent'] : []),
    ...(ours ? ['the group’s'] : []),
  ];
  return (
    <li>
      <b>{ability.name}</b>
      {kinds.length > 0 ? <small> ({kinds.join(', ')})</small> : null}: {ability.summary}
    </li>
  );
}

function PaperPromises({ one, facts }: PartProps & { facts: PlaybookFacts | undefined }) {
  const state = useTable().public.value;
  const open = (facts?.promises ?? []).filter(
    ({ id }) => !one.promises.some(({ kind }) => kind === id),
  );
  return (
    <PaperPart title="Promises">
      <ul>
        {one.promises.map(({ id, kind, text, with: names }) => (
          <li key={id}>
            <small>
              {facts?.promises.find((promise) => promise.id === kind)?.label ?? 'Added in play'},{' '}
              {names.map((name) => protagonistName(state, name)).join(' and ')}:
            </small>{' '}
            {text}
          </li>
        ))}
        {open.map(({ id, label }) => (
          <li key={id} class="paper-open">
            <small>{label}:</small>
          </li>
        ))}
      </ul>
    </PaperPart>
  );
}
