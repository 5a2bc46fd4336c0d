import { drawActivity } from './draw-activity.ts';
import { drawLane, drawParticipant } from './draw-container.ts';
import { drawAnnotation, drawDataObject, drawDataStore, drawGroup } from './draw-data.ts';
import { drawEdge } from './draw-edge.ts';
import { drawEvent } from './draw-event.ts';
import { drawGateway } from './draw-gateway.ts';
import type { Paint } from './paint.ts';
import type { SceneItem, SceneShape } from './scene.ts';
import { isExpanded } from './scene.ts';
import { element } from './svg.ts';

/** Draws an element without the label beside it. */
export function drawItem(item: SceneItem, paint: Paint): string {
  return item.kind === 'edge' ? drawEdge(item, paint) : drawShape(item, paint);
}

function drawShape(item: SceneShape, paint: Paint): string {
  const { semantic, di, bounds } = item;
  switch (semantic.$type) {
    case 'bpmn:Participant':
      return drawParticipant(semantic, di, bounds, paint);
    case 'bpmn:Lane':
      return drawLane(semantic, di, bounds, paint);
    case 'bpmn:TextAnnotation':
      return drawAnnotation(semantic, bounds, paint);
    case 'bpmn:Group':
      return drawGroup(bounds, paint);
    case 'bpmn:DataStoreReference':
      return drawDataStore(bounds, paint);
    case 'bpmn:DataObjectReference':
    case 'bpmn:DataObject':
    case 'bpmn:DataInput':
    case 'bpmn:DataOutput':
      return drawDataObject(semantic, bounds, paint);
  }
  if (semantic.$instanceOf('bpmn:Event')) return drawEvent(semantic, bounds, paint);
  if (semantic.$instanceOf('bpmn:Gateway')) return drawGateway(semantic, bounds, paint, di['isMarkerVisible'] === true);
  if (semantic.$instanceOf('bpmn:Activity')) return drawActivity(semantic, bounds, paint, isExpanded(item));
  return element('rect', { ...bounds, fill: paint.fill, stroke: paint.stroke, 'stroke-width': 2 });
}
