import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { clockOf, ClockProvider } from '../clock/index.ts';
import type { WidgetContext } from '../mount.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { surfaceOf } from './surface.ts';
import { WidgetContextProvider } from './use-widget.ts';

export interface RenderedWidget {
  /** Draws again, e.g. from `WidgetHandle.update`. */
  render(node: ReactNode): void;
  /** Ends the React root and takes the popup layer away. */
  unmount(): void;
}

let roots = 0;

/**
 * A React root in the element's container, on a dressed surface, with a readable fallback when drawing throws. It
 * imports no antd: widgets that use it wrap their node in `KitProvider`.
 */
export function renderWidget(context: WidgetContext, node: ReactNode): RenderedWidget {
  const surface = surfaceOf(context);
  const clock = clockOf(context);
  roots += 1;
  // Errors that the boundary shows are told to the page by `gd-error`, not to the console as well.
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
