import type { Lang } from '../../kit/theme/tokens.ts';
import { nameOf, typeLabel } from '../describe.ts';
import { format } from '../format.ts';
import { type DiagramElement, isAnyType } from '../model.ts';
import { outlineTexts } from './text.ts';

const isSequence = (flow: DiagramElement) => isAnyType(flow, ['bpmn:SequenceFlow', 'bpmn:MessageFlow']);

/** Returns the names of the nodes at the other ends of an element's flows, each once. */
function ends(flows: readonly DiagramElement[], side: 'source' | 'target', lang: Lang): string[] {
  const names = flows.flatMap((flow) => {
    const end = isSequence(flow) ? flow[side] : undefined;
    return end ? [nameOf(end, lang)] : [];
  });
  return [...new Set(names)];
}

const comma = (lang: Lang) => (lang === 'en' ? ', ' : '，');

/** Returns name and type of an element; without a name, only its type. */
function title(element: DiagramElement, lang: Lang): string {
  const type = typeLabel(element.type, lang);
  const name = nameOf(element, lang);
  return name === type ? type : format(outlineTexts(lang).details, { name, type });
}

/**
 * Describes an element in one sentence for users of screen readers: name, type, state, its preceding and following
 * nodes.
 * @param state state in the viewer; absent in the designer
 */
export function sentence(element: DiagramElement, lang: Lang, state?: string): string {
  const texts = outlineTexts(lang);
  const { source, target } = element;
  if (source && target) {
    const [from, to] = [nameOf(source, lang), nameOf(target, lang)];
    return [format(texts.flow, { name: nameOf(element, lang), source: from, target: to }), state]
      .filter(Boolean)
      .join(comma(lang));
  }
  const parts = [title(element, lang), state];
  if (element.host) parts.push(format(texts.attached, { host: nameOf(element.host, lang) }));
  if (isAnyType(element, ['bpmn:FlowNode'])) {
    const [from, to] = [ends(element.incoming, 'source', lang), ends(element.outgoing, 'target', lang)];
    const between = lang === 'en' ? ', ' : '、';
    if (!isAnyType(element, ['bpmn:StartEvent', 'bpmn:BoundaryEvent'])) {
      parts.push(from.length > 0 ? format(texts.from, { names: from.join(between) }) : texts.noIncoming);
    }
    if (!isAnyType(element, ['bpmn:EndEvent'])) {
      parts.push(to.length > 0 ? format(texts.to, { names: to.join(between) }) : texts.noOutgoing);
    }
  }
  return parts.filter(Boolean).join(comma(lang));
}
