/**
 * Port that unpacks one raw deflate stream. It yields pieces of any size and must not produce much more than
 * `maxBytes`: the caller counts and stops reading there, an implementation that unpacks in one go must cap itself.
 * What it throws counts as a damaged file.
 */
export type Inflate = (packed: Uint8Array, maxBytes: number) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Bounds what one write can blow up to: deflate expands at most 1032-fold. */
const FEED_BYTES = 16 * 1024;

/** The platform's own `DecompressionStream`, present in browsers and in Node 20.19. */
export async function* inflateByStream(packed: Uint8Array, maxBytes: number): AsyncGenerator<Uint8Array> {
  const stream = new DecompressionStream('deflate-raw');
  const reader = stream.readable.getReader();
  void feed(stream.writable, packed);
  let produced = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      produced += value.byteLength;
      yield value;
      if (produced > maxBytes) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Writes with back pressure. A failure surfaces at the reading end, so it is not reported twice. */
async function feed(writable: WritableStream<BufferSource>, packed: Uint8Array): Promise<void> {
  const writer = writable.getWriter();
  try {
    for (let from = 0; from < packed.length; from += FEED_BYTES) {
      await writer.ready;
      await writer.write(packed.slice(from, from + FEED_BYTES));
    }
    await writer.close();
  } catch {
    await writer.abort().catch(() => undefined);
  }
}

/** What is used of Node's `zlib`. */
export interface ZlibInflate {
  createInflateRaw(options: {
    chunkSize: number;
    readableHighWaterMark: number;
  }): AsyncIterable<Uint8Array> & { end(packed: Uint8Array): unknown };
}

const ZLIB_PIECE_BYTES = 256 * 1024;
/** zlib's own thread works this far ahead, so that the scanner never waits for it. */
const ZLIB_AHEAD_BYTES = 1024 * 1024;

/**
 * The port for Node, a third faster there than the platform's stream. `zlib` is handed in
 * (`import * as zlib from 'node:zlib'`), so that this room imports nothing of Node.
 */
export function inflateByZlib(zlib: ZlibInflate): Inflate {
  return (packed) => {
    const stream = zlib.createInflateRaw({ chunkSize: ZLIB_PIECE_BYTES, readableHighWaterMark: ZLIB_AHEAD_BYTES });
    stream.end(packed);
    return stream;
  };
}
