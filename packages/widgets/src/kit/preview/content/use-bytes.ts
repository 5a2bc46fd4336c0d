import type { Client } from '@gongdi/api';
import type { FileItem } from '@gongdi/domain';
import { useEffect, useRef, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { freshAddress } from './fresh-address.ts';
import { blobAt } from './own-blobs.ts';

/** Why a file cannot be shown. `message`: the server's own words. */
export type Trouble = { why: 'lost' | 'damaged' | 'tooLarge' | 'locked' } | { why: 'refused'; message: string };

/** A trouble as an exception. */
export class FileTrouble extends Error {
  constructor(
    readonly trouble: Trouble,
    cause?: unknown,
  ) {
    super(`file: ${trouble.why}`, { cause });
    this.name = 'FileTrouble';
  }
}

export const troubleOf = (error: unknown): Trouble =>
  error instanceof FileTrouble ? error.trouble : { why: 'damaged' };

/**
 * Fetches a file. @param limit largest size that the view can show, bytes
 * @param progress called with the part that has arrived, 0 to 1
 * @throws FileTrouble
 */
async function fetchBytes(
  client: Client,
  file: FileItem,
  limit: number,
  signal: AbortSignal,
  progress: (part: number) => void,
): Promise<ArrayBuffer> {
  if ((file.size ?? 0) > limit) throw new FileTrouble({ why: 'tooLarge' });
  const own = blobAt(file.url);
  if (own) return own.arrayBuffer();
  try {
    const answer = await fetch(await freshAddress(client, file, signal), { signal });
    if (!answer.ok || !answer.body) throw new Error(String(answer.status));
    const size = Number(answer.headers.get('content-length') ?? file.size ?? 0);
    if (size > limit) throw new FileTrouble({ why: 'tooLarge' });
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let got = 0;
    for (const reader = answer.body.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      got += value.length;
      if (got > limit) throw new FileTrouble({ why: 'tooLarge' });
      if (size > 0) progress(Math.min(1, got / size));
    }
    return await new Blob(parts).arrayBuffer();
  } catch (error) {
    throw error instanceof FileTrouble ? error : new FileTrouble({ why: 'lost' }, error);
  }
}

export type Loaded<T> =
  | { state: 'loading'; part: number | null }
  | { state: 'ready'; value: T }
  | { state: 'failed'; trouble: Trouble; retry: () => void };

/**
 * Loads a file and reads it with `read`, for instance in a worker. What was read is given to `release` when the view
 * goes away.
 */
export function useRead<T>(
  file: FileItem,
  limit: number,
  read: (bytes: ArrayBuffer, signal: AbortSignal) => Promise<T>,
  release?: (value: T) => void,
): Loaded<T> {
  const { client } = useData();
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<Loaded<T>>({ state: 'loading', part: null });
  // The dialog mounts a view for each file, so only the first values count.
  const given = useRef({ file, limit, read, release });
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    let value: T | undefined;
    const load = async () => {
      try {
        const { current } = given;
        const bytes = await fetchBytes(client, current.file, current.limit, signal, (part) => {
          if (!signal.aborted) setHeld({ state: 'loading', part });
        });
        if (!signal.aborted) setHeld({ state: 'loading', part: null });
        value = await current.read(bytes, signal);
        if (signal.aborted) current.release?.(value);
        else setHeld({ state: 'ready', value });
      } catch (error) {
        if (signal.aborted) return;
        const retry = () => {
          setHeld({ state: 'loading', part: null });
          setAttempt((count) => count + 1);
        };
        setHeld({ state: 'failed', trouble: troubleOf(error), retry });
      }
    };
    void load();
    const { release: free } = given.current;
    return () => {
      control.abort();
      if (value !== undefined) free?.(value);
    };
  }, [client, attempt]);
  return held;
}
