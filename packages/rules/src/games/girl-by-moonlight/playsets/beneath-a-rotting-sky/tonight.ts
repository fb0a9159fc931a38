import type { ReadySeries } from '../../ready-made';
import { heroes } from './heroes';

/** A night in Quarantine Seven, with the pack and its hunger (TABLE-070). */
export const tonight: ReadySeries = {
  name: 'The Last Clean District',
  title: 'What the pack owes',
  pitch:
    'A walled district under a sky that moults. By day you are patients, by night you hunt what the others become. It will not end well, and every kindness counts the more.',
  answers: {
    'the-blight': {
      picks: ['the rotting body of a dead god'],
      text: 'It lies above the clouds and comes down in feathers. Nobody says “god”. They say “the weather”.',
    },
    'its-agenda': {
      picks: ['to poison our hearts'],
      text: 'It does not want us dead. It wants us to stop expecting anything.',
    },
    'its-perpetrators': {
      picks: ['technicians and scientists'],
      text: 'The Institute wears white, says “we”, and washes its hands before and after.',
    },
    'the-mundane-world': {
      picks: ['a city cut off from the world', 'a pristine and sterile world'],
      text: 'Seven districts were walled in. Ours is the last where the taps run clear on Mondays.',
    },
    'held-sacred': {
      picks: ['control', 'reason'],
      text: 'Every fever has a form, and every form a stamp.',
    },
    'considered-profane': {
      picks: ['bodies', 'the past'],
      text: 'Photographs from before are contraband; so is skin.',
    },
    'the-price-of-power': {
      picks: ['poison seeds in our hearts'],
      text: 'A feather under the ribs, put there by people we trusted. It itches when we are happy.',
    },
    'shared-obligation': {
      picks: ['isolation ward'],
      text: 'Ward Twelve. The door is not locked. Whoever leaves is reported as a death, and their family is told.',
    },
    transcendence: {
      text: 'It feels like the first breath after crying. We all grow feathers, clean ones; each of us in the colour we were forbidden. For as long as it lasts, nothing itches.',
    },
    transgressions: {
      text: 'We touch each other without gloves. We keep a box of photographs behind the boiler, and we know all the names.',
    },
    'our-prey': {
      picks: ['former humans', 'feathers and eyes'],
      text: 'Moulters: patients whose seed has opened. Some still answer to their names.',
    },
    'where-we-hunt': {
      picks: ['a derelict district'],
      text: 'District Six, on the other side of the wall, where the lamps still burn for nobody.',
    },
    'other-hunters': {
      picks: ['a rival crew of magical girls', 'agents of the mundane world'],
      text: 'The girls of Ward Nine shared a dormitory with us. We both need hearts, and there are not enough.',
    },
    'our-tragic-fate': {
      text: 'We feed on what we fight, and every heart brings our own seed closer to opening. In the end one of us will have to hunt the rest. All of us hope to be that one, and none of us says so.',
    },
  },
  abilities: [{ id: 'night-hunters' }, { id: 'for-the-thrill' }],
  clocks: [
    {
      name: 'Brother Anselm forgets who he was',
      segments: 6,
      kind: 'threat',
      outcome: 'Nothing is left of him to say goodbye to, and he is three times as strong.',
    },
    {
      name: 'Run him to ground',
      segments: 6,
      kind: 'progress',
      outcome: 'He has nowhere left to go, and turns round.',
    },
    {
      name: 'Ward Nine closes in',
      segments: 4,
      kind: 'threat',
      outcome: 'They take the heart from under your hands.',
      secret: true,
    },
  ],
  mission: {
    type: 'the-hunt',
    goal: 'Find Brother Anselm in District Six before Ward Nine does, and take his heart',
    engagement: ['investigated', 'worst'],
  },
  scene: 'A hole in the wall, then District Six: lamps, feathers, the voice of somebody you knew.',
  opening: [
    'The night nurse turns her back at eleven, as she does when she has been paid. Behind the boiler the wall has a gap that is just as wide as a girl.',
    'On the other side District Six lies under white feathers, ankle deep. The lamps burn. In a stairwell somebody reads aloud from a children’s book, and gets the words wrong.',
    'You know that voice. Brother Anselm taught you to read in it, in the first year of the ward. He has been gone for nine days. There are prints in the down, and not all of them are yours.',
  ],
  firsts: [
    'Follow the voice up the stairs without a sound: Conceal.',
    'Read the prints, and find out who else hunts here: Perceive or Analyze.',
    'Answer him with the line that comes next, and see whether he knows you: Confess or Empathize.',
    'Drive him out into the open street: Defy or Express.',
  ],
  heroes,
};
