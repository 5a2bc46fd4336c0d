import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Texts } from '../text/index.ts';
import type { Dialogs } from './dialogs.ts';

const DialogLayer = lazy(() => import('./dialog-layer.tsx'));

/** Where dialogs are drawn; what draws them is loaded with the first. */
export function DialogPlace({ dialogs, texts }: { dialogs: Dialogs; texts: Texts }) {
  const { confirm, preview } = useSyncExternalStore(dialogs.state.subscribe, dialogs.state.get);
  if (!confirm && !preview) return null;
  return (
    <Suspense>
      <DialogLayer dialogs={dialogs} texts={texts} />
    </Suspense>
  );
}
