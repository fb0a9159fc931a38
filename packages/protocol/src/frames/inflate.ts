/** In which order the lengths of the codes of lengths come. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/** The longest code, in bits. */
const LONGEST = 15;
/** How many bits of a code are looked up at once. A longer code is rare; a table for all of them takes longer to fill than to use. */
const QUICK = 9;
/** An entry of the table is a symbol above so many bits with the length of its code. */
const LENGTH_BITS = 4;

/** How many bytes come of one, mostly; more are made room for. */
const USUALLY = 6;
/** How many bytes a symbol stands for at most. */
const MOST_AT_ONCE = 258;

/** How much each symbol stands for at least, and how many bits say how much more. */
const steps = (first: number, count: number, extraOf: (symbol: number) => number) => {
  let from = first;
  return Array.from({ length: count }, (_, symbol) => {
    const extra = extraOf(symbol);
    const step = { from, extra };
    from += 2 ** extra;
    return step;
  });
};
const LENGTHS = [
  ...steps(3, 28, (symbol) => (symbol < 8 ? 0 : (symbol >> 2) - 1)),
  { from: 258, extra: 0 },
];
const DISTANCES = steps(1, 30, (symbol) => (symbol < 4 ? 0 : (symbol >> 1) - 1));

/** A code: what comes next by the bits that do. */
interface Code {
  /** What begins with so few bits, whatever stands behind; 0 where the code is longer. */
  quick: Uint16Array;
  /** How many codes of each length there are, and what they stand for, in their order. */
  counts: Uint16Array;
  symbols: Uint16Array;
}

/** The code whose symbols have codes of these lengths, 0 for none. */
function codeOf(lengths: readonly number[]): Code {
  const counts = new Uint16Array(LONGEST + 1);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] ?? 0) + 1;
  const places = new Uint16Array(LONGEST + 2);
  const codes = new Uint16Array(LONGEST + 2);
  for (let length = 1; length <= LONGEST; length += 1) {
    const count = counts[length] ?? 0;
    places[length + 1] = (places[length] ?? 0) + count;
    codes[length + 1] = ((codes[length] ?? 0) + count) << 1;
  }
  const quick = new Uint16Array(1 << QUICK);
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    const place = places[length] ?? 0;
    const code = codes[length] ?? 0;
    places[length] = place + 1;
    codes[length] = code + 1;
    symbols[place] = symbol;
    const entry = (symbol << LENGTH_BITS) | length;
    if (length <= QUICK)
      for (let at = reversed(code, length); at < quick.length; at += 1 << length) quick[at] = entry;
  });
  return { quick, counts, symbols };
}

/** Codes come with their first bit first, and all else with its last. */
function reversed(code: number, length: number): number {
  let back = 0;
  for (let place = 0; place < length; place += 1)
    back |= ((code >> place) & 1) << (length - 1 - place);
  return back;
}

const times = (count: number, value: number): number[] => Array(count).fill(value);

/** The codes of a block. */
interface Codes {
  literals: Code;
  distances: Code;
}

/** Those of a block that brings none. */
const usual = (): Codes => ({
  literals: codeOf([...times(144, 8), ...times(112, 9), ...times(24, 7), ...times(8, 8)]),
  distances: codeOf(times(30, 5)),
});

/**
 * Unpacks DEFLATE (RFC 1951). It is here because it is half of the smallest library, and a page has it before it shows
 * anything; the browser's own answers later, when diffs may have come.
 *
 * @param dictionary what its words may come again from.
 * @throws {RangeError} where it is no such thing, or ends too early.
 */
