/** Whether somebody has left a field empty. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The fields of an object; none of anything else. A key can be anything: it is only ever looked up. */
export function fieldsIn(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [],
  );
}

/**
 * An entry of a file, which remembers what somebody has read of it: what nobody has read is accounted for by
 * itself (DGH-2006). Paths are `system.attack.range`, and of lists `feats[].name`, whichever of them it is.
 */
export class Source {
  private constructor(
    readonly value: unknown,
    private readonly path: string,
    private readonly read: Set<string>,
  ) {}

  static of(value: unknown): Source {
    return new Source(value, '', new Set());
  }

  /** What stands at a path, without counting as read. */
  peek(path: string): unknown {
    return path.split('.').reduce<unknown>((inside, key) => fieldsIn(inside).get(key), this.value);
  }

  /** Whether something stands at a path. */
  has(path: string): boolean {
    return !isEmpty(this.peek(path));
  }

  /** The first of some paths at which something stands: it counts as read, with all that is in it. */
  take(...paths: readonly string[]): unknown {
    const path = paths.find((one) => this.has(one));
    if (path === undefined) return undefined;
    this.read.add(this.path + path);
    return this.peek(path);
  }

  /** The parts of the first list that stands at one of some paths; of an object of parts, those. */
  list(...paths: readonly string[]): Source[] {
    const path = paths.find((one) => this.has(one));
    if (path === undefined) return [];
    const value = this.peek(path);
    const parts = Array.isArray(value) ? value : [...fieldsIn(value).values()];
    const inside = Array.isArray(value) ? `${path}[].` : `${path}{}.`;
    return parts.map((part) => new Source(part, this.path + inside, this.read));
  }

  /** The whole of it, where it is a word and no object. */
  whole(): unknown {
    this.read.add(this.path.replace(/\.$/, ''));
    return this.value;
  }

  /** The paths at which something stands that nobody has read. */
  unread(): string[] {
    const found = new Set<string>();
    const walk = (value: unknown, path: string): void => {
      if (isEmpty(value) || (path !== '' && this.read.has(path))) return;
      if (Array.isArray(value)) {
        for (const one of value) walk(one, `${path}[]`);
        return;
      }
      const fields = fieldsIn(value);
      // Where the parts of an object were read one by one, their keys are names, such as ids.
      const byId = [...this.read].some((one) => one.startsWith(`${path}{}`));
      for (const [key, one] of fields) {
        walk(one, byId ? `${path}{}` : path === '' ? key : `${path}.${key}`);
      }
      if (fields.size === 0 && path !== '' && typeof value !== 'object') found.add(path);
    };
    walk(this.value, '');
    return [...found];
  }
}
