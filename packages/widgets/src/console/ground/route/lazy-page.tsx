import { Suspense, type ComponentType, type JSX } from 'react';
import { lazyPart } from '../../../kit/lazy/index.ts';
import { PageLoading } from '../status/page-loading.tsx';
import { PageFailure } from '../status/page-failure.tsx';
import type { AheadOf } from './page-ahead.ts';

/** Returns a page whose code is loaded when it is first shown; after a failure, when the user tries again. */
export function lazyPage<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ((props: P) => JSX.Element) & AheadOf<P> {
  const Page = lazyPart(async () => ({ default: await load() }), { Failure: PageFailure });
  function LazyPage(props: P) {
    return (
      <Suspense fallback={<PageLoading />}>
        <Page {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyPage, { ahead: () => void Page.ahead() });
}
