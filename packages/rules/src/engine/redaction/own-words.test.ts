import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { BaseState, RuleSystem } from '..';
import { emptyTable } from '..';
import { smallSystem } from '../testing/small-table';
import { typedWords } from '../typed-words';
import { Marks, withoutMarks } from './marks';
import type { Form } from './own-words';
import { OwnWords } from './own-words';

const words = typedWords(z.string());
const commandSchema = z.union([
  z.object({
    ...{ type: z.literal('say'), text: words },
    ...{ title: words.optional(), kind: z.string().optional() },
  }),
  z.object({ type: z.literal('call'), title: z.string() }),
  z.object({ type: z.literal('bring'), document: words, text: words.optional() }),
]);

/** A game in which people say things and bring documents; its books know a sentence. */
const system: RuleSystem = {
  ...smallSystem(),
  commandSchema,
  texts: {
    parts: [],
    of: () => ({ a: ['Known from the book'] }),
    laid: () => ({ b: 'Laid by itself' }),
  },
  pasted: (command: { type: string; document?: string }) => {
    try {
      return command.document === undefined ? null : JSON.parse(command.document);
    } catch {
      return null;
    }
  },
};

const marks = new Marks();
const mark = (text: string) => marks.marked(text, 'words');
const bring = (document: string, more: object = {}) => ({ type: 'bring', document, ...more });
const documentOf = (command: object) =>
  String(new Map<string, unknown>(Object.entries(command)).get('document'));
const say = (text: string, more: object = {}) => ({ type: 'say', text, ...more });
const none: Form = () => [];
const nowhere = emptyTable('Tonight');

/** Somebody’s words, and what becomes of commands and texts. */
function people(state: BaseState = nowhere) {
  const own = new OwnWords(system, marks);
  return {
    own,
    says: (command: { type: string }, form: Form = none) =>
      own.markedOwn(command, own.saidIn(command), form),
    other: (command: { type: string }, form: Form = none) => own.markedOther(command, state, form),
  };
}

describe('what somebody has typed', () => {
  it('TABLE-110: is theirs but for what the books say, and what says nothing', () => {
    const { own } = people();
    const said = (text: string) => [...own.saidIn(say(text)).texts];
    expect(said(' Rain falls ')).toEqual(['Rain falls']);
    for (const nobodys of [
      'Known from the book',
      'Laid by itself',
      '[removed]',
      'Somebody',
      '!?',
    ]) {
      expect([nobodys, said(nobodys)]).toEqual([nobodys, []]);
    }
    const { texts, fields } = own.saidIn(say('Rain', { title: 'Snow', kind: 'soft' }));
    expect([[...texts], [...fields]]).toEqual([
      ['Rain', 'Snow'],
      ['text', 'title'],
    ]);
  });

  it('is marked where they typed it, and nothing else is', () => {
    const { says } = people();
    expect(says(say(' Rain falls ', { kind: 'Rain falls' }))).toEqual(
      say(mark(' Rain falls '), { kind: 'Rain falls' }),
    );
    expect(says(say('Known from the book'))).toEqual(say('Known from the book'));
  });

  it('is not what a form has brought along, as far as it may have', () => {
    const { says, other } = people();
    const form: Form = (field) => (field === 'text' ? ['raven', 'Rain falls'] : ['hawk']);
    expect(says(say('raven'), form)).toEqual(say('raven'));
    expect(says(say(' raven '), form)).toEqual(say(' raven '));
    expect(says(say('hawk'), form)).toEqual(say(mark('hawk')));
    // A sentence that nobody else has said they have typed themselves.
    expect(says(say('Rain falls'), form)).toEqual(say(mark('Rain falls')));
    other(say('Snow lies here'));
    expect(says(say('Snow lies here'), () => ['Snow lies here'])).toEqual(say('Snow lies here'));
    expect(says(say('Snow lies here'))).toEqual(say(mark('Snow lies here')));
  });

  it('keeps the marks that it has in a form', () => {
    const { says } = people();
    const form: Form = () => ['sun', mark('rain')];
    expect(says(say('rain'), form)).toEqual(say(mark('rain')));
    expect(says(say('$& sun'), () => ['$& sun'])).toEqual(say(mark('$& sun')));
  });
});

