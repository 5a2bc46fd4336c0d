import type { Lang } from '../../kit/theme/tokens.ts';
import type { Settings } from '../host/props.ts';
import type { DesignerSession } from '../session/session.ts';
import type { Stage } from '../session/stage.ts';
import type { Tools } from './tools.ts';

/** Properties of each tool below the canvas. */
export interface DockProps {
  session: DesignerSession;
  stage: Stage;
  tools: Tools;
  settings: Settings;
  lang: Lang;
}
