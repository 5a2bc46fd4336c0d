import { Suspense, use, useSyncExternalStore, type ComponentType } from 'react';
import { Part } from './part.ts';
import { PartFailure, type PartFailureProps } from './part-failure.tsx';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;
type Close = () => void;

interface LazyOptions<P> {
  /** How the place says that its part did not come. */
  Failure?: ComponentType<PartFailureProps>;
  /** What closes the part, where it is a dialog that is not closed by `onClose`. */
  closing?: (props: P) => Close | undefined;
}

/**
 * A component whose code comes when it is first shown, inside a `Suspense`. When the code does not come, its place says
 * so and offers to try again; nothing around it is lost. What can be closed (`onClose`) is a dialog without room of its
 * own: its failure lies above the page and is closed in the same way. The only way to load a component late
 * (`tests/boundaries.test.ts`).
 */
export function lazyPart<P extends object>(
  load: Load<P>,
  { Failure = PartFailure, closing = closeOf }: LazyOptions<P> = {},
): ComponentType<P> {
  const part = new Part(async () => (await load()).default);
  return function LazyPart(props: P) {
    const state = useSyncExternalStore(part.subscribe, part.state, part.state);
    use(state.arrives);
    if (state.phase === 'loading') return null;
    if (state.phase === 'ready') return <state.Component {...props} />;
    // A drawer that stays mounted while it is closed.
    if ('open' in props && props.open === false) return null;
    const { error, retrying } = state;
    return <Failure error={error} retrying={retrying} retry={part.retry} dismiss={closing(props)} />;
  };
}

function closeOf(props: { onClose?: unknown }): Close | undefined {
  return typeof props.onClose === 'function' ? (props.onClose as Close) : undefined;
}

/** A dialog or drawer whose code comes when it is first opened; nothing is shown until it is there. */
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
