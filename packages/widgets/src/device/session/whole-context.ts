import type { WidgetContext } from '../../kit/mount.ts';
import type { SessionContext } from './device-session.ts';

/** The context of the element, where the session was given all of it. */
export function wholeContext({ host, emit, root, container, config }: SessionContext): WidgetContext | undefined {
  return root && container && config ? { host, emit, root, container, config } : undefined;
}
