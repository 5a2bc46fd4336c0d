/** Time after which loading a part of the program counts as failed, ms (console specification, section 8). */
export const CHUNK_TIMEOUT = 120_000;

/** A part of the program could not be loaded. */
export class ChunkError extends Error {
  /** Message for the user. */
  readonly words = {
    zh: '程序的这一部分未能加载，请检查网络后重试',
    en: 'this part of the program could not be loaded; check the network, then try again',
  };

  constructor(
    readonly code: 'load_failed' | 'load_timeout',
    cause: unknown,
  ) {
    super('a part of the program could not be loaded', { cause });
    this.name = 'ChunkError';
  }

  /** The browser's error message. */
  get reason(): string {
    return this.cause instanceof Error ? this.cause.message : String(this.cause);
  }
}

/** @throws ChunkError */
export async function withTimeout<T>(loading: Promise<T>, timeout = CHUNK_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('load_timeout', new Error(`no answer in ${timeout} ms`))), timeout);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError('load_failed', error);
  } finally {
    clearTimeout(timer);
  }
}
