import { putChoice } from '../../choices';
import { STRESS_MAX } from '../../constants';
import type { GbmPlay } from '../../game';
import { playsetOf } from '../../library/playset';
import { cast, nameOf, protagonist } from '../../lookups';
import { leaveEclipse } from '../../rolls/escape';
import { offerResets } from '../../rolls/resets';
import { adversaryFloor } from '../../series/tracks';
import { recoveryFloor } from '../../sheet/harm';
import { recoverStress } from '../../sheet/stress';
import type { Choice, Downtime, ProtagonistId } from '../../state';
import { attributes, titled, type XpTrack, xpTracks } from '../../vocabulary';
import type { FateKind } from './fate-map';

/** The id of the playset; a choice of this kind is one that the playset put to somebody. */
export const SKY = 'beneath-a-rotting-sky';

/** What each fate gives, as it is carried out; says what changed, a sentence each. */
export const benefits: Record<FateKind, (play: GbmPlay, whom: ProtagonistId | null) => string[]> = {
  'blight-infusion': (play, whom) => (whom === null ? [] : infuse(play, whom)),
  'trading-fates'(play, whom) {
    if (whom === null) return [];
    const said = leaveEclipse(play, whom);
    offerResets(play, whom);
    return [`${nameOf(protagonist(play.state, whom))} escapes eclipse. ${said}`];
  },
  'power-betrays': empower,
  misdirection: misdirect,
  'defy-fate': () => ['The director gives you a sliver of hope.'],
};

/** All stress and harm goes (GBM-ROT-RUL-009); in eclipse recovered stress is added (GBM-STR-019). */
function infuse(play: GbmPlay, id: ProtagonistId): string[] {
  const said = recoverStress(play, id, STRESS_MAX, 'Blight infusion');
  const one = protagonist(play.state, id);
  const recovery = recoveryFloor(play.state, one).segments;
  play.emit({ type: 'protagonistChanged', id, changes: { harm: [], recovery } });
  return [said, `${nameOf(one)} has no harm any more.`];
}

/** An advance for each protagonist, on a track of their choice, and one for the series (GBM-ROT-RUL-011). */
function empower(play: GbmPlay): string[] {
  const { advances } = play.state.public.series;
  play.emit({ type: 'seriesChanged', changes: { advances: advances + 1 } });
  for (const one of cast(play.state)) {
    putChoice(play, one.seat, one.id, {
      kind: SKY,
      title: 'Power betrays',
      text: `Where does ${nameOf(one)} mark the advance?`,
      options: [
        { value: 'playbook', label: 'Playbook', detail: 'For an ability.' },
        ...attributes.map((attribute) => ({
          value: attribute,
          label: titled(attribute),
          detail: 'For a dot in one of its actions.',
        })),
      ],
      data: {},
    });
  }
  return ['The series gains an advance.', 'Each protagonist gains one, and says on which track.'];
}

/** A player has said where the advance of *Power betrays* goes. */
export function chooseAdvance(play: GbmPlay, choice: Choice, value: string): void {
  const track = xpTracks.find((one): one is XpTrack => one === value);
  if (track === undefined || choice.protagonist === null) return;
  const one = protagonist(play.state, choice.protagonist);
  play.emit({
    type: 'protagonistChanged',
    id: one.id,
    changes: { advances: { ...one.advances, [track]: one.advances[track] + 1 } },
  });
  play.say(`Power betrays: ${nameOf(one)} gains an advance in ${titled(track)}.`);
}

/** The track goes back as far as it can, and everybody has one more action now (GBM-ROT-RUL-012, AMB-37). */
function misdirect(play: GbmPlay): string[] {
  const from = play.state.public.series.adversary;
  const to = adversaryFloor(play.state);
  play.emit({ type: 'seriesChanged', changes: { adversary: to } });
  const { downtime } = play.state.public.episode;
  const more = cast(play.state).map(({ id }): [ProtagonistId, Downtime] => {
    const { left, extras, connected } = downtime[id] ?? { left: 0, extras: [], connected: [] };
    return [id, { left: left + 1, extras: [...extras, 'Misdirection +1'], connected }];
  });
  play.emit({
    type: 'episodeChanged',
    changes: { downtime: { ...downtime, ...Object.fromEntries(more) } },
  });
  const { track } = playsetOf(play.state).adversary;
  return [
    `${track} track: ${from} → ${to}.`,
    'Each protagonist has one more downtime action in this episode.',
  ];
}
