import type { Field, Offer } from '../prompts';

/**
 * The texts that stand in a field of a form before anybody has typed, or can be chosen there: whole, and
 * each part of a list.
 */
export function offeredTexts({ with: settled, fields = [] }: Offer, name: string): string[] {
  const filled = fields.flatMap((field) => (field.name === name ? valuesOf(field) : []));
  return [new Map<string, unknown>(Object.entries(settled)).get(name), ...filled]
    .filter((value) => typeof value === 'string')
    .flatMap((text) => [text.trim(), ...text.split(',').map((part) => part.trim())]);
}

function valuesOf(field: Field): unknown[] {
  const options = 'options' in field ? field.options.map(({ value }) => value) : [];
  return 'initial' in field ? [field.initial, ...options] : options;
}
