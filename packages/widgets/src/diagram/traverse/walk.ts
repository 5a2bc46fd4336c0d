import { flowOrder } from '../flow-order.ts';
import { type DiagramElement, isAnyType } from '../model.ts';

/**
 * `forward` and `back` follow the flows. Where several flows leave or arrive, they stop on the first one, and `next`
 * and `previous` select among these. On a node, `next` and `previous` visit all nodes in the order of the flow, so that
 * every node can be reached.
 */
export type Direction = 'forward' | 'back' | 'next' | 'previous';

/** Position of a walk: an element, and for a flow also the side from which it was reached. */
export interface Place {
  element: DiagramElement;
  /** The flows that can be selected when the element is one of several. */
  choices: readonly DiagramElement[];
}

const FLOWS = ['bpmn:SequenceFlow', 'bpmn:MessageFlow'] as const;
const isFlow = (element: DiagramElement): boolean => isAnyType(element, FLOWS);
const flows = (list: readonly DiagramElement[]): DiagramElement[] =>
  list.filter((flow) => isFlow(flow) && flow.source && flow.target);

const at = (element: DiagramElement): Place => ({ element, choices: [] });

/**
 * Returns the flows among which `next` and `previous` select: those of the previous step, otherwise those of the flow's
 * source.
 */
const choicesOf = ({ element, choices }: Place): readonly DiagramElement[] =>
  choices.includes(element) ? choices : flows(element.source?.outgoing ?? []);

function follow(place: Place, forward: boolean): Place | undefined {
  const { element } = place;
  if (isFlow(element)) {
    const end = forward ? element.target : element.source;
    return end && at(end);
  }
  const choices = flows(forward ? element.outgoing : element.incoming);
  const [first] = choices;
  if (!first) return undefined;
  if (choices.length > 1) return { element: first, choices };
  const end = forward ? first.target : first.source;
  return end && at(end);
}

/**
 * Returns the position after one step through the diagram.
 * @param from undefined or an element that is no node: the walk starts at the first node (or at the last, going back)
 * @returns undefined when there is nothing in that direction
 */
export function walkDiagram(
  elements: readonly DiagramElement[],
  from: Place | undefined,
  direction: Direction,
): Place | undefined {
  const by = direction === 'next' || direction === 'forward' ? 1 : -1;
  if (from && isFlow(from.element) && (direction === 'next' || direction === 'previous')) {
    const choices = choicesOf(from);
    const chosen = choices[(choices.indexOf(from.element) + by + choices.length) % choices.length];
    return chosen && { element: chosen, choices };
  }
  const isNode = from !== undefined && isAnyType(from.element, ['bpmn:FlowNode']);
  if (from && (isNode || isFlow(from.element)) && (direction === 'forward' || direction === 'back')) {
    return follow(from, direction === 'forward');
  }
  const order = flowOrder(elements);
  const index = isNode ? order.indexOf(from.element) : -1;
  const next = index === -1 ? (by === 1 ? order[0] : order.at(-1)) : order[index + by];
  return next && at(next);
}
