import { put } from '../../../engine';
import type { HumanityBrings } from '../game';
import { moves } from '../game';
import { awarding } from './awarding';
import { dealing } from './dealing';
import { duePrompts, dues } from './dues';
import { spendingMoves } from './spending';

/** Blessings: how they come, what they are for, and what stands behind them. */
export const blessings = {
  ...moves.area(...dues, spendingMoves, awarding, ...dealing),
  betweenSessions: true,
  apart: true,
  prompts: duePrompts,
  evolves: {
    blessingDueSet: ({ public: { dues: all } }, { due }) => put(all, due.id, due),
    blessingDueRemoved({ public: { dues: all } }, { id }) {
      delete all[id];
    },
    dealingSet: ({ public: { dealings } }, { dealing: one }) => put(dealings, one.id, one),
    dealingRemoved({ public: { dealings } }, { id }) {
      delete dealings[id];
    },
    factionSet: ({ public: { factions } }, { faction }) => put(factions, faction.id, faction),
    factionRemoved({ public: { factions } }, { id }) {
      delete factions[id];
    },
    reputationSet({ public: { factions } }, { faction, character, reputation }) {
      const one = factions[faction];
      if (one) one.standing[character] = reputation;
    },
    blessingsSpent({ public: shared }, { seq, character, count }) {
      const before = shared.spent?.seq === seq ? shared.spent.by : {};
      shared.spent = { seq, by: { ...before, [character]: (before[character] ?? 0) + count } };
    },
    blessingsGained({ public: shared }, { gained }) {
      if (gained) shared.gained = gained;
      else delete shared.gained;
    },
  },
} satisfies HumanityBrings;
