import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { Texts } from '../text/index.ts';
import type { Dialogs } from './dialogs.ts';

interface LayerProps {
  dialogs: Dialogs;
  texts: Texts;
}

const DialogLayer = lazyPart<LayerProps>(() => import('./dialog-layer.tsx'), {
  closing:
    ({ dialogs }) =>
    () => {
      dialogs.closePreview();
      if (dialogs.state.get().confirm) dialogs.answer(false);
    },
});

/** Container of dialogs. The code that draws them is loaded with the first dialog. */
export function DialogPlace({ dialogs, texts }: LayerProps) {
  const { confirm, preview } = useSyncExternalStore(dialogs.state.subscribe, dialogs.state.get);
  if (!confirm && !preview) return null;
  return (
    <Suspense>
      <DialogLayer dialogs={dialogs} texts={texts} />
    </Suspense>
  );
}
