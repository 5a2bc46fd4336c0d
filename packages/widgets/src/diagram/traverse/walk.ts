import { flowOrder } from '../flow-order.ts';
import { type DiagramElement, isAnyType } from '../model.ts';

/**
 * `forward` and `back` follow the flows; where several leave or arrive they stop on the first flow, and `next` and
 * `previous` choose among these. On a node `next` and `previous` go through all nodes in the order of the flow, so that
 * nothing is out of reach.
 */
export type Direction = 'forward' | 'back' | 'next' | 'previous';

/** Where a walk stands: an element, and for a flow the side that it was come upon from. */
export interface Place {
  element: DiagramElement;
  /** The flows to choose among when the element is one of several. */
  choices: readonly DiagramElement[];
}

const FLOWS = ['bpmn:SequenceFlow', 'bpmn:MessageFlow'] as const;
const isFlow = (element: DiagramElement): boolean => isAnyType(element, FLOWS);
const flows = (list: readonly DiagramElement[]): DiagramElement[] =>
  list.filter((flow) => isFlow(flow) && flow.source && flow.target);

const at = (element: DiagramElement): Place => ({ element, choices: [] });

/** The flows among which `next` and `previous` choose: kept from the step before, else those of the flow's source. */
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
 * One step through the diagram.
 * @param from undefined or an element that is no node: the walk starts at the first node (or the last, going back)
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
