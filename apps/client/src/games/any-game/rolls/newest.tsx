import type { RollRecord } from '@moonlit/rules';
import { Announcer } from '../../../design/announcer';
import { Dice, diceWords } from '../../../design/dice';
import { Modifiers } from '../../../design/modifiers';
import { useFollow } from '../../../design/use-follow';
import { when } from '../../../design/words';
import { Written } from '../../../design/written';
import { newestLines } from '../../../shell/log/log';
import { OfferControl } from '../../../shell/offers/offer-control';
import type { OpenOffer } from '../../../shell/state';
import { about, personName, useOffers, useOwnPlace, useTable } from '../view';

/** A roll that the viewer sees, open or not. */
interface ShownRoll {
  key: string;
  at: number;
  by: string | null;
  record: RollRecord;
  /** Whether the table does not see it, and what shows it to the table. */
  secret: boolean;
  show: OpenOffer[];
}

/** What was rolled in the open, newest first. */
function useOpenRolls(): ShownRoll[] {
  return newestLines(useTable(), 'public').flatMap(([number, { at, by, roll, undone }]) =>
    roll && !undone
      ? [{ key: `open-${number}`, at, by: by ?? null, record: roll, secret: false, show: [] }]
      : [],
  );
}

/** What the viewer has rolled in private, or was rolled for their eyes alone; newest first. */
function usePrivateRolls(): ShownRoll[] {
  const offers = useOffers('secret-rolls');
  const { rolls = [] } = useOwnPlace();
  return rolls
    .map((roll) => ({ ...roll, key: roll.id, secret: true, show: about(offers, 'roll', roll.id) }))
    .reverse();
}

/** How many earlier rolls stand below the newest. */
const EARLIER = 2;

/** The newest rolls: the last one as large as it fell, some before it in a line each. */
export function NewestRolls() {
  const all = [...useOpenRolls(), ...usePrivateRolls()].sort((a, b) => b.at - a.at);
  const secret = usePrivateRolls()[0];
  const [newest, ...earlier] = all;
  const own = newest?.by === useTable().viewer.seat;
  const felt = useFollow<HTMLDivElement>(newest?.key ?? null, own, 'nearest');
  return (
    <div class="any-felt" ref={felt}>
      <Announcer text={secret ? `Only you see it: ${rollWords(secret.record)}` : ''} />
      {newest ? (
        <RollCard key={newest.key} roll={newest} large />
      ) : (
        <p class="any-felt-empty">No dice have fallen yet.</p>
      )}
      {earlier.length > 0 ? <RollList rolls={earlier.slice(0, EARLIER)} /> : null}
    </div>
  );
}

function RollList({ rolls }: { rolls: readonly ShownRoll[] }) {
  return (
    <ol class="any-earlier">
      {rolls.map((roll) => (
        <li key={roll.key}>
          <RollCard roll={roll} />
        </li>
      ))}
    </ol>
  );
}

/** Who rolled what for what, how it fell, and what it comes to. */
function RollCard({ roll, large }: { roll: ShownRoll; large?: boolean }) {
  const table = useTable();
  const { record, by, at, secret, show } = roll;
  const { groups, modifiers } = record;
  // What is only a number stands with the dice; what has a name explains itself.
  const reasons = modifiers.filter(({ source }) => source !== PLAIN);
  const long = record.reading.word.length > FEW ? ' any-result-long' : '';
  const who = by === table.viewer.seat ? 'You' : personName(table.public.value, by);
  return (
    <article class={large ? 'any-roll any-roll-large' : 'any-roll'}>
      <p class="any-roll-head">
        <b>
          <Written>{who}</Written>
        </b>{' '}
        <Written class="any-roll-title">{record.title}</Written>
        {record.proof.typed ? <span class="any-typed">Typed in</span> : null}
        {secret ? <span class="any-secret">Only you see it</span> : null}
        <time dateTime={new Date(at).toISOString()}>{when(at, table.serverNow())}</time>
      </p>
      <div class="any-roll-body">
        <div class="any-roll-dice">
          <Dice groups={groups} modifiers={modifiers} small={!large} rollKey={roll.key} />
        </div>
        <div class="any-comes-to">
          <p class={`any-result${long} reading-${record.reading.tone}`}>{record.reading.word}</p>
          {totalOf(record) === null ? null : <p class="any-total">on {totalOf(record)}</p>}
        </div>
      </div>
      {record.reading.text ? <Written as="p">{record.reading.text}</Written> : null}
      {large && reasons.length > 0 ? <Modifiers modifiers={reasons} /> : null}
      {show.map((offer) => (
        <OfferControl key={offer.key} offer={offer} summary="Show everybody" />
      ))}
    </article>
  );
}

/** What a number is called that was only written among the dice. */
const PLAIN = 'Modifier';
/** Longer than that, a result is a sentence. */
const FEW = 24;

/** The total, where the result is a word instead. */
const totalOf = ({ reading, total }: RollRecord): number | null =>
  total === undefined || reading.word.includes(String(total)) ? null : total;

const rollWords = ({ title, groups, modifiers, reading }: RollRecord): string =>
  `${title}: ${diceWords(groups, modifiers)}. ${reading.word}`;
