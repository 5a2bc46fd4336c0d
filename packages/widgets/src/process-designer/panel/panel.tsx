import type { WidgetContext } from '../../kit/mount.ts';
import type { DesignerSession } from '../session/session.ts';
import type { Stage } from '../session/stage.ts';
export default function Panel(_props: { context: WidgetContext; session: DesignerSession; stage: Stage }) {
  return null;
}
