import { useState } from 'preact/hooks';
import { Fold } from '../../design/fold';
import { Part } from '../../design/part';
import { Written } from '../../design/written';
import { FoldedDrawer } from '../../shell/offers/drawer';
import { OfferControl } from '../../shell/offers/offer-control';
import { OfferList } from '../../shell/offers/offer-list';
import type { OpenOffer } from '../../shell/state';
import { LibraryImport } from './library-import';
import { LibraryKeep } from './library-keep';
import { rangeNames, traitNames } from './traits';
import type { Character } from './view';
import { about, doing, useTable } from './view';

/** What one reads of an entry. */
interface Line {
  id: string;
  name: string;
  facts: string;
  text: string;
  features?: readonly { name: string; text: string }[];
}

const facts = (...all: (string | false)[]): string => all.filter(Boolean).join(' · ');

/** What players can take, kind by kind. */
function useOpenLines(): [string, Line[]][] {
  const { weapons, cards, classes } = useTable().public.value.library;
  return [
    [
      'Classes',
      Object.values(classes).map(({ id, name, domains, description, features }) => ({
        ...{ id, name, features },
        facts: domains,
        text: description,
      })),
    ],
    [
      'Weapons',
      Object.values(weapons).map((one) => ({
        id: one.id,
        name: one.name,
        facts: facts(
          traitNames[one.trait],
          rangeNames[one.range],
          `d${one.die}${one.bonus > 0 ? `+${one.bonus}` : ''} ${one.damage}`,
        ),
        text: one.text,
      })),
    ],
    [
      'Domain cards',
      Object.values(cards).map(({ id, name, domain, style, level, text }) => ({
        ...{ id, name, text },
        facts: facts(domain, style, `level ${level}`),
      })),
    ],
  ];
}

/** What lies on the desk for later. */
function useDeskLines(): [string, Line[]][] {
  const library = useTable().director.value?.library;
  if (!library) return [];
  return [
    [
      'Adversaries',
      Object.values(library.adversaries).map((one) => ({
        id: one.id,
        name: one.name,
        facts: facts(`tier ${one.tier} ${one.kind}`, `Difficulty ${one.difficulty}`),
        text: one.description || one.motives,
        features: one.features,
      })),
    ],
    [
      'Environments',
      Object.values(library.environments).map((one) => ({
        id: one.id,
        name: one.name,
        facts: facts(
          `tier ${one.tier} ${one.style}`,
          one.difficulty && `Difficulty ${one.difficulty}`,
        ),
        text: facts(one.description, one.impulses),
        features: one.features,
      })),
    ],
  ];
}

/** The table's library on the desk: all of it, and how more comes in. */
export function DeskLibrary() {
  return (
    <FoldedDrawer name="library" title="The table’s library">
      {(offers) => <Desk offers={offers} />}
    </FoldedDrawer>
  );
}

function Desk({ offers }: { offers: readonly OpenOffer[] }) {
  const lines = [...useDeskLines(), ...useOpenLines()];
  const writing = offers.filter(({ group }) => group === 'writing');
  const [bring] = doing(writing, 'library.import');
  return (
    <>
      <Shelves lines={lines} offers={offers} />
      {lines.every(([, of]) => of.length === 0) ? (
        <p class="empty">Nothing is in it yet. Write something, or bring a file.</p>
      ) : null}
      {bring ? <LibraryImport offer={bring} /> : null}
      <LibraryKeep />
      <OfferList offers={writing.filter((offer) => offer !== bring)} />
    </>
  );
}

/** What a player can take out of the library for somebody. */
export function SheetLibrary({ one }: { one: Character }) {
  const lines = useOpenLines();
  return (
    <FoldedDrawer name="library" title="From the table’s library">
      {(offers) => {
        const own = about(offers, 'character', one.id);
        return own.length > 0 ? (
          <Shelves lines={lines} offers={own} taking />
        ) : (
          <p class="empty">There is nothing for {one.name} now.</p>
        );
      }}
    </FoldedDrawer>
  );
}

/** From so many entries on one can look for some. */
const MANY = 10;

interface ShelvesProps {
  lines: readonly (readonly [string, readonly Line[]])[];
  offers: readonly OpenOffer[];
  /** Only what can be taken is shown. */
  taking?: boolean;
}

function Shelves({ lines, offers, taking }: ShelvesProps) {
  const [sought, seek] = useState('');
  const wanted = sought.trim().toLocaleLowerCase();
  const offersOf = (id: string) =>
    offers.filter(({ with: { entry, environment } }) => entry === id || environment === id);
  const shelves = lines.map(([title, of]): [string, Line[]] => [
    title,
    of.filter(
      ({ id, name, facts: is }) =>
        `${name} ${is}`.toLocaleLowerCase().includes(wanted) &&
        !(taking && offersOf(id).length === 0),
    ),
  ]);
  const all = lines.reduce((sum, [, of]) => sum + of.length, 0);
  return (
    <>
      {all >= MANY ? (
        <div class="field">
          <label>
            Look for
            <input
              class="input"
              type="search"
              value={sought}
              onInput={({ currentTarget: { value } }) => seek(value)}
            />
          </label>
        </div>
      ) : null}
      {shelves.map(([title, of]) =>
        of.length > 0 ? (
          <Fold key={title} title={title} note={String(of.length)} open>
            <ul class="dh-foes">
              {of.map((line) => (
                <li key={line.id}>
                  <Entry line={line} offers={offersOf(line.id)} />
                </li>
              ))}
            </ul>
          </Fold>
        ) : null,
      )}
    </>
  );
}

/** What a button says where the name stands above it. */
const brief: Readonly<Record<string, string>> = {
  'library.place': 'Put on the desk',
  'library.remove': 'Remove',
  'library.take': 'Take',
  'environment.reveal': 'Reveal',
};

function Entry({ line, offers }: { line: Line; offers: readonly OpenOffer[] }) {
  const { name, facts: is, text, features = [] } = line;
  return (
    <article class="dh-card dh-entry" aria-label={name}>
      <h3>
        <Written>{name}</Written>
        {is ? (
          <small>
            {' '}
            <Written>{is}</Written>
          </small>
        ) : null}
      </h3>
      {text ? (
        <Written as="p" class="hint">
          {text}
        </Written>
      ) : null}
      {features.length > 0 ? (
        <details>
          <summary>Features: {features.length}</summary>
          {features.map((feature) => (
            <Part key={feature.name} title={feature.name}>
              <Written as="p">{feature.text}</Written>
            </Part>
          ))}
        </details>
      ) : null}
      <div class="acts-row">
        {offers.map((offer) => {
          const summary = brief[offer.command];
          return summary ? (
            <OfferControl key={offer.key} offer={offer} summary={summary} about={name} />
          ) : (
            <OfferControl key={offer.key} offer={offer} />
          );
        })}
      </div>
    </article>
  );
}
