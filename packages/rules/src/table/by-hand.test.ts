import { describe, expect, it } from 'vitest';
import type { Line } from '../engine';
import { byHand, sayByHand } from './by-hand';
import { choiceField, numberField, textField } from './fields';

describe('values set by hand', () => {
  it('TABLE-019: are offered on the desk under their topic, and ask why', () => {
    const offer = byHand('Harm', {
      command: 'override.harm',
      with: {},
      label: 'Set harm',
      fields: [numberField('level', 'Level', 3, 9)],
    });
    expect(offer).toMatchObject({ place: 'director', group: 'Harm' });
    expect(offer.fields).toMatchObject([{ initial: 3 }, { name: 'reason', required: false }]);
  });

  it('TABLE-019: are told with their reason, also where nothing changes', () => {
    const said: [string, Line | undefined][] = [];
    const play = { say: (text: string, line?: Line) => void said.push([text, line]) };
    sayByHand(play, [], 'A slip');
    sayByHand(play, ['Stress 1 → 2.'], 'A slip');
    sayByHand(play, ['Stress 1 → 2.', 'Harm gone.'], 'A slip');
    expect(said.map(([text, line]) => [text, line?.notes])).toEqual([
      ['Set by hand: nothing changes.', []],
      ['Set by hand: Stress 1 → 2.', []],
      ['Set by hand:', ['Stress 1 → 2.', 'Harm gone.']],
    ]);
    expect(said[0]?.[1]?.reason).toBe('A slip');
  });

  it('TABLE-019, TABLE-052: are told without a reason, too, and that there is none', () => {
    const said: (Line | undefined)[] = [];
    const play = { say: (_text: string, line?: Line) => void said.push(line) };
    sayByHand(play, ['Stress 1 → 2.'], '');
    expect(said[0]?.notes).toEqual(['No reason was given.']);
  });
});

describe('fields', () => {
  it('begin with a value that can be chosen, or with none', () => {
    const options = [{ value: 'a', label: 'A' }];
    expect(choiceField('one', 'One', options, 'a')).toHaveProperty('initial', 'a');
    expect(choiceField('one', 'One', options, 'b')).not.toHaveProperty('initial');
  });

  it('give long words several lines', () => {
    expect(textField('text', 'Text', 2000, '')).toHaveProperty('multiline', true);
    expect(textField('name', 'Name', 80, '')).not.toHaveProperty('multiline');
  });
});
