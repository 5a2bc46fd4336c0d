import BendpointsModule from 'diagram-js/lib/features/bendpoints/index.js';
import type { DiagramHost } from '../../diagram/services.ts';
import { addLateModule } from './late-module.ts';

/** Lets the bends and segments of connections be moved in an engine that shows a diagram already. */
export function addBendpoints(engine: DiagramHost): void {
  const get = addLateModule(engine, BendpointsModule as unknown as Record<string, unknown>);
  for (const name of ['bendpoints', 'bendpointSnapping', 'bendpointMovePreview']) get(name);
}
