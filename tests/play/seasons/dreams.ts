import type { Campaign, Series } from '../campaign';
import { reason } from '../campaign';

export const dreams: Series = {
  playset: 'in-a-maze-of-dreams',
  name: 'Sleepless',
  left: ['what-the-conspiracy-is'],
};

/** A suspect is explored and revealed, penalties are lifted, and the Host comes at last. */
export async function playDreams(table: Campaign): Promise<void> {
  const { bev, claire, anya, director, lines } = table;
  await claire.answer('What is the Conspiracy?', {
    'What is the Conspiracy?': 'a toxic cultural movement',
  });
  await table.takeAbilities('looking-for-answers', 'lucid');
  await bev.fill('Name a suspect', { Name: 'Vale', 'A detail': 'Raven’s piano teacher' });
  await bev.fill('Name a second suspect', { Name: 'Moss', 'A detail': 'The night porter' });
  await claire.turnTo('My sheet');
  await claire.goToStep('People in their life');
  await claire.fill('Name a suspect', { Name: 'Reed', 'A detail': 'An idol of hers' });
  await claire.fill('Name a second suspect', { Name: 'Lark', 'A detail': 'Her landlady' });
  await claire.goToStep('Names and look');
  await claire.fill('Your Avatar', {
    'Its name': 'Hecate',
    'Its virtue': 'Brave',
    'Its two desires': ['Supremacy', 'Adoration'],
  });
  await claire.picture('dreams-avatar', 'Your Avatar');
  for (const name of ['Finch', 'Thorn']) {
    await lines.Anya.take('dreams.suspect', { name, detail: 'A colleague' });
  }
  await lines.Anya.take('dreams.avatar', { name: 'Echo' });
  await bev.fill('Vale: no role yet', { Role: 'Propagator of Indoctrination, tier I' });
  await table.begin();
  await claire.sees('6 suspects');
  await claire.sees('Part unknown');

  await table.obligation();
  await table.showBoard('unknown', 'The Conspiracy');
  await table.showBoard('suspects', 'Suspects');
  await claire.fill('Share an intimate moment', { 'With whom?': 'Fawn', Rolling: 'Confess' });
  await anya.sees('Do you share this moment, or hold yourself apart?');
  await anya.picture('dreams-moment');
  await anya.tap(/^Share this moment/);
  await claire.tap(/^Roll \dd/);
  await anya.sees(/links from an intimate moment/);
  await anya.tap(/^1 for Fawn/);
  await bev.sees(/Fawn and Raven are closer/);
  await table.goOn();
  await claire.fill('Explore a suspect’s dream', {
    'Whose dream?': 'Vale',
    'What do you set out to do?': 'Hear what she plays at night',
  });
  await director.take('mission.engage');
  await table.endMission('success');
  await bev.fill('Reveal the role of Vale', { 'How does it come out?': 'In the third movement' });
  for (const person of table.everybody()) await person.sees('1 of 10 known');
  await table.showBoard('revealed', 'The Conspiracy');
  await table.fallout();
  await table.closeFallout();

  await claire.sees('Season 1, episode 2');
  await table.obligation();
  const suspects = Object.values((await director.look()).table.dreams?.suspects ?? {});
  const idOf = (name: string) => suspects.find((one) => one.name === name)?.id ?? name;
  const known = { Reed: 'acquisitions-propagator', Moss: 'surveillance-overseer' };
  for (const [name, role] of Object.entries(known)) {
    const [suspect, confronted] = [idOf(name), name === 'Moss'];
    await director.send({ type: 'dreams.set-role', role, suspect, confronted, reason });
  }
  await claire.sees(/^Fallout is read one tier worse$/);
  await bev.fill('Finch is identified', { Role: 'Propagator of Surveillance, tier I' });
  await claire.sees(/^Lifted: Fallout is read one tier worse/);
  await table.showBoard('lifted', 'The Conspiracy');
  await table.mission('confront-a-conspirator', 'Face her', idOf('Vale'));
  await table.endMission('success');
  await claire.sees('Propagator of Indoctrination, confronted');
  await table.fallout();
  await table.closeFallout();

  await table.fillTrack();
  await table.obligation();
  await table.goOn();
  await anya.fill('The Host invades a dream', {
    'Whose dream does it invade?': 'Raven',
    'What do you set out to do?': 'Wake her',
  });
  await claire.sees('The Host comes into the dream of Raven');
  await claire.fill('This is the dream', { 'The place': 'A theatre without a stage' });
  await bev.tap(/Begin: the adversary has found you/);
  for (const person of table.everybody()) await person.sees(/desperate position/);
  await table.showBoard('closing', 'The Conspiracy');
  await table.endMission('success');
  await table.fallout();
  await table.closeFallout();
  for (const person of table.everybody()) await person.sees('After season 1');
  await claire.sees('The cell of the Conspiracy changes');
  await claire.picture('dreams-change');
  await claire.fill('Take a suspect off the list', { 'Who no longer': 'Lark' });
  await claire.fill('Name a new suspect', { Name: 'Ivy', 'A detail': 'The new girl' });
  for (const line of [director, lines.Anya]) {
    await line.take('dreams.remove-suspect');
    await line.take('dreams.suspect', { name: 'Sable', detail: 'A stranger' });
  }
  await bev.tap(/^Go on: Obligation/);
  for (const person of table.everybody()) await person.sees('Season 2, episode 4');
  await claire.sees('0 of 10 known');
}