describe('what others type', () => {
  it('TABLE-046: is marked where it is a sentence of theirs, as a whole or within', () => {
    const { says, other } = people();
    expect(other(say('The bell rings'))).toEqual(say('The bell rings'));
    says(say('the snow falls'));
    expect(other(say('The Snow falls'))).toEqual(say('The Snow falls'));
    expect(other(say('the snow falls'))).toEqual(say(mark('the snow falls')));
    expect(other(say(' the snow falls '))).toEqual(say(mark(' the snow falls ')));
    expect(other(say('She said: the snow falls!'))).toEqual(
      say(`She said: ${mark('the snow falls')}!`),
    );
  });

  it('is not marked where it is a word, or so short that anybody may say it, and stands nowhere', () => {
    const { says, other } = people();
    for (const short of ['rain', 'a raven', 'wonderful']) says(say(short));
    for (const text of ['rain', 'wonderful', 'Oh, a raven', 'The rain, wonderful']) {
      expect(other(say(text))).toEqual(say(text));
    }
    says(say('ab cdefg'));
    expect(other(say('x ab cdefg'))).toEqual(say(`x ${mark('ab cdefg')}`));
  });

  it('is marked where it is a word that stands at the table as theirs', () => {
    const state = {
      ...nowhere,
      director: { ...nowhere.director, deep: [null, { name: ` ${mark('rain')}` }] },
    };
    const { says, other } = people(state);
    says(say('rain'));
    says(say('snow'));
    expect(other(say('rain'))).toEqual(say(mark('rain')));
    expect(other(say(' rain '))).toEqual(say(mark(' rain ')));
    expect(other(say('snow'))).toEqual(say('snow'));
  });

  it('is not marked where they had said it before', () => {
    const { says, other, own } = people();
    other(say('The bell rings'));
    says(say('The bell rings'));
    expect(other(say('The bell rings'))).toEqual(say('The bell rings'));
    expect(own.guessed('Oh: The bell rings', 'text', null)).toBe('Oh: The bell rings');
  });

  it('keeps the marks of what a form has brought along', () => {
    const state = { ...nowhere, director: { ...nowhere.director, name: 'x' } };
    const { says, other } = people(state);
    says(say('the snow falls'));
    expect(other(say('the snow falls'), () => ['the snow falls'])).toEqual(say('the snow falls'));
  });
});

describe('a text of which nothing is known', () => {
  const here = (...texts: string[]) => ({ texts: new Set(texts), fields: new Set(['title']) });

  it('is theirs where it stands in a field of words, or can be nothing else', () => {
    const { own, says } = people();
    says(say('rain'));
    says(say('Snow'));
    for (const key of ['text', 'what', 'fiction', 'nextTime']) {
      expect([key, own.guessed('rain', key, null)]).toEqual([key, mark('rain')]);
    }
    expect(own.guessed(' rain ', 'text', null)).toBe(mark(' rain '));
    expect(own.guessed('rain', 'kind', null)).toBe('rain');
    expect(own.guessed('rain', 'title', null)).toBe('rain');
    expect(own.guessed('Snow', 'kind', null)).toBe(mark('Snow'));
    expect(own.guessed('sun', 'text', null)).toBe('sun');
    says(say('heartRate'));
    expect(own.guessed('heartRate', 'kind', null)).toBe('heartRate');
    for (const key of ['id', 'type', 'seat', 'by', 'to', 'stream', 'role']) {
      expect(own.guessed('Snow', key, here('Snow'))).toBe('Snow');
    }
  });

  it('is theirs where they have typed it in this step, and into that field', () => {
    const { own } = people();
    expect(own.guessed('rain', 'title', here('rain'))).toBe(mark('rain'));
    expect(own.guessed('rain', 'kind', here('rain'))).toBe('rain');
    expect(own.guessed('é', 'kind', here('é'))).toBe(mark('é'));
    expect(own.guessed('rain', 'text', here('snow'))).toBe('rain');
  });

  it('has their words marked that stand in it, but for those that are too short', () => {
    const { own, says } = people();
    for (const text of ['sun', 'no', 'Rain falls']) says(say(text));
    expect(own.guessed('The sun: no rain falls', 'line', null)).toBe(
      `The ${mark('sun')}: no ${mark('rain falls')}`,
    );
    expect(own.guessed('The sun: no, he', 'line', here('no', 'he'))).toBe(
      `The ${mark('sun')}: ${mark('no')}, ${mark('he')}`,
    );
    expect(own.guessed('sun:no', 'line', here('no'))).toBe('sun:no');
  });
});

describe('a document', () => {
  const document = (text: string, more: object = {}) =>
    JSON.stringify({ text, name: 'Raven', n: 1, ...more });

  it('TABLE-110: has the words marked that stand in its fields of words, and can still be read', () => {
    const { says, other, own } = people();
    const given = document('Rain falls', {
      list: [{ text: 'Known from the book' }],
      why: 'Rain falls.',
    });
    expect([...own.saidIn(bring(given)).texts]).toEqual([given, 'Rain falls']);
    expect([...own.saidIn(bring(document(' Snow lies '))).texts][1]).toBe('Snow lies');
    const marked = documentOf(says(bring(given)));
    expect(JSON.parse(marked)).toEqual({
      text: mark('Rain falls'),
      name: 'Raven',
      n: 1,
      list: [{ text: 'Known from the book' }],
      why: `${mark('Rain falls')}.`,
    });
    // It is of no length that it could be laid over: all of it goes.
    expect(withoutMarks(given, marked)).toBe('[removed]');
    expect(other(say('Rain falls'))).toEqual(say(mark('Rain falls')));
  });

  it('is longer than what was brought only where it would be just as long', () => {
    const { says } = people();
    const of = (given: string) => documentOf(says(bring(given)));
    expect(of(document('Snow falls'))).toHaveLength(document('Snow falls').length + 1);
    const wide = JSON.stringify(JSON.parse(document('Snow falls')), null, 2);
    expect(of(wide)).toHaveLength(document('Snow falls').length);
  });

  it('does not hide what was typed beside it', () => {
    const { says } = people();
    const given = document('Rain falls');
    const marked = says(bring(given, { text: 'The sun' }));
    expect(marked).toMatchObject({ text: mark('The sun') });
    const spoilt = bring('{Rain', { text: 'The sun' });
    expect(says(spoilt)).toEqual({ type: 'bring', document: mark('{Rain'), text: mark('The sun') });
  });
});
