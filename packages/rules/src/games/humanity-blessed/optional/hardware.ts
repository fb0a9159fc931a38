import { z } from 'zod';
import { numberField } from '../../../table';
import { command, id } from '../../../table/command';
import { change } from '../characters/find';
import { lock } from '../checks/locking';
import { readingOf } from '../checks/reading';
import { settleIfDone } from '../checks/settle';
import { alter, ownPart, partOnTable, placeOf } from '../checks/standing';
import { tokensFor } from '../checks/stepping';
import { barred, moves } from '../game';

const MOST = 5;

/** Hardware is locked, without a value, and Tokens are spent on a roll that is no Hardware’s (HUM-404). */
export const hardware = moves.about(ownPart('window'), 'check', (move) => [
  move(command('check.tokens', { check: id, tokens: z.int().min(1).max(MOST) }), {
    unless: (_, { tokens = 1 }, { part, roller }) =>
      tokens <= tokensFor(part, roller)
        ? null
        : barred('cannot-afford', 'There are no Tokens for that.', {
            instead: 'Spend as many as there are, while Hardware is free.',
            rule: 'HUM-404',
          }),
    ways(context, { part, roller }) {
      const most = tokensFor(part, roller);
      if (most === 0) return null;
      return {
        label: 'Spend Hardware Tokens',
        detail: 'Hardware is locked; each Token adds 1.',
        fields: [numberField('tokens', 'How many', most, 1, 1)],
        ...placeOf(context, roller),
      };
    },
    do(play, { tokens }, _, { part, roller }) {
      lock(play, roller.id, 'hardware', null);
      change(play, roller, { tokens: (roller.tokens ?? 0) - tokens });
      const added = { source: 'Hardware Tokens', by: roller.id, value: tokens };
      alter(play, { added: [...part.added, added] });
      const on = partOnTable(play);
      const total = on ? readingOf(on.frame, on.part).total : 0;
      play.say(`${roller.name} spends ${tokens} Hardware Tokens: ${total}.`, {
        beat: { kind: 'check-turned', about: [roller.id] },
      });
      settleIfDone(play);
    },
  }),
]);
