import type { FieldIs, Template } from '../state';
import { bounds } from '../state';

// A template as lines. A page writes kits by it, too.

/** A line as it is written, without an id. */
export type WrittenField = { name: string } & FieldIs;

/** A template as it was written, to be changed. */
export const templateLines = ({ fields }: Pick<Template, 'fields'>): string =>
  fields.map(lineOf).join('\n');

function lineOf(field: WrittenField): string {
  const { name } = field;
  switch (field.is) {
    case 'heading':
      return `# ${name}`;
    case 'computed':
      return `${name} = ${field.formula}`;
    case 'dice':
      return `${name}: ${field.dice}${field.reading ? ` (${field.reading})` : ''}`;
    case 'track':
    case 'check':
      return `${name}: ${'[x]'.repeat(field.start)}${'[ ]'.repeat(field.max - field.start)}`;
    case 'number':
      return `${name}: ${numberLine(field.start, field.min, field.max)}`;
    default:
      return `${name}: ${field.is}`;
  }
}

function numberLine(start: number, min: number, max: number): string {
  if (min === -bounds.farthest && max === bounds.farthest) return String(start);
  return min === 0 ? `${start}/${max}` : `${start} (${min} to ${max})`;
}
