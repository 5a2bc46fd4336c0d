import { type DiagramElement, isType, type Point, type Rect } from '../../../diagram/model.ts';
import type { CommandStack, CopyPaste, CopyTree, Modeling } from '../../../diagram/services.ts';
import type { Stage } from '../../session/stage.ts';
import { borderPlaces } from './border-places.ts';
import { middleOf } from './tree-extent.ts';

type Descriptor = CopyTree[string][number];

const ATTACH = 'gongdi.clipboard.attach';

const isLabel = (descriptor: Descriptor): boolean => descriptor['labelTarget'] !== undefined;
const isEvent = ({ businessObject }: Descriptor): boolean => businessObject?.$type === 'bpmn:BoundaryEvent';

/** Boundary events that were copied without their activity; empty when anything else was copied with them. */
export function looseEvents(tree: CopyTree): Descriptor[] {
  const shapes = Object.values(tree)
    .flat()
    .filter((descriptor) => !isLabel(descriptor));
  return shapes.every(isEvent) ? shapes : [];
}

/** Is this a boundary event whose activity is not among the others, nor in one of them? */
function isLoose(element: DiagramElement, others: ReadonlySet<DiagramElement>): boolean {
  if (element.labelTarget || !isType(element, 'bpmn:BoundaryEvent')) return false;
  for (let at = element.host; at; at = at.parent) if (others.has(at)) return false;
  return true;
}

/**
 * What is selected as far as it can be copied together: a boundary event beside other elements needs its activity.
 * @returns without those; all of them when there is nothing else
 */
export function copyable(selection: readonly DiagramElement[]): DiagramElement[] {
  const all = new Set(selection);
  const rest = selection.filter((element) => !isLoose(element, all));
  return rest.some((element) => !element.labelTarget && !element.waypoints) ? rest : [...selection];
}

/** May events sit here? As the engine's rules say: no event sub-process, nothing that compensates. */
function canHold(stage: Stage, element: DiagramElement, events: readonly Descriptor[]): boolean {
  const rules = stage.service('rules');
  return events.every((shape) => Boolean(rules.allowed('shape.attach', { shape, target: element })));
}

/**
 * The activity that pasted events shall sit on: the selected one, the one that the selected event sits on, else the one
 * at the point. Undefined: the person has not shown any.
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
  /** Filled while it runs. */
  made: DiagramElement[];
}

/** Pastes each event with its name onto the border; one step of the history. */
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
      // the engine puts the middle of all that is pasted at the point, the name included
      const point = { x: place.x + whole.x - own.x, y: place.y + whole.y - own.y };
      const pasted = this.#copyPaste.paste({ tree: one, element: host, point, hints: { ...hints, attach: true } });
      for (const element of pasted) this.#beside(element, host);
      made.push(...pasted.filter((element) => !element.labelTarget));
    }
  }

  /** A name stands where the activity stands, not inside of it. */
  #beside(element: DiagramElement, host: DiagramElement): void {
    if (!element.labelTarget || element.parent !== host || !host.parent) return;
    this.#modeling.moveElements([element], { x: 0, y: 0 }, host.parent);
  }
}

const prepared = new WeakSet<CommandStack>();

/** Puts copied boundary events onto an activity as one step of the history and selects them. */
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
