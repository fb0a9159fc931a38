import type { Field, FieldOption } from '@moonlit/rules';
import { Panel } from '../../src/design/panel';
import { ChoiceButtons } from '../../src/shell/offers/choice-buttons';
import { formOf } from '../../src/shell/offers/form-state';
import { OfferControl, OfferForm } from '../../src/shell/offers/offer-control';
import { OfferList } from '../../src/shell/offers/offer-list';
import { OfferTable } from '../../src/shell/offers/offer-table';
import { NameField, SubmitForm } from '../../src/shell/pages/submit-form';
import type { OpenOffer } from '../../src/shell/state';
import { Show, Tapped } from './show';
import { scene } from './tables';

const table = scene('mission');

const options: FieldOption[] = [
  { value: 'one', label: 'The first', detail: 'With a few words about it.' },
  { value: 'two', label: 'The second' },
  { value: 'three', label: 'Another one, whose name is rather long for a button' },
];

/** A field of every kind that there is. */
const fields: Field[] = [
  {
    name: 'goal',
    kind: 'text',
    label: 'What do you want?',
    hint: 'In a few words.',
    max: 80,
    required: true,
    suggestions: ['Hold the gate', 'Get everybody out'],
  },
  { name: 'how', kind: 'text', label: 'How?', max: 400, required: false, multiline: true },
  { name: 'which', kind: 'choice', label: 'Which?', options, required: true },
  {
    name: 'whom',
    kind: 'choice',
    label: 'Whom of many?',
    required: false,
    options: Array.from({ length: 12 }, (_, at) => ({ value: `${at}`, label: `Somebody ${at}` })),
  },
  { name: 'what', kind: 'choices', label: 'What all?', options, min: 1, max: 2, own: true },
  { name: 'dice', kind: 'number', label: 'How many?', min: 0, max: 6, initial: 2 },
  { name: 'secret', kind: 'switch', label: 'In secret', initial: false },
  {
    name: 'more',
    kind: 'text',
    label: 'More that fewer need',
    max: 80,
    required: false,
    folded: true,
  },
];

/** An offer of this page. */
const offer = (key: string, more: Partial<OpenOffer> = {}): OpenOffer => ({
  key: `design:${key}`,
  command: `design.${key}`,
  with: {},
  label: 'Do it',
  place: 'act',
  ...more,
});

const filled = { goal: 'Hold the gate', which: 'two', what: ['one', 'Something of one’s own'] };

/** Fills in the form of an offer, and leaves it as it stands at some moment. */
function form(key: string, change: Partial<Record<'open' | 'pending', true>>, refused?: object) {
  const one = offer(key, { fields, detail: 'One sentence more.', cost: '2 stress' });
  const { draft, open, pending, refusal } = formOf(one.key);
  draft.value = { ...filled };
  open.value = change.open === true;
  pending.value = change.pending === true;
  if (refused) refusal.value = { message: '', ...refused };
  return one;
}

const why = { message: 'You have no stress left to give.', instead: 'Take less, or ask a friend.' };

/** Buttons, forms and every kind of field: as they are asked, on their way, and refused. */
export function Forms() {
  const refusedButton = offer('refused', { label: 'Push yourself', cost: '2 stress' });
  formOf(refusedButton.key).refusal.value = why;
  const sent = offer('sent', { label: 'Roll' });
  formOf(sent.key).pending.value = true;
  return (
    <>
      <Show title="Buttons: the usual one, with costs, pressed" table={table}>
        <Panel title="What you can do">
          <OfferList
            offers={[
              offer('first', { label: 'Roll the dice', primary: true, cost: '3d' }),
              offer('plain', { label: 'Wait and see' }),
              offer('on', { label: 'Hold back', on: true }),
              offer('detail', { label: 'Say something', detail: 'It stands in the log.' }),
              offer('folded', { label: 'A form, folded', fields }),
            ]}
          />
        </Panel>
      </Show>
      <Show title="On its way, and refused" table={table}>
        <Panel title="What you can do">
          <OfferControl offer={sent} />
          <OfferControl offer={refusedButton} />
        </Panel>
      </Show>
      <Show title="A form with a field of every kind" table={table}>
        <Panel title="A form">
          <OfferForm offer={offer('empty', { fields, detail: 'One sentence more.' })} />
        </Panel>
      </Show>
      <Show title="Filled in, and on its way" table={table}>
        <Panel title="A form">
          <OfferForm offer={form('pending', { pending: true })} />
        </Panel>
      </Show>
      <Show title="Refused as a whole" table={table}>
        <Panel title="A form">
          <OfferForm offer={form('whole', {}, why)} />
        </Panel>
      </Show>
      {(['goal', 'which', 'what', 'dice', 'more'] as const).map((name) => (
        <Show key={name} title={`Refused for a field: ${name}`} table={table}>
          <Panel title="A form">
            <OfferForm
              offer={form(`field-${name}`, {}, { message: 'That will not do.', field: name })}
            />
          </Panel>
        </Show>
      ))}
      <Show title="Sent without what it needs" table={table}>
        <Panel title="A form">
          <Tapped on={['button[type=submit]']}>
            <OfferForm offer={offer('lacking', { fields })} />
          </Tapped>
        </Panel>
      </Show>
      <Show title="Refused by the rules" table={table}>
        <Panel title="A form">
          <Tapped on={['button[type=submit]']}>
            <OfferForm offer={offer('too-early', { command: 'roll.roll', label: 'Roll' })} />
          </Tapped>
        </Panel>
      </Show>
      <Show title="A choice as buttons, and many of a kind" table={table}>
        <Panel title="A table">
          <ChoiceButtons
            offer={offer('choice', { fields: [] })}
            field={{ name: 'which', kind: 'choice', label: 'Which?', options, required: true }}
            verb="Take"
          />
          <OfferTable
            label="Clocks"
            heads={['Clock', 'Stands']}
            rows={[
              { id: 'a', cells: ['The gate opens', '4 of 6'], offers: [] },
              { id: 'c', cells: ['The choir forgets', '2 of 6'], offers: [offer('folded')] },
              {
                id: 'b',
                cells: ['Win Ms Ito over', '1 of 4'],
                offers: [offer('row', { label: '+1' }), form('row-form', { open: true })],
              },
            ]}
          />
        </Panel>
      </Show>
      <Show title="A form of a page, and why it did not work">
        <Panel title="Join the table">
          <SubmitForm
            label="Sit down"
            sooner={{ label: 'Play at once', hint: 'With what is ready.' }}
            submit={() => Promise.resolve()}
          >
            <NameField label="Your name" name="name" />
          </SubmitForm>
          <Tapped on={['button[type=submit]']}>
            <SubmitForm
              label="Sit down"
              submit={() => Promise.reject(new Error('This invite is not open any more.'))}
            >
              <NameField label="Your name" name="name-again" optional />
            </SubmitForm>
          </Tapped>
        </Panel>
      </Show>
    </>
  );
}
