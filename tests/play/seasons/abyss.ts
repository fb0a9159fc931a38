import type { Campaign, Series } from '../campaign';
import { reason } from '../campaign';

export const abyss: Series = {
  playset: 'at-the-brink-of-the-abyss',
  name: 'The Midnight Quill',
  left: ['what-lies-in-the-abyss', 'our-hideout'],
};

/** Rooms of the hideout are opened by choice, by a project and by a mission, and help where they say. */
export async function playAbyss(table: Campaign): Promise<void> {
  const { bev, claire, anya, director, lines, ids } = table;
  const protagonist = ids.Claire ?? '';
  await claire.answer('What lies in the Abyss?', {
    'What lies in the Abyss?': 'an endless hungering',
  });
  await anya.answer('Our hideout', { 'Our hideout': 'an overlooked place' });
  await claire.tap(/^Practice room: can be opened next/);
  await table.showBoard('creation', 'The hideout');
  await bev.fill('Settle: a free room of the hideout', { Room: 'Practice room' });
  await anya.sees('2 of 12 open');
  await table.takeAbilities('redemption', 'unshakeable');
  await table.namePeople('Claire');
  await table.namePeople('Anya');
  await table.begin();

  await table.obligation();
  await claire.tap(/^Healing space: can be opened next/);
  await claire.fill('Open up a room: Healing space', { Segments: 6 });
  await director.send({ type: 'clock.tick', clock: 'room:healing-space', by: 5, reason });
  await claire.page
    .getByRole('button', { name: /^Healing space: can be opened next, project at 5 of 6/ })
    .waitFor();
  await table.showBoard('project', 'The hideout');
  await anya.fill('Work on a project', {
    'Which project?': 'Healing space (5 of 6)',
    Rolling: 'Express 1',
  });
  await anya.tap(/^Roll \dd/);
  await claire.sees('3 of 12 open');
  await director.send({ type: 'override.harm', protagonist, level: 2, text: 'bitten', reason });
  await anya.fill('Help a friend recover', { 'With whom?': 'Raven', Rolling: 'Express 1' });
  await anya.reads(/Healing space\s*\+1d/);
  await anya.picture('abyss-recovery', 'Healing space');
  await anya.tap(/^Roll 2d/);
  await table.mission('reclaim-an-object-of-power', 'Bring home the lantern');
  await table.endMission('success');
  await bev.sees('The mission opens a room of the hideout');
  await bev.tap(/^Garden$/);
  await claire.sees('4 of 12 open');
  await table.fallout();
  await table.closeFallout();

  await claire.sees('Season 1, episode 2');
  await table.obligation();
  await lines.Claire.take('downtime.start', { activity: 'practice-room' });
  await claire.turnTo('My sheet');
  await claire.finds('Sun', '2 of 6');
  await claire.turnTo('Table');
  await table.mission('cleansing', 'Free the choir');
  await table.endMission('success');
  await table.fallout();
  await table.closeFallout();

  await table.fillTrack();
  await bev.finds('Abyss', '15 of 15, tier III');
  await table.obligation();
  await table.goOn();
  await claire.fill('Tier III: Brave the Abyss', { 'What do you set out to do?': 'Go down' });
  await bev.tap(/Begin: the adversary has found you/);
  for (const person of table.everybody()) await person.sees(/desperate position/);
  await table.showBoard('closing', 'The hideout');
  await table.endMission('success');
  await table.fallout();
  await table.closeFallout();
  for (const person of table.everybody()) await person.sees('After season 1');
  await bev.tap(/^Go on: Obligation/);
  for (const person of table.everybody()) await person.sees('Season 2, episode 4');
  await bev.finds('Abyss', '0 of 15, tier I');
}
