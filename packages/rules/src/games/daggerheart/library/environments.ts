import { spendFear } from '../characters/vitals';
import type { CommandOf, DhPlay } from '../game';
import { gm, missingEntry, refuse } from '../game';
import type { LibraryEnvironment } from './entry';

const environmentOf = (play: DhPlay, id: string): LibraryEnvironment =>
  play.state.director.library.environments[id] ?? missingEntry();

/** Tells the table where it is: the name and what one sees, under an id that tells nothing (DGH-2004). */
export function revealEnvironment(
  play: DhPlay,
  { environment: id }: CommandOf<'environment.reveal'>,
): void {
  gm(play, 'reveal an environment');
  const { name, description } = environmentOf(play, id);
  const seen = { id: play.id('environment'), name, description };
  play.emit({ type: 'environmentSet', environment: seen, from: id });
  play.say(`You are here: ${name}.`, {
    reveals: true,
    beat: { kind: 'environment', about: [seen.id], fiction: description },
  });
}

/** The table leaves it. */
export function closeEnvironment(play: DhPlay): void {
  gm(play, 'leave an environment');
  const { environment } = play.state.public;
  if (!environment) {
    refuse('already-done', 'No environment is open.', {
      instead: 'Reveal one.',
      rule: 'TABLE-008',
    });
  }
  play.emit({ type: 'environmentSet', environment: null, from: null });
  play.say(`${environment.name} is left behind.`);
}

/** What an environment does, for its price in Fear (DGH-1303). */
export function useEnvironment(play: DhPlay, command: CommandOf<'environment.use'>): void {
  gm(play, 'let an environment act');
  const environment = environmentOf(play, command.environment);
  const feature = environment.features[command.feature] ?? missingEntry();
  const { environment: seen } = play.state.public;
  if (!seen || play.state.director.environment !== environment.id) {
    refuse('wrong-moment', 'The table is not there.', {
      instead: 'Reveal the environment first.',
      rule: 'DGH-2004',
    });
  }
  spendFear(play, feature.fear, `“${feature.name}”`, 'DGH-1303');
  play.say(`${seen.name}: “${feature.name}”.`, {
    beat: { kind: 'feature', about: [seen.id], fiction: feature.text },
  });
}
