import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import type { DockProps } from '../tools/dock-props.ts';

const Dock = lazyPart(() => import('./dock.tsx'));

/** Container below the canvas for a tool. Its frame is loaded with the first tool. */
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
