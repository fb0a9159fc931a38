import type { Field } from '@moonlit/rules';
import { Written } from '../../design/written';
import type { OpenOffer } from '../state';
import { personName, useTable } from '../table/view';
import type { FormState } from './form-state';
import { acceptOthersWords, fillIn, othersWords } from './form-state';
import { joined } from './joined';

/** What somebody else has put into a field that one is typing in, and what to do about it: seldom, so it is fetched then. */
export function OthersWords({
  offer,
  field,
  form,
}: {
  offer: OpenOffer;
  field: Field;
  form: FormState;
}) {
  const {
    game,
    public: { value: state },
  } = useTable();
  const theirs = othersWords(form, field);
  const { [field.name]: mine = null } = form.draft.value;
  const by = game.writerOf?.(state, offer) ?? null;
  const { [field.name]: began = null } = form.basis.value;
  const both = joined(field, { theirs, mine, began });
  return theirs === null ? null : (
    <div class="others-words">
      <p>
        <b>
          <Written>{personName(state, by)}</Written>
        </b>{' '}
        has changed this while you typed:
      </p>
      <Written as="p" class="answer-text">
        {Array.isArray(theirs) ? theirs.join(', ') : String(theirs)}
      </Written>
      <div class="offer-buttons">
        {both === null ? null : (
          <button
            type="button"
            class="btn btn-small"
            onClick={() => {
              fillIn(form, field, both);
              acceptOthersWords(form, field);
              form.refusal.value = null;
            }}
          >
            Add mine to theirs
          </button>
        )}
        <button
          type="button"
          class="btn btn-small"
          onClick={() => {
            acceptOthersWords(form, field);
            form.refusal.value = null;
          }}
        >
          Replace theirs by mine
        </button>
      </div>
    </div>
  );
}
