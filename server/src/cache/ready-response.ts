import { compress, type Encoding } from '#wire/compress.ts';

/** A response with its wire text ready, sent unchanged. */
export class ReadyResponse<Output> {
  /** For the compiler only: type of the text's content. */
  declare readonly output: Output;
  readonly bytes: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Its compressed text, made once for a cached response. */
  compressed(encoding: Encoding): Promise<Buffer> {
    const made = this.#compressed.get(encoding) ?? compress(this.bytes, encoding);
    this.#compressed.set(encoding, made);
    return made;
  }
}

const [begin, comma, end] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];

/** A JSON list whose items are these texts. */
export function readyList<Row>(texts: readonly Buffer[]): ReadyResponse<Row[]> {
  return new ReadyResponse(Buffer.concat(partsOfList(texts)));
}

function partsOfList(texts: readonly Buffer[]): Buffer[] {
  const parts: Buffer[] = [begin];
  for (const text of texts) {
    if (parts.length > 1) parts.push(comma);
    parts.push(text);
  }
  parts.push(end);
  return parts;
}

/** The text of an object with these fields appended. */
export function withFields(text: Buffer, fields: object): Buffer {
  return Buffer.concat([text.subarray(0, -1), comma, Buffer.from(JSON.stringify(fields)).subarray(1)]);
}

/**
 * JSON text of a value in which each empty list called `name` is replaced by the next of `lists`, whose items are JSON
 * texts.
 * @returns undefined when the value has more or fewer such lists
 */
export function withLists(value: unknown, name: string, lists: readonly (readonly Buffer[])[]): Buffer | undefined {
  // Quotes inside of texts are escaped, so a match is always a field.
  const around = JSON.stringify(value).split(`${JSON.stringify(name)}:[]`);
  if (around.length !== lists.length + 1) return undefined;
  const field = Buffer.from(`${JSON.stringify(name)}:`);
  return Buffer.concat(
    around.flatMap((text, index) => {
      const list = lists[index];
      return list === undefined ? [Buffer.from(text)] : [Buffer.from(text), field, ...partsOfList(list)];
    }),
  );
}
