import LabelLinkModule from 'bpmn-js/lib/features/label-link/index.js';
import ModelingFeedbackModule from 'bpmn-js/lib/features/modeling-feedback/index.js';
import ReplacePreviewModule from 'bpmn-js/lib/features/replace-preview/index.js';
import SnappingModule from 'bpmn-js/lib/features/snapping/index.js';
import AutoScrollModule from 'diagram-js/lib/features/auto-scroll/index.js';
import BendpointsModule from 'diagram-js/lib/features/bendpoints/index.js';
import type { DiagramHost, EngineModule } from '../../diagram/services.ts';
import { addLateModule } from './late-module.ts';

const AIDS: EngineModule = {
  __depends__: [
    BendpointsModule,
    LabelLinkModule,
    ModelingFeedbackModule,
    ReplacePreviewModule,
    SnappingModule,
    AutoScrollModule,
  ],
};
const SERVICES = [
  'bendpoints',
  'bendpointSnapping',
  'bendpointMovePreview',
  'labelLink',
  'modelingFeedback',
  'bpmnReplacePreview',
  'connectSnapping',
  'createMoveSnapping',
  'resizeSnapping',
  'snapping',
  'autoScroll',
];

/**
 * Adds the aids for drawing and moving to an engine that already shows a diagram: bendpoints of connections, lines from
 * labels to their elements, the reason why an element cannot be dropped, a preview, lines to snap to, and scrolling at
 * the edge.
 */
export function addAids(engine: DiagramHost): void {
  const get = addLateModule(engine, AIDS);
  for (const name of SERVICES) get(name);
}
