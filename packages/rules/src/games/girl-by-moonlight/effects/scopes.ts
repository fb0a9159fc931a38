import type { FieldOption } from '../../../engine';
import type { Options, RollContext, RollOption } from '../hooks';
import { actions, titled } from '../vocabulary';

/** Which action rolls an effect can count for. */
export const scopes: readonly FieldOption[] = [
  { value: 'any', label: 'Any action roll' },
  { value: 'set-up', label: 'Rolls that set up another' },
  { value: 'gather-information', label: 'Rolls that gather information in danger' },
  { value: 'desperate', label: 'Rolls from a desperate position' },
  { value: 'leading', label: 'Group actions that you lead' },
  { value: 'mundane', label: 'Rolls while you are not transcended' },
  { value: 'transcended', label: 'Rolls while you are transcended' },
  ...actions.map((action) => ({ value: action, label: `${titled(action)} rolls` })),
];

/** A switch for rolls of that sort; what is desperate shows when all is known that makes it so. */
export function switchFor(scope: string, option: RollOption): Options {
  if (scope === 'any') return { action: [option] };
  if (scope === 'desperate') return { action: [{ ...option, from: scope }] };
  return { action: [(context) => (inScope(scope, context) ? [option] : [])] };
}

/** Whether a roll of the bearer is of that sort. */
export function inScope(scope: string, { roll, self }: RollContext): boolean {
  switch (scope) {
    case 'any':
      return true;
    case 'set-up':
    case 'gather-information':
      return roll.purpose === scope;
    case 'desperate':
      return roll.judgement?.position === 'desperate' && roll.setUp?.benefit !== 'position';
    case 'leading':
      return roll.group !== null && roll.roller === self.id;
    case 'mundane':
      return !self.transcendence.active;
    case 'transcended':
      return self.transcendence.active;
    default:
      return roll.action === scope;
  }
}
