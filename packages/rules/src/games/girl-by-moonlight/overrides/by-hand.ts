import type { FieldOption } from '../../../engine';
import { id } from '../../../table/command';
import type { Subjects } from '../../../table/settable';
import { settables, valuesOf } from '../../../table/settable';
import type { GbmEvent } from '../events';
import { cast, knownAs, nameOf, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import type { GbmState, Protagonist } from '../state';

/** Rows of what the director sets by hand, at any table of this game (TABLE-019). */
export const { row, many, area } = settables<GbmState, GbmEvent>((play) => {
  play.director('set values by hand');
});

/** One of many values on a sheet. */
export const onSheet = valuesOf<GbmState, GbmEvent, Protagonist>();

/** Everybody whose sheet can be set: who is lost has left the story. */
export const anybody: Subjects<GbmState, Protagonist, { protagonist: typeof id }> = {
  parts: { protagonist: id },
  each: (state) => Object.values(state.public.protagonists).filter(isThere),
  settled: (one) => ({ protagonist: one.id }),
  otherwise: (state, given) => refuseGone(state, String(given.protagonist)),
};

const isThere = ({ status }: Protagonist): boolean => status !== 'lost';

function refuseGone(state: GbmState, given: string): never {
  const one = protagonist(state, given);
  refuse('wrong-moment', `${nameOf(one)} has left the story.`, {
    instead: 'Bring them back first, if the loss was a mistake.',
    rule: 'TABLE-011',
  });
}

/** The same people, to choose one of in a form that is about no one yet. */
export const anybodyOf = (state: GbmState) => ({
  all: anybody.each(state),
  option: (one: Protagonist) => optionOf(state, one),
  otherwise: (given: string) => refuseGone(state, given),
});

/** Those in play, to choose one of. */
export const somebodyInPlay = (state: GbmState) => ({
  all: cast(state),
  option: (one: Protagonist) => ({ value: one.id, label: nameOf(one) }),
  otherwise: nobody,
});

export function nobody(): never {
  missing('Choose a protagonist who is in play.', 'Choose one from the list.', 'TABLE-011');
}

/** By name, and who is lost says so. */
export const optionOf = (state: GbmState, one: Protagonist): FieldOption => ({
  value: one.id,
  label: `${knownAs(state, one)}${isThere(one) ? '' : ' (lost)'}`,
});

/** What has an id and a name, to choose one of. */
export const byName = ({ id: value, name: label }: { id: string; name: string }): FieldOption => ({
  value,
  label,
});
