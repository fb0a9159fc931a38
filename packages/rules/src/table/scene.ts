import type { BaseState } from '../engine';
import type { OfferContext, TableArea } from './area';
import { tableBeat } from './beats';
import type { TableCommand } from './commands';
import { SCENE_MAX } from './commands';
import type { TablePlay } from './play';

/** Where the story is just now, in one line. */
export interface WithScene extends BaseState {
  public: BaseState['public'] & {
    /** Where we are, who is here, what is at stake; missing until somebody has said so. */
    scene?: string;
  };
}

export type SceneEvent = { type: 'sceneSet'; scene: string };
export type SceneCommand = Extract<TableCommand, { type: `scene.${string}` }>;

/** Applies what can happen to the scene. `state` is a draft and is changed in place. */
export function evolveScene(state: WithScene, { scene }: SceneEvent): void {
  state.public.scene = scene;
}

/** Anybody who plays may say where the story is (TABLE-057). */
export function scene(): TableArea<WithScene, SceneCommand, SceneEvent> {
  return { betweenSessions: true, handlers: { 'scene.set': setScene }, offers: sceneOffers };
}

function setScene(play: TablePlay<WithScene, SceneEvent>, { text }: SceneCommand): void {
  play.seat();
  if (text === (play.state.public.scene ?? '')) return;
  play.emit({ type: 'sceneSet', scene: text });
  if (text === '') play.say('The scene is over.');
  else play.say('The scene is set.', { beat: { ...tableBeat('scene'), fiction: text } });
}

/**
 * What is told anew, such as an episode, begins without the scene of before (TABLE-123). Says nothing: its own
 * beginning is told, and the log keeps the scene that was.
 */
export function leaveScene(play: TablePlay<WithScene, SceneEvent>): void {
  if ((play.state.public.scene ?? '') === '') return;
  play.emit({ type: 'sceneSet', scene: '' });
}

function sceneOffers({ state, add }: OfferContext<WithScene>): void {
  const now = state.public.scene ?? '';
  add({
    command: 'scene.set',
    with: {},
    label: now === '' ? 'Set the scene' : 'Another scene',
    place: 'scene',
    fields: [
      {
        name: 'text',
        kind: 'text',
        label: 'Where are we, who is here, what is at stake?',
        max: SCENE_MAX,
        required: false,
        initial: now,
      },
    ],
  });
}
