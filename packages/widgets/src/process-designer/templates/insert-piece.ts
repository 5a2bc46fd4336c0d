import { type DiagramElement, isType, listOf, type Point, type Rect } from '../../diagram/model.ts';
import type { Canvas, CommandStack, ElementFactory, Modeling } from '../../diagram/services.ts';
import type { Stage } from '../session/stage.ts';
import { cornerOf, extentOf, type Piece, type PieceNode } from './piece.ts';

const INSERT = 'gongdi.templates.insert';
/** Distance between existing and inserted elements. */
const GAP = 60;

interface InsertContext {
  piece: Piece;
  /** The element that the piece follows, or to which its boundary event is attached. */
  selected: DiagramElement | undefined;
  /** Result: filled during the execution. */
  created: DiagramElement[];
}

/** Draws a piece by commands of the editor, as one step of the history. */
class InsertHandler {
  static $inject = ['modeling', 'canvas', 'elementFactory'];
  readonly #modeling: Modeling;
  readonly #canvas: Canvas;
  readonly #factory: ElementFactory;

  constructor(modeling: Modeling, canvas: Canvas, factory: ElementFactory) {
    this.#modeling = modeling;
    this.#canvas = canvas;
    this.#factory = factory;
  }

  preExecute(context: InsertContext): void {
    const { piece, selected } = context;
    const parent = this.#parentOf(selected);
    const follows = selected && canFollow(selected, piece) ? selected : undefined;
    const offset = this.#offset(piece, parent, follows ?? (attaches(piece) ? selected : undefined));
    if (piece.roots.length > 0) this.#addRoots(piece);
    const shapes = new Map<string, DiagramElement>();
    for (const node of piece.nodes) shapes.set(node.key, this.#create(node, { parent, offset, selected, shapes }));
    for (const { from, to, businessObject, waypoints, isDefault } of piece.flows) {
      const [source, target] = [shapes.get(from), shapes.get(to)];
      if (!source || !target) continue;
      const attributes = { type: 'bpmn:SequenceFlow', businessObject };
      const connection = waypoints
        ? this.#modeling.createConnection(
            source,
            target,
            this.#factory.createConnection({
              ...attributes,
              waypoints: waypoints.map((point) => moved(point, offset)),
            }),
            source.parent ?? parent,
          )
        : this.#modeling.connect(source, target, attributes);
      if (isDefault) this.#modeling.updateProperties(source, { default: connection.businessObject });
    }
    const first = piece.nodes.find(({ attachedTo }) => attachedTo === undefined);
    const entry = first && shapes.get(first.key);
    if (follows && entry) this.#modeling.connect(follows, entry, { type: 'bpmn:SequenceFlow' });
    context.created.push(...shapes.values());
  }

  #create(
    node: PieceNode,
    at: {
      parent: DiagramElement;
      offset: Point;
      selected: DiagramElement | undefined;
      shapes: ReadonlyMap<string, DiagramElement>;
    },
  ): DiagramElement {
    const { businessObject, bounds, isExpanded } = node;
    const shape = this.#factory.createShape({
      businessObject,
      type: businessObject.$type,
      ...(isExpanded ? { isExpanded } : {}),
    });
    if (node.attachedTo !== undefined) {
      const host = node.attachedTo === 'selected' ? at.selected : at.shapes.get(node.attachedTo);
      if (!host) throw new RangeError(node.attachedTo);
      const place =
        node.attachedTo === 'selected' ? cornerOf(boxOf(host), bounds) : { ...bounds, ...moved(bounds, at.offset) };
      return this.#modeling.createShape(shape, place, host, { attach: true });
    }
    const parent = node.parent === undefined ? at.parent : (at.shapes.get(node.parent) ?? at.parent);
    return this.#modeling.createShape(shape, { ...bounds, ...moved(bounds, at.offset) }, parent);
  }

  #addRoots({ roots }: Piece): void {
    const root = this.#canvas.getRootElement();
    const definitions = definitionsOf(root);
    if (!definitions) return;
    for (const one of roots) one.$parent = definitions;
    this.#modeling.updateModdleProperties(root, definitions, {
      rootElements: [...listOf(definitions, 'rootElements'), ...roots],
    });
  }

  /**
   * Returns the parent of the inserted elements: the parent of the selected node, otherwise the root; in a
   * collaboration the first pool with a process.
   */
  #parentOf(selected: DiagramElement | undefined): DiagramElement {
    if (selected?.parent && !selected.waypoints) return selected.parent;
    const root = this.#canvas.getRootElement();
    if (!isType(root, 'bpmn:Collaboration')) return root;
    return (root.children ?? []).find((child) => child.businessObject.get('processRef') !== undefined) ?? root;
  }

  /**
   * Returns the offset of the piece: to the right of the element that it follows if there is space, otherwise below
   * everything.
   */
  #offset(piece: Piece, parent: DiagramElement, beside: DiagramElement | undefined): Point {
    const extent = extentOf(piece.nodes);
    const children = (parent.children ?? []).filter((child) => child.hidden !== true);
    const boxes = children.filter((child) => !child.waypoints).map(boxOf);
    if (beside) {
      const box = boxOf(beside);
      const wanted = attaches(piece)
        ? { x: box.x + box.width + GAP, y: box.y + box.height + GAP }
        : { x: box.x + box.width + GAP, y: box.y + box.height / 2 - firstMiddle(piece) };
      const free = { ...extent, x: wanted.x, y: wanted.y + (attaches(piece) ? 0 : extent.y) };
      if (!boxes.some((other) => overlap(other, free))) return { x: free.x - extent.x, y: free.y - extent.y };
    }
    if (boxes.length === 0) {
      const view = this.#canvas.viewbox();
      return {
        x: view.x + view.width / 2 - extent.x - extent.width / 2,
        y: view.y + view.height / 2 - extent.y - extent.height / 2,
      };
    }
    const lines = children.flatMap(({ waypoints = [] }) => waypoints.map(({ y }) => y));
    const bottom = Math.max(...lines, ...boxes.map(({ y, height }) => y + height));
    const left = Math.min(...boxes.map(({ x }) => x));
    return { x: left - extent.x, y: bottom + GAP - extent.y };
  }
}

