import { type DiagramElement, isType, type Point, type Rect } from '../../../diagram/model.ts';
import type { CommandStack, CopyPaste, CopyTree, Modeling } from '../../../diagram/services.ts';
import type { Stage } from '../../session/stage.ts';
import { borderPlaces } from './border-places.ts';
import { middleOf } from './tree-extent.ts';

type Descriptor = CopyTree[string][number];

const ATTACH = 'gongdi.clipboard.attach';

const isLabel = (descriptor: Descriptor): boolean => descriptor['labelTarget'] !== undefined;
const isEvent = ({ businessObject }: Descriptor): boolean => businessObject?.$type === 'bpmn:BoundaryEvent';

/** Returns the boundary events if the copied tree holds nothing else (no activities); otherwise an empty list. */
export function looseEvents(tree: CopyTree): Descriptor[] {
  const shapes = Object.values(tree)
    .flat()
    .filter((descriptor) => !isLabel(descriptor));
  return shapes.every(isEvent) ? shapes : [];
}

/** Returns whether `element` is a boundary event whose activity is neither in `others` nor inside one of them. */
function isLoose(element: DiagramElement, others: ReadonlySet<DiagramElement>): boolean {
  if (element.labelTarget || !isType(element, 'bpmn:BoundaryEvent')) return false;
  for (let at = element.host; at; at = at.parent) if (others.has(at)) return false;
  return true;
}

/**
 * Returns the part of the selection that can be copied together. A boundary event that is selected together with other
 * elements can be copied only with its activity.
 * @returns the selection without boundary events whose activity is missing; the whole selection if nothing else remains
 */
export function copyable(selection: readonly DiagramElement[]): DiagramElement[] {
  const all = new Set(selection);
  const rest = selection.filter((element) => !isLoose(element, all));
  return rest.some((element) => !element.labelTarget && !element.waypoints) ? rest : [...selection];
}

/**
 * Returns whether the engine's rules allow the events on this element: not on an event sub-process, and not on an
 * activity that compensates.
 */
function canHold(stage: Stage, element: DiagramElement, events: readonly Descriptor[]): boolean {
  const rules = stage.service('rules');
  return events.every((shape) => Boolean(rules.allowed('shape.attach', { shape, target: element })));
}

/**
 * Returns the activity that pasted events are attached to: the selected activity, or the activity of the selected
 * event, or the activity at the point. Undefined if there is none of these.
 */
export function hostFor(stage: Stage, events: readonly Descriptor[], point: Point): DiagramElement | undefined {
  const selection = stage.service('selection').get();
  const only = selection.length === 1 ? selection[0] : undefined;
  const meant = only?.labelTarget ?? only;
  const selected = meant?.host ?? meant;
  if (selected && canHold(stage, selected, events)) return selected;
  const canvas = stage.service('canvas');
  const root = canvas.getRootElement();
  return stage
    .service('elementRegistry')
    .filter((element) => isType(element, 'bpmn:Activity') && !element.labelTarget && canvas.findRoot(element) === root)
    .filter((element) => holds(boxOf(element), point))
    .sort((a, b) => boxOf(a).width - boxOf(b).width)
    .find((element) => canHold(stage, element, events));
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: DiagramElement): Rect => ({ x, y, width, height });
const holds = ({ x, y, width, height }: Rect, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
const middle = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

interface AttachContext {
  tree: CopyTree;
  host: DiagramElement;
  hints: object;
  /** Filled while the command runs. */
  made: DiagramElement[];
}

/** Pastes each event with its label onto the border of the activity, as one step of the history. */
class AttachHandler {
  static $inject = ['copyPaste', 'modeling'];
  readonly #copyPaste: CopyPaste;
  readonly #modeling: Modeling;

  constructor(copyPaste: CopyPaste, modeling: Modeling) {
    this.#copyPaste = copyPaste;
    this.#modeling = modeling;
  }

  preExecute({ tree, host, hints, made }: AttachContext): void {
    const events = looseEvents(tree);
    const taken = (host.attachers ?? []).map((attacher) => middle(boxOf(attacher)));
    const places = borderPlaces(boxOf(host), taken, events.length);
    for (const [at, event] of events.entries()) {
      const place = places[at];
      if (!place) continue;
      const label = Object.values(tree)
        .flat()
        .filter(({ labelTarget }) => labelTarget === event.id);
      const one: CopyTree = { 0: [event, ...label] };
      const whole = middleOf(one);
      const own = middleOf({ 0: [event] });
      // the engine centres all that is pasted, including the label, at the point
      const point = { x: place.x + whole.x - own.x, y: place.y + whole.y - own.y };
      const pasted = this.#copyPaste.paste({ tree: one, element: host, point, hints: { ...hints, attach: true } });
      for (const element of pasted) this.#beside(element, host);
      made.push(...pasted.filter((element) => !element.labelTarget));
    }
  }

  /** Moves the label of an event from the activity to the parent of the activity. */
  #beside(element: DiagramElement, host: DiagramElement): void {
    if (!element.labelTarget || element.parent !== host || !host.parent) return;
    this.#modeling.moveElements([element], { x: 0, y: 0 }, host.parent);
  }
}

const prepared = new WeakSet<CommandStack>();

/** Pastes copied boundary events onto an activity as one step of the history, and selects them. */
export function attachEvents(stage: Stage, tree: CopyTree, host: DiagramElement, hints: object): DiagramElement[] {
  const stack = stage.service('commandStack');
  if (!prepared.has(stack)) {
    stack.registerHandler(ATTACH, AttachHandler);
    prepared.add(stack);
  }
  const made: DiagramElement[] = [];
  stack.execute(ATTACH, { tree, host, hints, made });
  stage.service('selection').select(made);
  return made;
}
