import { type DiagramElement, isAnyType } from '../../diagram/model.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { ViewerState } from '../session/session.ts';
import { stateLabel } from '../model/states.ts';
import { textsOf } from '../text/index.ts';

/** Returns the text of an element's state; undefined for elements without a state, such as a pool. */
export function stateOf({ marks }: ViewerState, element: DiagramElement, lang: Lang): string | undefined {
  const texts = textsOf(lang);
  const mark = marks?.elements.get(element.id);
  if (mark) return stateLabel(mark.state, lang);
  if (marks?.flows.has(element.id)) return texts.taken;
  return isAnyType(element, ['bpmn:FlowNode', 'bpmn:SequenceFlow']) ? texts.notReached : undefined;
}
