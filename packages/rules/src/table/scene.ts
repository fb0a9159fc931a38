import type { BaseState } from '../engine';
import { tableBeat } from './beats';
import { SCENE_MAX, sceneCommand } from './commands';
import { textField } from './fields';
import { Moves } from './moves';
import type { TablePlay } from './play';

/** Where the story is just now, in one line. */
export interface WithScene extends BaseState {
  public: BaseState['public'] & {
    /** Where we are, who is here, what is at stake; missing until somebody has said so. */
    scene?: string;
  };
}

export type SceneEvent = { type: 'sceneSet'; scene: string };

/** Applies what can happen to the scene. `state` is a draft and is changed in place. */
export function evolveScene(state: WithScene, { scene }: SceneEvent): void {
  state.public.scene = scene;
}

const moves = new Moves<WithScene, TablePlay<WithScene, SceneEvent>>((context) => context);

const told = moves.once('scene', (move) => [
  move(sceneCommand, {
    ways({ state }) {
      const now = state.public.scene ?? '';
      const label = 'Where are we, who is here, what is at stake?';
      return {
        label: now === '' ? 'Set the scene' : 'Another scene',
        fields: [textField('text', label, SCENE_MAX, now)],
      };
    },
    do(play, { text }, { state }) {
      if (text === (state.public.scene ?? '')) return;
      play.emit({ type: 'sceneSet', scene: text });
      if (text === '') play.say('The scene is over.');
      else play.say('The scene is set.', { beat: { ...tableBeat('scene'), fiction: text } });
    },
  }),
]);

/** Anybody who plays may say where the story is (TABLE-057). */
export const scene = moves.area(told);

/**
 * What is told anew, such as an episode, begins without the scene of before (TABLE-123). Says nothing: its own
 * beginning is told, and the log keeps the scene that was.
 */
export function leaveScene(play: TablePlay<WithScene, SceneEvent>): void {
  if ((play.state.public.scene ?? '') === '') return;
  play.emit({ type: 'sceneSet', scene: '' });
}
