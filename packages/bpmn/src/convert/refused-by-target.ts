import { refusedByFlowable, unknownFunctions } from '../model/engine-limits.ts';
import type { ModdleElement } from '../model/types.ts';
import type { Conversion } from './conversion.ts';
import { untouched } from './subject.ts';

/** Members whose text is never an expression. */
const LITERAL = new Set(['id', 'name', 'text', 'label', 'script', 'string', 'stringValue', 'documentation']);

/**
 * Reports content that stays unchanged and that makes the target engine refuse the model, as running the engines has
 * shown.
 */
export function reportRefused(element: ModdleElement, conversion: Conversion): void {
  const { from, to } = conversion;
  if (from === to) return;
  if (from !== 'plain' && to !== 'activiti') reportFunctions(element, conversion, to);
  if (to === 'flowable') reportEvent(element, conversion);
}

function reportFunctions(element: ModdleElement, conversion: Conversion, to: 'camunda' | 'flowable'): void {
  for (const text of textsOf(element)) {
    const unknown = unknownFunctions(to, text);
    if (unknown.length === 0) continue;
    conversion.addEntry('refused', untouched(element), 'expression-function', text, text, {
      zh: `${to} 没有函数 ${unknown.join('、')}，会拒绝部署；请改写为普通表达式。`,
      en: `${to} has no function ${unknown.join(', ')} and refuses the model; write a plain expression instead.`,
    });
  }
}

function textsOf(element: ModdleElement): string[] {
  const { $type } = element;
  if ($type.endsWith('Script') || $type === 'bpmn:Documentation' || $type === 'bpmn:TextAnnotation') return [];
  const texts = Object.keys(element).flatMap((key) =>
    key.startsWith('$') || LITERAL.has(key) || typeof element[key] !== 'string' ? [] : [element[key]],
  );
  if (typeof element.$body === 'string') texts.push(element.$body);
  return [...texts, ...Object.values(element.$attrs ?? {}).map(String)];
}

function reportEvent(element: ModdleElement, conversion: Conversion): void {
  const refused = refusedByFlowable(element);
  if (!refused) return;
  const kind = refused.$type.slice(5);
  const text = `<${kind.charAt(0).toLowerCase()}${kind.slice(1)} />`;
  conversion.addEntry('refused', untouched(element), 'intermediate-event', text, text, {
    zh: 'flowable 不支持这种中间事件，会拒绝部署；抛出消息请改用服务任务。',
    en: 'flowable has no intermediate event of this kind and refuses it; to send a message use a service task.',
  });
}
