import './sheets.css';
import type { SheetField } from '@moonlit/rules/any-game';
import {
  countOf,
  filledBefore,
  isCounting,
  numbersOn,
  wordsOf,
} from '@moonlit/rules/any-game/sheets';
import { useState } from 'preact/hooks';
import { Track } from '../../../design/track';
import { Written } from '../../../design/written';
import { DrawerNotice, useDrawer } from '../../../shell/offers/drawer';
import { OfferControl } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import { PrintButton } from '../../../shell/printing/print-button';
import type { OpenOffer } from '../../../shell/state';
import { ENDLESS } from '../counters';
import { FoldedReadings } from '../rolls/folded-readings';
import { seenBy } from '../rolls/ready-dice';
import { Step } from '../step';
import { about, doing, useOffers, useTable } from '../view';
import type { FilledSheet } from './use-sheet';
import { forLine, useSheet } from './use-sheet';

interface CardSheetProps {
  card: string;
  name: string;
  /** Only the viewer sees it. */
  secret: boolean;
}

/** What is filled in on a card, line by line, with what counts and rolls beside each. */
export function CardSheet({ card, name, secret }: CardSheetProps) {
  const filled = useSheet(card, secret);
  const offers = about(useOffers('sheets'), 'card', card);
  const dice = doing(useOffers('dice'), 'roll');
  if (!filled) return null;
  const steps = doing(offers, 'sheet.step');
  const numbers = numbersOn(filled.template, filled.sheet);
  return (
    <section class="any-sheet" aria-label={`${filled.template.name}: ${name}`}>
      <ul class="any-sheet-lines">
        {filled.template.fields.map((field) => (
          <li key={field.id} class={`any-sheet-line any-sheet-${field.is}`}>
            <Line
              field={field}
              filled={filled}
              computed={field.is === 'computed' ? numbers(field.name) : undefined}
              up={forLine(
                steps.find(({ with: { by } }) => by === 1),
                field.id,
              )}
              down={forLine(
                steps.find(({ with: { by } }) => by === -1),
                field.id,
              )}
              roll={dice.find(({ variant }) => variant === `${card}:${field.id}`)}
            />
          </li>
        ))}
      </ul>
      <ReadBy filled={filled} />
      <Before filled={filled} />
      <div class="any-card-tools">
        <FillIn card={card} name={name} />
        {secret ? null : <PrintButton ids={[card]} label="Print the sheet" />}
      </div>
    </section>
  );
}

interface LineProps {
  field: SheetField;
  filled: FilledSheet;
  computed: number | undefined;
  up: OpenOffer | undefined;
  down: OpenOffer | undefined;
  roll: OpenOffer | undefined;
}

function Line({ field, filled: { sheet }, computed, up, down, roll }: LineProps) {
  const { name } = field;
  const label = <Written class="any-counter-name">{name}</Written>;
  if (isCounting(field)) {
    const value = countOf(field, sheet);
    const turn = up ?? down;
    if (field.is === 'check') {
      const on = value === 1;
      return turn ? (
        <OfferControl offer={{ ...turn, label: name, on }} summary={`${on ? '☑' : '☐'} ${name}`} />
      ) : (
        <p>
          <span aria-hidden="true">{on ? '☑ ' : '☐ '}</span>
          {label}
          <span class="sr-only">{on ? ': ticked' : ': not ticked'}</span>
        </p>
      );
    }
    return (
      <>
        <div class="any-counter-face">
          {field.is === 'track' ? (
            <Track label={name} value={value} max={field.max} />
          ) : (
            <>
              {label}
              <span class="any-count">
                {signed(value)}
                {field.min === 0 && field.max < ENDLESS ? <small> of {field.max}</small> : null}
              </span>
            </>
          )}
        </div>
        {turn ? (
          <div class="any-steps">
            <Step offer={down} words="−1" />
            <Step offer={up} words="+1" />
          </div>
        ) : null}
      </>
    );
  }
  switch (field.is) {
    case 'heading':
      return (
        <h4>
          <Written>{name}</Written>
        </h4>
      );
    case 'computed':
      return (
        <div class="any-counter-face">
          <span class="any-counter-name">
            <Written>{name}</Written>
            <small>
              {' = '}
              <Written>{field.formula}</Written>
            </small>
          </span>
          <span class="any-count">{computed === undefined ? '—' : signed(computed)}</span>
        </div>
      );
    case 'dice': {
      const said = wordsOf(field, sheet);
      return roll ? (
        <OfferControl offer={seenBy(roll, 'all')} summary={`${name}: ${said}`} />
      ) : (
        <p>
          {label}{' '}
          <small>
            <Written>{said}</Written>
          </small>
        </p>
      );
    }
    default: {
      const words = wordsOf(field, sheet);
      const lines = field.is === 'list' ? words.split('\n').filter(Boolean) : [];
      return (
        <>
          <p>{label}</p>
          {words === '' ? <p class="hint">Not filled in</p> : null}
          {lines.length > 0 ? (
            <ul class="any-sheet-list">
              {lines.map((line, at) => (
                <Written key={at} as="li">
                  {line}
                </Written>
              ))}
            </ul>
          ) : words === '' ? null : (
            <Written as="p" class="any-lines">
              {words}
            </Written>
          )}
        </>
      );
    }
  }
}

const signed = (value: number): string => String(value).replace('-', '−');

/** What the dice of the sheet may bring, once for all of its lines. */
function ReadBy({ filled: { template } }: { filled: FilledSheet }) {
  const { readings = {} } = useTable().public.value;
  const named = new Set(template.fields.map((field) => (field.is === 'dice' ? field.reading : '')));
  return (
    <FoldedReadings readings={Object.values(readings).filter(({ name }) => named.has(name))} />
  );
}

/** What was filled in on lines that are no longer there. */
function Before({ filled: { template, sheet } }: { filled: FilledSheet }) {
  const { templates = {} } = useTable().public.value;
  const before = filledBefore(template, sheet, Object.values(templates));
  if (before.length === 0) return null;
  return (
    <details class="any-more">
      <summary class="btn btn-small">No longer on the sheet ({before.length})</summary>
      <dl class="any-sheet-before">
        {before.map(({ id, name, value }) => (
          <div key={id}>
            <dt>
              <Written>{name}</Written>
            </dt>
            <Written as="dd">{String(value)}</Written>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Every line by itself, with words and numbers of one’s own. */
function FillIn({ card, name }: { card: string; name: string }) {
  const [open, unfold] = useState(false);
  const drawer = useDrawer('sheets', open, card);
  if (!drawer.there) return null;
  // Numbers go up and down where they stand; to set one is seldom needed.
  const isNumber = ({ fields = [] }: OpenOffer) => fields[0]?.kind === 'number';
  const all = drawer.offers ?? [];
  const numbers = all.filter(isNumber);
  const words = all.filter((offer) => !isNumber(offer));
  return (
    <details class="any-more" onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
      <summary class="btn btn-small">
        Fill in
        <span class="sr-only">
          {' '}
          the sheet of “<Written>{name}</Written>”
        </span>
      </summary>
      {open ? (
        <>
          <DrawerNotice drawer={drawer} />
          <OfferList offers={words} />
          {numbers.length > 0 ? (
            <details class="drawer">
              <summary>Set a number</summary>
              <OfferList offers={numbers} />
            </details>
          ) : null}
        </>
      ) : null}
    </details>
  );
}
