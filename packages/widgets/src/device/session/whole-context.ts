import type { WidgetContext } from '../../kit/mount.ts';
import type { SessionContext } from './device-session.ts';

/** Returns the complete context of the element, if the session received it. */
export function wholeContext({ host, emit, root, container, config }: SessionContext): WidgetContext | undefined {
  return root && container && config ? { host, emit, root, container, config } : undefined;
}
