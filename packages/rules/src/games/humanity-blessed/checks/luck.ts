import type { RollRecord } from '../../../engine';
import { textField } from '../../../table';
import { sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { barred, moves } from '../game';
import { luckOf } from '../numbers';
import { luckWords } from '../vocabulary';

const TEN = 10;

/** Luck: two plain d10s, which do nothing else (HUM-712). */
export const luck = moves
  .where(({ seat }) =>
    seat.role === 'spectator'
      ? barred('not-allowed', 'Whoever watches rolls nothing.', {
          instead: 'Let somebody who plays roll.',
          rule: 'TABLE-003',
        })
      : null,
  )
  .once('check', (move) => [
    move(rolling('luck.roll', { what: sentence.default('') }), {
      ways: () => ({
        label: 'Try your luck',
        detail: 'Two d10s: equal is very lucky, both odd or both even is lucky.',
        fields: [textField('what', 'What for', 300, '')],
        rolls: { dice: 1, modifiers: [] },
        order: 2,
      }),
      do(play, { what }, { seat }) {
        const title = what || 'Luck';
        const { faces, proof } = play.roll([TEN, TEN], title);
        const [one = 1, other = 2] = faces;
        const luckNow = luckOf(one, other);
        const record: RollRecord = {
          title,
          groups: [{ label: 'Luck', sides: TEN, faces, kept: [0, 1] }],
          modifiers: [],
          reading: {
            word: luckWords[luckNow],
            tone: luckNow === 'notLucky' ? 'mixed' : luckNow === 'lucky' ? 'good' : 'great',
          },
          proof,
        };
        play.say(`${seat.name} tries their luck: ${luckWords[luckNow]}.`, {
          roll: record,
          beat: { kind: 'luck', about: [seat.id], ...(what === '' ? {} : { fiction: what }) },
        });
      },
    }),
  ]);
