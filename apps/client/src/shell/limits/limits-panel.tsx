import './limits.css';
import { useRef } from 'preact/hooks';
import { Panel } from '../../design/panel';
import { list } from '../../design/words';
import { FoldedDrawer } from '../offers/drawer';
import { OfferList } from '../offers/offer-list';
import type { SharedState } from '../state';
import { personName, useTable } from '../table/view';
import { isAwaited } from './awaited';
import { LimitsList } from './limits-list';

/** With fewer people than these, each can tell what is not their own. */
const ENOUGH = 3;

/** Lines and veils: what everybody has been shown, and one's own answer, without a name. */
export function LimitsPanel() {
  const { seat, public: shared } = useTable();
  // A game need not ask; whoever watches reads what has been said.
  const asks = shared.value.limits !== undefined || seat.value?.drawers?.includes('limits');
  if (!asks) return null;
  return (
    <Panel title="Lines and veils">
      <LimitsList />
      <Waiting />
      <Answering title="Say what you would rather not meet" />
    </Panel>
  );
}

interface LimitsFirstProps {
  /** Whether play has still to begin, where a game knows better than by the first dice of a table. */
  before?: boolean;
}

/** The same, asked before play begins, and as long as what others have said waits for one’s own answer. */
export function LimitsFirst({ before }: LimitsFirstProps) {
  const { viewer, public: shared } = useTable();
  const { limits, table } = shared.value;
  const { session, dice } = table;
  const stood = useRef(false);
  const early = before ?? (session.open && session.number <= 1 && dice.rolls === 0);
  const awaited = isAwaited(shared.value, viewer.seat);
  const asked = limits?.open !== false && !limits?.answered[viewer.seat];
  if (!asked || viewer.role === 'spectator' || viewer.seat === '') return null;
  // Where it has once stood it stays: somebody else’s dice take no form from under a hand.
  stood.current ||= early || awaited;
  if (!stood.current) return null;
  return (
    <Answering
      title={awaited ? 'Lines and veils wait for your answer' : 'Before you begin: lines and veils'}
      class="panel drawer"
      note="What should this story not contain, or only hint at? Saying nothing is an answer, too."
    />
  );
}

function Answering(props: { title: string; class?: string; note?: string }) {
  const { title, note } = props;
  return (
    <FoldedDrawer
      name="limits"
      title={title}
      {...(props.class ? { class: props.class } : {})}
      top={
        <div class="stack limits-how">
          {note ? <p>{note}</p> : null}
          <How />
          <Waiting />
        </div>
      }
    >
      {(offers) => <OfferList offers={offers} eager />}
    </FoldedDrawer>
  );
}

/** How it stays nobody’s, and whom it waits for. */
function How() {
  const state = useTable().public.value;
  const { limits } = state;
  const seats = answering(state);
  return (
    <p class="hint">
      One a line. All of it is shown at once, without names and in the order of the alphabet, when
      everybody has answered; nobody can read it back before, whoever directs and you included.
      {limits?.open === false
        ? ' It has been shown: what you write now waits until everybody is asked again.'
        : ''}
      {seats.length < ENOUGH ? ' With so few of you, the others may guess whose it is.' : ''}
    </p>
  );
}

/** Whose answer is missing before anybody reads the others’. */
function Waiting() {
  const state = useTable().public.value;
  const { limits } = state;
  if (!limits?.open) return null;
  const waiting = answering(state).filter(({ id }) => !limits.answered[id]);
  return (
    <p class="hint">
      Shown when all have answered. Still to answer:{' '}
      {list(waiting.map(({ id }) => personName(state, id)))}.
    </p>
  );
}

/** Who is asked: everybody who sits at the table, but for those who only watch. */
const answering = ({ table }: SharedState) =>
  Object.values(table.seats).filter(({ role, vacant }) => !vacant && role !== 'spectator');
