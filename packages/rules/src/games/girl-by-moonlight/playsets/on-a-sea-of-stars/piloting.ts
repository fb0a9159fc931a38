import { z } from 'zod';
import type { Bar } from '../../../../engine';
import { command, id, sentence } from '../../../../table/command';
import { nameById, nameOf } from '../../lookups';
import { themselvesInPlay } from '../../moves';
import { barred } from '../../refusal';
import { spoken } from '../../spoken';
import type { GbmState, Protagonist } from '../../state';
import { titled } from '../../vocabulary';
import { anyEngine, engineNamed, engineOf, enginesOf, whyNotPilot } from './engines';
import { HANGAR } from './rules';
import { atStars } from './slots';
import type { Engine } from './state';
import { changeEngine, leaveBehind, onMission } from './strength';

/** Somebody boards an Engine, and leaves the one they were in (GBM-SEA-RUL-003, 014). */
export const boarding = atStars.about(themselvesInPlay, 'sheet', (move) => [
  move(command('stars.board', { protagonist: id, engine: id }), {
    unless: ({ state }, { engine }, self) =>
      notBegun(state) ??
      (engine === undefined ? null : notToBoard(engineNamed(state, engine), self)),
    *ways({ state }, self) {
      const mine = engineOf(state, self.id);
      const left = mine ? ` You leave ${mine.name}.` : '';
      for (const { id: engine, name, virtue, impulses } of enginesOf(state)) {
        yield {
          ...inHand(state),
          with: { engine },
          label: `Board ${name}`,
          detail: `${titled(virtue)}; ${impulses.join(' and ')}.${left}`,
          order: 24,
        };
      }
    },
    do(play, { engine }, { state }, self) {
      const { name } = engineNamed(state, engine);
      const before = engineOf(state, self.id);
      const left = before?.name;
      const used = onMission(state);
      if (before) changeEngine(play, before.id, { pilot: null, used: before.used || used });
      changeEngine(play, engine, { pilot: self.id, bonded: null, used });
      play.say(
        left === undefined
          ? `${nameOf(self)} boards ${name}.`
          : `${nameOf(self)} leaves ${left} and boards ${name}.`,
      );
    },
  }),
]);

/** Its pilot leaves an Engine; left behind in the field it loses 1 strength (GBM-SEA-RUL-013). */
export const leaving = atStars.about(anyEngine, 'director', (move) => [
  move(
    command('stars.leave', {
      engine: id,
      behind: z.boolean().default(false),
      how: sentence.default(''),
    }),
    {
      unless({ state, self, director }, { behind }, engine) {
        const { name, pilot } = engine;
        if (!director && (pilot === null || self?.id !== pilot)) {
          return barred('not-yours', `Only its pilot, or the director, can say that of ${name}.`, {
            instead: 'Ask them.',
            rule: 'TABLE-003',
          });
        }
        if (behind && !isOut(state, engine)) {
          return barred('wrong-moment', `${name} is not out in the field.`, {
            instead: 'An Engine can be left behind on a mission that it takes part in.',
            rule: 'GBM-SEA-RUL-013',
          });
        }
        if (behind !== false || pilot !== null) return null;
        return barred('already-done', `Nobody pilots ${name}.`, {
          instead: 'Board it, if you like.',
          rule: 'TABLE-008',
        });
      },
      *ways({ state, self, director }, { name, pilot }) {
        const cost = '1 strength of the Engine';
        if (self?.status === 'active' && pilot === self.id && !notBegun(state)) {
          const leave = { ...inHand(state), order: 25, fields: [seen] };
          const label = `Leave ${name}`;
          yield { ...leave, with: { behind: false }, label };
          yield { ...leave, with: { behind: true }, label: `${label} behind in the field`, cost };
        }
        if (!director) return;
        yield {
          ...HANGAR,
          with: { behind: true },
          label: `${name} is left behind in the field`,
          cost,
          order: 70,
          fields: [spoken('how', 'How?')],
        };
      },
      do(play, { behind, how }, { state }, { id: engine, name, pilot, used }) {
        const notes = how ? [how] : [];
        if (behind) {
          const lost = leaveBehind(play, engine);
          play.say(`${name} is left behind in the field.`, { notes: [lost, ...notes] });
          return;
        }
        const who = nameById(state, pilot ?? '');
        changeEngine(play, engine, { pilot: null, used: used || onMission(state) });
        play.say(`${who} leaves ${name}.`, { notes });
      },
    },
  ),
]);

/** What the table sees of what is done with an Engine. */
export const seen = spoken('how', 'What do we see?');

/** Where somebody does something with an Engine: in a mission it is an act. */
const inHand = ({ public: { phase } }: GbmState) =>
  ({ ...HANGAR, place: phase === 'mission' ? 'act' : 'sheet' }) as const;

/** Whether an Engine is out on the mission, where it can be left behind. */
const isOut = (state: GbmState, { pilot, used, abandoned }: Engine): boolean =>
  onMission(state) && !abandoned && (pilot !== null || used);

function notBegun({ public: { phase } }: GbmState): Bar | null {
  if (phase !== 'creation' && phase !== 'epilogue') return null;
  return barred('wrong-phase', 'Nobody boards an Engine now.', {
    instead: 'Board one when play has begun.',
    rule: 'GBM-CYC-004',
  });
}

function notToBoard(engine: Engine, self: Protagonist): Bar | null {
  if (engine.pilot !== self.id) return whyNotPilot(engine, self);
  return barred('already-done', `${nameOf(self)} pilots ${engine.name} already.`, {
    instead: 'Leave it, or board another Engine.',
    rule: 'TABLE-008',
  });
}
