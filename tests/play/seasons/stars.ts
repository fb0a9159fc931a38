import { expect } from 'vitest';
import type { Campaign, Series } from '../campaign';
import { reason } from '../campaign';

export const stars: Series = {
  playset: 'on-a-sea-of-stars',
  name: 'The Long Watch',
  left: ['what-lurks-in-the-void'],
};

/** A bond with an Engine, what the Bastion does by itself, an upgrade, and the Bastion exposed. */
export async function playStars(table: Campaign): Promise<void> {
  const { bev, claire, anya, director, lines } = table;
  await anya.answer('What lurks in the void?', {
    'What lurks in the void?': 'ancient gods re-awoken',
  });
  await table.takeAbilities('esprit-de-corps', 'heavy-gear');
  await table.namePeople('Claire');
  await table.namePeople('Anya');
  await claire.turnTo('My sheet');
  await claire.goToStep('Names and look');
  await claire.fill('Add an Engine to the hangar', {
    'Its name': 'Anvil',
    'Its virtue': 'Fierce',
    'Its impulse': 'Lost',
    'Why can your own': 'It carried her mother',
  });
  await claire.picture('stars-engine');
  await lines.Anya.take('stars.engine', { name: 'Lantern', whyNot: 'It fears her' });
  await claire.turnTo('Table');
  await table.showBoard('creation', 'The hangar');
  await table.begin();

  await table.obligation();
  await claire.sees('What it did in episode 1');
  await claire.sees('In the first downtime it feels safe.');
  await table.showBoard('reacts', 'The Last Bastion');
  const bastion = claire.page.getByRole('meter', { name: 'The Bastion stands' }).first();
  const before = parseInt((await bastion.getAttribute('aria-valuetext')) ?? '', 10);
  for (const segments of [before - 1, before]) {
    await bev.tap(/^The Bastion stands, .*set by hand/);
    await bev.tap(`The Bastion stands: set to ${segments}`);
    await expect
      .poll(() => bastion.getAttribute('aria-valuetext'))
      .toMatch(new RegExp(`^${segments} of `));
  }
  await claire.fill('Bond with an Engine', { 'With whom?': 'Lantern', Rolling: 'Confess' });
  await bev.sees('Raven spends time with Lantern');
  await bev.tap(/^Lantern would like it/);
  await claire.tap(/^Roll \dd/);
  await claire.sees(/^Raven \(\d links?\)$/);
  await table.showBoard('bond', 'The hangar');
  await anya.tap('Observatory: can be opened next');
  await anya.tap('Open up a room: Observatory');
  await anya.page.getByRole('button', { name: /^Observatory: .*0 of 8/ }).waitFor();
  await director.send({ type: 'clock.tick', clock: 'room:observatory', by: 7, reason });
  await table.showBoard('project', 'The flagship');
  await anya.fill('Work on a project', {
    'Which project?': 'Observatory (7 of 8)',
    Rolling: 'Express',
  });
  await anya.tap(/^Roll \dd/);
  await claire.sees('2 of 11 open');
  await table.showBoard('upgraded', 'The flagship');
  await table.goOn();
  await anya.fill('Tier II: Hunt a Leviathan', { 'What do you set out to do?': 'Bring it down' });
  await anya.reads(/Observatory\s*\+1d/);
  await director.take('mission.engage');
  await claire.tap('Board Lantern');
  await anya.sees('The Bastion is exposed');
  await table.showBoard('boarded', 'The hangar');
  await table.endMission('success');
  await table.fallout();
  await bev.sees('The Last Bastion was left open');
  await bev.tap(/^Roll for the Bastion/);
  await claire.sees(/^The Bastion: \d+ → \d+$/);
  await table.showBoard('exposed', 'The Last Bastion');
  await table.closeFallout();

  await claire.sees('Season 1, episode 2');
  await table.obligation();
  await claire.sees('What it did in episode 2');
  await table.mission('recover-a-fallen-engine', 'Find what the fleet left');
  await table.endMission('success');
  await anya.fill('Describe the Engine that you brought home', {
    'Its name': 'Sexton',
    'Its virtue': 'Bright',
    'Its impulse': 'Tormented',
  });
  await claire.sees('3 of 6 berths taken');
  await table.fallout();
  await director.take('stars.roll-exposed');
  await table.closeFallout();

  await table.fillTrack();
  await table.obligation();
  await table.goOn();
  await claire.fill('Tier III: The final assault', { 'What do you set out to do?': 'Hold' });
  await bev.tap(/Begin: the adversary has found you/);
  for (const person of table.everybody()) await person.sees(/desperate position/);
  await table.showBoard('closing', 'The Last Bastion');
  await table.endMission('success');
  await table.fallout();
  await table.closeFallout();
  for (const person of table.everybody()) await person.sees('After season 1');
  await bev.tap(/^Go on: Obligation/);
  for (const person of table.everybody()) await person.sees('Season 2, episode 4');
}
