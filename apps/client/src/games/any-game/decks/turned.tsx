import './decks.css';
import { faceById } from '@moonlit/rules/any-game/decks';
import type { SequenceProps } from '../../../shell/stage/loan';
import { personName, useTable } from '../view';
import { FaceWords } from './face';

/** As many cards turn over side by side; the line has them all. */
const MOST = 5;
const HUNDREDTHS = 18;

/** Cards that turn over before everybody, one after the other; read again, they lie open. */
export function TurnedCards({ beat, live }: SequenceProps) {
  const shared = useTable().public.value;
  const { decks } = shared;
  const { text, by, beat: told } = beat.entry;
  const cards = (told?.about ?? []).flatMap((id) => {
    const face = faceById(decks, id);
    const back = decks?.[id.split(':')[0] ?? '']?.back ?? 'blue';
    return face === undefined ? [] : [{ id, face, back }];
  });
  return (
    <div class={live ? 'any-deck-turn any-deck-turn-live' : 'any-deck-turn'}>
      <p class="kicker">{personName(shared, by)}</p>
      <ul class="any-deck-turned" aria-hidden="true">
        {cards.slice(0, MOST).map(({ id, face, back }, at) => (
          <li key={id} style={{ '--after': `${at * HUNDREDTHS}0ms` }}>
            <span class={`any-deck-turned-back any-hue-${back}`} />
            <span class="any-deck-turned-face">
              <FaceWords face={face} />
            </span>
          </li>
        ))}
      </ul>
      <p class="stage-words">{beat.entry.undone ? <s>{text}</s> : text}</p>
    </div>
  );
}
