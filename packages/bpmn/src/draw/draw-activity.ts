import type { ModdleElement } from '../model/index.ts';
import type { ActivityMarker } from './activity-markers.ts';
import { ACTIVITY_MARKERS } from './activity-markers.ts';
import { eventSign } from './draw-event.ts';
import { FONT_SIZE, label } from './label.ts';
import type { Paint } from './paint.ts';
import { elementsIn, isElement, textOf } from './scene.ts';
import type { Bounds } from './svg.ts';
import { stamp } from './stamp.ts';
import { element } from './svg.ts';
import { TASK_ICONS } from './task-icons.ts';

const ROUNDING = 10;
const INNER = 3;
const PADDING = 7;
const MARKER = 14;
const MARKER_GAP = 5;

/** Draws a rounded rectangle with the icon of the type, the name and the markers at its lower edge. */
export function drawActivity(activity: ModdleElement, bounds: Bounds, paint: Paint, expanded: boolean): string {
  return (
    frame(activity, bounds, paint) +
    typeSign(activity, bounds, paint) +
    (expanded ? '' : collapsedStart(activity, bounds, paint)) +
    label(textOf(activity, 'name'), bounds, {
      fontSize: FONT_SIZE,
      color: paint.text,
      align: 'center',
      vertical: expanded ? 'top' : 'middle',
      padding: PADDING,
    }) +
    markers(activity, bounds, paint, expanded)
  );
}

function typeSign(activity: ModdleElement, bounds: Bounds, paint: Paint): string {
  const icon = TASK_ICONS[activity.$type];
  if (!icon) return '';
  const instantiate = activity['instantiate'] === true;
  const at = { x: bounds.x + 6, y: bounds.y + 6 };
  return stamp(`${activity.$type} ${instantiate}`, at, paint, (origin) => icon(origin, paint, { instantiate }));
}

/** Draws the border: thick for a call activity, dotted for an event sub-process, double for a transaction. */
function frame(activity: ModdleElement, bounds: Bounds, paint: Paint): string {
  const byEvent = activity['triggeredByEvent'] === true;
  const width = activity.$type === 'bpmn:CallActivity' ? 5 : byEvent ? 2.5 : 2;
  const rect = (inset: number, strokeWidth: number, fill: string): string =>
    element('rect', {
      x: bounds.x + inset,
      y: bounds.y + inset,
      width: Math.max(bounds.width - 2 * inset, 0),
      height: Math.max(bounds.height - 2 * inset, 0),
      rx: ROUNDING - inset,
      fill,
      stroke: paint.stroke,
      'stroke-width': strokeWidth,
      'stroke-dasharray': byEvent ? '0 5.5' : undefined,
      'stroke-linecap': byEvent ? 'round' : undefined,
    });
  if (activity.$type !== 'bpmn:Transaction') return rect(0, width, paint.fill);
  return rect(0, 1.5, paint.fill) + rect(INNER, 1.5, 'none');
}

/** Draws the start event of a collapsed event sub-process. */
function collapsedStart(activity: ModdleElement, bounds: Bounds, paint: Paint): string {
  if (activity['triggeredByEvent'] !== true) return '';
  const starts = elementsIn(activity, 'flowElements').filter(({ $type }) => $type === 'bpmn:StartEvent');
  const [start] = starts;
  if (!start || starts.length > 1) return '';
  const at = { x: bounds.x + 18, y: bounds.y + 18 };
  const ring = element('circle', {
    cx: at.x,
    cy: at.y,
    r: 11,
    fill: paint.fill,
    stroke: paint.stroke,
    'stroke-width': 1,
    'stroke-dasharray': start['isInterrupting'] === false ? '3 2' : undefined,
  });
  return ring + eventSign(start, at, 11 / 18, paint);
}

function markers(activity: ModdleElement, bounds: Bounds, paint: Paint, expanded: boolean): string {
  const names = markersOf(activity, expanded);
  const width = names.length * MARKER + (names.length - 1) * MARKER_GAP;
  const y = bounds.y + bounds.height - MARKER - 5;
  return names
    .map((name, at) =>
      ACTIVITY_MARKERS[name](bounds.x + (bounds.width - width) / 2 + at * (MARKER + MARKER_GAP), y, paint),
    )
    .join('');
}

/** Returns the markers of an activity in BPMN's order. */
function markersOf(activity: ModdleElement, expanded: boolean): ActivityMarker[] {
  const names: ActivityMarker[] = [];
  const loop = activity['loopCharacteristics'];
  if (isElement(loop)) {
    if (loop.$type === 'bpmn:StandardLoopCharacteristics') names.push('loop');
    else names.push(loop['isSequential'] === true ? 'sequential' : 'parallel');
  }
  if (activity['isForCompensation'] === true) names.push('compensation');
  if (activity.$type === 'bpmn:AdHocSubProcess') names.push('adHoc');
  const collapsible = activity.$instanceOf('bpmn:SubProcess') || activity.$type === 'bpmn:CallActivity';
  if (collapsible && !expanded) names.unshift('collapsed');
  return names;
}
