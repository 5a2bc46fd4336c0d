import { lazy, Suspense, type ComponentType, type JSX, type ReactNode } from 'react';
import { PageLoading } from '../pages/status/page-loading.tsx';

/** A part of the program that has not come after this time counts as lost, ms (console specification, section 8). */
export const CHUNK_TIMEOUT = 120_000;

/** Thrown when a page's code cannot be loaded; the error page offers to try again. */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('a part of the program could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

/** @throws ChunkError */
export async function withTimeout<T>(loading: Promise<T>, timeout = CHUNK_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([loading, late]);
  } catch (error) {
    throw new ChunkError(error);
  } finally {
    clearTimeout(timer);
  }
}

/** A page whose code comes when it is first shown; after a failure, when it is shown again. */
export function lazyPage<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: ReactNode = <PageLoading />,
): (props: P) => JSX.Element {
  const make = () =>
    lazy(async () => {
      try {
        return { default: (await withTimeout(load())) as ComponentType<object> };
      } catch (error) {
        Page = make();
        throw error;
      }
    }) as ComponentType<P>;
  let Page = make();
  return function LazyPage(props: P) {
    return (
      <Suspense fallback={fallback}>
        <Page {...props} />
      </Suspense>
    );
  };
}
