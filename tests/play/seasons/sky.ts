import type { Campaign, Series } from '../campaign';
import { reason } from '../campaign';

export const sky: Series = {
  playset: 'beneath-a-rotting-sky',
  name: 'Ash Wednesday',
  left: ['the-blight'],
};

/** Two cursed fates, a disagreement and hearts devoured, up to the tragic fate and its epilogue. */
export async function playSky(table: Campaign): Promise<void> {
  const { bev, claire, anya, director, lines, ids } = table;
  await anya.answer('Which blight lies upon the world?', {
    'Which blight lies upon the world?': 'a mutagenic plague',
  });
  await table.takeAbilities('bitter-embrace', 'fighting-in-shadow');
  await table.namePeople('Anya', ['', 'authority']);
  await claire.turnTo('My sheet');
  await claire.goToStep('People in their life');
  await claire.fill('A secondary character', { Name: 'Vera' });
  await claire.fill('One more', { Name: 'Ines', 'Do they betray you?': 'Traitor: a rival hunter' });
  await claire.picture('sky-people');
  await table.begin();

  await director.send({
    type: 'override.harm',
    protagonist: ids.Claire,
    level: 2,
    text: 'bitten',
    reason,
  });
  await table.obligation();
  await claire.tap('Blight infusion, left path: open');
  await table.showBoard('open', 'Cursed fates');
  await claire.fill('Propose Blight infusion (left path)', { 'For whom?': 'Raven' });
  await anya.sees('Claire proposes Blight infusion');
  await anya.picture('sky-proposal');
  await anya.tap('Commit to Blight infusion');
  await bev.fill('Tell the table', { 'What comes of it?': 'The pack leader grows wings' });
  await claire.tap('Blight infusion, left path: used');
  await claire.sees('Used in episode 1, for Raven.');
  await claire.sees('The pack leader grows wings');
  await table.showBoard('used', 'Cursed fates');
  await claire.turnTo('My sheet');
  await claire.finds('Stress', '0 of 9');
  await claire.seesNot('bitten');
  await claire.turnTo('Table');
  await claire.fill('Have a disagreement', { 'With whom?': 'Fawn', Rolling: 'Confess' });
  await anya.sees('Raven starts a fight with Fawn');
  await anya.picture('sky-fight');
  await anya.fill('Stand your ground', { Rolling: 'Sun' });
  await claire.tap(/^Roll (\d|2 dice)/);
  await claire.turnTo('Log');
  await claire.sees(/has the upper hand|Neither of them gives way/);
  await claire.turnTo('Table');
  await table.mission('the-hunt', 'Its heart before dawn');
  await table.endMission('success');
  await table.fallout();
  await claire.tap('Take part');
  await anya.tap('Shy away');
  await claire.tap(/^Devour blighted hearts: 2d/);
  await bev.sees('They devour blighted hearts.');
  await bev.picture('sky-hearts', 'They devour blighted hearts.');
  await table.closeFallout();

  await claire.sees('Season 1, episode 2');
  await table.obligation();
  await director.send({
    type: 'override.protagonist',
    protagonist: ids.Anya,
    eclipse: true,
    reason,
  });
  await anya.tap('Trading fates, left path: open');
  // Until she knows of the eclipse there is only the proposal without its benefit, which begins alike.
  await anya.sees(/^Propose Trading fates \(left path\)$/);
  await anya.fill('Propose Trading fates (left path)', { 'For whom?': 'Fawn' });
  await claire.tap('Commit to Trading fates');
  await bev.fill('Tell the table', {
    'What comes of it?': 'A cough in the night',
    'Only foreshadowed': true,
  });
  await anya.tap('Trading fates, left path: used');
  await anya.sees('Foreshadowed: A cough in the night');
  await claire.sees('2 of 8 used');
  await table.mission('secure-your-hunting-grounds', 'Our street');
  await table.endMission('failure');
  await table.fallout();
  await director.take('hearts.devour');
  await table.closeFallout();

  await table.fillTrack();
  await table.obligation();
  await table.goOn();
  await claire.fill('Tier IV: Face our tragic fate', {
    'What do you set out to do?': 'Stand together',
  });
  await bev.tap(/Begin: the adversary has found you/);
  for (const person of table.everybody()) await person.sees(/desperate position/);
  await table.showBoard('closing', 'Cursed fates');
  await table.endMission('failure');
  await table.fallout();
  for (const [player, line] of Object.entries(lines)) {
    const part = { type: 'hearts.part', protagonist: ids[player], part: true } as const;
    await line.send(part);
  }
  await lines.Anya.take('hearts.devour');
  await table.closeFallout();
  for (const person of table.everybody()) await person.sees('The series has ended');
  await claire.fill('What becomes of Raven', { 'Your words': 'She sings to the ash.' });
  await anya.sees('She sings to the ash.');
  await claire.picture('sky-epilogue');
  await anya.tap('Read and keep the whole story');
  await anya.sees('The story so far');
  await anya.sees('Its heart before dawn');
  await anya.checkAccess('the story so far');
  await anya.checkWidth('the story so far');
  await anya.picture('sky-story');
}
