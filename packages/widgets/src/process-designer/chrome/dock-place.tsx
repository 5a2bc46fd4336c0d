import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { DockProps } from './dock.tsx';

const Dock = lazyPart(() => import('./dock.tsx'));

/** Where a tool opens below the canvas; its frame is loaded with the first. */
export function DockPlace(props: DockProps) {
  const { state } = props.tools;
  const { dock } = useSyncExternalStore(state.subscribe, state.get);
  if (dock === null) return null;
  return (
    <Suspense>
      <Dock {...props} />
    </Suspense>
  );
}
