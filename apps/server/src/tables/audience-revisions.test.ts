import type { BaseState } from '@moonlit/rules';
import { emptyTable } from '@moonlit/rules';
import { expect, it } from 'vitest';
import { AudienceRevisions } from './audience-revisions';

const state: BaseState = emptyTable('A table');
const change = new Map([['public' as const, [{ op: 'replace' as const, path: ['x'], value: 1 }]]]);

it('counts an audience’s revisions by what touches it alone', () => {
  const revisions = new AudienceRevisions({ public: 7 });
  revisions.advance(['director'], new Map());
  expect(revisions.revisions()).toEqual({ public: 7, director: 1 });
  expect(revisions.advance(['public'], change)).toEqual([
    { audience: 'public', to: 8, patches: [{ op: 'replace', path: ['x'], value: 1 }] },
  ]);
});

it('gives the diffs that are missing while it has them, and else the whole', () => {
  const revisions = new AudienceRevisions({});
  for (let i = 0; i < 250; i += 1) revisions.advance(['public'], change);
  const { diffs, snapshots } = revisions.missing(state, ['public'], { public: 240 });
  expect(snapshots).toEqual([]);
  expect(diffs.map(({ to }) => to)).toEqual([241, 242, 243, 244, 245, 246, 247, 248, 249, 250]);
  for (const have of [{}, { public: 49 }, { public: 251 }, { public: 0 }]) {
    expect(revisions.missing(state, ['public'], have)).toEqual({
      diffs: [],
      snapshots: [{ audience: 'public', revision: 250, state: state.public }],
    });
  }
});

it('gives nothing of audiences that were not asked for', () => {
  const revisions = new AudienceRevisions({ public: 1, director: 1 });
  const { snapshots } = revisions.missing(state, ['public'], { director: 0 });
  expect(snapshots.map(({ audience }) => audience)).toEqual(['public']);
});

it('keeps two hundred diffs, and none when they are to be forgotten', () => {
  const revisions = new AudienceRevisions({});
  for (let i = 0; i < 250; i += 1) revisions.advance(['public'], change);
  expect(revisions.missing(state, ['public'], { public: 50 }).diffs).toHaveLength(200);
  expect(revisions.missing(state, ['public'], { public: 250 })).toEqual({
    diffs: [],
    snapshots: [],
  });
  revisions.forgetDiffs();
  const { diffs, snapshots } = revisions.missing(state, ['public'], { public: 249 });
  expect([diffs.length, snapshots.length]).toEqual([0, 1]);
});

it('counts a commit that is too old for diffs', () => {
  const revisions = new AudienceRevisions({ public: 7 });
  revisions.skip(['public', 'director']);
  expect(revisions.revisions()).toEqual({ public: 8, director: 1 });
});
