/** Port that compresses a stream of pieces into one raw deflate stream. */
export type Deflate = (pieces: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Compresses with the platform's `CompressionStream`. */
export async function* deflateByStream(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const stream = new CompressionStream('deflate-raw');
  const reader = stream.readable.getReader();
  const feeding = feed(stream.writable, pieces);
  feeding.catch(() => undefined);
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  await feeding;
}

async function feed(writable: WritableStream<BufferSource>, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const writer = writable.getWriter();
  try {
    for await (const piece of pieces) await writer.write(piece.slice());
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
    throw error;
  }
}