export function inflate(
  packed: Uint8Array,
  dictionary: Uint8Array = new Uint8Array(),
): Uint8Array<ArrayBuffer> {
  let out = new Uint8Array(dictionary.length + USUALLY * packed.length);
  out.set(dictionary);
  let size = dictionary.length;
  let at = 0;
  /** Bits that were taken and not used yet, the next one lowest. */
  let held = 0;
  let count = 0;

  /** Makes room for so many bytes more. */
  const reserve = (more: number): void => {
    if (size + more <= out.length) return;
    const larger = new Uint8Array(2 * (size + more));
    larger.set(out);
    out = larger;
  };
  /** Takes as many bits as are wanted, or as there are. */
  const take = (wanted: number): void => {
    for (; count < wanted && at < packed.length; count += 8) {
      held |= (packed[at] ?? 0) << count;
      at += 1;
    }
  };
  const bits = (wanted: number): number => {
    take(wanted);
    if (count < wanted) broken();
    const found = held & ((1 << wanted) - 1);
    held >>>= wanted;
    count -= wanted;
    return found;
  };
  const used = (length: number): void => {
    if (length === 0 || length > count) broken();
    held >>>= length;
    count -= length;
  };
  const symbolOf = (code: Code): number => {
    take(LONGEST);
    const entry = code.quick[held & ((1 << QUICK) - 1)] ?? 0;
    if (entry === 0) return longSymbolOf(code);
    used(entry & ((1 << LENGTH_BITS) - 1));
    return entry >> LENGTH_BITS;
  };
  /** Bit by bit: codes of a length follow each other, and twice the next one is the first that is longer. */
  const longSymbolOf = ({ counts, symbols }: Code): number => {
    let ahead = 0;
    let place = 0;
    for (let length = 1; length <= LONGEST; length += 1) {
      ahead = (ahead << 1) | ((held >> (length - 1)) & 1);
      const among = counts[length] ?? 0;
      if (ahead < among) {
        used(length);
        return symbols[place + ahead] ?? broken();
      }
      ahead -= among;
      place += among;
    }
    return broken();
  };
  const amount = (table: readonly { from: number; extra: number }[], symbol: number): number => {
    const { from, extra } = table[symbol] ?? broken();
    return from + bits(extra);
  };

  const plainly = (): void => {
    bits(count % 8);
    const length = bits(16);
    bits(16);
    reserve(length);
    for (const end = size + length; size < end; size += 1) out[size] = bits(8);
  };
  /** The codes of a block that brings its own. */
  const brought = (): Codes => {
    const literals = bits(5) + 257;
    const distances = bits(5) + 1;
    const lengthsOfLengths = times(ORDER.length, 0);
    for (const symbol of ORDER.slice(0, bits(4) + 4)) lengthsOfLengths[symbol] = bits(3);
    const ofLengths = codeOf(lengthsOfLengths);
    const lengths: number[] = [];
    while (lengths.length < literals + distances) {
      const symbol = symbolOf(ofLengths);
      if (symbol < 16) lengths.push(symbol);
      else if (symbol === 16) lengths.push(...times(3 + bits(2), lengths.at(-1) ?? broken()));
      else lengths.push(...times(symbol === 17 ? 3 + bits(3) : 11 + bits(7), 0));
    }
    return {
      literals: codeOf(lengths.slice(0, literals)),
      distances: codeOf(lengths.slice(literals)),
    };
  };
  const byCodes = ({ literals, distances }: Codes): void => {
    for (let symbol = symbolOf(literals); symbol !== 256; symbol = symbolOf(literals)) {
      reserve(MOST_AT_ONCE);
      if (symbol < 256) {
        out[size] = symbol;
        size += 1;
        continue;
      }
      const length = amount(LENGTHS, symbol - 257);
      const distance = amount(DISTANCES, symbolOf(distances));
      if (distance > size) broken();
      // What it says again may be what it is saying: then it goes on in steps as long as that.
      for (const end = size + length; size < end; ) {
        const step = Math.min(distance, end - size);
        out.copyWithin(size, size - distance, size - distance + step);
        size += step;
      }
    }
  };

  for (let last = 0; last === 0; ) {
    last = bits(1);
    const kind = bits(2);
    if (kind === 0) plainly();
    else if (kind === 3) broken();
    else byCodes(kind === 1 ? usual() : brought());
  }
  return out.slice(dictionary.length, size);
}

/** What came is refused. */
export function broken(): never {
  throw new RangeError('This is not deflated.');
}
