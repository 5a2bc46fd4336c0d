import { getStrokeColor } from 'bpmn-js/lib/draw/BpmnRenderUtil.js';
import { createLine } from 'diagram-js/lib/util/RenderUtil.js';
import { RENDERER_COLORS } from '../../diagram/colors.ts';
import type { Services } from '../../diagram/services.ts';
import type { FlowArrows } from './flow-arrows.ts';

/** Same value as in the engine's `drawConnectionSegments`. */
const RADIUS = 5;

/**
 * Draws sequence flows as the engine does, but all flows of a colour share one arrow head: the engine creates one for
 * each flow.
 */
export function shareArrows({ handlers }: Services['bpmnRenderer'], arrows: FlowArrows): void {
  const draw = handlers['bpmn:SequenceFlow'];
  handlers['bpmn:SequenceFlow'] = (parent, flow, attributes) => {
    const { businessObject, source } = flow;
    const marked =
      businessObject.get('conditionExpression') ?? source?.businessObject.get('default') === businessObject;
    if (marked && draw) return draw(parent, flow, attributes);
    const stroke = getStrokeColor(flow, RENDERER_COLORS.defaultStrokeColor);
    const style = { fill: 'none', stroke, strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
    const line = createLine(flow.waypoints ?? [], { ...style, markerEnd: arrows.of(stroke) }, RADIUS);
    parent.append(line);
    return line;
  };
}
