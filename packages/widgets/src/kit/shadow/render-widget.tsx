import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { clockOf, ClockProvider } from '../clock/index.ts';
import type { WidgetContext } from '../mount.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { surfaceOf } from './surface.ts';
import { WidgetContextProvider } from './use-widget.ts';

export interface RenderedWidget {
  /** Renders again, e.g. from `WidgetHandle.update`. */
  render(node: ReactNode): void;
  /** Unmounts the React root and removes the popup layer. */
  unmount(): void;
}

let roots = 0;

/**
 * Creates a React root in the element's container, with its surface and an error boundary that shows a readable
 * message. This module imports no antd; widgets that use antd wrap their node in `KitProvider`.
 */
export function renderWidget(context: WidgetContext, node: ReactNode): RenderedWidget {
  const surface = surfaceOf(context);
  const clock = clockOf(context);
  roots += 1;
  // The error boundary reports its errors to the page as `gd-error`, so they are not logged to the console too.
  const root = createRoot(context.container, { identifierPrefix: `gd${roots}-`, onCaughtError: () => {} });
  const render = (next: ReactNode) =>
    root.render(
      <StrictMode>
        <ErrorBoundary context={context}>
          <WidgetContextProvider value={context}>
            <ClockProvider value={clock}>{next}</ClockProvider>
          </WidgetContextProvider>
        </ErrorBoundary>
      </StrictMode>,
    );
  render(node);
  return {
    render,
    unmount() {
      root.unmount();
      surface.dispose();
    },
  };
}
