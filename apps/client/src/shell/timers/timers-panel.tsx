import './timers.css';
import type { Timer } from '@moonlit/rules';
import { Panel } from '../../design/panel';
import { Written } from '../../design/written';
import { OfferControl } from '../offers/offer-control';
import type { OpenOffer } from '../state';
import { useOffers, useTable } from '../table/view';
import { leftFigures, leftWords, useSecondsLeft } from './left';

/** The countdowns on the table, with what can be done to each, and where one is started. */
export function TimersPanel() {
  const timers = Object.values(useTable().public.value.timers ?? {});
  const offers = useOffers('timers');
  const start = offers.find(({ command }) => command === 'timer.start');
  if (timers.length === 0 && !start) return null;
  return (
    <Panel id="timers" title="Countdown">
      {timers.length > 0 ? (
        <ul class="timers">
          {timers.map((timer) => (
            <TimerItem
              key={timer.id}
              timer={timer}
              offers={offers.filter(({ with: settled }) => settled.timer === timer.id)}
            />
          ))}
        </ul>
      ) : null}
      {start ? <OfferControl offer={start} /> : null}
    </Panel>
  );
}

function TimerItem({ timer, offers }: { timer: Timer; offers: readonly OpenOffer[] }) {
  const seconds = useSecondsLeft(timer);
  const over = timer.ends === null && timer.left === 0;
  const held = timer.ends === null && !over;
  const name = timer.name || 'The countdown';
  return (
    <li class="timer" data-is={over ? 'over' : held ? 'held' : 'runs'}>
      <p class="timer-name">
        <Written>{name}</Written>
        {held ? <small> held</small> : null}
      </p>
      <p class="timer-left" role="timer" aria-label={`${name}: ${spoken(seconds, over)}`}>
        {over ? 'Time is up' : leftFigures(seconds)}
      </p>
      <div class="timer-tools">
        {offers.map((offer) => (
          <OfferControl key={offer.key} offer={offer} summary={summaryOf(offer)} />
        ))}
      </div>
    </li>
  );
}

/** In the header: the countdown that ends next, on every tab; nothing where none runs. */
export function TimerBadge() {
  const running = Object.values(useTable().public.value.timers ?? {})
    .filter(({ ends }) => ends !== null)
    .sort((a, b) => (a.ends ?? 0) - (b.ends ?? 0));
  return running[0] ? <Badge timer={running[0]} /> : null;
}

function Badge({ timer }: { timer: Timer }) {
  const seconds = useSecondsLeft(timer);
  const words = `${timer.name || 'Countdown'}: ${spoken(seconds, false)}`;
  return (
    <span class="timer-badge" role="timer" aria-label={words} title={timer.name}>
      {leftFigures(seconds)}
    </span>
  );
}

const spoken = (seconds: number, over: boolean): string =>
  over ? 'time is up' : `${leftWords(seconds)} left`;

/** The name stands above. */
function summaryOf({ command, with: { minutes } }: OpenOffer): string {
  if (command === 'timer.more') return `+${minutes} min`;
  return { 'timer.hold': 'Hold', 'timer.go-on': 'Go on' }[command] ?? 'Put away';
}
