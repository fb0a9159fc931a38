import { useTable } from '../table/view';

/**
 * Whether how a ready-made evening begins is for the viewer to read aloud now: they direct, and no dice have
 * fallen since the table began with it.
 */
export function useToRead(): boolean {
  const { viewer, public: shared } = useTable();
  const { start, table } = shared.value;
  if (start === undefined || viewer.role !== 'director') return false;
  return table.session.number <= 1 && table.dice.rolls === 0;
}