const moved = ({ x, y }: Point, by: Point): Point => ({ x: Math.round(x + by.x), y: Math.round(y + by.y) });
const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: DiagramElement): Rect => ({ x, y, width, height });
const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Returns whether the piece is attached to the selected element. */
export const attaches = (piece: Piece): boolean => piece.nodes.some(({ attachedTo }) => attachedTo === 'selected');

function firstMiddle({ nodes }: Piece): number {
  const first = nodes.find(({ attachedTo }) => attachedTo === undefined)?.bounds;
  return first ? first.y + first.height / 2 : 0;
}

/**
 * Returns whether the piece follows the selected node: the node has no outgoing flow, and the piece does not begin with
 * a start event.
 */
function canFollow(selected: DiagramElement, piece: Piece): boolean {
  const first = piece.nodes.find(({ attachedTo }) => attachedTo === undefined);
  return (
    isType(selected, 'bpmn:FlowNode') &&
    !isType(selected, 'bpmn:EndEvent') &&
    !attaches(piece) &&
    first !== undefined &&
    !isType(first.businessObject, 'bpmn:StartEvent') &&
    !selected.outgoing.some((flow) => isType(flow, 'bpmn:SequenceFlow'))
  );
}

function definitionsOf(root: DiagramElement) {
  let at = root.businessObject;
  while (at.$parent) at = at.$parent;
  return at.$type === 'bpmn:Definitions' ? at : undefined;
}

const prepared = new WeakSet<CommandStack>();

/** Inserts a piece as one step and selects it. @returns what was created */
export function insertPiece(stage: Stage, piece: Piece): DiagramElement[] {
  const stack = stage.service('commandStack');
  if (!prepared.has(stack)) {
    stack.registerHandler(INSERT, InsertHandler);
    prepared.add(stack);
  }
  const selection = stage.service('selection').get();
  const only = selection.length === 1 ? selection[0] : undefined;
  const selected = only?.labelTarget ?? only;
  const context: InsertContext = { piece, selected, created: [] };
  stack.execute(INSERT, { ...context });
  stage.service('selection').select(context.created);
  const [first] = context.created;
  if (first) stage.service('canvas').scrollToElement(first, 80);
  return context.created;
}
