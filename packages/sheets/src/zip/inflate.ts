/**
 * Port that unpacks one raw deflate stream. It yields pieces of any size and must not produce much more than
 * `maxBytes`: the caller counts the bytes and stops reading there; an implementation that unpacks everything at once
 * must enforce the limit itself. An exception means a damaged file.
 */
export type Inflate = (packed: Uint8Array, maxBytes: number) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Limits the output of one write: deflate expands at most 1032-fold. */
const FEED_BYTES = 16 * 1024;

/** Unpacks with the platform's `DecompressionStream`, available in browsers and in Node 20.19. */
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

/** Writes with back pressure. The reading side reports a failure, so it is not reported here as well. */
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

/** The part of Node's `zlib` that is used. */
export interface ZlibInflate {
  createInflateRaw(options: {
    chunkSize: number;
    readableHighWaterMark: number;
  }): AsyncIterable<Uint8Array> & { end(packed: Uint8Array): unknown };
}

const ZLIB_PIECE_BYTES = 256 * 1024;
/** zlib's thread unpacks this many bytes ahead, so that the scanner never waits for it. */
const ZLIB_AHEAD_BYTES = 1024 * 1024;

/**
 * Returns the port for Node, a third faster there than the platform's stream. The caller passes `zlib`
 * (`import * as zlib from 'node:zlib'`), so that this package imports nothing of Node.
 */
export function inflateByZlib(zlib: ZlibInflate): Inflate {
  return (packed) => {
    const stream = zlib.createInflateRaw({ chunkSize: ZLIB_PIECE_BYTES, readableHighWaterMark: ZLIB_AHEAD_BYTES });
    stream.end(packed);
    return stream;
  };
}
