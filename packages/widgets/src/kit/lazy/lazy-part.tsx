import { Suspense, use, useSyncExternalStore, type ComponentType } from 'react';
import { Part } from './part.ts';
import { PartFailure, type PartFailureProps } from './part-failure.tsx';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;
type Close = () => void;

/** A component whose code can be loaded before it is rendered. */
export type LatePart<P> = ComponentType<P> & { ahead: () => Promise<void> };

interface LazyOptions<P> {
  /** Component that reports the failure to load the part. */
  Failure?: ComponentType<PartFailureProps>;
  /** Returns the function that closes the part, for a dialog that is not closed by `onClose`. */
  closing?: (props: P) => Close | undefined;
}

/**
 * Returns a component whose code loads when it is first rendered, inside a `Suspense`. When loading fails, a message
 * with a retry button replaces the component, and everything around it stays as it is. A component with `onClose` is a
 * dialog without a place in the page; its failure is shown above the page and is closed in the same way. This is the
 * only allowed way to load a component late (`tests/boundaries.test.ts`).
 */
export function lazyPart<P extends object>(
  load: Load<P>,
  { Failure = PartFailure, closing = closeOf }: LazyOptions<P> = {},
): LatePart<P> {
  const part = new Part(async () => (await load()).default);
  function LazyPart(props: P) {
    const state = useSyncExternalStore(part.subscribe, part.state, part.state);
    use(state.arrives);
    if (state.phase === 'loading') return null;
    if (state.phase === 'ready') return <state.Component {...props} />;
    // A drawer that stays mounted while it is closed; its code is not needed yet.
    if ('open' in props && props.open === false) return null;
    const { error, retrying } = state;
    return <Failure error={error} retrying={retrying} retry={part.retry} dismiss={closing(props)} />;
  }
  return Object.assign(LazyPart, { ahead: part.ahead });
}

function closeOf(props: { onClose?: unknown }): Close | undefined {
  return typeof props.onClose === 'function' ? (props.onClose as Close) : undefined;
}

/** Returns a dialog or drawer whose code loads when it is first opened; nothing is shown until it has loaded. */
export function lazyDialog<P extends object>(load: Load<P>): ComponentType<P> {
  const Dialog = lazyPart(load);
  return function LazyDialog(props: P) {
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
