import { SheetError } from '../sheet-error.ts';

/**
 * Port that unpacks one raw deflate stream. It yields pieces of any size and must not produce much more than
 * `maxBytes`: the caller counts and stops reading there, an implementation that unpacks in one go must cap itself.
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
  } catch (cause) {
    throw cause instanceof SheetError ? cause : new SheetError('zip_damaged', {}, { cause });
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
