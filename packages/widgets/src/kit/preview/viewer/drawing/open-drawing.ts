import { FileTrouble } from '../../content/use-bytes.ts';
import { offThread } from '../parts/off-thread.ts';
import type { Drawing } from './read-drawing.ts';

/** Largest drawing that is read, bytes. */
export const DRAWING_LIMIT = 64 * 1024 * 1024;

/** Reads a DXF in a worker. @throws FileTrouble when it is broken, or takes too long */
export async function openDrawing(bytes: ArrayBuffer, signal: AbortSignal): Promise<Drawing> {
  try {
    return await offThread<Drawing>(
      () => new Worker(new URL('./drawing-worker.ts', import.meta.url), { type: 'module' }),
      bytes,
      [],
      signal,
      async () => ({ value: (await import('./read-drawing.ts')).readDrawing(bytes) }),
    );
  } catch (error) {
    const slow = error instanceof Error && error.message === 'slow';
    throw new FileTrouble({ why: slow ? 'tooLarge' : 'damaged' }, error);
  }
}
