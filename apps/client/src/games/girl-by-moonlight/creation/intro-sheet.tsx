import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { Written } from '../../../design/written';
import { content, traitorName } from '../api/content';
import { PlaysetPartOf } from '../boards/parts';
import { Face, heroColour } from '../faces/face';
import { playbookFacts } from '../sheet/playbook-facts';
import { abilityText, settingName, settingWords } from '../texts';
import { personName, protagonistName, useTable } from '../view';
import { AbilityLine } from './playbook-cards';

/** A protagonist as one reads along while they are introduced: who, rather than how many. */
export function IntroSheet({ one }: { one: Protagonist }) {
  const state = useTable().public.value;
  const playbook = playbookFacts(state, one.playbook);
  const actions = content.value?.actions;
  const good = Object.entries(one.actions).filter(([, { mundane }]) => mundane > 0);
  const words: [string, string][] = [
    ['Look', one.look],
    ['Background', one.background],
    ['Obligation', one.obligation],
  ];
  return (
    <div class="intro">
      <p class="lead">
        {playbook ? `${playbook.name}. ${playbook.tagline}` : protagonistName(state, one.id)}
      </p>
      <p class="hint">
        {[
          one.trueName ? `True name: ${one.trueName}` : '',
          one.pronouns,
          one.seat ? `played by ${personName(state, one.seat)}` : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {one.roles.length > 0 ? (
        <ul class="chips" aria-label="Roles">
          {one.roles.map((role) => (
            <li key={role} class="chip chip-strong">
              {role}
            </li>
          ))}
        </ul>
      ) : null}
      <dl class="answers">
        {words.map(([term, text]) =>
          text ? (
            <div key={term}>
              <dt>{term}</dt>
              <Written as="dd" class="answer-text">
                {text}
              </Written>
            </div>
          ) : null,
        )}
        <div>
          <dt>Good at</dt>
          <dd>
            {good
              .map(([id, { mundane }]) => {
                const name = actions?.[id as keyof typeof actions].name ?? id;
                return `${name} ${mundane}`;
              })
              .join(', ')}
          </dd>
        </div>
      </dl>
      {Object.keys(one.settings).length > 0 ? (
        <dl class="answers intro-matters">
          {Object.entries(one.settings).map(([id, value]) => (
            <div key={id} data-hero={heroColour(state, value)}>
              <dt>{settingName(state, id)}</dt>
              <dd>
                <Face id={value} /> <Written>{settingWords(state, id, value)}</Written>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <PlaysetPartOf part="Introduction" protagonist={one} />
      <ul class="plain-list" aria-label="Abilities">
        {[...one.special, ...one.transcendent].map((id) => {
          const ability = abilityText(state, id);
          return <li key={id}>{ability ? <AbilityLine ability={ability} /> : id}</li>;
        })}
      </ul>
      {one.secondary.length > 0 ? (
        <div class="stack">
          <p class="kicker">People in their life</p>
          <ul class="plain-list" aria-label="People in their life">
            {one.secondary.map(({ name, detail, kind }) => (
              <li key={name}>
                <b>
                  <Written>{name}</Written>
                </b>
                {detail ? ': ' : ''}
                <Written>{detail}</Written>
                {kind ? <small> ({traitorName(state.series.playset, kind)})</small> : null}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
