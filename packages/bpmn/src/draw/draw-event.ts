import type { ModdleElement } from '../model/index.ts';
import { EVENT_ICONS, MULTIPLE, PARALLEL_MULTIPLE } from './event-icons.ts';
import type { Paint } from './paint.ts';
import { elementsIn } from './scene.ts';
import type { Bounds } from './svg.ts';
import { stamp } from './stamp.ts';
import { element } from './svg.ts';

const DASHED = '6 4';
const THICK = 4;

/**
 * Draws a circle: thin for a start event, double for an intermediate event, thick for an end event, dashed for a
 * non-interrupting event.
 */
export function drawEvent(event: ModdleElement, bounds: Bounds, paint: Paint): string {
  const at = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  const radius = Math.min(bounds.width, bounds.height) / 2;
  const end = event.$type === 'bpmn:EndEvent';
  const quiet =
    (event.$type === 'bpmn:StartEvent' && event['isInterrupting'] === false) ||
    (event.$type === 'bpmn:BoundaryEvent' && event['cancelActivity'] === false);
  const ring = (r: number, width: number, fill: string): string =>
    element('circle', {
      cx: at.x,
      cy: at.y,
      r,
      fill,
      stroke: paint.stroke,
      'stroke-width': width,
      'stroke-dasharray': quiet ? DASHED : undefined,
    });
  const between = !end && event.$type !== 'bpmn:StartEvent';
  const rings = between
    ? ring(radius, 1.5, paint.fill) + ring(radius - 3, 1.5, 'none')
    : ring(radius, end ? THICK : 2, paint.fill);
  return rings + eventSign(event, at, radius / 18, paint);
}

/** Draws the icon of an event without the circle around it. */
export function eventSign(event: ModdleElement, at: { x: number; y: number }, size: number, paint: Paint): string {
  const throwing = event.$instanceOf('bpmn:ThrowEvent');
  const definitions = elementsIn(event, 'eventDefinitions');
  const [only, ...others] = definitions;
  if (!only) return '';
  if (others.length > 0) {
    const icon = event['parallelMultiple'] === true ? PARALLEL_MULTIPLE : MULTIPLE;
    const kind = icon === MULTIPLE ? 'multiple' : 'parallel';
    return stamp(`${kind} ${size} ${throwing}`, at, paint, (origin) => icon(origin, size, paint, throwing));
  }
  const icon = EVENT_ICONS[only.$type];
  if (!icon) return '';
  return stamp(`${only.$type} ${size} ${throwing}`, at, paint, (origin) => icon(origin, size, paint, throwing));
}
