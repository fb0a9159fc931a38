import type { Field } from '@moonlit/rules';
import type { OpenOffer } from '../table/view';
import { personName, useTable } from '../table/view';
import { joined } from './values';
import type { Work } from './work';
import { fillIn, othersWords, seen } from './work';

/** What somebody else has put into a field that one is typing in, and what to do about it. */
export function OthersWords({
  offer,
  field,
  work,
}: {
  offer: OpenOffer;
  field: Field;
  work: Work;
}) {
  const state = useTable().public.value;
  const theirs = othersWords(work, field);
  const { [field.name]: mine = null } = work.draft.value;
  const by = state.series.answers[String(offer.with.question ?? '')]?.by ?? null;
  const { [field.name]: began = null } = work.basis.value;
  const both = joined(field, { theirs, mine, began });
  return (
    <div role="status">
      {theirs === null ? null : (
        <div class="others-words">
          <p>
            <b>{personName(state, by)}</b> has changed this while you typed:
          </p>
          <p class="answer-text">{Array.isArray(theirs) ? theirs.join(', ') : String(theirs)}</p>
          <div class="offer-buttons">
            {both === null ? null : (
              <button
                type="button"
                class="btn btn-small"
                onClick={() => {
                  fillIn(work, field, both);
                  seen(work, field);
                  work.refusal.value = null;
                }}
              >
                Add mine to theirs
              </button>
            )}
            <button
              type="button"
              class="btn btn-small"
              onClick={() => {
                seen(work, field);
                work.refusal.value = null;
              }}
            >
              Replace theirs by mine
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
