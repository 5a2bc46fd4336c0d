import { Component } from 'react';
import type { ReactNode } from 'react';
import type { WidgetContext } from '../mount.ts';
import { surfaceOf } from './surface.ts';
import { text } from './text.ts';

interface Props {
  context: WidgetContext;
  children: ReactNode;
}

/**
 * Replaces a widget that threw an error during rendering by a message about what happened and what to do, and emits
 * `gd-error`; never a blank area.
 */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown): void {
    this.props.context.emit('gd-error', { code: 'render_failed', message: messageOf(error), where: 'render' });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const words = text(surfaceOf(this.props.context).lang);
    return (
      <div className="gd-failure" role="alert" part="failure">
        <h2>{words.failed}</h2>
        <p>{words.advice}</p>
        <p>{messageOf(error)}</p>
        <button type="button" onClick={() => this.setState({ error: undefined })}>
          {words.retry}
        </button>
      </div>
    );
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
