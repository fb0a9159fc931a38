import type { Field } from '@moonlit/rules';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CommandAnswer } from '../connection/wire';
import {
  beginForms,
  fillIn,
  followOffers,
  formOf,
  GONE_MS,
  heldIn,
  sendOffer,
  somethingTyped,
} from './form-state';
import type { FieldValue } from './values';
import { commandOf } from './values';

const words = { name: 'text', kind: 'text', label: 'Words', max: 100, required: true } as const;
const type = (key: string, text: string) => fillIn(formOf(key), words, text);
const typedIn = (key: string) => formOf(key).draft.value;

const stored = new Map<string, string>();

describe('The forms of offers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    stored.clear();
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('document', { addEventListener: () => {} });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    beginForms('table.claire');
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('keep what is typed while their offer goes and comes back', () => {
    type('note', 'Ask about the crown');
    followOffers([], 0);
    followOffers(['note'], GONE_MS - 1);
    followOffers([], GONE_MS);
    followOffers([], 2 * GONE_MS - 1);
    expect(typedIn('note')).toEqual({ text: 'Ask about the crown' });
  });

  it('let it go when the offer has long been gone', () => {
    type('note', 'Ask about the crown');
    followOffers([], 0);
    followOffers([], GONE_MS);
    expect(typedIn('note')).toEqual({});
    vi.runAllTimers();
    beginForms('table.claire');
    expect(typedIn('note')).toEqual({});
  });

  it('let go of words that an earlier page left for an offer that never came back', () => {
    type('note', 'Ask about the crown');
    vi.runAllTimers();
    beginForms('table.claire');
    followOffers(['other'], 0);
    followOffers(['other'], GONE_MS);
    beginForms('table.claire');
    expect(typedIn('note')).toEqual({});
  });

  it('keep words that may belong to a drawer which nobody has looked into, and ask for that', () => {
    type('note', 'Ask about the crown');
    expect(followOffers([], 0, true)).toBe(false);
    expect(followOffers([], GONE_MS, true)).toBe(true);
    expect(followOffers(['note'], GONE_MS + 1)).toBe(false);
    followOffers(['note'], 3 * GONE_MS);
    expect(typedIn('note')).toEqual({ text: 'Ask about the crown' });
    followOffers([], 3 * GONE_MS);
    followOffers([], 4 * GONE_MS);
    expect(typedIn('note')).toEqual({});
  });

  it('keep words of an earlier page for a drawer that nobody has looked into, and no empty form', () => {
    type('note', 'Ask about the crown');
    vi.runAllTimers();
    beginForms('table.claire');
    formOf('seen');
    followOffers([], 0, true);
    expect(followOffers([], GONE_MS, true), 'the words are in doubt').toBe(true);
    expect(typedIn('note')).toEqual({ text: 'Ask about the crown' });
    beginForms('table.dylan');
    formOf('seen').refusal.value = { message: 'Too late.' };
    followOffers([], 0, true);
    expect(followOffers([], GONE_MS, true), 'nothing is in doubt').toBe(false);
    expect(formOf('seen').refusal.value, 'nobody typed in it').toBeNull();
  });

  it('keep what is on its way, however long its answer takes', async () => {
    const base = { command: 'note', with: {}, label: 'Note', place: 'own' };
    const offer = { ...base, key: 'note', fields: [words] };
    type('note', 'Ask about the crown');
    let refuse = () => {};
    const send = () =>
      new Promise<CommandAnswer>((answer) => {
        const refusal = {
          code: 'wrong-moment',
          message: 'No.',
          instead: 'Wait.',
          rule: 'TABLE-008',
        };
        refuse = () => answer({ ok: false, refusal });
      });
    const sent = sendOffer({ send }, offer);
    followOffers([], 0);
    followOffers([], GONE_MS);
    refuse();
    await sent;
    expect(formOf('note').refusal.value?.message).toBe('No.');
    expect(typedIn('note')).toEqual({ text: 'Ask about the crown' });
  });

  it('count as typed in only while their offer is open, so that nothing gone holds up a reload', () => {
    type('note', 'Ask about the crown');
    followOffers(['note'], 0);
    expect(somethingTyped()).toBe(true);
    followOffers(['other'], 1);
    expect(somethingTyped()).toBe(false);
    followOffers(['note'], 2);
    expect(somethingTyped()).toBe(true);
  });

  it('stay with an offer that is settled further where it is drawn, as for one line of the log', () => {
    type('undo:7', 'A slip');
    followOffers(['undo'], 0);
    followOffers(['undo'], GONE_MS);
    expect(typedIn('undo:7')).toEqual({ text: 'A slip' });
  });

  it('hold what they show and send: what stands there to begin with, until it is filled in or emptied', () => {
    const options = [
      { value: 'all', label: 'Everybody' },
      { value: 'self', label: 'You' },
    ];
    const begun = { label: 'Any', required: false } as const;
    const fields: [Field, FieldValue, FieldValue][] = [
      [{ ...begun, name: 'dice', kind: 'text', max: 20, initial: '2d6' }, '2d6', ''],
      [{ ...begun, name: 'to', kind: 'choice', options, initial: 'all' }, 'all', null],
      [
        { ...begun, name: 'who', kind: 'choices', options, min: 0, max: 2, initial: ['self'] },
        ['self'],
        [],
      ],
      [{ name: 'ticks', kind: 'number', label: 'Ticks', min: 0, max: 6, initial: 1 }, 1, 0],
      [{ name: 'hard', kind: 'switch', label: 'Hard', initial: true }, true, false],
    ];
    const base = { command: 'roll', with: {}, label: 'Roll', place: 'dice' };
    const sent = () =>
      commandOf({ ...base, fields: fields.map(([field]) => field) }, typedIn('roll'));
    const all = (at: 1 | 2) => Object.fromEntries(fields.map((one) => [one[0].name, one[at]]));
    const held = () =>
      Object.fromEntries(fields.map(([one]) => [one.name, heldIn(formOf('roll'), one)]));
    expect(held()).toEqual(all(1));
    expect(sent()).toEqual({ ...all(1), type: 'roll' });
    for (const [field, , emptied] of fields) fillIn(formOf('roll'), field, emptied);
    expect(held()).toEqual(all(2));
    const { to: _, ...rest } = all(2);
    expect(sent(), 'a choice left open is left out').toEqual({ ...rest, type: 'roll' });
  });

  it('say at which field something is wrong: one that is empty, or dice that cannot be read', async () => {
    const dice = { ...words, name: 'expression' };
    const base = { command: 'roll', with: {}, label: 'Roll', place: 'dice' };
    const offer = { ...base, key: 'roll', fields: [words, dice] };
    const refusal = { code: 'invalid', message: 'No dice.', instead: 'Try 2d6.' };
    const send = (rule: string) => async () =>
      ({ ok: false, refusal: { ...refusal, rule } }) as const;
    const fieldAfter = async (rule: string) => {
      await sendOffer({ send: send(rule) }, offer);
      return formOf('roll').refusal.value?.field;
    };
    type('roll', 'To climb');
    expect(await fieldAfter('TABLE-032')).toBe('expression');
    fillIn(formOf('roll'), dice, '2d6d');
    expect(await fieldAfter('TABLE-032')).toBe('expression');
    expect(await fieldAfter('TABLE-002')).toBeUndefined();
    type('roll', ' ');
    expect(await fieldAfter('TABLE-032')).toBe('text');
  });
});
